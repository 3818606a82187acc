package view

import (
	"slices"
	"strconv"

	"househagal/cmd/internal/layout"
	"househagal/cmd/internal/page"
	"househagal/cmd/internal/say"
	"househagal/engine"
)

// Columns of the table of the last page: where the seats begin, how far apart.
const (
	sourceLabel  = 23
	sourceColumn = 9
)

// End is the last page below its title: who wins and by what, where the Victory
// Points came from, and how they grew; events are those of the whole game. In a
// game whose human moves were not reported the human's sources are left out.
func (s Scene) End(t *engine.Table, events []engine.Event) []string {
	out := s.line(s.outcome(t), "")
	out = append(out, "")
	out = append(out, layout.Figures(s.sources(t), sourceLabel, sourceColumn)...)
	out = append(out, "", s.Say("end.growth"))
	out = append(out, layout.Figures(s.growth(t, events), growthLabel, growthColumn)...)
	if last := s.lastRound(t, events); last != "" {
		out = append(out, "")
		out = append(out, fold(last, s.width(), 0)...)
	}
	return out
}

// PlainEnd is the same in sentences: whose a figure is stands beside it.
func (s Scene) PlainEnd(t *engine.Table, events []engine.Event) []string {
	out := append([]string{s.outcome(t), ""}, layout.Said(s.sources(t))...)
	out = append(out, "", s.Say("end.growth"))
	out = append(out, layout.Said(s.growth(t, events))...)
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
	return s.Say("end.outcome", say.Args{"texts": []string{s.winner(t), s.Say("end.lost", say.Args{"seats": lost, "seat": lost.First()})}})
}

// winner says who wins: "You win, on spice: 5 against 4 and 0."
func (s Scene) winner(t *engine.Table) string {
	set, by := t.Result.Winners, int(t.Result.By)
	first := set.First()
	switch {
	case set.Len() > 1:
		return s.Say("end.share", say.Args{"seats": set})
	case by == 5:
		return s.Say("end.wins_on_reveal", say.Args{"seat": first})
	}
	var rest []int
	for _, x := range s.ranked(t) {
		if !set.Has(x) && (by == 0 || t.Pos.Seat[x].VP == t.Pos.Seat[first].VP) {
			rest = append(rest, tieFigure(t, x, by))
		}
	}
	if by == 0 {
		return s.Say("end.wins", say.Args{"seat": first, "n": tieFigure(t, first, by), "against": rest})
	}
	return s.Say("end.wins_on", say.Args{"seat": first, "tie": by, "n": tieFigure(t, first, by), "against": rest})
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

// sourceNames head the rows of where Victory Points came from.
var sourceNames = [engine.SourceEnd]say.ID{
	engine.FromInfluence: "end.from_influence", engine.FromAlliance: "end.from_alliance",
	engine.FromConflict: "end.from_conflict", engine.FromIcons: "end.from_icons", engine.FromBought: "end.from_bought",
	engine.FromCards: "end.from_cards", engine.FromEndgame: "end.from_endgame", engine.FromFix: "end.from_fix",
}

// sources is the table of where the Victory Points came from. Rows that are 0 for
// everybody are left out.
func (s Scene) sources(t *engine.Table) []page.Row {
	seats := s.ranked(t)
	names := page.Row{}
	for _, x := range seats {
		names.Cells = append(names.Cells, s.Names.Name(x))
	}
	out := []page.Row{names}
	for from := engine.Source(0); from < engine.SourceEnd; from++ {
		if slices.ContainsFunc(seats, func(x engine.Seat) bool { return t.Tally[x][from] != 0 }) {
			label := s.Say(sourceNames[from])
			out = append(out, s.sourceRow(label, label, seats, func(x engine.Seat) string { return tallied(t, x, from) }))
		}
	}
	label := s.Say("end.vp_row")
	out = append(out, s.sourceRow(label, label, seats, func(x engine.Seat) string { return strconv.Itoa(int(t.Pos.Seat[x].VP)) }))
	if by := int(t.Result.By); by > 0 && by < 5 {
		label, said := s.Say("end.tie_row", say.Args{"tie": by}), s.Say("end.tie_row_said", say.Args{"tie": by})
		out = append(out, s.sourceRow(label, said, seats, func(x engine.Seat) string { return strconv.Itoa(tieFigure(t, x, by)) }))
	}
	return out
}

// tallied is what a seat scored from a source; "?" of a human who reports no moves.
func tallied(t *engine.Table, x engine.Seat, from engine.Source) string {
	if hidden(t, x) {
		return "?"
	}
	return strconv.Itoa(int(t.Tally[x][from]))
}

// sourceRow is a row with a figure a seat; said is its label in a sentence.
func (s Scene) sourceRow(label, said string, seats []engine.Seat, figure func(engine.Seat) string) page.Row {
	row := page.Row{Label: label}
	var parts []string
	for _, x := range seats {
		row.Cells = append(row.Cells, figure(x))
		parts = append(parts, s.Say("end.cell", say.Args{"seat": x, "text": figure(x)}))
	}
	row.Said = s.Say("end.row_said", say.Args{"text": said, "texts": parts})
	return row
}
