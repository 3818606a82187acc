package session

import (
	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/controls"
	"househagal/cmd/internal/course"
	"househagal/cmd/internal/menu"
	"househagal/cmd/internal/page"
	"househagal/cmd/internal/say"
	"househagal/cmd/internal/why"
	"househagal/engine"
)

// command carries out what a person can do at any prompt. With ok the table goes
// on with a step after all.
func (g *Game) command(t *engine.Table, q engine.Question, r ask.Reply) (s course.Step, ok bool) {
	switch r.Command {
	case controls.CommandView, controls.CommandLog, controls.CommandWhy, controls.CommandKeys, controls.CommandOptions, controls.CommandLanguage, controls.CommandMarks, controls.CommandRules, controls.CommandProblem:
		g.page.drawn = nil // another page comes between
	}
	switch r.Command {
	case controls.CommandUndo:
		g.undo(q, r.Args)
	case controls.CommandRedo:
		g.redo(r.Args)
	case controls.CommandBack:
		g.back(q)
	case controls.CommandMore:
		return g.more(q, r.Args)
	case controls.CommandFix:
		return g.fix(q, r.Args)
	case controls.CommandProblem:
		return g.problem(t, q)
	case controls.CommandRules:
		if err := g.rules(t, r.Args); err != nil {
			engine.Stop(err)
		}
	case controls.CommandReshuffle:
		return g.reshuffle(t, q)
	case controls.CommandMark:
		g.mark(t, r.Args)
	case controls.CommandMarks:
		g.listMarks(t)
	case controls.CommandGo:
		g.goToNamed(t, r.Args)
	case controls.CommandOptions:
		return g.options(t, q)
	case controls.CommandLanguage:
		g.speakAtTable(t)
	case controls.CommandView:
		return g.show(t, q, viewed, true)
	case controls.CommandLog:
		g.log(t, r.Args)
	case controls.CommandWhy:
		return g.why(t, q, r.Args)
	case controls.CommandKeys:
		return g.show(t, q, func(g *screen, _ *engine.Table) page.Page { return page.Page{Blocks: controls.Keys(g.scene.Speaker)} }, false)
	case controls.CommandQuit:
		engine.Stop(errLeave)
	}
	return course.Step{}, false
}

// more answers q by "a card did more". In the middle of a move a card comes before
// it: what was answered of the move is taken back, and comes again afterwards.
func (g *Game) more(q engine.Question, args []string) (course.Step, bool) {
	if q.Kind.Info().Aside && q.Fits(engine.AnsMore) {
		g.words = args
		return g.take(q, engine.AnsMore, ""), true
	}
	i, ok := g.steps.LastMove()
	if !q.Follow || !ok || !g.steps.All()[i].Kind.Info().Aside {
		return course.Step{}, false
	}
	g.words = args
	first := g.steps.All()[i]
	g.cut(i, course.InForceAside, nil)
	g.take(engine.Question{Kind: first.Kind, Seat: first.Seat}, engine.AnsMore, "")
	engine.Stop(errAgain)
	return course.Step{}, false
}

// fix answers q by "fix a number", or lets a number be fixed before q.
func (g *Game) fix(q engine.Question, args []string) (course.Step, bool) {
	if q.Kind == engine.NoQuestion || isFix(q.Kind) {
		return course.Step{}, false
	}
	g.words = args
	if q.Kind.Info().Aside && q.Fits(engine.AnsFix) {
		return g.take(q, engine.AnsFix, ""), true
	}
	i, ok := g.steps.LastMove()
	if q.Follow && ok && g.steps.All()[i].Kind.Info().Aside {
		first := g.steps.All()[i]
		g.cut(i, course.InForceAside, nil)
		g.take(engine.Question{Kind: first.Kind, Seat: first.Seat}, engine.AnsFix, "")
		engine.Stop(errAgain)
	}
	return g.beside(q, g.actStep(course.Act{Kind: course.Fix}))
}

// isFix reports whether the question belongs to a correction.
func isFix(k engine.QKind) bool { return k >= engine.AskFixSeat && k <= engine.AskFixReason }

// show draws blocks on pages of their own, until Enter; room: others may offer more
// under them. A command given there is carried out.
func (g *Game) show(t *engine.Table, q engine.Question, x func(*screen, *engine.Table) page.Page, room bool) (course.Step, bool) {
	under := func(about func(say.Speaker) ask.Prompt) ask.Prompt {
		return onNewPage(&g.screen, t, func(g *screen, t *engine.Table) ask.Prompt {
			p := about(g.scene.Speaker)
			head := g.head(t)
			p.Page, p.Room = x(g, t), room
			p.Page.Title, p.Page.Score = head.Title, head.Score
			return p
		})
	}
	if r := g.read(onward(under(controls.Back), under(controls.More))); r.Command != "" {
		return g.fromLook(t, q, r)
	}
	return course.Step{}, false
}

// onward reads a page to its end, whose prompt is back there and more before.
func onward(back, more ask.Prompt) ask.Turned {
	return ask.Turned{Under: func(_, later bool) (ask.Prompt, []int) {
		if later {
			return more, []int{1}
		}
		return back, []int{0}
	}}
}

// read puts a page before the people, leaf by leaf.
func (g *screen) read(x ask.Turned) ask.Reply {
	r, err := x.Read(g.person, func(p ask.Prompt) (ask.Reply, error) { return g.answerTo(p), nil })
	if err != nil {
		engine.Stop(err)
	}
	return r
}

// fromLook carries out a command that was given on a page that was only looked
// at.
func (g *Game) fromLook(t *engine.Table, q engine.Question, r ask.Reply) (course.Step, bool) {
	if r.Command == controls.CommandBack {
		return course.Step{}, false
	}
	return g.command(t, q, r)
}

// head stands above pages that are only looked at.
func (g *screen) head(t *engine.Table) page.Page {
	g.measure()
	return g.scene.head(t)
}

// bareHead stands above questions without a page.
func (g *screen) bareHead(t *engine.Table) page.Page {
	p := g.head(t)
	p.Bare = true
	return p
}

// silentHead is bareHead where plain lines go on with the question.
func (g *screen) silentHead(t *engine.Table) page.Page {
	p := g.bareHead(t)
	p.Said = []page.Sentence{}
	return p
}

// why explains the last decision; asked again, the one before it.
func (g *Game) why(t *engine.Table, q engine.Question, args []string) (course.Step, bool) {
	for back := 0; ; back++ {
		_, ok := explained(&g.screen, t, back, args)
		if !ok && back > 0 {
			return course.Step{}, false
		}
		r := g.answerTo(onNewPage(&g.screen, t, func(g *screen, t *engine.Table) ask.Prompt {
			p := menu.Why(g.scene.Speaker)
			p.Page, _ = explained(g, t, back, args)
			return p
		}))
		if not, asked := menu.WhyNot(g.scene.Speaker, r); asked {
			return g.show(t, q, func(g *screen, t *engine.Table) page.Page {
				x, _ := explained(g, t, back, not)
				return x
			}, false)
		}
		switch {
		case r.Command == "" || r.Command == controls.CommandWhy && !ok:
			return course.Step{}, false
		case r.Command != controls.CommandWhy:
			return g.fromLook(t, q, r)
		}
	}
}

// explained says why a Rival decided as it did, so many decisions back.
func explained(g *screen, t *engine.Table, back int, args []string) (p page.Page, ok bool) {
	return why.Explain(g.scene.Speaker, t, t.Events[:g.page.to], back, args)
}
