package view

import (
	"sort"
	"strconv"
	"strings"

	"househagal/engine"
)

// strength gathers the strengths, and says who ranks how after the last one.
func (w *reasons) strength(e *engine.Event) {
	w.ranks = append(w.ranks, *e)
	if len(w.ranks) < engine.Seats {
		return
	}
	sort.SliceStable(w.ranks, func(a, b int) bool { return w.ranks[a].Total > w.ranks[b].Total })
	var parts []string
	var places [4]engine.SeatSet
	third := false
	for i := range w.ranks {
		r := &w.ranks[i]
		text := "0"
		if r.Total > 0 {
			text = strconv.Itoa(int(r.Total))
		}
		parts = append(parts, w.s.Names.Object(r.Seat)+" "+text)
		places[r.Amount] = places[r.Amount].With(r.Seat)
		third = third || r.Total > 0 && r.Amount == 0
	}
	w.note(engine.CombatRanks)
	w.add("Strength", capital(strings.Join(parts, ", "))+". "+w.ranking(places, third))
	for i := range w.ranks {
		if r := &w.ranks[i]; r.Amount > 0 && !w.t.Pos.Seat[r.Seat].Human && !w.t.Rules.Const.Rivals.TakesRewards {
			w.more(w.s.Names.Seat[r.Seat] + " ranks, but takes nothing.")
			w.note(engine.CombatHouseHagal)
		}
	}
}

// ranking is who takes which reward, and by what rule.
func (w *reasons) ranking(places [4]engine.SeatSet, third bool) string {
	names := w.s.Names
	text := "The highest takes the first reward"
	switch {
	case places[1] == 0 && places[2] == 0:
		return "Nobody has any: no rewards."
	case places[1] == 0:
		w.note(engine.CombatTies)
		text = names.And(places[2]) + " tie for first: each takes the second reward, nobody wins"
	case places[3] != 0:
		w.note(engine.CombatTies)
		text += "; " + names.And(places[3]) + " tie for second: each takes the third"
	case places[2] != 0:
		text += ", the next the second"
	}
	if third {
		text += "; the third of three takes nothing"
	}
	return text + "."
}

// reward begins what a seat takes.
func (w *reasons) reward(e *engine.Event) {
	w.dropBare()
	w.seat = e.Seat
	x := &w.t.Pos.Seat[e.Seat]
	if x.Human {
		return
	}
	text, bare := ordinal(int(e.Amount))+" reward", false
	w.note(e.Rule)
	switch {
	case x.Streamlined && !w.t.Rules.Const.Streamlined.TakesRewards:
		text += ", but a streamlined Rival takes nothing of it"
		w.note(engine.SetupStreamlined)
	case e.Times > 1:
		text += ", twice: its sandworms in the Conflict double it"
		w.note(engine.CombatDouble)
		w.doubled = true
	default:
		bare = true
	}
	w.list = append(w.list, reason{head: w.s.Names.Seat[e.Seat], text: text + ".", brief: text + ".", open: true, bare: bare})
}

// dropBare forgets a reward that left nothing to decide: the ranks tell it.
func (w *reasons) dropBare() {
	if n := len(w.list); n > 0 && w.list[n-1].bare {
		w.list = w.list[:n-1]
	}
}

// again goes on with the reward after something else was told.
func (w *reasons) again() {
	if n := len(w.list); n == 0 || !w.list[n-1].open {
		w.list = append(w.list, reason{head: "Reward again", open: true})
	}
}

// spoils tells of a winner that takes nothing but a marker off the board.
func (w *reasons) spoils(e *engine.Event) {
	w.add(w.s.Names.Seat[e.Other], "wins and takes nothing; "+w.s.Names.Whose(e.Seat)+" control marker comes off "+w.s.space(e.Space)+".")
	w.note(e.Rule)
}

// icon explains what becomes of the Conflict card.
func (w *reasons) icon(e *engine.Event) {
	icon := engine.Icon(e.Amount)
	switch {
	case e.Kind == engine.EvPair:
		w.add("Battle icons", "another "+iconName(icon)+" is face up: both are turned face down for "+strconv.Itoa(int(w.t.Rules.Const.IconVP))+" VP.")
	case icon == engine.Wild:
		w.add("Battle icons", "a wild icon is not paired before the end.")
		w.note(engine.EndWild)
	case w.t.Scores(e.Seat):
		w.add("Battle icons", "no other "+iconName(icon)+" is face up, so the card stays face up.")
	default:
		w.add("Battle icons", "the card is kept from the others; it scores nothing.")
	}
	w.note(engine.CombatIcons)
}

// paid explains a reward, or an effect, that had to be paid.
func (w *reasons) paid(e *engine.Event) {
	var parts []string
	for r := engine.Solari; r <= engine.ResourceEnd; r++ {
		if n := e.Paid.Of(r); n > 0 {
			parts = append(parts, tokens(n, r))
		}
	}
	if n := int(e.Paid.Spies); n > 0 {
		parts = append(parts, "the recall of "+spies(n))
	}
	w.add("Paying", "what must be paid is paid whenever it can be, before anything is bought: "+strings.Join(parts, ", ")+".")
	w.note(e.Rule)
}
