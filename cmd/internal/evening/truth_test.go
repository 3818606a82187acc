package evening

import (
	"testing"

	"househagal/data"
	"househagal/data/standins"
	"househagal/engine"
	"househagal/rival"
	"househagal/rival/sim"
)

// table is what people sit down to.
type table struct {
	game   engine.GameID
	two    bool
	rivals []string
	level  string
	who    string // the stand-in that plays for the people
	mods   []string
	seed   uint64
	change func(*engine.Rules) // rules of its own, nil for none
}

// answered is a question that the people of the real table answered, and the
// answer.
type answered struct {
	q    engine.Question
	a    int
	from int         // the first event of what followed
	turn engine.Seat // whose turn it was
}

// truth is a game as it really lies on the table: all that people know, whether
// or not they tell.
type truth struct {
	box    *rival.Box
	setup  rival.Setup
	start  engine.Position
	seed   uint64
	list   []answered
	ticks  map[moment]engine.Position
	shared map[moment]int                             // how often humans took dividends until then
	last   engine.Position                            // at the last moment
	fought [engine.RoundCap + 1][engine.Seats + 1]int // strength by round
	worms  [engine.RoundCap + 1][engine.Seats + 1]bool
	events []engine.Event
	end    engine.Position
	result engine.Outcome
}

// moment is a call of the Rivals: the same in each telling of the same game.
type moment struct {
	call string
	n    int         // which one: of all turns, of all Spies, of all moves; 0 in Combat
	seat engine.Seat // in Combat: whose swords, whose reward
	at   int8        // the round
}

// clock notes the moments.
type clock struct {
	engine.Actor
	now    moment
	counts map[string]int
	asked  []int // questions of each Agent turn
	ticked func(*engine.Table, moment)
}

func (c *clock) tick(t *engine.Table, call string, combat bool) {
	if c.counts == nil {
		c.counts = map[string]int{}
	}
	c.counts[call]++
	c.now = moment{call, c.counts[call], engine.NoSeat, t.Pos.Round}
	if combat {
		c.now.n, c.now.seat = 0, t.Turn.Seat
	}
	if c.ticked != nil {
		c.ticked(t, c.now)
	}
}

func (c *clock) AgentTurn(t *engine.Table, s engine.Seat) bool {
	c.tick(t, "turn", false)
	c.asked = append(c.asked, 0)
	return c.Actor.AgentTurn(t, s)
}

func (c *clock) ShowStrength(t *engine.Table, s engine.Seat) {
	c.tick(t, "swords", true)
	c.Actor.ShowStrength(t, s)
}

func (c *clock) SpyPlaced(t *engine.Table, s engine.Seat) {
	c.tick(t, "spy", false)
	c.Actor.SpyPlaced(t, s)
}

// Settle counts after a move and after a reward, not after a card of which nobody
// tells.
func (c *clock) Settle(t *engine.Table) {
	switch t.Turn.Cause {
	case engine.BySettle:
		c.tick(t, "move", false)
	case engine.ByReward:
		c.tick(t, "reward", true)
	}
	c.Actor.Settle(t)
}

// writer is the people of the real table: a stand-in decides, all is written down.
type writer struct {
	truth *truth
	seats map[engine.Seat]sim.StandIn
	luck  engine.Luck
}

func (w *writer) Ask(t *engine.Table, q engine.Question) int {
	a := w.decide(t, q)
	w.truth.list = append(w.truth.list, answered{q, a, len(t.Events), t.Turn.Seat})
	return a
}

func (w *writer) decide(t *engine.Table, q engine.Question) int {
	switch q.Kind {
	case engine.AskConflict:
		return w.luck.Pick(q.Mask, int(t.Pos.Round))
	case engine.AskIntriguePlay:
		return engine.AnsDone
	}
	return w.seats[q.Seat].Ask(t, q)
}

// load reads a box and the book of the stand-ins.
func load(tb testing.TB, c rival.Choice) (*rival.Box, *sim.Book) {
	tb.Helper()
	box, err := data.LoadWith(c)
	if err != nil {
		tb.Fatal(err)
	}
	numbers, printed, err := standins.Load(&box.Rules)
	if err != nil {
		tb.Fatal(err)
	}
	return box, sim.NewBook(box, c.Mode, numbers, printed)
}

