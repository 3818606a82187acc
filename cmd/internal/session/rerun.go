package session

import (
	"errors"
	"maps"
	"strconv"

	"househagal/cmd/internal/code"
	"househagal/cmd/internal/course"
	"househagal/cmd/internal/setup"
	"househagal/engine"
	"househagal/rival"
)

// rerun is an Asker that answers from steps and stops the table at the first
// question that they don't answer.
type rerun struct {
	steps []course.Step
	asks  int // of the game (see unasked)
	used  int
	texts []string
	// before is called with every question before the step at used answers it;
	// nil: nobody looks. A negative step says that none does.
	before func(t *engine.Table, q engine.Question, step int)
}

// errOut says that a rerun came to a question without an answer.
var errOut = errors.New("out")

// Ask answers from the list.
func (x *rerun) Ask(t *engine.Table, q engine.Question) int {
	for {
		over := x.used == len(x.steps)
		if over || !fits(&x.steps[x.used], &q) {
			if a, ok := unaskedAnswer(t, &q, x.asks); ok && !over {
				return a
			}
			x.look(t, q, -1)
			engine.Stop(errOut)
		}
		s := &x.steps[x.used]
		x.look(t, q, x.used)
		x.used++
		x.texts = hear(t, x.texts, s)
		if s.Kind != engine.NoQuestion {
			return s.Answer
		}
		s.Act.At(t, &q)
	}
}

func (x *rerun) look(t *engine.Table, q engine.Question, step int) {
	if x.before != nil {
		x.before(t, q, step)
	}
}

// fits reports whether s can answer q, or be done at it.
func fits(s *course.Step, q *engine.Question) bool {
	if s.Kind == engine.NoQuestion {
		return true
	}
	return s.Kind == q.Kind && s.Seat == q.Seat && q.Fits(s.Answer)
}

func hear(t *engine.Table, texts []string, s *course.Step) []string {
	t.Text = 0
	if s.Text != "" {
		texts = append(texts, s.Text)
		t.Text = int16(len(texts))
	}
	return texts
}

// newTable is the table of this game before its first question.
func (g *record) newTable(asker engine.Asker, steps []course.Step) (*engine.Table, error) {
	t, err := setOut(g, asker, steps)
	if at := g.setup.values()[setup.Place]; at != "" && err == nil {
		err = code.TakeUp(g.box, at, t)
	}
	return t, err
}

// setOut is the table before round 1, wherever the game began.
func setOut(g *record, asker engine.Asker, steps []course.Step) (*engine.Table, error) {
	pos, err := rival.NewGame(g.box, g.setup.made)
	if err != nil {
		return nil, err
	}
	t, _ := rival.NewTable(g.box, pos, g.Seed, asker)
	t.Options = g.setup.options
	t.Rivals = &turns{Actor: t.Rivals, blocks: blocked(steps)}
	rival.Shuffle(t, g.box)
	return t, nil
}

// atRound runs the game again to the beginning of a round, 0 for the last one that was
// begun; ok is false where it never came there. Fresh is the table before round 1.
func atRound(g *record, round int) (t, fresh *engine.Table, ok bool, err error) {
	x := &rerun{steps: g.steps.InForce(), asks: g.asks}
	if t, err = g.newTable(x, x.steps); err != nil {
		return nil, nil, false, err
	}
	if fresh, err = setOut(g, x, nil); err != nil {
		return nil, nil, false, err
	}
	var then engine.Table
	err = engine.Run(func() {
		for t.Pos.Phase != engine.Over {
			if t.Pos.Phase == engine.RoundStart && (round == 0 || int(t.Pos.Round) == round) {
				then, ok = *t, true
			}
			t.Step()
		}
	})
	if err != nil && !errors.Is(err, errOut) {
		return nil, nil, false, err
	}
	return &then, fresh, ok, nil
}

// play runs the game with the steps of x and returns the table where it stops.
func (g *record) play(x *rerun) (*engine.Table, error) {
	x.asks = g.asks
	t, err := g.newTable(x, x.steps)
	if err != nil {
		return nil, err
	}
	t.Watch = x.before != nil
	if err := engine.Run(t.Play); err != nil && !errors.Is(err, errOut) {
		return nil, err
	}
	return t, nil
}

// tableAfter is the table that steps lead to, at the next question, with all that
// happened on the way; ok is false where they lead nowhere.
func (g *record) tableAfter(steps []course.Step) (t *engine.Table, ok bool) {
	t, err := g.play(&rerun{steps: steps, before: func(*engine.Table, engine.Question, int) {}})
	return t, err == nil
}

// CheckPlace says what is wrong with a code and its place, where values are what the
// code holds and box are its rules.
func CheckPlace(box *rival.Box, v setup.Values, text string) error {
	seed, err := strconv.ParseUint(v["seed"], 10, 64)
	if err != nil {
		return err
	}
	g := record{Seed: seed, box: box, kept: true}
	g.setup.flags = maps.Clone(v)
	g.setup.flags[setup.Place] = text
	if err := g.ready(); err != nil {
		return err
	}
	_, err = g.newTable(nil, nil)
	return err
}
