package session

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/controls"
	"househagal/cmd/internal/layout"
	"househagal/cmd/internal/say"
	"househagal/cmd/internal/setup"
	"househagal/cmd/internal/show"
	"househagal/data"
	"househagal/engine"
)

func deckFlags(mode string, rivals string) setup.Values {
	return setup.Values{"game": "uprising", "mode": mode, "rival": rivals, "input": "deck"}
}

// playDeckOf answers the deck's prompts in order and leaves.
func playDeckOf(t *testing.T, flags setup.Values, seed uint64, do ...func(ask.Prompt) ask.Reply) (*Game, *memory, *scripted) {
	t.Helper()
	p := &scripted{do: do}
	g, m := inMemory(p, flags, seed)
	if over, err := g.Play(); over || !errors.Is(err, ask.ErrEnd) {
		t.Fatalf("over %v, %v", over, err)
	}
	return g, m, p
}

// pages are what was shown at each prompt.
func pages(p *scripted) []string {
	var out []string
	for _, x := range p.asked {
		out = append(out, strings.Join(x.Drawn(0), "\n"))
	}
	return out
}

// The deck turns every card up once before any comes again; "taken" turns the
// next for the same Rival; a swords card counts as turned up.
func TestDeckTurnsEveryCard(t *testing.T) {
	do := []func(ask.Prompt) ask.Reply{}
	for i := range 36 {
		do = append(do, []func(ask.Prompt) ask.Reply{key("1"), key("t"), key("2"), key("3")}[i%4])
	}
	g, m, _ := playDeckOf(t, deckFlags("solo", "irulan_corrino,staban_tuek"), 3, do...)
	seen := map[engine.Card]int{}
	p := &g.table.Pos.Deck
	for _, c := range p.Discard.Cards[:p.Discard.N] {
		seen[c]++
	}
	if p.Draw.N != 0 || p.Discard.N != 36 {
		t.Fatalf("%d to draw, %d turned up", p.Draw.N, p.Discard.N)
	}
	for c := 1; c < len(g.box.Deck.Cards); c++ {
		if n := g.box.Deck.Copies(engine.Card(c), engine.Solo); seen[engine.Card(c)] != n {
			t.Errorf("%s came %d times, of %d", g.box.Deck.Cards[c].ID, seen[engine.Card(c)], n)
		}
	}
	h := again(t, &scripted{}, g, m.lines)
	if _, err := h.Play(); !errors.Is(err, ask.ErrEnd) || h.table.Pos != g.table.Pos {
		t.Errorf("resumed, another deck lies there: %v", err)
	}
}

// Undo takes the card back onto the pile, redo turns up the same one.
func TestDeckUndo(t *testing.T) {
	_, _, p := playDeckOf(t, deckFlags("solo", "any"), 9, enter, enter, order(controls.CommandUndo), order(controls.CommandRedo), key("s"), order(controls.CommandUndo))
	got := pages(p)
	if got[1] != got[3] || got[2] != got[4] || got[4] != got[6] || got[1] == got[2] {
		t.Errorf("pages %q", got)
	}
}

// Between two players Reshuffle is shuffled in at once and another card comes.
func TestDeckOfTwo(t *testing.T) {
	do := slices.Repeat([]func(ask.Prompt) ask.Reply{key("1")}, 60)
	g, _, p := playDeckOf(t, deckFlags("two-player", "amber_metulli"), 1, do...)
	text := strings.Join(pages(p), "\n")
	if !strings.Contains(text, "of 37 cards left") || !strings.Contains(text, "All 37 cards are shuffled into a new pile.") || strings.Contains(text, "AMBER     Reshuffle") {
		t.Error("no Reshuffle in 60 cards, or it was left as a card")
	}
	for _, x := range p.asked {
		for _, l := range x.Drawn(0) {
			if len(l) > 80 {
				t.Errorf("%d cells: %s", len(l), l)
			}
		}
	}
	_ = g
}

// Every card and every Rival of both boxes has its page.
func TestDeckPages(t *testing.T) {
	for _, id := range []engine.GameID{engine.Uprising, engine.Imperium} {
		box, err := data.Load(id)
		if err != nil {
			t.Fatal(err)
		}
		table := &engine.Table{Board: engine.Board{Rules: &box.Rules}}
		for r := 1; r < len(box.Rivals); r++ {
			table.Pos.Seat[2].Rival = engine.RivalID(r)
			s := say.Speaker{Box: box, Names: say.Names{Seat: [engine.Seats + 1]string{2: box.Rivals[r].Short}}}
			for c := 1; c < len(box.Deck.Cards); c++ {
				p := show.Deck(s, table, show.DeckState{Left: 5, Size: 36, Last: show.DeckTurn{Seat: 2, Card: engine.Card(c)}})
				lines := layout.Full.Page(&p)
				if len(lines) > 14 {
					t.Errorf("%s, %s: %d lines", box.Rivals[r].ID, box.Deck.Cards[c].ID, len(lines))
				}
			}
		}
	}
}
