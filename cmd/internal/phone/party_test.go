package phone

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"runtime"
	"strconv"
	"sync"
	"testing"

	"househagal/cmd/internal/ask"
)

// desk is a terminal whose keys a test presses.
type desk struct {
	keys  chan ask.Reply
	fails chan error
	asked chan ask.Prompt // each prompt as it is drawn
	told  []string
}

func newDesk() *desk {
	return &desk{keys: make(chan ask.Reply), fails: make(chan error), asked: make(chan ask.Prompt, 8)}
}

func (d *desk) Ask(p ask.Prompt) (ask.Reply, error) { return d.AskUntil(p, nil) }

func (d *desk) AskUntil(p ask.Prompt, gone <-chan struct{}) (ask.Reply, error) {
	d.asked <- p
	select {
	case r := <-d.keys:
		return r, nil
	case err := <-d.fails:
		return ask.Reply{Choice: -1}, err
	case <-gone:
		return ask.Reply{Choice: -1}, ask.ErrWithdrawn
	}
}

func (d *desk) Tell(lines []string)  { d.told = append(d.told, lines...) }
func (d *desk) Fits(ask.Prompt) bool { return true }
func (d *desk) Close() error         { return nil }

// troops asks for a number.
func troops(most int) ask.Prompt {
	return ask.Prompt{ID: "troops", Text: "Troops?", Number: &ask.Number{Max: most, Shown: most}, Default: -1,
		Commands: map[string]string{"u": "undo"}}
}

func count(n int) ask.Reply { return ask.Reply{Choice: -1, Number: n} }

// game is somebody who asks a table question after question.
type game struct {
	t       *testing.T
	table   *Party
	answers chan ask.Reply
	ended   chan error
}

func newGame(t *testing.T, own ask.Patient, questions int) *game {
	g := &game{t, NewParty(own), make(chan ask.Reply, questions), make(chan error, 1)}
	go func() {
		for range questions {
			r, err := g.table.Ask(troops(9))
			if err != nil {
				g.ended <- err
				return
			}
			g.answers <- r
		}
		g.table.Close()
		g.ended <- nil
	}()
	return g
}

// stands waits until question n stands.
func (g *game) stands(n int) {
	news := make(chan struct{}, 1)
	defer g.table.watch(news)()
	for {
		if x := g.table.look(); x.q != nil && x.q.n >= n {
			return
		}
		<-news
	}
}

func TestAPhoneAnswersAndTheTerminalMovesOn(t *testing.T) {
	d := newDesk()
	g := newGame(t, d, 3)
	<-d.asked
	if o, _ := g.table.answer(context.Background(), 1, count(4), "a"); o != counted {
		t.Errorf("from a phone: %v, want counted", o)
	}
	<-d.asked // the terminal asks the next one
	if r := <-g.answers; r.Number != 4 {
		t.Errorf("the game got %+v, want 4", r)
	}
	d.keys <- count(5)
	if r := <-g.answers; r.Number != 5 {
		t.Errorf("the game got %+v from the terminal, want 5", r)
	}
	g.stands(3)
	for _, x := range []struct {
		what string
		n    int
		r    ask.Reply
		by   string
		want outcome
	}{
		{"the same once more", 1, count(4), "a", twice},
		{"another answer to it", 1, count(3), "a", late},
		{"the same from another", 1, count(4), "b", late},
		{"what the terminal has answered", 2, count(5), "a", late},
		{"a number out of bounds", 3, count(10), "a", unfit},
		{"a choice where there is none", 3, ask.Reply{Choice: 0}, "a", unfit},
		{"a command that is none", 3, ask.Reply{Choice: -1, Command: "quit"}, "a", unfit},
		{"a question nobody has put", 4, count(1), "a", unfit},
		{"none at all", 0, count(1), "a", unfit},
	} {
		if o, _ := g.table.answer(context.Background(), x.n, x.r, x.by); o != x.want {
			t.Errorf("%s: %v, want %v", x.what, o, x.want)
		}
	}
	if len(g.answers) > 0 {
		t.Errorf("the game got %+v as well", <-g.answers)
	}
	if o, _ := g.table.answer(context.Background(), 3, ask.Reply{Choice: -1, Command: "undo"}, "a"); o != last {
		t.Errorf("the last one: %v, want last: nobody said that it is kept", o)
	}
	if err := <-g.ended; err != nil {
		t.Error(err)
	}
}

// An answer counts although somebody leaves at the terminal in the same moment.
func TestAnAnswerIsNotLostWhenTheTerminalLeaves(t *testing.T) {
	for range 200 {
		d := newDesk()
		g := newGame(t, d, 3)
		<-d.asked
		out := make(chan outcome)
		go func() {
			o, _ := g.table.answer(context.Background(), 1, count(4), "a")
			out <- o
		}()
		select {
		case d.fails <- ask.ErrInterrupt:
		case <-d.asked:
			d.fails <- ask.ErrInterrupt
		}
		o, err := <-out, <-g.ended
		if !errors.Is(err, ask.ErrInterrupt) {
			t.Fatalf("the game ended with %v", err)
		}
		if got := len(g.answers) == 1; got != (o == counted) {
			t.Fatalf("the phone was told %v, the game got it: %v", o, got)
		}
	}
}

// hasty is a terminal at which every other question is answered, sooner or later.
type hasty struct {
	desk
	r *rand.Rand
}

func (h *hasty) AskUntil(_ ask.Prompt, gone <-chan struct{}) (ask.Reply, error) {
	if h.r.IntN(2) == 0 {
		<-gone
		return ask.Reply{Choice: -1}, ask.ErrWithdrawn
	}
	for range h.r.IntN(8) {
		runtime.Gosched()
	}
	return count(9), nil
}

// A thousand questions, for each of which the terminal and eight phones race: each
// gets one answer, and who is told that theirs counts gave that one.
func TestRacesForAThousandQuestions(t *testing.T) {
	const questions, phones = 1000, 8
	g := newGame(t, &hasty{r: rand.New(rand.NewPCG(2, 3))}, questions)
	var counts [phones][questions + 1]int
	var all sync.WaitGroup
	for i := range phones {
		r := rand.New(rand.NewPCG(1, uint64(i)))
		all.Go(func() {
			for n := 1; n <= questions; n++ {
				g.stands(n)
				for range 1 + r.IntN(2) { // some press twice
					if o, _ := g.table.answer(context.Background(), n, count(i), strconv.Itoa(i)); o == counted || o == last {
						counts[i][n]++
					}
				}
			}
		})
	}
	if err := <-g.ended; err != nil {
		t.Fatal(err)
	}
	all.Wait()
	close(g.answers)
	n, won := 0, 0
	for r := range g.answers {
		n++
		for i := range phones {
			want := 0
			if r.Number == i {
				want = 1
				won++
			}
			if counts[i][n] != want && n < questions { // after the last one nobody says that it is kept
				t.Errorf("question %d: phone %d was told %d times that it counts; the game got %d", n, i, counts[i][n], r.Number)
			}
		}
	}
	if n != questions || won == 0 || won == questions {
		t.Errorf("%d answers to %d questions, %d of them from phones; want both to win some", n, questions, won)
	}
	t.Logf("%d answers, %d from phones, %d from the terminal", n, won, n-won)
}

func ExampleCode() {
	fmt.Println(len(Code("HTTP://192.168.100.100:8471/ABCDEFGHIJKLMNOPQRSTUVWXYZ")), "lines")
	// Output: 17 lines
}
