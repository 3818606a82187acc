package sim_test

import (
	"fmt"
	"math/bits"

	"househagal/engine"
	"househagal/rival"
)

// The laws of a position.

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
	return limitLaw(t, s)
}

// limitLaw holds that no count is beyond its limit.
func limitLaw(t *engine.Table, s engine.Seat) error {
	x := &t.Pos.Seat[s]
	for _, n := range x.Purse {
		if n > engine.TokensTop {
			return fmt.Errorf("%d tokens", n)
		}
	}
	for _, n := range x.Icons {
		if n > engine.IconsTop {
			return fmt.Errorf("%d icons of a kind", n)
		}
	}
	for sp, n := range t.Pos.Bonus {
		if n < 0 || n > engine.BonusTop {
			return fmt.Errorf("%d bonus spice on space %d", n, sp)
		}
	}
	if x.VP > engine.VPTop || x.Intrigue > engine.IntrigueTop || x.Sandworms > engine.SandwormsTop || x.Strength < 0 || x.Strength > engine.StrengthTop ||
		x.Agents < 0 || x.Agents > t.Rules.Const.StartAgents+1 && int(x.Agents) > t.Rules.AgentsTop() {
		return fmt.Errorf("a count beyond its limit: %+v", *x)
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
		if !t.Pos.SpiesOf[s].Has(post) {
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
		hoards := r == int(engine.Spice) && mayHoard(t)
		if n < 0 || x.Swordmaster && c.VPPrice[r] > 0 && n >= int16(c.VPPrice[r]) && !hoards {
			return fmt.Errorf("resource %d stands at %d", r, n)
		}
	}
	if x.Swordmaster && x.Intrigue >= int16(c.VPIntrigue) {
		return fmt.Errorf("%d Intrigue cards with its Swordmaster", x.Intrigue)
	}
	return nil
}

// mayHoard reports whether Rivals keep spice for tiles now.
func mayHoard(t *engine.Table) bool {
	return t.Rules.Const.HoardBelow > 0 && (t.Pos.Conflict == 0 || t.Level() < int(t.Rules.Const.HoardBelow))
}

// tileLaw holds that each tile is in one place: in a stack, with a seat or out of the
// game, and that one that Rivals may take lies face up while there are any.
func tileLaw(t *engine.Table) error {
	m := &t.Pos.Market
	n, marked, known := bits.OnesCount64(uint64(m.Gone)), false, true
	for k := 1; k <= engine.Stacks; k++ {
		n += int(m.Height[k])
		marked = marked || t.Rules.Tiles[m.Top[k]].Marked
		known = known && (m.Top[k] != engine.NoTile) == (m.Height[k] > 0)
	}
	all := m.Gone
	for s := engine.Seat(1); s <= engine.Seats; s++ {
		x := &t.Pos.Seat[s]
		n += bits.OnesCount64(uint64(x.Tiles))
		if x.Tiles&all != 0 || x.Used&^x.Tiles&^m.Gone != 0 || x.Negotiators < 0 || x.Human && x.Negotiators > 0 {
			return fmt.Errorf("seat %d has tiles %b, used %b, %d Negotiators", s, x.Tiles, x.Used, x.Negotiators)
		}
		all |= x.Tiles
	}
	switch {
	case n != len(t.Rules.Tiles)-1:
		return fmt.Errorf("%d tiles, of %d", n, len(t.Rules.Tiles)-1)
	case known && !marked && m.Height != [engine.Stacks + 1]int8{}:
		return fmt.Errorf("no tile that Rivals may take lies face up: %+v", m)
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
