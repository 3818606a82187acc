package evening

import (
	"errors"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/journal"
	"househagal/cmd/internal/session"
	"househagal/cmd/internal/terminal"
	"househagal/data"
)

// bold is a person who presses the right keys at once, whatever of the page is to
// be read, and Enter where they are not taken. It notes what was on the screen.
type bold struct {
	*terminal.Typist
	t    *testing.T
	list []typed
	page []string // of the prompt that stands
	rows map[string]bool
	id   string
	more bool // the keys were pressed already at this prompt
}

func (b *bold) Ask(p ask.Prompt) (ask.Reply, error) {
	lines := p.Drawn(b.W)
	turned := len(lines) <= len(b.page) && slices.Equal(lines, b.page[:len(lines)])
	if !turned || p.NewPage && len(lines) > 2 { // the page that was turned stands again in the move
		b.rows, b.page = map[string]bool{}, lines
	}
	b.more, b.id = false, p.ID
	r, err := b.Typist.Ask(p)
	if err == nil && r.Command == "" {
		b.holds(&p)
	}
	if err == nil {
		if len(b.list) > 0 && b.list[0].id == p.ID {
			b.list = b.list[1:]
		}
	}
	return r, err
}

// drawn notes the rows of the screen, without their gaps.
func (b *bold) drawn(screen []string, _ *ask.Prompt) {
	for _, row := range screen {
		b.rows[gapless(row)] = true
	}
}

func gapless(s string) string { return strings.Join(strings.Fields(s), "") }

// holds fails for a line of the page that was never on the screen.
func (b *bold) holds(p *ask.Prompt) {
	for _, line := range p.Drawn(b.W) {
		if !b.wasSeen(gapless(line)) {
			b.t.Errorf("%dx%d: %s was answered before this was on the screen: %q", b.W, b.H, p.ID, line)
		}
	}
}

// wasSeen finds the rows that make up a line.
func (b *bold) wasSeen(line string) bool {
	if line == "" || b.rows[line] {
		return true
	}
	for n := 1; n < len(line); n++ {
		if b.rows[line[:n]] && b.wasSeen(line[n:]) {
			return true
		}
	}
	return false
}

// look presses the keys of the prompt; those that were not taken give way to Enter.
func (b *bold) look(_ []string, p *ask.Prompt) []terminal.Stroke {
	keys := []string{enter}
	switch {
	case p.ID == "end":
		return nil
	case p.ID == "page_turn" || strings.HasPrefix(p.ID, "setup"):
	case b.more: // the page is to be read first; then the keys again
		b.more = false
		return []terminal.Stroke{{Key: enter, After: time.Second}}
	default:
		if len(b.list) > 0 && b.list[0].id == p.ID {
			keys = b.list[0].keys
		}
		b.more = true
	}
	var strokes []terminal.Stroke
	for _, k := range keys {
		strokes = append(strokes, terminal.Stroke{Key: k, After: lookTime})
	}
	return strokes
}

// Whole games at sizes down to eight lines: every line of every page, from the
// checklist on, was on the screen before its question could be answered. Every
// height is one game, tracked or reactive in turn; HAGAL_LONG=1 plays it as both.
func TestEveryLineIsOnTheScreen(t *testing.T) {
	for i, size := range [][2]int{{80, 24}, {60, 16}, {40, 12}, {30, 8}} {
		boldly(t, size, uint64(i), "tracked")
		boldly(t, size, uint64(i), "reactive")
	}
	if testing.Short() {
		return
	}
	inputs := []string{"tracked", "reactive"}
	for h := 8; h <= 30; h++ {
		seed := uint64(h - 4)
		boldly(t, [2]int{80, h}, seed, inputs[h%2])
		if os.Getenv("HAGAL_LONG") != "" {
			boldly(t, [2]int{80, h}, seed, inputs[1-h%2])
		}
	}
}

// boldly plays a game on a screen of a size.
func boldly(t *testing.T, size [2]int, seed uint64, input string) {
	t.Helper()
	x := solo(seed, "planner")
	tr := truthOf(t, x)
	b := &bold{Typist: &terminal.Typist{W: size[0], H: size[1]}, t: t, list: typing(t, newTelling(t, tr, input == "reactive")), rows: map[string]bool{}}
	b.Look, b.Drawn = b.look, b.drawn
	g := session.New(session.Start{Person: b, Dir: journal.Dir(t.TempDir()), Load: data.LoadWith, Flags: flagsOf(tr, x, input), Seed: x.seed, Program: "hagal test"})
	defer g.Close()
	if _, err := g.Play(); !errors.Is(err, ask.ErrEnd) || len(b.list) > 0 {
		t.Errorf("%v, %s: %v, %d prompts to come, %q stands", size, input, err, len(b.list), b.id)
	}
}
