package evening

import (
	"testing"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/keystrokes"
	"househagal/cmd/internal/menu"
	"househagal/engine"
)

// enter is the Enter key among keys.
const enter = keystrokes.Enter

// typed is a prompt as people answer it: the keys, and what they are part of.
type typed struct {
	id   string
	keys []string
	move int  // which move of the people it belongs to
	kind kind // what they do
}

// kind is what keys are for.
type kind int

const (
	forTable kind = iota // the Conflict card, facts, Combat
	forAgent
	forReveal
)

// hand writes down the keys of all that people answer.
type hand struct {
	telling *telling
	asker   engine.Asker
	tb      testing.TB
	list    []typed
	move    int
	kind    kind
}

// typing plays the game as it is told, and returns the keys.
func typing(tb testing.TB, x *telling) []typed {
	tb.Helper()
	h := &hand{telling: x, asker: x.people, tb: tb}
	x.outer(h)
	x.Play()
	return h.list
}

func (h *hand) Ask(t *engine.Table, q engine.Question) int {
	a := h.asker.Ask(t, q)
	if !q.Follow {
		h.move++
		switch {
		case q.Kind == engine.AskWhereTo && a != engine.AnsReveal:
			h.kind = forAgent
		case q.Kind == engine.AskWhereTo || q.Kind == engine.AskReveal:
			h.kind = forReveal
		default:
			h.kind = forTable
		}
	}
	p := menu.Prompt(h.telling.scene.Speaker, t, q)
	keys := keystrokes.For(&p, func(r ask.Reply) bool {
		got, ok := menu.Answer(h.telling.scene.Speaker, t, q, r)
		return ok && got == a
	})
	if keys == nil {
		h.tb.Fatalf("%s: no key gives the answer", p.ID)
	}
	h.list = append(h.list, typed{q.Kind.String(), keys, h.move, h.kind})
	return a
}
