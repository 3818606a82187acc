package session

import (
	"errors"
	"maps"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/code"
	"househagal/cmd/internal/say"
	"househagal/cmd/internal/setup"
	"househagal/data"
	"househagal/engine"
	"househagal/rival"
)

// codeOf is the code of a game.
func codeOf(t testing.TB, g *Game) string {
	t.Helper()
	v := g.setup.values()
	v["seed"] = strconv.FormatUint(g.Seed, 10)
	fixed, err := setup.Fixed(say.Speaker{Box: g.box}, v)
	if err != nil {
		t.Fatal(err)
	}
	return code.Of(g.box, fixed)
}

// modulesOf are the modules of a box, as a flag names them.
func modulesOf(box *rival.Box) string {
	var ids []string
	for i := range box.Layers {
		ids = append(ids, box.Layers[i].ID)
	}
	return strings.Join(ids, ",")
}

// placeable are setups whose games have codes: without modules, with each of them, and
// with all that can be together.
func placeable(t *testing.T) map[string]setup.Values {
	t.Helper()
	kinds := kindsOfGame()
	for _, k := range []string{"physical", "deck", "nothing"} {
		delete(kinds, k)
	}
	for base, game := range map[string]engine.GameID{"tracked": engine.Uprising, "two": engine.Uprising, "imperium": engine.Imperium, "imperium_two": engine.Imperium} {
		boxes, err := data.LoadEach(game)
		if err != nil {
			t.Fatal(err)
		}
		for _, box := range boxes[1:] {
			if (box.Mode == engine.TwoPlayer) != (kinds[base]["mode"] == "two-player") {
				continue
			}
			v := maps.Clone(kinds[base])
			v["module"] = modulesOf(box)
			kinds[base+" "+v["module"]] = v
			v = maps.Clone(v)
			v["input"] = "reactive"
			kinds["reactive "+base+" "+v["module"]] = v
		}
	}
	return kinds
}

// played is a game by chance, as far as it goes.
func played(t testing.TB, flags setup.Values, seed uint64, commands int) *Game {
	t.Helper()
	p := &chance{r: rand.New(rand.NewPCG(seed, 7)), left: 100 + int(seed%7)*60, commands: commands}
	g, _ := inMemory(p, flags, seed)
	if over, err := g.Play(); !over && err != nil && !errors.Is(err, ask.ErrEnd) {
		t.Fatal(err)
	}
	return g
}

// TestGoesOnElsewhere takes games by chance up in another program, by their code and
// the place of a round, and plays them on with the same answers: the same cards are
// turned up, and all else that happens is the same.
func TestGoesOnElsewhere(t *testing.T) {
	each := 20
	if testing.Short() {
		each = 3
	}
	games, none := 0, 0
	for kind, flags := range placeable(t) {
		seeds := each
		if flags["module"] != "" { // of which there are many
			seeds = (each + 3) / 4
		}
		for seed := range uint64(seeds) {
			g := played(t, flags, seed, 0)
			then, fresh, ok, err := atRound(&g.record, 0)
			if err != nil {
				t.Fatal(kind, err)
			}
			if !ok || then.Pos.Round == 1 {
				continue
			}
			text := codeOf(t, g)
			place := code.PlaceOf(g.box, text, then, fresh)
			if place == "" {
				none++
				t.Errorf("%s, seed %d: no place in round %d:\n%s", kind, seed, then.Pos.Round, cmp.Diff(then.Pos, fresh.Pos, cmp.AllowUnexported()))
				continue
			}
			games++
			elsewhere(t, kind, g, code.With(text, place), int(then.Pos.Round))
		}
	}
	t.Logf("%d of %d games went on elsewhere", games, games+none)
	if want := 100 * each / 20; games < want || none > 0 {
		t.Errorf("%d games went on elsewhere, want %d; %d did not", games, want, none)
	}
}

