//go:build unix

package terminal

import (
	"io"
	"strings"
	"testing"

	"househagal/cmd/internal/ask"
)

// A question that somebody answers elsewhere is left at once; keys that were meant
// for it don't answer the next one.
func TestTerminalWithdrawn(t *testing.T) {
	e := newEmulator(t, 80, 24)
	term := e.open()
	gone := make(chan struct{})
	done := make(chan outcome, 1)
	go func() {
		r, err := term.AskUntil(*board(firstTurn), gone)
		done <- outcome{r, err}
	}()
	e.shows("dd Deep Desert")
	close(gone)
	if o := e.got(done); o.err != ask.ErrWithdrawn || o.reply.Choice != -1 {
		t.Fatalf("withdrawn: %+v", o)
	}
	if !term.face.drops(&ask.Prompt{}) {
		t.Errorf("keys typed for the question that was withdrawn answer the next one")
	}
	next := askOn(term, ask.Prompt{Text: "Troops?", Number: &ask.Number{Max: 2, Shown: 2}, Default: -1})
	e.shows("? Troops?")
	if term.face.drops(&ask.Prompt{}) {
		t.Errorf("keys are dropped after the next question as well")
	}
	e.Type("2")
	if o := e.got(next); o.err != nil || o.reply.Number != 2 {
		t.Errorf("the next question: %+v", o)
	}
}

// Lines are never lost: one that was waited for when its question was withdrawn
// answers the next.
func TestPlainWithdrawn(t *testing.T) {
	in, typist := io.Pipe()
	var out strings.Builder
	pl := ask.NewPlain(in, &out)
	gone := make(chan struct{})
	close(gone)
	p := ask.Prompt{Text: "Troops?", Number: &ask.Number{Max: 3, Shown: 3}, Default: -1}
	for range 3 {
		if r, err := pl.AskUntil(p, gone); err != ask.ErrWithdrawn || r.Choice != -1 {
			t.Fatalf("withdrawn: %+v %v", r, err)
		}
	}
	go func() { _, _ = io.WriteString(typist, "1\n2\n"); typist.Close() }()
	for want := 1; want <= 2; want++ {
		if r, err := pl.Ask(p); err != nil || r.Number != want {
			t.Errorf("%+v %v, want %d", r, err, want)
		}
	}
	if _, err := pl.Ask(p); err != ask.ErrEnd {
		t.Errorf("at the end: %v", err)
	}
}
