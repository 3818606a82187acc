package terminal

import "househagal/cmd/internal/ask"

// frameStart begins whatever may reach the screen: hide the cursor, go to the
// upper left corner.
const frameStart = "\x1b[?25l\x1b[H"

// byKeys draws the menu after every key and gives what the keys came to, as survey's
// Select does; a terminal that cannot be read any more is the end.
func (t *Terminal) byKeys(m *menu) effect {
	at := max(m.marked, 0)
	for {
		if t.isOpen() {
			t.put(t.draw(m, m.marked))
		}
		k, err := t.keys.next()
		switch {
		case err == ask.ErrWithdrawn:
			return effect{kind: withdrawn}
		case err != nil:
			return effect{kind: end}
		case k.key == keyNone:
			continue
		}
		e, ok := t.face.key(k, m)
		if m.marked >= 0 {
			at = m.marked
		}
		switch {
		case !ok || e.kind == stay:
			continue
		case e.kind == choose:
			e.choice = at
		}
		return e
	}
}
