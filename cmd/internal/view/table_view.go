package view

import (
	"sort"
	"strconv"
	"strings"

	"househagal/cmd/internal/layout"
	"househagal/cmd/internal/setup"
	"househagal/engine"
)

// Columns of the table: where the seats begin and how far apart they are.
const (
	viewLabel  = 22
	viewColumn = 19
)

// View is the whole table (v): tracks, troops, purses, Spies, icons, control,
// bonus spice and what is left of the Hagal deck. "not kept" is what a human
// sees to alone, "?" what nobody reported.
func (s Scene) View(t *engine.Table) []string {
	seats := s.seating(t)
	var out []string
	for _, r := range append([]viewRow{{"", s.Names.each()}}, s.viewRows(t)...) {
		out = append(out, s.drawRow(r, seats)...)
	}
	out = append(out, s.line(fill("Bonus spice", 15)+s.viewBonus(t), "")...)
	out = append(out, s.line(fill("Hagal deck", 15)+s.viewDeck(t), "")...)
	if own := setup.OwnText(s.speaker()); own != "" {
		out = append(out, fold(fill("Own rules", 15)+own, PageWidth, 15)...)
	}
	return out
}

// PlainView is the same in sentences: whose a figure is stands beside it.
func (s Scene) PlainView(t *engine.Table) []string {
	seats := s.seating(t)
	out := s.plainRows(s.viewRows(t), seats[:])
	out = append(out, "Bonus spice: "+s.viewBonus(t)+".", "Hagal deck: "+s.viewDeck(t)+".")
	if own := setup.OwnText(s.speaker()); own != "" {
		out = append(out, "Own rules: "+own)
	}
	return out
}

// viewRow is a line of a table: what it tells of each seat.
type viewRow struct {
	label string
	cell  func(engine.Seat) []string
}

// each gives the names of the seats as cells.
func (n Names) each() func(engine.Seat) []string {
	return func(x engine.Seat) []string { return []string{n.Name(x)} }
}

// plainRows says the rows of a table: "Fremen: You 2; Irulan 2; Staban 4 Alliance."
func (s Scene) plainRows(rows []viewRow, seats []engine.Seat) []string {
	var out []string
	for _, r := range rows {
		var parts []string
		for _, x := range seats {
			text := strings.Join(r.cell(x), ", ")
			if text == "-" {
				text = "none"
			}
			parts = append(parts, s.Names.Name(x)+" "+text)
		}
		out = append(out, strings.ReplaceAll(r.label, ":", ",")+": "+strings.Join(parts, "; ")+".")
	}
	return out
}

func (s Scene) viewRows(t *engine.Table) []viewRow {
	var out []viewRow
	row := func(label string, cell func(engine.Seat) []string) {
		out = append(out, viewRow{label, cell})
	}
	one := func(label string, cell func(engine.Seat) string) {
		row(label, func(x engine.Seat) []string { return []string{cell(x)} })
	}
	for f := engine.Emperor; f < engine.FactionEnd; f++ {
		one(s.faction(f), func(x engine.Seat) string { return s.viewTrack(t, x, f) })
	}
	if anyAgents(t) {
		row("Agents on", func(x engine.Seat) []string { return s.viewAgents(t, x) })
	}
	one("Garrison, supply", func(x engine.Seat) string { return viewTroops(t, x) })
	if anyUnits(t) {
		row("In the Conflict", func(x engine.Seat) []string { return viewUnits(t, x) })
	}
	one("Solari, spice, water", func(x engine.Seat) string { return viewPurse(t, x) })
	one("Intrigue cards", func(x engine.Seat) string { return viewIntrigue(t, x) })
	if len(s.Box.Rules.Posts) > 1 {
		row("Spies", func(x engine.Seat) []string { return s.viewSpies(t, x) })
		one("Swordmaster, Hooks", func(x engine.Seat) string { return viewOwned(t, x) })
		one("Icons face up", func(x engine.Seat) string { return viewIcons(t, x) })
	} else {
		one("Swordmaster", func(x engine.Seat) string { return owned(t.Pos.Seat[x].Swordmaster) })
	}
	one("High Council seat", func(x engine.Seat) string { return viewSeat(t, x) })
	row("Control", func(x engine.Seat) []string { return s.viewControl(t, x) })
	return out
}

