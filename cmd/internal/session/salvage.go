package session

import (
	"encoding/json"
	"errors"
	"slices"
	"strings"

	"househagal/cmd/internal/course"
	"househagal/cmd/internal/journal"
	"househagal/cmd/internal/kept"
	"househagal/cmd/internal/say"
	"househagal/cmd/internal/setup"
	"househagal/engine"
	"househagal/rival"
)

// mending is what became of an answer of the setup that made no sense.
type mending uint8

const (
	asRead  mending = iota // there was none
	asFound                // the positions in the save tell what it was
	asAsked                // its question is asked anew
)

// lineFault says which line of a save can't be used, though it is whole.
type lineFault struct {
	name string
	line int
	err  error
}

func (e *lineFault) Error() string { return e.Said(say.Speaker{}) }

// Said makes it a say.Fault.
func (e *lineFault) Said(s say.Speaker) string {
	return s.Say("session.line", say.Args{"name": e.name, "line": e.line, "text": s.Fault(e.err)})
}

func (e *lineFault) Unwrap() error { return e.err }

// usable is the game that a save holds as far as its lines can be used, and those
// lines; its damage is the first one that is not whole, or can't be used. An error
// means that there is no game.
func usable(s Start, c journal.Contents) (*Game, journal.Contents, error) {
	g, err := wholeGame(s, c)
	fault, all := err, c.Lines
	if err != nil {
		if g, used, ok := mendSetup(s, c); ok {
			return g, used, nil
		}
	}
	for err != nil && len(c.Lines) > 0 {
		c.Lines = c.Lines[:faultyLine(c.Lines, err)]
		g, err = wholeGame(s, c)
	}
	if err != nil {
		return nil, c, fault
	}
	g.damage = c.Damage
	if lost := len(all) - len(c.Lines); lost > 0 {
		g.damage = journal.Damage{Line: all[len(c.Lines)].N, Lost: lost + c.Damage.Lost, What: withoutLine(fault)}
		g.unusable = true
	}
	g.first = c.Head
	c.Damage, c.Head = journal.Damage{}, nil
	return g, c, nil
}

// wholeGame is the game of all lines of a save, or an error.
func wholeGame(s Start, c journal.Contents) (*Game, error) {
	g, err := restored(s, c)
	switch {
	case err != nil:
	case g.Begun():
		err = g.ready()
	case !g.setup.placed:
		err = g.checkSetup()
	}
	return g, err
}

// checkSetup says what is wrong with the setup as far as it was answered.
func (g *record) checkSetup() error {
	v := g.setup.values()
	if err := g.chooseBox(v); err != nil {
		return err
	}
	return setup.Check(g.speaker(), v)
}

// firstNonsense finds the first answer of the setup, among the lines of a save, that
// can't be one, and what is wrong with it; nil for none.
func firstNonsense(s Start, lines []journal.Line, c journal.Contents) (at int, wrong error) {
	c.Lines = nil
	if g, err := restored(s, c); err != nil || g.checkSetup() != nil {
		return 0, nil // it is in the first line
	}
	for i, l := range lines {
		if l.Kind != course.LineSet {
			continue
		}
		c.Lines = lines[:i+1]
		g, err := restored(s, c)
		if fault := (*lineFault)(nil); errors.As(err, &fault) && fault.line == l.N {
			return i, fault.err
		}
		if err != nil {
			return 0, nil // it is in a line of another kind
		}
		if err := g.checkSetup(); err != nil {
			return i, err
		}
	}
	return 0, nil
}

// mendSetup returns the game of a save in whose setup one line makes no sense, and its
// lines. Of a game that was begun it has the value by which the positions in the save
// come out again; the question of any other is asked anew, and where the game was
// begun its moves are lost. ok is false where that is not what is wrong.
func mendSetup(s Start, c journal.Contents) (g *Game, used journal.Contents, ok bool) {
	at, wrong := firstNonsense(s, c.Lines, c)
	if wrong == nil {
		return nil, c, false
	}
	damage, first := journal.Damage{Line: c.Lines[at].N, Lost: 1, What: wrong}, c.Head
	begun := slices.IndexFunc(c.Lines, func(l journal.Line) bool { return l.Kind == course.LineRules })
	how := asAsked
	if begun >= 0 {
		if g, used, ok = withLikelyAnswer(s, c, at); ok {
			how = asFound
		} else {
			damage.Lost = len(c.Lines) - begun
			c.Lines = slices.DeleteFunc(slices.Clone(c.Lines[:begun]), isChecklist)
			c.Damage = journal.Damage{} // it is in what is left out
		}
	}
	if how == asAsked {
		c.Lines = slices.Delete(slices.Clone(c.Lines), at, at+1)
		var err error
		if g, used, err = usable(s, c); err != nil {
			return nil, c, false
		}
		if !g.damage.None() { // another makes no sense either
			g.further = append([]sentence{g.tellDamage()}, g.further...)
		}
	}
	g.damage, g.unusable, g.mended, g.first = damage, true, how, first
	used.Damage, used.Head = journal.Damage{}, nil
	return g, used, true
}

// isChecklist reports whether a line is the answered checklist.
func isChecklist(l journal.Line) bool {
	var x course.SetLine
	return l.Kind == course.LineSet && json.Unmarshal(l.Body, &x) == nil && x.Key == keyPlaced
}

