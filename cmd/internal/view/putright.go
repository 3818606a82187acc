package view

import (
	"fmt"
	"strings"

	"househagal/cmd/internal/ask"
	"househagal/engine"
)

// PutRight lists what differs between the board as it lies and the board as it
// should be: an imperative or a number for each difference, by seat. The cards
// of humans are their own affair.
func (s Scene) PutRight(t *engine.Table, lies, should *engine.Position) []string {
	d := differ{s: s, rules: t.Rules, a: lies, b: should}
	out := []string{"PUT RIGHT what differs from before:"}
	for seat := engine.Seat(1); seat <= engine.Seats; seat++ {
		out = append(out, d.block(s.Names.Seat[seat], d.seat(seat))...)
	}
	out = append(out, d.block("Board", d.board())...)
	if len(out) == 1 {
		return []string{"PUT RIGHT nothing: all pieces lie as they should."}
	}
	return out
}

type differ struct {
	s     Scene
	rules *engine.Rules
	a, b  *engine.Position
}

// block writes the differences of one name, joined by commas and wrapped.
func (d *differ) block(name string, parts []string) []string {
	var out []string
	line := ""
	for i, p := range parts {
		if i < len(parts)-1 {
			p += ","
		}
		if line != "" && len(line)+1+len(p) > 68 {
			out = append(out, line)
			line = ""
		}
		line = strings.TrimLeft(line+" "+p, " ")
	}
	if line != "" {
		out = append(out, line)
	}
	for i := range out {
		head := ""
		if i == 0 {
			head = name
		}
		out[i] = fmt.Sprintf("  %-8s%s", head, out[i])
	}
	return out
}

func number(out *[]string, what string, was, is int) {
	if was != is {
		*out = append(*out, fmt.Sprintf("%s %d (had %d)", what, is, was))
	}
}

func (d *differ) seat(seat engine.Seat) []string {
	var out []string
	x, y := &d.a.Seat[seat], &d.b.Seat[seat]
	u := &d.b.Unknown.Seats[seat]
	if !y.Streamlined && !u.VP {
		number(&out, "VP", int(x.VP), int(y.VP))
	}
	for f := engine.Emperor; f < engine.FactionEnd; f++ {
		if !u.Influence[f] {
			number(&out, d.rules.Tracks[f].Name, int(x.Influence[f]), int(y.Influence[f]))
		}
	}
	if !y.Human {
		for r := engine.Solari; r < engine.ResourceEnd; r++ {
			number(&out, resourceName(r), int(x.Purse[r]), int(y.Purse[r]))
		}
		number(&out, "Intrigue", int(x.Intrigue), int(y.Intrigue))
	}
	number(&out, "garrison", int(x.Garrison), int(y.Garrison))
	number(&out, "troops in the Conflict", int(x.Troops), int(y.Troops))
	number(&out, "sandworms", int(x.Sandworms), int(y.Sandworms))
	for i := 1; i < len(d.rules.Spaces); i++ {
		has, should := d.a.Agents[i].Has(seat), d.b.Agents[i].Has(seat)
		switch {
		case has && !should:
			out = append(out, "Agent away from "+d.rules.Spaces[i].Name)
		case should && !has:
			out = append(out, "Agent to "+d.rules.Spaces[i].Name)
		}
	}
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
			number(&out, "bonus spice on "+sp.Name, int(d.a.Bonus[i]), int(d.b.Bonus[i]))
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

// TakenBack names what undo has taken back.
func (s Scene) TakenBack(labels []string) []string {
	return s.Fold("Taken back (U: again): " + strings.Join(labels, " | "))
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

// DroppedNotice says that n recorded answers no longer fit.
func (s Scene) DroppedNotice(n int) string {
	if n == 1 {
		return "1 later answer no longer fits and is asked again (U brings it back)."
	}
	return fmt.Sprintf("%d later answers no longer fit and are asked again (U brings them back).", n)
}

// NothingToRedo and NothingToGoBack answer keys that have nothing to do.
func (s Scene) NothingToRedo() string { return "Nothing was taken back that could come again." }

// NothingToGoBack is said at the first question of a move.
func (s Scene) NothingToGoBack() string {
	return "This is the first question of the move. u takes back the move before it."
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
