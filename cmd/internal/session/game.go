// Package session plays one game with the people at the table: it asks what
// the table asks, keeps every answer before its result is shown, and goes back by
// running the game again with the answers but the last.
package session

import (
	"errors"

	"househagal/cmd/internal/controls"
	"househagal/cmd/internal/course"
	"househagal/cmd/internal/say"
	"househagal/engine"
)

// saver is what a game needs of its save.
type saver interface {
	Append(kind string, body any) error
	Rename(name string) error
	Still() error
	Close() error
}

// Game is a game in progress. It is the outer engine.Asker of its table. It stands
// on three floors, each of which knows only those below: the screen, the save, and
// the record of what was answered. This one carries out.
type Game struct {
	screen

	// Next is what the people chose on the last page.
	Next controls.EndChoice

	// the run under way
	table    *engine.Table
	cursor   int  // answers used so far
	departed bool // the run came to another position than the save has
}

// What a run can end with, beside the end of the game.
var (
	errAgain = errors.New("again") // the answers changed
	errSetup = errors.New("setup") // undo before the first answer
	errLeave = errors.New("left")  // quit
)

// Play runs the game from where it stands to the end, or until the people
// leave: then it returns nil with Over false. Errors are those of the save and
// of the person (ask.ErrEnd, ask.ErrInterrupt).
func (g *Game) Play() (over bool, err error) {
	if goOn, err := g.askDamage(); err != nil || !goOn {
		return false, err
	}
	for {
		switch err = g.step(); {
		case errors.Is(err, errAgain):
			g.again = true
		case errors.Is(err, errSetup):
			if err = g.unset(); err != nil {
				return false, err
			}
		case errors.Is(err, errLeave):
			return false, nil
		default:
			return err == nil, err
		}
	}
}

// step finishes the setup if it is not complete, runs the game, and shows the
// last page.
func (g *Game) step() error {
	if err := g.askSetup(); err != nil {
		return err
	}
	if g.setup.values().DeckOnly() {
		return g.playDeck()
	}
	if err := g.run(); err != nil {
		return err
	}
	return g.lastPage()
}

// run plays the game anew: first the answers given, then live.
func (g *Game) run() error {
	if err := g.ready(); err != nil {
		return err
	}
	t, err := g.newTable(g, g.steps.InForce())
	if err != nil {
		return err
	}
	g.relabel()
	g.table = t
	g.table.Watch = true
	g.cursor = 0
	g.page = shown{}
	g.scene.Texts = nil
	return engine.Run(g.table.Play)
}

// Ask answers from the steps in force as long as there are any, then asks the
// people.
func (g *Game) Ask(t *engine.Table, q engine.Question) int {
	for {
		g.page.ask(t, q, g.cursor)
		s := g.next(t, q)
		g.scene.Texts = hear(t, g.scene.Texts, &s)
		asked := g.page.asked
		if s.Kind != engine.NoQuestion {
			g.page.answered(&g.record, t, q, s.Answer)
			return s.Answer
		}
		s.Act.At(t, &q)
		g.page.asked = asked
	}
}

func (g *Game) next(t *engine.Table, q engine.Question) course.Step {
	g.compare(t, q)
	if g.cursor == g.steps.Count() {
		if s, ok := g.tellAgain(q); ok {
			return s
		}
		return g.live(t, q)
	}
	s := &g.steps.All()[g.cursor]
	if !fits(s, &q) {
		if a, ok := unaskedAnswer(t, &q, g.asks); ok {
			return course.Step{Kind: q.Kind, Seat: q.Seat, Answer: a, Follow: q.Follow}
		}
		g.dropFrom(g.cursor)
		return g.live(t, q)
	}
	if s.Kind != engine.NoQuestion {
		s.Follow = q.Follow
		if s.Label == "" {
			s.Label = answerLabel(g.scene.Speaker, q, s.Answer, s.Text)
		}
	}
	g.cursor++
	return *s
}

// dropFrom takes out of force the answers that no longer fit; redo still knows
// them.
func (g *screen) dropFrom(n int) {
	g.notice = append(g.notice, dropped(g.steps.Count()-n))
	g.cut(n, course.InForceUnfit, nil)
}

// dropped says that so many answers were dropped.
func dropped(n int) sentence {
	return func(s say.Speaker) string { return controls.DroppedNotice(s, n) }
}
