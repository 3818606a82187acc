package session

import (
	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/controls"
	"househagal/cmd/internal/course"
	"househagal/cmd/internal/kept"
	"househagal/cmd/internal/menu"
	"househagal/cmd/internal/page"
	"househagal/cmd/internal/say"
	"househagal/cmd/internal/setup"
	"househagal/engine"
)

// A save holds no language. What a game says is made anew of its answers, in the
// language of who reads it; the few words that a line of a save has beside its
// answer, for who looks into the file, are English.

// filed says what is written into lines of the save.
func (g *record) filed() say.Speaker {
	x := g.scene.Speaker
	x.Lang, x.OtherNames, x.Names = nil, false, g.fileNames
	return x
}

// name calls the seats of a table by their names, in the language of the people
// and in that of the save.
func (g *record) name(pos *engine.Position, given [engine.Seats + 1]string) {
	g.scene.Names = setup.People(g.speaker(), pos, given)
	g.fileNames = setup.People(say.Speaker{Box: g.box}, pos, given)
}

func (g *saved) answerStep(q engine.Question, a int, text string) course.Step {
	return course.Step{Kind: q.Kind, Seat: q.Seat, Answer: a, Follow: q.Follow, Text: text,
		Label: answerLabel(g.scene.Speaker, q, a, text), Filed: answerLabel(g.filed(), q, a, text)}
}

func answerLabel(s say.Speaker, q engine.Question, a int, text string) string {
	if text != "" {
		return menu.TextLabel(s, q, text)
	}
	return menu.Label(s, q, a)
}

// actStep is something done beside the answers, with what it is called. A card
// that hagal deals has no name before it is turned up.
func (g *saved) actStep(a course.Act) course.Step {
	return course.Step{Act: a, Label: actLabel(g.scene.Speaker, &a), Filed: actLabel(g.filed(), &a)}
}

func actLabel(s say.Speaker, a *course.Act) string {
	switch a.Kind {
	case course.Fix:
		return controls.FixLabel(s)
	case course.Reorder:
		return controls.ReshuffleLabel(s)
	case course.Track, course.React:
		return controls.InputLabel(s, a.Kind == course.React)
	case course.Target:
		return controls.TargetLabel(s, a.VP)
	case course.Block:
		return controls.BlockedLabel(s, a.Space)
	}
	return ""
}

// chooseLanguage lists the languages there are, each by its own name, and how
// printed things are called where that can be chosen. It reports whether something
// else holds now.
func (g *screen) chooseLanguage(t *engine.Table, above func(*screen, *engine.Table) page.Page) (changed bool, err error) {
	_, all := controls.Languages(g.scene.Speaker)
	r, err := g.person.Ask(onNewPage(g, t, func(g *screen, t *engine.Table) ask.Prompt {
		p, _ := controls.Languages(g.scene.Speaker)
		p.Page = above(g, t)
		return p
	}))
	switch {
	case err != nil:
		return false, err
	case r.Command == controls.CommandQuit:
		return false, errLeave
	case r.Command != "" || r.Choice < 0 || r.Choice > len(all):
		return false, nil
	case r.Choice == len(all):
		return true, g.speak(g.scene.Lang, !g.scene.OtherNames)
	}
	lang, ok := say.Find(all[r.Choice])
	if !ok || all[r.Choice] == g.speaker().Tag() {
		return false, nil
	}
	return true, g.speak(lang, false)
}

// speak says everything in another language from now on: names, and what the
// answers so far are called.
func (g *saved) speak(lang *say.Language, otherNames bool) error {
	translate(&g.record, lang, otherNames)
	if g.chosen != nil {
		g.chosen(g.scene.Lang, otherNames)
	}
	if p, ok := g.person.(interface{ Speak(say.Speaker) }); ok {
		p.Speak(g.speaker())
	}
	if r := g.right; r != nil && len(r.said) > 0 {
		r.said = nil // it is found out anew
	}
	if !g.isReady {
		return nil
	}
	return g.ready()
}

// translate lets a game be told in another language from now on.
func translate(g *record, lang *say.Language, otherNames bool) {
	if lang.Tag() == say.English().Tag() {
		lang = nil
	}
	g.scene.Lang, g.scene.OtherNames, g.labelled = lang, otherNames, false
}

// relabel calls all answers, those too that were taken back, what they are called
// in the language of the people.
func (g *record) relabel() {
	if g.labelled {
		return
	}
	g.labelled = true
	g.relabelled(g.steps.All())
	if g.right != nil {
		g.relabelled(g.right.onBoard)
	}
	for i := range g.marks {
		g.relabelled(g.marks[i].steps)
	}
}

// relabelled does so with the answers of a game from its beginning.
func (g *record) relabelled(steps []course.Step) {
	for i := range steps {
		s := &steps[i]
		if s.Label = actLabel(g.scene.Speaker, &s.Act); s.Label == "" && g.scene.Lang == nil {
			s.Label = s.Filed
		}
	}
	if g.scene.Lang == nil {
		return
	}
	_, _ = g.play(&rerun{steps: steps, before: func(_ *engine.Table, q engine.Question, step int) {
		if step >= 0 && steps[step].Kind != engine.NoQuestion {
			steps[step].Label = answerLabel(g.scene.Speaker, q, steps[step].Answer, steps[step].Text)
		}
	}}) // where a run stops, later answers fit no more
}

// speakAtTable does so in the middle of a game: it is told anew from its beginning.
func (g *screen) speakAtTable(t *engine.Table) {
	changed, err := g.chooseLanguage(t, (*screen).bareHead)
	switch {
	case err != nil:
		engine.Stop(err)
	case changed:
		engine.Stop(errAgain)
	}
}

// Retold is how a saved game stands, and its setup, in the language of the people;
// ok is false where that can't be found out again.
func Retold(g *Game) (x course.Status, ok bool) {
	switch {
	case !g.Begun():
		return x, false
	case g.setup.values().DeckOnly():
		return retoldDeck(g)
	}
	g.relabel()
	_, t, _, err := g.trace(g.steps.InForce())
	if err != nil {
		return x, false
	}
	x.Text, x.Setup = kept.Status(g.scene.Speaker, t), kept.Setup(g.scene.Speaker, &t.Pos)
	if i, ok := g.steps.LastMove(); ok {
		x.Last = g.label(g.steps.All()[i:g.steps.Count()])
	}
	return x, true
}
