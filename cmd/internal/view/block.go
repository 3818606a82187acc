package view

import (
	"househagal/cmd/internal/layout"
	"househagal/cmd/internal/page"
	"househagal/cmd/internal/say"
)

// step is a line of a block: a movement of hands, verb first, and the total to
// compare with the table. Without a verb it goes on under the block's text.
type step struct {
	verb, text, right string
}

// passed is a card that was passed over, and why in two words.
type passed struct{ name, why string }

// block is a head and all that is said under it.
type block struct {
	head   string // "IRULAN", "COMBAT"; "" for a line of its own
	passed []passed
	text   string // on the line of the head
	right  string // at its right margin
	steps  []step
	said   []page.Sentence // all of it in plain lines, nil: made from the parts
}

// wide draws blocks as lines of a page.
func (s Scene) wide(blocks []block) []string {
	return layout.Screen(s.width()).Blocks(s.pages(blocks))
}

func (s Scene) wideBlock(b *block) []string { return s.wide([]block{*b}) }

// pages are blocks as structure, for a layouter.
func (s Scene) pages(blocks []block) []page.Block {
	out := make([]page.Block, len(blocks))
	for i := range blocks {
		out[i] = s.page(&blocks[i])
	}
	return out
}

func (s Scene) page(b *block) page.Block {
	out := page.Block{Head: b.head, Lead: s.passOver(b.passed), Text: b.text, Right: b.right, Said: b.said}
	for _, x := range b.steps {
		out.Steps = append(out.Steps, page.Step{Verb: x.verb, Text: x.text, Right: x.right})
	}
	return out
}

// passOver names the cards passed over, or how many they are where names and
// reasons don't fit beside the head.
func (s Scene) passOver(all []passed) page.Lead {
	if len(all) == 0 {
		return page.Lead{}
	}
	var lead page.Lead
	var parts []string
	for i := 0; i < len(all); i++ {
		n := 1
		for i+n < len(all) && all[i+n] == all[i] {
			n++
		}
		parts = append(parts, s.Say("tell.pass_one", say.Args{"name": all[i].name, "n": n, "text": all[i].why}))
		i += n - 1
	}
	for _, p := range all {
		lead.Said = append(lead.Said, page.Sentence{s.Say("tell.pass_said", say.Args{"name": p.name}), s.Say("tell.pass_said_why", say.Args{"text": p.why})})
	}
	lead.Text = s.Say("tell.pass", say.Args{"texts": parts})
	if len(all) > 1 && !s.Unasked {
		lead.Short = s.Say("tell.pass_short", say.Args{"n": len(all)})
	}
	return lead
}
