package tabletest

import (
	"strings"
	"sync"
	"testing"

	"househagal/data"
	"househagal/data/notation"
	"househagal/engine"
	"househagal/hagal"
	"househagal/rival"
)

var boxes = sync.OnceValues(func() (*rival.Box, error) { return data.Load(engine.Uprising) })

// Box is the box of Uprising. It is shared: a test that changes it copies it.
func Box(t testing.TB) *rival.Box {
	t.Helper()
	b, err := boxes()
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// Scene is a table in the middle of a game: round 4, three troops in every
// garrison, two Agents each, nothing else. The table turns its own Hagal cards,
// so that only cards a test names are turned up.
type Scene struct {
	T      testing.TB
	Box    *rival.Box
	Table  *engine.Table
	Rivals *rival.Rivals
	roles  [engine.Seats + 1]string
	before engine.Position
	script script
}

// Solo is a table of you and the Rivals named: rival, and other if a second one
// is named (else one that the test does not care for).
func Solo(t testing.TB, rivals ...string) *Scene {
	t.Helper()
	if len(rivals) < 2 {
		rivals = append(rivals, "staban_tuek")
		if rivals[0] == rivals[1] {
			rivals[1] = "gurney_halleck"
		}
	}
	s := newScene(t, Box(t), engine.Solo, "you", "rival", "other")
	s.Table.Pos.Difficulty = s.level("sardaukar")
	s.seatRival(2, rivals[0])
	s.seatRival(3, rivals[1])
	return s.start()
}

// Pair is a table of you, the Rival named and a guest. A Rival that plays
// streamlined does so.
func Pair(t testing.TB, id string) *Scene {
	t.Helper()
	s := newScene(t, Box(t), engine.TwoPlayer, "you", "rival", "guest")
	s.seatRival(2, id)
	s.seat(3).Human = true
	s.seat(2).Streamlined = s.Box.Rivals[s.seat(2).Rival].Streamlined
	return s.start()
}

// At is the table of a position in the notation of docs/position.md; its seats are
// called by their ids. Where the position has no deck the table turns its own.
func At(t testing.TB, yaml string) *Scene {
	t.Helper()
	c, err := notation.NewReader(data.LoadWith).YAML("position", []byte(yaml))
	if err != nil {
		t.Fatal(err)
	}
	s := newScene(t, c.Box, c.Pos.Mode, c.Names.ID[1], c.Names.ID[2], c.Names.ID[3])
	s.Table.Pos = c.Pos
	if c.Fresh {
		s.Table.Pos.Deck = engine.Deck{Physical: true}
	}
	return s.start()
}

func newScene(t testing.TB, box *rival.Box, m engine.Mode, a, b, c string) *Scene {
	t.Helper()
	s := &Scene{T: t, Box: box, roles: [engine.Seats + 1]string{"none", a, b, c}}
	p := engine.Position{Game: box.Rules.Game, Mode: m, Round: 4, Target: s.Box.Rules.Const.Target, First: 1, Turn: 2}
	p.Deck.Physical = true
	for i := engine.Seat(1); i <= engine.Seats; i++ {
		p.Seat[i] = engine.SeatState{Agents: 2, Garrison: 3}
	}
	p.Seat[1].Human = true
	s.Table, s.Rivals = rival.NewTable(s.Box, p, 1, &s.script)
	s.Table.Watch = true
	s.script.s = s
	return s
}

func (s *Scene) start() *Scene {
	s.before = s.Table.Pos
	return s
}

func (s *Scene) seatRival(seat engine.Seat, id string) {
	s.T.Helper()
	s.seat(seat).Rival = s.Box.ByID(id)
	if s.seat(seat).Rival == 0 {
		s.T.Fatalf("no Rival %s", id)
	}
}

// layOver plays the scene by rules with one layer more.
func (s *Scene) layOver(id string) {
	s.T.Helper()
	c := s.Box.Choice()
	c.Mode, c.Layers = s.Table.Pos.Mode, append(c.Layers, id)
	box, err := data.LoadWith(c)
	if err != nil {
		s.T.Fatal(err)
	}
	s.Box, s.Table.Rules, s.Rivals.Box, s.Rivals.Source.Deck = box, &box.Rules, box, &box.Deck
}

func (s *Scene) seat(i engine.Seat) *engine.SeatState { return &s.Table.Pos.Seat[i] }

// Seat is what lies before the seat of that role.
func (s *Scene) Seat(role string) *engine.SeatState { return s.seat(s.role(role)) }

// With makes facts true before anything happens.
func (s *Scene) With(facts string) *Scene {
	s.T.Helper()
	setter{s}.apply(&s.Table.Pos, &s.Table.Pos, facts)
	return s.start()
}

// Agent takes an Agent turn of the seat whose turn it is. Cards are those turned
// up, each with what must become of it: "secrets:occupied sardaukar". Without a
// word it must be played. When they are used up no more fits.
func (s *Scene) Agent(cards string) *Scene {
	s.T.Helper()
	want := s.force(cards)
	s.Table.Events = s.Table.Events[:0]
	s.run(func() { s.Rivals.AgentTurn(s.Table, s.Table.Pos.Turn) })
	s.cardsWere(want)
	return s
}

// Swords shows the strength cards of the seat whose turn it is.
func (s *Scene) Swords(cards string) *Scene {
	s.T.Helper()
	s.force(cards)
	s.run(func() { s.Table.ShowStrength(s.Table.Pos.Turn) })
	return s
}

// Cards names the Hagal cards that are turned up next, in whatever happens.
func (s *Scene) Cards(cards string) *Scene {
	s.T.Helper()
	s.force(cards)
	return s
}

// Strengths tells the strength cards that were turned up, in order: "baron fremkit".
func (s *Scene) Strengths() (out []string) {
	for _, e := range s.Events(engine.EvStrengthCard) {
		out = append(out, s.roles[e.Seat]+" "+s.Box.Deck.Cards[e.Card].ID)
	}
	return out
}

// Resolve resolves the Combat as it stands.
func (s *Scene) Resolve() *Scene {
	s.T.Helper()
	s.run(s.Table.Resolve)
	return s
}

// Step runs the phase. It ends early when a human is asked where to, or for its
// Reveal turn, and the script has no answer left.
func (s *Scene) Step() *Scene {
	s.T.Helper()
	s.script.stops = true
	s.run(s.Table.Step)
	s.script.stops = false
	return s
}

// Visit is Step: a human's turn, and those of Rivals that have Agents, until the
// script is at its end.
func (s *Scene) Visit() *Scene {
	s.T.Helper()
	return s.Step()
}

// Settle runs the conversions that are due.
func (s *Scene) Settle() *Scene {
	s.T.Helper()
	s.run(func() { s.Rivals.Settle(s.Table) })
	return s
}

// Do carries out f at the table.
func (s *Scene) Do(f func(t *engine.Table)) *Scene {
	s.T.Helper()
	s.run(func() { f(s.Table) })
	return s
}

func (s *Scene) run(f func()) {
	s.T.Helper()
	if err := engine.Run(f); err != nil && err != errOver {
		s.T.Fatal(err)
	}
	s.script.usedUp()
	if n := len(s.Rivals.Source.Forced); n != 0 {
		s.T.Errorf("the last %d cards were not turned up", n)
	}
}

// force names the cards turned up next, and returns what must become of them.
func (s *Scene) force(cards string) []string {
	s.T.Helper()
	s.Rivals.Source = hagal.Source{Deck: &s.Box.Deck}
	var want []string
	for _, w := range strings.Fields(cards) {
		id, result, ok := strings.Cut(w, ":")
		c := s.Box.Deck.ByID(id)
		if c == 0 {
			s.T.Fatalf("no Hagal card %s", id)
		}
		if !ok {
			result = "played"
		}
		s.Rivals.Source.Forced = append(s.Rivals.Source.Forced, c)
		want = append(want, id+":"+result)
	}
	return want
}

func (s *Scene) cardsWere(want []string) {
	s.T.Helper()
	var got []string
	for _, e := range s.Events(engine.EvCard) {
		word := e.Result.ID()
		if e.Result == engine.Skipped {
			word = e.Why.ID()
		}
		got = append(got, s.Box.Deck.Cards[e.Card].ID+":"+word)
	}
	if strings.Join(got, " ") != strings.Join(want, " ") {
		s.T.Errorf("cards were %v, want %v", got, want)
	}
}

// Events are the events of a kind since the last Agent turn began.
func (s *Scene) Events(k engine.EventKind) (out []engine.Event) {
	for _, e := range s.Table.Events {
		if e.Kind == k {
			out = append(out, e)
		}
	}
	return out
}
