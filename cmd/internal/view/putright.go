package view

import (
	"fmt"
	"strings"

	"househagal/cmd/internal/ask"
	"househagal/engine"
)

// PutRight lists what differs between the board as it lies and the board as it
// should be: an imperative or a number for each difference, by seat, then what
// hands may have taken that is not due any more. The cards of humans are their
// own affair.
func (s Scene) PutRight(t *engine.Table, lies, should *engine.Position) []string {
	d := differ{s: s, rules: t.Rules, a: lies, b: should, first: true}
	var out []string
	same := engine.SeatSet(0)
	for seat := engine.Seat(1); seat <= engine.Seats; seat++ {
		lines := d.block(s.Names.Seat[seat], d.seat(seat))
		if reminders := d.reminders(seat); len(reminders) > 0 {
			lines = append(lines, d.block(s.Names.Seat[seat], reminders)...)
		}
		if len(lines) == 0 && !should.Seat[seat].Human {
			same = same.With(seat)
		}
		out = append(out, lines...)
	}
	out = append(out, d.block("Board", d.board())...)
	if len(out) == 0 {
		return fold("PUT RIGHT nothing: all pieces lie as they should.", s.width(), 2)
	}
	if same != 0 {
		text := "  " + s.Names.list(same) + ": the same cards, the same moves; nothing to change."
		out = append(out, fold(text, s.width(), 4)...)
	}
	return append([]string{"PUT RIGHT what differs from before:"}, out...)
}

// list joins the names of a set by commas: "Irulan, Staban".
func (n Names) list(set engine.SeatSet) string {
	var all []string
	for s := engine.Seat(1); s <= engine.Seats; s++ {
		if set.Has(s) {
			all = append(all, n.Seat[s])
		}
	}
	return strings.Join(all, ", ")
}

type differ struct {
	s     Scene
	rules *engine.Rules
	a, b  *engine.Position
	first bool // no number was compared yet
}

// block writes the differences of one name, joined by commas and wrapped.
func (d *differ) block(name string, parts []string) []string {
	if len(parts) == 0 {
		return nil
	}
	lines := fold(strings.Join(parts, ", "), d.s.width()-indent, 0)
	for i := range lines {
		head := ""
		if i == 0 {
			head = name
		}
		lines[i] = fill("  "+head, indent) + lines[i]
	}
	return lines
}

// reminders are what a human took, or did not take, by itself at Influence 4.
func (d *differ) reminders(seat engine.Seat) []string {
	x, y := &d.a.Seat[seat], &d.b.Seat[seat]
	if !y.Human {
		return nil
	}
	var out []string
	for f := engine.Emperor; f < engine.FactionEnd; f++ {
		what := d.bonus(f)
		if what == "" || d.b.Unknown.Seats[seat].Influence[f] {
			continue
		}
		at := fmt.Sprintf(" of %s %d, if you ", d.rules.Tracks[f].Name, bonusAt)
		switch had, has := x.Influence[f] >= bonusAt, y.Influence[f] >= bonusAt; {
		case had && !has:
			out = append(out, "give back the "+what+at+"took "+them(what))
		case has && !had:
			out = append(out, "take the "+what+at+"have not")
		}
	}
	return out
}

func (d *differ) number(out *[]string, what string, was, is int) {
	if was == is {
		return
	}
	had := "had"
	if d.first {
		had, d.first = "hagal had", false
	}
	*out = append(*out, fmt.Sprintf("%s %d (%s %d)", what, is, had, was))
}

func (d *differ) seat(seat engine.Seat) []string {
	var out []string
	x, y := &d.a.Seat[seat], &d.b.Seat[seat]
	u := &d.b.Unknown.Seats[seat]
	if !y.Streamlined && !u.VP {
		d.number(&out, "VP", int(x.VP), int(y.VP))
	}
	for f := engine.Emperor; f < engine.FactionEnd; f++ {
		if !u.Influence[f] {
			d.number(&out, d.rules.Tracks[f].Name, int(x.Influence[f]), int(y.Influence[f]))
		}
	}
	if !y.Human {
		for r := engine.Solari; r < engine.ResourceEnd && !d.s.Taste.Purses; r++ {
			d.number(&out, resourceName(r), int(x.Purse[r]), int(y.Purse[r]))
		}
		d.number(&out, "Intrigue", int(x.Intrigue), int(y.Intrigue))
	}
	d.number(&out, "garrison", int(x.Garrison), int(y.Garrison))
	d.number(&out, "troops in the Conflict", int(x.Troops), int(y.Troops))
	d.number(&out, "sandworms", int(x.Sandworms), int(y.Sandworms))
	out = append(out, d.agents(seat)...)
	for i := 1; i < len(d.rules.Posts); i++ {
		has, should := d.a.Spies[i].Has(seat), d.b.Spies[i].Has(seat)
		switch {
		case has && !should:
			out = append(out, "Spy away: "+d.rules.Posts[i].Name)
		case should && !has:
			out = append(out, "Spy: "+d.rules.Posts[i].Name)
		}
	}
	return append(out, d.owned(x, y)...)
}

// bonusAt is the place of a track that gives humans its printed bonus.
const bonusAt = 4