// truthOf plays the real game.
func truthOf(tb testing.TB, x table) *truth {
	tb.Helper()
	mode := engine.Solo
	if x.two {
		mode = engine.TwoPlayer
	}
	box, book := load(tb, rival.Choice{Game: x.game, Mode: mode, Layers: x.mods})
	if x.change != nil {
		x.change(&box.Rules)
	}
	tr := &truth{box: box, setup: seats(box, x), seed: x.seed, ticks: map[moment]engine.Position{}, shared: map[moment]int{}}
	var err error
	if tr.start, err = rival.NewGame(box, tr.setup); err != nil {
		tb.Fatal(err)
	}
	w := &writer{truth: tr, seats: map[engine.Seat]sim.StandIn{}, luck: engine.Luck{Seed: x.seed * 77}}
	t, rivals := rival.NewTable(box, tr.start, x.seed, w)
	c := &clock{Actor: rivals, ticked: func(t *engine.Table, m moment) {
		tr.ticks[m], tr.last, tr.shared[m] = t.Pos, t.Pos, dividends(t)
		tr.fight(t)
	}}
	t.Rivals, t.Watch = c, true
	for s := engine.Seat(1); s <= engine.Seats; s++ {
		if !tr.start.Seat[s].Human {
			continue
		}
		who, err := sim.NewStandIn(x.who, book)
		if err != nil {
			tb.Fatal(err)
		}
		who.Begin(t, s, x.seed)
		w.seats[s] = who
	}
	t.Options.Purses, t.Options.Tiles = true, true
	rival.Shuffle(t, box)
	for t.Pos.Phase != engine.Over {
		if t.Pos.Phase == engine.Combat {
			tr.fight(t)
		}
		t.Step()
	}
	tr.events, tr.end, tr.result = t.Events, t.Pos, t.Result
	return tr
}

// dividends counts how often humans took them: more than the one of others.
func dividends(t *engine.Table) (n int) {
	for i := range t.Events {
		if e := &t.Events[i]; e.Kind == engine.EvTake && e.Rule == engine.TrackDividends && e.Amount > 1 && t.Pos.Seat[e.Seat].Human {
			n++
		}
	}
	return n
}

// fight notes who has a sandworm in the Conflict before units go home.
func (tr *truth) fight(t *engine.Table) {
	for s := range t.Pos.Seat {
		if t.Pos.Seat[s].Sandworms > 0 {
			tr.worms[t.Pos.Round][s] = true
		}
	}
	for i := len(t.Events) - 1; i >= 0 && t.Events[i].Kind != engine.EvRound; i-- {
		if e := &t.Events[i]; e.Kind == engine.EvStrength {
			tr.fought[t.Pos.Round][e.Seat] = int(e.Total)
		}
	}
}

// seats is the setup of a table.
func seats(box *rival.Box, x table) rival.Setup {
	icons := [...]engine.Icon{engine.NoIcon, engine.Ornithopter, engine.DesertMouse, engine.Crysknife}
	s := rival.Setup{}
	s.Seats[1].Human = true
	if x.two {
		s.Mode = engine.TwoPlayer
		s.Seats[3].Human = true
		id := box.ByID(x.rivals[0])
		s.Seats[2].Rival, s.Seats[2].Streamlined = id, box.Rivals[id].Streamlined
		icons = [...]engine.Icon{engine.NoIcon, engine.DesertMouse, engine.Ornithopter, engine.Crysknife}
	} else {
		for d := range box.Rules.Levels {
			if box.Rules.Levels[d].ID == x.level {
				s.Difficulty = engine.Difficulty(d)
			}
		}
		s.Seats[2].Rival, s.Seats[3].Rival = box.ByID(x.rivals[0]), box.ByID(x.rivals[1])
	}
	for i := range s.Seats {
		if len(box.Rules.Objectives) > 1 {
			s.Seats[i].Objective = icons[i]
		}
	}
	return s
}
