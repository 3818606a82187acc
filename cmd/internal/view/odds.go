package view

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"househagal/engine"
	"househagal/rival/odds"
)

// oddsSpaces is how many spaces are named; the others are added up.
const oddsSpaces = 4

// Odds says where the next Agent of a Rival goes, with what chance, and how many
// swords it may turn up in Combat: what a careful player could count from the
// cards that are left. Nothing where nobody asked for it, where no Rival is to
// act in this round, or where the table turns up its own cards.
func (s Scene) Odds(t *engine.Table) []string {
	if b, ok := s.odds(t); ok {
		return s.wideBlock(&b)
	}
	return nil
}

// PlainOdds is Odds for plain lines.
func (s Scene) PlainOdds(t *engine.Table) []string {
	b, ok := s.odds(t)
	if !ok {
		return nil
	}
	return fold("Odds: "+b.text+".", PlainWidth, 0)
}

func (s Scene) odds(t *engine.Table) (block, bool) {
	who := nextRival(t)
	if !s.Taste.Odds || who == engine.NoSeat || t.Pos.Deck.Physical {
		return block{}, false
	}
	turn := odds.Of(s.Box, &t.Pos, who)
	low, high := odds.Swords(s.Box, &t.Pos)
	type chance struct {
		sp engine.Space
		p  float64
	}
	var list []chance
	for sp, p := range turn.Space {
		if p > 0 {
			list = append(list, chance{engine.Space(sp), p})
		}
	}
	slices.SortStableFunc(list, func(a, b chance) int { return int(math.Copysign(1, b.p-a.p)) })
	var parts []string
	rest := 1.0
	for _, x := range list[:min(oddsSpaces, len(list))] {
		parts = append(parts, fmt.Sprintf("%s %s", s.space(x.sp), percent(x.p)))
		rest -= x.p
	}
	if n := len(list) - oddsSpaces; n > 0 {
		parts = append(parts, fmt.Sprintf("%d more %s", n, percent(rest)))
	}
	if turn.Stays >= 0.005 {
		parts = append(parts, "no card fits "+percent(turn.Stays))
	}
	swords := fmt.Sprintf("%d to %d swords", low, high)
	if low == high {
		swords = count(low, "sword")
	}
	return block{head: "ODDS", text: s.Names.Seat[who] + ": " + strings.Join(parts, ", ") + "; " + swords}, true
}

// percent is a chance as a person says it.
func percent(p float64) string { return fmt.Sprintf("%.0f %%", 100*p) }

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
