package view

import (
	"househagal/cmd/internal/ask"
	"househagal/engine"
)

// isFree asks whether something is free of the humans' pieces: with one human
// the answer no names it, with two each is offered by name.
func (s Scene) isFree(q *engine.Question, what string) sheet {
	humans := q.Mask &^ 1
	if humans&(humans-1) == 0 {
		seat := 0
		for i := 1; i <= engine.Seats; i++ {
			if q.Open(i) {
				seat = i
			}
		}
		return twoWays(0, seat, "Is %s free?", what)
	}
	sh := newSheet("Is %s free?", what)
	sh.Layout = ask.Row
	sh.add(0, ask.Choice{Key: "y", Label: "yes"})
	for _, c := range s.seatChoices(q, " is there") {
		sh.add(c.seat, c.Choice)
	}
	return sh
}

// factAgent asks about a space.
func (s Scene) factAgent(t *engine.Table, q *engine.Question) sheet {
	return s.isFree(q, t.Rules.Spaces[q.Space].Name)
}

// factPost asks about an observation post.
func (s Scene) factPost(_ *engine.Table, q *engine.Question) sheet {
	return s.isFree(q, s.postNoun(q.Post))
}

// factBonus asks for the bonus spice on a space.
func (s Scene) factBonus(t *engine.Table, q *engine.Question) sheet {
	return quantity(0, int(q.Max), 9, "How much bonus spice is on %s?", t.Rules.Spaces[q.Space].Name)
}

// factInfluence asks for the number, not for a comparison.
func (s Scene) factInfluence(_ *engine.Table, q *engine.Question) sheet {
	return quantity(0, int(q.Max), int(q.Max), "%s %s influence?", s.whose(q.About), s.faction(q.Faction))
}

// factWall asks whether the Shield Wall still stands.
func (s Scene) factWall(*engine.Table, *engine.Question) sheet {
	return yesNo("Does the Shield Wall stand?")
}

// factIntrigue is asked when a Rival goes where it may take a card.
func (s Scene) factIntrigue(t *engine.Table, q *engine.Question) sheet {
	head := ""
	if q.Other != engine.NoSeat && q.Other != q.About && q.Space != engine.NoSpace {
		head = s.Names.Seat[q.Other] + " goes to " + t.Rules.Spaces[q.Space].Name + ". "
	}
	who := "do you"
	if q.About != s.Names.You {
		who = "does " + s.Names.Seat[q.About]
	}
	return quantity(0, int(q.Max), 9, "%sHow many Intrigue cards %s hold?", head, who)
}

// factPurse asks for tokens: a tie, or something to be paid.
func (s Scene) factPurse(_ *engine.Table, q *engine.Question) sheet {
	return figure(int(q.Max), "%s %s?", s.whose(q.About), resourceName(q.Resource))
}

// factVP asks a human whose score was never reported.
func (s Scene) factVP(_ *engine.Table, q *engine.Question) sheet {
	what := "Endgame Intrigue cards"
	if hasObjectives(s.Box) {
		what += " and wild icon"
	}
	return figure(int(q.Max), "%s VP, %s counted?", s.whose(q.About), what)
}

// factUnits asks for units, not for strength.
func (s Scene) factUnits(_ *engine.Table, q *engine.Question) sheet {
	return quantity(0, int(q.Max), 9, "%s units in the Conflict? (troops and sandworms)", s.whose(q.About))
}

// factStrength asks for the total at Combat.
func (s Scene) factStrength(_ *engine.Table, q *engine.Question) sheet {
	return figure(int(q.Max), "%s strength?", s.whose(q.About))
}

// factGarrison asks at a tie for the win.
func (s Scene) factGarrison(_ *engine.Table, q *engine.Question) sheet {
	return quantity(0, int(q.Max), 9, "%s troops in the garrison?", s.whose(q.About))
}
