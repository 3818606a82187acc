//go:build unix

package evening

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/journal"
	"househagal/cmd/internal/session"
	"househagal/cmd/internal/setup"
	"househagal/data"
)

// many is how many keys or lines a fuzz takes: HAGAL_FUZZ says it, few in the
// ordinary run.
func many(few int) int {
	if n, err := strconv.Atoi(os.Getenv("HAGAL_FUZZ")); err == nil && n > 0 {
		return n
	}
	return few
}

// strange are keys that no prompt waits for, and those that edit.
var strange = []string{
	"\r", "\r", "\x1b", "\x1b[A", "\x1b[B", "\x1b[C", "\x1b[D", "\x1b[5~", "\x1b[6~", "\x1b[H", "\x1b[F", "\t", "\x7f", "\x15", "\x17",
	"\x1ba", "\x1bOP", "\x1b[15~", "\x1b[200~hb2\x1b[201~", " ", "\x00", "\x1a", "\x19", "é", "漢", "\xff", "\x1b]0;x\x07", "\x1b[1;5C",
	"u", "u", "U", "v", "l", "x", "o", "k", "p", "?", "?", "+", "/", "m", "0", "2", "9",
}

// key is any key, mostly one that the prompt offers.
func key(r *rand.Rand, p *ask.Prompt) string {
	switch n := r.IntN(10); {
	case n < 5 && len(p.Choices) > 0:
		if c := p.Choices[r.IntN(len(p.Choices))]; c.Key != "" && c.Key != "q" {
			return c.Key
		}
		return "\r"
	case n < 6:
		return string(rune('a' + r.IntN(16))) // not q, which leaves
	case n < 7:
		return string(rune('0' + r.IntN(10)))
	}
	return strange[r.IntN(len(strange))]
}

// question says whether a prompt is one of the game itself: one that asks back is not,
// since nothing is answered before.
func question(p *ask.Prompt) bool {
	return !slices.Contains([]string{"sure", "language", "back", "why", "options", "coach", "marks", "mark", "rules", "rules_word", "note", "problem", "end", "log"}, p.ID)
}

// stood remembers the question of the game that stood last. After a page turn, or
// later answers that may be kept, it is not asked yet.
func stood(last, p *ask.Prompt) {
	switch {
	case p.ID == "page_turn" || p.ID == "keep_later":
		*last = ask.Prompt{}
	case question(p):
		*last = *p
	}
}

// first is a Person that sees the first prompt and leaves.
type first struct{ p ask.Prompt }

func (f *first) Ask(p ask.Prompt) (ask.Reply, error) {
	f.p = p
	return ask.Reply{Choice: -1}, ask.ErrEnd
}
func (f *first) Tell([]string)        {}
func (f *first) Fits(ask.Prompt) bool { return true }
func (f *first) Close() error         { return nil }

// start is a game for a fuzz; each seed another setup.
func start(seed uint64, dir journal.Dir, p ask.Person) session.Start {
	flags := setup.Values{"game": "uprising", "rival": "any", "objectives": "deal", "hagal-deck": "virtual", "conflict-deck": "physical", "input": "tracked"}
	switch flags["mode"] = "solo"; seed % 4 {
	case 1:
		flags["input"] = "reactive"
	case 2:
		flags["mode"], flags["name"], flags["streamlined"] = "two-player", "Mia,漢字", "card"
	case 3:
		flags["input"] = "deck"
	}
	if flags["mode"] == "solo" {
		flags["difficulty"] = "mentat"
	}
	return session.Start{Person: p, Dir: dir, Load: data.LoadWith, Flags: flags, Seed: seed, Program: "hagal test"}
}

// sameAfterResume holds that the save leads to the question that stood last.
func sameAfterResume(t *testing.T, dir journal.Dir, name string, last *ask.Prompt) {
	t.Helper()
	if name == "" || last.ID == "" || strings.HasPrefix(last.ID, "setup") {
		return
	}
	f := &first{}
	g, err := session.Resume(session.Start{Person: f, Dir: dir, Load: data.LoadWith, Program: "hagal test"}, name)
	if err != nil {
		t.Fatal(err)
	}
	defer g.Close()
	if _, err := g.Play(); !errors.Is(err, ask.ErrEnd) {
		t.Fatalf("resumed: %v", err)
	}
	if f.p.ID != last.ID || f.p.Text != last.Text || fmt.Sprint(f.p.Asked) != fmt.Sprint(last.Asked) || fmt.Sprint(f.p.Choices) != fmt.Sprint(last.Choices) {
		t.Errorf("the save leads to %s %q %q, but %s %q %q stood last", f.p.ID, f.p.Text, f.p.Asked, last.ID, last.Text, last.Asked)
	}
}

// Random keys on a screen of two sizes, which changes: nothing breaks, the
// terminal is given back, and the save is what was answered. HAGAL_FUZZ=100000
// presses as many.
func TestRandomKeys(t *testing.T) {
	const games = 6
	total := many(3000)
	for seed := range uint64(games) {
		pressKeys(t, seed, total/games)
	}
}

// pressKeys presses keys in one game, and leaves it.
func pressKeys(t *testing.T, seed uint64, keys int) {
	r := rand.New(rand.NewPCG(seed, 4))
	dir := journal.Dir(t.TempDir())
	s := newScreen(t, 80, 24).open()
	name := ""
	begin := start(seed, dir, s)
	begin.Named = func(n string, _ func() error) { name = n }
	over := make(chan error, 1)
	go func() {
		for { // another game when one is over
			g := session.New(begin)
			done, err := g.Play()
			g.Close()
			if !done || err != nil {
				over <- err
				return
			}
			begin.Seed++
		}
	}()
	var now, last ask.Prompt
	take := func(p ask.Prompt) {
		now = p
		stood(&last, &p)
	}
	take(<-s.asked)
	for i := range keys {
		if i%97 == 96 {
			size := [][2]int{{80, 24}, {30, 8}, {60, 16}, {24, 5}, {200, 60}}[r.IntN(5)]
			s.resize(size[0], size[1])
		}
		s.pressAfter([]time.Duration{lookTime, lookTime, lookTime, 100 * time.Millisecond}[r.IntN(4)], key(r, &now))
		for wait := time.After(time.Duration(r.IntN(3)) * time.Millisecond); wait != nil; {
			select {
			case p := <-s.asked:
				take(p)
			case err := <-over:
				t.Fatalf("seed %d, key %d: %v; the screen is\n%s", seed, i, err, s.Text())
			case <-s.Changed():
			case <-wait:
				wait = nil
			}
		}
	}
	s.leave(t, over, take)
	s.Restored()
	sameAfterResume(t, dir, name, &last)
}

// leave presses Ctrl-C until the program has left.
func (s *screen) leave(t *testing.T, over chan error, take func(ask.Prompt)) {
	t.Helper()
	for range 5 {
		s.press("\x03")
		// One that comes when the terminal is given back takes what was written
		// last with it, so there is time for the first.
		for wait := time.After(6 * time.Second); wait != nil; {
			select {
			case p := <-s.asked:
				take(p)
			case err := <-over:
				s.left(t, err, take)
				return
			case <-wait:
				wait = nil
			}
		}
	}
	t.Fatalf("Ctrl-C does not leave; the screen is\n%s", s.Text())
}

// left takes what was asked last, and gives the terminal back.
func (s *screen) left(t *testing.T, err error, take func(ask.Prompt)) {
	t.Helper()
	if err != nil && !errors.Is(err, ask.ErrInterrupt) {
		t.Errorf("left with %v", err)
	}
	for len(s.asked) > 0 {
		take(<-s.asked)
	}
	s.Close()
}
