package say

import (
	"reflect"
	"strconv"
	"strings"

	"househagal/engine"
	"househagal/rival"
)

// kind is a kind of argument. Its name is the section of the catalogue that has
// its forms: {seat.whose} is the message seat.whose, said with the argument seat.
type kind string

// The kinds, the Go types that an argument may have, and its traits in a choice.
const (
	aNumber     kind = "number"     // whole numbers: =3, none, the plural categories
	aText       kind = "text"       // string, as it is: what a person typed, an id, another message; none
	aSwitch     kind = "switch"     // bool: yes, no
	aSeat       kind = "seat"       // engine.Seat: you, nobody, person (who typed a name)
	aFaction    kind = "faction"    // engine.Faction; it and those below: none, the id of the box
	aSpace      kind = "space"      // engine.Space
	aPost       kind = "post"       // engine.Post; forms where and noun (post.go)
	aGroup      kind = "group"      // engine.Group, of posts
	aCard       kind = "card"       // engine.Card, of the House Hagal deck
	aConflict   kind = "conflict"   // engine.Conflict
	aRival      kind = "rival"      // engine.RivalID; form full
	aDifficulty kind = "difficulty" // engine.Difficulty
	aTrack      kind = "track"      // engine.Track
	aTile       kind = "tile"       // engine.Tile
	aNotice     kind = "notice"     // engine.Notice
	aModule     kind = "module"     // rival.Layer, a module; form full: what it changes
	aResource   kind = "resource"   // engine.Resource, ResourceEnd being Intrigue
	aUnit       kind = "unit"       // engine.Unit, beside troops; form many
	anIcon      kind = "icon"       // engine.Icon
	anAmount    kind = "amount"     // Amount: as a number, and the id of its resource
	aList       kind = "list"       // List or a slice: as the number of its items; forms and, or, ...
)

// Amount is so many of a resource; of engine.ResourceEnd: Intrigue cards.
type Amount struct {
	N  int
	Of engine.Resource
}

// List are arguments of any kind, for a hole that lists them.
type List []any

// value writes an argument in a form.
func (s Speaker) value(v any, forms []string) string {
	if items, ok := items(v); ok {
		return s.list(items, forms)
	}
	text := ""
	if len(forms) > 0 && !changes(forms[0]) {
		text, forms = s.formed(v, forms[0]), forms[1:]
	} else {
		text = s.plain(v)
	}
	for _, f := range forms {
		text = s.changed(v, text, f)
	}
	return text
}

// formed writes an argument as the language's message for the form does.
func (s Speaker) formed(v any, form string) string {
	if t, ok := s.thing(v); ok {
		if name, ok := s.namedIn(t, form); ok {
			return name
		}
	}
	switch x := v.(type) {
	case string: // said already
		return x
	case engine.Seat:
		if id := s.Names.rival(x); id != 0 && !s.lang().has(ID(string(aSeat)+"."+form)) {
			return s.formed(id, form)
		}
	case engine.Post:
		return s.postForm(x, form)
	case Amount:
		return s.write(ID(amountID(x.Of)+"_"+form), Args{"n": x.N})
	case engine.Resource:
		return s.write(ID("resource."+x.ID()+"_"+form), nil)
	case engine.Icon:
		return s.write(ID("icon."+iconID(x)+"_"+form), nil)
	}
	k := kindOf(v)
	return s.write(ID(string(k)+"."+form), Args{string(k): v})
}

func amountID(r engine.Resource) string { return "amount." + r.ID() }

// plain writes an argument without a form.
func (s Speaker) plain(v any) string {
	switch x := v.(type) {
	case string:
		return x
	case engine.Seat:
		return s.seat(x)
	case Amount:
		return s.write(ID(amountID(x.Of)), Args{"n": x.N})
	case engine.Resource:
		return s.write(ID("resource."+x.ID()), nil)
	case engine.Icon:
		return s.write(ID("icon."+iconID(x)), nil)
	}
	if t, ok := s.thing(v); ok {
		return s.named(t)
	}
	if n, ok := number(v); ok {
		return strconv.Itoa(n)
	}
	return "{?}"
}

