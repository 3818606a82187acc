package layout

import (
	"strconv"
	"strings"

	"househagal/cmd/internal/page"
)

// PlainWidth is how many cells a plain line has at most.
const PlainWidth = 40

// Plain draws plain lines, which are read and not looked over: a Rival's
// movements numbered, every total a sentence, a blank line between blocks.
type Plain struct {
	Sentence func(string) string // makes a sentence of a text, as the language does
}

// Blocks draws blocks one under the other.
func (p Plain) Blocks(blocks []page.Block) []string {
	var out []string
	for i := range blocks {
		lines := p.Block(&blocks[i])
		if len(out) > 0 && len(lines) > 0 && !blocks[i].Close {
			out = append(out, "")
		}
		out = append(out, lines...)
	}
	return out
}

// Page draws the blocks that are new, then title and score.
func (p Plain) Page(x *page.Page) []string {
	switch {
	case x.Saying == page.ByLine:
		return gapless(Full.Body(x))
	case x.Saying == page.Whole || x.Said == nil && len(x.Blocks) == 0:
		return gapless(append(Full.heading(x), Full.Body(x)...))
	}
	out := p.Blocks(x.Blocks[x.Again:])
	if len(out) > 0 && len(x.Said) > 0 {
		out = append(out, "")
	}
	return append(out, p.said(x.Said)...)
}

// Asked draws questions with their answers.
func (p Plain) Asked(asked []string) []string {
	var out []string
	for _, a := range asked {
		out = append(out, Fold("? "+a, PlainWidth, 2)...)
	}
	return out
}

// gapless closes the gaps of lines that were made for a wide page.
func gapless(lines []string) []string {
	out := make([]string, len(lines))
	for i, l := range lines {
		out[i] = strings.Join(strings.Fields(l), " ")
	}
	return out
}

// Block draws one block; what of it has no room on a line of a page is said as it
// stands there in its place.
func (p Plain) Block(b *page.Block) []string {
	switch {
	case b.Said != nil:
		return p.said(b.Said)
	case b.Seats != nil:
		return saidSeats(b.Seats)
	case b.Kept:
		return Screen(PlainWidth).Block(b)
	}
	if !Full.holds(b) {
		return p.Blocks(b.Else)
	}
	var out []string
	if b.Folds {
		var all []page.Sentence
		for _, line := range Full.head(b) {
			all = append(all, page.Sentence{line})
		}
		return p.said(all)
	}
	if b.Head != "" {
		out = append(out, b.Head)
	}
	out = append(out, p.said(b.Lead.Said)...)
	out = append(out, p.texts(b.Text, b.Right)...)
	n := 0
	for _, x := range Full.steps(b) {
		switch {
		case x.Said != nil:
			out = append(out, p.said(x.Said)...)
		case x.Verb == "":
			out = append(out, p.texts(x.Text, x.Right)...)
		default:
			n++
			out = append(out, p.texts(strconv.Itoa(n)+". "+Together(x.Verb, x.Text), x.Right)...)
		}
	}
	return append(out, saidRows(b.Rows)...)
}

// texts makes a sentence of each text that isn't empty.
func (p Plain) texts(texts ...string) []string {
	var out []string
	for _, text := range texts {
		if text != "" {
			out = append(out, Fold(p.Sentence(text), PlainWidth, 0)...)
		}
	}
	return out
}

// said draws sentences, each on a line or in its parts.
func (p Plain) said(all []page.Sentence) []string {
	var out []string
	for _, s := range all {
		if whole := Together(s...); Width(whole) <= PlainWidth {
			out = append(out, whole)
			continue
		}
		for _, part := range s {
			out = append(out, Fold(part, PlainWidth, 0)...)
		}
	}
	return out
}
