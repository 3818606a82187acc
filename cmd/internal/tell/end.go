package tell

import (
	"househagal/cmd/internal/page"
	"househagal/cmd/internal/say"
	"househagal/engine"
)

// end tells why the game ends, and what is settled before it is counted.
func (w *teller) end() {
	why := w.Say("end.reached", say.Args{"n": w.t.Pos.Target})
	if w.events[w.at].Amount == 2 {
		why = w.Say("end.deck_empty")
	}
	w.add(page.Block{Head: w.Say("end.head"), Text: why})
	for w.at++; w.at < len(w.events); w.at++ {
		e := &w.events[w.at]
		switch e.Kind {
		case engine.EvPair:
			w.add(page.Block{Head: head(w.Speaker, e.Seat), Right: w.vpAfter(w.at),
				Text: w.Say("end.pair", say.Args{"icon": engine.Icon(e.Amount), "n": w.Box.Rules.Const.IconVP})})
		case engine.EvTileUse:
			w.tileAtEnd()
		case engine.EvEndgame:
			w.add(page.Block{Head: head(w.Speaker, e.Seat), Text: w.Say("end.endgame", say.Args{"n": e.Amount}),
				Right: w.Say("end.vp", say.Args{"n": w.t.Pos.Seat[e.Seat].VP})})
		case engine.EvTie, engine.EvWin:
			return
		}
	}
}

// tileAtEnd tells what a tile gave a Rival at the end of the game: VP, and cubes that move.
func (w *teller) tileAtEnd() {
	use, from := &w.events[w.at], w.at+1
	for w.at+1 < len(w.events) && endGives[w.events[w.at+1].Kind] {
		w.at++
	}
	h := w.hand(use.Seat, w.events[from:w.at+1], use.Seat)
	args := say.Args{"tile": use.Tile, "effects": ""}
	if h.scored != 0 {
		args["effects"] = w.Say("tell.vp", say.Args{"n": h.scored})
	}
	b := page.Block{Head: head(w.Speaker, use.Seat), Text: w.Say("end.tile", say.Args{"text": w.Say("tell.tile_use", args)}), Steps: movements(raiseSteps(w.Speaker, h))}
	if h.vpMoved {
		b.Right = w.Say("end.vp", say.Args{"n": h.vp})
	}
	w.add(b)
}

// endGives are the events of what a tile gives at the end of the game.
var endGives = [engine.EventEnd]bool{engine.EvVP: true, engine.EvRaise: true, engine.EvAlliance: true, engine.EvAllianceLost: true, engine.EvDecision: true}

// vpAfter is the VP in all that the next VP event of the seat at index i tells.
func (w *teller) vpAfter(i int) string {
	seat := w.events[i].Seat
	for i++; i < len(w.events); i++ {
		if e := &w.events[i]; e.Kind == engine.EvVP && e.Seat == seat {
			return w.Say("end.vp", say.Args{"n": e.Total})
		}
	}
	return ""
}

// tie tells of a tie for the win and of what decides next. Only the last one is
// told: it is the one asked about.
func (w *teller) tie() {
	for w.at++; w.at < len(w.events) && w.events[w.at].Kind == engine.EvTie; w.at++ {
	}
	e := &w.events[w.at-1]
	set, by := e.Seats, int(e.TieBreak)
	first, next := say.ID("end.tie_vp"), say.ID("end.tie_first")
	if by > 1 {
		first, next = "end.tie_same", "end.tie_next"
	}
	w.add(page.Block{Head: w.Say("end.tie_head"),
		Text:  w.Say(first, say.Args{"seats": set, "n": w.t.Pos.Seat[set.First()].VP, "tie": by - 1}),
		Steps: []page.Step{{Text: w.Say(next, say.Args{"tie": by, "text": tieFigures(w.Speaker, w.t, set, by)})}}})
}

// tieFigures lists what is known of a tie-break: "Irulan 4, Staban 0".
func tieFigures(s say.Speaker, t *engine.Table, set engine.SeatSet, by int) string {
	var parts say.List
	for _, x := range Seating(s.Names.You) {
		p := &t.Pos.Seat[x]
		if !set.Has(x) || p.Human && (by <= 3 && !t.Options.Purses || by == 4 && t.Options.Reactive) {
			continue
		}
		n := t.Garrisoned(x)
		switch by {
		case 1:
			n = int(p.Purse[engine.Spice])
		case 2:
			n = int(p.Purse[engine.Solari])
		case 3:
			n = int(p.Purse[engine.Water])
		case 5:
			return ""
		}
		parts = append(parts, s.Say("end.figure", say.Args{"seat": x, "n": n}))
	}
	return s.Join(parts)
}
