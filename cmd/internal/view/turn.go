package view

import (
	"strconv"
	"strings"

	"househagal/cmd/internal/layout"
	"househagal/engine"
)

// steps are the lines of a block in the order in which hands move: Agent,
// tokens, cubes, Spies, Shield Wall, payments, sandworms, troops.
func (s Scene) steps(t *engine.Table, h *hand, extra ...string) []step {
	var out []step
	h = s.tokenless(t, h)
	switch {
	case h.sent != engine.NoSpace:
		out = append(out, step{verb: "Send", text: "an Agent to " + s.space(h.sent)})
	case h.stays:
		out = append(out, step{verb: "Keep", text: "the Agent: no card of the deck fits"})
	}
	if h.scored != 0 {
		out = append(out, step{verb: "Score", text: strconv.Itoa(h.scored) + " VP", vp: true})
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
		out = append(out, step{verb: "Remove", text: "the Shield Wall, for good"})
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
			steps[i].right = strconv.Itoa(h.vp) + " VP"
			return
		}
	}
}

// lostSteps are the lines for an Alliance or Intrigue that others take.
func (s Scene) lostSteps(h *hand) []step {
	var out []step
	if n := len(h.lost); n > 0 {
		x := step{verb: "Hand", text: "over the Alliance", vp: h.lostVP != 0}
		switch {
		case h.lost[0].Other == engine.NoSeat:
			x.verb, x.text = "Return", "the "+s.faction(h.lost[0].Faction)+" Alliance to the board"
		case n > 1:
			x.text = "over the Alliances"
		}
		x.text += plusVP(h.lostVP, ", ")
		out = append(out, x)
	}
	for i := range h.robbed {
		e := &h.robbed[i]
		x := step{verb: "Hand", text: "over " + count(int(e.Amount), "Intrigue card") + " at random to " + s.Names.Object(e.Seat)}
		if e.Left >= 0 {
			x.right = "Intrigue " + strconv.Itoa(int(e.Left))
		}
		out = append(out, x)
	}
	return out
}

// rivalBlock is a Rival's turn as instructions for hands.
func (s Scene) rivalBlock(t *engine.Table, h *hand) block {
	b := block{head: s.Names.Caps(h.seat), passed: s.passedOver(h)}
	if h.shuffled > 0 {
		b.text = deckEmpty
	}
	b.steps = s.steps(t, h)
	return b
}

const deckEmpty = "The Hagal deck is empty: all cards are shuffled into a new one."

// passedOver lists the cards of a turn that were not followed.
func (s Scene) passedOver(h *hand) []passed {
	var out []passed
	for i := range h.seen {
		e := &h.seen[i]
		switch e.Result {
		case engine.Skipped:
			out = append(out, s.skipped(e))
		case engine.Reshuffled:
			why := "shuffle all cards"
			if e.Amount > 0 {
				why = "all " + strconv.Itoa(int(e.Amount)) + " cards shuffled"
			}
			out = append(out, passed{s.card(e.Card), why})
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
		return "no bonus spice"
	case engine.WhySmartPolitics:
		return "Smart Politics"
	case engine.WhyBlocked:
		return "blocked"
	case engine.WhyOccupied:
		if e.Other == e.Seat || e.Other == engine.NoSeat {
			return "own Agent there"
		}
		return s.Names.Whose(e.Other) + " Agent there"
	}
	for _, f := range s.Box.Deck.Cards[e.Card].Faces {
		for _, c := range f.Needs {
			if c.Kind == engine.InfluenceAtLeast {
				return s.faction(c.Faction) + " below " + strconv.Itoa(int(c.N))
			}
		}
	}
	return "condition not met"
}

// reaction is what another seat does because of a turn, on one line where it
// fits: "Take 1 Solari (control); then pay 7 Solari for 1 VP".
func (s Scene) reaction(t *engine.Table, h *hand) block {
	b := block{head: s.Names.Caps(h.seat)}
	for _, long := range []bool{true, false} {
		steps := s.steps(t, h)
		s.nameControl(h, steps, long)
		if b.text, b.right = oneLine(steps); b.text == "" {
			return b
		}
		full := fill(b.head, indent) + b.text
		if layout.Width(atRight(full, b.right, s.width())) <= s.width() && (b.right == "" || full != atRight(full, b.right, s.width())) {
			return b
		}
	}
	b.steps, b.text, b.right = s.steps(t, h), "", ""
	return b
}

// nameControl says for control of which space tokens are taken.
func (s Scene) nameControl(h *hand, steps []step, long bool) {
	for r := range h.gains {
		for _, g := range h.gains[r] {
			if g.space == engine.NoSpace {
				continue
			}
			why := "(control)"
			if long {
				why = "(control of " + s.space(g.space) + ")"
			}
			for i := range steps {
				steps[i].text = strings.Replace(steps[i].text, "for control", why, 1)
			}
		}
	}
}

// oneLine joins steps into a sentence, with the last total at the margin.
func oneLine(steps []step) (text, right string) {
	for i, x := range steps {
		part := strings.TrimPrefix(x.verb+" "+x.text, " ")
		switch {
		case i > 0 && x.verb == "":
			part = " " + part
		case i > 0:
			part = "; then " + small(part)
		}
		text += part
		if x.right != "" {
			right = x.right
		}
	}
	return text, right
}
