package thumbs

import (
	"bytes"
	"errors"
	"io"
	"strings"
	"sync"
	"testing"
	"time"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/journal"
	"househagal/cmd/internal/keystrokes"
	"househagal/cmd/internal/phone"
	"househagal/cmd/internal/say"
	"househagal/cmd/internal/session"
	"househagal/cmd/internal/setup"
	"househagal/data"
)

// table is a game under way, with people at a terminal of plain lines and at phones.
type table struct {
	t     *testing.T
	at    string // the address
	lines io.WriteCloser
	out   *said
	ended chan error
	keys  *keyed
}

// keyed counts the keys that the answers of a game would take at a terminal.
type keyed struct {
	*phone.Party
	keys, prompts int
}

func (k *keyed) Ask(p ask.Prompt) (ask.Reply, error) {
	r, err := k.Party.Ask(p)
	if err == nil {
		k.prompts++
		k.keys += len(keystrokes.For(&p, func(x ask.Reply) bool {
			return x.Choice == r.Choice && x.Number == r.Number && x.Command == r.Command
		}))
	}
	return r, err
}

// said is what the terminal has said, safe for who reads it meanwhile.
type said struct {
	mu sync.Mutex
	b  bytes.Buffer
}

func (s *said) Write(p []byte) (int, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.b.Write(p)
}

func (s *said) String() string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.b.String()
}

// begin begins a game with this setup.
func begin(t *testing.T, flags setup.Values) *table {
	t.Helper()
	doors, err := phone.Listen("127.0.0.1:0")
	if err != nil {
		t.Skipf("LEFT OUT: nothing can listen here: %v", err)
	}
	in, lines := io.Pipe()
	x := &table{t: t, lines: lines, out: &said{}, ended: make(chan error, 1)}
	all := phone.NewParty(ask.NewPlain(in, x.out))
	all.Speak(say.Speaker{})
	server := phone.Serve(all, doors, phone.AtHome)
	x.at = server.Addresses()[0]
	x.keys = &keyed{Party: all}
	g := session.New(session.Start{Person: x.keys, Dir: journal.Dir(t.TempDir()), Load: data.LoadWith, Flags: flags, Seed: 3})
	go func() {
		over, err := g.Play()
		if err == nil && !over {
			err = errors.New("the game was left")
		}
		g.Close()
		all.Close()
		x.ended <- err
	}()
	t.Cleanup(func() { lines.Close(); <-x.ended; server.Close() })
	return x
}

var solo = setup.Values{"game": "uprising", "mode": "solo", "rival": "irulan_corrino,staban_tuek", "objectives": "deal",
	"hagal-deck": "virtual", "conflict-deck": "virtual", "input": "tracked"}

var pair = setup.Values{"game": "uprising", "mode": "two-player", "rival": "irulan_corrino",
	"name": "Red,Blue", "objectives": "deal", "hagal-deck": "virtual", "conflict-deck": "virtual", "input": "tracked"}

// A whole game with two players, each with a phone, and somebody at the terminal: in
// turn they answer, and all see the same.
func TestTwoPlayers(t *testing.T) {
	if testing.Short() {
		t.Skip("LEFT OUT with -short: a whole game in a browser")
	}
	web := browser(t)
	x := begin(t, pair)
	hands := []*hand{newHand(t, web, x.at, 2, true), newHand(t, web, x.at, 3, false)}
	if _, err := io.WriteString(x.lines, "\n"); err != nil { // the page with the address
		t.Fatal(err)
	}
	byTerminal := 0
	for answered := 0; ; answered++ {
		h, other := hands[answered%2], hands[(answered+1)%2]
		s := h.look()
		if s.Kind == "end" {
			break
		}
		if answered > 700 {
			t.Fatalf("no end after %d answers:\n%s", answered, h.text())
		}
		if line := s.line(); answered%3 == 2 && line != "" {
			byTerminal++
			if _, err := io.WriteString(x.lines, line+"\n"); err != nil {
				t.Fatal(err)
			}
		} else {
			h.answer(s)
		}
		h.moved(s.N)
		other.moved(s.N)
		if a, b := h.page(), other.page(); a != b {
			t.Fatalf("one phone shows\n%s\nthe other\n%s", a, b)
		}
	}
	t.Logf("%d and %d taps, %d lines at the terminal", hands[0].taps, hands[1].taps, byTerminal)
}

