package session

import (
	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/controls"
	"househagal/cmd/internal/course"
	"househagal/cmd/internal/layout"
	"househagal/cmd/internal/say"
	"househagal/cmd/internal/tell"
	"househagal/engine"
)

// Taste is how the people want their pages, for the next game.
func (g *record) Taste() tell.Taste { return g.scene.Taste }

// setTaste draws pages as x says from now on.
func (g *saved) setTaste(x tell.Taste) {
	g.scene.Taste = x
	if p, ok := g.person.(interface{ Colour(on bool) }); ok && x.Mono {
		p.Colour(false)
	}
}

// wish carries out an option that changes how the game goes on or looks.
func (g *Game) wish(t *engine.Table, q engine.Question, o controls.Option) (course.Step, bool) {
	x := g.scene.Taste
	switch o {
	case controls.OptionInput:
		return g.changeInput(t, q)
	case controls.OptionTarget:
		return g.changeTarget(t, q)
	case controls.OptionLines:
		g.chooseLines(t)
		return course.Step{}, false
	case controls.OptionPurses:
		x.Purses = !x.Purses
		then := *t
		g.notice = sentences{func(s say.Speaker) string { return controls.PursesNotice(s, &then, x.Purses) }}
	case controls.OptionOdds:
		x.Odds = !x.Odds
	case controls.OptionPages:
		x.Scroll = !x.Scroll
	case controls.OptionColour:
		x.Mono = !x.Mono
		if p, ok := g.person.(interface{ Colour(on bool) }); ok {
			p.Colour(!x.Mono)
		}
	}
	g.keepTaste(x)
	return course.Step{}, false
}

func (g *saved) keepTaste(x tell.Taste) {
	if x == g.scene.Taste {
		return
	}
	if err := g.keep(course.LineTaste, course.TasteLine{Words: x.Words()}); err != nil {
		engine.Stop(err)
	}
	g.setTaste(x)
}

// restoreTaste reads such a line. What a later version wished is left alone.
func (g restorer) restoreTaste(x course.TasteLine) error {
	if taste, ok := tell.ParseTaste(x.Words); ok {
		g.scene.Taste = taste
	}
	return nil
}

// chooseLines lets people switch lines of the page on and off until they are
// done.
func (g *screen) chooseLines(t *engine.Table) {
	for {
		p := onNewPage(g, t, func(g *screen, t *engine.Table) ask.Prompt {
			p := controls.Lines(g.scene.Speaker, g.scene.Taste)
			p.Page = g.bareHead(t)
			return p
		})
		p.Keep = true
		r := g.answerTo(p)
		if r.Command != "" || r.Choice < 0 || r.Choice == p.Default {
			return
		}
		x := g.scene.Taste
		x.Flip(tell.Reminder(r.Choice))
		g.keepTaste(x)
	}
}

// answerTo asks and leaves when the people do.
func (g *screen) answerTo(p ask.Prompt) ask.Reply {
	r, err := g.person.Ask(p)
	if err != nil {
		engine.Stop(err)
	}
	if r.Command == controls.CommandQuit {
		engine.Stop(errLeave)
	}
	return r
}

// changeInput switches between reported and unreported moves before q. It is a
// step of the game, so that a re-run does the same.
func (g *Game) changeInput(t *engine.Table, q engine.Question) (course.Step, bool) {
	reactive := !t.Options.Reactive
	kind := course.Track
	if reactive {
		kind = course.React
	}
	return g.besideThen(q, g.actStep(course.Act{Kind: kind}), func(s say.Speaker) string { return controls.InputNotice(s, reactive) })
}

// changeTarget sets how many VP end the game, from now on.
func (g *Game) changeTarget(t *engine.Table, q engine.Question) (course.Step, bool) {
	vp := controls.NextTarget(g.box, t.Pos.Target)
	return g.besideThen(q, g.actStep(course.Act{Kind: course.Target, VP: vp}), func(s say.Speaker) string { return controls.TargetNotice(s, vp) })
}

// besideThen is beside with a sentence that stands on the next page.
func (g *Game) besideThen(q engine.Question, s course.Step, notice sentence) (course.Step, bool) {
	var done course.Step
	var ok bool
	err := engine.Run(func() { done, ok = g.beside(q, s) })
	g.notice = sentences{notice}
	if err != nil {
		engine.Stop(err)
	}
	return done, ok
}

// measure makes lines as long as the screen is wide now.
func (g *screen) measure() {
	if p, ok := g.person.(interface{ Width() int }); ok {
		g.scene.Screen = layout.Of(p.Width())
	}
}
