package phone

import (
	"cmp"
	"context"
	"errors"
	"maps"
	"slices"
	"sync"
	"time"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/layout"
	"househagal/cmd/internal/page"
	"househagal/cmd/internal/say"
)

// Party is a Person that several people are: whoever is at the terminal, and all
// who hold a phone. Every question has a number, and the first answer to it counts.
type Party struct {
	own ask.Patient // the terminal; nil: there is none

	// of the terminal alone
	invite  func(say.Speaker) ask.Prompt // the page with the address; nil: there is none
	invites bool                         // it is to be shown
	failed  error                        // what the terminal came to while a phone answered
	strayed bool                         // another page than that of the table stands there

	mu      sync.Mutex
	stands  *question     // nil: nothing was asked yet
	before  []*question   // the last ones before it
	told    []*lines      // not shown yet
	shown   []*lines      // told on the page that stands
	left    bool          // nothing more is asked
	gone    chan struct{} // closed then
	speaker say.Speaker
	version int // of all that is seen; never the same twice
	watched map[chan<- struct{}]bool
}

// lines are what everybody is told.
type lines = told[[]string]

// question is one that was put to the table.
type question struct {
	n       int // 1 is the first of this table
	told    told[ask.Prompt]
	reply   ask.Reply
	nobody  bool          // nobody could answer it
	by      string        // which device answered, "" for the terminal
	settled chan struct{} // closed when somebody has answered, or nobody can any more
	kept    chan struct{} // closed when the next question stands
}

// remembered is how many questions a late answer may be behind to be told what was
// answered.
const remembered = 16

// NewParty is a party with these people at the terminal; nil: nobody is there.
func NewParty(own ask.Patient) *Party {
	return &Party{own: own, gone: make(chan struct{}), watched: map[chan<- struct{}]bool{}}
}

var _ ask.Crowd = (*Party)(nil)

// Ask puts the prompt to everybody and returns the first answer.
func (t *Party) Ask(p ask.Prompt) (ask.Reply, error) {
	if err := p.Check(); err != nil {
		return ask.Reply{Choice: -1}, err
	}
	q := t.put(p)
	if t.own == nil {
		<-q.settled
		return t.settledBy(q)
	}
	if err := t.failed; err != nil {
		t.leave()
		return ask.Reply{Choice: -1}, err
	}
	r, err := t.atTerminal(q)
	switch {
	case errors.Is(err, ask.ErrWithdrawn):
		return t.settledBy(q)
	case err != nil && !t.withdraw(q):
		t.failed = err // the answer comes first
		return t.settledBy(q)
	case err != nil:
		t.leave()
		return r, err
	case !t.settle(q, r, ""):
		return t.settledBy(q)
	}
	return r, nil
}

// inviting is the command by which the terminal shows the address again.
const inviting = "phone"

// inviteKey is its key: the beginning of no code and of no name.
const inviteKey = "@"

// atTerminal asks the terminal, behind the address where that is to be shown. What
// only looks is no answer: the question stays where it stands on phones.
func (t *Party) atTerminal(q *question) (ask.Reply, error) {
	p := t.withAddress(q.told.own)
	for {
		if t.invites && t.invite != nil {
			if r, err := t.own.AskUntil(t.invite(t.speaker), q.settled); err != nil {
				return r, err
			}
		}
		t.invites = false
		p.NewPage, t.strayed = p.NewPage || t.strayed, false
		r, err := t.own.AskUntil(p, q.settled)
		switch {
		case err != nil:
			return r, err
		case t.invited(r, len(q.told.own.Choices)):
			t.invites, p.NewPage = true, false
			continue
		}
		if answer, err := t.lookAround(q, r); answer != nil || err != nil {
			return *cmp.Or(answer, &ask.Reply{Choice: -1}), err
		}
	}
}

// invited says whether the address is wanted, at a prompt of so many choices.
func (t *Party) invited(r ask.Reply, choices int) bool {
	return r.Command == inviting || t.invite != nil && r.Choice >= choices
}