// withLikelyAnswer is the game with another answer in the place of the nonsense: the
// first by which all positions of the save come out again.
func withLikelyAnswer(s Start, c journal.Contents, at int) (*Game, journal.Contents, bool) {
	before := c
	before.Lines = c.Lines[:at]
	then, err := restored(s, before)
	if err != nil || then.checkSetup() != nil {
		return nil, c, false
	}
	var body map[string]any
	_ = json.Unmarshal(c.Lines[at].Body, &body) // what is none of ours is as good as nothing
	var was course.SetLine
	was.Key, _ = body["key"].(string)
	was.Value, _ = body["value"].(string)
	for _, x := range likelyAnswers(then, then.setup.values(), was) {
		body, err := json.Marshal(x)
		if err != nil {
			continue
		}
		try := c
		try.Lines = slices.Clone(c.Lines)
		try.Lines[at].Body = body
		if _, wrong := firstNonsense(s, try.Lines[:at+1], try); wrong != nil {
			continue
		}
		if g, err := wholeGame(s, try); err == nil && comesToItsPositions(g) {
			return g, try, true
		}
	}
	return nil, c, false
}

// likelyAnswers are what a nonsense answer may have been: one with another word for
// each of its parts, or one to another question where its own is none.
func likelyAnswers(g *Game, v setup.Values, was course.SetLine) []course.SetLine {
	var out []course.SetLine
	known := slices.Contains(setup.Keys(), was.Key)
	for _, key := range setup.Keys() {
		words := setup.Words(g.speaker(), v, key)
		if key == "game" { // its answer says the mode as well
			words = append(words, setup.Words(g.speaker(), v, "mode")...)
		}
		parts := strings.Split(was.Value, ",")
		switch {
		case known && key != was.Key, !known && v[key] != "":
			continue
		case !known && was.Value != "":
			out = append(out, course.SetLine{Key: key, Value: was.Value})
			continue
		}
		for i := range parts {
			for _, word := range words {
				x := slices.Clone(parts)
				x[i] = word
				out = append(out, course.SetLine{Key: key, Value: strings.Join(x, ",")})
			}
		}
	}
	return out
}

// comesToItsPositions reports whether a game comes to the positions that its save
// has, and to one of them at least.
func comesToItsPositions(g *Game) bool {
	same, some := true, false
	x := rerun{steps: g.steps.InForce()}
	x.before = func(t *engine.Table, q engine.Question, _ int) {
		if was := g.statuses.at(x.used); was != nil && len(was.Position) > 0 && countsFor(q) {
			same, some = same && g.samePosition(was, t), true
		}
	}
	_, err := g.play(&x)
	return err == nil && same && some && x.used == len(x.steps)
}

// faultyLine is which of the lines the error is about: the one it names, or the last
// one that the setup hangs on.
func faultyLine(lines []journal.Line, err error) int {
	if fault := (*lineFault)(nil); errors.As(err, &fault) {
		return slices.IndexFunc(lines, func(l journal.Line) bool { return l.N == fault.line })
	}
	for i := len(lines) - 1; i > 0; i-- {
		switch lines[i].Kind {
		case course.LineSet, course.LineUnset, course.LineRules:
			return i
		}
	}
	return 0
}

func withoutLine(err error) error {
	if fault := (*lineFault)(nil); errors.As(err, &fault) {
		return fault.err
	}
	return err
}

// rescue returns the game of what can be used of a save. It goes on in a new one, once
// the people agree; the old one stays as it is.
func rescue(s Start, c journal.Contents) (*Game, error) {
	g, used, err := usable(s, c)
	if err != nil {
		return nil, err
	}
	g.old = c.Name
	g.createFrom(s.Dir, c.Name, used)
	return g, nil
}

// From takes up the game that is in a file, a save or a report, in a new save that
// is made with the first answer. File is how people call it; it stays as it is.
func From(s Start, c journal.Contents, file string) (*Game, error) {
	g, used, err := usable(s, c)
	if err != nil {
		return nil, err
	}
	stem := "new-game"
	if g.Begun() {
		if pos, err := rival.NewGame(g.box, g.setup.made); err == nil {
			stem = setup.Stem(g.fileNames, &pos)
		}
	}
	g.createFrom(s.Dir, stem, used)
	if g.first != nil || !g.damage.None() && !g.damage.TornTail {
		g.old = file
		return g, nil
	}
	if g.damage.TornTail {
		g.notice = append(g.notice, kept.TornNotice)
	}
	g.damage = journal.Damage{}
	g.notice = append(g.notice, func(s say.Speaker) string { return kept.FromFile(s, file) })
	return g, nil
}

// createFrom makes the save, before the first line that is written, one that holds
// all of c.
func (g *saved) createFrom(dir journal.Dir, stem string, c journal.Contents) {
	g.Name = ""
	g.create = func() error {
		j, err := journal.CreateFrom(dir, stem, c)
		if err != nil {
			return err
		}
		g.journal, g.create = j, nil
		g.takeName(j.Name())
		return nil
	}
}

// Unread tells, for people, what of the save can't be read or used; nil for nothing.
func (g *saved) Unread() []string {
	var lines []string
	if g.first != nil {
		lines = append(lines, kept.HeadNotice(g.scene.Speaker, g.first))
	}
	if !g.damage.None() {
		lines = append(lines, g.tellDamage()(g.scene.Speaker))
	}
	for _, say := range g.further {
		lines = append(lines, say(g.scene.Speaker))
	}
	return lines
}

// tellDamage tells of the first line that can't be read or used.
func (g *saved) tellDamage() sentence {
	d, how, unusable := g.damage, g.mended, g.unusable
	return func(s say.Speaker) string {
		switch {
		case how != asRead:
			return kept.MendedNotice(s, d, how == asFound)
		case unusable:
			return kept.UnusableNotice(s, d)
		}
		return kept.DamageNotice(s, d)
	}
}
