package notation_test

import (
	"testing"

	"pgregory.net/rapid"

	"househagal/data"
	"househagal/data/notation"
	"househagal/engine"
	"househagal/rival"
)

// box returns the box of Uprising as it comes with the program.
func box(t interface{ Fatal(...any) }) *rival.Box {
	b, err := data.Load(engine.Uprising)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// legal draws a position that breaks no check, and names for its seats.
func legal(t *rapid.T, b *rival.Box) notation.Case {
	c := notation.Case{Box: b}
	p, r := &c.Pos, &b.Rules
	flip := func(what string) bool { return rapid.Bool().Draw(t, what) }
	upTo := func(n int, what string) int { return rapid.IntRange(0, n).Draw(t, what) }
	seat := func(what string) engine.Seat { return engine.Seat(rapid.IntRange(1, engine.Seats).Draw(t, what)) }
	id := rapid.OneOf(rapid.SampledFrom([]string{"you", "null", "true", "No", "7", "0x1", "-", "-a", "_", "1e3"}), rapid.StringMatching(`[A-Za-z0-9_-]{1,24}`))
	names := rapid.SliceOfNDistinct(id, 3, 3, rapid.ID[string]).Filter(func(list []string) bool {
		for _, n := range list {
			if n == "agents" || n == "spies" || n == "bonus_spice" || n == "shield_wall" {
				return false
			}
		}
		return true
	}).Draw(t, "names")
	copy(c.Names.ID[1:], names)

	p.Mode = engine.Mode(upTo(1, "mode"))
	if p.Mode == engine.Solo {
		p.Difficulty = engine.Difficulty(rapid.IntRange(1, len(r.Levels)-1).Draw(t, "difficulty"))
	}
	p.Variants = engine.Variants{ExpertDeployment: flip("v"), BrutalEscalation: flip("v"), SmartPolitics: flip("v"), RowChurn: p.Mode == engine.Solo && flip("v")}
	p.WallGone = flip("wall")
	p.Target, p.Round, p.Phase = int8(1+upTo(40, "target")), int8(1+upTo(9, "round")), engine.Phase(upTo(int(engine.RoundStart), "phase"))
	p.Conflict = engine.Conflict(upTo(len(r.Conflicts)-1, "conflict"))
	for i := range upTo(10, "seen") {
		p.Seen[i] = engine.Conflict(rapid.IntRange(1, len(r.Conflicts)-1).Draw(t, "seen"))
	}
	p.First, p.Turn = seat("first"), seat("turn")
	human := seat("human")
	for s := engine.Seat(1); s <= engine.Seats; s++ {
		p.Seat[s].Human = (s == human) == (p.Mode == engine.Solo)
	}
	legalBoard(t, &c, flip, upTo)
	rivals := rapid.SliceOfNDistinct(rapid.IntRange(1, len(b.Rivals)-1), 3, 3, rapid.ID[int]).Draw(t, "rivals")
	for s := engine.Seat(1); s <= engine.Seats; s++ {
		legalSeat(&c, s, engine.RivalID(rivals[s-1]), flip, upTo)
	}
	legalDeck(t, &c, flip)
	return c
}

func legalBoard(t *rapid.T, c *notation.Case, flip func(string) bool, upTo func(int, string) int) {
	p, r := &c.Pos, &c.Box.Rules
	for i := 1; i < len(r.Spaces); i++ {
		x := &r.Spaces[i]
		there := engine.SeatSet(upTo(7, "agents"))
		for s := engine.Seat(1); s <= engine.Seats; s++ {
			if there.Has(s) {
				p.AgentsOf[s] = p.AgentsOf[s].With(engine.Space(i))
			}
		}
		if x.Maker {
			p.Bonus[i] = int8(upTo(99, "bonus"))
		}
		if x.Controllable {
			p.Control[i] = engine.Seat(upTo(3, "control"))
		}
		if upTo(9, "blocked") == 0 {
			p.Blocked = p.Blocked.With(engine.Space(i))
		}
		if upTo(9, "unknown") == 0 {
			p.Unknown.Agents = p.Unknown.Agents.With(engine.Space(i))
			if x.Maker {
				p.Unknown.Bonus = p.Unknown.Bonus.With(engine.Space(i))
			}
		}
	}
	for i := 1; i < len(r.Posts); i++ {
		for s := engine.Seat(1); s <= engine.Seats; s++ {
			if p.SpiesOut(s) < engine.SpiesOfSeat && upTo(4, "spy") == 0 {
				p.SpiesOf[s] = p.SpiesOf[s].With(engine.Post(i))
			}
		}
		if upTo(9, "unknown") == 0 {
			p.Unknown.Spies = p.Unknown.Spies.With(engine.Post(i))
		}
	}
	for f := engine.Emperor; f < engine.FactionEnd; f++ {
		p.Alliance[f] = engine.Seat(upTo(3, "alliance"))
	}
	p.Unknown.ShieldWall = flip("unknown wall")
	for _, s := range rapid.Permutation([]engine.Seat{1, 2, 3}).Draw(t, "order") {
		switch {
		case !flip("listed"):
		case p.Seat[s].Human:
			p.Reveals.Add(s)
		default:
			p.Shown.Add(s)
		}
	}
}

func legalSeat(c *notation.Case, s engine.Seat, card engine.RivalID, flip func(string) bool, upTo func(int, string) int) {
	p := &c.Pos.Seat[s]
	p.VP, p.Agents, p.Swordmaster, p.Revealed = int8(upTo(99, "vp")), int8(upTo(3, "agents")), flip("sm"), flip("revealed")
	for f := engine.Emperor; f < engine.FactionEnd; f++ {
		p.Influence[f] = int8(upTo(6, "influence"))
	}
	for r := range p.Purse {
		p.Purse[r] = int16(upTo(999, "purse"))
	}
	p.Garrison = int8(upTo(12, "garrison"))
	p.Troops = int8(upTo(12-int(p.Garrison), "troops"))
	p.Intrigue, p.Sandworms, p.Strength = int16(upTo(99, "intrigue")), int8(upTo(20, "worms")), int16(upTo(99, "strength"))
	p.Hooks, p.HighCouncil, p.MentatNextRound = flip("hooks"), flip("council"), flip("mentat")
	if p.HasTotal = flip("has total"); p.HasTotal {
		p.TotalStrength = int16(upTo(99, "total"))
	}
	for i := engine.Crysknife; i < engine.IconEnd; i++ {
		p.Icons[i] = int8(upTo(9, "icons"))
	}
	if p.Human {
		u := &c.Pos.Unknown.Seats[s]
		*u = engine.UnknownSeat{Intrigue: flip("u"), VP: flip("u"), Troops: flip("u"), Sandworms: flip("u"), Strength: flip("u"), Hooks: flip("u"),
			Influence: [engine.FactionEnd]bool{false, flip("u"), flip("u"), flip("u"), flip("u")},
			Purse:     [engine.ResourceEnd]bool{flip("u"), flip("u"), flip("u")}}
		return
	}
	p.Rival, p.Streamlined = card, flip("streamlined")
	n := 0
	for i := range engine.PostCap { // the last one first, so that the order tells
		if post := engine.Post(engine.PostCap - 1 - i); c.Pos.SpiesOf[s].Has(post) {
			p.SpiesPlaced[n] = post
			n++
		}
	}
}

func legalDeck(t *rapid.T, c *notation.Case, flip func(string) bool) {
	d := &c.Pos.Deck
	if d.Physical = flip("physical"); d.Physical {
		return
	}
	var whole []engine.Card
	for i := 1; i < len(c.Box.Deck.Cards); i++ {
		for range c.Box.Deck.Copies(engine.Card(i), c.Pos.Mode) {
			whole = append(whole, engine.Card(i))
		}
	}
	whole = rapid.Permutation(whole).Draw(t, "deck")
	a := rapid.IntRange(0, len(whole)).Draw(t, "draw")
	z := rapid.IntRange(a, len(whole)).Draw(t, "discard")
	d.Draw.N = uint8(copy(d.Draw.Cards[:], whole[:a]))
	d.Discard.N = uint8(copy(d.Discard.Cards[:], whole[a:z]))
}

func TestReadWhatIsWritten(t *testing.T) {
	b := box(t)
	r := notation.NewReader(data.LoadWith)
	rapid.Check(t, func(t *rapid.T) {
		c := legal(t, b)
		text := c.AppendJSON(nil)
		back, err := r.JSON("p.json", text)
		if err != nil {
			t.Fatalf("%v\n%s", err, text)
		}
		if back != c {
			t.Fatalf("JSON:\n%s\ncame back as\n%s", text, back.AppendJSON(nil))
		}
		text = c.YAML()
		if back, err = r.YAML("p.yaml", text); err != nil {
			t.Fatalf("%v\n%s", err, text)
		}
		if back != c {
			t.Fatalf("YAML:\n%s\ncame back as\n%s", text, back.YAML())
		}
	})
}

func TestFreshDeckComesBackFresh(t *testing.T) {
	r := notation.NewReader(data.LoadWith)
	c, err := r.YAML("p.yaml", []byte(small))
	if err != nil || !c.Fresh {
		t.Fatal(err, c.Fresh)
	}
	back, err := r.JSON("p.json", c.AppendJSON(nil))
	if err != nil || back != c {
		t.Errorf("%v: %s", err, back.AppendJSON(nil))
	}
}
