package view

import (
	"strconv"
	"strings"

	"househagal/cmd/internal/layout"
	"househagal/engine"
)

// End is the last page below its title: who wins and by what, where the Victory
// Points came from, and how they grew; events are those of the whole game. In a
// game whose human moves were not reported the human's sources are left out.
func (s Scene) End(t *engine.Table, events []engine.Event) []string {
	out := s.line(s.outcome(t), "")
	out = append(out, "")
	out = append(out, s.sources(t)...)
	out = append(out, "")
	out = append(out, s.growth(t, events)...)
	if last := s.lastRound(t, events); last != "" {
		out = append(out, "")
		out = append(out, fold(last, s.width(), 0)...)
	}
	return out
}

// PlainEnd is the same in sentences: whose a figure is stands beside it.
func (s Scene) PlainEnd(t *engine.Table, events []engine.Event) []string {
	out := append([]string{s.outcome(t), ""}, s.plainRows(s.sourceRows(t), s.ranked(t))...)
	out = append(out, "", growthHead)
	figures := s.growthFigures(t, events)
	for _, x := range s.ranked(t) {
		out = append(out, s.Names.Name(x)+": "+strings.Join(figures[x], ", ")+".")
	}
	if last := s.lastRound(t, events); last != "" {
		out = append(out, "", last)
	}
	return out
}

// ranked is the seats that can win, in seating order.
func (s Scene) ranked(t *engine.Table) []engine.Seat {
	var out []engine.Seat
	for _, x := range s.seating(t) {
		if t.CanWin(x) {
			out = append(out, x)
		}
	}
	return out
}

// outcome says who wins, and that the humans have lost where that is a Rival
// (docs/rules/end.md).
func (s Scene) outcome(t *engine.Table) string {
	lost := engine.SeatSet(0)
	for x := engine.Seat(1); x <= engine.Seats; x++ {
		switch human := t.Pos.Seat[x].Human; {
		case human && t.Result.Winners.Has(x):
			return s.winner(t)
		case human:
			lost = lost.With(x)
		}
	}
	return s.winner(t) + " " + s.Names.And(lost) + s.Names.Verb(lost.First(), plural(lost.Len(), " has", " have"), " have") + " lost."
}

// winner says who wins: "You win, on spice: 5 against 4 and 0."
func (s Scene) winner(t *engine.Table) string {
	set, by := t.Result.Winners, int(t.Result.By)
	text := s.Names.And(set)
	switch {
	case set.Len() > 1:
		text += " share the win"
	default:
		text += s.Names.Verb(set.First(), " wins", " win")
	}
	if set.Len() > 1 || by == 5 {
		if by == 5 && set.Len() == 1 {
			return text + ", on the last Reveal turn."
		}
		return text + "."
	}
	if by > 0 {
		text += ", on " + tieBreaks[by]
	}
	var rest []string
	for _, x := range s.ranked(t) {
		if !set.Has(x) && (by == 0 || t.Pos.Seat[x].VP == t.Pos.Seat[set.First()].VP) {
			rest = append(rest, strconv.Itoa(tieFigure(t, x, by)))
		}
	}
	text += ": " + strconv.Itoa(tieFigure(t, set.First(), by))
	if by == 0 {
		text += " VP"
	}
	return text + " against " + andList(rest) + "."
}

// tieFigure is what a tie-break counts of a seat.
func tieFigure(t *engine.Table, x engine.Seat, by int) int {
	p := &t.Pos.Seat[x]
	switch by {
	case 1:
		return int(p.Purse[engine.Spice])
	case 2:
		return int(p.Purse[engine.Solari])
	case 3:
		return int(p.Purse[engine.Water])
	case 4:
		return int(p.Garrison)
	}
	return int(p.VP)
}

var sourceNames = [engine.SourceEnd]string{
	engine.FromInfluence: "2 Influence, 4 Factions", engine.FromAlliance: "Alliances",
	engine.FromConflict: "Conflicts", engine.FromIcons: "Battle icons, wild", engine.FromBought: "Bought",
	engine.FromCards: "Cards", engine.FromEndgame: "Endgame cards", engine.FromFix: "Put right by hand",
}

// sources is the table of where the VP came from. Rows that are 0 for everybody
// are left out.
func (s Scene) sources(t *engine.Table) []string {
	seats := s.ranked(t)
	var out []string
	for _, r := range append([]viewRow{{"", s.Names.each()}}, s.sourceRows(t)...) {
		line := fill(r.label, 23)
		for _, x := range seats {
			text := r.cell(x)[0]
			line += strings.Repeat(" ", max(0, 9-layout.Width(text))) + text
		}
		out = append(out, line)
	}
	return out
}

func (s Scene) sourceRows(t *engine.Table) []viewRow {
	seats := s.ranked(t)
	var out []viewRow
	row := func(label string, cell func(engine.Seat) string) {
		out = append(out, viewRow{label, func(x engine.Seat) []string { return []string{cell(x)} }})
	}
	for from := engine.Source(0); from < engine.SourceEnd; from++ {
		any := false
		for _, x := range seats {
			any = any || t.Tally[x][from] != 0
		}
		if any {
			row(sourceNames[from], func(x engine.Seat) string {
				if hidden(t, x) {
					return "?"
				}
				return strconv.Itoa(int(t.Tally[x][from]))
			})
		}
	}
	row("Victory Points", func(x engine.Seat) string { return strconv.Itoa(int(t.Pos.Seat[x].VP)) })
	if by := int(t.Result.By); by > 0 && by < 5 {
		row("Tie-break: "+tieBreaks[by], func(x engine.Seat) string { return strconv.Itoa(tieFigure(t, x, by)) })
	}
	return out
}
