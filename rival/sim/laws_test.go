package sim_test

import (
	"fmt"
	"reflect"
	"testing"

	"pgregory.net/rapid"

	"househagal/engine"
	"househagal/rival"
	"househagal/rival/sim"
)

// Whole games with the random stand-in, whose cards do more now and then. The
// laws hold whenever a question stands by itself, and after each phase.

// TestLaws walks through games of every Rival, level and variant.
func TestLaws(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		s := drawSetup(t, r)
		seed := rapid.Uint64().Draw(r, "seed")
		g := newGame(t, s)
		g.Begin(seed)
		for steps := 0; g.Table.Pos.Phase != engine.Over; steps++ {
			if steps > 100 {
				r.Fatalf("no end after %d phases", steps)
			}
			before, wall := g.Table.Pos, g.Table.Pos.WallGone
			kept := before
			g.Table.Step()
			if before != kept {
				r.Fatalf("a copy of the position changed with the table")
			}
			if wall && !g.Table.Pos.WallGone {
				r.Fatalf("the Shield Wall came back")
			}
			if err := laws(&g.Table, s.Book.Box); err != nil {
				r.Fatalf("round %d, after phase %d: %v", before.Round, before.Phase, err)
			}
		}
		if n := g.Table.Pos.Round; n > 10 {
			r.Fatalf("the game went on into round %d", n)
		}
		if g.Table.Result.Winners == 0 {
			r.Fatalf("nobody won")
		}
	})
}

// TestSameSeed holds that a game is its seed: the same events, the same end.
func TestSameSeed(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		s := drawSetup(t, r)
		seed := rapid.Uint64().Draw(r, "seed")
		play := func() ([]engine.Event, engine.Position) {
			g := newGame(t, s)
			g.Table.Watch = true
			g.Play(seed ^ 1) // what was played before must not matter
			g.Play(seed)
			return g.Table.Events, g.Table.Pos
		}
		ev1, pos1 := play()
		ev2, pos2 := play()
		if pos1 != pos2 || !reflect.DeepEqual(ev1, ev2) {
			r.Fatalf("seed %d gave two games", seed)
		}
	})
}

// drawSetup draws who plays: solo by two of the eight Rivals (any of the ten,
// were YAML to allow it), two-player by any of the ten, streamlined or not.
func drawSetup(t *testing.T, r *rapid.T) *sim.Setup {
	m := rapid.SampledFrom([]engine.Mode{engine.Solo, engine.TwoPlayer}).Draw(r, "mode")
	b := book(t, m)
	n := b.Numbers
	n.Random.More = rapid.IntRange(0, 120).Draw(r, "more")
	b = sim.NewBook(b.Box, m, n, nil)
	flag := func(name string) bool { return rapid.Bool().Draw(r, name) }
	s := &sim.Setup{Book: b, Table: rival.Setup{Mode: m, Variants: engine.Variants{
		ExpertDeployment: flag("expert"), BrutalEscalation: flag("brutal"), SmartPolitics: flag("smart"),
	}}}
	if m == engine.Solo {
		s.Table.Difficulty = engine.Difficulty(rapid.IntRange(1, len(b.Box.Rules.Levels)-1).Draw(r, "level"))
		s.Table.Variants.RowChurn = flag("churn")
	}
	all := rapid.Permutation(rivalIDs(b.Box)).Draw(r, "rivals")
	for i := 1; i <= engine.Seats; i++ {
		x := &s.Table.Seats[i]
		x.Human = i == 1 || m == engine.TwoPlayer && i == 3
		if !x.Human {
			x.Rival, all = all[0], all[1:]
			x.Streamlined = flag("streamlined")
			continue
		}
		s.Given[i] = watched(t, r, b)
	}
	return s
}

func rivalIDs(b *rival.Box) []engine.RivalID {
	var ids []engine.RivalID
	for i := 1; i < len(b.Rivals); i++ {
		ids = append(ids, engine.RivalID(i))
	}
	return ids
}

