package tabletest

import (
	"slices"
	"strings"

	"househagal/engine"
)

// Role is what a seat is called.
func (s *Scene) Role(seat engine.Seat) string { return s.roles[seat] }

// roleOf returns the seat of a role, NoSeat when it is none.
func (s *Scene) roleOf(name string) engine.Seat {
	for i := engine.Seat(1); i <= engine.Seats; i++ {
		if s.roles[i] == name {
			return i
		}
	}
	return engine.NoSeat
}

func (s *Scene) role(name string) engine.Seat {
	s.T.Helper()
	seat := s.roleOf(name)
	if seat == engine.NoSeat && name != "none" {
		s.T.Fatalf("no seat %s", name)
	}
	return seat
}

func (s *Scene) space(id string) engine.Space {
	s.T.Helper()
	sp := s.Box.Rules.SpaceByID(id)
	if sp == engine.NoSpace {
		s.T.Fatalf("no space %s", id)
	}
	return sp
}

func (s *Scene) post(id string) engine.Post {
	s.T.Helper()
	p := s.Box.Rules.PostByID(id)
	if p == engine.NoPost {
		s.T.Fatalf("no post %s", id)
	}
	return p
}

func (s *Scene) faction(id string) engine.Faction {
	s.T.Helper()
	if f, ok := tracks[id]; ok {
		return f
	}
	for f := engine.Emperor; f < engine.FactionEnd; f++ {
		if s.Box.Rules.Factions[f].ID == id {
			return f
		}
	}
	s.T.Fatalf("no Faction %s", id)
	return engine.NoFaction
}

func (s *Scene) track(id string) engine.Track {
	s.T.Helper()
	for k := range s.Box.Rules.Tracks {
		if k > 0 && s.Box.Rules.Tracks[k].ID == id {
			return engine.Track(k)
		}
	}
	s.T.Fatalf("no track %s", id)
	return engine.NoTrack
}

// tile returns the tile with that id; none for "none".
func (s setter) tile(id string) engine.Tile {
	s.T.Helper()
	for k := range s.Box.Rules.Tiles {
		if k > 0 && s.Box.Rules.Tiles[k].ID == id {
			return engine.Tile(k)
		}
	}
	if id != "none" {
		s.T.Fatalf("no tile %s", id)
	}
	return engine.NoTile
}

func (s *Scene) level(id string) engine.Difficulty {
	s.T.Helper()
	for i := range s.Box.Rules.Levels {
		if s.Box.Rules.Levels[i].ID == id {
			return engine.Difficulty(i)
		}
	}
	s.T.Fatalf("no level %s", id)
	return 0
}

func (s *Scene) phase(id string) engine.Phase {
	s.T.Helper()
	p := slices.Index(engine.IDs(engine.RoundStart+1), id)
	if p < 0 {
		s.T.Fatalf("no phase %s", id)
	}
	return engine.Phase(p)
}

// applyUnknown makes a fact unknown.
func (s setter) applyUnknown(p *engine.Position, fact string) {
	s.T.Helper()
	first, rest, _ := strings.Cut(fact, ".")
	switch first {
	case "shield_wall":
		p.Unknown.ShieldWall = true
		return
	case "tiles":
		switch what, id, _ := strings.Cut(rest, "."); what {
		case "":
			p.Unknown.Offer = true
		case "stacks":
			p.Unknown.Heights |= 1 << (id[0] - '0')
		case "bought":
			p.Unknown.Bought = p.Unknown.Bought.With(s.tile(id))
		}
		return
	case "agents":
		p.Unknown.Agents = p.Unknown.Agents.With(s.space(rest))
		return
	case "tokens":
		p.Unknown.Tokens = p.Unknown.Tokens.With(s.space(rest))
		return
	case "bonus_spice":
		p.Unknown.Bonus = p.Unknown.Bonus.With(s.space(rest))
		return
	case "first_there":
		p.Unknown.First = p.Unknown.First.With(s.track(rest))
		return
	case "spies":
		p.Unknown.Spies = p.Unknown.Spies.With(s.post(rest))
		return
	}
	u := &p.Unknown.Seats[s.role(first)]
	if rest == "flag" {
		p.Unknown.Flag = s.role(first)
		return
	}
	field, f, _ := strings.Cut(rest, ".")
	switch field {
	case "influence":
		u.Influence[s.faction(f)] = true
	case "resources":
		u.Purse = engine.AllTokens()
	case "intrigue":
		u.Intrigue = true
	case "vp":
		u.VP = true
	case "units":
		u.Troops, u.Sandworms, u.Strength = true, true, true
	case "hooks":
		u.Hooks = true
	default:
		s.T.Fatalf("no fact %s", fact)
	}
}
