package tell

import (
	"math"
	"slices"

	"househagal/cmd/internal/page"
	"househagal/cmd/internal/say"
	"househagal/engine"
	"househagal/rival/odds"
)

// oddsSpaces is how many spaces are named; the others are added up.
const oddsSpaces = 4

// Odds says where the next Agent of a Rival goes, with what chance, and how many
// swords it may turn up in Combat: what a careful player could count from the
// cards that are left. Nothing where nobody asked for it, where no Rival is to
// act in this round, or where the table turns up its own cards.
func Odds(s say.Speaker, taste Taste, t *engine.Table) []page.Block {
	who := nextRival(t)
	if !taste.Odds || who == engine.NoSeat || t.Pos.Deck.Physical {
		return nil
	}
	return oddsOf(s, t, who, oddsSpaces)
}

// AllOdds is Odds with every space that is possible.
func AllOdds(s say.Speaker, t *engine.Table) []page.Block {
	if who := nextRival(t); who != engine.NoSeat {
		return oddsOf(s, t, who, len(s.Box.Rules.Spaces))
	}
	return nil
}

// oddsOf names the n likeliest spaces.
func oddsOf(s say.Speaker, t *engine.Table, who engine.Seat, most int) []page.Block {
	turn := odds.Of(s.Box, &t.Pos, who)
	low, high := odds.Swords(s.Box, &t.Pos)
	list := likely(&turn)
	var parts []string
	rest := 1.0
	for _, x := range list[:min(most, len(list))] {
		parts = append(parts, s.Say("odds.space", say.Args{"space": x.space, "n": percent(x.p)}))
		rest -= x.p
	}
	if n := len(list) - most; n > 0 {
		parts = append(parts, s.Say("odds.more", say.Args{"of": n, "n": percent(rest)}))
	}
	if turn.Stays >= 0.005 {
		parts = append(parts, s.Say("odds.stays", say.Args{"n": percent(turn.Stays)}))
	}
	swords := s.Say("odds.swords", say.Args{"n": low, "to": high})
	if low == high {
		swords = s.Say("odds.swords_sure", say.Args{"n": low})
	}
	text := s.Say("odds.text", say.Args{"seat": who, "texts": parts, "text": swords})
	return []page.Block{{Head: s.Say("odds.head"), Text: text, Said: []page.Sentence{{s.Say("odds.said", say.Args{"text": text})}}}}
}

// chance is how likely an Agent goes to a space.
type chance struct {
	space engine.Space
	p     float64
}

// likely lists the spaces that are possible, the likeliest first.
func likely(turn *odds.Turn) []chance {
	var list []chance
	for sp, p := range turn.Space {
		if p > 0 {
			list = append(list, chance{engine.Space(sp), p})
		}
	}
	slices.SortStableFunc(list, func(a, b chance) int { return int(math.Copysign(1, b.p-a.p)) })
	return list
}

// percent is a chance as a person says it.
func percent(p float64) int { return int(math.RoundToEven(100 * p)) }

// nextRival is the Rival that acts after the human whose turn it is.
func nextRival(t *engine.Table) engine.Seat {
	p := &t.Pos
	if p.Phase != engine.PlayerTurns || p.Turn == engine.NoSeat || !p.Seat[p.Turn].Human {
		return engine.NoSeat
	}
	order := p.Order()
	at := slices.Index(order[:], p.Turn)
	for i := 1; i < len(order); i++ {
		if s := order[(at+i)%len(order)]; !p.Seat[s].Human && t.Rules.MayAct(p, s) {
			return s
		}
	}
	return engine.NoSeat
}
