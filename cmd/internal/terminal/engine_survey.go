//go:build !windows

package terminal

import (
	"os"
	"strings"

	"github.com/AlecAivazis/survey/v2"
	"github.com/AlecAivazis/survey/v2/terminal"

	"househagal/cmd/internal/ask"
)

// survey draws every Select by this template. The page is made in compose; the
// Description of the Select is the hook through which the template reaches it.
func init() {
	survey.SelectQuestionTemplate = `{{if not .ShowAnswer}}{{call .Description "" .SelectedIndex}}{{end}}`
}

// stage passes survey's frames on to the screen and holds back its own cursor
// movements, which suppose that the menu is a list below other output.
type stage struct {
	out  *os.File
	open func() bool
}

func (s stage) Fd() uintptr { return s.out.Fd() }

func (s stage) Write(p []byte) (int, error) {
	if strings.HasPrefix(string(p), frameStart) && s.open() {
		return s.out.Write(p)
	}
	return len(p), nil
}

// feed hands survey one key a Read. It presses the keys of the person at the
// menu and tells survey what they came to: so many steps down, Enter, draw
// again, or an interrupt that leaves the Select.
type feed struct {
	t     *Terminal
	m     *menu
	at    int // where survey's own mark stands
	size  int // options of the Select
	queue []byte
	done  effect
}

// Fd is no file: survey would set the mode of it, and might do so after Close. The
// terminal is raw from New on.
func (f *feed) Fd() uintptr { return ^uintptr(0) }

func (f *feed) Read(p []byte) (int, error) {
	if len(p) == 0 {
		return 0, nil
	}
	for len(f.queue) == 0 {
		k, err := f.t.keys.next()
		switch {
		case err == ask.ErrWithdrawn:
			f.done = effect{kind: withdrawn}
			f.queue = append(f.queue, terminal.KeyInterrupt)
		case err != nil:
			return 0, err
		default:
			f.pressed(k)
		}
	}
	p[0] = f.queue[0]
	f.queue = f.queue[1:]
	return 1, nil
}

// pressed lets the menu take a key and queues what survey must do.
func (f *feed) pressed(k press) {
	if k.key == keyNone {
		f.queue = append(f.queue, terminal.IgnoreKey)
		return
	}
	e, ok := f.t.face.key(k, f.m)
	if !ok {
		f.queue = append(f.queue, terminal.IgnoreKey)
		return
	}
	switch e.kind {
	case stay:
		if !f.step() {
			f.queue = append(f.queue, terminal.IgnoreKey)
		}
	case choose, count, write:
		f.done = e
		f.step()
		f.queue = append(f.queue, terminal.KeyEnter)
	default:
		f.done = e
		f.queue = append(f.queue, terminal.KeyInterrupt)
	}
}

// step queues the steps that bring survey's mark to the menu's.
func (f *feed) step() bool {
	if f.m.marked < 0 || f.m.marked == f.at {
		return false
	}
	for f.at != f.m.marked {
		f.queue = append(f.queue, terminal.KeyArrowDown)
		f.at = (f.at + 1) % f.size
	}
	return true
}

// options names what survey can choose: the choices, and one more for a number
// or a line.
func options(p *ask.Prompt) []string {
	var names []string
	for _, c := range p.Choices {
		names = append(names, c.Label)
	}
	return append(names, "")
}

// engine asks through survey.
func (t *Terminal) engine() func(m *menu) effect { return t.bySurvey }

// bySurvey asks through survey and gives what the keys came to; a terminal that
// cannot be read any more is the end.
func (t *Terminal) bySurvey(m *menu) effect {
	names := options(m.p)
	f := &feed{t: t, m: m, at: max(m.marked, 0), size: len(names)}
	sel := &survey.Select{
		Message:  m.p.Text,
		Options:  names,
		Default:  f.at,
		PageSize: len(names) + 1,
		Description: func(value string, index int) string {
			if value != "" || len(f.queue) > 0 {
				return ""
			}
			if m.marked < 0 {
				index = -1
			}
			return t.draw(m, index)
		},
	}
	index := 0
	out := stage{out: t.out, open: t.isOpen}
	err := survey.AskOne(sel, &index, survey.WithStdio(f, out, out))
	switch {
	case f.done.kind == choose && err == nil:
		f.done.choice = index
		return f.done
	case f.done.kind != stay:
		return f.done
	}
	return effect{kind: end}
}
