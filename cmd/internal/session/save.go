package session

import (
	"errors"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/controls"
	"househagal/cmd/internal/course"
	"househagal/cmd/internal/journal"
	"househagal/cmd/internal/kept"
	"househagal/cmd/internal/menu"
	"househagal/cmd/internal/say"
	"househagal/engine"
)

// keep writes a line and returns when it is on disk. Where that fails it says so
// and tries again as often as the person wants; a person who leaves gets a
// saveError, and nothing is carried out.
func (g *saved) keep(kind string, body any) error {
	for {
		err := g.append(kind, body)
		if err == nil {
			return nil
		}
		failed := &saveError{unsaved(kind), g.create == nil, err}
		again, asked := g.notSaved(failed)
		if asked != nil {
			return asked
		}
		if !again {
			return failed
		}
	}
}

// append writes a line to the save, which it makes when there is none yet.
func (g *saved) append(kind string, body any) error {
	if g.create != nil {
		if err := g.create(); err != nil {
			return err
		}
	}
	if g.journal == nil {
		return nil
	}
	if err := g.journal.Append(kind, body); err != nil {
		return err
	}
	g.finished = kind == journal.KindFinish
	g.written = append(g.written, written{kind, body})
	return nil
}

// written is a line of the save.
type written struct {
	kind string
	body any
}

// anew keeps the whole game in a new save, when the old one was moved away.
func (g *saved) anew() error {
	_ = g.journal.Close() // nothing more can be written to it
	j, err := journal.CreateNext(g.dir, g.Name, journal.Header{Program: g.wrote, Seed: g.Seed, Flags: g.setup.flags})
	if err != nil {
		return err
	}
	for _, l := range g.written {
		if err := j.Append(l.kind, l.body); err != nil {
			return errors.Join(err, j.Close())
		}
	}
	g.journal = j
	g.takeName(j.Name())
	return nil
}

// notSaved tells that a line could not be kept, and asks what now.
func (g *saved) notSaved(e *saveError) (again bool, err error) {
	for {
		err := e.err
		p := kept.NotSavedPrompt(g.scene.Speaker, e.what, e.begun, err)
		x := g.scene.Speaker
		p.From = ask.InWords(func(l *say.Language) ask.Prompt {
			s := x
			s.Lang = l
			return kept.NotSavedPrompt(s, e.what, e.begun, err)
		})
		r, err := g.person.Ask(p)
		switch {
		case errors.Is(err, ask.ErrEnd):
			return false, nil
		case err != nil:
			return false, err
		case r.Command == controls.CommandQuit || r.Command == "" && r.Choice == 1:
			return false, nil
		case r.Command != "":
		case r.Choice == 2:
			if e.err = g.anew(); e.err == nil {
				return true, nil
			}
		default:
			return true, nil
		}
	}
}

// unsaved says what a line of the kind would have kept.
func unsaved(kind string) kept.Unsaved {
	switch kind {
	case journal.KindStatus, journal.KindFinish, course.LineRules:
		return kept.UnsavedState
	case course.LineInForce, course.LineUnset, course.LineMark, course.LineGo, course.LineTaste:
		return kept.UnsavedWish
	}
	return kept.UnsavedAnswer
}

// saveError says that something could not be kept; the game stops before its
// result is shown.
type saveError struct {
	what  kept.Unsaved
	begun bool // there is a save
	err   error
}

func (e *saveError) Error() string { return e.Said(say.Speaker{}) }

// Said makes it a say.Fault.
func (e *saveError) Said(s say.Speaker) string { return kept.NotSaved(s, e.what, e.begun, e.err) }

func (e *saveError) Unwrap() error { return e.err }

// NotSaved reports whether a game ended because something could not be kept.
func NotSaved(err error) bool { return errors.As(err, new(*saveError)) }

// take records a live answer, with the text that was typed with it: on disk
// before it is used.
func (g *Game) take(q engine.Question, a int, text string) course.Step {
	s := g.answerStep(q, a, text)
	if err := g.keep(course.LineAnswer, answerLine(&g.record, q, &s)); err != nil {
		engine.Stop(err)
	}
	g.put(s)
	return s
}

// lineOf is an answer as the save writes it.
func answerLine(g *record, q engine.Question, s *course.Step) course.AnswerLine {
	return course.AnswerLine{Ask: q.Kind.String(), Seat: int(q.Seat), Answer: menu.Token(g.scene.Box, q, s.Answer), Follow: q.Follow, Label: s.Filed, Text: s.Text}
}

// put adds a step that was answered just now.
func (g *Game) put(s course.Step) {
	g.add(s)
	g.cursor = g.steps.Count()
	g.notice = nil
}

// add puts a step in force behind the others.
func (g *record) add(s course.Step) {
	g.right = g.right.answering(&g.steps, s.Follow)
	if g.steps.Count() < len(g.steps.All()) {
		g.statuses.drop(g.steps.Count())
	}
	g.steps.Add(s)
	g.half = course.StillWaiting(g.half, &s)
}
