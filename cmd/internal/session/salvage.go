package session

import (
	"errors"
	"slices"

	"househagal/cmd/internal/journal"
	"househagal/cmd/internal/kept"
	"househagal/cmd/internal/say"
	"househagal/cmd/internal/setup"
	"househagal/rival"
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
	g, err := entire(s, c)
	fault, all := err, len(c.Lines)
	for err != nil && len(c.Lines) > 0 {
		c.Lines = c.Lines[:faulty(c.Lines, err)]
		g, err = entire(s, c)
	}
	if err != nil {
		return nil, c, fault
	}
	g.damage = c.Damage
	if lost := all - len(c.Lines); lost > 0 {
		g.damage = journal.Damage{Line: len(c.Lines) + 2, Lost: lost + c.Damage.Lost, What: cause(fault)}
		g.unusable = true
	}
	g.first = c.Head
	c.Damage, c.Head = journal.Damage{}, nil
	return g, c, nil
}

// entire is the game of all lines of a save, or an error.
func entire(s Start, c journal.Contents) (*Game, error) {
	g, err := restored(s, c)
	if err == nil && g.Begun() {
		err = g.ready()
	}
	return g, err
}

// faulty is which of the lines the error is about: the one it names, or the last
// one that the setup hangs on.
func faulty(lines []journal.Line, err error) int {
	if fault := (*lineFault)(nil); errors.As(err, &fault) {
		return slices.IndexFunc(lines, func(l journal.Line) bool { return l.N == fault.line })
	}
	for i := len(lines) - 1; i > 0; i-- {
		switch lines[i].Kind {
		case lineSet, lineUnset, lineRules:
			return i
		}
	}
	return 0
}

// cause is a fault without the line it is in.
func cause(err error) error {
	if fault := (*lineFault)(nil); errors.As(err, &fault) {
		return fault.err
	}
	return err
}

// rescued is the game of what can be used of a save. It goes on in a new one, once
// the people agree; the old one stays as it is.
func rescued(s Start, c journal.Contents) (*Game, error) {
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
		g.notice = append(g.notice, kept.DamageNotice(g.scene.Speaker, g.damage))
	}
	g.damage = journal.Damage{}
	g.notice = append(g.notice, kept.FromFile(g.scene.Speaker, file))
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
	switch {
	case g.damage.None():
	case g.unusable:
		lines = append(lines, kept.UnusableNotice(g.scene.Speaker, g.damage))
	default:
		lines = append(lines, kept.DamageNotice(g.scene.Speaker, g.damage))
	}
	return lines
}
