package tabletest

import (
	"slices"
	"strconv"
	"strings"

	"househagal/engine"
)

// setter makes facts true in a position.
type setter struct{ *Scene }

// apply makes facts true in p; numbers with a sign count from before.
func (s setter) apply(p, before *engine.Position, facts string) {
	s.T.Helper()
	from := *before
	for _, line := range strings.FieldsFunc(facts, func(r rune) bool { return r == ';' || r == '\n' }) {
		w := strings.Fields(line)
		switch {
		case len(w) == 0:
		case len(w) == 3 && s.roleOf(w[0]) != engine.NoSeat:
			s.applySeat(p, &from, s.roleOf(w[0]), w[1], w[2])
		case len(w) == 3:
			s.applyThing(p, &from, w[0], w[1], w[2])
		case len(w) == 2:
			s.applyTable(p, w[0], w[1])
		default:
			s.T.Fatalf("not a fact: %q", line)
		}
	}
}

// number is a number of a seat: where it lies, by its word.
func number(x *engine.SeatState, word string) (wide *int16, small *int8) {
	if r := slices.Index(resources, word); r >= 0 {
		return &x.Purse[r], nil
	}
	if i := slices.Index(icons, word); i >= 0 {
		return nil, &x.Icons[i]
	}
	switch word {
	case "intrigue":
		wide = &x.Intrigue
	case "strength":
		wide = &x.Strength
	case "total":
		wide = &x.TotalStrength
	case "vp":
		small = &x.VP
	case "garrison":
		small = &x.Garrison
	case "troops":
		small = &x.Troops
	case "worms":
		small = &x.Sandworms
	case "unit_home", "unit2_home":
		small = &x.Units[kind(word)].Garrison
	case "unit_in", "unit2_in":
		small = &x.Units[kind(word)].Conflict
	case "unit_supply", "unit2_supply":
		small = &x.Units[kind(word)].Supply
	case "negotiators":
		small = &x.Negotiators
	case "agents":
		small = &x.Agents
	case "track1", "track2", "track3":
		small = &x.Tracks[word[5]-'0']
	case "E", "G", "B", "F":
		small = &x.Influence[tracks[word]]
	}
	return wide, small
}

// kind is the kind of unit that a word is about.
func kind(word string) engine.Unit {
	if strings.HasPrefix(word, "unit2") {
		return 2
	}
	return 1
}

var (
	resources = engine.IDs(engine.ResourceEnd)
	icons     = engine.IDs(engine.IconEnd)
	numbers   = slices.Concat(resources, []string{"intrigue", "strength", "total", "vp", "garrison", "troops", "worms", "unit_home", "unit_in", "unit_supply", "unit2_home", "unit2_in", "unit2_supply", "negotiators", "agents",
		"E", "G", "B", "F"}, icons[1:], []string{"track1", "track2", "track3"})
	flags  = []string{"hooks", "swordmaster", "revealed", "council", "streamlined"}
	tracks = map[string]engine.Faction{"E": engine.Emperor, "G": engine.SpacingGuild, "B": engine.BeneGesserit, "F": engine.Fremen}
)

func flagOf(x *engine.SeatState, word string) *bool {
	switch word {
	case "hooks":
		return &x.Hooks
	case "swordmaster":
		return &x.Swordmaster
	case "revealed":
		return &x.Revealed
	case "council":
		return &x.HighCouncil
	case "streamlined":
		return &x.Streamlined
	}
	return nil
}

func (s setter) applySeat(p, from *engine.Position, seat engine.Seat, word, value string) {
	s.T.Helper()
	x := &p.Seat[seat]
	if word == "tile" || word == "used" || word == "lost" {
		s.applyTile(x, word, value)
		return
	}
	if f := flagOf(x, word); f != nil {
		*f = value == "yes"
		return
	}
	wide, small := number(x, word)
	oldWide, oldSmall := number(&from.Seat[seat], word)
	n, err := strconv.Atoi(value)
	signed := value[0] == '+' || value[0] == '-'
	switch {
	case err != nil || wide == nil && small == nil:
		s.T.Fatalf("not a fact of a seat: %s %s", word, value)
	case wide != nil && signed:
		*wide = *oldWide + int16(n)
	case wide != nil:
		*wide = int16(n)
	case signed:
		*small = *oldSmall + int8(n)
	default:
		*small = int8(n)
	}
	if word == "total" {
		x.HasTotal = true
	}
}

