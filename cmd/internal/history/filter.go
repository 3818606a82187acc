package history

import (
	"errors"
	"slices"
	"strings"

	"househagal/cmd/internal/code"
	"househagal/cmd/internal/say"
	"househagal/data"
	"househagal/data/strict"
	"househagal/engine"
	"househagal/rival"
)

// Filter says which games are looked at; "" allows all.
type Filter struct {
	Game, Mode, Difficulty string
	Rival, Leader          string
	Since, Until           string // days, 2026-11-30, both included
	Code                   string // as people type it
}

// Allows reports whether a game is looked at. Leaders are compared without case, and
// modes as a flag writes them.
func (f Filter) Allows(g *Game) bool {
	day := g.day()
	switch {
	case f.Game != "" && f.Game != g.Game, f.Mode != "" && !strict.Same(f.Mode, g.Mode), f.Difficulty != "" && f.Difficulty != g.Difficulty,
		f.Rival != "" && !slices.Contains(g.Rivals(), f.Rival), f.Leader != "" && !strings.EqualFold(f.Leader, g.Leader),
		f.Code != "" && (g.Code == "" || !code.Same(f.Code, g.Code)),
		f.Since != "" && day < f.Since, f.Until != "" && day > f.Until:
		return false
	}
	return true
}

// Choose returns the games that f allows, in the order they have. It may be list.
func (f Filter) Choose(list []Game) []Game {
	if f == (Filter{}) {
		return list
	}
	var out []Game
	for i := range list {
		if f.Allows(&list[i]) {
			out = append(out, list[i])
		}
	}
	return out
}

// names are the ids that may stand in a filter, each with all that people call it.
type names struct {
	ids    []string
	called map[string][]string
	more   func(*names) // adds what is looked for only where nothing else is meant
}

func (n *names) add(id string, called ...string) {
	if n.called == nil {
		n.called = map[string][]string{}
	}
	if _, known := n.called[id]; !known {
		n.ids = append(n.ids, id)
	}
	n.called[id] = append(n.called[id], called...)
}

// of is the id of what was typed, an id or a name in any case; near is the id that
// may have been meant where it is neither.
func (n *names) of(word string) (id, near string) {
	id, near = n.among(word)
	if id == "" && n.more != nil {
		n.more(n)
		id, near = n.among(word)
	}
	return id, near
}

func (n *names) among(word string) (id, near string) {
	var all []string
	at := map[string]string{}
	for _, id := range n.ids {
		for _, name := range append([]string{id}, n.called[id]...) {
			if strict.Same(name, word) {
				return id, ""
			}
			all = append(all, name)
			at[name] = id
		}
	}
	return "", at[strict.Nearest(word, all)]
}

// Meant gives a filter the ids of what its words name: a box, a mode, a level or a
// Rival of the program, or of a game in the history. The error has a line for each
// word that names none.
func (t Teller) Meant(f Filter, known []Game) (Filter, error) {
	var faults []error
	for _, x := range []struct {
		key  string
		word *string
		names
	}{
		{"game", &f.Game, t.gameNames()},
		{"mode", &f.Mode, modeNames()},
		{"difficulty", &f.Difficulty, t.levelNames(known)},
		{"rival", &f.Rival, t.rivalNames(known)},
	} {
		if *x.word == "" {
			continue
		}
		id, near := x.of(*x.word)
		switch {
		case id != "":
			*x.word = id
		case near != "":
			faults = append(faults, errors.New(t.Say("setup.unknown_near", say.Args{"key": x.key, "word": *x.word, "near": near})))
		default:
			faults = append(faults, errors.New(t.Say("setup.unknown", say.Args{"key": x.key, "word": *x.word, "words": x.ids})))
		}
	}
	return f, errors.Join(faults...)
}

func (t Teller) gameNames() (n names) {
	for _, box := range t.Boxes {
		n.add(data.GameWord(box.Rules.Game))
	}
	return n
}

// modeNames are the modes as flags write them.
func modeNames() (n names) {
	for _, m := range []engine.Mode{engine.Solo, engine.TwoPlayer} {
		n.add(strings.ReplaceAll(data.ModeWord(m), "_", "-"))
	}
	return n
}

func (t Teller) levelNames(known []Game) (n names) {
	for _, box := range t.Boxes {
		for d := engine.Difficulty(1); int(d) < len(box.Rules.Levels); d++ {
			n.add(box.Rules.Levels[d].ID, box.Rules.Levels[d].Name, t.Level(box.Rules.Levels[d].ID))
		}
	}
	for i := range known {
		if id := known[i].Difficulty; id != "" {
			n.add(id)
		}
	}
	return n
}

func (t Teller) rivalNames(known []Game) (n names) {
	for _, box := range t.Boxes {
		t.addRivals(&n, box)
	}
	for i := range known {
		for _, id := range known[i].Rivals() {
			n.add(id)
		}
	}
	n.more = func(n *names) {
		if t.With != nil {
			for _, box := range t.With() {
				t.addRivals(n, box)
			}
		}
	}
	return n
}

// addRivals adds the Rivals of a box by their names in every language.
func (t Teller) addRivals(n *names, box *rival.Box) {
	speakers := []say.Speaker{t.In(box)}
	for _, tag := range say.Tags() {
		if lang, ok := say.Find(tag); ok {
			speakers = append(speakers, say.Speaker{Box: box, Lang: lang})
		}
	}
	for i := range box.Rivals[1:] {
		c, r := &box.Rivals[i+1], say.Args{"rival": engine.RivalID(i + 1)}
		if c.Refused != "" {
			continue
		}
		n.add(c.ID, c.Name, c.Short)
		for _, s := range speakers {
			n.add(c.ID, s.Say("setup.rival_short", r), s.Say("setup.rival_full", r))
		}
	}
}
