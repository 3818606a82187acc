package golden_test

import (
	"flag"
	"math/bits"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"househagal/cmd/internal/drawn"
	"househagal/engine"
	"househagal/rival"
)

var updateImperium = flag.Bool("update-imperium", false, "write the transcripts of testdata/imperium anew")

// walker sits in for the humans of a transcript, always alike: it goes round the
// board, buys its Swordmaster in round 2 where it may, and shows a few swords.
type walker struct{ steps int }

func (w *walker) Ask(t *engine.Table, q engine.Question) int {
	switch q.Kind {
	case engine.AskWhereTo:
		return w.whereTo(t, &q)
	case engine.AskReveal:
		return min(int(q.Max), int(t.Pos.Round)%3)
	case engine.AskTroops:
		return int(q.Max)
	case engine.AskDefend:
		return 1
	case engine.AskIntriguePlay, engine.AskEndgame:
		return 0
	}
	if q.Mask != 0 {
		return bits.TrailingZeros32(q.Mask)
	}
	return int(q.Min)
}

func (w *walker) whereTo(t *engine.Table, q *engine.Question) int {
	sword := t.Rules.SpaceByID("swordmaster")
	if t.Pos.Round == 2 && q.Open(int(sword)) {
		return int(sword)
	}
	n := len(t.Rules.Spaces) - 1
	for w.steps += 5; ; w.steps++ {
		if sp := w.steps%n + 1; q.Open(sp) && sp != int(sword) {
			return sp
		}
	}
}

// transcript plays the rounds of a game of 2020 and writes what the table reads.
func transcript(t *testing.T, s rival.Setup, seed uint64, rounds int8) string {
	t.Helper()
	b := imperium(t)
	p, err := rival.NewGame(b, s)
	if err != nil {
		t.Fatal(err)
	}
	tab, _ := rival.NewTable(b, p, seed, &walker{})
	tab.Watch, tab.Options.Deals = true, true
	rival.Shuffle(tab, b)
	scene := drawn.Reader{Box: b, Names: drawn.People(b, &p, [engine.Seats + 1]string{1: "Mia", 3: "Leon"})}
	var out strings.Builder
	for tab.Pos.Phase != engine.Over && tab.Pos.Round <= rounds {
		from := len(tab.Events)
		start := tab.Pos.Phase == engine.RoundStart
		tab.Step()
		if start {
			out.WriteString("\n" + scene.Title(tab) + "\n" + scene.Score(tab) + "\n\n")
		}
		for _, line := range scene.News(tab, tab.Events[from:]) {
			out.WriteString(strings.TrimRight(line, " ") + "\n")
		}
	}
	whyLaws(t, scene, tab)
	return out.String()
}

// Golden transcripts: solo at each level to the round after the Swordmasters
// arrive, each with other Leaders; two players through three rounds and more,
// with two Agents and with three.
func TestImperiumTranscripts(t *testing.T) {
	b := imperium(t)
	tests := []struct {
		name, left, next string
		level            engine.Difficulty
		seed             uint64
		rounds           int8
	}{
		{"mercenary", "memnon_thorvald", "glossu_rabban", 1, 1, 6},
		{"sardaukar", "leto_atreides", "vladimir_harkonnen", 2, 2, 5},
		{"mentat", "ariana_thorvald", "ilban_richese", 3, 3, 4},
		{"kwisatz_haderach", "glossu_rabban", "leto_atreides", 4, 4, 4},
		{"two_players", "house_hagal", "", 0, 5, 4},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			s := rival.Setup{Difficulty: tt.level}
			s.Seats[1].Human = true
			s.Seats[2].Rival, s.Seats[3].Rival = b.ByID(tt.left), b.ByID(tt.next)
			if tt.next == "" {
				s.Mode, s.First, s.Seats[3].Human = engine.TwoPlayer, 3, true
			}
			got := transcript(t, s, tt.seed, tt.rounds)
			file := filepath.Join("testdata", "imperium", tt.name+".txt")
			if *updateImperium {
				if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			want, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			if got != strings.ReplaceAll(string(want), "\r\n", "\n") {
				t.Errorf("differs from %s (go test -update-imperium writes it):\n%s", file, got)
			}
		})
	}
}
