package odds_test

import (
	"math"
	"slices"
	"testing"

	"househagal/data"
	"househagal/engine"
	"househagal/hagal"
	"househagal/rival"
	"househagal/rival/odds"
)

// random answers the humans of a game by chance.
type random struct{ n uint64 }

func (r *random) Ask(_ *engine.Table, q engine.Question) int {
	r.n = r.n*6364136223846793005 + 1442695040888963407
	for {
		k := int(r.n >> 33)
		if q.Kind == engine.AskWhereTo && k%5 == 0 {
			return engine.AnsReveal
		}
		a := k % 40
		if q.Mask == 0 {
			a = int(q.Min) + k%(min(int(q.Max)-int(q.Min), 5)+1)
		}
		if q.Fits(a) {
			return a
		}
		r.n = r.n*6364136223846793005 + 1
	}
}

// catcher keeps positions in which a Rival is about to act.
type catcher struct {
	engine.Actor
	every int
	seen  int
	pos   []engine.Position
	who   []engine.Seat
}

func (c *catcher) AgentTurn(t *engine.Table, s engine.Seat) bool {
	if c.seen++; c.seen%c.every == 0 {
		c.pos, c.who = append(c.pos, t.Pos), append(c.who, s)
	}
	return c.Actor.AgentTurn(t, s)
}

// positions are some from the middle of games.
func positions(t *testing.T, id engine.GameID, mode engine.Mode, ids ...string) (*rival.Box, *catcher) {
	t.Helper()
	return positionsOf(t, rival.Choice{Game: id, Mode: mode}, ids)
}

// positionsOf are some from the middle of games with modules.
func positionsOf(t *testing.T, choice rival.Choice, ids []string) (*rival.Box, *catcher) {
	t.Helper()
	mode := choice.Mode
	box, err := data.LoadWith(choice)
	if err != nil {
		t.Fatal(err)
	}
	s := rival.Setup{Mode: mode}
	icons := []engine.Icon{engine.DesertMouse, engine.Ornithopter, engine.Crysknife}
	s.Seats[1].Human = true
	if mode == engine.Solo {
		s.Difficulty = 3
		s.Seats[2].Rival, s.Seats[3].Rival = box.ByID(ids[0]), box.ByID(ids[1])
	} else {
		s.Seats[2].Rival, s.Seats[3].Human = box.ByID(ids[0]), true
	}
	for i := range icons {
		if len(box.Rules.Objectives) > 1 {
			s.Seats[i+1].Objective = icons[i]
		}
	}
	pos, err := rival.NewGame(box, s)
	if err != nil {
		t.Fatal(err)
	}
	table, rivals := rival.NewTable(box, pos, 11, &random{7})
	c := &catcher{Actor: rivals, every: 3}
	table.Rivals = c
	table.Options.Deals, table.Options.Purses = true, true
	rival.Shuffle(table, box)
	table.Play()
	return box, c
}

// played is how often each space was taken in n turns from the same position with
// the pile in any order.
func played(box *rival.Box, pos *engine.Position, who engine.Seat, n int) (space [engine.SpaceCap]float64, stays float64) {
	table, rivals := rival.NewTable(box, *pos, 0, &random{3})
	luck := engine.Luck{Seed: 99}
	for range n {
		table.Pos = *pos
		luck.Shuffle(&table.Pos.Deck.Draw)
		table.Luck = engine.Luck{Seed: luck.Shuffles * 77}
		if !rivals.AgentTurn(table, who) {
			stays += 1 / float64(n)
			continue
		}
		for sp := range space {
			if (table.Pos.AgentsOf[who] &^ pos.AgentsOf[who]).Has(engine.Space(sp)) {
				space[sp] += 1 / float64(n)
			}
		}
	}
	return space, stays
}

