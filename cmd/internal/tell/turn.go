package tell

import (
	"househagal/cmd/internal/page"
	"househagal/cmd/internal/say"
	"househagal/engine"
)

// steps are the lines of a block in the order in which hands move: Agent,
// tokens, cubes, Spies, Shield Wall, payments, sandworms, troops.
func steps(s say.Speaker, t *engine.Table, h *hand, extra ...string) []step {
	var out []step
	switch {
	case h.sent != engine.NoSpace:
		out = append(out, step{verb: s.Say("tell.do_send"), text: s.Say("tell.send", say.Args{"space": h.sent})})
	case h.stays:
		out = append(out, step{verb: s.Say("tell.do_keep"), text: s.Say("tell.no_card")})
	}
	before, after := h.aroundTile()
	if !t.Pos.Seat[h.seat].Human {
		out = withUses(s, h, out)
		out = append(out, trackSteps(s, h)...)
		out = append(out, tokenSteps(s, t, before)...)
		out = append(out, musterSteps(s, before)...)
		out = append(out, tileSteps(s, h)...)
	}
	if h.scored != 0 {
		out = append(out, step{verb: s.Say("tell.do_score"), text: s.Say("tell.vp", say.Args{"n": h.scored}), vp: true})
	}
	out = append(out, tokenSteps(s, t, after, extra...)...)
	out = append(out, raiseSteps(s, h)...)
	out = append(out, stealSteps(s, h)...)
	out = append(out, markSteps(s, h)...)
	out = append(out, spySteps(s, h)...)
	out = append(out, bankSteps(s, h)...)
	if h.wall {
		out = append(out, step{verb: s.Say("tell.do_remove"), text: s.Say("tell.wall")})
	}
	out = append(out, lostSteps(s, h)...)
	out = append(out, paySteps(s, h, false)...)
	switch {
	case t.Pos.Seat[h.seat].Human:
		out = append(out, unitSteps(s, h, false)...)
		out = append(out, hostSteps(s, h)...)
		out = append(out, unitsBack(s, h)...)
	case len(h.units) > 0: // they may have come in this turn
		out = append(out, otherSteps(s, h)...)
		out = append(out, unitSteps(s, h, true)...)
	default:
		out = append(out, unitSteps(s, h, true)...)
		out = append(out, otherSteps(s, h)...)
	}
	vpMargin(s, t, h, out)
	return out
}

// tokenSteps are the lines for tokens: what is taken, what is paid for an effect, and
// what that gives.
func tokenSteps(s say.Speaker, t *engine.Table, h *hand, extra ...string) []step {
	got, bought := h.split()
	out := takeSteps(s, t, got, extra...)
	out = append(out, paySteps(s, h, true)...)
	return append(out, takeSteps(s, t, bought)...)
}

// aroundTile parts what came before a tile was bought from all the rest.
func (h *hand) aroundTile() (before, after *hand) {
	at := h.buys()
	first, then := hand{seat: h.seat, control: h.control, tokensKept: h.tokensKept}, *h
	if at < 0 {
		return &first, h
	}
	first.others = h.others[:at:at]
	then.others, then.pays, first.spends = h.others[at:], nil, true
	for _, p := range h.pays {
		to := &then
		if p.early {
			to = &first
		}
		to.pays = append(to.pays, p)
	}
	h.partGains(&first, &then, func(g *gain) bool { return g.early })
	return &first, &then
}

// vpMargin writes the VP in all beside the last line that changes them.
func vpMargin(s say.Speaker, t *engine.Table, h *hand, steps []step) {
	if !h.vpMoved || t.Pos.Seat[h.seat].Human && t.Options.Reactive {
		return
	}
	lastVP(steps, s.Say("tell.vp", say.Args{"n": h.vp}))
}

func lastVP(steps []step, right string) {
	for i := len(steps) - 1; i >= 0; i-- {
		if steps[i].vp {
			steps[i].right = right
			lastVP(steps[i].apart, right)
			return
		}
	}
}

// lostSteps are the lines for an Alliance or Intrigue that others take.
func lostSteps(s say.Speaker, h *hand) []step {
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
func (w *teller) rivalBlock(h *hand) page.Block {
	b := page.Block{Head: head(w.Speaker, h.seat), Lead: passOver(w.Speaker, passedOver(w.Speaker, h), w.Unasked)}
	if h.shuffled > 0 {
		b.Text = w.Say("tell.deck_empty")
	}
	b.Steps = chained(w.Speaker, steps(w.Speaker, w.t, h))
	return b
}

// passedOver lists the cards of a turn that were not followed.
func passedOver(s say.Speaker, h *hand) []passed {
	var out []passed
	for i := range h.seen {
		e := &h.seen[i]
		switch e.Result {
		case engine.Skipped:
			out = append(out, skipped(s, e))
		case engine.Reshuffled:
			out = append(out, passed{cardName(s, e.Card), s.Say("tell.pass_shuffle", say.Args{"n": max(e.Amount, 0)})})
		}
	}
	return out
}

// skipped names a card passed over, the space rather than the card where one
// was looked at, and why in two words.
func skipped(s say.Speaker, e *engine.Event) passed {
	name := cardName(s, e.Card)
	if e.Space != engine.NoSpace && e.Why != engine.WhyNoBonusSpice && e.Why != engine.WhyCondition {
		name = spaceName(s, e.Space)
	}
	return passed{name, whyPassed(s, e)}
}

func whyPassed(s say.Speaker, e *engine.Event) string {
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
			switch c.Kind {
			case engine.InfluenceAtLeast:
				return s.Say("tell.pass_influence", say.Args{"faction": c.Faction, "n": c.N})
			case engine.UnitLeft:
				return s.Say("tell.pass_unit", say.Args{"unit": c.Unit})
			}
		}
	}
	return s.Say("tell.pass_condition")
}

// reaction is what another seat does because of a turn, on one line where it
// has room: "Take 1 Solari (control); then pay 7 Solari for 1 VP".
func reaction(s say.Speaker, t *engine.Table, h *hand) page.Block {
	apart := page.Block{Head: head(s, h.seat), Steps: movements(steps(s, t, h))}
	brief, whole := apart, apart
	brief.Steps, brief.Else = nil, []page.Block{apart}
	h.control = controlBrief
	brief.Text, brief.Right = oneLine(s, steps(s, t, h))
	whole.Steps, whole.Else = nil, []page.Block{brief}
	h.control = controlOf
	whole.Text, whole.Right = oneLine(s, steps(s, t, h))
	return whole
}

// oneLine says steps one behind the other, with the last total at the margin.
func oneLine(s say.Speaker, steps []step) (text, right string) {
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
