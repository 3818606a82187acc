package view

import (
	"househagal/cmd/internal/layout"
	"househagal/cmd/internal/say"
	"househagal/engine"
)

// steps are the lines of a block in the order in which hands move: Agent,
// tokens, cubes, Spies, Shield Wall, payments, sandworms, troops.
func (s Scene) steps(t *engine.Table, h *hand, extra ...string) []step {
	var out []step
	h = s.tokenless(t, h)
	switch {
	case h.sent != engine.NoSpace:
		out = append(out, step{verb: s.Say("tell.do_send"), text: s.Say("tell.send", say.Args{"space": h.sent})})
	case h.stays:
		out = append(out, step{verb: s.Say("tell.do_keep"), text: s.Say("tell.no_card")})
	}
	if h.scored != 0 {
		out = append(out, step{verb: s.Say("tell.do_score"), text: s.Say("tell.vp", say.Args{"n": h.scored}), vp: true})
	}
	got, bought := h.split()
	out = append(out, s.takeSteps(t, got, extra...)...)
	out = append(out, s.paySteps(h, true)...)
	out = append(out, s.takeSteps(t, bought)...)
	out = append(out, s.raiseSteps(h)...)
	out = append(out, s.stealSteps(h)...)
	out = append(out, s.markSteps(h)...)
	out = append(out, s.spySteps(h)...)
	out = append(out, s.bankSteps(h)...)
	if h.wall {
		out = append(out, step{verb: s.Say("tell.do_remove"), text: s.Say("tell.wall")})
	}
	out = append(out, s.lostSteps(h)...)
	out = append(out, s.paySteps(h, false)...)
	out = append(out, s.unitSteps(h)...)
	if !t.Pos.Seat[h.seat].Human {
		out = append(out, s.otherSteps(h)...)
	}
	s.vpMargin(t, h, out)
	return out
}

// vpMargin writes the VP in all beside the last line that changes them.
func (s Scene) vpMargin(t *engine.Table, h *hand, steps []step) {
	if !h.vpMoved || t.Pos.Seat[h.seat].Human && t.Options.Reactive {
		return
	}
	for i := len(steps) - 1; i >= 0; i-- {
		if steps[i].vp {
			steps[i].right = s.Say("tell.vp", say.Args{"n": h.vp})
			return
		}
	}
}

// lostSteps are the lines for an Alliance or Intrigue that others take.
func (s Scene) lostSteps(h *hand) []step {
	var out []step
	if n := len(h.lost); n > 0 {
		x := step{verb: s.Say("tell.do_hand"), text: s.Say("tell.lost", say.Args{"n": n, "points": h.lostVP}), vp: h.lostVP != 0}
		if h.lost[0].Other == engine.NoSeat {
			x.verb = s.Say("tell.do_return")
			x.text = s.Say("tell.returned", say.Args{"faction": h.lost[0].Faction, "points": h.lostVP})
		}
		out = append(out, x)
	}
	for i := range h.robbed {
		e := &h.robbed[i]
		x := step{verb: s.Say("tell.do_hand"), text: s.Say("tell.robbed", say.Args{"gain": intrigue(e), "seat": e.Seat})}
		if e.Left >= 0 {
			x.right = s.Say("tell.purse", say.Args{"resource": engine.ResourceEnd, "n": e.Left})
		}
		out = append(out, x)
	}
	return out
}

// intrigue is as many cards as an event moves.
func intrigue(e *engine.Event) say.Amount {
	return say.Amount{N: int(e.Amount), Of: engine.ResourceEnd}
}

// rivalBlock is a Rival's turn as instructions for hands.
func (s Scene) rivalBlock(t *engine.Table, h *hand) block {
	b := block{head: s.Names.Caps(h.seat), passed: s.passedOver(h)}
	if h.shuffled > 0 {
		b.text = s.Say("tell.deck_empty")
	}
	b.steps = s.steps(t, h)
	return b
}

// passedOver lists the cards of a turn that were not followed.
func (s Scene) passedOver(h *hand) []passed {
	var out []passed
	for i := range h.seen {
		e := &h.seen[i]
		switch e.Result {
		case engine.Skipped:
			out = append(out, s.skipped(e))
		case engine.Reshuffled:
			out = append(out, passed{s.card(e.Card), s.Say("tell.pass_shuffle", say.Args{"n": max(e.Amount, 0)})})
		}
	}
	return out
}

// skipped names a card passed over, the space rather than the card where one
// was looked at, and why in two words.
func (s Scene) skipped(e *engine.Event) passed {
	name := s.card(e.Card)
	if e.Space != engine.NoSpace && e.Why != engine.WhyNoBonusSpice && e.Why != engine.WhyCondition {
		name = s.space(e.Space)
	}
	return passed{name, s.whyPassed(e)}
}

func (s Scene) whyPassed(e *engine.Event) string {
	switch e.Why {
	case engine.WhyNoBonusSpice:
		return s.Say("tell.pass_no_bonus")
	case engine.WhySmartPolitics:
		return s.Say("tell.pass_smart")
	case engine.WhyBlocked:
		return s.Say("tell.pass_blocked")
	case engine.WhyOccupied:
		if e.Other == e.Seat || e.Other == engine.NoSeat {
			return s.Say("tell.pass_own")
		}
		return s.Say("tell.pass_occupied", say.Args{"seat": e.Other})
	}
	for _, f := range s.Box.Deck.Cards[e.Card].Faces {
		for _, c := range f.Needs {
			if c.Kind == engine.InfluenceAtLeast {
				return s.Say("tell.pass_influence", say.Args{"faction": c.Faction, "n": c.N})
			}
		}
	}
	return s.Say("tell.pass_condition")
}

// reaction is what another seat does because of a turn, on one line where it
// fits: "Take 1 Solari (control); then pay 7 Solari for 1 VP".
func (s Scene) reaction(t *engine.Table, h *hand) block {
	b := block{head: s.Names.Caps(h.seat)}
	for _, h.control = range []wording{controlOf, controlBrief} {
		if b.text, b.right = s.oneLine(s.steps(t, h)); b.text == "" {
			return b
		}
		full := fill(b.head, indent) + b.text
		if layout.Width(atRight(full, b.right, s.width())) <= s.width() && (b.right == "" || full != atRight(full, b.right, s.width())) {
			return b
		}
	}
	h.control = controlFor
	b.steps, b.text, b.right = s.steps(t, h), "", ""
	return b
}

// oneLine says steps one behind the other, with the last total at the margin.
func (s Scene) oneLine(steps []step) (text, right string) {
	for i, x := range steps {
		switch {
		case i > 0 && x.verb == "":
			text = s.Say("tell.note", say.Args{"first": text, "text": x.text})
		case i > 0:
			text = s.Say("tell.then", say.Args{"first": text, "word": x.verb, "text": x.text})
		case x.verb == "":
			text = x.text
		default:
			text = s.Say("tell.step", say.Args{"word": x.verb, "text": x.text})
		}
		if x.right != "" {
			right = x.right
		}
	}
	return text, right
}
