package view

import (
	"strconv"
	"strings"

	"househagal/engine"
)

// end tells why the game ends, and what is settled before it is counted.
func (w *teller) end() {
	e := &w.events[w.at]
	text := strconv.Itoa(int(w.t.Pos.Target)) + " VP are reached, so the game ends here."
	if e.Amount == 2 {
		text = "The Conflict deck is empty: the game ends."
	}
	w.add(block{head: "END", text: text + " Agents stay where they are."})
	for w.at++; w.at < len(w.events); w.at++ {
		e := &w.events[w.at]
		switch e.Kind {
		case engine.EvPair:
			w.add(block{head: w.Names.Caps(e.Seat), right: w.vpAfter(w.at),
				text: "Turn the wild card and the " + iconName(engine.Icon(e.Amount)) + " face down: " + plusVP(int(w.Box.Rules.Const.IconVP), "")})
		case engine.EvEndgame:
			w.add(block{head: w.Names.Caps(e.Seat), text: "Endgame cards and wild icon: " + plusVP(int(e.Amount), ""),
				right: strconv.Itoa(int(w.t.Pos.Seat[e.Seat].VP)) + " VP"})
		case engine.EvTie, engine.EvWin:
			return
		}
	}
}

// vpAfter is the VP in all that the next VP event of the seat at index i tells.
func (w *teller) vpAfter(i int) string {
	seat := w.events[i].Seat
	for i++; i < len(w.events); i++ {
		if e := &w.events[i]; e.Kind == engine.EvVP && e.Seat == seat {
			return strconv.Itoa(int(e.Total)) + " VP"
		}
	}
	return ""
}

// tieBreaks are what decides, in order, after VP.
var tieBreaks = [...]string{"VP", "spice", "Solari", "water", "garrison", "the last Reveal turn"}

// tie tells of a tie for the win and of what decides next. Only the last one is
// told: it is the one asked about.
func (w *teller) tie() {
	for w.at++; w.at < len(w.events) && w.events[w.at].Kind == engine.EvTie; w.at++ {
	}
	e := &w.events[w.at-1]
	set, by := e.Seats, int(e.TieBreak)
	first := w.Names.And(set) + " have " + strconv.Itoa(int(w.t.Pos.Seat[set.First()].VP)) + " VP each."
	if by > 1 {
		first = w.Names.And(set) + " have the same " + tieBreaks[by-1] + " too."
	}
	b := block{head: "TIE", text: first}
	next := capital(tieBreaks[by]) + " decides first"
	if by > 1 {
		next = capital(tieBreaks[by]) + " decides next"
	}
	if known := w.tieFigures(set, by); known != "" {
		next += ": " + known
	}
	if rest := tieBreaks[min(by+1, len(tieBreaks)-1) : len(tieBreaks)-1]; len(rest) > 0 && by == 1 {
		next += ". Then " + strings.Join(rest, ", ")
	}
	b.steps = []step{{text: next + "."}}
	w.add(b)
}

// tieFigures lists what is known of a tie-break: "Irulan 4, Staban 0".
func (w *teller) tieFigures(set engine.SeatSet, by int) string {
	var parts []string
	for _, s := range w.seating(w.t) {
		x := &w.t.Pos.Seat[s]
		if !set.Has(s) || x.Human && (by <= 3 && !w.t.Options.Purses || by == 4 && w.t.Options.Reactive) {
			continue
		}
		n := int(x.Garrison)
		switch by {
		case 1:
			n = int(x.Purse[engine.Spice])
		case 2:
			n = int(x.Purse[engine.Solari])
		case 3:
			n = int(x.Purse[engine.Water])
		case 5:
			return ""
		}
		parts = append(parts, w.Names.Name(s)+" "+strconv.Itoa(n))
	}
	return strings.Join(parts, ", ")
}
