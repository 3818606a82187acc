package terminal

import (
	"fmt"
	"strings"
	"testing"
	"time"

	layouter "househagal/cmd/internal/layout"

	"househagal/cmd/internal/ask"
)

func TestFullPageDropsItsBlankLines(t *testing.T) {
	p := board(firstTurn)
	more(p, "STABAN", "  Take    1 spice")
	f := shot(p, 80, 24)
	if len(f.lines) != 24 || f.cut {
		t.Fatalf("%d lines, cut %v; want the full 24", len(f.lines), f.cut)
	}
	if f.lines[2] == "" || f.lines[13] != "" {
		t.Errorf("the blank line above the question stays longest:\n%s", strings.Join(f.lines, "\n"))
	}
	more(p, "  Take    1 water")
	if f = shot(p, 80, 24); len(f.lines) != 24 || f.cut {
		t.Errorf("%d lines, cut %v; want the full 24", len(f.lines), f.cut)
	}
	more(p, "  Take    1 card")
	if f = shot(p, 80, 24); !f.cut || f.lines[0] != roundOne[0] {
		t.Errorf("cut %v, title %q; want a cut page with its title", f.cut, f.lines[0])
	}
}

// TestEverySizeKeepsTheQuestion looks at all windows up to 100x40.
func TestEverySizeKeepsTheQuestion(t *testing.T) {
	p := board(firstTurn)
	p.Text = "Mia 界界, Agent 1 of 2: where to?"
	for h := 1; h <= 40; h++ {
		for w := 4; w <= 100; w++ {
			f := shot(p, w, h, keyDown)
			if len(f.lines) > h {
				t.Fatalf("%dx%d: %d lines", w, h, len(f.lines))
			}
			for _, line := range f.lines {
				if layouter.Width(line) > w {
					t.Fatalf("%dx%d: line of %d cells: %q", w, h, layouter.Width(line), line)
				}
			}
			text := strings.Join(f.lines, "\n")
			if h >= 5 && w >= 40 && (!strings.Contains(text, "? Mia") || !strings.Contains(text, "> sa")) {
				t.Fatalf("%dx%d: question or mark is gone:\n%s", w, h, text)
			}
		}
	}
}

func TestNewsOfASmallWindow(t *testing.T) {
	seen := map[string]bool{}
	m := newMenu(board(firstTurn), 80)
	look := func() frame {
		f := compose(m, nil, m.marked, 60, 16, style{})
		for _, line := range f.lines {
			seen[strings.TrimSpace(line)] = true
		}
		return f
	}
	look()
	m.press(keyPageUp)
	for range 4 {
		look()
		m.press(keyPageDown)
	}
	for _, line := range roundOne[3:] {
		for _, part := range layouter.FoldAll(line, 60, 10) {
			if !seen[strings.TrimSpace(part)] {
				t.Errorf("never seen: %q", part)
			}
		}
	}
	if f := look(); !strings.Contains(f.lines[len(f.lines)-2], "ah Assembly Hall") {
		t.Errorf("PgDn at the end does not come back to the menu:\n%s", strings.Join(f.lines, "\n"))
	}
}

// TestEnterReadsOn: nothing of a page of news is passed over by Enter.
func TestEnterReadsOn(t *testing.T) {
	p := &ask.Prompt{ID: "turn", Page: lined("title", "score", ""), Text: "All done?", Choices: []ask.Choice{{Label: "go on"}}}
	for i := range 30 {
		more(p, fmt.Sprintf("line %d.", i))
	}
	var face face
	m, _ := face.begin(p, 60, nil, time.Unix(1000, 0))
	seen := ""
	for range 30 {
		seen += strings.Join(face.frame(m, m.marked, 60, 16, style{}).lines, "\n")
		if m.press(keyEnter).kind == choose {
			break
		}
	}
	for i := range 30 {
		if !strings.Contains(seen, fmt.Sprintf("line %d.", i)) {
			t.Errorf("line %d was never on the screen", i)
		}
	}
	if e := m.press(keyEnter); e.kind != choose {
		t.Errorf("Enter does not go on at the end: %v", e)
	}
}

func TestCleanTakesOutWhatMoves(t *testing.T) {
	if got := layouter.Clean("a\x1b[2J\x00\tb\u202ec\xffd"); got != "a[2J bcd" {
		t.Errorf("got %q", got)
	}
}

// A page that is turned keeps its heading on top, and no row of what is read: neither the
// first below a heading of one line nor, where there is no heading, the first two.
func TestOnlyTheHeadingStaysOnTop(t *testing.T) {
	for _, x := range []struct {
		head []string
		stay int
	}{
		{nil, 0}, {[]string{"Lay out:", ""}, 1}, {[]string{"ROUND 1", "You 1 VP", ""}, 2},
	} {
		p := board(firstTurn)
		p.Page = lined(x.head...)
		for i := range 40 {
			more(p, fmt.Sprintf("row %d of what is read", i))
		}
		m := newMenu(p, 80)
		first := compose(m, nil, -1, 80, 24, style{}).lines
		m.news.down()
		next := compose(m, nil, -1, 80, 24, style{}).lines
		same := 0
		for same < len(next) && first[same] == next[same] {
			same++
		}
		if same != x.stay {
			t.Errorf("with %q %d lines stay on top:\n%s", x.head, same, strings.Join(next, "\n"))
		}
	}
}
