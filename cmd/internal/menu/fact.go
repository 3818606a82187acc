package menu

import (
	"strconv"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/boxed"
	"househagal/cmd/internal/effect"
	"househagal/cmd/internal/say"
	"househagal/engine"
)

// isFree asks whether something is free of the humans' pieces: with one human
// the answer no names it, with two each is offered by name.
func isFree(s say.Speaker, q *engine.Question, text string) sheet {
	humans := q.Mask &^ 1
	if humans&(humans-1) == 0 {
		seat := 0
		for i := 1; i <= engine.Seats; i++ {
			if q.Open(i) {
				seat = i
			}
		}
		return twoWays(s, 0, seat, text)
	}
	sh := newSheet(text)
	sh.Layout = ask.Row
	sh.add(0, ask.Choice{Key: "y", Label: s.Say("ask.yes"), Words: []string{"yes"}})
	for _, c := range seatChoices(s, q) {
		c.Label = s.Say("ask.is_there", say.Args{"seat": engine.Seat(c.seat)})
		sh.add(c.seat, c.Choice)
	}
	return sh
}

// factAgent asks about a space.
func factAgent(s say.Speaker, _ *engine.Table, q *engine.Question) sheet {
	return isFree(s, q, s.Say("ask.space_free", say.Args{"space": q.Space}))
}

// factPost asks about an observation post.
func factPost(s say.Speaker, _ *engine.Table, q *engine.Question) sheet {
	return isFree(s, q, s.Say("ask.post_free", say.Args{"post": q.Post}))
}

// factBonus asks for the bonus spice on a space.
func factBonus(s say.Speaker, _ *engine.Table, q *engine.Question) sheet {
	sh := quantity(0, int(q.Max), 9, s.Say("ask.bonus", say.Args{"space": q.Space}))
	sh.Number.Keys = oneDigit // a space gets one a round
	return sh
}

// factInfluence asks for the number, not for a comparison.
func factInfluence(s say.Speaker, _ *engine.Table, q *engine.Question) sheet {
	return quantity(0, int(q.Max), int(q.Max), s.Say("ask.influence", say.Args{"seat": q.About, "faction": q.Faction}))
}

// factWall asks whether the Shield Wall still stands.
func factWall(s say.Speaker, _ *engine.Table, _ *engine.Question) sheet {
	return yesNo(s, s.Say("ask.wall_stands"))
}

// factToken asks whether the token of a space still lies there.
func factToken(s say.Speaker, t *engine.Table, q *engine.Question) sheet {
	return yesNo(s, s.Say("ask.token_there", say.Args{"space": q.Space, "unit": t.Rules.TokenOf(q.Space).Unit}))
}

// askToken asks a human whether it took the token of the space.
func askToken(s say.Speaker, t *engine.Table, q *engine.Question) sheet {
	k := t.Rules.TokenOf(q.Space)
	price := t.TokenPrice(q.Seat, k)
	return yesNo(s, s.Say("ask.token", say.Args{"seat": q.Seat, "unit": k.Unit, "price": amounts(price.Purse)}))
}

// factFirst asks whether what lies on a space for the first there still does.
func factFirst(s say.Speaker, _ *engine.Table, q *engine.Question) sheet {
	n, left := int8(0), ""
	if x := s.Box.Rules.FirstOn(q.Track); x != nil {
		n, left = x.Space, effect.Say(s, effect.Menu, x.First)
	}
	return yesNo(s, s.Say("ask.first_there", say.Args{"n": n, "track": q.Track, "effects": left}))
}

// factIntrigue is asked when a Rival goes where it may take a card.
func factIntrigue(s say.Speaker, _ *engine.Table, q *engine.Question) sheet {
	goes := ""
	if q.Other != engine.NoSeat && q.Other != q.About && q.Space != engine.NoSpace {
		goes = s.Say("ask.goes", say.Args{"seat": q.Other, "space": q.Space})
	}
	sh := quantity(0, int(q.Max), 9, s.Sentences(goes, s.Say("ask.intrigue", say.Args{"seat": q.About})))
	sh.Number.Keys = oneDigit // nobody holds ten
	return sh
}

// factPurse asks for tokens: a tie, or something to be paid.
func factPurse(s say.Speaker, _ *engine.Table, q *engine.Question) sheet {
	return figure(int(q.Max), s.Say("ask.purse", say.Args{"seat": q.About, "resource": q.Resource}))
}

// factVP asks a human whose score was never reported.
func factVP(s say.Speaker, _ *engine.Table, q *engine.Question) sheet {
	return quantity(0, int(q.Max), 9, s.Say("ask.vp", say.Args{"seat": q.About, "wild": boxed.Objectives(s.Box)}))
}

// factUnits asks for units, not for strength.
func factUnits(s say.Speaker, _ *engine.Table, q *engine.Question) sheet {
	sh := quantity(0, int(q.Max), 9, s.Say("ask.units", say.Args{"seat": q.About}))
	sh.aside(s, s.Say("ask.units_aside", say.Args{"text": unitKinds(s)}))
	return sh
}

// unitKinds names the kinds of unit beside troops and sandworms.
func unitKinds(s say.Speaker) string {
	var parts say.List
	for k := 1; k < len(s.Box.Rules.Units); k++ {
		parts = append(parts, s.Say("ask.unit_kind", say.Args{"unit": engine.Unit(k)}))
	}
	return s.Join(parts)
}

// factStrength asks for the total at Combat.
func factStrength(s say.Speaker, _ *engine.Table, q *engine.Question) sheet {
	return figure(int(q.Max), s.Say("ask.total_strength", say.Args{"seat": q.About}))
}

// factGarrison asks at a tie for the win.
func factGarrison(s say.Speaker, t *engine.Table, q *engine.Question) sheet {
	also := engine.Unit(0)
	if t.Pos.Phase == engine.Over { // a tie, where other units that are troops count too
		also = t.Rules.TroopKind()
	}
	return quantity(0, int(q.Max), 9, s.Say("ask.garrison", say.Args{"seat": q.About, "unit": also}))
}

// factDividends asks how often humans took Dividends since that was asked last.
func factDividends(s say.Speaker, _ *engine.Table, q *engine.Question) sheet {
	sh := newSheet(s.Say("ask.dividends"))
	sh.Layout = ask.Row
	sh.enter(0, s.Say("ask.never"), "no", "n", "0")
	for n := 1; n <= int(q.Max); n++ {
		sh.add(n, ask.Choice{Key: strconv.Itoa(n), Label: s.Say("ask.times", say.Args{"n": n})})
	}
	return sh
}
