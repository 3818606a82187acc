package tabletest

import (
	"fmt"
	"strings"

	"househagal/engine"
)

// Only checks that these facts are true now and that nothing else changed since
// With, but for the Hagal deck and for what is unknown.
func (s *Scene) Only(facts string) *Scene {
	s.T.Helper()
	want := s.before
	setter{s}.apply(&want, &s.before, facts)
	return s.compare(s.before, s.Table.Pos, want)
}

// OnlyOf is Only for what belongs to one seat: what lies before it, its Spies, its
// control markers, its Alliances.
func (s *Scene) OnlyOf(role, facts string) *Scene {
	s.T.Helper()
	want := s.before
	setter{s}.apply(&want, &s.before, facts)
	seat := s.role(role)
	return s.compare(of(seat, s.before), of(seat, s.Table.Pos), of(seat, want))
}

// of is what belongs to seat in p.
func of(seat engine.Seat, p engine.Position) (out engine.Position) {
	out.Seat[seat] = p.Seat[seat]
	out.SpiesOf[seat] = p.SpiesOf[seat]
	for i, holder := range p.Control {
		if holder == seat {
			out.Control[i] = seat
		}
	}
	for i, holder := range p.Alliance {
		if holder == seat {
			out.Alliance[i] = seat
		}
	}
	return out
}

func (s *Scene) compare(was, got, want engine.Position) *Scene {
	s.T.Helper()
	want.Deck, got.Deck = engine.Deck{}, engine.Deck{}
	want.Unknown, got.Unknown = engine.Unknown{}, engine.Unknown{}
	if got == want {
		return s
	}
	before, a, b := s.list(&was), s.list(&got), s.list(&want)
	n := 0
	for i := range a {
		if a[i] != b[i] {
			s.T.Errorf("%s\n\twas    %s\n\tis     %s\n\twanted %s", s.about(i), before[i], a[i], b[i])
			n++
		}
	}
	if n == 0 {
		s.T.Errorf("positions differ\n\tis     %+v\n\twanted %+v", got, want)
	}
	return s
}

// Has checks that facts are true now, whatever else changed.
func (s *Scene) Has(facts string) *Scene {
	s.T.Helper()
	want := s.Table.Pos
	setter{s}.apply(&want, &s.before, facts)
	a, b := s.list(&s.Table.Pos), s.list(&want)
	for i := range a {
		if a[i] != b[i] {
			s.T.Errorf("%s\n\tis     %s\n\twanted %s", s.about(i), a[i], b[i])
		}
	}
	return s
}

// Unchanged checks that nothing changed.
func (s *Scene) Unchanged() *Scene {
	s.T.Helper()
	return s.Only("")
}

func (s *Scene) about(i int) string {
	if i < engine.Seats {
		return s.roles[i+1]
	}
	return "the table"
}

// list tells a position: a line a seat, then a line a thing on the board.
func (s *Scene) list(p *engine.Position) []string {
	var out []string
	for i := engine.Seat(1); i <= engine.Seats; i++ {
		out = append(out, s.listSeat(p, i))
	}
	r := &s.Box.Rules
	var agents, bonus, tokens, spies, control, flags, alliance []string
	for i := 1; i < len(r.Spaces); i++ {
		id := r.Spaces[i].ID
		for seat := engine.Seat(1); seat <= engine.Seats; seat++ {
			if p.AgentsOf[seat].Has(engine.Space(i)) {
				agents = append(agents, id+":"+s.roles[seat])
			}
		}
		if p.Bonus[i] != 0 {
			bonus = append(bonus, fmt.Sprintf("%s:%d", id, p.Bonus[i]))
		}
		if p.Tokens.Has(engine.Space(i)) {
			tokens = append(tokens, id)
		}
		if p.Control[i] != engine.NoSeat {
			control = append(control, id+":"+s.roles[p.Control[i]])
		}
		if p.Flags[i] != engine.NoSeat {
			flags = append(flags, id+":"+s.roles[p.Flags[i]])
		}
	}
	for i := 1; i < len(r.Posts); i++ {
		for seat := engine.Seat(1); seat <= engine.Seats; seat++ {
			if p.SpiesOf[seat].Has(engine.Post(i)) {
				spies = append(spies, r.Posts[i].ID+":"+s.roles[seat])
			}
		}
	}
	for f := engine.Emperor; f < engine.FactionEnd; f++ {
		alliance = append(alliance, r.Factions[f].ID+":"+s.roles[p.Alliance[f]])
	}
	add := func(what string, list []string) { out = append(out, what+" "+strings.Join(list, " ")) }
	add("agents", agents)
	add("bonus", bonus)
	add("tokens", tokens)
	add("spies", spies)
	add("control", control)
	add("flags", flags)
	add("alliances", alliance)
	add("market", market(r, p))
	return append(out, fmt.Sprintf("round %d phase %d conflict %s first %s turn %s wall gone %v blocked %b shown %v reveals %v seen %v first gone %b",
		p.Round, p.Phase, r.Conflicts[p.Conflict].ID, s.roles[p.First], s.roles[p.Turn], p.WallGone, p.Blocked, p.Shown, p.Reveals, p.Seen, p.FirstGone))
}

// market tells the stacks of tiles, and which are out of the game.
func market(r *engine.Rules, p *engine.Position) (out []string) {
	for k := 1; k <= engine.Stacks; k++ {
		top := engine.TileSet(0).With(p.Market.Top[k])
		out = append(out, fmt.Sprintf("%s of %d", strings.Join(tileIDs(r, top), ""), p.Market.Height[k]))
	}
	return append(out, "gone", strings.Join(tileIDs(r, p.Market.Gone), ","))
}

func tileIDs(r *engine.Rules, set engine.TileSet) (out []string) {
	for k := range r.Tiles {
		if set.Has(engine.Tile(k)) {
			out = append(out, r.Tiles[k].ID)
		}
	}
	return out
}

func (s *Scene) listSeat(p *engine.Position, seat engine.Seat) string {
	x := p.Seat[seat]
	var out []string
	for _, w := range numbers {
		wide, small := number(&x, w)
		switch {
		case wide != nil && *wide != 0:
			out = append(out, fmt.Sprintf("%s %d", w, *wide))
		case small != nil && *small != 0:
			out = append(out, fmt.Sprintf("%s %d", w, *small))
		}
	}
	for _, w := range flags {
		if *flagOf(&x, w) {
			out = append(out, w)
		}
	}
	for _, post := range x.SpiesPlaced {
		if post != engine.NoPost {
			out = append(out, "spy "+s.Box.Rules.Posts[post].ID)
		}
	}
	for _, id := range tileIDs(&s.Box.Rules, x.Tiles) {
		out = append(out, "tile "+id)
	}
	for _, id := range tileIDs(&s.Box.Rules, x.Used) {
		out = append(out, "used "+id)
	}
	return strings.Join(out, ", ")
}