// bonus is what that place gives into the hand: "3 Solari", "1 water", "1
// Intrigue card"; "" where it is something that lies on the board.
func (d *differ) bonus(f engine.Faction) string {
	var parts []string
	for i := range d.rules.Tracks[f].BonusAt4 {
		switch e := &d.rules.Tracks[f].BonusAt4[i]; e.Verb {
		case engine.DoGain:
			parts = append(parts, tokens(int(e.N), e.Resource))
		case engine.DoIntrigue:
			parts = append(parts, tokens(int(e.N), engine.ResourceEnd))
		}
	}
	return andList(parts)
}

// them stands for what was named before: "it" for one thing.
func them(what string) string {
	if strings.HasPrefix(what, "1 ") {
		return "it"
	}
	return "them"
}

// agents says where Agents of the seat go: "Agent from Fremkit to Desert Tactics".
func (d *differ) agents(seat engine.Seat) []string {
	var from, to []string
	for i := 1; i < len(d.rules.Spaces); i++ {
		switch has, should := d.a.Agents[i].Has(seat), d.b.Agents[i].Has(seat); {
		case has && !should:
			from = append(from, d.rules.Spaces[i].Name)
		case should && !has:
			to = append(to, d.rules.Spaces[i].Name)
		}
	}
	var out []string
	for i := range max(len(from), len(to)) {
		switch {
		case i < len(from) && i < len(to):
			out = append(out, "Agent from "+from[i]+" to "+to[i])
		case i < len(from):
			out = append(out, "Agent away from "+from[i])
		default:
			out = append(out, "Agent to "+to[i])
		}
	}
	return out
}

// owned compares what a seat has or has not.
func (d *differ) owned(x, y *engine.SeatState) []string {
	var out []string
	has := func(what string, was, is bool) {
		switch {
		case is && !was:
			out = append(out, "take "+what)
		case was && !is:
			out = append(out, "give back "+what)
		}
	}
	has("the Swordmaster", x.Swordmaster, y.Swordmaster)
	has("Maker Hooks", x.Hooks, y.Hooks)
	has("the High Council seat", x.HighCouncil, y.HighCouncil)
	return out
}

// board compares what belongs to nobody or passes from hand to hand.
func (d *differ) board() []string {
	var out []string
	for i := 1; i < len(d.rules.Spaces); i++ {
		sp := &d.rules.Spaces[i]
		if !d.b.Unknown.Bonus.Has(engine.Space(i)) {
			d.number(&out, "bonus spice on "+sp.Name, int(d.a.Bonus[i]), int(d.b.Bonus[i]))
		}
		if d.a.Control[i] != d.b.Control[i] {
			out = append(out, "control of "+sp.Name+": "+d.holder(d.b.Control[i]))
		}
	}
	for f := engine.Emperor; f < engine.FactionEnd; f++ {
		if d.a.Alliance[f] != d.b.Alliance[f] {
			out = append(out, d.rules.Tracks[f].Name+" Alliance: "+d.holder(d.b.Alliance[f]))
		}
	}
	switch {
	case d.b.WallGone && !d.a.WallGone:
		out = append(out, "remove the Shield Wall")
	case d.a.WallGone && !d.b.WallGone:
		out = append(out, "put the Shield Wall back")
	}
	if d.a.First != d.b.First {
		out = append(out, "First Player marker: "+d.holder(d.b.First))
	}
	if d.a.Conflict != d.b.Conflict && d.b.Conflict != 0 {
		out = append(out, "Conflict card: "+d.rules.Conflicts[d.b.Conflict].Name)
	}
	return out
}

func (d *differ) holder(s engine.Seat) string {
	if s == engine.NoSeat {
		return "nobody"
	}
	return d.s.Names.Seat[s]
}

// KeepPrompt asks whether later answers that still fit are kept: choice 0 is
// yes.
func (s Scene) KeepPrompt(labels []string) ask.Prompt {
	keep := "keep it"
	switch {
	case len(labels) == 2:
		keep = "keep both"
	case len(labels) > 2:
		keep = "keep all"
	}
	text := strings.Join(labels, "; ")
	if w := s.width() - 48; len(text) > w {
		text = fmt.Sprintf("%d moves", len(labels))
	}
	return ask.Prompt{
		ID:         "keep_later",
		Text:       "Your later answers still fit: " + text + ". Keep?",
		Choices:    []ask.Choice{{Key: "y", Label: keep, Words: []string{"yes", "keep"}}, {Key: "n", Label: "ask me again", Words: []string{"no"}}},
		Layout:     ask.Row,
		Default:    0,
		EnterLabel: keep,
		Hint:       "u undo   ? why   v view the table   k all keys",
		Commands:   s.commands(),
	}
}

// Fold breaks a sentence into lines of the width of the scene.
func (s Scene) Fold(text string) []string {
	var out []string
	line := ""
	for _, w := range strings.Fields(text) {
		if line != "" && len(line)+1+len(w) > s.width() {
			out = append(out, line)
			line = "  "
		} else if line != "" {
			line += " "
		}
		line += w
	}
	return append(out, line)
}