func newGame(t *testing.T, s *sim.Setup) *sim.Game {
	t.Helper()
	g, err := sim.NewGame(s)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// watcher is a stand-in that looks at the laws before it answers a question that
// stands by itself, and at each answer it gives.
type watcher struct {
	sim.StandIn
	r   *rapid.T
	box *rival.Box
}

func watched(t *testing.T, r *rapid.T, b *sim.Book) sim.StandIn {
	who, err := sim.NewStandIn(sim.Random, b)
	if err != nil {
		t.Fatal(err)
	}
	return &watcher{who, r, b.Box}
}

func (w *watcher) Ask(t *engine.Table, q engine.Question) int {
	if !q.Follow && q.Kind != engine.FactIntrigue && q.Kind != engine.FactPurse {
		if err := laws(t, w.box); err != nil {
			w.r.Fatalf("round %d, asked %v: %v", t.Pos.Round, q.Kind, err)
		}
	}
	if q.Kind == engine.AskWhereTo {
		for sp := range t.Rules.Spaces {
			if open := sp > 0 && t.Closed(q.Seat, engine.Space(sp)) == engine.OpenSpace; open != q.Open(sp) {
				w.r.Fatalf("space %d is open: %v, offered: %v", sp, open, q.Open(sp))
			}
		}
	}
	a := w.StandIn.Ask(t, q)
	if q.Kind == engine.AskMoreNumber && engine.MoreKind(q.Amount) == engine.MoreVP {
		a = max(a, engine.AnsZero) // VP stop at 0, and then no longer say where they came from
	}
	if !q.Fits(a) {
		w.r.Fatalf("%d does not answer %+v", a, q)
	}
	return a
}

// laws returns the first law that the position breaks.
func laws(t *engine.Table, b *rival.Box) error {
	for s := engine.Seat(1); s <= engine.Seats; s++ {
		if err := seatLaws(t, s); err != nil {
			return fmt.Errorf("seat %d: %w", s, err)
		}
		if x := &t.Pos.Seat[s]; !x.Human {
			if err := rivalLaws(t, b, s); err != nil {
				return fmt.Errorf("%s: %w", b.Rivals[x.Rival].Name, err)
			}
		}
	}
	for f := engine.Emperor; f < engine.FactionEnd; f++ {
		if err := allianceLaw(&t.Pos, f); err != nil {
			return err
		}
	}
	return deckLaw(&t.Pos, b)
}

func seatLaws(t *engine.Table, s engine.Seat) error {
	p, x := &t.Pos, &t.Pos.Seat[s]
	if x.Garrison < 0 || x.Troops < 0 || p.Supply(s) < 0 {
		return fmt.Errorf("troops: %d in garrison, %d in the Conflict, %d in supply", x.Garrison, x.Troops, p.Supply(s))
	}
	if n := p.SpiesOut(s); n > engine.SpiesOfSeat {
		return fmt.Errorf("%d Spies out", n)
	}
	if n := p.AgentsOut(s) + int(x.Agents); n != t.AgentsOwned(s) && p.Phase != engine.RoundStart {
		return fmt.Errorf("%d Agents, of %d", n, t.AgentsOwned(s))
	}
	for f, n := range x.Influence {
		if n < 0 || n > engine.InfluenceTop {
			return fmt.Errorf("influence %d with Faction %d", n, f)
		}
	}
	vp := 0
	for _, n := range t.Tally[s] {
		vp += int(n)
	}
	if vp != int(x.VP) {
		return fmt.Errorf("%d VP, but its sources give %d", x.VP, vp)
	}
	if err := trackLaw(t, s); err != nil {
		return err
	}
	if x.Sandworms < 0 || x.VP < 0 || x.Intrigue < 0 {
		return fmt.Errorf("a count below 0: %+v", *x)
	}
	return nil
}

// trackLaw holds that the tracks explain the VP booked for them.
func trackLaw(t *engine.Table, s engine.Seat) error {
	p, x := &t.Pos, &t.Pos.Seat[s]
	two, tokens := 0, 0
	for f := engine.Emperor; f < engine.FactionEnd && !x.Streamlined; f++ {
		if x.Influence[f] >= t.Rules.Const.InfluenceVPAt {
			two++
		}
		if p.Alliance[f] == s {
			tokens += int(t.Rules.Const.AllianceVP)
		}
	}
	if n := int(t.Tally[s][engine.FromInfluence]); n != two {
		return fmt.Errorf("%d VP of influence, but the tracks give %d", n, two)
	}
	if n := int(t.Tally[s][engine.FromAlliance]); n != tokens {
		return fmt.Errorf("%d VP of Alliances, but it holds %d", n, tokens)
	}
	return nil
}

// rivalLaws hold whenever a Rival is at rest: nothing it must buy is left, and
// its Spies are known.
func rivalLaws(t *engine.Table, b *rival.Box, s engine.Seat) error {
	x, c := &t.Pos.Seat[s], &t.Rules.Const
	if n := t.Pos.SpiesOut(s); n >= int(c.SchemeSpies) {
		return fmt.Errorf("%d Spies out at rest", n)
	}
	for i, post := range x.SpiesPlaced[:t.Pos.SpiesOut(s)] {
		if !t.Pos.Spies[post].Has(s) {
			return fmt.Errorf("Spy %d of %v is not on the board", i, x.SpiesPlaced)
		}
	}
	if !x.Swordmaster && rival.Pooled(x) >= int(b.Rivals[x.Rival].Swordmaster) {
		return fmt.Errorf("a Swordmaster is due: %d pooled", rival.Pooled(x))
	}
	if x.Streamlined {
		if x.VP != 0 {
			return fmt.Errorf("a streamlined Rival has %d VP", x.VP)
		}
		return nil
	}
	for r, n := range x.Purse {
		if n < 0 || x.Swordmaster && c.VPPrice[r] > 0 && n >= int16(c.VPPrice[r]) {
			return fmt.Errorf("resource %d stands at %d", r, n)
		}
	}
	if x.Swordmaster && x.Intrigue >= int16(c.VPIntrigue) {
		return fmt.Errorf("%d Intrigue cards with its Swordmaster", x.Intrigue)
	}
	return nil
}

func allianceLaw(p *engine.Position, f engine.Faction) error {
	h := p.Alliance[f]
	for s := engine.Seat(1); s <= engine.Seats; s++ {
		n := p.Seat[s].Influence[f]
		switch {
		case h == engine.NoSeat && n >= 4:
			return fmt.Errorf("the Alliance %d is free while seat %d has %d", f, s, n)
		case h != engine.NoSeat && p.Seat[h].Influence[f] < 4:
			return fmt.Errorf("seat %d holds the Alliance %d with %d", h, f, p.Seat[h].Influence[f])
		case h != engine.NoSeat && n > p.Seat[h].Influence[f]:
			return fmt.Errorf("seat %d with %d stands above the holder of the Alliance %d", s, n, f)
		}
	}
	return nil
}

// deckLaw holds that no Hagal card is lost and none appears.
func deckLaw(p *engine.Position, b *rival.Box) error {
	var n [engine.CardCap]int
	for _, pile := range []*engine.Pile{&p.Deck.Draw, &p.Deck.Discard} {
		for _, c := range pile.Cards[:pile.N] {
			n[c]++
		}
	}
	for c := 1; c < len(b.Deck.Cards); c++ {
		if want := b.Deck.Copies(engine.Card(c), p.Mode); n[c] != want {
			return fmt.Errorf("%d cards of %s, of %d", n[c], b.Deck.Cards[c].ID, want)
		}
	}
	return nil
}