// lookAround lets the terminal follow r to pages that only look, until it is back at
// the question or has an answer to it.
func (t *Party) lookAround(q *question, r ask.Reply) (answer *ask.Reply, err error) {
	var path []ask.Reply
	for {
		a, answer := next(q, path, r, t.speaker.Lang)
		if a == nil {
			return answer, nil
		}
		t.strayed, path = true, a.path
		if r, err = t.atAside(a); err != nil {
			return nil, err
		}
	}
}

// atAside asks the terminal on a page aside, until somebody answers the question
// behind it. The address can be seen from there too.
func (t *Party) atAside(a *aside) (ask.Reply, error) {
	asked := func(p ask.Prompt) (ask.Reply, error) {
		with := t.withAddress(p)
		for {
			r, err := t.own.AskUntil(with, a.q.settled)
			if err != nil || !t.invited(r, len(p.Choices)) {
				return r, err
			}
			if r, err := t.own.AskUntil(t.invite(t.speaker), a.q.settled); err != nil {
				return r, err
			}
		}
	}
	if a.leaf != nil {
		return a.leaf.Read(t.own, asked)
	}
	return asked(a.told.own)
}

// withAddress is a prompt at which the address can be seen. Where there is room for
// more choices it stands among them.
func (t *Party) withAddress(p ask.Prompt) ask.Prompt {
	if t.invite == nil || p.FreeText != nil {
		return p
	}
	p.Commands = maps.Clone(p.Commands)
	if p.Commands == nil {
		p.Commands = map[string]string{}
	}
	p.Commands[inviteKey] = inviting
	p.Page.Blocks = withKey(t.speaker, p.Page.Blocks)
	hint := p.Hint + "   " + t.speaker.Say("keys.hint", say.Args{"key": inviteKey, "name": t.speaker.Say("phone.address_name")})
	if p.Hint != "" {
		p.Hint = layout.Full.First(hint, p.Hint)
	}
	if p.Room {
		p.Choices = append(slices.Clone(p.Choices), ask.Choice{Key: inviteKey, Label: t.speaker.Say("phone.address_again")})
	}
	return p
}

// withKey adds the key for the address to the lists of keys among blocks.
func withKey(s say.Speaker, blocks []page.Block) []page.Block {
	about := s.Say("phone.address_again")
	for i, b := range blocks {
		if !b.Keys {
			continue
		}
		b.Steps = append(slices.Clone(b.Steps), page.Step{Verb: inviteKey, Text: about})
		b.Said = append(slices.Clone(b.Said), page.Sentence{s.Say("keys.plain_command", say.Args{"word": inviteKey, "text": about})})
		blocks = slices.Clone(blocks)
		blocks[i] = b
	}
	return blocks
}

// put makes p the question that stands. That the table is asked again says that
// the answer before it is kept.
func (t *Party) put(p ask.Prompt) *question {
	t.mu.Lock()
	defer t.mu.Unlock()
	q := &question{n: 1, settled: make(chan struct{}), kept: make(chan struct{})}
	q.told.own, q.told.tag = p, t.speaker.Tag()
	if p.From != nil {
		q.told.make = alike(p)
	}
	if old := t.stands; old != nil {
		q.n = old.n + 1
		close(old.kept)
		t.before = append(t.before, old)
		t.before = t.before[max(0, len(t.before)-remembered):]
	}
	if p.NewPage {
		t.shown = nil
	}
	t.shown = append(t.shown, t.told...)
	t.told = nil
	t.stands = q
	if t.left {
		q.end()
	}
	t.changed()
	return q
}

// alike makes a prompt again in other languages: what can't be answered by the same
// replies is left as it is.
func alike(p ask.Prompt) func(*say.Language) ask.Prompt {
	return func(l *say.Language) ask.Prompt {
		x := p.From.In(l)
		if x.ID != p.ID || len(x.Choices) != len(p.Choices) || (x.Number == nil) != (p.Number == nil) || (x.FreeText == nil) != (p.FreeText == nil) {
			return p
		}
		return x
	}
}

// in is the question in a language; nil is that of the table.
func (q *question) in(l *say.Language) *ask.Prompt {
	p := q.told.in(l)
	return &p
}

// end says that nobody answers q any more, unless somebody has: then it is false.
// The caller holds the lock of the table.
func (q *question) end() bool { return q.settle(ask.Reply{Choice: -1}, "", true) }

