package terminal

import (
	"strings"
	"time"
	"unicode"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/say"
)

// reaction is how long a person takes at the least from seeing something to
// pressing a key because of it. A key that comes earlier was meant for what
// stood there before.
const reaction = 400 * time.Millisecond

// pace follows when keys come in, and holds back those that nobody can have
// pressed for what is asked now: after a page that brings news, and in one
// breath with a key that meant nothing here.
type pace struct {
	atOnce time.Time // when the key came in that chose at once, or the digit that was not taken; zero: another came after it
	digit  bool      // it was a digit
	ended  bool      // and its Enter came
	whole  bool      // and it was none of two that are a number: another digit is another answer
	ready  time.Time // keys before it are held
	held   []key     // those last held
	script say.ID    // names of the letters of another keyboard that came last
	alien  int       // how many came in a row
}

// news is told of a page that nobody has seen before.
func (c *pace) news(now time.Time) { c.wait(now) }

// wait holds keys until a reaction after at.
func (c *pace) wait(at time.Time) {
	if until := at.Add(reaction); until.After(c.ready) {
		c.ready = until
	}
}

// belongs says whether an Enter is only the end of a key that chose at once.
func (c *pace) belongs(k press) bool {
	since := k.at.Sub(c.atOnce)
	return k.key == keyEnter && !c.atOnce.IsZero() && since >= 0 && since < reaction
}

// ends says whether an Enter is the end of the digit before it, however late; a
// second one isn't.
func (c *pace) ends(k press) bool {
	since := k.at.Sub(c.atOnce)
	late := ask.Habit
	if c.whole { // no page of news was opened by it
		late = 2 * reaction
	}
	return k.key == keyEnter && c.digit && !c.ended && since >= 0 && since < late
}

// holds says whether k is held; then m says so. With it all keys are held that
// come in the same breath.
func (c *pace) holds(k press, m *menu) bool {
	early := k.at.Before(c.ready)
	second := c.digit && !c.whole && isDigit(k.key) && !c.atOnce.IsZero() && k.at.Before(c.atOnce.Add(reaction))
	switch {
	case c.ends(k):
		c.ended = true
		c.wait(k.at)
		if _, ok := m.p.Enter(); (ok || m.p.FreeText != nil || m.readFirst()) && !c.belongs(k) {
			m.notice = m.p.Speaker.Say("key.ended")
		}
		return true
	case k.key < keyEsc && k.key != keyUndo && k.key != keyRedo, m.p.FreeText != nil && k.key != keyEnter:
		return false
	case c.belongs(k):
		if early {
			c.wait(k.at)
		}
		return true
	case !early && !second:
		c.held = nil
		return false
	}
	c.hold(k)
	m.notice = c.told(m, c.sayHeld(m.p.Speaker))
	return true
}

// drop throws away what was typed before the news could be read, and says so.
// Ctrl-C and Ctrl-D are kept.
func (c *pace) drop(keys []press, m *menu) effect {
	c.held = nil
	for _, k := range keys {
		switch {
		case k.key == keyInterrupt:
			return effect{kind: interrupt}
		case k.key == keyEOF:
			return effect{kind: end}
		case c.ends(k):
			c.ended = true
		case k.key >= keyEsc && !c.belongs(k):
			c.hold(k)
		}
	}
	if len(c.held) > 0 {
		m.notice = c.sayHeld(m.p.Speaker)
	}
	return effect{}
}

// told is the notice of a key that was not taken: after two letters of another
// keyboard that they are.
func (c *pace) told(m *menu, notice string) string {
	if c.alien > 1 {
		return sayLayout(m.p.Speaker, c.script)
	}
	return notice
}

// hold remembers a key that was not taken, and holds what follows it.
func (c *pace) hold(k press) {
	c.wait(k.at)
	c.ended = true // another key came before it
	if isDigit(k.key) {
		c.atOnce, c.digit, c.ended, c.whole = k.at, true, false, false
	}
	if c.alien++; ask.Latin(rune(k.key)) <= unicode.MaxASCII {
		c.alien = 0
	}
	c.script = script(rune(k.key))
	if k.key == keyEnter || k.key > ' ' {
		c.held = append(c.held, k.key)
	}
}

// sayHeld names the last keys that were held.
func (c *pace) sayHeld(s say.Speaker) string {
	const shown = 12
	var names []string
	for _, k := range c.held[max(0, len(c.held)-shown):] {
		if k == keyEnter {
			names = append(names, s.Say("key.enter"))
			continue
		}
		names = append(names, string(rune(k)))
	}
	return s.Say("key.held", say.Args{"text": strings.Join(names, " ")})
}

// took is told of a key that the menu took, and what it came to.
func (c *pace) took(k press, e effect, m *menu) {
	c.atOnce, c.digit, c.ended, c.whole = time.Time{}, false, false, false
	if e.atOnce {
		c.atOnce, c.digit, c.whole = k.at, isDigit(k.key), m.p.Listed
	}
	if m.turned { // another part of the page is news as well
		m.turned = false
		c.news(k.at)
	}
	if !m.stray {
		c.alien = 0
		return
	}
	m.stray = false
	c.hold(k)
	c.ended = c.ended || m.readFirst() // it was told to press Enter
	m.notice = c.told(m, m.notice)
}

func isDigit(k key) bool { r := ask.Latin(rune(k)); return r >= '0' && r <= '9' }
