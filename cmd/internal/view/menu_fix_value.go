package view

import (
	"strconv"
	"strings"

	"househagal/cmd/internal/ask"
	"househagal/engine"
)

// askFixValue asks for what is right: a number, yes or no, a post, a space or a
// seat, as the field has it.
func (s Scene) askFixValue(t *engine.Table, q *engine.Question) sheet {
	f := engine.Field(q.Amount)
	var sh sheet
	switch {
	case f == engine.FieldSpy:
		sh = s.fixPost(t, q)
	case f == engine.FieldAgent:
		sh = s.anySpace(newSheet("%s Agent comes or goes: which space?", s.whose(q.About)))
	case f == engine.FieldBlock:
		sh = s.anySpace(newSheet("Closed until Recall, or open again: which space?"))
	case f == engine.FieldWall:
		sh = yesNo("Does the Shield Wall stand?")
	case isFlag(f):
		sh = yesNo("%s is %s. What is it?", fixFields[f].name, s.fieldValue(t, q.About, f))
	case namesSeat(f):
		sh = s.fixHolder(t, q, f)
	default:
		name := capital(s.fieldName(t, f))
		sh = figure(int(q.Max), "%s is %s. What is it?", name, s.fieldValue(t, q.About, f))
		if sh.Number.Min = int(q.Min); q.Max <= fewDigits {
			sh.Number = &ask.Number{Min: int(q.Min), Max: int(q.Max), Shown: min(int(q.Max), 9), More: q.Max > 9}
		}
	}
	sh.Hint = "Esc back"
	return sh
}

// fixPost offers every post: a Spy there comes or goes.
func (s Scene) fixPost(t *engine.Table, q *engine.Question) sheet {
	every := *q
	every.Mask = 1<<len(t.Rules.Posts) - 2
	return s.postGrid(newSheet("%s Spy comes or goes: which post?", s.whose(q.About)), &every, func(engine.Post) string { return "" })
}

func (s Scene) anySpace(sh sheet) sheet {
	every := engine.Question{Mask: 1<<len(s.Box.Rules.Spaces) - 2}
	return s.spaceList(sh, &every)
}

// fixHolder asks who has a token of the board.
func (s Scene) fixHolder(t *engine.Table, q *engine.Question, f engine.Field) sheet {
	sh := newSheet("%s: who has it? (hagal has %s)", s.fieldName(t, f), s.fieldValue(t, q.About, f))
	sh.Layout = ask.Row
	for seat := 1; seat <= engine.Seats; seat++ {
		name := s.Names.Seat[seat]
		sh.add(seat, ask.Choice{Key: strconv.Itoa(seat), Label: name, Words: []string{strings.ToLower(name)}})
	}
	sh.add(0, ask.Choice{Key: "0", Label: "nobody"})
	return sh
}

// fixReason is a line of the menu of reasons; token is typed, and was the id.
type fixReason struct{ label, token string }

// fixReasons are why a number is corrected.
var fixReasons = [...]fixReason{
	engine.WeMissedIt:  {"we missed something", "missed"},
	engine.ACardDidIt:  {"a card did it", "card"},
	engine.HouseRule:   {"house rule", "house_rule"},
	engine.OtherReason: {"other: I type it", "other"},
}

// askFixReason asks why; the last reason is typed (see NotePrompt).
func (s Scene) askFixReason(*engine.Table, *engine.Question) sheet {
	sh := newSheet("Why?")
	sh.Layout, sh.Columns, sh.Cell = ask.Grid, 2, gridCell
	for r := 1; r < len(fixReasons); r++ {
		sh.add(r, ask.Choice{Key: strconv.Itoa(r), Label: fixReasons[r].label, Words: []string{fixReasons[r].token}})
	}
	sh.Hint = "Esc back   the reason stays in the log"
	return sh
}
