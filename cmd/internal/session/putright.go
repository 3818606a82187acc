package session

import (
	"househagal/engine"
	"househagal/rival"
)

// putRight accompanies an undo until the table is right again: what the board
// looked like, and which later answers may still fit.
type putRight struct {
	before engine.Position // as the board lies
	at     int             // answers in force when the last move was taken back
	all    [][]Step        // the moves taken back, in order
	later  [][]Step        // those after the one that is answered anew
	taken  []string        // labels of what was taken back
	said   []string        // the difference, once it is known
}

// begin remembers the board before an undo; was is how many answers were in
// force. Several undos in a row keep the first board.
func (r *putRight) begin(before engine.Position, s *Steps, was int) *putRight {
	if r == nil {
		r = &putRight{before: before}
	}
	r.all = append(Moves(s.list[s.n:was]), r.all...)
	r.at, r.later, r.taken, r.said = s.n, nil, nil, nil
	for i, m := range r.all {
		r.taken = append(r.taken, label(m))
		if i > 0 {
			r.later = append(r.later, m)
		}
	}
	return r
}

// label joins the labels of a move's answers.
func label(m []Step) string {
	text := ""
	for _, s := range m {
		if s.Label == "" {
			continue
		}
		if text != "" {
			text += ", "
		}
		text += s.Label
	}
	return text
}

// lines are what the page says above its news.
func (r *putRight) lines(g *Game) []string {
	switch {
	case r == nil:
		return nil
	case r.said != nil:
		return r.said
	case g.steps.n == r.at:
		return g.scene.TakenBack(r.taken)
	}
	return nil
}

// settleRight is called before a live question that opens a page: when the move that
// was taken back is answered anew, it offers the later answers that still fit
// and says what to put right by hand.
func (g *Game) settleRight(t *engine.Table, q engine.Question) {
	r := g.right
	if r == nil || q.Follow || g.steps.n <= r.at || r.said != nil {
		return
	}
	fitting := g.fitting(r.later)
	after := t.Pos
	if fitting > 0 {
		after = g.dryRun(r.later[:fitting])
	}
	r.said = g.scene.PutRight(t, &r.before, &after)
	if fitting == 0 {
		return
	}
	if !g.askKeep(t, r.later[:fitting]) {
		r.said = g.scene.PutRight(t, &r.before, &t.Pos)
		return
	}
	for _, m := range r.later[:fitting] {
		for _, s := range m {
			g.take(engine.Question{Kind: s.Kind, Seat: s.Seat, Follow: s.Follow}, s.Answer)
		}
	}
	engine.Stop(errAgain)
}

// askKeep asks whether later answers are kept.
func (g *Game) askKeep(t *engine.Table, moves [][]Step) bool {
	labels := make([]string, len(moves))
	for i, m := range moves {
		labels[i] = label(m)
	}
	p := g.scene.KeepPrompt(labels)
	for {
		p.Page, p.Plain.Page = g.lines(t)
		p.NewPage = true
		r, err := g.person.Ask(p)
		if err != nil {
			engine.Stop(err)
		}
		if r.Command == "" {
			return r.Choice == 0
		}
		g.command(t, engine.Question{}, r)
	}
}

// fitting returns how many of the moves can be answered again, one after the
// other, from where the game stands.
func (g *Game) fitting(moves [][]Step) int {
	x := replay{steps: g.steps.InForce()}
	for _, m := range moves {
		x.steps = append(x.steps[:len(x.steps):len(x.steps)], m...)
	}
	g.replay(&x)
	n, used := 0, x.used-g.steps.n
	for _, m := range moves {
		if used -= len(m); used < 0 {
			break
		}
		n++
	}
	return n
}

// dryRun returns the position after the moves, at the next question.
func (g *Game) dryRun(moves [][]Step) engine.Position {
	x := replay{steps: g.steps.InForce()}
	for _, m := range moves {
		x.steps = append(x.steps[:len(x.steps):len(x.steps)], m...)
	}
	return g.replay(&x)
}

// replay is an Asker that answers from steps and stops at the first question
// they don't answer.
type replay struct {
	steps []Step
	used  int
}

// Ask answers from the list.
func (x *replay) Ask(_ *engine.Table, q engine.Question) int {
	if x.used == len(x.steps) {
		engine.Stop(errLeave)
	}
	s := x.steps[x.used]
	if s.Kind != q.Kind || s.Seat != q.Seat || !q.Fits(s.Answer) {
		engine.Stop(errLeave)
	}
	x.used++
	return s.Answer
}

// replay runs the game with the steps of x and returns where it stops.
func (g *Game) replay(x *replay) engine.Position {
	pos, err := rival.NewGame(g.box, g.setup.made)
	if err != nil {
		return g.table.Pos
	}
	t, _ := rival.NewTable(g.box, pos, g.Seed, x)
	t.Options = g.setup.options
	rival.Shuffle(t, g.box)
	if err := engine.Run(t.Play); err != nil && err != errLeave {
		return g.table.Pos
	}
	return t.Pos
}

// rightSeen is called after an answer: what was said once is not said again.
func (g *Game) rightSeen(q engine.Question) {
	if g.right != nil && g.right.said != nil && !q.Follow {
		g.right = nil
	}
}
