package data_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"househagal/data"
	"househagal/data/notation"
	"househagal/data/standins"
	"househagal/engine"
	"househagal/rival"
	"househagal/rival/sim"
)

// Whatever rules are accepted: a game ends with every stand-in, or is given up
// with an error; no count is beyond its limit, and where it stands can be written
// and read back.
func TestAcceptedRulesEnd(t *testing.T) {
	accepted := 0
	rapid.Check(t, func(r *rapid.T) {
		if accepted++; !ends(r) {
			accepted--
		}
	})
	t.Logf("%d accepted", accepted)
	if accepted == 0 && !testing.Short() { // of a fifth of the draws it may be
		t.Error("no rules were accepted: nothing is proved")
	}
}

func FuzzAcceptedRulesEnd(f *testing.F) {
	f.Fuzz(rapid.MakeFuzz(func(r *rapid.T) { ends(r) }))
}

// ends draws rules and plays by them; false: they are refused.
func ends(r *rapid.T) bool {
	text := drawRules(r)
	x, err := data.Resolve(engine.Uprising, []data.File{{Name: "own.yaml", Text: []byte(text)}})
	if err != nil {
		return false
	}
	for _, m := range []engine.Mode{engine.Solo, engine.TwoPlayer} {
		for _, name := range sim.Names() {
			if err := endsWith(r, x.Box, m, name); err != nil {
				r.Fatalf("%s, mode %d: %v\n%s", name, m, err, text)
			}
		}
	}
	return true
}

func endsWith(r *rapid.T, b *rival.Box, m engine.Mode, name string) error {
	numbers, board, err := standins.Load(&b.Rules)
	if err != nil {
		return err
	}
	n := &numbers.Random
	n.More, n.Fix, n.Intrigue = rapid.SampledFrom([]int{0, 100, 1000}).Draw(r, "more"), rapid.SampledFrom([]int{0, 100}).Draw(r, "fix"), rapid.SampledFrom([]int{0, 500, 1000}).Draw(r, "intrigue")
	s := &sim.Setup{Book: sim.NewBook(b, m, numbers, board), Table: rival.Setup{Mode: m}}
	rivals := []string{"staban_tuek", "gurney_halleck"}
	for i := engine.Seat(1); i <= engine.Seats; i++ {
		seat := &s.Table.Seats[i]
		if seat.Human = i == 1 || m == engine.TwoPlayer && i == 3; seat.Human {
			s.StandIn[i] = name
			continue
		}
		seat.Rival = b.ByID(rivals[i-2])
	}
	if m == engine.Solo {
		s.Table.Difficulty = engine.Difficulty(len(b.Rules.Levels) - 1)
	}
	g, err := sim.NewGame(s)
	if err != nil {
		return err
	}
	var endless *engine.Endless
	switch _, err := g.Play(rapid.Uint64().Draw(r, "seed")); {
	case err == nil && g.Table.Pos.Phase != engine.Over:
		return fmt.Errorf("the game stands in phase %d", g.Table.Pos.Phase)
	case err != nil && !errors.As(err, &endless):
		return err
	}
	return readsBack(b, &g.Table.Pos)
}

// readsBack holds that a position is read as it was written, which the limits of
// all counts are there for.
func readsBack(b *rival.Box, p *engine.Position) error {
	c := notation.Case{Box: b, Pos: *p, Names: notation.Names{ID: [engine.Seats + 1]string{1: "one", 2: "two", 3: "three"}}}
	text := c.AppendJSON(nil)
	back, err := notation.NewReader(func(rival.Choice) (*rival.Box, error) { return b, nil }).JSON("p.json", text)
	if err != nil {
		return fmt.Errorf("%w\n%s", err, text)
	}
	if back.Pos != *p {
		return fmt.Errorf("it is read otherwise: %s", cmp.Diff(*p, back.Pos))
	}
	return nil
}

// The effects that are drawn, with %d for a number.
var (
	everywhere = []string{"{recruit: %d}", "{solari: %d}", "{spice: %d}", "{water: %d}", "{intrigue: %d}", "{vp: %d}", "{sandworms: %d}", "{sandworms: 8}", "{steal: %d}",
		"{influence: {emperor: %d}}", "{influence: {any: %d}}", "{influence: {two: 1}}", "hooks", "remove_wall", "contract", "{take_each: {spice: %d}}",
		"{pay: {spice: %d}, then: [{vp: 1}, {intrigue: 2}]}", "{if: {emperor: 2}, then: [{recruit: 3}], else: [{solari: 5}]}", "{choose: 1, of: [{vp: 1}, {spice: 9}]}"}
	atVisits = []string{"agent_home", "agent_home", "take_mentat", "swordmaster", "harvest", "{spy: any}", "{spy: {any: 3}}", "{high_council: [{recruit: 3}]}", "{rows: [[hooks], [{sandworms: 8}]]}"}
	onCards  = []string{"signet", "harvest", "{spy: any}", "{spy: {any: 3}}", "{influence: {least: 1}}"}
	inPrizes = []string{"mentat", "{spy: any}", "{control: arrakeen}"}
)

// drawRules draws a file with something in any of its sections.
func drawRules(r *rapid.T) string {
	var b strings.Builder
	n := func(low, high int) int { return rapid.IntRange(low, high).Draw(r, "n") }
	list := func(more ...string) string {
		var out []string
		for range n(0, 6) {
			x := rapid.SampledFrom(append(more, everywhere...)).Draw(r, "effect")
			if strings.Contains(x, "%d") {
				x = fmt.Sprintf(x, n(1, 5))
			}
			out = append(out, x)
		}
		return "[" + strings.Join(out, ", ") + "]"
	}
	some := func(section string, from []string, line func(id string) string) {
		if k := n(0, min(4, len(from))); k > 0 {
			b.WriteString(section)
			for _, id := range rapid.Permutation(from).Draw(r, "ids")[:k] {
				b.WriteString("\n" + line(id))
			}
			b.WriteString("\n")
		}
	}
	some("board:\n  spaces:", []string{"arrakeen", "sardaukar", "fremkit", "espionage", "secrets", "assembly_hall"}, func(id string) string {
		return fmt.Sprintf("    - {id: %s, visit: %s}", id, list(atVisits...))
	})
	some("rivals:", []string{"staban_tuek", "gurney_halleck"}, func(id string) string {
		return fmt.Sprintf("  - {id: %s, swordmaster: %d, signet: %s, scheme: %s}", id, n(3, 12), list(), list("{spy: any}"))
	})
	some("hagal:", []string{"arrakeen", "sardaukar", "fremkit", "espionage"}, func(id string) string {
		return fmt.Sprintf("  - {id: %s, copies: %d, swords: %d, effects: %s}", id, n(1, 9), n(0, 9), list(onCards...))
	})
	some("conflicts:", []string{"propaganda", "siege_of_arrakeen", "shadow_contest", "skirmish_crysknife"}, func(id string) string {
		return fmt.Sprintf("  - {id: %s, icon: wild, first: %s, second: %s, third: %s}", id, list(inPrizes...), list(), list())
	})
	some("difficulty:", []string{"own"}, func(id string) string {
		return fmt.Sprintf("  - {id: %s, name: Own, rival_troops: %d, rival_intrigue: %d, rival_hooks: true, human_swordmaster: true}", id, n(0, 12), n(0, 5))
	})
	some("constants:", []string{"target", "alliance_at", "influence_vp_at", "maker_spice", "scheme_spies", "alliance_vp", "icon_pair_vp"}, func(id string) string {
		return fmt.Sprintf("  %s: %d", id, n(1, 9))
	})
	return b.String()
}
