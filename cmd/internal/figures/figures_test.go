package figures_test

import (
	"encoding/csv"
	"encoding/json"
	"strconv"
	"strings"
	"testing"

	"github.com/mattn/go-runewidth"

	"househagal/cmd/internal/figures"
	"househagal/cmd/internal/say"
	"househagal/data"
	"househagal/engine"
	"househagal/rival/sim"
)

// run is a report of figures made up so that every line of it says something.
func run(t *testing.T) *figures.Run {
	t.Helper()
	box, err := data.Load(engine.Uprising)
	if err != nil {
		t.Fatal(err)
	}
	s := &sim.Stats{Games: 1_000_000, Shared: 7, Humans: 71_000, Counts: engine.Counts{Turns: 45_000_000, Cards: 66_000_000, NoCard: 3}}
	for i := 1; i <= engine.Seats; i++ {
		s.Won[i], s.VP[i], s.VPSquares[i] = 333_331, 9_870_000, 101_000_000
		for n := 1; n <= 10; n++ {
			s.Round[n][i], s.Swordmaster[i][n] = 12_345_678, 100_000
		}
		for from := range s.Source[i] {
			s.Source[i][from] = 1_233_750
		}
		for level := 1; level <= 3; level++ {
			s.First[i][level], s.Second[i][level] = 333_333, 333_333
		}
		for sp := range s.Spaces[i] {
			s.Spaces[i][sp] = 8_000_000
		}
		s.Blocked[i] = 3_800_000
	}
	for n := 1; n <= 10; n++ {
		s.Length[n] = 100_000
	}
	for i := range s.Tie {
		s.Tie[i] = 166_666
	}
	for i := range s.Passed {
		s.Passed[i] = 9_999_999
	}
	s.Conflicts = [4]int64{0, 1_000_000, 4_000_000, 1_500_000}
	names := [engine.Seats + 1]string{"", "Blocker", "Muad'Dib", "Jessica"}
	return &figures.Run{Box: box, Names: names, IDs: [engine.Seats + 1]string{"", "blocker", "muad_dib", "lady_jessica"},
		Human: 1, Setup: "Uprising, one player, Kwisatz Haderach, Muad'Dib and Jessica", Who: "blocker", Seed: 1<<64 - 1,
		Asked: 2_000_000, CI: 0.001, Rules: "0123456789ab", Stats: s}
}

// TestTextFits holds that no line is wider than a page, whatever the figures.
func TestTextFits(t *testing.T) {
	text := figures.Text(say.Speaker{Box: run(t).Box}, run(t))
	for _, l := range text {
		if runewidth.StringWidth(l) > 80 || l != strings.TrimRight(l, " ") {
			t.Errorf("%d cells: %q", runewidth.StringWidth(l), l)
		}
	}
	all := strings.Join(text, "\n")
	for _, want := range []string{
		"1,000,000 games: Uprising", "rules and stand-ins 0123456789ab.", "Stopped of 2,000,000 games",
		"WHO WINS", "33.3%", "VICTORY POINTS", "VP AFTER ROUND", "SWORDMASTER, ROUND", "CONFLICTS", "RIVALS' TURNS", "LENGTH", "AGENTS A GAME", "  Deep Desert ",
	} {
		if !strings.Contains(all, want) {
			t.Errorf("the report lacks %q", want)
		}
	}
}

// TestNoGames holds that a report of nothing divides by nothing.
func TestNoGames(t *testing.T) {
	r := run(t)
	r.Stats = new(sim.Stats)
	if all := strings.Join(figures.Text(say.Speaker{Box: r.Box}, r), "\n"); strings.Contains(all, "NaN") || strings.Contains(all, "Inf") {
		t.Error(all)
	}
}

// TestForPrograms reads back what JSON and CSV say.
func TestForPrograms(t *testing.T) {
	r := run(t)
	b, err := figures.JSON(r)
	if err != nil {
		t.Fatal(err)
	}
	var o struct {
		Games int64
		Seed  uint64
		Human struct{ Value, Low, High float64 } `json:"human_wins"`
		Seats []struct {
			ID     string
			Human  bool
			Wins   int64
			Agents map[string]int64 `json:"agents_by_space"`
		}
	}
	if err := json.Unmarshal(b, &o); err != nil {
		t.Fatal(err)
	}
	if o.Games != 1_000_000 || o.Seed != 1<<64-1 || o.Human.Value != 0.071 || o.Human.Low >= o.Human.Value || len(o.Seats) != 3 ||
		!o.Seats[0].Human || o.Seats[1].Human || o.Seats[1].Agents["deep_desert"] != 8_000_000 {
		t.Errorf("%+v", o)
	}
	rows, err := csv.NewReader(strings.NewReader(string(figures.CSV(r)))).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	seen := map[string]bool{}
	for i, row := range rows {
		key := strings.Join(row[:3], ",")
		if _, err := strconv.ParseInt(row[3], 10, 64); i > 0 && err != nil || seen[key] {
			t.Errorf("line %d: %v", i+1, row)
		}
		seen[key] = true
	}
	if !seen["agents,muad_dib,arrakeen"] || !seen["swordmaster,blocker,0"] {
		t.Error("lines are missing")
	}
}

// TestCompareFits holds the same of a comparison, and what it says of it.
func TestCompareFits(t *testing.T) {
	x := sim.Interval{Est: -0.1234, Low: -0.13, High: -0.11}
	c := &figures.Comparison{A: "sardaukar", B: "mine.yaml", Setup: "Uprising, one player, Sardaukar, Gurney and Staban", Who: "planner", Seed: 1,
		Pairing: sim.Pairing{Games: 10000, OnlyA: 3, Share: x, VP: x, Best: x, ShareA: sim.Interval{Est: 1}},
		Values:  []figures.Value{{Name: "rivals.feyd_rautha_harkonnen.swordmaster", From: "4", To: "14", Measured: true, Share: x, VP: x}, {Name: "hagal.x", To: "new"}}}
	text := figures.Compare(say.Speaker{}, c)
	for _, l := range text {
		if runewidth.StringWidth(l) > 80 {
			t.Errorf("%q", l)
		}
	}
	all := strings.Join(text, "\n")
	for _, want := range []string{"-12.34", "< 0.0001", "B is harder for the humans.", "hagal.x: (nothing) -> new", "not played by itself"} {
		if !strings.Contains(all, want) {
			t.Errorf("the comparison lacks %q:\n%s", want, all)
		}
	}
}
