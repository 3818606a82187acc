package menu

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"househagal/cmd/internal/say"
	"househagal/engine"
	"househagal/rival"
)

// words are the names of the answers of a kind of question. Names are for
// ever: saves hold them. What has no name is a number.
type words map[int]string

// Token writes an answer for the save file: an id ("hagga_basin", "yes",
// "reveal") or, where one was asked, a number ("2"; "+2" and "-1" where both
// directions are). An answer that means nothing is "#" and its number.
func Token(box *rival.Box, q engine.Question, a int) string {
	if name, ok := wordsOf(box, &q)[a]; ok {
		return name
	}
	switch {
	case q.Signed():
		return fmt.Sprintf("%+d", a-engine.AnsZero)
	case takesNumber(&q) && a >= 0:
		return strconv.Itoa(a)
	}
	return "#" + strconv.Itoa(a)
}

// ParseToken reads what Token wrote. It looks at the kind of q only, so that a
// save can be read before the game is played again; whether the answer fits is
// for engine.Question.Fits. The error names the token and the kind.
func ParseToken(s say.Speaker, q engine.Question, token string) (int, error) {
	number, numbered := strings.CutPrefix(token, "#")
	a, err := strconv.Atoi(number)
	switch {
	case err != nil:
	case numbered, takesNumber(&engine.Question{Kind: q.Kind}):
		if q.Kind == engine.AskMoreNumber && !numbered && (token[0] == '+' || token[0] == '-') {
			a += engine.AnsZero
		}
		return a, nil
	}
	for _, w := range allWords(s.Box, q.Kind) {
		for a, name := range w {
			if name == token {
				return a, nil
			}
		}
	}
	if a, ok := olderToken(q.Kind, token); ok {
		return a, nil
	}
	return 0, errors.New(s.Say("ask.no_answer", say.Args{"word": token, "name": q.Kind.String()}))
}

// olderToken reads how older saves named what has another id now. These words can
// still be typed.
func olderToken(k engine.QKind, token string) (a int, ok bool) {
	switch k {
	case engine.AskMore:
		a = slices.IndexFunc(moreMenu[:], func(x moreLine) bool { return x.token == token })
	case engine.AskFixField:
		a = slices.IndexFunc(fixFields[:], func(x fixField) bool { return x.token == token })
	case engine.AskFixReason:
		a = slices.IndexFunc(fixReasons[:], func(x fixReason) bool { return x.token == token })
	}
	return a, a > 0
}

// allWords are the words of a kind, for every field that a correction can be
// about.
func allWords(box *rival.Box, k engine.QKind) []words {
	if k != engine.AskFixValue {
		return []words{wordsOf(box, &engine.Question{Kind: k})}
	}
	var all []words
	for f := engine.NoField + 1; f < engine.FieldEnd; f++ {
		all = append(all, wordsOf(box, &engine.Question{Kind: k, Amount: int8(f)}))
	}
	return all
}

// takesNumber says whether the answers of q are numbers.
func takesNumber(q *engine.Question) bool {
	if q.Kind == engine.AskFixValue {
		f := engine.Field(q.Amount)
		return !isFlag(f) && !namesSeat(f) && f != engine.FieldSpy && f != engine.FieldAgent && f != engine.FieldBlock && !f.NamesTile()
	}
	d := q.Kind.Info().Domain
	return d == engine.OfNumber || d == engine.OfDice
}

// wordsOf gives the names of the answers of q, by what they are.
func wordsOf(box *rival.Box, q *engine.Question) words {
	w, info := words{}, q.Kind.Info()
	w.special(engine.AnsOpen)
	switch info.Domain {
	case engine.OfYesNo:
		w.flag(info.Yes, info.None)
	case engine.OfSeat:
		w.seats()
	case engine.OfSpace:
		w.list(len(box.Rules.Spaces), func(i int) string { return box.Rules.Spaces[i].ID })
	case engine.OfPost:
		w.list(len(box.Rules.Posts), func(i int) string { return box.Rules.Posts[i].ID })
	case engine.OfFaction:
		w.list(int(engine.FactionEnd), func(i int) string { return box.Rules.Factions[i].ID })
	case engine.OfConflict:
		w.list(len(box.Rules.Conflicts), func(i int) string { return box.Rules.Conflicts[i].ID })
	case engine.OfTile:
		w.list(len(box.Rules.Tiles), func(i int) string { return box.Rules.Tiles[i].ID })
	case engine.OfStack:
		w.list(engine.Stacks+1, func(i int) string { return "stack" + strconv.Itoa(i) })
	case engine.OfCard:
		w.list(len(box.Deck.Cards), func(i int) string { return box.Deck.Cards[i].ID })
		w[engine.AnsNoCard] = "none"
	case engine.OfMenu:
		menuWords(box, w, q)
	}
	if info.None != "" {
		w[0] = info.None
	}
	if info.Aside {
		w.special(engine.AnsMore, engine.AnsFix)
	}
	switch q.Kind {
	case engine.AskWhereTo:
		w.special(engine.AnsReveal, engine.AnsAlliance, engine.AnsTile+1, engine.AnsTile+2, engine.AnsTile+3)
	case engine.AskReveal:
		w.special(engine.AnsTile+1, engine.AnsTile+2, engine.AnsTile+3)
	case engine.FactAgent, engine.FactPost:
		w.special(engine.AnsBlocked)
	}
	return w
}

// menuWords names the lines of a list of the kind's own.
func menuWords(box *rival.Box, w words, q *engine.Question) {
	switch q.Kind {
	case engine.AskMore:
		w.list(len(moreMenu), func(i int) string { return engine.MoreKind(i).ID() })
	case engine.AskFixField:
		w.list(len(fixFields), func(i int) string { return engine.Field(i).ID() })
	case engine.AskFixValue:
		fixWords(box, w, engine.Field(q.Amount))
	case engine.AskFixReason:
		w.list(len(fixReasons), func(i int) string { return engine.Reason(i).ID() })
	}
}

// list names answers 1 to n-1; an id that is empty names nothing.
func (w words) list(n int, id func(int) string) {
	for i := 1; i < n; i++ {
		if name := id(i); name != "" {
			w[i] = name
		}
	}
}

func (w words) flag(one, zero string) { w[1], w[0] = one, zero }

func (w words) seats() {
	for seat := 1; seat <= engine.Seats; seat++ {
		w[seat] = "seat" + strconv.Itoa(seat)
	}
}

// special names answers that are none of what the kind asks for.
func (w words) special(answers ...int) {
	for _, a := range answers {
		w[a] = engine.AnswerIDs[a]
	}
}

// fixWords names the values of a field that are no numbers. Posts and spaces
// share ids, so that their kind stands before them.
func fixWords(box *rival.Box, w words, f engine.Field) {
	switch {
	case f == engine.FieldSpy:
		w.list(len(box.Rules.Posts), func(i int) string { return "post/" + box.Rules.Posts[i].ID })
	case f == engine.FieldAgent, f == engine.FieldBlock:
		w.list(len(box.Rules.Spaces), func(i int) string { return "space/" + box.Rules.Spaces[i].ID })
	case f.NamesTile():
		w.list(len(box.Rules.Tiles), func(i int) string { return box.Rules.Tiles[i].ID })
	case isFlag(f):
		w.flag("yes", "no")
	case namesSeat(f):
		w.seats()
		w[0] = "nobody"
	}
}
