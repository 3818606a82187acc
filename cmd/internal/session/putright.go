package session

import (
	"slices"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/controls"
	"househagal/cmd/internal/course"
	"househagal/cmd/internal/page"
	"househagal/cmd/internal/say"
	"househagal/engine"
)

// putRight accompanies an undo until the table is right again: by which answers
// the board still lies, and which of them may come again. It is made of the
// lines of the save alone, so that it outlives the program.
type putRight struct {
	onBoard []course.Step   // the answers that were in force when the first undo came
	at      int             // how many were left when the last one was done
	whole   string          // what was taken back, when it was more than moves: "round 4"
	named   sentence        // says it; nil: it was read from the save
	settled bool            // the later answers were offered, or none fit
	said    []page.Block    // what to put right; nil: not found out, empty: nothing is said
	should  engine.Position // that the board is to have by it
	ahead   bool            // and it is not the one that the game stands at
}

// undone is the state after an undo to what is in force now; onBoard was in force
// before. Several undos in a row keep the first board.
func (r *putRight) undone(onBoard []course.Step, s *course.Steps, whole string) *putRight {
	if r == nil || r.settled {
		r = &putRight{onBoard: slices.Clone(onBoard)}
	}
	return &putRight{onBoard: r.onBoard, at: s.Count(), whole: whole}
}

// redone is the state after a redo.
func (r *putRight) redone(s *course.Steps) *putRight {
	if r == nil || r.settled || s.Count() >= len(r.onBoard) {
		return nil
	}
	return &putRight{onBoard: r.onBoard, at: s.Count()}
}

// answering is the state when an answer comes to what s holds. With the second
// move after the undo it is over.
func (r *putRight) answering(s *course.Steps, follow bool) *putRight {
	if r != nil && !follow && (r.settled || s.Count() > r.at) {
		return nil
	}
	return r
}

// taken are the labels of what was taken back.
func (g *record) taken() []string {
	var out []string
	for _, m := range course.Moves(g.right.onBoard[g.right.at:]) {
		out = append(out, g.label(m))
	}
	return out
}

// later are the moves that were taken back but for the one that the new answer
// stands for. A correction or a card stands for none.
func (r *putRight) later(s *course.Steps) [][]course.Step {
	old, now := course.Moves(r.onBoard[r.at:]), course.Moves(s.All()[r.at:s.Count()])
	switch {
	case len(old) == 0 || len(now) == 0:
		return nil
	case course.IsAside(now[0]) && !course.IsAside(old[0]):
		return old
	case course.IsAside(now[0]):
		return old[1:]
	}
	for len(old) > 1 && course.IsAside(old[0]) {
		old = old[1:]
	}
	return old[1:]
}

// label joins the labels of a move's answers.
func (g *record) label(m []course.Step) string {
	return joined(g.scene.Speaker, m, func(s *course.Step) string { return s.Label })
}

func joined(s say.Speaker, m []course.Step, label func(*course.Step) string) string {
	var all say.List
	for i := range m {
		all = append(all, label(&m[i]))
	}
	return s.Join(all)
}

// takenBack is what the page says above its news while nothing is answered anew.
func (g *screen) takenBack() []page.Block {
	r := g.right
	if r == nil || r.settled || g.page.steps != r.at || r.at == len(r.onBoard) {
		return nil
	}
	whole := r.whole
	if r.named != nil {
		whole = r.named(g.scene.Speaker)
	}
	return []page.Block{{Text: controls.TakenBack(g.scene.Speaker, whole, g.taken()), Hangs: true, Folds: true}}
}

// settleRight is called before a live question that opens a page: when the move
// that was taken back is answered anew, it offers the later answers that still
// fit and says what to put right by hand.
func (g *Game) settleRight(t *engine.Table, q engine.Question) {
	r := g.right
	if r == nil || q.Follow || g.steps.Count() <= r.at || r.said != nil {
		return
	}
	if !r.settled {
		offerLater(g, t, fitting(&g.record, r.later(&g.steps)))
	}
	g.say(t, &t.Pos)
}