// drawRow draws a label and the cells of the seats, as many lines as the tallest
// cell has.
func (s Scene) drawRow(r viewRow, seats [engine.Seats]engine.Seat) []string {
	label := r.label
	var cols [engine.Seats][]string
	tall := 1
	for i, x := range seats {
		cols[i] = r.cell(x)
		tall = max(tall, len(cols[i]))
	}
	label0, column := viewLabel, viewColumn
	if s.width() < PageWidth {
		label0, column = 21, max(10, (s.width()-21)/engine.Seats)
	}
	var out []string
	for n := 0; n < tall; n++ {
		line := fill(label, label0)
		for i := range cols {
			text := ""
			if n < len(cols[i]) {
				text = cols[i][n]
			}
			line += fill(layout.Cut(text, column-1), column)
		}
		out = append(out, strings.TrimRight(line, " "))
		label = ""
	}
	return out
}

func (s Scene) viewTrack(t *engine.Table, x engine.Seat, f engine.Faction) string {
	text := strconv.Itoa(int(t.Pos.Seat[x].Influence[f]))
	if hidden(t, x) || t.Pos.Unknown.Seats[x].Influence[f] {
		text = "?"
	}
	if t.Pos.Alliance[f] == x {
		text += " Alliance"
	}
	return text
}

// hidden reports whether the seat is a human's that does not report its moves.
func hidden(t *engine.Table, x engine.Seat) bool {
	return t.Pos.Seat[x].Human && t.Options.Reactive
}

func viewTroops(t *engine.Table, x engine.Seat) string {
	if hidden(t, x) {
		return "?"
	}
	return strconv.Itoa(int(t.Pos.Seat[x].Garrison)) + ", " + strconv.Itoa(t.Pos.Supply(x))
}

func anyUnits(t *engine.Table) bool {
	for x := engine.Seat(1); x <= engine.Seats; x++ {
		if p := &t.Pos.Seat[x]; p.Troops > 0 || p.Sandworms > 0 {
			return true
		}
	}
	return false
}

func anyAgents(t *engine.Table) bool {
	for sp := range t.Pos.Agents {
		if t.Pos.Agents[sp] != 0 {
			return true
		}
	}
	return false
}

// viewUnits is what stands in the Conflict, troops over sandworms.
func viewUnits(t *engine.Table, x engine.Seat) []string {
	p, u := &t.Pos.Seat[x], &t.Pos.Unknown.Seats[x]
	if hidden(t, x) || u.Troops || u.Sandworms {
		return []string{"?"}
	}
	var out []string
	if p.Troops > 0 {
		out = append(out, count(int(p.Troops), "troop"))
	}
	if p.Sandworms > 0 {
		out = append(out, count(int(p.Sandworms), "sandworm"))
	}
	if len(out) == 0 {
		return []string{"-"}
	}
	return out
}

func viewPurse(t *engine.Table, x engine.Seat) string {
	if t.Pos.Seat[x].Human && !t.Options.Purses {
		return "not kept"
	}
	var parts []string
	for r := engine.Solari; r < engine.ResourceEnd; r++ {
		n := strconv.Itoa(int(t.Pos.Seat[x].Purse[r]))
		if t.Pos.Unknown.Seats[x].Purse[r] {
			n = "?"
		}
		parts = append(parts, n)
	}
	return strings.Join(parts, ", ")
}

