package view

import (
	"fmt"
	"strings"
	"unicode"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/journal"
	"househagal/cmd/internal/menu"
	"househagal/cmd/internal/say"
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
		switch {
		case !t.Scores(seat):
			vp = ""
		case !t.Pos.Unknown.Seats[seat].VP:
			vp = fmt.Sprint(t.Pos.Seat[seat].VP)
		}
		parts = append(parts, s.Say("games.score", say.Args{"seat": seat, "vp": vp}))
	}
	return s.Say("games.status", say.Args{"round": t.Pos.Round, "texts": parts})
}

// SetupLine is what is played, on one line: "Uprising, one player, Sardaukar,
// Irulan and Staban".
func (s Scene) SetupLine(pos *engine.Position) string {
	game, rivals, vp := s.gameAndRivals(pos)
	if pos.Mode == engine.Solo {
		return s.Say("games.solo", say.Args{"name": game, "difficulty": pos.Difficulty, "seats": rivals, "vp": vp})
	}
	id := say.ID("games.pair")
	switch x := &pos.Seat[rivals.First()]; {
	case x.Streamlined == s.Box.Rivals[x.Rival].Streamlined: // as its card says
	case x.Streamlined:
		id = "games.pair_blocks"
	default:
		id = "games.pair_plays"
	}
	return s.Say(id, say.Args{"name": game, "seats": rivals, "vp": vp})
}

// DeckSetup is SetupLine where hagal is only the deck: the level plays no part.
func (s Scene) DeckSetup(pos *engine.Position) string {
	text := s.SetupLine(pos)
	if pos.Mode == engine.Solo {
		game, rivals, vp := s.gameAndRivals(pos)
		text = s.Say("games.solo_deck", say.Args{"name": game, "seats": rivals, "vp": vp})
	}
	return s.Say("games.deck_only", say.Args{"text": text})
}

// gameAndRivals are the name of the game, who the Rivals are, and the VP that end
// a game that is longer or shorter than printed.
func (s Scene) gameAndRivals(pos *engine.Position) (game string, rivals engine.SeatSet, vp string) {
	game = s.Say("games.uprising")
	if pos.Game == engine.Imperium {
		game = s.Say("games.imperium")
	}
	for seat := engine.Seat(1); seat <= engine.Seats; seat++ {
		if !pos.Seat[seat].Human {
			rivals = rivals.With(seat)
		}
	}
	if pos.Target != 0 && pos.Target != s.Box.Rules.Const.Target {
		vp = fmt.Sprint(pos.Target)
	}
	return game, rivals, vp
}

// DamageNotice says what of a save could not be read.
func (s Scene) DamageNotice(d journal.Damage) string {
	if d.TornTail {
		return s.Say("games.torn", say.Args{"text": s.speaker().Fault(d.What)})
	}
	return s.Say("games.damaged", say.Args{"n": d.Line, "text": s.speaker().Fault(d.What), "to": d.Line - 1})
}

// HeadNotice says that the first line of a save is damaged, and what that means.
func (s Scene) HeadNotice(what error) string {
	return s.Say("games.head_damaged", say.Args{"text": s.speaker().Fault(what)})
}

// UnusableNotice says that a line of a save is whole, but can't be used.
func (s Scene) UnusableNotice(d journal.Damage) string {
	return s.Say("games.unusable", say.Args{"n": d.Line, "text": s.speaker().Fault(d.What), "to": d.Line - 1})
}

// FromFile says that a game goes on elsewhere than where it was found.
func (s Scene) FromFile(file string) string { return s.Say("games.from_file", say.Args{"word": file}) }

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
	text := s.Say("games.end", say.Args{"name": saved})
	p := menu.PagePrompt(s.speaker(), "end", text, "")
	p.Choices = []ask.Choice{{Key: "s", Label: s.Say("games.end_again"), Words: []string{"same", "again"}},
		{Key: "l", Label: s.Say("games.end_log"), Words: []string{"log"}},
		{Key: "r", Label: s.Say("games.end_report"), Words: []string{"report"}},
		{Key: "q", Label: s.Say("games.leave"), Words: []string{"leave", "quit"}}}
	p.Default = int(EndLeave)
	p.Hint = s.Say("games.end_hint")
	return p
}
