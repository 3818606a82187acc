package terminal

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/page"
)

// No key answers a page of which a line has not been on the screen, at any size.
func TestPageIsReadBeforeItIsAnswered(t *testing.T) {
	for _, size := range [][2]int{{80, 24}, {60, 16}, {40, 12}, {30, 8}, {24, 5}, {12, 3}} {
		for _, key := range []key{keyEnter, 'y', '2', 'a'} {
			p := board(firstTurn)
			p.Choices = append(p.Choices, ask.Choice{Key: "y", Label: "yes"}, ask.Choice{Key: "2", Label: "two"})
			p.Default = 0
			for i := range 30 {
				more(p, fmt.Sprintf("          line<%d>", i))
			}
			answered, seen := readOn(p, size, key)
			for i := range 30 {
				if line := fmt.Sprintf("line<%d>", i); !strings.Contains(seen, line) {
					t.Errorf("%v, key %d: %s was never on the screen", size, key, line)
				}
			}
			if !answered {
				t.Errorf("%v, key %d: never answered; the screens were\n%s", size, key, seen)
			}
		}
	}
}

// readOn presses key and then Enter, over and over, until the prompt is answered,
// and gives all that was on the screen before.
func readOn(p *ask.Prompt, size [2]int, k key) (answered bool, seen string) {
	var f face
	at := time.Unix(1000, 0)
	m, _ := f.begin(p, 40, nil, at)
	for range 400 {
		lines := f.frame(m, m.marked, size[0], size[1], style{}).lines
		seen += strings.Join(lines, "\n") + "\n"
		for _, press1 := range []key{k, keyEnter} {
			at = at.Add(time.Second)
			if e, _ := f.key(press{press1, at}, m); e.kind != stay {
				return true, seen
			}
			lines := f.frame(m, m.marked, size[0], size[1], style{}).lines
			seen += strings.Join(lines, "\n") + "\n"
		}
	}
	return false, seen
}

// What was read on the page before need not be read again, what is new must be.
func TestPageIsReadOnce(t *testing.T) {
	p := &ask.Prompt{Text: "go on?", NewPage: true, Page: lined("title", "score", ""), Choices: []ask.Choice{{Label: "go on"}}}
	for i := range 30 {
		more(p, fmt.Sprintf("line %d", i))
	}
	var f face
	m, _ := f.begin(p, 40, nil, time.Unix(1000, 0))
	f.frame(m, m.marked, 40, 12, style{})
	if !m.unread {
		t.Fatal("a page of 33 lines is read in a window of 12")
	}
	for range 8 {
		m.news.down()
		f.frame(m, m.marked, 40, 12, style{})
	}
	if m.unread {
		t.Error("the page was turned to its end and is not read")
	}
	next := &ask.Prompt{Text: "where to?", NewPage: true, Page: page.Page{Blocks: p.Page.Blocks[:2]}, Choices: []ask.Choice{{Label: "go on"}}}
	if m, _ = f.begin(next, 40, nil, time.Unix(1010, 0)); f.frame(m, -1, 40, 3, style{}).cut && m.unread {
		t.Error("the heading that was read must be read again")
	}
	follow := &ask.Prompt{Text: "troops?", Page: p.Page, Choices: []ask.Choice{{Label: "none"}}}
	if m, _ = f.begin(follow, 40, nil, time.Unix(1015, 0)); f.frame(m, -1, 40, 12, style{}).cut && m.unread {
		t.Error("the page that was turned must be read again under the next question of the move")
	}
	longer := &ask.Prompt{Text: "go on?", Page: page.Page{Blocks: append(slices.Clone(p.Page.Blocks[:20]), page.Verbatim([]string{"PUT RIGHT a cube"})...)}, Choices: p.Choices}
	for i := range 20 {
		more(longer, fmt.Sprintf("cube %d", i))
	}
	f.begin(p, 40, nil, time.Unix(1020, 0))
	if m, _ = f.begin(longer, 40, nil, time.Unix(1030, 0)); !m.readFirst() {
		if f.frame(m, -1, 40, 12, style{}); !m.unread {
			t.Error("new lines need not be read")
		}
	}
}

// Both letters of a code wait until the page is read: the second is no command.
func TestNoHalfOfACodeIsACommand(t *testing.T) {
	p := board(firstTurn)
	p.NewPage = true
	p.Commands = map[string]string{"u": "undo", "l": "log"}
	p.Choices = append(p.Choices, ask.Choice{Key: "du", Label: "Dutiful Service"})
	for i := range 30 {
		more(p, fmt.Sprintf("line %d", i))
	}
	for _, pause := range []time.Duration{100 * time.Millisecond, time.Second} {
		var f face
		at := time.Unix(1000, 0)
		m, _ := f.begin(p, 40, nil, at)
		f.frame(m, m.marked, 40, 12, style{})
		at = at.Add(time.Second)
		f.key(press{'d', at}, m)
		at = at.Add(pause)
		if e, _ := f.key(press{'u', at}, m); e.kind != stay || !m.unread {
			t.Errorf("%v after the d: u is %v of a page that goes on", pause, e)
		}
		if e, _ := f.key(press{'l', at.Add(time.Second)}, m); e.kind != order || e.text != "log" {
			t.Errorf("a command is %v", e)
		}
	}
}
