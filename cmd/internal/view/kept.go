package view

import (
	"fmt"
	"strings"
	"unicode"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/journal"
	"househagal/cmd/internal/menu"
	"househagal/engine"
)

// Stem is what a save of this table is called: the Rivals' names, lower case,
// "irulan-staban".
func (n Names) Stem(pos *engine.Position) string {
	var parts []string
	for s := engine.Seat(1); s <= engine.Seats; s++ {
		if !pos.Seat[s].Human {
			parts = append(parts, strings.ToLower(n.Seat[s]))
		}
	}
	return strings.Join(parts, "-")
}

// SeatID makes an id of the notation of a seat's name: letters, digits, _ and
// -. A name without any of them becomes the number of the seat.
func SeatID(name string, s engine.Seat) string {
	id := strings.Map(func(r rune) rune {
		switch {
		case r == '_' || r == '-' || r < unicode.MaxASCII && (unicode.IsLetter(r) || unicode.IsDigit(r)):
			return unicode.ToLower(r)
		case r == ' ':
			return '_'
		}
		return -1
	}, name)
	if id == "" {
		return fmt.Sprintf("seat%d", s)
	}
	return id
}

// Status is how a game stands, on one line: "Round 4: You 2, Irulan 1, Staban 1".
func (s Scene) Status(t *engine.Table) string {
	if t.Pos.Phase == engine.Over && t.Result.Winners.Len() > 0 {
		return strings.TrimSuffix(s.winner(t), ".")
	}
	var parts []string
	for seat := engine.Seat(1); seat <= engine.Seats; seat++ {
		vp := "?"
		if !t.Pos.Unknown.Seats[seat].VP {
			vp = fmt.Sprint(t.Pos.Seat[seat].VP)
		}
		if !t.Scores(seat) {
			parts = append(parts, s.Names.Seat[seat])
			continue
		}
		parts = append(parts, s.Names.Seat[seat]+" "+vp)
	}
	return fmt.Sprintf("Round %d: %s", t.Pos.Round, strings.Join(parts, ", "))
}

// SetupLine is what is played, on one line: "Uprising, one player, Sardaukar,
// Irulan and Staban".
func (s Scene) SetupLine(pos *engine.Position) string {
	game, rivals := gameName(pos.Game), rivalsAt(pos)
	if pos.Mode == engine.TwoPlayer {
		return fmt.Sprintf("%s, two players, %s", game, s.Names.And(rivals)+s.otherwise(pos, rivals.First())) + s.length(pos)
	}
	return fmt.Sprintf("%s, one player, %s, %s", game, s.Box.Rules.Levels[pos.Difficulty].Name, s.Names.And(rivals)) + s.length(pos)
}

// gameName is the name of a game in a line.
func gameName(g engine.GameID) string {
	if g == engine.Imperium {
		return "Dune: Imperium"
	}
	return "Uprising"
}

// rivalsAt are the seats of Rivals.
func rivalsAt(pos *engine.Position) engine.SeatSet {
	rivals := engine.SeatSet(0)
	for seat := engine.Seat(1); seat <= engine.Seats; seat++ {
		if !pos.Seat[seat].Human {
			rivals = rivals.With(seat)
		}
	}
	return rivals
}

// length says what ends a game that is longer or shorter than printed.
func (s Scene) length(pos *engine.Position) string {
	if pos.Target == 0 || pos.Target == s.Box.Rules.Const.Target {
		return ""
	}
	return fmt.Sprintf(", to %d VP", pos.Target)
}

// otherwise says of a Rival that it plays otherwise than its card says.
func (s Scene) otherwise(pos *engine.Position, seat engine.Seat) string {
	switch x := &pos.Seat[seat]; {
	case x.Streamlined == s.Box.Rivals[x.Rival].Streamlined:
		return ""
	case x.Streamlined:
		return " (only blocks)"
	}
	return " (plays to win)"
}

// DamageNotice says what of a save could not be read.
func (s Scene) DamageNotice(d journal.Damage) string {
	if d.TornTail {
		return "The last line of the save was cut off (" + s.speaker().Fault(d.What) + "): the prompt it belonged to is asked again."
	}
	return fmt.Sprintf("The save is damaged at line %d (%s). The game stands where line %d left it; what came after it is kept beside the save.",
		d.Line, s.speaker().Fault(d.What), d.Line-1)
}

// HeadNotice says that the first line of a save is damaged, and what that means.
func (s Scene) HeadNotice(what error) string {
	return "The first line of the save is damaged (" + s.speaker().Fault(what) + "). The lines behind it are whole, and the game is made of them."
}

// UnusableNotice says that a line of a save is whole, but can't be used.
func (s Scene) UnusableNotice(d journal.Damage) string {
	return fmt.Sprintf("Line %d of the save can't be used (%s). The game stands where line %d left it.", d.Line, s.speaker().Fault(d.What), d.Line-1)
}

// FromFile says that a game goes on elsewhere than where it was found.
func (s Scene) FromFile(file string) string {
	return "The game goes on in a new save, from the first answer on; " + file + " stays as it is."
}

// EndChoice is what people choose on the last page.
type EndChoice int

// The choices of the last page.
const (
	EndAgain  EndChoice = iota // the same again
	EndLog                     // the log of the game
	EndReport                  // a report to a file
	EndLeave
)

// EndPrompt asks what now, under the last page. Saved is the name of the save,
// "" when nothing is kept.
func (s Scene) EndPrompt(saved string) ask.Prompt {
	text := "What now?"
	if saved != "" {
		text = fmt.Sprintf("Saved as %q. What now?", saved)
	}
	p := menu.PagePrompt(s.speaker(), "end", text, "")
	p.Choices = []ask.Choice{{Key: "s", Label: "Same again", Words: []string{"same", "again"}}, {Key: "l", Label: "log"},
		{Key: "r", Label: "report to a file", Words: []string{"report"}}, {Key: "q", Label: "Leave", Words: []string{"leave", "quit"}}}
	p.Default = int(EndLeave)
	p.Hint = "u undo   v view the table   k all keys"
	return p
}