// changes says whether a form works on the text, whatever it is.
func changes(form string) bool {
	switch form {
	case "caps", "capital", "small", "whole", "signed":
		return true
	}
	return false
}

// hardSpace is a blank at which no line is broken.
const hardSpace = "\u00a0"

// changed is a text in such a form: IRULAN, Two, on one line, +2.
func (s Speaker) changed(v any, text, form string) string {
	switch form {
	case "caps":
		return s.lang().upper(text)
	case "capital":
		return s.lang().capital(text)
	case "small":
		return s.lang().small(text)
	case "whole":
		return strings.ReplaceAll(text, " ", hardSpace)
	case "signed":
		if n, ok := number(v); ok && n > 0 {
			return "+" + text
		}
	}
	return text
}

// traits are the keys of a choice that fit an argument.
func (s Speaker) traits(v any) []string {
	if items, ok := items(v); ok {
		return s.counted(len(items))
	}
	switch x := v.(type) {
	case bool:
		if x {
			return []string{"yes"}
		}
		return []string{"no"}
	case string:
		if x == "" {
			return []string{"none"}
		}
		return nil
	case engine.Seat:
		switch {
		case x == engine.NoSeat:
			return []string{"nobody"}
		case s.Names.IsYou(x):
			return []string{"you"}
		case s.Names.rival(x) == 0:
			return []string{"person"}
		}
		return nil
	case Amount:
		return append(s.counted(x.N), x.Of.ID())
	case engine.Resource:
		return []string{x.ID()}
	case engine.Icon:
		return []string{iconID(x)}
	}
	if t, ok := s.thing(v); ok {
		return []string{t.trait()}
	}
	n, _ := number(v)
	return s.counted(n)
}

// counted are the traits of a number.
func (s Speaker) counted(n int) []string {
	out := []string{"=" + strconv.Itoa(n), s.lang().category(n)}
	if n == 0 {
		out = append(out, "none")
	}
	return out
}

// number is a whole number of any size.
func number(v any) (int, bool) {
	switch x := v.(type) {
	case int:
		return x, true
	case int8:
		return int(x), true
	case int16:
		return int(x), true
	case int64:
		return int(x), true
	case uint64:
		return int(x), true
	}
	return 0, false
}

func items(v any) (List, bool) {
	switch x := v.(type) {
	case List:
		return x, true
	case engine.SeatSet:
		var out List
		for seat := engine.Seat(1); seat <= engine.Seats; seat++ {
			if x.Has(seat) {
				out = append(out, seat)
			}
		}
		return out, true
	}
	r := reflect.ValueOf(v)
	if r.Kind() != reflect.Slice {
		return nil, false
	}
	out := make(List, r.Len())
	for i := range out {
		out[i] = r.Index(i).Interface()
	}
	return out, true
}

// kindOf is the kind of an argument, "" of what can't be one.
func kindOf(v any) kind {
	switch v.(type) {
	case string:
		return aText
	case bool:
		return aSwitch
	case engine.Seat:
		return aSeat
	case engine.Faction:
		return aFaction
	case engine.Space:
		return aSpace
	case engine.Post:
		return aPost
	case engine.Group:
		return aGroup
	case engine.Card:
		return aCard
	case engine.Conflict:
		return aConflict
	case engine.RivalID:
		return aRival
	case engine.Difficulty:
		return aDifficulty
	case engine.Track:
		return aTrack
	case engine.Tile:
		return aTile
	case engine.Notice:
		return aNotice
	case rival.Layer:
		return aModule
	case engine.Resource:
		return aResource
	case engine.Unit:
		return aUnit
	case engine.Icon:
		return anIcon
	case Amount:
		return anAmount
	}
	if _, ok := items(v); ok {
		return aList
	}
	if _, ok := number(v); ok {
		return aNumber
	}
	return ""
}
