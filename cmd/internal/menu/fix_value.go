package menu

import (
	"strconv"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/controls"
	"househagal/cmd/internal/say"
	"househagal/engine"
)

// askFixValue asks for what is right: a number, yes or no, a post, a space or a
// seat, as the field has it.
func askFixValue(s say.Speaker, t *engine.Table, q *engine.Question) sheet {
	f := engine.Field(q.Amount)
	var sh sheet
	switch {
	case f == engine.FieldSpy:
		sh = fixPost(s, t, q)
	case f == engine.FieldAgent:
		sh = anySpace(s, s.Say("ask.fix_agent", say.Args{"seat": q.About}))
	case f == engine.FieldBlock:
		sh = anySpace(s, s.Say("ask.fix_block"))
	case f == engine.FieldToken:
		sh = spaceList(s, newSheet(s.Say("ask.fix_token")), &engine.Question{Mask: uint32(t.Rules.TokenSpaces())})
	case f == engine.FieldWall:
		sh = yesNo(s, s.Say("ask.wall_stands"))
	case f.NamesTile():
		sh = tileList(s, tilesFor(t, f), s.Say("ask.fix_tile"))
	case namesSeat(f):
		sh = fixHolder(s, t, q, f)
	default:
		sh = fixNumber(s, t, q, f)
	}
	sh.Hint = s.Say("menu.esc_back")
	return sh
}

// tilesFor are the tiles that a field may have: on a stack none that a seat or another
// stack has.
func tilesFor(t *engine.Table, f engine.Field) engine.TileSet {
	k, _, ok := f.Stack()
	if !ok {
		return t.Rules.AllTiles()
	}
	m := &t.Pos.Market
	return (t.UnseenTiles() | m.Gone).With(m.Top[k]).Without(engine.NoTile)
}

// fixNumber asks for a number, or yes or no, with what hagal has.
func fixNumber(s say.Speaker, t *engine.Table, q *engine.Question, f engine.Field) sheet {
	text := s.Say("ask.fix_value", say.Args{"name": FieldName(s, t, f), "text": fieldValue(s, t, q.About, f)})
	if k, face, ok := f.Stack(); ok && !face {
		text = s.Say("ask.fix_stack", say.Args{"n": int(k), "text": fieldValue(s, t, q.About, f)})
	}
	if isFlag(f) {
		return yesNo(s, text)
	}
	sh := figure(int(q.Max), text)
	if sh.Number.Min = int(q.Min); q.Max <= fewDigits {
		sh.Number = &ask.Number{Min: int(q.Min), Max: int(q.Max), Shown: min(int(q.Max), 9), More: q.Max > 9}
	}
	return sh
}

// fixPost offers every post: a Spy there comes or goes.
func fixPost(s say.Speaker, t *engine.Table, q *engine.Question) sheet {
	every := *q
	every.Mask = 1<<len(t.Rules.Posts) - 2
	return postGrid(s, newSheet(s.Say("ask.fix_spy", say.Args{"seat": q.About})), &every, func(engine.Post) string { return "" })
}

func anySpace(s say.Speaker, text string) sheet {
	every := engine.Question{Mask: 1<<len(s.Box.Rules.Spaces) - 2}
	return spaceList(s, newSheet(text), &every)
}

// fixHolder asks who has a token of the board.
func fixHolder(s say.Speaker, t *engine.Table, q *engine.Question, f engine.Field) sheet {
	sh := newSheet(s.Say("ask.fix_holder", say.Args{"name": FieldName(s, t, f)}))
	sh.aside(s, s.Say("ask.fix_holder_aside", say.Args{"text": fieldValue(s, t, q.About, f)}))
	sh.seats(s, s.Say("ask.nobody"), "nobody")
	return sh
}

// fixReason is a line of the menu of reasons; token is typed, and was the id. Label
// stands in the menu, text in the log.
type fixReason struct {
	token string
	label say.ID
}

// fixReasons are why a number is corrected.
var fixReasons = [...]fixReason{
	engine.WeMissedIt:  {"missed", "fix.missed"},
	engine.ACardDidIt:  {"card", "fix.card"},
	engine.HouseRule:   {"house_rule", "fix.house_rule"},
	engine.OtherReason: {"other", "fix.other_typed"},
}

// askFixReason asks why; the last reason is typed (see Note).
func askFixReason(s say.Speaker, _ *engine.Table, _ *engine.Question) sheet {
	sh := newSheet(s.Say("ask.fix_reason"))
	sh.Layout, sh.Columns, sh.Spacing = ask.Grid, 2, ask.Third
	for r := 1; r < len(fixReasons); r++ {
		sh.add(r, ask.Choice{Key: strconv.Itoa(r), Label: s.Say(fixReasons[r].label), Words: []string{fixReasons[r].token}})
	}
	sh.Hint = controls.Hints(s.Say("menu.esc_back"), s.Say("menu.reason_stays"))
	return sh
}
