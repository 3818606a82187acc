// Package session plays one game with the people at the table: it asks what
// the table asks, keeps every answer before its result is shown, and goes back by
// running the game again with the answers but the last.
package session

import (
	"errors"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/journal"
	"househagal/cmd/internal/view"
	"househagal/engine"
	"househagal/rival"
)

// Game is a game in progress. It is the outer engine.Asker of its table.
type Game struct {
	Name string // of the save, "" while there is none
	Seed uint64

	// Next is what the people chose on the last page.
	Next view.EndChoice

	box     *rival.Box
	kept    bool // the rules are those of the save
	load    func(engine.GameID) (*rival.Box, error)
	person  ask.Person
	dir     journal.Dir
	journal *journal.Journal // nil: nothing is kept
	create  func() error     // makes the save before the first line; nil once it is there
	scene   view.Scene
	setup   setup
	steps   Steps
	at      []byte // the last status in the save

	// the run under way
	table    *engine.Table
	cursor   int // answers used so far
	page     page
	statusAt int // how many answers were in force when the status was kept
	notice   []string
	again    bool // this run is the second one of a command: keys typed ahead are kept
	right    *putRight
}

// What a run can end with, beside the end of the game.
var (
	errAgain = errors.New("run the game again")     // the answers changed
	errSetup = errors.New("go back to the setup")   // undo before the first answer
	errLeave = errors.New("saved; the people left") // quit
)

// Play runs the game from where it stands to the end, or until the people
// leave: then it returns nil with Over false. Errors are those of the save and
// of the person (ask.ErrEnd, ask.ErrInterrupt).
func (g *Game) Play() (over bool, err error) {
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
	pos, err := rival.NewGame(g.box, g.setup.made)
	if err != nil {
		return err
	}
	g.table, _ = rival.NewTable(g.box, pos, g.Seed, g)
	g.table.Watch = true
	g.table.Options = g.setup.options
	rival.Shuffle(g.table, g.box)
	g.cursor = 0
	g.page = page{}
	return engine.Run(g.table.Play)
}

// Ask answers from the steps in force as long as there are any, then asks the
// people.
func (g *Game) Ask(t *engine.Table, q engine.Question) int {
	g.page.ask(t, q)
	if g.cursor < g.steps.n {
		s := &g.steps.list[g.cursor]
		if s.Kind == q.Kind && s.Seat == q.Seat && q.Fits(s.Answer) {
			s.Follow = q.Follow
			g.cursor++
			g.page.answered(g, t, q, s.Answer)
			return s.Answer
		}
		g.dropFrom(g.cursor)
	}
	a := g.live(t, q)
	g.page.answered(g, t, q, a)
	return a
}

// dropFrom takes out of force the answers that no longer fit; redo still knows
// them.
func (g *Game) dropFrom(n int) {
	g.notice = append(g.notice, g.scene.DroppedNotice(g.steps.n-n))
	g.steps.Set(n)
	if err := g.keep(lineInForce, inForceLine{n, "no longer fits"}); err != nil {
		engine.Stop(err)
	}
}

// take records a live answer: on disk before it is used.
func (g *Game) take(q engine.Question, a int) {
	s := Step{Kind: q.Kind, Seat: q.Seat, Answer: a, Follow: q.Follow, Label: g.scene.Label(q, a)}
	line := answerLine{q.Kind.String(), int(q.Seat), g.scene.Token(q, a), q.Follow, s.Label}
	if err := g.keep(lineAnswer, line); err != nil {
		engine.Stop(err)
	}
	g.steps.Add(s)
	g.cursor = g.steps.n
}
