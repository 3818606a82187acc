package why

import (
	"sort"

	"househagal/cmd/internal/say"
	"househagal/engine"
)

// strength gathers the strengths, and says who ranks how after the last one.
func (w *reasons) strength(e *engine.Event) {
	w.ranks = append(w.ranks, *e)
	if len(w.ranks) < engine.Seats {
		return
	}
	sort.SliceStable(w.ranks, func(a, b int) bool { return w.ranks[a].Total > w.ranks[b].Total })
	var parts say.List
	var places [4]engine.SeatSet
	third := false
	for i := range w.ranks {
		r := &w.ranks[i]
		parts = append(parts, w.Say("why.strength_of", say.Args{"seat": r.Seat, "n": max(r.Total, 0)}))
		places[r.Amount] = places[r.Amount].With(r.Seat)
		third = third || r.Total > 0 && r.Amount == 0
	}
	w.note(engine.CombatRanks)
	w.add(w.Say("why.strength_head"), w.Sentences(w.Say("why.strength", say.Args{"text": w.Join(parts)}), ranking(w, places, third)))
	for i := range w.ranks {
		if r := &w.ranks[i]; r.Amount > 0 && !w.t.Pos.Seat[r.Seat].Human && !w.t.Rules.Const.Rivals.TakesRewards {
			w.more(w.Say("why.ranks_only", say.Args{"seat": r.Seat}))
			w.note(engine.CombatHouseHagal)
		}
	}
}

// ranking is who takes which reward, and by what rule.
func ranking(w *reasons, places [4]engine.SeatSet, third bool) string {
	switch {
	case places[1] == 0 && places[2] == 0:
		return w.Say("why.nobody")
	case places[1] == 0:
		w.note(engine.CombatTies)
		return w.Say("why.tie_first", say.Args{"seats": places[2], "third": third})
	case places[3] != 0:
		w.note(engine.CombatTies)
		return w.Say("why.tie_second", say.Args{"seats": places[3], "third": third})
	case places[2] != 0:
		return w.Say("why.first_second", say.Args{"third": third})
	}
	return w.Say("why.first", say.Args{"third": third})
}

// reward begins what a seat takes.
func (w *reasons) reward(e *engine.Event) {
	dropBare(w)
	w.seat = e.Seat
	x := &w.t.Pos.Seat[e.Seat]
	if x.Human {
		return
	}
	id, bare := say.ID("why.reward"), false
	w.note(e.Rule)
	switch {
	case x.Streamlined && !w.t.Rules.Const.Streamlined.TakesRewards:
		id = "why.reward_streamlined"
		w.note(engine.SetupStreamlined)
	case e.Times > 1:
		id = "why.reward_twice"
		w.note(engine.CombatDouble)
		w.doubled = true
	default:
		bare = true
	}
	text := []string{w.Say(id, say.Args{"n": e.Amount})}
	w.list = append(w.list, reason{head: w.Say("why.of_seat", say.Args{"seat": e.Seat}), text: text, brief: text, open: true, bare: bare})
}

// dropBare forgets a reward that left nothing to decide: the ranks tell it.
func dropBare(w *reasons) {
	if n := len(w.list); n > 0 && w.list[n-1].bare {
		w.list = w.list[:n-1]
	}
}

// again goes on with the reward after something else was told.
func (w *reasons) again() {
	if n := len(w.list); n == 0 || !w.list[n-1].open {
		w.list = append(w.list, reason{head: w.Say("why.again"), open: true})
	}
}

// spoils tells of a winner that takes nothing but a marker off the board.
func (w *reasons) spoils(e *engine.Event) {
	w.add(w.Say("why.of_seat", say.Args{"seat": e.Other}), w.Say("why.spoils", say.Args{"seat": e.Seat, "space": e.Space}))
	w.note(e.Rule)
}

// icon explains what becomes of the Conflict card.
func (w *reasons) icon(e *engine.Event) {
	icon, text := engine.Icon(e.Amount), ""
	switch {
	case e.Kind == engine.EvPair:
		text = w.Say("why.icon_pair", say.Args{"icon": icon, "n": w.t.Rules.Const.IconVP})
	case icon == engine.Wild:
		text = w.Say("why.icon_wild")
		w.note(engine.EndWild)
	case w.t.Scores(e.Seat):
		text = w.Say("why.icon_alone", say.Args{"icon": icon})
	default:
		text = w.Say("why.icon_kept")
	}
	w.add(w.Say("why.icons_head"), text)
	w.note(engine.CombatIcons)
}

// paid explains a reward, or an effect, that had to be paid.
func (w *reasons) paid(e *engine.Event) {
	var parts say.List
	for r := engine.Solari; r <= engine.ResourceEnd; r++ {
		if n := e.Paid.Of(r); n > 0 {
			parts = append(parts, say.Amount{N: n, Of: r})
		}
	}
	if e.Paid.Spies > 0 {
		parts = append(parts, w.Say("why.paid_spies", say.Args{"n": e.Paid.Spies}))
	}
	w.add(w.Say("why.paid_head"), w.Say("why.paid", say.Args{"price": parts}))
	w.list[len(w.list)-1].spies = e.Paid.Spies > 0
	w.note(e.Rule)
}
