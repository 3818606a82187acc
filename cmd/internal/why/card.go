package why

import (
	"slices"

	"househagal/cmd/internal/effect"
	"househagal/cmd/internal/say"
	"househagal/engine"
)

// card explains a card that was turned up.
func (w *reasons) card(e *engine.Event) {
	head := w.Say("why.of_card", say.Args{"card": e.Card})
	if e.Space != engine.NoSpace && e.Result != engine.Continued {
		head = w.Say("why.of_space", say.Args{"space": e.Space})
	}
	switch e.Result {
	case engine.Played:
		w.add(head, w.Say("why.taken", say.Args{"texts": needs(w.Speaker, e)}))
		if e.Rule == engine.TurnFaces {
			w.note(e.Rule)
		}
		w.sayMaker()
	case engine.Continued:
		w.add(head, "")
	case engine.Reshuffled:
		w.add(head, w.Say("why.reshuffled"))
		w.note(e.Rule)
	case engine.Skipped:
		w.skip(head, e)
		w.sayMaker()
		w.note(e.Rule)
	}
}

// needs are the conditions of the faces that send the Agent to that space.
func needs(s say.Speaker, e *engine.Event) []string {
	var out []string
	for _, f := range s.Box.Deck.Cards[e.Card].Faces {
		if f.Space != e.Space && !slices.Contains(f.Spaces, e.Space) {
			continue
		}
		for _, c := range f.Needs {
			out = append(out, effect.Condition(s, effect.Card, c))
		}
		if f.Bonus > 0 {
			out = append(out, s.Say("why.needs_bonus"))
		}
	}
	return out
}

// skip explains a card that was passed over.
func (w *reasons) skip(head string, e *engine.Event) {
	r := reason{head: head}
	text := ""
	switch e.Why {
	case engine.WhyOccupied:
		own := e.Other == w.seat
		text = w.Say("why.occupied", say.Args{"seat": e.Other, "own": own})
		r.skipped = w.Say("why.occupied_short", say.Args{"seat": e.Other, "own": own})
		r.aside = w.Say("why.occupied_aside")
	case engine.WhyNoBonusSpice:
		text, r.skipped = w.Say("why.no_bonus"), w.Say("why.no_bonus_short")
	case engine.WhySmartPolitics:
		text, r.skipped = w.Say("why.smart"), w.Say("why.smart_short")
	case engine.WhyBlocked:
		text, r.skipped = w.Say("why.blocked"), w.Say("why.blocked_short")
	default:
		text, r.skipped = w.Say("why.condition", say.Args{"texts": needs(w.Speaker, e)}), w.Say("why.condition_short")
	}
	if slices.ContainsFunc(w.list, func(x reason) bool { return x.aside == r.aside }) {
		r.aside = ""
	}
	r.text, r.brief = []string{text}, []string{text}
	w.list = append(w.list, r)
}
