package engine_test

import (
	"math/bits"
	"slices"
	"testing"

	"househagal/data"
	"househagal/engine"
	"househagal/rival"

	"pgregory.net/rapid"
)

// decliner is a human that takes nothing it need not take: it answers 0 wherever
// that may be, and the lowest open answer elsewhere.
type decliner struct {
	asked []engine.QKind
	row   int
	wrong []string
}

func (d *decliner) Ask(_ *engine.Table, q engine.Question) int {
	d.asked = append(d.asked, q.Kind)
	a := 0
	switch {
	case q.Kind == engine.AskRow:
		a = d.row
	case !q.Fits(0):
		a = bits.TrailingZeros32(q.Mask)
	}
	if !q.Fits(a) {
		d.wrong = append(d.wrong, q.Kind.String())
	}
	return a
}

// mays are the verbs that print "may", an arrow or a choice for a human, with the
// question each puts, and the event that must not be there when it is declined.
var mays = map[engine.Verb]struct {
	asks engine.QKind
	not  engine.EventKind
}{
	engine.DoRemoveWall: {engine.AskWall, engine.EvWall},
	engine.DoWallIcon:   {engine.AskWall, engine.EvWall},
	engine.DoPay:        {engine.AskPayTimes, engine.EvPay},
	engine.DoRows:       {engine.AskRow, engine.NoEvent},
	engine.DoHarvest:    {engine.AskWormOrSpice, engine.EvWorms},
	engine.DoSpy:        {engine.AskSpyFirst, engine.EvSpy},
}

// rich is a human with all three Spies out, Maker Hooks and enough of everything:
// whatever may be done can be done.
func rich(t *testing.T, box *rival.Box, d *decliner) *engine.Table {
	t.Helper()
	setup := rival.Setup{Mode: engine.Solo, Difficulty: 2, Seats: [engine.Seats + 1]rival.SetupSeat{1: {Human: true}, 2: {Rival: 1}, 3: {Rival: 2}}}
	for i := 1; len(box.Rules.Objectives) > 1 && i <= engine.Seats; i++ {
		setup.Seats[i].Objective = box.Rules.Objectives[i].Icon
	}
	pos, err := rival.NewGame(box, setup)
	if err != nil {
		t.Fatal(err)
	}
	tab, _ := rival.NewTable(box, pos, 1, d)
	tab.Watch, tab.Options.Purses = true, true
	x := &tab.Pos.Seat[1]
	x.Hooks, x.Intrigue, x.Purse = true, 9, [engine.ResourceEnd]int16{20, 20, 20}
	for p := 1; p <= 3 && p < len(box.Rules.Posts); p++ {
		tab.Pos.SpiesOf[1] = tab.Pos.SpiesOf[1].With(engine.Post(p))
	}
	return tab
}

// TestEveryMayIsAsked walks every space and every prize of both boxes, each row of
// them: whatever is printed as "may" is asked of a human, and declined it does not
// happen.
func TestEveryMayIsAsked(t *testing.T) {
	for _, id := range []engine.GameID{engine.Uprising, engine.Imperium} {
		box, err := data.Load(id)
		if err != nil {
			t.Fatal(err)
		}
		r := &box.Rules
		for sp := 1; sp < len(r.Spaces); sp++ {
			for row := range 2 {
				d := &decliner{row: row}
				tab := rich(t, box, d)
				tab.Turn = engine.Turn{Seat: 1, Space: engine.Space(sp), Cause: engine.ByVisit}
				declines(t, tab, d, r.Spaces[sp].ID, r.Spaces[sp].Visit)
			}
		}
		for c := 1; c < len(r.Conflicts); c++ {
			for place, prize := range r.Conflicts[c].Rewards {
				d := &decliner{}
				tab := rich(t, box, d)
				tab.Pos.Conflict = engine.Conflict(c)
				tab.Turn = engine.Turn{Seat: 1, Cause: engine.ByReward, Reward: int8(place + 1)}
				declines(t, tab, d, r.Conflicts[c].ID, prize)
			}
		}
	}
}

// declines carries out effects and holds that every "may" was asked and not done.
func declines(t *testing.T, tab *engine.Table, d *decliner, where string, effects []engine.Effect) {
	t.Helper()
	tab.Do(1, effects)
	if len(d.wrong) > 0 {
		t.Errorf("%s: %v takes no answer that a decliner has", where, d.wrong)
	}
	for i := range effects {
		e := &effects[i]
		if m, ok := mays[e.Verb]; ok && !spares(tab, e) && !slices.Contains(d.asked, m.asks) {
			t.Errorf("%s: %v is not asked", where, m.asks)
		}
		if e.Verb == engine.DoRows && d.row == 1 {
			for j := range e.Else {
				if m, ok := mays[e.Else[j].Verb]; ok && !slices.Contains(d.asked, m.asks) {
					t.Errorf("%s, second row: %v is not asked", where, m.asks)
				}
			}
		}
	}
	for i := range tab.Events {
		for _, m := range mays {
			if e := &tab.Events[i]; e.Seat == 1 && m.not != engine.NoEvent && e.Kind == m.not {
				t.Errorf("%s: event %d happens though it was declined", where, e.Kind)
			}
		}
	}
}

// spares reports whether e leaves a human nothing to decide here: a Maker space
// that summons no sandworms.
func spares(tab *engine.Table, e *engine.Effect) bool {
	return e.Verb == engine.DoHarvest && tab.Rules.Spaces[tab.Turn.Space].Worms == 0
}

