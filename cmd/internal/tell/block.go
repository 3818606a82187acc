package tell

import (
	"househagal/cmd/internal/page"
	"househagal/cmd/internal/say"
	"househagal/engine"
)

// step is a movement of hands, verb first, and the total to compare with the
// table. Without a verb it goes on under the text of its block.
type step struct {
	verb, text, right string
	vp                bool   // Victory Points change
	brief             string // the text in fewer words, beside other steps; "": there are none
	apart             []step // instead of it, where it has no room on a line
}

// movements are steps as lines of a block.
func movements(steps []step) []page.Step {
	var out []page.Step
	for _, x := range steps {
		out = append(out, page.Step{Verb: x.verb, Text: x.text, Right: x.right, Else: movements(x.apart)})
	}
	return out
}

func head(s say.Speaker, seat engine.Seat) string { return s.Say("tell.head", say.Args{"seat": seat}) }

// passed is a card that was passed over, and why in two words.
type passed struct{ name, why string }

// passOver names the cards passed over, or how many they are where names and
// reasons have no room and "?" may say them.
func passOver(s say.Speaker, all []passed, unasked bool) page.Lead {
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
	if len(all) > 1 && !unasked {
		lead.Short = s.Say("tell.pass_short", say.Args{"n": len(all)})
	}
	return lead
}

// cardName is a card of the Hagal deck as its name alone.
func cardName(s say.Speaker, c engine.Card) string { return s.Say("tell.card", say.Args{"card": c}) }

func spaceName(s say.Speaker, sp engine.Space) string {
	return s.Say("tell.space", say.Args{"space": sp})
}
