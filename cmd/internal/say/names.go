package say

import (
	"strings"

	"househagal/data"
	"househagal/engine"
)

// You is what Names has for the reader, and what positions and saves have; pages
// say the language's word.
const You = "You"

// Names has what a person calls each seat, by seat number.
type Names struct {
	Seat [engine.Seats + 1]string
	// You is the human addressed as "You" in solo, NoSeat in two-player: there
	// nobody is, since two people read the page.
	You engine.Seat
}

// IsYou says whether a seat is the reader's.
func (n *Names) IsYou(s engine.Seat) bool { return s == n.You && s != engine.NoSeat }

// seat is what a seat is called where a sentence begins with it.
func (s Speaker) seat(x engine.Seat) string {
	switch {
	case x == engine.NoSeat:
		return s.write("seat.nobody", nil)
	case s.Names.IsYou(x):
		return s.write("seat.you", nil)
	}
	return s.Names.Seat[x]
}

// thing is a printed thing: the shelf of the box on which it lies, its id, and
// its names there.
type thing struct{ shelf, id, name, full string }

// thing finds what is printed for an argument; ok is false for an argument of
// another kind. Zero of a kind is no thing: its id is "none".
func (s Speaker) thing(v any) (t thing, ok bool) {
	if s.Box == nil {
		return t, false
	}
	r, at := &s.Box.Rules, 0
	switch x := v.(type) {
	case engine.Faction:
		t, at = thing{"factions", r.Tracks[x].ID, r.Tracks[x].Name, ""}, int(x)
	case engine.Space:
		t, at = thing{"spaces", r.Spaces[x].ID, r.Spaces[x].Name, ""}, int(x)
	case engine.Post:
		t, at = thing{"posts", r.Posts[x].ID, r.Posts[x].Name, ""}, int(x)
	case engine.Group:
		t, at = thing{"groups", r.Groups[x].ID, strings.ReplaceAll(r.Groups[x].ID, "_", " "), ""}, int(x)
	case engine.Card:
		t, at = thing{"hagal", s.Box.Deck.Cards[x].ID, s.Box.Deck.Cards[x].Name, ""}, int(x)
	case engine.Conflict:
		t, at = thing{"conflicts", r.Conflicts[x].ID, r.Conflicts[x].Name, ""}, int(x)
	case engine.RivalID:
		t, at = thing{"rivals", s.Box.Rivals[x].ID, s.Box.Rivals[x].Short, s.Box.Rivals[x].Name}, int(x)
	case engine.Difficulty:
		t, at = thing{"levels", r.Levels[x].ID, r.Levels[x].Name, ""}, int(x)
	default:
		return t, false
	}
	if at == 0 {
		t.id = "none"
	}
	return t, true
}

// translated is the name of a printed thing in the language, where the box has
// names for it: data/uprising/names/tr.yaml has a section a shelf, with names by
// id, and one a form of the language, as in "spaces.dative".
func (s Speaker) translated(shelf, id string) (string, bool) {
	name, ok := s.lang().printed(s.Box.Rules.Game)[ID(shelf+"."+id)]
	return name, ok
}

// printed are the names of the things of a game, nil where the box itself speaks
// the language.
func (l *Language) printed(game engine.GameID) map[ID]string {
	if m, ok := l.names.Load(game); ok {
		return m.(map[ID]string)
	}
	var m map[ID]string
	if text, ok := data.Names(game, l.Tag()); ok {
		m = scan(string(text))
	}
	l.names.Store(game, m)
	return m
}
