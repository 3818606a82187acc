package rival_test

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"househagal/data/tabletest"
	"househagal/engine"
	"househagal/hagal"
	"househagal/rival"
)

var write = flag.Bool("write", false, "write the transcripts of seating anew")

// walker answers for two people who report the same kind of turn again and again:
// the first open space of a list of their own, no troops, no cards. Early says
// when one reveals although it has an Agent.
type walker struct {
	order map[engine.Seat][]string // the spaces that each would go to, best first
	early func(t *engine.Table, s engine.Seat) bool
}

func (w *walker) Ask(t *engine.Table, q engine.Question) int {
	switch q.Kind {
	case engine.AskWhereTo:
		if w.early != nil && w.early(t, q.Seat) {
			return engine.AnsReveal
		}
		for _, id := range w.order[q.Seat] {
			if sp := int(t.Rules.SpaceByID(id)); q.Open(sp) {
				return sp
			}
		}
		return engine.AnsReveal
	case engine.AskPost, engine.AskFaction, engine.AskRow:
		for a := 1; a < 32; a++ {
			if q.Open(a) {
				return a
			}
		}
	case engine.AskIntriguePlay:
		return engine.AnsDone
	}
	return 0
}

// seatingGame is ten rounds of Mia and Leon with a Rival between them.
func seatingGame(t *testing.T, id string, w *walker, prepare func(b *rival.Box, p *engine.Position), cards ...string) *engine.Table {
	t.Helper()
	box, s := paired(t, id)
	s.Seats[1].Objective, s.Seats[3].Objective = engine.DesertMouse, engine.Crysknife
	s.Target = 99
	p := must(t, box, s)
	if prepare != nil {
		prepare(box, &p)
	}
	tab, r := rival.NewTable(box, p, 11, w)
	tab.Options.Deals = true
	tab.Watch = true
	r.Source = hagal.Source{Deck: &box.Deck}
	for _, c := range cards {
		r.Source.Forced = append(r.Source.Forced, box.Deck.ByID(c))
	}
	rival.Shuffle(tab, box)
	tab.Play()
	if tab.Pos.Round != 10 {
		t.Fatalf("the game ended in round %d", tab.Pos.Round)
	}
	return tab
}

// seatingLines tell who acted in what order, a round a paragraph, from events.
func seatingLines(t *engine.Table, box *rival.Box) []string {
	names := [...]string{"", "Mia", box.Rivals[t.Pos.Seat[2].Rival].Short, "Leon"}
	var out, now []string
	say := func(format string, a ...any) { now = append(now, fmt.Sprintf(format, a...)) }
	for i := range t.Events {
		e := &t.Events[i]
		switch e.Kind {
		case engine.EvSend, engine.EvVisit:
			say("%s %s", names[e.Seat], box.Rules.Spaces[e.Space].Code)
		case engine.EvReveal:
			say("%s reveals", names[e.Seat])
		case engine.EvNoCard:
			say("%s stays", names[e.Seat])
		case engine.EvBuySwordmaster:
			now[len(now)-1] += " (Swordmaster)"
			if e.Amount == 0 {
				now[len(now)-1] = fmt.Sprintf("%s after Combat (Swordmaster)", names[e.Seat])
			}
		case engine.EvDone:
			now[len(now)-1] += " (Swordmaster)"
		case engine.EvCard:
			if e.Result == engine.Reshuffled {
				say("%s Reshuffle", names[e.Seat])
			}
		case engine.EvRecall, engine.EvEnd:
			out = append(out, fmt.Sprintf("round %d: %s", len(out)+1, strings.Join(now, ", ")))
			now = nil
		}
	}
	return out
}

// compareSeating compares a transcript with the one that is kept.
func compareSeating(t *testing.T, name string, got []string) {
	t.Helper()
	file := filepath.Join("testdata", name)
	text := strings.Join(got, "\n") + "\n"
	if *write {
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if text != string(want) {
		t.Errorf("%s:\ngot\n%s\nwant\n%s", file, text, want)
	}
}

// checkSeating holds ten rounds to the rule of the order: first player, Rival,
// other human; who has nothing left is skipped; the marker changes hands.
func checkSeating(t *testing.T, tab *engine.Table) {
	t.Helper()
	var turns []engine.Seat
	leads := engine.Seat(1)
	left := map[engine.Seat]bool{}
	for i := range tab.Events {
		switch e := &tab.Events[i]; e.Kind {
		case engine.EvRound:
			turns, left = nil, map[engine.Seat]bool{1: true, 2: true, 3: true}
		case engine.EvTurn:
			turns = append(turns, e.Seat)
		case engine.EvReveal:
			left[e.Seat] = false
		case engine.EvFirst:
			if want := 4 - leads; e.Seat != want {
				t.Errorf("the marker goes to seat %d, want %d", e.Seat, want)
			}
			leads = e.Seat
		case engine.EvCombat:
			if turns[0] != leads || len(turns) > 1 && turns[1] != 2 {
				t.Errorf("seat %d leads, but turns are %v", leads, turns)
			}
			if left[1] || left[3] {
				t.Errorf("Combat before a human has revealed: %v", turns)
			}
		}
	}
}

var quiet = []string{"assembly_hall", "accept_contract", "high_council", "secrets", "gather_support", "dutiful_service"}

// Both humans buy their Swordmaster in the first rounds and the Rival in round 2:
// three Agents each, in turn.
func TestSeatingBothSwordmastersEarly(t *testing.T) {
	w := &walker{order: map[engine.Seat][]string{1: append([]string{"swordmaster"}, quiet...), 3: append([]string{"swordmaster"}, quiet...)}}
	tab := seatingGame(t, "gurney_halleck", w, func(_ *rival.Box, p *engine.Position) { p.Seat[2].Purse[engine.Solari] = 5 })
	checkSeating(t, tab)
	compareSeating(t, "seating_swordmasters.txt", seatingLines(tab, tabletest.Box(t)))
}

// The first player reveals at once in every round: the Rival goes on between the
// turns of the other human, and after them (docs/decisions.md#c5).
func TestSeatingAHumanRevealsFirst(t *testing.T) {
	w := &walker{order: map[engine.Seat][]string{1: quiet, 3: quiet}}
	w.early = func(t *engine.Table, s engine.Seat) bool { return s == t.Pos.First }
	tab := seatingGame(t, "glossu_rabban", w, nil)
	checkSeating(t, tab)
	compareSeating(t, "seating_reveal_first.txt", seatingLines(tab, tabletest.Box(t)))
}

// The Rival's last Agent of round 1 pays for its Swordmaster, when both humans
// have revealed: it takes another turn (docs/decisions.md#q18).
func TestSeatingASwordmasterInTheLastTurn(t *testing.T) {
	w := &walker{order: map[engine.Seat][]string{1: quiet, 3: quiet}}
	w.early = func(t *engine.Table, _ engine.Seat) bool { return t.Pos.Round == 1 }
	tab := seatingGame(t, "amber_metulli", w, func(_ *rival.Box, p *engine.Position) { p.Seat[2].Purse[engine.Solari] = 6 },
		"sardaukar", "accept_contract_or_shipping_a", "research_station")
	checkSeating(t, tab)
	lines := seatingLines(tab, tabletest.Box(t))
	if want := "round 1: Mia reveals, Amber sa, Leon reveals, Amber ac (Swordmaster), Amber rs"; lines[0] != want {
		t.Errorf("got  %s\nwant %s", lines[0], want)
	}
	compareSeating(t, "seating_last_turn.txt", lines)
}
