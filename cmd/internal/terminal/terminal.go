// Package terminal is the terminal: it draws a prompt page by page and takes single
// keys, with survey's Select as its engine but on Windows. It is the only package that
// imports survey.
package terminal

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"sync"
	"sync/atomic"

	"golang.org/x/term"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/say"

	layouter "househagal/cmd/internal/layout"
)

// Terminal is the Person at a screen: it draws whole pages and takes keys one
// by one. It keeps the terminal raw from New to Close.
type Terminal struct {
	in, out *os.File
	keys    *keyboard
	style   style
	fresh   bool                           // nothing has been drawn yet
	drawn   int                            // lines of the last frame
	guard   atomic.Pointer[chan os.Signal] // where Guard listens; nil: nowhere
	run     func(m *menu) effect           // asks: by survey, or on Windows without it
	unwatch func()
	speaker say.Speaker

	mu    sync.Mutex
	face  face   // what was told to it may be read by Close
	saved *modes // nil: closed

	barred int // cells of the bar under a screenful; 0: none stands
}

var _ ask.Patient = (*Terminal)(nil)

// New takes the terminal over until Close. Its error, a *DeviceError, says
// that in is none.
func New(in, out *os.File) (*Terminal, error) {
	return NewAt(in, out, WallClock)
}

// NewAt is New with keys that come in by another clock.
func NewAt(in, out *os.File, c Clock) (*Terminal, error) {
	saved, err := takeModes(in, out)
	if err != nil {
		return nil, &DeviceError{in.Name(), err}
	}
	t := &Terminal{in: in, out: out, saved: saved, fresh: true}
	t.style.colour = os.Getenv("NO_COLOR") == ""
	t.keys = newKeyboard(keysOf(in), c, t.idleInterrupt)
	t.run = t.engine()
	t.unwatch = watchWindow(out, t.keys.redraw, t.lend, t.again)
	t.put(takeOver)
	return t, nil
}

// Speak sets in what language prompts are said from now on.
func (t *Terminal) Speak(s say.Speaker) { t.speaker = s }

// Colour switches colours on or off.
func (t *Terminal) Colour(on bool) { t.style.colour = on }

// Ask draws the page and takes keys until one of them answers.
func (t *Terminal) Ask(p ask.Prompt) (ask.Reply, error) { return t.AskUntil(p, nil) }

// AskUntil does so until gone is closed. Keys that are pressed for a question that
// was taken back are held from the one that comes after it.
func (t *Terminal) AskUntil(p ask.Prompt, gone <-chan struct{}) (ask.Reply, error) {
	if err := p.Check(); err != nil {
		return ask.Reply{Choice: -1}, err
	}
	if !t.isOpen() {
		return ask.Reply{Choice: -1}, ask.ErrEnd
	}
	p.Speaker = t.speaker
	t.mu.Lock()
	m, e := t.face.begin(&p, t.Width(), t.ahead(&p), t.keys.clock.Now())
	t.mu.Unlock()
	if e.kind != stay {
		return e.result()
	}
	t.keys.asking.Store(true)
	t.keys.pasted, t.keys.gone = p.FreeText != nil, gone
	e = t.run(m)
	t.keys.asking.Store(false)
	t.face.moved = e.kind == withdrawn
	return e.result()
}

// Tell keeps lines for the next page, or for Close.
func (t *Terminal) Tell(lines []string) {
	t.mu.Lock()
	t.face.told = append(t.face.told, lines...)
	t.mu.Unlock()
}

// ahead takes the keys that were typed before a page of news.
func (t *Terminal) ahead(p *ask.Prompt) []press {
	if !t.face.drops(p) {
		return nil
	}
	return t.keys.drain()
}

// Fits says whether news and menu of the prompt fit on the screen as it is.
func (t *Terminal) Fits(p ask.Prompt) bool {
	p.Speaker = t.speaker
	w, h := t.size()
	t.mu.Lock()
	told := slices.Clone(t.face.told)
	if !p.NewPage {
		told = append(slices.Clone(t.face.stands), told...)
	}
	t.mu.Unlock()
	m := newMenu(&p, w)
	return !compose(m, told, m.marked, w, h, style{}).cut
}

// size is the screen in cells; 80x24 where the terminal does not say.
func (t *Terminal) size() (w, h int) {
	w, h, err := term.GetSize(int(t.out.Fd()))
	if err != nil || w <= 0 || h <= 0 {
		return 80, 24
	}
	return w, h
}

// Width is how many cells a line of the screen has now.
func (t *Terminal) Width() int {
	w, _ := t.size()
	return w
}

// draw makes the bytes of a whole frame. The last line has no newline, so that
// a full page does not scroll.
func (t *Terminal) draw(m *menu, marked int) string {
	w, h := t.size()
	f := t.face.frame(m, marked, w, h, t.style)
	var b strings.Builder
	b.WriteString(frameStart)
	if t.fresh { // what stood on the screen stays to be scrolled back to
		t.fresh = false
		b.WriteString("\x1b[999;1H" + strings.Repeat("\r\n", h) + "\x1b[H")
	}
	for i, line := range f.lines {
		if i < len(f.lines)-1 {
			b.WriteString("\x1b[2K" + line + "\r\n")
		} else {
			b.WriteString("\x1b[J" + line)
		}
	}
	if f.cursor >= 0 {
		fmt.Fprintf(&b, "\x1b[%d;%dH\x1b[?25h", f.row+1, f.cursor+1)
	}
	t.drawn = len(f.lines)
	return b.String()
}

// put writes to the screen; a terminal that is gone is noticed when it is read.
func (t *Terminal) put(s string) { _, _ = t.out.WriteString(s) }

// isOpen says whether the terminal is still ours.
func (t *Terminal) isOpen() bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.saved != nil
}

// lend gives the terminal back while the program is stopped.
func (t *Terminal) lend() {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.saved != nil {
		t.put(t.giveBack())
		_ = t.saved.restore()
	}
}

// again takes the terminal over once more, after the program was stopped.
func (t *Terminal) again() {
	t.mu.Lock()
	if t.saved != nil {
		_ = t.saved.again()
		t.put(takeOver)
	}
	t.mu.Unlock()
	t.keys.redraw()
}

// takeOver makes pasted text known as such.
const takeOver = "\x1b[?2004h"

// giveBack undoes takeOver, shows the cursor and puts it below the page.
func (t *Terminal) giveBack() string {
	w, _ := t.size()
	end := t.noBar(w) + "\x1b[?2004l\x1b[?25h"
	if !t.fresh {
		end += fmt.Sprintf("\x1b[%d;1H\r\n", max(t.drawn, 1))
	}
	return end
}

// Close gives echo and cursor back, leaves the page standing, and prints what
// was told since.
func (t *Terminal) Close() error {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.saved == nil {
		return nil
	}
	saved := t.saved
	t.saved = nil
	t.unwatch()
	end := t.giveBack()
	for _, line := range t.face.told {
		end += layouter.Clean(line) + "\r\n"
	}
	t.face.told = nil
	t.put(end)
	if err := saved.restore(); err != nil {
		return fmt.Errorf("terminal %s: %w", t.in.Name(), err)
	}
	return nil
}

// CanDraw says whether pages can be drawn on out and single keys read from
// in: both are terminals, and of a kind that obeys the sequences that draw.
func CanDraw(in, out *os.File) bool {
	return canDraw(in, out)
}
