package session

import (
	"househagal/cmd/internal/ask"
	"househagal/engine"
)

// command carries out what a person can do at any prompt. With ok it was an
// answer after all.
func (g *Game) command(t *engine.Table, q engine.Question, r ask.Reply) (a int, ok bool) {
	switch r.Command {
	case "undo":
		g.undo()
	case "redo":
		g.redo()
	case "back":
		g.back(q)
	case "more":
		return g.aside(q, engine.AnsMore)
	case "fix":
		return g.aside(q, engine.AnsFix)
	case "view":
		g.show(t, g.scene.View(t))
	case "log":
		g.show(t, g.scene.Log(t, t.Events))
	case "why":
		g.why(t, r.Args)
	case "keys":
		g.show(t, g.scene.Keys())
	case "quit":
		engine.Stop(errLeave)
	}
	g.page.drawn = nil
	return 0, false
}

// undo takes back the last move and runs the game again without it.
func (g *Game) undo() {
	before := g.table.Pos
	was := g.steps.n
	if !g.steps.Undo() {
		engine.Stop(errSetup)
	}
	g.right = g.right.begin(before, &g.steps, was)
	g.force("undo")
}

func (g *Game) redo() {
	if g.steps.Redo() {
		g.right = nil
		g.force("redo")
	}
	g.notice = []string{g.scene.NothingToRedo()}
}

// back takes back the last question of the move under way.
func (g *Game) back(q engine.Question) {
	if g.steps.Back(q.Follow) {
		g.force("back")
	}
	g.notice = []string{g.scene.NothingToGoBack()}
}

// force keeps how many answers are in force and runs the game again.
func (g *Game) force(what string) {
	if err := g.keep(lineInForce, inForceLine{g.steps.n, what}); err != nil {
		engine.Stop(err)
	}
	engine.Stop(errAgain)
}

// aside answers q by "a card did more" or "fix a number". In the middle of a
// move it first takes back what was answered of it: these belong before a move.
func (g *Game) aside(q engine.Question, a int) (int, bool) {
	if q.Fits(a) {
		g.take(q, a)
		return a, true
	}
	i, ok := g.steps.move()
	if !q.Follow || !ok {
		return 0, false
	}
	first := g.steps.list[i]
	g.steps.n = i
	g.take(engine.Question{Kind: first.Kind, Seat: first.Seat}, a)
	engine.Stop(errAgain)
	return 0, false
}

// show draws lines on pages of their own, until Enter.
func (g *Game) show(t *engine.Table, lines []string) {
	head := []string{g.scene.Title(t), g.scene.Score(t), ""}
	for len(lines) > 0 {
		p := g.scene.BackPrompt()
		p.NewPage = true
		n := len(lines)
		p.Page = append(head[:3:3], lines...)
		for n > 1 && !g.person.Fits(p) {
			n--
			p.Page = append(head[:3:3], lines[:n]...)
		}
		r, err := g.person.Ask(p)
		if err != nil {
			engine.Stop(err)
		}
		if r.Command == "quit" {
			engine.Stop(errLeave)
		}
		lines = lines[n:]
	}
}

// why explains the last decision; asked again, the one before it.
func (g *Game) why(t *engine.Table, args []string) {
	for back := 0; ; back++ {
		lines, ok := g.scene.Why(t, t.Events[:g.page.to], back, args)
		if !ok && back > 0 {
			return
		}
		p := g.scene.WhyPrompt()
		p.NewPage, p.Page = true, lines
		r, err := g.person.Ask(p)
		if err != nil {
			engine.Stop(err)
		}
		if r.Command != "why" || !ok {
			return
		}
	}
}
