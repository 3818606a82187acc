package terminal

import (
	"time"

	"househagal/cmd/internal/ask"
)

// face is what a person has before it: a page that is read, and keys that come at
// a pace. It knows no device.
type face struct {
	pace   pace
	read   reading
	told   []string // not shown yet
	stands []string // told on the page that stands
	moved  bool     // the question before this one was answered elsewhere
}

// drops says whether keys typed before p are not for it: news nobody has read, or
// a question that came without a key.
func (f *face) drops(p *ask.Prompt) bool { return p.NewPage && !p.Keep || f.moved }

// begin opens a prompt at a time, on a screen of w cells, when these keys were typed
// already. An effect that is not stay ends it at once.
func (f *face) begin(p *ask.Prompt, w int, ahead []press, now time.Time) (*menu, effect) {
	m := newMenu(p, w)
	if f.drops(p) {
		f.moved = false
		if e := f.pace.drop(ahead, m); e.kind != stay {
			return m, e
		}
		f.pace.news(now)
	}
	if p.NewPage {
		f.stands = nil
	}
	f.stands = append(f.stands, f.told...)
	f.told = nil
	f.read.begin(withTold(m.page, f.stands), p.NewPage)
	return m, effect{}
}

// frame draws the prompt and notes what is seen of its page. Where the menu takes
// the room that the page needs, the page comes first.
func (f *face) frame(m *menu, marked, w, h int, s style) frame {
	drawn := compose(m, f.stands, marked, w, h, s)
	f.read.look(drawn.seen)
	if m.unread = !f.read.done(); m.unread && m.news.size == 0 && m.p.FreeText == nil {
		m.news.reading = true
		drawn = compose(m, f.stands, marked, w, h, s)
		f.read.look(drawn.seen)
		m.unread = !f.read.done()
		if m.news.size == 0 { // no screen so small shows a page
			m.news.reading, m.unread = false, false
		}
	}
	return drawn
}

// key takes a key; ok is false for one that is held.
func (f *face) key(k press, m *menu) (e effect, ok bool) {
	if f.pace.holds(k, m) {
		return effect{}, false
	}
	e = m.press(k.key)
	f.pace.took(k, e, m)
	return e, true
}
