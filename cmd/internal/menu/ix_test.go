package menu_test

import (
	"strings"
	"testing"

	"househagal/cmd/internal/drawn"
	"househagal/data/tabletest"
	"househagal/engine"
)

// scene draws a table of two players with Rise of Ix.
func ixScene(t *testing.T) (*tabletest.Scene, drawn.Reader) {
	t.Helper()
	s := tabletest.Pair(t, "vladimir_harkonnen").With("module ix; turn you")
	return s, drawn.Reader{Box: s.Box, Names: drawn.People(s.Box, &s.Table.Pos, [engine.Seats + 1]string{})}
}

// What is asked about freighters and flags: Enter says that nothing happened.
func TestQuestionsOfFreightersAndFlags(t *testing.T) {
	s, sc := ixScene(t)
	r := &s.Box.Rules
	k, u := r.Recallable(), r.FlagUnit()
	flags := uint32(1<<r.SpaceByID("arrakeen") | 1<<r.SpaceByID("imperial_basin"))
	for _, x := range []struct {
		q       engine.Question
		text    string
		choices string
		enter   bool
	}{
		{engine.Question{Kind: engine.AskRecall, Seat: 1, Track: k, Max: 3, Follow: true}, "freighter: back to the start?", "it stays out, from space 1, from space 2, from space 3", true},
		{engine.Question{Kind: engine.AskFlag, Seat: 1, Unit: u, Mask: flags, Follow: true}, "On which flag does", "Arrakeen, Imperial Basin", false},
		{engine.Question{Kind: engine.FactFlag, Seat: 1, About: 1, Unit: u, Mask: flags | 1}, "On which flag does", "none, Arrakeen, Imperial Basin", true},
		{engine.Question{Kind: engine.FactDividends, Seat: 1, Max: 2}, "How often did humans take Dividends", "never, 1 time, 2 times", true},
	} {
		p := sc.Prompt(s.Table, x.q)
		var labels []string
		for _, c := range p.Choices {
			labels = append(labels, c.Label)
		}
		if got := strings.Join(labels, ", "); !strings.Contains(p.Text, x.text) || got != x.choices || (p.Default >= 0) != x.enter {
			t.Errorf("%v: %q with %s, Enter %d", x.q.Kind, p.Text, got, p.Default)
		}
	}
}

// A tile that takes the place of a flag is asked for by what it gives.
func TestQuestionOfATileAfterAWin(t *testing.T) {
	s := tabletest.Solo(t, "vladimir_harkonnen").With("module ix")
	r := drawn.Reader{Box: s.Box, Names: drawn.People(s.Box, &s.Table.Pos, [engine.Seats + 1]string{})}
	for k := range s.Box.Rules.Tiles {
		if s.Box.Rules.Tiles[k].ID != "detonation_devices" {
			continue
		}
		p := r.Prompt(s.Table, engine.Question{Kind: engine.AskTileUse, Seat: 1, Amount: int8(k), Mask: 3, Follow: true})
		if want := "Do you use Detonation Devices: 1 dreadnought back to supply, 1 VP?"; p.Text != want || len(p.Choices) != 2 {
			t.Errorf("%q with %d choices", p.Text, len(p.Choices))
		}
	}
}

// A Commander costs a human 1 less by its tile, and the question says so.
func TestPriceOfACommander(t *testing.T) {
	for tile, price := range map[string]string{"": "2 Solari", "you tile sardaukar_high_command": "1 Solari"} {
		s := tabletest.Solo(t, "vladimir_harkonnen").With("module bloodlines; module tech; turn you; token sardaukar yes; " + tile)
		r := drawn.Reader{Box: s.Box, Names: drawn.People(s.Box, &s.Table.Pos, [engine.Seats + 1]string{})}
		q := engine.Question{Kind: engine.AskToken, Seat: 1, Space: s.Box.Rules.SpaceByID("sardaukar"), Mask: 3, Follow: true}
		if got := r.Prompt(s.Table, q).Text; !strings.Contains(got, price) {
			t.Errorf("%q says %q, not %s", tile, got, price)
		}
	}
}

// What a card did: a dreadnought and a freighter that came back, only with the module.
func TestCardsOfIx(t *testing.T) {
	labels := func(s *tabletest.Scene, sc drawn.Reader) string {
		var out []string
		for _, c := range sc.Prompt(s.Table, engine.Question{Kind: engine.AskMore, Seat: 1, Min: 1, Max: int16(engine.MoreKindEnd) - 1, Follow: true}).Choices {
			out = append(out, c.Label)
		}
		return strings.Join(out, "; ")
	}
	s, sc := ixScene(t)
	if got := labels(s, sc); !strings.Contains(got, "dreadnoughts recruited; freighter back") {
		t.Error(got)
	}
	if s.With("you unit_home 1; flag arrakeen you"); strings.Contains(labels(s, sc), "dreadnoughts") {
		t.Error("both are out")
	}
	plain := tabletest.Pair(t, "vladimir_harkonnen")
	if got := labels(plain, drawn.Reader{Box: plain.Box, Names: drawn.People(plain.Box, &plain.Table.Pos, [engine.Seats + 1]string{})}); strings.Contains(got, "back") && strings.Contains(got, "recruited;") {
		t.Error(got)
	}
}
