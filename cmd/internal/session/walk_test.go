package session

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/course"
	"househagal/engine"
)

// walker looks at a game that is played by chance, and holds it to the laws.
type walker struct {
	t      *testing.T
	fail   func(string, ...any)
	r      *rand.Rand
	game   *Game
	memory *memory
	seen   map[string]engine.Position // by the answers in force
	every  int                        // of so many prompts one is resumed
}

// look holds the game to the laws at a prompt.
func (w *walker) look(p *ask.Prompt) {
	g := w.game
	if g.table == nil || !g.setup.placed {
		return
	}
	key := fmt.Sprint(stepsKey(g.steps.InForce()))
	if was, ok := w.seen[key]; ok && was != g.table.Pos {
		w.fail("the same %d answers lead to two positions", g.steps.Count())
	}
	w.seen[key] = g.table.Pos
	if w.r.IntN(w.every) == 0 && g.cursor == g.steps.Count() {
		w.resume(p)
	}
}

// asked are the prompts of the game itself, which a resumed game comes to.
func asked(p *ask.Prompt) bool {
	_, ok := kindByName(p.ID)
	return ok || p.ID == "keep_later" || p.ID == "end"
}

// resume takes the save up anew and compares prompt, page and position.
func (w *walker) resume(p *ask.Prompt) {
	if !asked(p) {
		return
	}
	g := w.game
	first := &firstPrompt{}
	h := again(w.t, first, g, slices.Clone(w.memory.lines))
	over, err := h.Play()
	if over || !errors.Is(err, ask.ErrEnd) {
		w.fail("resumed, the game ends: %v, %v", over, err)
	}
	if h.departed || h.steps.Count() != g.steps.Count() || h.table.Pos != g.table.Pos {
		w.fail("resumed at %s after %d answers, not after %d", first.p.ID, h.steps.Count(), g.steps.Count())
	}
	if first.p.ID != p.ID || first.p.Text != p.Text || !reflect.DeepEqual(first.p.Choices, p.Choices) || !reflect.DeepEqual(first.p.Asked, p.Asked) {
		w.fail("resumed at another prompt: %s %q %v, not %s %q %v", first.p.ID, first.p.Text, first.p.Asked, p.ID, p.Text, p.Asked)
	}
	if len(g.notice) == 0 && len(h.notice) == 0 && !slices.Equal(first.p.Drawn(0), p.Drawn(0)) {
		w.fail("resumed on another page:\n%q\nnot\n%q", first.p.Drawn(0), p.Drawn(0))
	}
	if !reflect.DeepEqual(stepsKey(h.steps.Undone()), stepsKey(g.steps.Undone())) || !slices.Equal(redos(h.steps), redos(g.steps)) || len(h.marks) != len(g.marks) {
		w.fail("resumed with other things to redo or other bookmarks")
	}
}

// redos are how many answers are in force after each redo that is possible.
func redos(s course.Steps) (all []int) {
	for s = s.Clone(); s.Set(s.Next()) && (len(all) == 0 || s.Count() != all[len(all)-1]); {
		all = append(all, s.Count())
	}
	return all
}

// stepsKey tells steps apart.
func stepsKey(steps []course.Step) []course.Step {
	out := slices.Clone(steps)
	for i := range out {
		out[i].Label = ""
	}
	return out
}

// firstPrompt keeps the first prompt and ends the input there.
type firstPrompt struct{ p ask.Prompt }

func (f *firstPrompt) Ask(p ask.Prompt) (ask.Reply, error) {
	f.p = p
	return ask.Reply{}, ask.ErrEnd
}
func (f *firstPrompt) Tell([]string)        {}
func (f *firstPrompt) Fits(ask.Prompt) bool { return true }
func (f *firstPrompt) Close() error         { return nil }

// walk plays one game by chance and returns it.
func walk(t *testing.T, fail func(string, ...any), seed uint64, prompts, commands, every int) *Game {
	flags := theSetup("tracked")
	switch seed % 4 {
	case 1:
		flags = theSetup("reactive")
	case 2:
		flags = twoPeople()
	case 3:
		flags["hagal-deck"] = "physical"
	}
	w := &walker{t: t, fail: fail, r: rand.New(rand.NewPCG(seed, 2)), seen: map[string]engine.Position{}, every: every}
	c := &chance{r: rand.New(rand.NewPCG(seed, 1)), left: prompts, commands: commands, look: w.look}
	w.game, w.memory = inMemory(c, flags, seed)
	if over, err := w.game.Play(); !over && !errors.Is(err, ask.ErrEnd) {
		fail("the game ends with %v", err)
	}
	return w.game
}

// TestWalks plays games by chance, with undo, redo, bookmarks, corrections and
// new orders of the pile among the answers: the same answers always lead to the
// same position, and a resumed save to the same prompt on the same page.
func TestWalks(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		walk(t, r.Fatalf, rapid.Uint64().Draw(r, "seed"), 250, 6, 20)
	})
}