func viewIntrigue(t *engine.Table, x engine.Seat) string {
	if t.Pos.Seat[x].Human && !t.Options.Purses {
		return "not kept"
	}
	return strconv.Itoa(int(t.Pos.Seat[x].Intrigue))
}

// viewSpies lists posts: a Rival's oldest first, a human's in board order, the
// other way round so that the desert comes in the order of its menu.
func (s Scene) viewSpies(t *engine.Table, x engine.Seat) []string {
	var out []string
	listed := engine.PostSet(0)
	for _, p := range t.Pos.Seat[x].SpiesPlaced {
		if p != engine.NoPost {
			listed = listed.With(p)
			out = append(out, s.Box.Rules.Posts[p].Name)
		}
	}
	for p := len(s.Box.Rules.Posts) - 1; p > 0; p-- {
		if t.Pos.Spies[p].Has(x) && !listed.Has(engine.Post(p)) {
			out = append(out, s.Box.Rules.Posts[p].Name)
		}
	}
	switch {
	case len(out) > 0:
		return out
	case hidden(t, x):
		return []string{"?"}
	}
	return []string{"-"}
}

func viewOwned(t *engine.Table, x engine.Seat) string {
	hooks := owned(t.Pos.Seat[x].Hooks)
	if t.Pos.Unknown.Seats[x].Hooks {
		hooks = "?"
	}
	return owned(t.Pos.Seat[x].Swordmaster) + ", " + hooks
}

func owned(x bool) string {
	if x {
		return "yes"
	}
	return "no"
}

// viewSeat tells of the seat on the High Council; what a human that does not
// report its moves owns there is not known.
func viewSeat(t *engine.Table, x engine.Seat) string {
	if hidden(t, x) {
		return "?"
	}
	return owned(t.Pos.Seat[x].HighCouncil)
}

// viewAgents lists where the Agents of a seat stand, in board order.
func (s Scene) viewAgents(t *engine.Table, x engine.Seat) []string {
	var out []string
	for sp := range t.Pos.Agents {
		if t.Pos.Agents[sp].Has(x) {
			out = append(out, s.space(engine.Space(sp)))
		}
	}
	switch {
	case len(out) > 0:
		return out
	case hidden(t, x):
		return []string{"?"}
	}
	return []string{"-"}
}

func viewIcons(t *engine.Table, x engine.Seat) string {
	var out []string
	for _, i := range [...]engine.Icon{engine.Ornithopter, engine.Crysknife, engine.DesertMouse, engine.Wild} {
		for n := t.Pos.Seat[x].Icons[i]; n > 0; n-- {
			out = append(out, iconShort[i])
		}
	}
	if len(out) == 0 {
		return "-"
	}
	return strings.Join(out, " ")
}

func (s Scene) viewControl(t *engine.Table, x engine.Seat) []string {
	var out []string
	for sp := range t.Pos.Control {
		if t.Pos.Control[sp] == x {
			out = append(out, s.space(engine.Space(sp)))
		}
	}
	if len(out) == 0 {
		return []string{"-"}
	}
	return out
}

func (s Scene) viewBonus(t *engine.Table) string {
	var out []string
	for i := range s.Box.Rules.Spaces {
		sp := engine.Space(i)
		switch {
		case t.Pos.Unknown.Bonus.Has(sp):
			out = append(out, s.space(sp)+" ?")
		case t.Pos.Bonus[i] > 0:
			out = append(out, s.space(sp)+" "+strconv.Itoa(int(t.Pos.Bonus[i])))
		}
	}
	if len(out) == 0 {
		return "none"
	}
	sort.Strings(out)
	return strings.Join(out, ", ")
}

func (s Scene) viewDeck(t *engine.Table) string {
	if t.Pos.Deck.Physical {
		return "your own printed cards"
	}
	return strconv.Itoa(int(t.Pos.Deck.Draw.N)) + " of " + strconv.Itoa(s.Box.Deck.Size(t.Pos.Mode)) + " cards left to draw"
}
