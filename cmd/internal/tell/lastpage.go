package tell

import (
	"slices"
	"strconv"

	"househagal/cmd/internal/page"
	"househagal/cmd/internal/say"
	"househagal/engine"
)

// End is the last page below its title: who wins and by what, where the Victory
// Points came from, and how they grew; events are those of the whole game. In a
// game whose human moves were not reported the human's sources are left out.
func End(s say.Speaker, t *engine.Table, events []engine.Event) []page.Block {
	who := outcome(s, t)
	out := []page.Block{
		{Text: who, Said: []page.Sentence{{who}}},
		{Rows: sources(s, t), Apart: true},
		{Head: s.Say("end.growth"), Rows: growth(s, t, events), Apart: true},
	}
	if last := lastRound(s, t, events); last != "" {
		out = append(out, page.Block{Text: last, Said: []page.Sentence{{last}}, Apart: true, Flush: true})
	}
	return out
}

// contenders is the seats that can win, in seating order.
func contenders(s say.Speaker, t *engine.Table) []engine.Seat {
	var out []engine.Seat
	for _, x := range Seating(s.Names.You) {
		if t.CanWin(x) {
			out = append(out, x)
		}
	}
	return out
}

// outcome says who wins, and that the humans have lost where that is a Rival
// (docs/rules/end.md).
func outcome(s say.Speaker, t *engine.Table) string {
	lost := engine.SeatSet(0)
	for x := engine.Seat(1); x <= engine.Seats; x++ {
		switch human := t.Pos.Seat[x].Human; {
		case human && t.Result.Winners.Has(x):
			return Winner(s, t)
		case human:
			lost = lost.With(x)
		}
	}
	return s.Say("end.outcome", say.Args{"texts": []string{Winner(s, t), s.Say("end.lost", say.Args{"seats": lost, "seat": lost.First()})}})
}

// Winner says who wins: "You win, on spice: 5 against 4 and 0."
func Winner(s say.Speaker, t *engine.Table) string {
	set, by := t.Result.Winners, int(t.Result.By)
	first := set.First()
	switch {
	case set.Len() > 1:
		return s.Say("end.share", say.Args{"seats": set})
	case by == engine.ByTileHeld:
		return s.Say("end.wins_on_tile", say.Args{"seat": first})
	case by == 5:
		return s.Say("end.wins_on_reveal", say.Args{"seat": first})
	}
	var rest []int
	for _, x := range contenders(s, t) {
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
		return t.Garrisoned(x)
	}
	return int(p.VP)
}

// sourceNames head the rows of where Victory Points came from.
var sourceNames = [engine.SourceEnd]say.ID{
	engine.FromInfluence: "end.from_influence", engine.FromAlliance: "end.from_alliance",
	engine.FromConflict: "end.from_conflict", engine.FromIcons: "end.from_icons", engine.FromBought: "end.from_bought",
	engine.FromCards: "end.from_cards", engine.FromEndgame: "end.from_endgame", engine.FromFix: "end.from_fix",
	engine.FromTrack: "end.from_track", engine.FromTile: "end.from_tile",
}

// sources is the table of where the Victory Points came from. Rows that are 0 for
// everybody are left out.
func sources(s say.Speaker, t *engine.Table) []page.Row {
	seats := contenders(s, t)
	names := page.Row{}
	for _, x := range seats {
		names.Cells = append(names.Cells, s.Say("tell.seat", say.Args{"seat": x}))
	}
	out := []page.Row{names}
	for from := engine.Source(0); from < engine.SourceEnd; from++ {
		if slices.ContainsFunc(seats, func(x engine.Seat) bool { return t.Tally[x][from] != 0 }) {
			label := s.Say(sourceNames[from])
			out = append(out, sourceRow(s, label, label, seats, func(x engine.Seat) string { return tallied(t, x, from) }))
		}
	}
	label := s.Say("end.vp_row")
	out = append(out, sourceRow(s, label, label, seats, func(x engine.Seat) string { return strconv.Itoa(int(t.Pos.Seat[x].VP)) }))
	if by := int(t.Result.By); by > 0 && by < 5 {
		label, said := s.Say("end.tie_row", say.Args{"tie": by}), s.Say("end.tie_row_said", say.Args{"tie": by})
		out = append(out, sourceRow(s, label, said, seats, func(x engine.Seat) string { return strconv.Itoa(tieFigure(t, x, by)) }))
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
func sourceRow(s say.Speaker, label, said string, seats []engine.Seat, figure func(engine.Seat) string) page.Row {
	row := page.Row{Label: label}
	var parts []string
	for _, x := range seats {
		row.Cells = append(row.Cells, figure(x))
		parts = append(parts, s.Say("end.cell", say.Args{"seat": x, "text": figure(x)}))
	}
	row.Said = s.Say("end.row_said", say.Args{"text": said, "texts": parts})
	return row
}
