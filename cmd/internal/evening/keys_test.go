package evening

import (
	"cmp"
	"strconv"
	"strings"
	"testing"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/menu"
	"househagal/engine"
)

// enter is the Enter key among keys.
const enter = "\r"

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
	h.list = append(h.list, typed{q.Kind.String(), keysFor(h.tb, &p, func(r ask.Reply) bool {
		got, ok := menu.Answer(h.telling.scene.Speaker, t, q, r)
		return ok && got == a
	}), h.move, h.kind})
	return a
}

// keysFor are the keys that give an answer, as few as there are.
func keysFor(tb testing.TB, p *ask.Prompt, gives func(ask.Reply) bool) []string {
	tb.Helper()
	for id, key := range map[string]string{"more": "+", "fix": "x", "problem": "p"} {
		if gives(ask.Reply{Choice: -1, Command: id}) {
			return []string{key}
		}
	}
	for i, c := range p.Choices {
		if !gives(ask.Reply{Choice: i}) {
			continue
		}
		if i == p.Default {
			return []string{enter}
		}
		return strings.Split(c.Key, "")
	}
	if p.Number != nil {
		for n := p.Number.Min; n <= p.Number.Max; n++ {
			if gives(ask.Reply{Choice: -1, Number: n}) {
				return numberKeys(p.Number, n)
			}
		}
	}
	tb.Fatalf("%s: no key gives the answer", p.ID)
	return nil
}

// numberKeys are the keys of a quantity: Enter behind one that a larger number
// could begin with.
func numberKeys(q *ask.Number, n int) []string {
	direct := min(cmp.Or(q.Keys, q.Max), q.Max)
	keys := strings.Split(strconv.Itoa(n), "")
	switch {
	case q.Typed && len(keys) == len(strconv.Itoa(q.Max)):
		return keys
	case q.Typed || n > 0 && n < 10 && 10*n <= direct:
		return append(keys, enter)
	case n > direct:
		return strings.Split(strings.Repeat("m", n/10)+string(rune('0'+n%10)), "")
	}
	return keys
}
