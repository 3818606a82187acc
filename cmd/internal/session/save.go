package session

import (
	"encoding/json"
	"errors"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/journal"
	"househagal/cmd/internal/kept"
	"househagal/cmd/internal/menu"
	"househagal/cmd/internal/say"
	"househagal/engine"
)

// The kinds of line that a game adds to its save, beside the journal's own.
const (
	lineSet     = "set"      // an answered question of the setup
	lineUnset   = "unset"    // the last answer of the setup is taken back
	lineAnswer  = "answer"   // an answered question of the game
	lineAside   = "aside"    // something done at a question without answering it
	lineInForce = "in_force" // undo and redo: how many answers are in force
	lineKeep    = "keep"     // how many later moves are kept after an undo
	lineMark    = "mark"     // a bookmark here
	lineGo      = "go"       // to a bookmark
	lineRules   = "rules"    // the rules the game is played by, whole
)

type setLine struct {
	Key   string `json:"key"`
	Value string `json:"value"`
}

type answerLine struct {
	Ask    string `json:"ask"`
	Seat   int    `json:"seat"`
	Answer string `json:"answer"`
	Follow bool   `json:"follow,omitempty"`
	Label  string `json:"label,omitempty"`
	Text   string `json:"text,omitempty"`
}

type inForceLine struct {
	Answers int    `json:"answers"`
	What    string `json:"what"`            // one of those below
	Label   string `json:"label,omitempty"` // what was taken back, when it was more than a move
}

// Why other answers are in force.
const (
	inForceUndo  = "undo"
	inForceRedo  = "redo"
	inForceBack  = "back"           // within a move
	inForceAside = "aside"          // a card or a correction comes before the move, which is told again after it
	inForceUnfit = "no longer fits" // the rules changed
)

type keepLine struct {
	Moves int `json:"moves"`
}

type rulesLine struct {
	Text string `json:"text"`
	Asks int    `json:"asks,omitempty"` // which later questions are put (see laterQuestions)
}

// Status is what the list of games shows of one.
type Status struct {
	Text  string `json:"text"`  // "Round 4, you 2, Irulan 1, Staban 1"
	Setup string `json:"setup"` // "Uprising, one player, Sardaukar, Irulan and Staban"
	Last  string `json:"last"`  // the last move
	// Answers were in force when Position was; a re-run must come to the same.
	Answers  int             `json:"answers"`
	Round    int             `json:"round,omitempty"`
	Position json.RawMessage `json:"position,omitempty"`
}

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
		case r.Command == menu.CommandQuit || r.Command == "" && r.Choice == 1:
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
	case journal.KindStatus, journal.KindFinish, lineRules:
		return kept.UnsavedState
	case lineInForce, lineUnset, lineMark, lineGo, lineTaste:
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
func (g *Game) take(q engine.Question, a int, text string) Step {
	s := g.answerStep(q, a, text)
	if err := g.keep(lineAnswer, g.lineOf(q, &s)); err != nil {
		engine.Stop(err)
	}
	g.put(s)
	return s
}

// lineOf is an answer as the save writes it.
func (g *record) lineOf(q engine.Question, s *Step) answerLine {
	return answerLine{q.Kind.String(), int(q.Seat), menu.Token(g.scene.Box, q, s.Answer), q.Follow, s.filed, s.Text}
}

// put adds a step that was answered just now.
func (g *Game) put(s Step) {
	g.add(s)
	g.cursor = g.steps.n
	g.notice = nil
}

// add puts a step in force behind the others.
func (g *record) add(s Step) {
	g.right = g.right.answering(&g.steps, s.Follow)
	if g.steps.n < len(g.steps.list) {
		g.statuses.drop(g.steps.n)
	}
	g.steps.Add(s)
	g.half = restOf(g.half, &s)
}
