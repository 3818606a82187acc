package challenge

import (
	"slices"
	"strings"
	"unicode"

	"househagal/cmd/internal/history"
	"househagal/cmd/internal/say"
	"househagal/data/challenges"
	"househagal/data/strict"
	"househagal/engine"
)

// Leaders know by which names people call Leaders: those whom a Rival of some box
// portrays have several, those whom a challenge alone names have one.
type Leaders struct {
	names [][]string     // of each
	ids   []string       // of those of a box
	found map[string]int // what was looked for
}

// LeadersOf are the Leaders of boxes and challenges, as they are called in English and
// in the language of a teller.
func LeadersOf(t history.Teller, list []challenges.Challenge) *Leaders {
	l := &Leaders{found: map[string]int{}}
	for _, box := range t.Boxes {
		s := t.In(box)
		for i := range box.Rivals[1:] {
			if x := &box.Rivals[i+1]; x.Leader != "" {
				r := engine.RivalID(i + 1)
				l.add(x.Leader, s.Say("setup.rival_full", say.Args{"rival": r}), s.Say("setup.rival_short", say.Args{"rival": r}), x.Name, x.Short)
			}
		}
	}
	for i := range list {
		for _, name := range list[i].Leaders() {
			if l.find(name) < 0 {
				l.add("", name)
			}
		}
	}
	return l
}

// of is find, looked for once.
func (l *Leaders) of(typed string) int {
	i, ok := l.found[typed]
	if !ok {
		i = l.find(typed)
		l.found[typed] = i
	}
	return i
}

// add adds names of a Leader with an id.
func (l *Leaders) add(id string, names ...string) {
	if i := slices.Index(l.ids, id); i >= 0 && id != "" {
		l.names[i] = append(l.names[i], names...)
		return
	}
	l.ids, l.names = append(l.ids, id), append(l.names, names)
}

// find is which Leader is called so: by a whole name, or by words of one name alone;
// -1 for none or several.
func (l *Leaders) find(typed string) int {
	for i, names := range l.names {
		if slices.ContainsFunc(names, func(n string) bool { return strings.EqualFold(n, strings.TrimSpace(typed)) || strict.Same(n, typed) }) {
			return i
		}
	}
	found := -1
	for i, names := range l.names {
		if !slices.ContainsFunc(names, func(n string) bool { return partOf(typed, n) }) {
			continue
		}
		if found >= 0 {
			return -1
		}
		found = i
	}
	return found
}

// shortWord is how many letters the words must have that stand for a name.
const shortWord = 3

// partOf reports whether all words of a text are words of a name.
func partOf(text, name string) bool {
	parts, of := wordsOf(text), wordsOf(name)
	return len(parts) > 0 && !slices.ContainsFunc(parts, func(w string) bool { return len(w) < shortWord || !slices.Contains(of, w) })
}

func wordsOf(text string) []string {
	return strings.FieldsFunc(strings.ToLower(text), func(r rune) bool { return !unicode.IsLetter(r) && r != '\'' })
}

// Is reports whether people who typed that mean the Leader of a name.
func (l *Leaders) Is(name, typed string) bool {
	i := l.of(name)
	return i >= 0 && i == l.of(typed) || strings.EqualFold(name, typed)
}

// Name is what a Leader is called in the language of the people.
func (l *Leaders) Name(name string) string {
	if i := l.of(name); i >= 0 {
		return l.names[i][0]
	}
	return name
}
