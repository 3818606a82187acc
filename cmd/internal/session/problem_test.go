package session

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/controls"
	"househagal/cmd/internal/course"
	"househagal/cmd/internal/journal"
	"househagal/cmd/internal/tell"
	"househagal/data"
	"househagal/engine"
)

// scripted is a Person that does at each prompt what it is told, and remembers
// the pages.
type scripted struct {
	do    []func(ask.Prompt) ask.Reply
	asked []ask.Prompt
}

func (s *scripted) Ask(p ask.Prompt) (ask.Reply, error) {
	s.asked = append(s.asked, p)
	if len(s.do) == 0 {
		return ask.Reply{Choice: -1}, ask.ErrEnd
	}
	f := s.do[0]
	s.do = s.do[1:]
	return f(p), nil
}

func (s *scripted) Tell([]string)        {}
func (s *scripted) Fits(ask.Prompt) bool { return true }
func (s *scripted) Close() error         { return nil }

// key takes the choice of a key; order gives a command.
func key(k string) func(ask.Prompt) ask.Reply {
	return func(p ask.Prompt) ask.Reply {
		return ask.Reply{Choice: slices.IndexFunc(p.Choices, func(c ask.Choice) bool { return c.Key == k })}
	}
}

func order(id string, args ...string) func(ask.Prompt) ask.Reply {
	return func(ask.Prompt) ask.Reply { return ask.Reply{Choice: -1, Command: id, Args: args} }
}

func enter(p ask.Prompt) ask.Reply { return ask.Reply{Choice: p.Default} }

// playScripted plays the setup's game as far as the script goes.
func playScripted(t *testing.T, input string, do ...func(ask.Prompt) ask.Reply) (*Game, *memory, *scripted) {
	t.Helper()
	p := &scripted{do: append([]func(ask.Prompt) ask.Reply{enter}, do...)}
	g, m := inMemory(p, theSetup(input), 5)
	if over, err := g.Play(); over || !errors.Is(err, ask.ErrEnd) {
		t.Fatalf("over %v, %v", over, err)
	}
	return g, m, p
}

// sentTo is where a Rival sent its first Agent in the events of the page.
func sentTo(g *Game) engine.Space {
	for i := g.page.from; i < len(g.table.Events); i++ {
		if e := &g.table.Events[i]; e.Kind == engine.EvSend {
			return e.Space
		}
	}
	return engine.NoSpace
}

// "That can't be" plays a Rival's turn again without the space, keeps it in the
// save, and undo takes it back.
func TestProblemPlaysTheTurnAgain(t *testing.T) {
	before, _, _ := playScripted(t, "tracked", key("sa"))
	sp := sentTo(before)
	if sp == engine.NoSpace {
		t.Fatal("no Rival has moved")
	}
	first := func(ask.Prompt) ask.Reply { return ask.Reply{Choice: 0} }
	g, m, p := playScripted(t, "tracked", key("sa"), order(controls.CommandProblem), first)
	if got := sentTo(g); got == sp || !g.table.Pos.Blocked.Has(sp) {
		t.Errorf("the Agent went to %d again, blocked %b", got, g.table.Pos.Blocked)
	}
	last := p.asked[len(p.asked)-1]
	if !slices.ContainsFunc(last.Drawn(0), func(l string) bool {
		return l == controls.BlockedNotice(g.scene.Speaker, controls.Sent{Seat: 2, Space: sp}) || l == controls.BlockedNotice(g.scene.Speaker, controls.Sent{Seat: 3, Space: sp})
	}) {
		t.Errorf("the page does not say that the turn is played again: %q", last.Drawn(0))
	}
	h := again(t, &scripted{}, g, m.lines)
	if _, err := h.Play(); !errors.Is(err, ask.ErrEnd) || h.table.Pos != g.table.Pos {
		t.Errorf("%v: the save leads elsewhere", err)
	}
	u, _, q := playScripted(t, "tracked", key("sa"), order(controls.CommandProblem), first, order(controls.CommandUndo))
	if page := strings.Join(q.asked[len(q.asked)-1].Drawn(0), "\n"); strings.Contains(page, "counts as blocked") {
		t.Errorf("the page tells of a block that was taken back:\n%s", page)
	}
	if u.table.Pos != before.table.Pos {
		t.Error("undo does not take the block back")
	}
}

