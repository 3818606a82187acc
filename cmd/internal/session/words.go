package session

import (
	"slices"
	"strings"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/controls"
	"househagal/cmd/internal/course"
	"househagal/cmd/internal/menu"
	"househagal/cmd/internal/say"
	"househagal/engine"
)

// fromWords answers q by the words that stood behind a command ("fix staban
// solari 1 we missed it"). Words that don't fit are dropped and said.
func (g *Game) fromWords(t *engine.Table, q engine.Question) (course.Step, bool) {
	if len(g.words) == 0 {
		return course.Step{}, false
	}
	words := g.words
	if !q.Follow {
		g.words = nil
		tellAll(&g.screen, func(s say.Speaker) string { return controls.WordsLeft(s, words) })
		return course.Step{}, false
	}
	if q.Kind == engine.AskFixReason {
		g.words = nil
		r, own := menu.ReasonOf(g.scene.Speaker, strings.Join(words, " "))
		return g.take(q, int(r), own), true
	}
	r, n, ok := ask.Take(menu.Prompt(g.scene.Speaker, t, q), words)
	a, fine := menu.Answer(g.scene.Speaker, t, q, r)
	if !ok || !fine || !q.Fits(a) {
		g.words = nil
		tellAll(&g.screen, func(s say.Speaker) string { return controls.WordsLeft(s, words) })
		return course.Step{}, false
	}
	g.words = words[n:]
	text := ""
	if _, wants := menu.Note(g.scene.Speaker, q, a); wants {
		text, g.words = strings.Join(g.words, " "), nil
		if text == "" {
			return course.Step{}, false
		}
	}
	return g.take(q, a, text), true
}

// askText asks for the text that an answer wants beside it. It is false when the
// person went back.
func (g *screen) askText(t *engine.Table, q engine.Question, a int) (text string, ok bool) {
	if _, wants := menu.Note(g.scene.Speaker, q, a); !wants {
		return "", true
	}
	p := behind(g, t, q, a, menu.Note)
	for {
		r, err := g.person.Ask(p)
		switch {
		case err != nil:
			engine.Stop(err)
		case r.Command != "":
			return "", false
		case r.Text != "":
			return r.Text, true
		}
	}
}

// behind asks what an answer wants beside it, on the same page.
func behind(g *screen, t *engine.Table, q engine.Question, a int, about func(say.Speaker, engine.Question, int) (ask.Prompt, bool)) ask.Prompt {
	make := func(g *screen, t *engine.Table) ask.Prompt {
		p, _ := about(g.scene.Speaker, q, a)
		p.Page, p.Asked = g.sheet(t), asking(g.scene.Speaker, slices.Concat(g.page.asked, []past{answeredBy(t, q, a)}))
		return p
	}
	p := worded(g, t, make)
	return p
}

// confirms asks back an answer that hardly can be meant. It is false when the person
// takes it back.
func (g *screen) confirms(t *engine.Table, q engine.Question, a int) bool {
	if _, wants := menu.Sure(g.scene.Speaker, q, a); !wants {
		return true
	}
	r := g.answerTo(behind(g, t, q, a, menu.Sure))
	return r.Command == "" && r.Choice == 0
}
