package hagal_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"househagal/data/tabletest"
	"househagal/engine"
)

// pile puts cards into the draw pile, the top one first, and the rest of the
// deck into the discard pile.
func pile(s *tabletest.Scene, cards string) *tabletest.Scene {
	d := &s.Box.Deck
	d.Fill(&s.Table.Pos)
	all := s.Table.Pos.Deck.Draw
	s.Table.Pos.Deck = engine.Deck{}
	names := strings.Fields(cards)
	for i := len(names) - 1; i >= 0; i-- {
		put(&s.Table.Pos.Deck.Draw, d.ByID(names[i]))
	}
	left := map[engine.Card]int{}
	for _, n := range names {
		left[d.ByID(n)]++
	}
	for _, c := range all.Cards[:all.N] {
		if left[c] > 0 {
			left[c]--
			continue
		}
		put(&s.Table.Pos.Deck.Discard, c)
	}
	return s.With("")
}

func put(p *engine.Pile, c engine.Card) { p.Cards[p.N] = c; p.N++ }

func turn(s *tabletest.Scene) *tabletest.Scene {
	return s.Do(func(t *engine.Table) { s.Rivals.AgentTurn(t, t.Pos.Turn) })
}

// everySpaceBut closes all spaces but those named.
func everySpaceBut(s *tabletest.Scene, open ...string) {
	facts := ""
	for i := range s.Box.Rules.Spaces {
		id := s.Box.Rules.Spaces[i].ID
		if i > 0 && !strings.Contains(" "+strings.Join(open, " ")+" ", " "+id+" ") {
			facts += fmt.Sprintf("agent %s you; ", id)
		}
	}
	s.With(facts)
}

// Cards come from the top of the pile and go to the discard pile.
func TestTopFirst(t *testing.T) {
	s := pile(tabletest.Solo(t, "staban_tuek"), "sietch_tabr fremkit arrakeen")
	turn(s).Has("rival F 1; agent fremkit rival")
	d := &s.Table.Pos.Deck
	if d.Draw.N != 1 || d.Draw.Cards[0] != s.Box.Deck.ByID("arrakeen") {
		t.Errorf("the pile is %+v", d.Draw)
	}
	if top := d.Discard.Cards[d.Discard.N-1]; top != s.Box.Deck.ByID("fremkit") {
		t.Errorf("on top of the discard pile lies %s", s.Box.Deck.Cards[top].ID)
	}
}

// The last card of the pile is followed without a shuffle: that waits until a
// card must be turned up.
func TestNoShuffleBeforeItIsNeeded(t *testing.T) {
	s := turn(pile(tabletest.Solo(t, "staban_tuek"), "fremkit"))
	if n := len(s.Events(engine.EvShuffle)); n != 0 || s.Table.Pos.Deck.Draw.N != 0 {
		t.Errorf("%d shuffles, %d cards in the pile", n, s.Table.Pos.Deck.Draw.N)
	}
}

// Reshuffle in a turn: all cards, it too, make a new pile; the next one counts.
func TestReshuffleInATurn(t *testing.T) {
	s := turn(pile(tabletest.Pair(t, "gurney_halleck"), "reshuffle fremkit"))
	cards := s.Events(engine.EvCard)
	if cards[0].Result != engine.Reshuffled || len(s.Events(engine.EvShuffle)) != 1 {
		t.Errorf("first %+v", cards[0])
	}
	s.Has("rival agents 1")
	if d := &s.Table.Pos.Deck; d.Draw.N+d.Discard.N != 37 {
		t.Errorf("%d cards in the piles", d.Draw.N+d.Discard.N)
	}
}

// Reshuffle for strength: the same, and another card is turned up for it.
func TestReshuffleInCombat(t *testing.T) {
	s := pile(tabletest.Pair(t, "gurney_halleck").With("rival troops 1"), "reshuffle")
	s.Swords("")
	shown := s.Events(engine.EvStrengthCard)
	if len(shown) != 1 || len(s.Events(engine.EvShuffle)) != 1 {
		t.Fatalf("%d cards shown, %d shuffles", len(shown), len(s.Events(engine.EvShuffle)))
	}
	if got, want := s.Seat("rival").Strength, int16(s.Box.Deck.Cards[shown[0].Card].Swords); got != want {
		t.Errorf("strength %d, the card shown has %d", got, want)
	}
}

