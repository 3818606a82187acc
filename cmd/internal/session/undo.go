package session

import (
	"strconv"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/controls"
	"househagal/cmd/internal/course"
	"househagal/cmd/internal/say"
	"househagal/engine"
)

// spot is where a step of the game was answered.
type spot struct {
	event int // how many events were told before it
	turn  int // the event that began the turn, Combat or round it belongs to
	round int
	fresh bool // its answer makes the news before it old
}

// trace runs the steps and tells where each was answered, with the table at the
// end. Steps that don't fit have no spot.
func (g *record) trace(steps []course.Step) ([]spot, *engine.Table, []string, error) {
	var spots []spot
	x := rerun{steps: steps, before: func(t *engine.Table, q engine.Question, step int) {
		if step >= 0 {
			fresh := !q.Follow && advances(q) || steps[step].Kind == engine.NoQuestion
			spots = append(spots, spot{len(t.Events), controls.PartOf(t.Events), int(t.Pos.Round), fresh})
		}
	}}
	t, err := g.play(&x)
	return spots, t, x.texts, err
}

// undo takes something back and runs the game again without it: the last move;
// with "turn" or "round" all of the last one of these, with a number after it all
// from that round on; with a number alone that many moves. From the middle of a
// correction, or of a card that did more, a part of the game is that alone: who
// meant to leave it loses nothing else.
func (g *screen) undo(q engine.Question, args []string) {
	if g.steps.Count() == 0 {
		engine.Stop(errSetup)
	}
	if g.withinAside(q) && len(args) == 1 && (typedWord(g, args, "turn") || typedWord(g, args, "round")) {
		args = nil
	}
	switch {
	case typedWord(g, args, "turn"):
		undoPart(g, func(a, b *spot) bool { return a.turn == b.turn }, turnName)
	case typedWord(g, args, "round"):
		if n, err := strconv.Atoi(word(args, 1)); err == nil {
			undoRound(g, n)
			return
		}
		undoPart(g, func(a, b *spot) bool { return a.round == b.round }, func(s say.Speaker, _ *engine.Table, at *spot) string { return controls.RoundName(s, at.round) })
	default:
		times, err := strconv.Atoi(word(args, 0))
		if err != nil || times < 1 {
			times = 1
		}
		n := g.steps.Count()
		for m := course.Moves(g.steps.InForce()); times > 0 && len(m) > 0; times-- {
			n -= len(m[len(m)-1])
			m = m[:len(m)-1]
		}
		g.undoTo(n, nil)
	}
}

// withinAside says whether q belongs to a correction or a card that did more, of
// which something is answered.
func (g *record) withinAside(q engine.Question) bool {
	i, ok := g.steps.LastMove()
	return ok && q.Follow && course.IsAside(g.steps.InForce()[i:])
}

// typedWord says whether the first of args is a word of English, or stands for it.
func typedWord(g *screen, args []string, english string) bool {
	return ask.Means(g.scene.Speaker, word(args, 0), english)
}

func word(args []string, i int) string {
	if i < len(args) {
		return args[i]
	}
	return ""
}

// undoPart takes back all answers of the last turn or round that has any.
func undoPart(g *screen, same func(a, b *spot) bool, name func(say.Speaker, *engine.Table, *spot) string) {
	spots, t, _, err := g.trace(g.steps.InForce())
	if err != nil || len(spots) == 0 {
		g.undoTo(g.lastMove(), nil)
		return
	}
	n := len(spots) - 1
	for n > 0 && same(&spots[n-1], &spots[n]) {
		n--
	}
	g.undoTo(n, func(s say.Speaker) string { return name(s, t, &spots[n]) })
}

// undoRound takes back all answers from a round on.
func undoRound(g *screen, round int) {
	spots, _, _, err := g.trace(g.steps.InForce())
	if err != nil {
		return
	}
	for i := range spots {
		if spots[i].round >= round {
			g.undoTo(i, func(s say.Speaker) string { return controls.RoundsName(s, round, spots[len(spots)-1].round) })
			return
		}
	}
	tellAll(g, func(s say.Speaker) string { return controls.NoSuchRound(s, round) })
}

func (g *record) lastMove() int {
	i, _ := g.steps.LastMove()
	return i
}

// turnName names the turn of a spot: "Irulan's turn at Arrakeen".
func turnName(s say.Speaker, t *engine.Table, at *spot) string {
	return controls.PartName(s, t, at.turn, at.round)
}

// undoTo leaves n answers in force. Whole names what goes, where it is more than
// a move.
func (g *screen) undoTo(n int, whole func(say.Speaker) string) {
	g.cut(n, course.InForceUndo, whole)
	g.notice = nil // it told of an answer that is none any more
	engine.Stop(errAgain)
}

// redo brings back what the last undo took away, or with "turn", "round" or
// "all" more of it.
func (g *screen) redo(args []string) {
	var n int
	switch {
	case typedWord(g, args, "all"):
		n = len(g.steps.All())
	case typedWord(g, args, "turn"):
		n = redoPart(g, func(a, b *spot) bool { return a.turn == b.turn })
	case typedWord(g, args, "round"):
		n = redoPart(g, func(a, b *spot) bool { return a.round == b.round })
	default:
		n = g.steps.Next()
	}
	if n == g.steps.Count() {
		tellAll(g, controls.NothingToRedo)
		return
	}
	g.cut(n, course.InForceRedo, nil)
	g.notice = nil
	engine.Stop(errAgain)
}

// redoPart is where redo leads that brings back the next turn or round.
func redoPart(g *screen, same func(a, b *spot) bool) int {
	spots, _, _, err := g.trace(g.steps.All())
	n := g.steps.Count()
	if err != nil || n >= len(spots) {
		return n
	}
	for n++; n < len(spots) && same(&spots[n-1], &spots[n]); n++ {
	}
	return n
}

// back takes back the last question of the move under way.
func (g *screen) back(q engine.Question) {
	if !q.Follow || g.steps.Count() == 0 {
		tellAll(g, controls.NothingToGoBack)
		return
	}
	g.cut(g.steps.Count()-1, course.InForceBack, nil)
	engine.Stop(errAgain)
}

// cut keeps in the save how many answers are in force from now on, and why. Whole
// names what goes, nil where it is moves.
func (g *saved) cut(n int, what string, whole func(say.Speaker) string) {
	label, filed := "", ""
	if whole != nil {
		label, filed = whole(g.scene.Speaker), whole(g.filed())
	}
	if err := g.keep(course.LineInForce, course.InForceLine{Answers: n, What: what, Label: filed}); err != nil {
		engine.Stop(err)
	}
	g.inForce(course.InForceLine{Answers: n, What: what, Label: label})
	if g.right != nil && what == course.InForceUndo {
		g.right.named = whole
	}
}

// inForce does what such a line says, and reports whether it could.
func (g *record) inForce(x course.InForceLine) bool {
	before := g.steps.InForce()
	if !g.steps.Set(x.Answers) {
		return false
	}
	g.half = course.Waiting(g.half, before, &x)
	switch x.What {
	case course.InForceUndo:
		g.right = g.right.undone(before, &g.steps, x.Label)
	case course.InForceRedo:
		g.right = g.right.redone(&g.steps)
	default:
		if g.right != nil && g.steps.Count() < g.right.at {
			g.right = nil
		}
	}
	return true
}
