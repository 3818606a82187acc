// Package docs is the rulebook in our own words. It embeds the pages under
// rules and finds an entry by the id of its rule, or by a word that a player
// would use. It knows nothing of the other packages.
package docs

import (
	"embed"
	"strings"
	"sync"
)

//go:embed rules/*.md
var pages embed.FS

// Entry is one short entry of the rulebook: a rule, a Rival, a Hagal card or a
// topic such as the turn order with two players.
type Entry struct {
	ID         string   // of the rule ("turn.occupied"), else the anchor ("irulan-corrino")
	Title      string   // a few words, "An occupied space"
	Page       string   // where it stands, "docs/rules/turn.md"
	Anchor     string   // the same with the anchor, "docs/rules/turn.md#turn.occupied"
	Lines      []string // the text for a terminal, source included: at most 10 lines of 78 cells with the title
	Source     string   // keys of docs/rules/sources.md, "BASE p.19; FAQ22; AID"
	Confidence string   // official, strong, weak, conflicting or ruling, and what it holds for
}

// Text is Lines without the source: what is said of the rule. Its keys mean something
// beside their list alone (docs/rules/sources.md).
func (e Entry) Text() []string {
	for i, line := range e.Lines {
		if isSource(line) {
			return e.Lines[:i]
		}
	}
	return e.Lines
}

// Level returns the first word of Confidence: official, strong, weak,
// conflicting or ruling.
func (e Entry) Level() string {
	end := strings.IndexFunc(e.Confidence, func(r rune) bool { return r < 'a' || r > 'z' })
	if end < 0 {
		return e.Confidence
	}
	return e.Confidence[:end]
}

// Rule returns the entry with that id. It reports false when there is none.
func Rule(id string) (Entry, bool) {
	for _, e := range book() {
		if e.ID == id {
			return e, true
		}
	}
	return Entry{}, false
}

// Entries returns all entries in the order of a game: setup, round, turn, and so
// on to the cards. The caller may change the slice, not the Lines.
func Entries() []Entry { return append([]Entry(nil), book()...) }

// order is the order of the pages; other pages hold no entries.
var order = []string{
	"setup", "round", "turn", "effects", "choices", "makers", "tracks", "deploy", "units", "tiles", "settle", "combat", "end",
	"human", "variants", "two-players", "streamlined", "rivals", "deck", "module-bloodlines", "module-tech", "module-ix", "game-of-2020",
}

// book reads the embedded pages, once.
var book = sync.OnceValue(func() []Entry {
	var all []Entry
	for _, name := range order {
		text, err := pages.ReadFile("rules/" + name + ".md")
		if err != nil {
			continue // a test checks that every page of order is there
		}
		all = append(all, parse(name+".md", string(text))...)
	}
	return all
})