// In solo the deck has no Reshuffle; with two players it has.
func TestReshuffleOnlyWithTwo(t *testing.T) {
	for n, s := range map[uint8]*tabletest.Scene{36: tabletest.Solo(t, "staban_tuek"), 37: tabletest.Pair(t, "staban_tuek")} {
		s.Box.Deck.Fill(&s.Table.Pos)
		if got := s.Table.Pos.Deck.Draw.N; got != n {
			t.Errorf("%d cards, want %d", got, n)
		}
	}
}

// No card of a whole fresh deck fits: the turn ends, the Agent stays. Cards passed
// over before the shuffle don't count, so all 36 are turned up after it.
func TestNoCardFits(t *testing.T) {
	s := tabletest.Solo(t, "staban_tuek").With("round 1")
	everySpaceBut(s)
	pile(s, "fremkit arrakeen")
	sent := true
	s.Do(func(t *engine.Table) { sent = s.Rivals.AgentTurn(t, t.Pos.Turn) }).Has("rival agents 2")
	if sent || len(s.Events(engine.EvNoCard)) != 1 {
		t.Errorf("sent %v, %d times no card", sent, len(s.Events(engine.EvNoCard)))
	}
	if n := len(s.Events(engine.EvCard)); n != 2+36 {
		t.Errorf("%d cards turned up, want 2 and the 36 of a fresh deck", n)
	}
	if n := len(s.Events(engine.EvShuffle)); n != 1 {
		t.Errorf("%d shuffles", n)
	}
}

// With two players Reshuffle starts the count again, and the turn still ends.
func TestNoCardFitsWithReshuffle(t *testing.T) {
	s := tabletest.Pair(t, "gurney_halleck").With("round 1")
	everySpaceBut(s)
	pile(s, "fremkit reshuffle")
	turn(s).Has("rival agents 2")
	cards := s.Events(engine.EvCard)
	since := 0
	for _, e := range cards {
		since++
		if e.Result == engine.Reshuffled {
			since = 0
		}
	}
	if since != 36 {
		t.Errorf("%d cards after the last Reshuffle, want every other card once", since)
	}
}

// Where half of a deck of one's own is Reshuffle the turn ends all the same.
func TestNoCardFitsAmongReshuffles(t *testing.T) {
	s := tabletest.Pair(t, "gurney_halleck").With("round 1")
	printed := s.Box.Deck.Cards
	t.Cleanup(func() { s.Box.Deck.Cards = printed })
	cards := slices.Clone(printed)
	s.Box.Deck.Cards = cards
	cards[s.Box.Deck.ByID("reshuffle")].Copies = 37
	everySpaceBut(s)
	pile(s, "")
	turn(s).Has("rival agents 2")
	if n := len(s.Events(engine.EvNoCard)); n != 1 {
		t.Errorf("%d times no card", n)
	}
}

// One card of the whole deck fits: it is found, however many pass before it.
func TestTheOneCardThatFits(t *testing.T) {
	for seed := uint64(1); seed <= 20; seed++ {
		s := tabletest.Solo(t, "staban_tuek").With("round 1; rival G 0")
		s.Table.Luck.Seed = seed
		everySpaceBut(s, "secrets")
		pile(s, "arrakeen")
		turn(s).Has("agent secrets rival; rival agents 1; rival B 1")
	}
}

// A Rival without a fitting card may try again when its turn comes round, and the
// phase ends once everybody else is done.
func TestPhaseEndsWithoutFittingCard(t *testing.T) {
	s := tabletest.Solo(t, "staban_tuek").With("round 1; you revealed yes; you agents 0; other agents 0")
	everySpaceBut(s)
	pile(s, "")
	s.Step().Has("phase combat; rival agents 2")
}