// The odds are those of played turns: 100,000 from each of many positions.
func TestOddsAgainstPlayedTurns(t *testing.T) {
	turns := 100_000
	if testing.Short() {
		turns = 10_000
	}
	worst := 0.0
	for _, x := range []struct {
		id      engine.GameID
		mode    engine.Mode
		ids     []string
		modules []string
	}{
		{engine.Uprising, engine.Solo, []string{"irulan_corrino", "staban_tuek"}, nil},
		{engine.Uprising, engine.Solo, []string{"muad_dib", "lady_jessica"}, nil},
		{engine.Uprising, engine.TwoPlayer, []string{"glossu_rabban"}, nil},
		{engine.Uprising, engine.Solo, []string{"chani", "gaius_helen_mohiam"}, []string{"choam", "immortality", "bloodlines", "esmar"}},
		{engine.Imperium, engine.Solo, []string{"esmar_tuek", "ilban_richese"}, []string{"immortality", "bloodlines"}},
	} {
		box, c := positionsOf(t, rival.Choice{Game: x.id, Mode: x.mode, Layers: x.modules}, x.ids)
		for i := range c.pos {
			got := odds.Of(box, &c.pos[i], c.who[i])
			space, stays := played(box, &c.pos[i], c.who[i], turns)
			sum := got.Stays
			for sp := range space {
				sum += got.Space[sp]
				d := math.Abs(got.Space[sp] - space[sp])
				worst = max(worst, d)
				if d > 5*math.Sqrt(space[sp]*(1-space[sp])/float64(turns))+0.003 {
					t.Errorf("%v, position %d (%d cards left): %s %.4f, played %.4f", x.ids, i, c.pos[i].Deck.Draw.N, box.Rules.Spaces[sp].ID, got.Space[sp], space[sp])
				}
			}
			if math.Abs(sum-1) > 1e-6 || math.Abs(got.Stays-stays) > 0.005 {
				t.Errorf("%v, position %d: in all %.6f, stays %.4f, played %.4f", x.ids, i, sum, got.Stays, stays)
			}
		}
		if len(c.pos) < 3 {
			t.Errorf("%v: %d positions", x.ids, len(c.pos))
		}
	}
	t.Logf("the worst difference is %.4f", worst)
}

// Where no card fits but Reshuffle, the Agent stays.
func TestOddsOfNothing(t *testing.T) {
	box, c := positions(t, engine.Uprising, engine.TwoPlayer, "glossu_rabban")
	p := c.pos[0]
	p.AgentsOf[1] = ^engine.SpaceSet(0)
	if got := odds.Of(box, &p, c.who[0]); math.Abs(got.Stays-1) > 1e-6 {
		t.Errorf("stays %.6f, want 1", got.Stays)
	}
}

// In a deck of one's own that goes on and on, the odds are counted all the same.
func TestOddsGoOn(t *testing.T) {
	box, c := positions(t, engine.Uprising, engine.TwoPlayer, "glossu_rabban")
	own := *box
	own.Deck.Cards = slices.Clone(box.Deck.Cards)
	for i := range own.Deck.Cards {
		x := &own.Deck.Cards[i]
		x.GoesOn = !x.Reshuffle && i%3 != 0
		if x.GoesOn {
			x.Faces = []hagal.Face{{}}
		}
	}
	for i := range c.pos {
		got := odds.Of(&own, &c.pos[i], c.who[i])
		sum := got.Stays
		for _, p := range got.Space {
			sum += p
		}
		if math.Abs(sum-1) > 1e-6 {
			t.Errorf("position %d: in all %.6f", i, sum)
		}
	}
}

// The order of the pile is not known: it changes nothing, and nothing is changed.
func TestOddsKnowNoOrder(t *testing.T) {
	box, c := positions(t, engine.Uprising, engine.Solo, "irulan_corrino", "staban_tuek")
	for i := range c.pos {
		a, before := odds.Of(box, &c.pos[i], c.who[i]), c.pos[i]
		if c.pos[i] != before {
			t.Error("the position was changed")
		}
		luck := engine.Luck{Seed: 5}
		luck.Shuffle(&c.pos[i].Deck.Draw)
		if b := odds.Of(box, &c.pos[i], c.who[i]); a != b {
			t.Errorf("position %d: another order, other odds", i)
		}
	}
}

// Swords are within what is left; with an empty pile any card may come.
func TestSwords(t *testing.T) {
	box, c := positions(t, engine.Uprising, engine.Solo, "irulan_corrino", "staban_tuek")
	p := c.pos[0]
	p.Conflict, p.Round = 0, 2
	for _, x := range []struct {
		cards     []string
		low, high int
	}{
		{[]string{"sardaukar"}, 4, 4},
		{[]string{"sardaukar", "place_spy_city"}, 2, 4},
		{nil, 0, 5},
	} {
		p.Deck.Draw = engine.Pile{}
		for _, id := range x.cards {
			p.Deck.Draw.Cards[p.Deck.Draw.N] = box.Deck.ByID(id)
			p.Deck.Draw.N++
		}
		if low, high := odds.Swords(box, &p); low != x.low || high != x.high {
			t.Errorf("%v: %d to %d swords, want %d to %d", x.cards, low, high, x.low, x.high)
		}
	}
}

// BenchmarkOf counts one turn.
func BenchmarkOf(b *testing.B) {
	t := &testing.T{}
	box, c := positions(t, engine.Uprising, engine.Solo, "irulan_corrino", "staban_tuek")
	for i := 0; b.Loop(); i++ {
		odds.Of(box, &c.pos[i%len(c.pos)], c.who[i%len(c.pos)])
	}
}
