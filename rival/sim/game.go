package sim

import (
	"househagal/engine"
	"househagal/rival"
)

// Setup is what all games of a run have in common.
type Setup struct {
	Book    *Book
	Table   rival.Setup               // who sits where; Objectives are dealt anew each game
	More    []rival.Setup             // other tables: each game is played at one of all, by its own chance
	StandIn [engine.Seats + 1]string  // the name of the stand-in of each human seat
	Options engine.Options            // Deals, Rolls and Tiles are always on; Purses as the stand-ins want
	Given   [engine.Seats + 1]StandIn // in place of a name: used by one worker only
}

// Game is one table used for game after game, by one goroutine. Nothing is
// allocated while a game runs.
type Game struct {
	Table  engine.Table
	actor  rival.Rivals
	seats  seating
	first  shortcut
	starts []engine.Position // one for each table and each way the Objectives can lie
	opt    engine.Options
	dice   chance
}

// NewGame makes a table for games of s. The errors are those of rival.NewGame
// and unknown stand-ins.
func NewGame(s *Setup) (*Game, error) {
	g := &Game{opt: s.Options}
	g.opt.Deals, g.opt.Rolls, g.opt.Tiles = true, true, true
	for i := engine.Seat(1); i <= engine.Seats; i++ {
		if !s.Table.Seats[i].Human {
			continue
		}
		g.seats[i] = s.Given[i]
		if g.seats[i] == nil {
			who, err := NewStandIn(s.StandIn[i], s.Book)
			if err != nil {
				return nil, err
			}
			g.seats[i] = who
		}
	}
	g.opt.Purses = g.seats.purses()
	g.actor = rival.Rivals{Box: s.Book.Box, Outer: &g.seats}
	g.actor.Source.Deck = &s.Book.Box.Deck
	g.first = shortcut{&g.seats, &g.actor}
	g.Table = engine.Table{Board: engine.Board{Rules: &s.Book.Box.Rules}, Asker: &g.first, Rivals: &g.actor}
	return g, g.deal(s)
}

// deal makes the start positions: for each table one for each way the Objectives
// can lie, in a box without them one for each human that may lead.
func (g *Game) deal(s *Setup) error {
	for i := -1; i < len(s.More); i++ {
		table := &s.Table
		if i >= 0 {
			table = &s.More[i]
		}
		for _, in := range ways(s.Book.Box, table) {
			p, err := rival.NewGame(s.Book.Box, in)
			if err != nil {
				return err
			}
			s.Book.Box.Deck.Fill(&p)
			g.starts = append(g.starts, p)
		}
	}
	return nil
}

// ways are the tables that chance may lay: in solo the three Objectives in any
// of six ways, in two-player in two, since the Rival has the Ornithopter.
func ways(box *rival.Box, table *rival.Setup) (all []rival.Setup) {
	if len(box.Rules.Objectives) <= 1 {
		return leaders(table)
	}
	c, d, o := engine.Crysknife, engine.DesertMouse, engine.Ornithopter
	for _, w := range [][engine.Seats]engine.Icon{{c, d, o}, {c, o, d}, {d, c, o}, {d, o, c}, {o, c, d}, {o, d, c}} {
		in, ok := *table, true
		for i, icon := range w {
			x := &in.Seats[i+1]
			x.Objective = icon
			ok = ok && (in.Mode == engine.Solo || x.Human == (icon != o))
		}
		if ok {
			all = append(all, in)
		}
	}
	return all
}

// leaders are the tables of a box without Objectives: in two-player either
// human leads round 1, in solo the rules say who does.
func leaders(in *rival.Setup) (all []rival.Setup) {
	if in.Mode == engine.Solo {
		return []rival.Setup{*in}
	}
	for i := engine.Seat(1); i <= engine.Seats; i++ {
		if in.Seats[i].Human {
			x := *in
			x.First = i
			all = append(all, x)
		}
	}
	return all
}

// Begin sets up the game of seed: Objectives dealt, the Hagal deck shuffled.
func (g *Game) Begin(seed uint64) {
	g.dice.begin(seed, streamDeal)
	t := &g.Table
	t.Again(&g.starts[g.dice.below(len(g.starts))], seed^streamTable)
	t.Options = g.opt
	t.Luck.Shuffle(&t.Pos.Deck.Draw)
	g.seats.begin(t, seed)
}

// Play plays the game of seed to its end and returns how it ended. The error is
// an *engine.Endless: rules by which a round has no end.
func (g *Game) Play(seed uint64) (engine.Outcome, error) {
	g.Begin(seed)
	err := engine.Run(g.Table.Play)
	return g.Table.Result, err
}
