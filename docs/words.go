package docs

import (
	"cmp"
	"slices"
	"strings"
)

// meant gives, for a word that a player may use, the word of the rulebook, or
// the id of the very rule. A word that stands here is looked up by both.
var meant = map[string]string{
	"2p": "two-players-setup", "ability": "signet", "agent": "send", "ai": "seats", "ally": "alliance",
	"amber": "streamlined", "army": "troop", "attack": "human.card", "automa": "seats", "battle": "combat",
	"beginning": "setup", "blocker": "streamlined", "bot": "seats", "busy": "occupied", "buy": "settle",
	"choam": "contract", "choice": "least", "choose": "least", "closed": "blocked", "coin": "effect.gain",
	"contested": "occupied", "conversion": "settle", "convert": "settle", "correct": "fix", "cost": "price",
	"crysknife": "icons", "cube": "influence.gain", "defence": "defender", "defend": "defender",
	"defense": "defender", "dice": "row-churn", "difficulty": "levels", "discard": "human.card",
	"dummy": "seats", "easy": "levels", "escalation": "brutal", "faction": "influence", "fight": "combat",
	"finish": "end.check", "flag": "control", "flip": "turn.reveal", "free": "occupied", "full": "occupied",
	"garrison": "setup.troops", "gather": "infiltrate", "hard": "levels", "harvest": "makers.base",
	"ignore": "turn.reveal", "intelligence": "infiltrate", "list": "listed", "loot": "rewards",
	"marker": "control", "melange": "spice", "mistake": "fix", "money": "effect.gain", "mouse": "icons",
	"objective": "objectives", "observation": "spy.order", "opponent": "seats", "ornithopter": "icons",
	"overtake": "alliance", "pass": "turn.reveal", "plot": "scheme", "point": "vp", "post": "spy.order",
	"prepare": "setup", "priority": "least", "prize": "rewards", "purchase": "settle", "rank": "ranks",
	"refill": "row-churn", "reserve": "recruit", "resource": "effect.gain", "ring": "signet",
	"score": "vp", "shai-hulud": "sandworm", "shuffle": "reshuffle", "skip": "turn.reveal", "sm": "swordmaster",
	"soldier": "troop", "solo": "levels", "spend": "settle", "start": "setup", "steal": "secrets",
	"stuck": "no-card", "supply": "recruit", "target": "end.check", "taken": "occupied", "tie-break": "end.ties",
	"tiebreak": "end.ties", "tied": "ties", "token": "effect.gain", "track": "influence", "undo": "fix",
	"unit": "deploy", "victory": "vp", "voice": "blocked", "winner": "end.ties", "wrong": "fix",
}

// How good a find is, from the worst: a word of the text, a word of the title, a
// part of the id, what the table above says the word means, the id itself.
const (
	byText = 1 << iota
	byTitle
	byPart
	byMeaning
	byID
)

// Topics returns the entries that a word is about, the best first and as they
// stand in the book where they are equally good. Several words must all be
// found. Capitals don't matter, and a plural finds the singular. No word finds
// nothing.
func Topics(word string) []Entry {
	words := strings.FieldsFunc(strings.ToLower(word), func(r rune) bool { return strings.ContainsRune(" ,;:?!\"", r) })
	if len(words) == 0 {
		return nil
	}
	type find struct {
		Entry
		score int
	}
	var finds []find
	for _, e := range book() {
		if n := e.score(words); n > 0 {
			finds = append(finds, find{e, n})
		}
	}
	slices.SortStableFunc(finds, func(a, b find) int { return b.score - a.score })
	all := make([]Entry, len(finds))
	for i := range finds {
		all[i] = finds[i].Entry
	}
	return all
}

// score tells how well e fits all the words; 0 when one of them does not occur.
func (e Entry) score(words []string) int {
	sum := 0
	for _, w := range words {
		n := max(e.fits(w), e.fits(singular(w)))
		if m := cmp.Or(meant[w], meant[singular(w)]); m != "" && e.fits(m) > byText {
			n = max(n, byMeaning)
		}
		if n == 0 {
			return 0
		}
		sum += n
	}
	return sum
}

// fits tells how e fits one word in small letters.
func (e Entry) fits(w string) int {
	switch {
	case e.ID == w:
		return byID
	case slices.ContainsFunc(parts(e.ID), func(p string) bool { return p == w || singular(p) == w }):
		return byPart
	case hasWord(e.Title, w):
		return byTitle
	case slices.ContainsFunc(e.Lines, func(l string) bool { return !isSource(l) && hasWord(l, w) }):
		return byText
	}
	return 0
}

// parts are the pieces of an id by which it is found: "turn.smart-politics" is
// turn, smart-politics, smart, politics.
func parts(id string) []string {
	all := strings.Split(id, ".")
	for _, p := range strings.Split(id, ".") {
		all = append(all, strings.Split(p, "-")...)
	}
	return all
}

// hasWord reports whether text has w, or its plural, as a whole word.
func hasWord(text, w string) bool {
	return slices.ContainsFunc(strings.FieldsFunc(strings.ToLower(text), notWord), func(x string) bool {
		return x == w || singular(x) == w
	})
}

func notWord(r rune) bool {
	return (r < 'a' || r > 'z') && (r < '0' || r > '9') && r != '-' && r != '\''
}

func isSource(line string) bool { return strings.HasPrefix(line, "Source: ") }

// singular takes an English plural ending off; other words stay.
func singular(w string) string {
	if s, ok := strings.CutSuffix(w, "ies"); ok && len(s) > 1 { // spies, not ties
		return s + "y"
	}
	if s, ok := strings.CutSuffix(w, "s"); ok && len(s) > 2 && !strings.HasSuffix(s, "s") {
		return s
	}
	return w
}
