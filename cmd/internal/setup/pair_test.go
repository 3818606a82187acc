package setup_test

import (
	"slices"
	"strings"
	"testing"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/drawn"
	"househagal/cmd/internal/say"
	"househagal/cmd/internal/setup"
	"househagal/data/tabletest"
	"househagal/engine"
	"househagal/rival"
)

// Names of two players: what is taken, and what is said of one that is not.
func TestNamesOfTwoPlayers(t *testing.T) {
	v := setup.Values{"game": "uprising,two-player", "name": "Mia"}
	q, _ := setup.Steps(say.Speaker{Box: tabletest.Box(t)}, v, nil)
	for text, want := range map[string][2]string{
		"Leon": {"Leon"}, " Leon ": {"Leon"}, "L,n": {"L n"}, "Ünal": {"Ünal"}, "李": {"李"}, "李李李李": {"李李李李"}, "2": {"2"}, "a  b": {"a b"},
		"mia": {"", "Both can't be called Mia: take another name."},
		"":    {"", "A name has at least one letter."}, "\u200b": {"", "A name has at least one letter."},
		"Maximilian": {"", "A name has at most 8 letters, or 4 wide ones."}, "李李李李李": {"", "A name has at most 8 letters, or 4 wide ones."},
		"you": {"", "Two people read the page, and You would be both: take another name."},
	} {
		r := ask.Reply{Choice: -1, Text: text}
		got, ok := q.Value(r)
		if ok != (want[1] == "") || ok && got != want[0] || q.Refused(r) != want[1] {
			t.Errorf("name %q: %q, %v, %q; want %q", text, got, ok, q.Refused(r), want)
		}
	}
}

// Enter at both names always goes on: the second gets the colour that is left.
func TestColoursOfTwoPlayers(t *testing.T) {
	for first, want := range map[string]string{"Red": "Green", "green": "Red", "Mia": "Green"} {
		q, _ := setup.Steps(say.Speaker{Box: tabletest.Box(t)}, setup.Values{"game": "uprising,two-player", "name": first}, nil)
		if got := q.Prompt.FreeText.Default; got != want {
			t.Errorf("after %s: %s, want %s", first, got, want)
		}
	}
}

// Who plays streamlined: the card says, unless the table wants it otherwise.
func TestStreamlinedByChoice(t *testing.T) {
	for _, x := range []struct {
		rival, word string
		want        bool
	}{
		{"amber_metulli", "", true}, {"amber_metulli", "no", false}, {"glossu_rabban", "yes", true}, {"glossu_rabban", "card", true},
		{"gurney_halleck", "", false}, {"gurney_halleck", "yes", true}, {"gurney_halleck", "card", false}, {"gentle", "", true}, {"any", "yes", true},
	} {
		v := setup.Values{"game": "uprising", "mode": "two-player", "rival": x.rival, "objectives": "deal", "seed": "4"}
		if x.word != "" {
			v["streamlined"] = x.word
		}
		c, err := setup.Choose(say.Speaker{Box: tabletest.Box(t)}, v)
		if err != nil || c.Setup.Seats[2].Streamlined != x.want {
			t.Errorf("%s, streamlined %q: %v, %v; want %v", x.rival, x.word, c.Setup.Seats[2].Streamlined, err, x.want)
		}
	}
}

// What stands marked is what the card says; one by chance that only blocks is
// not asked about.
func TestHowTheRivalPlays(t *testing.T) {
	for id, want := range map[string]string{"amber_metulli": "yes", "gurney_halleck": "no", "any": "card", "gentle": "none"} {
		v := setup.Values{"game": "uprising", "mode": "two-player", "name": "Mia,Leon", "rival": id}
		q, _ := setup.Steps(say.Speaker{Box: tabletest.Box(t)}, v, nil)
		got, _ := q.Value(ask.Reply{Choice: 0})
		if got != want || q.Prompt.Default != 0 {
			t.Errorf("%s: %s marked at %q, want %s", id, got, q.Prompt.Text, want)
		}
	}
}

// A player who is called like the Rival leaves it another name.
func TestCalledLikeTheRival(t *testing.T) {
	box := tabletest.Box(t)
	v := setup.Values{"game": "uprising", "mode": "two-player", "rival": "lady_jessica", "objectives": "d,o,c"}
	for name, want := range map[string]string{"Mia": "Jessica", "jessica": "Rival"} {
		v["name"] = name + ",Leon"
		c, err := setup.Choose(say.Speaker{Box: box}, v)
		if err != nil {
			t.Fatal(err)
		}
		pos, err := rival.NewGame(box, c.Setup)
		if err != nil {
			t.Fatal(err)
		}
		if n := drawn.People(box, &pos, c.Given); n.Seat[2] != want {
			t.Errorf("beside %s the Rival is %s, want %s", name, n.Seat[2], want)
		}
	}
}

// Every seat has an id of its own, whatever its name is made of.
func TestIDsOfNames(t *testing.T) {
	for _, x := range [][2][engine.Seats + 1]string{
		{{1: "Mia", 2: "Amber", 3: "Leon"}, {1: "mia", 2: "amber", 3: "leon"}},
		{{1: "李", 2: "Amber", 3: "!"}, {1: "seat1", 2: "amber", 3: "seat3"}},
		{{1: "A.", 2: "Amber", 3: "A!"}, {1: "a", 2: "amber", 3: "seat3"}},
		{{1: "Spies", 2: "Amber", 3: "agents"}, {1: "seat1", 2: "amber", 3: "seat3"}},
	} {
		if got := setup.IDs(say.Names{Seat: x[0]}); got != x[1] {
			t.Errorf("%q: %q, want %q", x[0], got, x[1])
		}
	}
}

// The checklist says how a Rival plays that plays otherwise than its card says.
func TestChecklistOfAChosenWay(t *testing.T) {
	v := setup.Values{"game": "uprising", "mode": "two-player", "rival": "gurney_halleck", "streamlined": "yes", "objectives": "d,o,c", "name": "Ünal,李"}
	p, err := setup.Checklist(say.Speaker{Box: tabletest.Box(t)}, v, true)
	if err != nil {
		t.Fatal(err)
	}
	for _, line := range []string{
		"  Ünal       3 troops in the garrison, 9 in supply, 1 water, 2 Agents, 3 Spies.",
		"  李         The same.",
		"  Gurney     Between you: 3 troops in the garrison, 9 in supply, 1 water,",
		"             No score marker: it only blocks.",
		"  Tracks     Every cube on 0, both score markers on 0.",
		"  Objectives Ünal Desert Mouse. Gurney Ornithopter. 李 Crysknife. Face up.",
		"  First      Ünal, with the Desert Mouse, takes the First Player marker.",
		"  Turns      Ünal, Gurney, 李. Next round 李 leads, and Gurney is second again.",
	} {
		if !slices.Contains(p.Drawn(0), line) {
			t.Errorf("the checklist has no line\n%s\n%s", line, strings.Join(p.Drawn(0), "\n"))
		}
	}
}
