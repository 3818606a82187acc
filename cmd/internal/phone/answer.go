package phone

import (
	"context"
	"slices"
	"strconv"

	"househagal/cmd/internal/ask"
)

// outcome is what became of an answer from a phone.
type outcome int

// The outcomes.
const (
	counted outcome = iota // it is the answer, and what follows from it stands
	twice                  // this device has given it before: it counts once
	late                   // somebody else was first, or another question stands
	unfit                  // nothing that could be answered
	waiting                // it is taken, but nothing followed from it yet: it may not be kept
	last                   // it is taken, and the game was left
)

// answer takes r from a device as the answer to question n. It returns once the
// answer is kept, or when ctx ends.
func (t *Party) answer(ctx context.Context, n int, r ask.Reply, by string) (outcome, *question) {
	q := t.question(n)
	if q == nil || !q.told.own.Takes(r) {
		return unfit, q
	}
	if !t.settle(q, r, by) {
		if t.gave(q, r, by) {
			return t.settledFor(ctx, q, twice)
		}
		return late, q
	}
	return t.settledFor(ctx, q, counted)
}

// question is that of number n, nil where it is not known any more, or not yet.
func (t *Party) question(n int) *question {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.stands != nil && t.stands.n == n {
		return t.stands
	}
	for _, q := range t.before {
		if q.n == n {
			return q
		}
	}
	return nil
}

// settledFor waits until the answer to q is kept.
func (t *Party) settledFor(ctx context.Context, q *question, o outcome) (outcome, *question) {
	select {
	case <-q.kept:
		return o, q
	case <-t.gone:
		return last, q
	case <-ctx.Done():
		return waiting, q
	}
}

// gave says whether the device has answered q so.
func (t *Party) gave(q *question, r ask.Reply, by string) bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	return !q.nobody && q.by == by && same(q.reply, r)
}

// same says whether two replies answer alike.
func same(a, b ask.Reply) bool {
	return a.Choice == b.Choice && a.Number == b.Number && a.Text == b.Text && a.Command == b.Command && slices.Equal(a.Args, b.Args)
}

// replyText is an answer as people read it.
func replyText(p *ask.Prompt, r ask.Reply, command func(id string) string) string {
	switch {
	case r.Command != "":
		return command(r.Command)
	case r.Choice >= 0 && r.Choice < len(p.Choices):
		return label(&p.Choices[r.Choice])
	case p.FreeText != nil:
		return r.Text
	}
	return strconv.Itoa(r.Number)
}
