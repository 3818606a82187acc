package terminal

import (
	"errors"
	"strings"

	layouter "househagal/cmd/internal/layout"

	"househagal/cmd/internal/ask"
)

// Part is what belongs together in a text that is longer than a screen, as lines of a
// screen of so many cells.
type Part func(width int) []string

// Print writes a text as lines that stay to be scrolled back to. Where it is longer
// than the screen it stops behind every screenful, between two parts where it can,
// until a key goes on. Its errors are those of Ask; who leaves makes none, nor does
// the end of the input.
func (t *Terminal) Print(text []Part) error {
	t.keys.asking.Store(true)
	defer t.keys.asking.Store(false)
	defer t.bar(false)
	for at := (spot{}); ; {
		var lines []string
		w, h := t.size()
		lines, at = screenful(text, at, w, max(h-1, 1))
		t.printLines(lines)
		if at.part == len(text) {
			return nil
		}
		switch answer, err := t.goOn(); {
		case errors.Is(err, ask.ErrEnd):
			return nil
		case err != nil, answer == barLeave:
			return err
		case answer == barEnd:
			lines, _ = screenful(text, at, t.Width(), int(^uint(0)>>1))
			t.printLines(lines)
			return nil
		}
	}
}

// spot is where a text goes on: a part, and a line of it.
type spot struct{ part, line int }

// screenful is what comes next of a text in room lines, and where it goes on then. A
// part stands whole, unless more than half of the screen would be empty for it.
func screenful(text []Part, at spot, w, room int) ([]string, spot) {
	var out []string
	for ; at.part < len(text); at = (spot{part: at.part + 1}) {
		var lines []string
		for _, line := range text[at.part](w) {
			lines = append(lines, layouter.FoldAll(strings.TrimRight(layouter.Clean(line), " "), w, layouter.Indent)...)
		}
		lines = lines[min(at.line, len(lines)):]
		left := room - len(out)
		switch {
		case len(lines) <= left:
			out = append(out, lines...)
			continue
		case len(out) >= room/2 && at.line == 0 && len(out) > 0:
			return out, at
		}
		return append(out, lines[:left]...), spot{at.part, at.line + left}
	}
	return out, at
}

// printLines writes lines in the place of the bar.
func (t *Terminal) printLines(lines []string) {
	t.bar(false)
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.saved != nil && len(lines) > 0 {
		t.put(strings.Join(lines, "\r\n") + "\r\n")
	}
}

// The answers to the bar.
const (
	barNext = iota
	barEnd
	barLeave
)

// goOn waits under a screenful for the key that says how it goes on.
func (t *Terminal) goOn() (int, error) {
	t.bar(true)
	for {
		p, err := t.keys.next()
		if err != nil { // the terminal is gone
			return barLeave, ask.ErrEnd
		}
		switch p.key {
		case keyNone:
			t.bar(true)
		case keyInterrupt:
			return barLeave, ask.ErrInterrupt
		case keyEOF, keyEsc:
			return barLeave, nil
		case keyEnter, keyDown, keyPageDown, ' ':
			return barNext, nil
		case keyEnd:
			return barEnd, nil
		}
		switch ask.Latin(rune(p.key)) {
		case 'e', 'E':
			return barEnd, nil
		case 'q', 'Q':
			return barLeave, nil
		}
	}
}

// bar draws the line under a screenful that says which keys there are, or takes it
// away.
func (t *Terminal) bar(on bool) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.saved == nil {
		return
	}
	w, _ := t.size()
	t.put(t.noBar(w))
	if on {
		text := layouter.Cut(t.speaker.Say("key.bar"), max(w-1, 1))
		t.barred = layouter.Width(text)
		t.put(t.style.hint(text, false))
	}
}

// noBar takes the bar away; on a screen that became narrower it may be on several
// lines.
func (t *Terminal) noBar(w int) string {
	if t.barred == 0 {
		return ""
	}
	up := strings.Repeat("\x1b[A", (t.barred-1)/max(w, 1))
	t.barred = 0
	return "\r" + up + "\x1b[J"
}
