package history

import (
	"strings"
	"testing"

	"github.com/go-json-experiment/json"
	"github.com/google/go-cmp/cmp"
)

// fullGame says something of everything.
func fullGame() Game {
	g := aGame(7)
	g.Save, g.Variants, g.Modules, g.Own, g.TieBreak = "2026-11-30 Ü", []string{"a", "b"}, []string{"c"}, true, 3
	g.Seed, g.Code, g.Leader, g.Note, g.Told = 1<<64-1, "ABC", "香料, Éva", "İyi oyun", []string{Moves, Conflicts}
	g.Seats[0] = Seat{Human: true, Name: "Özgür", Streamlined: true, VP: -1, Won: true, Swordmaster: true, HighCouncil: true,
		Alliances: 2, Conflicts: 3, Hooks: true, Influence: []int{0, 6, -1, 2}}
	return g
}

func written(t testing.TB, g Game) string {
	t.Helper()
	raw, err := sealed(line{Format: format, Game: &g})
	if err != nil {
		t.Fatal(err)
	}
	return strings.TrimSuffix(string(raw), "\n")
}

// Every line that is written is read without JSON, but those with an escape, and both
// ways say the same.
func TestPlain(t *testing.T) {
	odd := fullGame()
	odd.Note = `a "quote" & more`
	for _, x := range []struct {
		name  string
		game  Game
		plain bool
	}{{"usual", aGame(1), true}, {"all of it", fullGame(), true}, {"an escape", odd, false}} {
		got := plain(written(t, x.game), new(room))
		if got != nil != x.plain {
			t.Errorf("%s: read without JSON %v", x.name, got != nil)
		}
		if got != nil && !cmp.Equal(*got, x.game) {
			t.Error(x.name, cmp.Diff(x.game, *got))
		}
		all := Parse([]byte(written(t, x.game)))
		if len(all.List) != 1 || !cmp.Equal(all.List[0], x.game) {
			t.Errorf("%s: %+v", x.name, all)
		}
	}
}

// FuzzPlain holds that JSON reads the same of whatever is read without it.
func FuzzPlain(f *testing.F) {
	f.Add(written(f, aGame(1)))
	f.Add(written(f, fullGame()))
	for _, with := range []string{`"vp":-0`, `"vp":00`, `"vp":1e1`, `"vp":`, `"vp":9999999999999999999`} {
		f.Add(strings.Replace(written(f, aGame(1)), `"vp":9`, with, 1))
	}
	f.Fuzz(func(t *testing.T, text string) {
		got := plain(text, new(room))
		if got == nil {
			return
		}
		var l line
		if err := json.Unmarshal([]byte(text), &l); err != nil || l.Format != format || l.Forgotten != "" || !cmp.Equal(l.Game, got) {
			t.Errorf("%v, %+v\n%s", err, l.Game, cmp.Diff(l.Game, got))
		}
	})
}
