package terminal

import (
	"time"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/say"
)

// Stroke is a key that a Typist presses, as a terminal sends it ("\r" is Enter),
// and how long after the key before it, or after it began to look.
type Stroke struct {
	Key   string
	After time.Duration
}

// Typist is the Person of a test who types at a pace of its own, in a time of its
// own: all that a Terminal does with keys and pages, without the device. Keys go on
// coming in whatever is asked meanwhile.
type Typist struct {
	W, H int // the screen in cells

	Speaker say.Speaker // in whose language prompts are said

	// Look is called when nothing is typed any more: what stands on the screen
	// now, and of which prompt. What it gives is typed next; nothing ends the input.
	Look func(screen []string, p *ask.Prompt) []Stroke
	// Drawn is told of every screen, also those at which nobody looks; nil: nobody.
	Drawn func(screen []string, p *ask.Prompt)

	face face
	now  time.Duration
	keys []Stroke
}

var _ ask.Person = (*Typist)(nil)

// epoch is when a Typist sits down.
var epoch = time.Unix(0, 0)

// Ask draws the page and takes keys until one of them answers.
func (t *Typist) Ask(p ask.Prompt) (ask.Reply, error) {
	if err := p.Check(); err != nil {
		return ask.Reply{Choice: -1}, err
	}
	p.Speaker = t.Speaker
	m, e := t.face.begin(&p, t.W, nil, epoch.Add(t.now))
	for e.kind == stay {
		screen := t.face.frame(m, m.marked, t.W, t.H, style{}).lines
		if t.Drawn != nil {
			t.Drawn(screen, &p)
		}
		if len(t.keys) == 0 {
			t.keys = t.Look(screen, &p)
		}
		if len(t.keys) == 0 {
			return ask.Reply{Choice: -1}, ask.ErrEnd
		}
		t.now += t.keys[0].After
		k, _ := decode([]byte(t.keys[0].Key), true)
		t.keys = t.keys[1:]
		e, _ = t.face.key(press{k, epoch.Add(t.now)}, m)
	}
	return e.result()
}

// Tell keeps lines for the next page.
func (t *Typist) Tell(lines []string) { t.face.told = append(t.face.told, lines...) }

// Fits says whether news and menu fit on the screen.
func (t *Typist) Fits(p ask.Prompt) bool {
	p.Speaker = t.Speaker
	told := t.face.told
	if !p.NewPage {
		told = append(append([]string{}, t.face.stands...), told...)
	}
	m := newMenu(&p, t.W)
	return !compose(m, told, m.marked, t.W, t.H, style{}).cut
}

// Width is how many cells a line has.
func (t *Typist) Width() int { return t.W }

// Close does nothing: nothing was taken over.
func (t *Typist) Close() error { return nil }