// TestShieldWallOfHumans is the same for rules that show the icon elsewhere: on a
// space, as a prize, at 4 Influence. A Rival's is not optional.
func TestShieldWallOfHumans(t *testing.T) {
	for _, verb := range []engine.Verb{engine.DoRemoveWall, engine.DoWallIcon} {
		for a := range 2 {
			tab, _ := human(engine.Position{})
			tab.Pos.Seat[1].Hooks, tab.Pos.Seat[2].Hooks = true, true
			tab.Asker = always(a)
			tab.Do(1, []engine.Effect{{Verb: verb}})
			if tab.Pos.WallGone != (a == 1) {
				t.Errorf("verb %d, answer %d: gone is %v", verb, a, tab.Pos.WallGone)
			}
			tab.Asker = always(0)
			tab.Do(2, []engine.Effect{{Verb: verb}})
			if !tab.Pos.WallGone {
				t.Errorf("verb %d: a Rival leaves the wall", verb)
			}
		}
	}
	tab, _ := human(engine.Position{})
	tab.Do(1, []engine.Effect{{Verb: engine.DoRemoveWall}})
	if tab.Pos.WallGone || len(tab.Open) != 1 || tab.Open[0].Verb != engine.DoRemoveWall {
		t.Errorf("left open: gone is %v, open %+v", tab.Pos.WallGone, tab.Open)
	}
}

// always gives one answer.
type always int

func (a always) Ask(*engine.Table, engine.Question) int { return int(a) }

// TestSpiesOfHumans holds for any Spies of a human that is due n of them: it is
// asked to recall one exactly when three are out, what it declines changes nothing,
// and it never has more than three.
func TestSpiesOfHumans(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		p := engine.Position{}
		out := rapid.IntRange(0, 3).Draw(rt, "out")
		n := rapid.IntRange(1, 3).Draw(rt, "due")
		tab, _ := human(p)
		tab.Rules.Posts = make([]engine.PostInfo, 6)
		tab.Rules.Groups = []engine.GroupInfo{{Posts: []engine.Post{1, 2, 3, 4, 5}}}
		for i := 1; i <= out; i++ {
			tab.Pos.SpiesOf[1] = tab.Pos.SpiesOf[1].With(engine.Post(i))
		}
		was := tab.Pos
		x := &spyAsker{draw: func(q *engine.Question) int {
			return rapid.SampledFrom(bitsOf(q.Mask)).Draw(rt, q.Kind.String())
		}}
		tab.Asker = x
		tab.Do(1, []engine.Effect{{Verb: engine.DoSpy, N: int8(n)}})
		if want := max(0, n-(3-out)); x.first != want {
			rt.Errorf("%d out, %d due: asked %d times to recall one, want %d", out, n, x.first, want)
		}
		if got := tab.Pos.SpiesOut(1); got != min(3, out+n) {
			rt.Errorf("%d out, %d due: %d out afterwards", out, n, got)
		}
		if out == 3 && x.recalled == 0 && tab.Pos != was {
			rt.Error("declined, and the table is another one")
		}
	})
}

// spyAsker draws answers and counts those about a Spy that comes home first.
type spyAsker struct {
	draw            func(*engine.Question) int
	first, recalled int
}

func (x *spyAsker) Ask(_ *engine.Table, q engine.Question) int {
	a := x.draw(&q)
	if q.Kind == engine.AskSpyFirst {
		x.first++
		if a > 0 {
			x.recalled++
		}
	}
	return a
}

// TestWhoTakesTheAlliance holds for any influence of three seats and any loss of
// the holder: the token goes to the highest of those above it with 4 or more; of
// several a human holder is asked, once, and a Rival's goes to the first in turn
// order; nobody is above and it is below 4: back to the board.
func TestWhoTakesTheAlliance(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		holder := engine.Seat(rapid.IntRange(1, 3).Draw(rt, "holder"))
		tab, _ := human(engine.Position{First: engine.Seat(rapid.IntRange(1, 3).Draw(rt, "first"))})
		for s := engine.Seat(1); s <= engine.Seats; s++ {
			tab.Pos.Seat[s].Influence[engine.Fremen] = int8(rapid.IntRange(0, 6).Draw(rt, "influence"))
		}
		tab.Pos.Alliance[engine.Fremen] = holder
		var asked []uint32
		tab.Asker = &spyAsker{draw: func(q *engine.Question) int {
			asked = append(asked, q.Mask)
			return rapid.SampledFrom(bitsOf(q.Mask)).Draw(rt, "to")
		}}
		tab.LoseInfluence(holder, engine.Fremen, rapid.IntRange(1, 3).Draw(rt, "loss"))
		own, top, level := tab.Pos.Seat[holder].Influence[engine.Fremen], int8(0), uint32(0)
		first := engine.NoSeat
		for _, s := range tab.Pos.Order() {
			switch n := tab.Pos.Seat[s].Influence[engine.Fremen]; {
			case s == holder || n <= own || n < 4 || n < top:
			case n > top:
				top, level, first = n, 1<<s, s
			default:
				level |= 1 << s
			}
		}
		to := tab.Pos.Alliance[engine.Fremen]
		several := level&(level-1) != 0
		if want := several && holder == 1; want != (len(asked) == 1) || want && asked[0] != level {
			rt.Errorf("asked %v, level %b", asked, level)
		}
		switch {
		case level == 0 && own >= 4 && to != holder, level == 0 && own < 4 && to != engine.NoSeat:
			rt.Errorf("nobody is above %d, and the token is with %d", own, to)
		case level != 0 && level&(1<<to) == 0:
			rt.Errorf("the token goes to %d, level are %b", to, level)
		case several && holder != 1 && to != first:
			rt.Errorf("the token of a Rival goes to %d, the first is %d", to, first)
		}
	})
}