// applyThing makes a fact of a thing on the board true.
func (s setter) applyThing(p, from *engine.Position, what, where, value string) {
	s.T.Helper()
	switch what {
	case "bonus":
		n, err := strconv.Atoi(value)
		if err != nil {
			s.T.Fatalf("bonus %s %s", where, value)
		}
		if value[0] == '+' {
			n += int(from.Bonus[s.space(where)])
		}
		p.Bonus[s.space(where)] = int8(n)
		return
	case "token":
		p.Tokens = p.Tokens.With(s.space(where))
		if value == "no" {
			p.Tokens = p.Tokens.Without(s.space(where))
		}
		return
	case "stack": // stack 1 windtraps; stack 1 6
		k := where[0] - '0'
		if n, err := strconv.Atoi(value); err == nil {
			p.Market.Height[k] = int8(n)
			return
		}
		p.Market.Top[k] = s.tile(value)
		return
	case "blocked":
		p.Blocked = p.Blocked.With(s.space(where))
		if value == "no" {
			p.Blocked = p.Blocked.Without(s.space(where))
		}
		return
	}
	seat := s.role(value)
	switch what {
	case "agent":
		sp := s.space(where)
		if seat != engine.NoSeat {
			p.AgentsOf[seat] = p.AgentsOf[seat].With(sp)
			return
		}
		for i := range p.AgentsOf {
			p.AgentsOf[i] = p.AgentsOf[i].Without(sp)
		}
	case "spy":
		s.applySpy(p, s.post(where), seat)
	case "control":
		p.Control[s.space(where)] = seat
	case "flag":
		p.Flags[s.space(where)] = seat
	case "alliance":
		p.Alliance[s.faction(where)] = seat
	default:
		s.T.Fatalf("not a fact: %s %s %s", what, where, value)
	}
}

func (s setter) applySpy(p *engine.Position, post engine.Post, seat engine.Seat) {
	if seat != engine.NoSeat {
		p.SpiesOf[seat] = p.SpiesOf[seat].With(post)
		if x := &p.Seat[seat]; !x.Human {
			for i := range x.SpiesPlaced {
				if x.SpiesPlaced[i] == post {
					break
				}
				if x.SpiesPlaced[i] == engine.NoPost {
					x.SpiesPlaced[i] = post
					break
				}
			}
		}
		return
	}
	for i := range p.Seat {
		p.SpiesOf[i] = p.SpiesOf[i].Without(post)
		x, n := &p.Seat[i], 0
		var left [4]engine.Post
		for _, q := range x.SpiesPlaced {
			if q != post && q != engine.NoPost {
				left[n] = q
				n++
			}
		}
		x.SpiesPlaced = left
	}
}

// applyTable makes a fact of the whole table true.
func (s setter) applyTable(p *engine.Position, what, value string) {
	s.T.Helper()
	n, _ := strconv.Atoi(value)
	switch what {
	case "sent":
		p.AgentsOf[p.Turn] = p.AgentsOf[p.Turn].With(s.space(value))
		p.Seat[p.Turn].Agents--
	case "conflict":
		p.Conflict = s.Box.Rules.ConflictByID(value)
		if p.Conflict == 0 && value != "none" {
			s.T.Fatalf("no Conflict card %s", value)
		}
	case "seen":
		c := s.Box.Rules.ConflictByID(value)
		for i := range p.Seen {
			if p.Seen[i] == 0 && c != 0 {
				p.Seen[i] = c
				break
			}
		}
	case "round":
		p.Round = int8(n)
	case "target":
		p.Target = int8(n)
	case "module":
		s.layOver(value)
	case "level":
		p.Difficulty = s.level(value)
	case "variant":
		s.applyVariant(p, value)
	case "gone":
		p.Market.Gone = p.Market.Gone.With(s.tile(value))
	case "first_gone":
		p.FirstGone = p.FirstGone.With(s.track(value))
	case "wall":
		p.WallGone = value == "gone"
	case "first":
		p.First = s.role(value)
	case "turn":
		p.Turn = s.role(value)
	case "phase":
		p.Phase = s.phase(value)
	case "shown":
		add(&p.Shown, s.role(value))
	case "reveals":
		add(&p.Reveals, s.role(value))
	case "unknown":
		s.applyUnknown(p, value)
	default:
		s.T.Fatalf("not a fact: %s %s", what, value)
	}
}

// applyTile gives a tile to a seat, takes it away, or uses it.
func (s setter) applyTile(x *engine.SeatState, word, id string) {
	s.T.Helper()
	switch k := s.tile(id); word {
	case "tile":
		x.Tiles = x.Tiles.With(k)
	case "lost":
		x.Tiles = x.Tiles.Without(k)
	default:
		x.Used = x.Used.With(k)
	}
}

func (s setter) applyVariant(p *engine.Position, name string) {
	s.T.Helper()
	switch name {
	case "expert_deployment":
		p.Variants.ExpertDeployment = true
	case "brutal_escalation":
		p.Variants.BrutalEscalation = true
	case "smart_politics":
		p.Variants.SmartPolitics = true
	case "row_churn":
		p.Variants.RowChurn = true
	default:
		s.T.Fatalf("no variant %s", name)
	}
}

// add adds to a list of seats; nobody clears it.
func add(l *engine.SeatList, seat engine.Seat) {
	if seat == engine.NoSeat {
		*l = engine.SeatList{}
		return
	}
	l.Add(seat)
}