// elsewhere takes a game up by its code and compares what happens from that round on.
func elsewhere(t *testing.T, kind string, g *Game, text string, round int) {
	t.Helper()
	first, _ := code.Split(text)
	v, err := code.Read(first, data.LoadWith)
	if err != nil {
		t.Fatal(kind, err)
	}
	seed, _ := strconv.ParseUint(v["seed"], 10, 64)
	flags := g.setup.values()
	for k, x := range v {
		flags[k] = x
	}
	flags[setup.Place] = text
	h, _ := inMemory(&firstPrompt{}, flags, seed)
	if _, err := h.Play(); err != nil && !errors.Is(err, ask.ErrEnd) {
		t.Fatal(kind, err)
	}
	steps, from := g.steps.InForce(), 0
	here, err := g.play(&rerun{steps: steps, before: func(t *engine.Table, q engine.Question, step int) {
		if int(t.Pos.Round) < round {
			from = step + 1
		}
	}})
	if err != nil {
		t.Fatal(err)
	}
	there, err := h.play(&rerun{steps: steps[from:], before: func(*engine.Table, engine.Question, int) {}})
	if err != nil {
		t.Fatal(kind, err)
	}
	if here.Pos != there.Pos || here.Luck != there.Luck {
		t.Errorf("%s: elsewhere the game comes to another position:\n%s", kind, cmp.Diff(here.Pos, there.Pos))
	}
	if want, got := cardsFrom(here, round), cardsFrom(there, round); !cmp.Equal(want, got) {
		t.Errorf("%s: other cards elsewhere:\n%s", kind, cmp.Diff(want, got))
	}
}

// TestNoPlaceAfterAShuffle says that a game whose pile was shuffled by hand has no place,
// rather than another one; one that goes on elsewhere has places again.
func TestNoPlaceAfterAShuffle(t *testing.T) {
	none := 0
	for seed := range uint64(12) {
		g := played(t, theSetup("tracked"), seed, 12)
		then, fresh, ok, err := atRound(&g.record, 0)
		if err != nil {
			t.Fatal(err)
		}
		if !ok {
			continue
		}
		text := codeOf(t, g)
		place := code.PlaceOf(g.box, text, then, fresh)
		if then.Luck.Seed == g.Seed && place == "" || then.Luck.Seed != g.Seed && place != "" {
			t.Errorf("seed %d: place %q", seed, place)
		}
		if place == "" {
			none++
			continue
		}
		elsewhere(t, "commands", g, code.With(text, place), int(then.Pos.Round))
	}
	if none == 0 {
		t.Error("no pile was shuffled by hand")
	}
}

// FuzzPlace holds a table that any text leads to to what a position may be.
func FuzzPlace(f *testing.F) {
	g := played(f, theSetup("tracked"), 3, 0)
	then, fresh, _, err := atRound(&g.record, 0)
	if err != nil {
		f.Fatal(err)
	}
	text := codeOf(f, g)
	f.Add(code.PlaceOf(g.box, text, then, fresh))
	f.Fuzz(func(t *testing.T, place string) {
		at, err := setOut(&g.record, nil, nil)
		if err != nil {
			t.Fatal(err)
		}
		if code.TakeUp(g.box, code.With(text, place), at) != nil {
			return
		}
		for s := engine.Seat(1); s <= engine.Seats; s++ {
			if x := &at.Pos.Seat[s]; x.VP < 0 || at.Pos.Supply(s) < 0 || at.Pos.SpiesOut(s) > engine.SpiesOfSeat {
				t.Errorf("%q: seat %d is %+v", place, s, x)
			}
		}
	})
}

// cardsFrom are the Hagal and Conflict cards that were turned up from a round on.
func cardsFrom(t *engine.Table, round int) (out []int) {
	on := false
	for i := range t.Events {
		switch e := &t.Events[i]; {
		case e.Kind == engine.EvRound:
			on = on || int(e.Amount) == round
		case on && (e.Kind == engine.EvCard || e.Kind == engine.EvStrengthCard):
			out = append(out, int(e.Card))
		case on && e.Kind == engine.EvConflict:
			out = append(out, -int(e.Amount))
		}
	}
	return out
}