// A whole game with one player, played on a phone alone.
func TestSoloGame(t *testing.T) {
	if testing.Short() {
		t.Skip("LEFT OUT with -short: a whole game in a browser")
	}
	web := browser(t)
	x := begin(t, solo)
	h := newHand(t, web, x.at, 1, false)
	if _, err := io.WriteString(x.lines, "\n"); err != nil { // the page with the address
		t.Fatal(err)
	}
	answered := 0
	for s := h.look(); s.Kind != "end"; s = h.look() {
		if answered++; answered > 400 {
			t.Fatalf("no end after %d answers:\n%s", answered, h.text())
		}
		if s.Kind == "where_to" && answered > 10 && h.looked == 0 {
			for _, page := range []string{"why", "view", "log", "rules", "options", "keys"} {
				h.looksAt(page)
			}
			s = h.look()
		}
		h.answer(s)
		h.moved(s.N)
	}
	h.taps -= h.looked
	t.Logf("%d taps for a whole game of %d prompts, %d keys for the same answers", h.taps, x.keys.prompts, x.keys.keys)
	if h.taps > x.keys.keys {
		t.Errorf("a phone takes %d taps where the terminal takes %d keys", h.taps, x.keys.keys)
	}
	h.press("c=" + "0")
	if text := h.text(); !strings.Contains(x.out.String(), "VP") {
		t.Errorf("the terminal saw nothing of it:\n%s\n%s", x.out, text)
	}
}

// Each device looks for itself: what the terminal shows besides, the phone does not,
// and the other way round. An answer brings both to the next page.
func TestEachLooksForItself(t *testing.T) {
	if testing.Short() {
		t.Skip("LEFT OUT with -short: turns in a browser")
	}
	web := browser(t)
	x := begin(t, solo)
	h := newHand(t, web, x.at, 1, true)
	x.types("") // the page with the address
	s := h.look()
	for s.Kind != "where_to" || s.N < 8 {
		h.answer(s)
		h.moved(s.N)
		s = h.look()
	}
	stood := h.page()
	for _, look := range []struct{ line, says string }{
		{"view", "Garrison"}, {"why", "Enter back"}, {"log", "goes back"}, {"rules Combat", "RULES On a Combat"}, {"help", "back"},
	} {
		shown := len(x.out.String())
		x.types(look.line)
		x.says(shown, look.says)
		if now := h.look(); now.N != s.N || now.Kind != s.Kind || h.page() != stood {
			t.Errorf("while the terminal shows %s the phone stands at %+v, want %+v:\n%s", look.line, now, s, h.page())
		}
		shown = len(x.out.String())
		x.types("back")
		x.says(shown, "where to?")
	}
	shown := len(x.out.String())
	x.types("view")
	x.says(shown, "Enter")
	h.press("o=view")
	if at := h.look(); at.Aside == 0 || at.N != s.N {
		t.Errorf("the phone looks at %+v, want the table", at)
	}
	h.press("c=0")
	s = h.look()
	shown = len(x.out.String())
	h.answer(s) // the terminal looks still
	h.moved(s.N)
	x.says(shown, "?")
	h.look()
}

// types is a line at the terminal.
func (x *table) types(line string) {
	x.t.Helper()
	if _, err := io.WriteString(x.lines, line+"\n"); err != nil {
		x.t.Fatal(err)
	}
}

// says waits until the terminal has said a text behind what it had said before.
func (x *table) says(before int, text string) {
	x.t.Helper()
	for end := time.Now().Add(20 * time.Second); time.Now().Before(end); time.Sleep(10 * time.Millisecond) {
		if strings.Contains(x.out.String()[before:], text) {
			return
		}
	}
	x.t.Fatalf("the terminal does not say %q:\n%s", text, x.out.String()[before:])
}
