package session

import (
	"slices"
	"strings"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/menu"
	"househagal/cmd/internal/page"
	"househagal/docs"
)

// rules shows what the rulebook says about a word; without one it asks for it.
// Head stands above the pages. Errors are those of the person, and errLeave.
func (g *screen) rules(head page.Page, words []string) error {
	for {
		word := strings.Join(words, " ")
		if word == "" {
			r, err := g.person.Ask(menu.RulesWord(g.scene.Speaker))
			if err != nil || r.Command != "" || r.Text == "" {
				return err
			}
			word = r.Text
		}
		x, others, _ := menu.RulesPage(g.scene.Speaker, word)
		again, err := g.rulesPages(head, x, others)
		if err != nil || !again {
			return err
		}
		words = nil
	}
}

// rulesPages shows entries until Enter; again: another word is wanted.
func (g *screen) rulesPages(head, x page.Page, others []docs.Entry) (again bool, err error) {
	for {
		p := menu.Rules(g.scene.Speaker, others)
		p.NewPage, p.Keep, p.Page = true, true, x
		p.Page.Title, p.Page.Score = head.Title, head.Score
		if !g.person.Fits(p) {
			p.Page = x
		}
		r, err := g.person.Ask(p)
		switch {
		case err != nil:
			return false, err
		case r.Command == menu.CommandQuit:
			return false, errLeave
		case r.Command == menu.CommandRules:
			return true, nil
		case !another(r, others):
			return false, nil
		}
		x = menu.RulesEntry(g.scene.Speaker, others[r.Choice])
		if i := r.Choice; i >= 0 {
			others = slices.Delete(slices.Clone(others), i, i+1)
		}
	}
}

// another reports whether the reply chose one of the other entries.
func another(r ask.Reply, others []docs.Entry) bool {
	return r.Command == "" && r.Choice >= 0 && r.Choice < len(others)
}