// A command on a page that is only looked at is carried out.
func TestCommandsOnALook(t *testing.T) {
	for _, look := range []string{controls.CommandWhy, controls.CommandView, controls.CommandKeys} {
		u, _, _ := playScripted(t, "tracked", key("sa"), order(look), order(controls.CommandUndo))
		if u.steps.Count() != 0 {
			t.Errorf("%s, undo: %d answers are in force", look, u.steps.Count())
		}
		_, _, p := playScripted(t, "tracked", key("sa"), order(look), order(controls.CommandKeys))
		if page := strings.Join(p.asked[len(p.asked)-1].Drawn(0), "\n"); !strings.Contains(page, "AT ANY QUESTION") {
			t.Errorf("%s, keys:\n%s", look, page)
		}
		b, _, p := playScripted(t, "tracked", key("sa"), order(look), order(controls.CommandBack))
		if last := p.asked[len(p.asked)-1]; b.steps.Count() != 1 || last.ID == "back" {
			t.Errorf("%s, back: %d answers, at %q", look, b.steps.Count(), last.ID)
		}
	}
}

// With no Rival's move since the last one of a human there is nothing that can't
// be, and the page says so.
func TestNoProblem(t *testing.T) {
	for seed := uint64(1); ; seed++ {
		p := &scripted{do: []func(ask.Prompt) ask.Reply{enter, order(controls.CommandProblem)}}
		g, _ := inMemory(p, theSetup("tracked"), seed)
		if _, err := g.Play(); !errors.Is(err, ask.ErrEnd) {
			t.Fatal(err)
		}
		if g.table.Pos.First != 1 {
			continue // a Rival leads
		}
		if last := p.asked[len(p.asked)-1]; g.steps.Count() != 0 || !strings.Contains(strings.Join(last.Drawn(0), " "), "No Rival has sent an Agent") {
			t.Errorf("%d answers, page %q", g.steps.Count(), last.Drawn(0))
		}
		return
	}
}

// Input is switched in mid-game, both ways; the save does the same, and what is
// known is not asked.
func TestInputSwitches(t *testing.T) {
	g, m, p := playScripted(t, "tracked", order(controls.CommandOptions), key("i"))
	if !g.table.Options.Reactive || g.table.Pos.Unknown != (engine.Unknown{}) {
		t.Errorf("reactive %v, unknown %+v", g.table.Options.Reactive, g.table.Pos.Unknown)
	}
	if q := p.asked[len(p.asked)-1]; q.Default != 0 || q.Choices[0].Label != "done" {
		t.Errorf("%q is marked with %q", q.Text, q.Choices[0].Label)
	}
	h := again(t, &scripted{}, g, m.lines)
	if _, err := h.Play(); !errors.Is(err, ask.ErrEnd) || !h.table.Options.Reactive {
		t.Errorf("%v: the save plays with reported moves", err)
	}
	g, _, _ = playScripted(t, "tracked", order(controls.CommandOptions), key("i"), order(controls.CommandOptions), key("i"))
	if g.table.Options.Reactive {
		t.Error("twice switched is not as before")
	}
	g, _, _ = playScripted(t, "tracked", order(controls.CommandOptions), key("i"), order(controls.CommandUndo))
	if g.table.Options.Reactive {
		t.Error("undo does not take the switch back")
	}
}

// A new game begins with the pages that the people had, and keeps that.
func TestTasteOfTheNextGame(t *testing.T) {
	s := Start{Dir: journal.Dir(t.TempDir()), Load: data.LoadWith, Taste: tell.Taste{Purses: true}}
	g := New(s)
	if g.Taste() != s.Taste {
		t.Errorf("%+v, want %+v", g.Taste(), s.Taste)
	}
	if err := errors.Join(g.keep(course.LineMark, course.MarkLine{Name: "here"}), g.Close()); err != nil {
		t.Fatal(err)
	}
	h, err := Resume(Start{Dir: s.Dir, Load: s.Load}, g.Name)
	if err != nil {
		t.Fatal(err)
	}
	defer h.Close()
	if h.Taste() != s.Taste {
		t.Errorf("resumed: %+v, want %+v", h.Taste(), s.Taste)
	}
}

// How people want their pages is kept in the save, and survives undo.
func TestTasteIsKept(t *testing.T) {
	g, m, _ := playScripted(t, "tracked", order(controls.CommandOptions), key("c"), key("1"), key("6"), enter, order(controls.CommandOptions), key("s"))
	want := tell.Taste{Purses: true}
	want.Flip(tell.LineDraw)
	want.Flip(tell.LineControl)
	if g.Taste() != want {
		t.Errorf("%+v, want %+v", g.Taste(), want)
	}
	if h := again(t, &scripted{}, g, m.lines); h.Taste() != want {
		t.Errorf("after resume %+v", h.Taste())
	}
}
