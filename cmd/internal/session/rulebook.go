package session

import (
	"slices"
	"strings"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/controls"
	"househagal/cmd/internal/page"
	"househagal/cmd/internal/say"
	"househagal/docs"
	"househagal/engine"
)

// rules shows what the rulebook says about a word; without one it asks for it.
// Title and score of a table stand above the pages. Errors are those of the person, and errLeave.
func (g *screen) rules(t *engine.Table, words []string) error {
	for {
		word := strings.Join(words, " ")
		if word == "" {
			r, err := g.person.Ask(worded(g, t, func(g *screen, _ *engine.Table) ask.Prompt { return controls.RulesWord(g.scene.Speaker) }))
			if err != nil || r.Command != "" || r.Text == "" {
				return err
			}
			word = r.Text
		}
		_, others, _ := controls.RulesPage(g.scene.Speaker, word)
		again, err := g.rulesPages(t, func(s say.Speaker) page.Page {
			x, _, _ := controls.RulesPage(s, word)
			return x
		}, others)
		if err != nil || !again {
			return err
		}
		words = nil
	}
}

// rulesPages shows entries until Enter; again: another word is wanted.
func (g *screen) rulesPages(t *engine.Table, x func(say.Speaker) page.Page, others []docs.Entry) (again bool, err error) {
	for {
		stands, beside := x, others
		p := onNewPage(g, t, func(g *screen, t *engine.Table) ask.Prompt {
			p := controls.Rules(g.scene.Speaker, beside)
			p.Page = stands(g.scene.Speaker)
			if t != nil {
				head := g.head(t)
				p.Page.Title, p.Page.Score = head.Title, head.Score
			}
			return p
		})
		p.Keep = true
		if !g.person.Fits(p) {
			p.Page = x(g.scene.Speaker)
		}
		r, err := g.person.Ask(p)
		switch {
		case err != nil:
			return false, err
		case r.Command == controls.CommandQuit:
			return false, errLeave
		case r.Command == controls.CommandRules:
			return true, nil
		case !wantsAnother(r, others):
			return false, nil
		}
		entry := others[r.Choice]
		x = func(s say.Speaker) page.Page { return controls.RulesEntry(s, entry) }
		if i := r.Choice; i >= 0 {
			others = slices.Delete(slices.Clone(others), i, i+1)
		}
	}
}

// wantsAnother reports whether the reply chose one of the other entries.
func wantsAnother(r ask.Reply, others []docs.Entry) bool {
	return r.Command == "" && r.Choice >= 0 && r.Choice < len(others)
}
