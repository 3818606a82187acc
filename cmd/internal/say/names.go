package say

import (
	"slices"
	"strings"

	"househagal/data"
	"househagal/engine"
	"househagal/rival"
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
	// Rival is who sits there by a name of its own, so that a language may bend it;
	// 0 for people, whose names nobody bends.
	Rival [engine.Seats + 1]engine.RivalID
}

// IsYou says whether a seat is the reader's.
func (n *Names) IsYou(s engine.Seat) bool { return s == n.You && s != engine.NoSeat }

// rival is the Rival in a seat whose name is its own.
func (n *Names) rival(s engine.Seat) engine.RivalID {
	if int(s) >= len(n.Rival) {
		return 0
	}
	return n.Rival[s]
}

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
// its names there. None is for zero of a kind, which is no thing for most.
type thing struct {
	shelf, id, name, full string
	none                  bool
	setup                 string // of a module
}

// trait is how a choice calls a thing.
func (t thing) trait() string {
	if t.none {
		return "none"
	}
	return t.id
}

// thing finds what is printed for an argument; ok is false for an argument of
// another kind.
func (s Speaker) thing(v any) (t thing, ok bool) {
	if s.Box == nil {
		return t, false
	}
	r, at := &s.Box.Rules, 0
	switch x := v.(type) {
	case engine.Faction:
		t, at = thing{"factions", r.Factions[x].ID, r.Factions[x].Name, "", false, ""}, int(x)
	case engine.Space:
		t, at = thing{"spaces", r.Spaces[x].ID, r.Spaces[x].Name, "", false, ""}, int(x)
	case engine.Post:
		t, at = thing{"posts", r.Posts[x].ID, r.Posts[x].Name, "", false, ""}, int(x)
	case engine.Group:
		t, at = thing{"groups", r.Groups[x].ID, strings.ReplaceAll(r.Groups[x].ID, "_", " "), "", false, ""}, int(x)
	case engine.Card:
		t, at = thing{"hagal", s.Box.Deck.Cards[x].ID, s.Box.Deck.Cards[x].Name, "", false, ""}, int(x)
	case engine.Conflict:
		t, at = thing{"conflicts", r.Conflicts[x].ID, r.Conflicts[x].Name, "", false, ""}, int(x)
	case engine.RivalID:
		t, at = thing{"rivals", s.Box.Rivals[x].ID, s.Box.Rivals[x].Short, s.Box.Rivals[x].Name, false, ""}, int(x)
	case engine.Unit:
		if t = (thing{shelf: "units"}); int(x) < len(r.Units) {
			t.id, t.name, t.full = r.Units[x].ID, r.Units[x].Name, r.Units[x].Plural
		}
		at = int(x)
	case engine.Track:
		if t = (thing{shelf: "tracks"}); int(x) < len(r.Tracks) {
			t.id, t.name = r.Tracks[x].ID, r.Tracks[x].Name
		}
		at = int(x)
	case engine.Tile:
		if t = (thing{shelf: "tiles"}); int(x) < len(r.Tiles) {
			t.id, t.name = r.Tiles[x].ID, r.Tiles[x].Name
		}
		at = int(x)
	case engine.Notice:
		if t = (thing{shelf: "notices"}); int(x) < len(r.Notices) {
			t.id, t.name = r.Notices[x].ID, r.Notices[x].Text
		}
		at = int(x)
	case rival.Layer:
		t, at = thing{"modules", x.ID, x.Name, x.Text, false, x.Setup}, 1
	case engine.Difficulty:
		t, at = thing{"levels", r.Levels[x].ID, r.Levels[x].Name, "", false, ""}, int(x)
	default:
		return t, false
	}
	t.none = at == 0
	return t, true
}

// translated is the name of a printed thing in the language, where the box has
// names for it: data/uprising/names/tr.yaml has a section a shelf, with names by
// id, and one a form of the language, as in "spaces.dative".
func (s Speaker) translated(shelf, id string) (string, bool) {
	name, ok := s.lang().printed(s.Box.Rules.Game)[ID(shelf+"."+id)]
	return name, ok
}

// named is what a thing is called: as printed, or by its name in the language.
func (s Speaker) named(t thing) string {
	shelf := t.shelf
	if s.asPrinted(shelf) {
		shelf += "." + formPrinted
	}
	if name, ok := s.translated(shelf, t.id); ok {
		return name
	}
	return t.name
}

// namedIn is what a thing is called in a form; ok is false where only a message
// of the language can tell.
func (s Speaker) namedIn(t thing, form string) (name string, ok bool) {
	printed := s.asPrinted(t.shelf)
	if !printed {
		if name, ok := s.translated(t.shelf+"."+form, t.id); ok {
			return name, true
		}
	}
	switch {
	case form == formMany && t.shelf == "units", form == formFull && t.full != "":
		return t.full, true
	case form == formSetup && t.shelf == "modules":
		return t.setup, true
	case form == formShort && !s.lang().has(ID(kindOnShelf[t.shelf]+"."+formShort)):
		return s.named(t), true
	}
	return "", false
}

// The forms that names have in every language.
const (
	formFull    = "full"    // of Rivals; of modules: what they change
	formMany    = "many"    // of kinds of unit
	formShort   = "short"   // for narrow places
	formSetup   = "setup"   // of modules: what lies on the table
	formPrinted = "printed" // beside names as printed, where ours has words of its own ("High Council post")
)

// kindOnShelf is what lies on each shelf of the box.
var kindOnShelf = map[string]kind{"factions": aFaction, "spaces": aSpace, "posts": aPost, "groups": aGroup, "hagal": aCard,
	"conflicts": aConflict, "rivals": aRival, "units": aUnit, "tracks": aTrack, "tiles": aTile, "notices": aNotice, "modules": aModule, "levels": aDifficulty}

// asPrinted says whether what lies on a shelf is called as it is printed, in the
// language of the box, though the language has names for it.
func (s Speaker) asPrinted(shelf string) bool {
	l := s.lang()
	return slices.Contains(strings.Fields(l.text(languageShelves)), shelf) && (l.text(languagePrinted) == "yes") != s.OtherNames
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