// settle ends the question, and reports whether it was not ended before. It is the
// only place where one ends. The caller holds the lock of the table.
func (q *question) settle(r ask.Reply, by string, nobody bool) bool {
	select {
	case <-q.settled:
		return false
	default:
	}
	q.reply, q.by, q.nobody = r, by, nobody
	close(q.settled)
	return true
}

// settle takes r for the answer to q, if it is the first. The caller has seen that
// it fits.
func (t *Party) settle(q *question, r ask.Reply, by string) bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	return q.settle(r, by, false)
}

// withdraw says that nobody can answer q any more. It is false where somebody has.
func (t *Party) withdraw(q *question) bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	return q.end()
}

// settledBy is the answer that q has.
func (t *Party) settledBy(q *question) (ask.Reply, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if q.nobody {
		return q.reply, ask.ErrEnd
	}
	return q.reply, nil
}

// Tell gives lines to everybody.
func (t *Party) Tell(lines []string) { t.TellIn(lines, nil) }

// TellIn gives lines to everybody, each in their own language.
func (t *Party) TellIn(own []string, in func(*say.Language) []string) {
	t.mu.Lock()
	t.told = append(t.told, &lines{own: own, tag: t.speaker.Tag(), make: in})
	t.mu.Unlock()
	if t.own != nil {
		t.own.Tell(own)
	}
}

// Fits says whether the terminal can draw the prompt whole; phones scroll.
func (t *Party) Fits(p ask.Prompt) bool { return t.own == nil || t.own.Fits(p) }

// Close leaves the table: phones are told that the game is left, and the terminal
// is given back.
func (t *Party) Close() error {
	t.leave()
	if t.own == nil {
		return nil
	}
	return t.own.Close()
}

// leave ends all waiting. A second call does nothing.
func (t *Party) leave() {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.left {
		return
	}
	t.left = true
	t.shown = append(t.shown, t.told...)
	t.told = nil
	if q := t.stands; q != nil {
		q.end()
	}
	close(t.gone)
	t.changed()
}

// Speak sets in what language the terminal is spoken to from now on.
func (t *Party) Speak(s say.Speaker) {
	t.mu.Lock()
	t.speaker = s
	t.mu.Unlock()
	if p, ok := t.own.(interface{ Speak(say.Speaker) }); ok {
		p.Speak(s)
	}
}

// Colour switches colours of the terminal on or off.
func (t *Party) Colour(on bool) {
	if p, ok := t.own.(interface{ Colour(bool) }); ok {
		p.Colour(on)
	}
}

// seen is what everybody sees at one time.
type seen struct {
	version int
	q       *question // nil: nothing was asked yet
	told    []*lines
	left    bool
	speaker say.Speaker // of the table
}

// number is that of the question that stands, 0 for none.
func (x seen) number() int {
	if x.q == nil {
		return 0
	}
	return x.q.n
}

// to is who speaks to somebody who reads a language; nil is that of the table.
func (x seen) to(l *say.Language) say.Speaker {
	if l == nil || l.Tag() == x.speaker.Tag() {
		return x.speaker
	}
	return say.Speaker{Lang: l}
}

// look is what is seen now.
func (t *Party) look() seen {
	t.mu.Lock()
	defer t.mu.Unlock()
	return seen{t.version, t.stands, slices.Clone(t.shown), t.left, t.speaker}
}

// watch sends to c whenever something else is seen, until it is told not to. It
// never waits: a change that is not fetched yet stands for those after it.
func (t *Party) watch(c chan<- struct{}) (stop func()) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.watched[c] = true
	return func() {
		t.mu.Lock()
		defer t.mu.Unlock()
		delete(t.watched, c)
	}
}

// asked waits until something is asked, or nothing will be, at most so long.
func (t *Party) asked(ctx context.Context, most time.Duration) {
	ctx, stop := context.WithTimeout(ctx, most)
	defer stop()
	news := make(chan struct{}, 1)
	defer t.watch(news)()
	for x := t.look(); x.q == nil && !x.left && ctx.Err() == nil; x = t.look() {
		select {
		case <-news:
		case <-ctx.Done():
		}
	}
}

// changed is called with the lock held.
func (t *Party) changed() {
	t.version++
	for c := range t.watched {
		select {
		case c <- struct{}{}:
		default:
		}
	}
}
