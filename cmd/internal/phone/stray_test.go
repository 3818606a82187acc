package phone

import (
	"context"
	"strings"
	"testing"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/say"
)

// asksAt is asks with a terminal.
func asksAt(t *testing.T, d *desk) (*Party, <-chan ask.Reply) {
	t.Helper()
	table, answers := NewParty(d), make(chan ask.Reply, 20)
	table.Speak(say.Speaker{})
	go func() {
		for {
			p := manyTongued{}.In(nil)
			p.From = manyTongued{}
			r, err := table.Ask(p)
			if err != nil {
				return
			}
			answers <- r
		}
	}()
	t.Cleanup(func() { table.Close() })
	return table, answers
}

var pressed = func(command string) ask.Reply { return ask.Reply{Choice: -1, Command: command} }

// What the terminal looks at no phone sees, and it answers nothing.
func TestTheTerminalLooksForItself(t *testing.T) {
	d := newDesk()
	table, answers := asksAt(t, d)
	sees := func(text string, newPage bool) {
		t.Helper()
		if p := <-d.asked; !strings.Contains(p.Text, text) || p.NewPage != newPage {
			t.Fatalf("the terminal stands at %q, on a new page %v, want %q, %v", p.Text, p.NewPage, text, newPage)
		}
	}
	sees("Asked in en", false)
	version := table.look().version
	d.keys <- pressed("view")
	sees("More of it in en", false)
	d.keys <- pressed("view")
	sees("More of it in More of it in en", false)
	if x := table.look(); x.version != version || x.q.n != 1 {
		t.Errorf("phones see question %d, version %d; want 1, %d", x.q.n, x.version, version)
	}
	d.keys <- ask.Reply{Choice: 0}
	sees("Asked in en", true)
	d.keys <- count(4)
	if r := <-answers; r.Number != 4 {
		t.Errorf("the game got %+v, want what was answered after a look", r)
	}
	sees("Asked in en", false)

	d.keys <- pressed("view")
	sees("More of it in en", false)
	if o, _ := table.answer(context.Background(), 2, count(5), "a"); o != counted {
		t.Errorf("from a phone, while the terminal looks: %v, want counted", o)
	}
	if r := <-answers; r.Number != 5 {
		t.Errorf("the game got %+v, want what the phone answered", r)
	}
	sees("Asked in en", true) // another page stood there

	d.keys <- pressed("view")
	sees("More of it in en", false)
	d.keys <- count(7) // as the number of a move in the log
	if r := <-answers; r.Command != "log" || len(r.Args) != 1 {
		t.Errorf("the game got %+v from a page aside", r)
	}
	sees("Asked in en", true)
	d.keys <- pressed("undo")
	if r := <-answers; r.Command != "undo" {
		t.Errorf("the game got %+v, want undo", r)
	}
	sees("Asked in en", false)
}