// say finds out what to put right on the board so that it is as it should be.
// Where the board lies further behind than what the page tells, the news are no
// corrections.
func (g *screen) say(t *engine.Table, should *engine.Position) {
	r := g.right
	lies, ok := g.tableAfter(r.onBoard)
	if !ok {
		return
	}
	boards := controls.Boards{Lies: &lies.Pos, Should: should}
	if r.at >= 0 && should == &t.Pos && stages(lies.Events) < stages(t.Events) {
		if before, ok := g.tableAfter(g.steps.InForce()[:r.at]); ok {
			boards.Before = &before.Pos
		}
	}
	r.should, r.ahead = *should, should != &t.Pos
	r.said = controls.PutRight(g.scene.Speaker, t, boards, g.scene.Taste.Purses)
}

// stages counts how far a game has come, in turns and parts of rounds.
func stages(events []engine.Event) int {
	n := 0
	for i := range events {
		switch events[i].Kind {
		case engine.EvRound, engine.EvTurn, engine.EvCombat, engine.EvRecall, engine.EvEnd:
			n++
		}
	}
	return n
}

// offerLater asks whether the later moves are kept, if there are any, and keeps
// them in one line of the save.
func offerLater(g *Game, t *engine.Table, later [][]course.Step) {
	n := 0
	if len(later) > 0 && askLater(g, t, later) {
		n = len(later)
	}
	if err := g.keep(course.LineKeep, course.KeepLine{Moves: n}); err != nil {
		engine.Stop(err)
	}
	g.right.keep(&g.steps, n)
	if n > 0 {
		engine.Stop(errAgain)
	}
}

// askLater shows what to put right if the later moves are kept, and asks.
func askLater(g *Game, t *engine.Table, later [][]course.Step) bool {
	if after, ok := g.tableAfter(inForceWith(&g.record, later)); ok {
		g.say(t, &after.Pos)
	}
	yes := askKeep(g, t, later)
	g.right.said = nil
	return yes
}

// keep puts the first n of the later moves in force again. What to put right for
// them stood above the question whether to keep them, and isn't told twice.
func (r *putRight) keep(s *course.Steps, n int) {
	later := r.later(s)
	for _, m := range later[:min(n, len(later))] {
		for _, x := range m {
			s.Add(x)
		}
	}
	r.settled = true
	if n > 0 {
		r.said = []page.Block{}
	}
}

// inForceWith are the answers in force and those of more moves.
func inForceWith(g *record, moves [][]course.Step) []course.Step {
	return slices.Concat(append([][]course.Step{g.steps.InForce()}, moves...)...)
}

// askKeep asks whether later answers are kept.
func askKeep(g *Game, t *engine.Table, moves [][]course.Step) bool {
	for {
		r := g.answerTo(onNewPage(&g.screen, t, func(g *screen, t *engine.Table) ask.Prompt {
			later := fitting(&g.record, g.right.later(&g.steps)) // the same, called what this reader calls them
			labels := make([]string, len(later))
			for i, m := range later {
				labels[i] = longLabel(&g.record, m)
			}
			p := controls.Keep(g.scene.Speaker, labels)
			p.Page = g.sheet(t)
			return p
		}))
		if r.Command == "" {
			return r.Choice == 0
		}
		g.command(t, engine.Question{}, r)
	}
}

// longLabel names a move where there is room: "Imperial Basin, 2 troops".
func longLabel(g *record, m []course.Step) string {
	m = slices.Clone(m)
	for i := range m {
		m[i].Label = controls.LongLabel(g.scene.Speaker, m[i].Kind, m[i].Answer, m[i].Label)
	}
	return g.label(m)
}

// fitting returns those of the moves that can be answered again, one after the
// other, from where the game stands.
func fitting(g *record, moves [][]course.Step) [][]course.Step {
	x := rerun{steps: inForceWith(g, moves)}
	if _, err := g.play(&x); err != nil {
		return nil
	}
	used := x.used - g.steps.Count()
	for n, m := range moves {
		if used -= len(m); used < 0 {
			return moves[:n]
		}
	}
	return moves
}
