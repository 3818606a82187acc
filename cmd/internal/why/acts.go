package why

import (
	"slices"

	"househagal/cmd/internal/say"
	"househagal/engine"
)

// actKind is what kind of moment is explained.
type actKind uint8

const (
	turnAct   actKind = iota // a Rival's Agent turn
	combatAct                // the ranks and what Rivals do with their rewards
	guestAct                 // what Rivals do in a human's turn
	startAct                 // what Rivals do before the first turn of a round
)

// act is a moment to be explained.
type act struct {
	kind     actKind
	seat     engine.Seat // whose turn it is
	who      engine.SeatSet
	from, to int // its events
	round    int
	nth      int // which turn of the seat in the round, or which page of the Combat
	of       int // how many pages the Combat has
	cards    int // Hagal cards turned up
	latest   bool
}

// explained lists the moments, the one to explain first first: of the turns
// since the last human's or the Combat those with several cards, then the
// others, then all before them.
func explained(s say.Speaker, t *engine.Table, events []engine.Event) []act {
	all := acts(t, events)
	var first, rest []act
	for i := len(all) - 1; i >= 0; i-- {
		switch {
		case all[i].latest && all[i].cards > 1:
			first = append(first, all[i])
		case all[i].kind == combatAct:
			rest = append(rest, combatPages(s, t, events, all[i])...)
		default:
			rest = append(rest, all[i])
		}
	}
	return append(first, rest...)
}

// acts finds the moments in the order in which they came.
func acts(t *engine.Table, events []engine.Event) []act {
	var all []act
	round, turns := 0, [engine.Seats + 1]int{}
	open := func(i int, kind actKind, seat engine.Seat) {
		if n := len(all); n > 0 && all[n-1].to > i {
			all[n-1].to = i
		}
		all = append(all, act{kind: kind, seat: seat, from: i, to: len(events), round: round})
	}
	for i := range events {
		e := &events[i]
		switch e.Kind {
		case engine.EvRound:
			round, turns = int(e.Amount), [engine.Seats + 1]int{}
			open(i, startAct, engine.NoSeat)
		case engine.EvTurn:
			if t.Pos.Seat[e.Seat].Human {
				open(i, guestAct, e.Seat)
				continue
			}
			turns[e.Seat]++
			open(i, turnAct, e.Seat)
			all[len(all)-1].nth = turns[e.Seat]
		case engine.EvCombat:
			open(i, combatAct, engine.NoSeat)
		case engine.EvCard:
			if len(all) > 0 {
				all[len(all)-1].cards++
			}
		}
	}
	return keepTold(t, awaited(t, all, events), events)
}

// awaited drops the turn of a Rival whose printed card is still to be turned up:
// it has not acted yet.
func awaited(t *engine.Table, all []act, events []engine.Event) []act {
	if n := len(all); n > 0 && all[n-1].kind == turnAct && all[n-1].from == len(events)-1 && t.Turn.Seat == all[n-1].seat {
		return all[:n-1]
	}
	return all
}

// keepTold drops moments in which no Rival did anything, and marks what followed
// the last human's turn, or the Combat.
func keepTold(t *engine.Table, all []act, events []engine.Event) []act {
	var kept []act
	last := -1
	for _, a := range all {
		ranked := false
		for i := a.from; i < a.to; i++ {
			e := &events[i]
			ranked = ranked || e.Kind == engine.EvStrength
			if e.Seat != engine.NoSeat && !t.Pos.Seat[e.Seat].Human && buysOrCollects(e.Kind) {
				a.who = a.who.With(e.Seat)
			}
		}
		if a.kind == guestAct && a.from < len(events)-1 || a.kind == combatAct && ranked {
			last = a.from
		}
		if a.kind == turnAct || a.kind == combatAct && ranked || a.kind != combatAct && a.who != 0 {
			kept = append(kept, a)
		}
	}
	for i := range kept {
		kept[i].latest = kept[i].kind == turnAct && kept[i].from > last
	}
	return kept
}

// buysOrCollects says whether a Rival does this in a turn of others.
func buysOrCollects(k engine.EventKind) bool {
	return k == engine.EvBuySwordmaster || k == engine.EvBuyVP || k == engine.EvControlBonus
}

// tell gathers the reasons of a moment.
func tell(s say.Speaker, t *engine.Table, events []engine.Event, a act) *reasons {
	w := &reasons{Speaker: s, t: t, act: a, seat: a.seat}
	w.run(events)
	return w
}

func (w *reasons) run(events []engine.Event) {
	for w.at = w.act.from; w.at < w.act.to; w.at++ {
		w.tell(&events[w.at])
	}
	dropBare(w)
}

// combatPages parts a Combat into pages: as many rewards as have room on each.
func combatPages(s say.Speaker, t *engine.Table, events []engine.Event, a act) []act {
	var ends []int
	for i := a.from + 1; i < a.to; i++ {
		if events[i].Kind == engine.EvReward {
			ends = append(ends, i)
		}
		if slices.Contains([]engine.EventKind{engine.EvHome, engine.EvMaker, engine.EvRecall}, events[i].Kind) {
			a.to = i
		}
	}
	var pages []act
	page := act{kind: combatAct, from: a.from, to: a.from, round: a.round, nth: 1}
	for _, end := range append(ends, a.to) {
		longer := page
		longer.to = end
		if page.to > page.from && !tell(s, t, events, longer).fits() {
			pages = append(pages, page)
			longer.from, longer.nth = page.to, page.nth+1
		}
		page = longer
	}
	pages = append(pages, page)
	for i := range pages {
		pages[i].of = len(pages)
	}
	return pages
}
