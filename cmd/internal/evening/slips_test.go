package evening

import (
	"errors"
	"fmt"
	"math/rand/v2"
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

// glance is what a person sees who looks at a prompt and knows the game that lies
// on the table: the heading, what it reported itself, and what is asked.
type glance struct{ id, asked, heading, own string }

// glanceAt reads a prompt. Before is the page that was turned to come to it.
func glanceAt(p *ask.Prompt, wide int, before []string) glance {
	g := glance{id: p.ID, asked: strings.Join(append(slices.Clone(p.Asked), p.Text), "\n")}
	lines := p.Drawn(wide)
	g.heading = strings.Join(lines[:min(2, len(lines))], "\n")
	for _, line := range slices.Concat(before, lines) {
		if strings.HasPrefix(line, "YOU ") {
			g.own += line + "\n"
		}
	}
	return g
}

// reader plays the game of list on a Typist and writes down what it sees.
type reader struct {
	*terminal.Typist
	list   []typed
	at     int // the prompt of list that is answered next
	turned []string
	seen   []glance // of each prompt of list
	over   glance
}

// read is how long a person takes that reads all that is new.
const read = 3 * time.Second

func (r *reader) look(_ []string, p *ask.Prompt) []terminal.Stroke {
	switch {
	case p.ID == "page_turn":
		r.turned = p.Drawn(r.W)
		return []terminal.Stroke{{Key: enter, After: read}}
	case strings.HasPrefix(p.ID, "setup"):
		return []terminal.Stroke{{Key: enter, After: read}}
	}
	g := glanceAt(p, r.W, r.turned)
	r.turned = nil
	if p.ID == "end" {
		r.over = g
		return nil
	}
	r.seen = append(r.seen, g)
	r.at++
	var strokes []terminal.Stroke
	for _, k := range r.list[r.at-1].keys {
		strokes = append(strokes, terminal.Stroke{Key: k, After: read})
	}
	return strokes
}

// hasty plays the same game as people do: several keys in a breath, habits, slips,
// and one prompt in fifty that is taken for another.
type hasty struct {
	reader
	t     *testing.T
	r     *rand.Rand
	model *reader
	from  int // where the move begins that was typed last
	lost  int // looks in a row at which nothing is where it should be

	unseen, blind int // pages of news that nobody has looked at, and those that were answered so
	noticed       int // wrong answers that were seen and taken back
	misread       int
}

// Ask counts pages of news that are answered before anybody has looked at them.
func (h *hasty) Ask(p ask.Prompt) (ask.Reply, error) {
	if p.NewPage && !p.Keep {
		h.unseen = 1
	}
	r, err := h.Typist.Ask(p)
	if err == nil && h.unseen > 0 && r.Command == "" {
		h.blind++
		h.t.Errorf("%s %q was answered by a key that was typed before it was there", p.ID, p.Text)
	}
	return r, err
}

// strokes are keys typed in one breath, after a look.
func (h *hasty) strokes(keys ...string) []terminal.Stroke {
	var out []terminal.Stroke
	for i, k := range keys {
		after := time.Duration(60+h.r.IntN(190)) * time.Millisecond
		if i == 0 {
			after = time.Duration(420+h.r.IntN(900)) * time.Millisecond
		}
		out = append(out, terminal.Stroke{Key: k, After: after})
	}
	return out
}

func (h *hasty) look(_ []string, p *ask.Prompt) []terminal.Stroke {
	h.unseen = 0
	switch p.ID {
	case "page_turn":
		h.turned = p.Drawn(h.W)
		return h.strokes(enter)
	case "keep_later", "sure":
		return h.strokes("n")
	case "setup_checklist":
		return h.strokes(enter)
	case "back", "why", "options", "coach", "log", "rules", "rules_word", "marks", "mark", "problem", "note",
		"card_did_more", "more_number", "fix_seat", "fix_field", "fix_value", "fix_reason":
		return h.strokes("\x1b")
	}
	g := glanceAt(p, h.W, h.turned)
	h.turned = nil
	if at, ok := h.find(g); ok {
		h.lost = 0
		if h.at = at; p.ID == "end" {
			return nil
		}
		return h.move()
	}
	if h.lost++; h.lost > 30 {
		h.t.Errorf("lost at %+v, expected %+v", g, h.model.seen[min(h.at, len(h.list)-1)])
		return nil
	}
	h.noticed++
	return h.strokes("u")
}

// find tells which prompt of the game it is: the one expected or, where keys were
// not taken or a move was taken back, one before it.
func (h *hasty) find(g glance) (int, bool) {
	if g.id == "end" {
		return len(h.list), g == h.model.over || h.undone(g, h.model.over)
	}
	for at := min(h.at, len(h.list)-1); at >= max(0, h.from-8); at-- {
		if g == h.model.seen[at] || h.undone(g, h.model.seen[at]) {
			return at, true
		}
	}
	return 0, false
}

// undone says whether g is what m was, on a page that shows what was taken back:
// that page begins its news anew.
func (h *hasty) undone(g, m glance) bool {
	return h.noticed > 0 && g.id == m.id && g.asked == m.asked && g.heading == m.heading && strings.HasSuffix(m.own, g.own)
}

// move types a move in a breath, with what people do besides.
func (h *hasty) move() []terminal.Stroke {
	h.from = h.at
	if h.r.IntN(50) == 0 { // takes it for another question
		h.misread++
		return h.strokes(h.habits(h.list[h.r.IntN(len(h.list))].keys)...)
	}
	var keys []string
	for first := h.at; h.at < len(h.list) && h.list[h.at].move == h.list[first].move; h.at++ {
		keys = append(keys, h.list[h.at].keys...)
	}
	return h.lateEnter(h.strokes(h.habits(keys)...))
}

// lateEnter ends a digit with an Enter, as other numbers are, after a look at the
// hands.
func (h *hasty) lateEnter(strokes []terminal.Stroke) []terminal.Stroke {
	last := strokes[len(strokes)-1].Key
	if last < "0" || last > "9" || h.r.IntN(5) > 0 {
		return strokes
	}
	return append(strokes, terminal.Stroke{Key: enter, After: time.Duration(300+h.r.IntN(1600)) * time.Millisecond})
}

// habits adds keys that are pressed without a thought.
func (h *hasty) habits(keys []string) []string {
	keys = slices.Clone(keys)
	last := keys[len(keys)-1]
	switch n := h.r.IntN(100); {
	case n < 20:
		return append(keys, enter)
	case n < 30: // no troops, where none are asked
		return append(keys, "0")
	case n < 33: // a key that bounces
		return append(keys, last)
	case n < 36 && last != enter: // two digits for one
		return append(keys, fmt.Sprint(h.r.IntN(10)))
	case n < 39 && len(keys) > 1: // the name instead of its code
		return append(keys, "r", "a", "k", "e", "e", "n")
	}
	return keys
}

// Whole games by people who type 60 to 250 ms a key, add keys out of habit, and
// take one prompt in fifty for another: no key answers a page that nobody has
// looked at, and the game that is booked is the one on the table.
func TestNoWrongAnswerGoesUnnoticed(t *testing.T) {
	games := 200
	if testing.Short() {
		games = 8
	}
	var noticed, misread, prompts int
	for seed := range uint64(games) {
		x := solo(seed, []string{"planner", "blocker"}[seed%2])
		input := []string{"tracked", "tracked", "reactive"}[seed%3]
		tr := truthOf(t, x)
		list := typing(t, newTelling(t, tr, input == "reactive"))
		w, rows := 80, 24
		if seed%4 == 3 { // pages that go on behind the screen
			w, rows = 60, 16
		}
		model := &reader{Typist: &terminal.Typist{W: w, H: rows}, list: list}
		model.Look = model.look
		want := playedBy(t, model, tr, x, input)
		h := &hasty{reader: reader{Typist: &terminal.Typist{W: w, H: rows}, list: list}, t: t, r: rand.New(rand.NewPCG(seed, 12)), model: model}
		h.Look = h.look
		got := playedBy(t, h, tr, x, input)
		if !slices.Equal(want, got) {
			t.Errorf("seed %d, %s: the log is\n%s\nwant\n%s", seed, input, strings.Join(got, "\n"), strings.Join(want, "\n"))
		}
		noticed, misread, prompts = noticed+h.noticed, misread+h.misread, prompts+len(list)
		if t.Failed() {
			t.Fatalf("seed %d, %s", seed, input)
		}
	}
	t.Logf("%d games, %d prompts: %d taken for another, %d wrong answers seen and taken back, 0 unnoticed", games, prompts, misread, noticed)
	if misread == 0 || noticed == 0 {
		t.Error("nobody has made a mistake")
	}
}

// playedBy is the log of a game that somebody plays to its end.
func playedBy(t *testing.T, p ask.Person, tr *truth, x table, input string) []string {
	t.Helper()
	g := session.New(session.Start{Person: p, Dir: journal.Dir(t.TempDir()), Load: data.LoadWith, Flags: flagsOf(tr, x, input), Seed: x.seed, Program: "hagal test"})
	defer g.Close()
	if _, err := g.Play(); !errors.Is(err, ask.ErrEnd) {
		t.Fatal(err)
	}
	log, err := g.Log()
	if err != nil {
		t.Fatal(err)
	}
	return log
}
