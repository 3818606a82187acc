package history

import (
	"slices"
	"strings"
	"time"
	"unicode"
)

// Game is one finished game. Ids are those of the box and of the command line.
type Game struct {
	ID         string    `json:"id"`    // of the game, the same wherever its save lies
	Ended      time.Time `json:"ended"` // UTC, whole seconds
	Save       string    `json:"save,omitempty"`
	Game       string    `json:"game"`
	Mode       string    `json:"mode"`
	Difficulty string    `json:"difficulty,omitempty"`
	Variants   []string  `json:"variants,omitempty"`
	Modules    []string  `json:"modules,omitempty"`
	Target     int       `json:"target"`
	Rounds     int       `json:"rounds"`
	Rules      string    `json:"rules"`         // the hash of the rules it was played by
	Own        bool      `json:"own,omitempty"` // they are not the program's
	Seats      []Seat    `json:"seats"`         // in the order of the table
	TieBreak   int       `json:"tie_break,omitempty"`
	Seed       uint64    `json:"seed"`
	Code       string    `json:"code,omitempty"`   // by which it can be played again
	Leader     string    `json:"leader,omitempty"` // of the human, as typed
	Note       string    `json:"note,omitempty"`
	Told       []string  `json:"told,omitempty"` // of what nothing was left out: Moves, Conflicts
}

// What may have been left out of a game; of one that was remembered by an older
// program nobody knows.
const (
	Moves     = "moves"     // where the people's Agents went
	Conflicts = "conflicts" // who won each of them
)

// Seat is what a seat of a game came to.
type Seat struct {
	Human       bool   `json:"human,omitempty"`
	Name        string `json:"name"` // of a person as typed; the id of a Rival
	Streamlined bool   `json:"streamlined,omitempty"`
	VP          int    `json:"vp"`
	Won         bool   `json:"won,omitempty"`
	Swordmaster bool   `json:"swordmaster,omitempty"`
	HighCouncil bool   `json:"high_council,omitempty"`
	Alliances   int    `json:"alliances,omitempty"`
	Conflicts   int    `json:"conflicts,omitempty"` // won

	// of humans, at the end
	Hooks     bool  `json:"hooks,omitempty"`
	Influence []int `json:"influence,omitempty"` // by Faction, in their order; -1 where nobody told
}

// clean makes one line of what people typed, and of ids: a game goes into a table, a
// line of CSV and onto terminals.
func (g *Game) clean() {
	for _, x := range []*string{&g.Save, &g.Game, &g.Mode, &g.Difficulty, &g.Rules, &g.Code, &g.Leader, &g.Note} {
		*x = oneLine(*x)
	}
	for i := range g.Seats {
		g.Seats[i].Name = oneLine(g.Seats[i].Name)
	}
	for _, list := range [][]string{g.Variants, g.Modules} {
		for i := range list {
			list[i] = oneLine(list[i])
		}
	}
}

// lineLetters is the longest text of a game: what people type is bounded by the
// question already.
const lineLetters = 200

// oneLine is a text without line ends, tabs and other letters that show nothing.
func oneLine(text string) string {
	if isPlain(text) {
		return text
	}
	hidden := func(r rune) bool { return !unicode.IsPrint(r) && r != '\u200d' && r != '\ufe0f' }
	if !strings.Contains(text, "  ") && strings.IndexFunc(text, hidden) < 0 && len(text) <= lineLetters {
		return text
	}
	parts := strings.FieldsFunc(text, func(r rune) bool { return r == ' ' || hidden(r) })
	letters := []rune(strings.Join(parts, " "))
	return string(letters[:min(len(letters), lineLetters)])
}

// isPlain reports whether a text is one line of few letters of ASCII, as ids are.
func isPlain(text string) bool {
	if len(text) > lineLetters {
		return false
	}
	was := byte(0)
	for i := 0; i < len(text); i++ {
		c := text[i]
		if c < ' ' || c > '~' || c == ' ' && was == ' ' {
			return false
		}
		was = c
	}
	return true
}

// day is when the game ended, by the clock of the reader: 2026-11-30.
func (g *Game) day() string { return g.Ended.Local().Format("2006-01-02") }

// Won reports whether a human has won, alone or with others.
func (g *Game) Won() bool {
	for i := range g.Seats {
		if g.Seats[i].Human && g.Seats[i].Won {
			return true
		}
	}
	return false
}

// Best is the greatest VP of the humans, or of the Rivals that keep a score. ok is
// false where there is no such seat.
func (g *Game) Best(human bool) (vp int, ok bool) {
	for i := range g.Seats {
		if s := &g.Seats[i]; s.Human == human && !s.Streamlined && (!ok || s.VP > vp) {
			vp, ok = s.VP, true
		}
	}
	return vp, ok
}

// Lead is by how many VP the humans' best is ahead of the Rivals' best; less than
// 0 behind.
func (g *Game) Lead() int {
	ours, _ := g.Best(true)
	theirs, _ := g.Best(false)
	return ours - theirs
}

// Rivals are the ids of the Rivals, in alphabetical order.
func (g *Game) Rivals() []string {
	ids := make([]string, 0, len(g.Seats))
	for i := range g.Seats {
		if !g.Seats[i].Human {
			ids = append(ids, g.Seats[i].Name)
		}
	}
	slices.Sort(ids)
	return ids
}

// People are the names of the humans that have one of their own, in seat order.
func (g *Game) People() []string {
	var names []string
	for _, s := range g.Seats {
		if s.Human && s.Name != "" {
			names = append(names, s.Name)
		}
	}
	return names
}
