package session

import (
	"bytes"
	"slices"

	"househagal/cmd/internal/controls"
	"househagal/cmd/internal/course"
	"househagal/cmd/internal/journal"
	"househagal/cmd/internal/kept"
	"househagal/cmd/internal/say"
	"househagal/cmd/internal/setup"
	"househagal/data/notation"
	"househagal/engine"
	"househagal/rival"
)

// keepStatus keeps the position before a question that begins a move, with what
// a list of games shows; not again when it is the last one that the save has. In
// the middle of a move it is kept only where the last one was taken back, and
// without the position.
func (g *saved) keepStatus(t *engine.Table, q engine.Question) {
	was, counts := g.statuses.last(), countsFor(q)
	if !counts && (was == nil || was.Answers <= g.steps.Count()) || counts && was != nil && was.Answers == g.steps.Count() && g.samePosition(was, t) {
		return
	}
	st := g.statusOf(t)
	if !counts {
		st.Position = nil
	}
	if err := g.keep(journal.KindStatus, st); err != nil {
		engine.Stop(err)
	}
	g.statuses.drop(st.Answers - 1)
	g.statuses = append(g.statuses, st)
}

// countsFor reports whether a status stands before q.
func countsFor(q engine.Question) bool { return !q.Follow && advances(q) }

// statuses are those of a save whose answers are in force, in order.
type statuses []course.Status

// at is the status that the save has for so many answers, nil for none.
func (x statuses) at(answers int) *course.Status {
	for i := len(x) - 1; i >= 0; i-- {
		if x[i].Answers == answers {
			return &x[i]
		}
	}
	return nil
}

// last is what a list of games shows, nil for nothing.
func (x statuses) last() *course.Status {
	if len(x) == 0 {
		return nil
	}
	return &x[len(x)-1]
}

// drop forgets those of more than n answers.
func (x *statuses) drop(n int) {
	*x = slices.DeleteFunc(*x, func(s course.Status) bool { return s.Answers > n })
}

// compare looks whether the re-run comes to the position that the save has here.
// A space that is blocked later on changes a turn before: then nothing is compared.
// The first difference is told on the page.
func (g *Game) compare(t *engine.Table, q engine.Question) {
	if g.departed || !countsFor(q) || len(blocked(g.steps.All()[g.cursor:g.steps.Count()])) > 0 {
		return
	}
	if was := g.statuses.at(g.cursor); was != nil && !g.samePosition(was, t) {
		g.departed = true
		round := int(t.Pos.Round)
		g.notice = append(g.notice, func(s say.Speaker) string { return controls.DepartedNotice(s, g.wrote, g.program, round) })
	}
}

// samePosition compares a saved position with where the table stands.
func (g *record) samePosition(was *course.Status, t *engine.Table) bool {
	if len(was.Position) == 0 {
		return true
	}
	now := notation.Case{Box: g.box, Pos: t.Pos, Names: g.ids()}
	if bytes.Equal(was.Position, now.AppendJSON(nil)) {
		return true
	}
	then, err := notation.NewReader(func(rival.Choice) (*rival.Box, error) { return g.box, nil }).Read("save", was.Position)
	return err == nil && then.Pos == t.Pos
}

func (g *record) statusOf(t *engine.Table) course.Status {
	c := notation.Case{Box: g.box, Pos: t.Pos, Names: g.ids()}
	st := course.Status{Text: kept.Status(g.filed(), t), Setup: kept.Setup(g.filed(), &t.Pos), Answers: g.steps.Count(), Round: int(t.Pos.Round), Position: c.AppendJSON(nil)}
	if i, ok := g.steps.LastMove(); ok {
		st.Last = joined(say.Speaker{}, g.steps.All()[i:g.steps.Count()], func(s *course.Step) string { return s.Filed })
	}
	return st
}

func (g *record) ids() notation.Names {
	return notation.Names{ID: setup.IDs(g.fileNames)}
}

// finish says in the save that the game is over, once.
func (g *Game) finish() error {
	if g.finished {
		return nil
	}
	if err := g.keep(journal.KindStatus, g.statusOf(g.table)); err != nil {
		return err
	}
	return g.keep(journal.KindFinish, struct{}{})
}
