package tell

import (
	"strings"
	"testing"

	"househagal/cmd/internal/layout"
	"househagal/cmd/internal/say"
	"househagal/cmd/internal/setup"
	"househagal/data"
	"househagal/engine"
)

// TestEveryEventDeclaresItsLine refuses a kind of event of which nobody said
// whether it gives a line, for a Rival and for a human, and one that would be
// booked nowhere.
func TestEveryEventDeclaresItsLine(t *testing.T) {
	for k := engine.NoEvent + 1; k < engine.EventEnd; k++ {
		x := &tellings[k]
		if x.rival == undeclared || x.human == undeclared {
			t.Errorf("event %d declares no line for a Rival or for a human", k)
		}
		if blocks[k] == nil && x.book == nil {
			t.Errorf("event %d is neither a block nor part of one", k)
		}
	}
}

// partOnly are kinds that say something only together with others, or in a reward:
// the golden pages hold them.
var partOnly = map[engine.EventKind]bool{engine.EvControlLost: true, engine.EvKeepCard: true, engine.EvPair: true, engine.EvFirst: true,
	engine.EvStrengthCard: true, engine.EvEndgame: true, engine.EvChoice: true, engine.EvIgnored: true, engine.EvControl: true}

// TestDeclaredLines puts an example of each kind into a turn of a Rival and of a
// human: what declares a line changes the page and the plain lines, what is silent
// does not.
func TestDeclaredLines(t *testing.T) {
	box, err := data.Load(engine.Uprising)
	if err != nil {
		t.Fatal(err)
	}
	for k := engine.NoEvent + 1; k < engine.EventEnd; k++ {
		if tellings[k].border || blocks[k] != nil || partOnly[k] {
			continue
		}
		for seat, as := range map[engine.Seat]voice{1: tellings[k].human, 2: tellings[k].rival} {
			if as == never {
				continue
			}
			without, with := linesOf(box.Rules.Const.Target, seat, nil, t), linesOf(box.Rules.Const.Target, seat, &k, t)
			if (without != with) != (as == says) {
				t.Errorf("event %d of seat %d declares %d, and the page is\n%s", k, seat, as, with)
			}
		}
	}
}

// linesOf is what a page and plain lines say of a turn with one event more.
func linesOf(target int8, seat engine.Seat, kind *engine.EventKind, t *testing.T) string {
	t.Helper()
	box, err := data.Load(engine.Uprising)
	if err != nil {
		t.Fatal(err)
	}
	tab := &engine.Table{Board: engine.Board{Rules: &box.Rules}}
	tab.Pos.Phase, tab.Pos.Target, tab.Options.Purses = engine.Combat, target, true
	tab.Pos.Seat[1].Human = true
	tab.Pos.Seat[2] = engine.SeatState{Rival: 1, Streamlined: kind != nil && *kind == engine.EvNotGained}
	tab.Pos.Seat[3].Rival = 2
	events := []engine.Event{{Kind: engine.EvTurn, Seat: seat}}
	if kind != nil {
		events = append(events, engine.Event{Kind: *kind, Seat: seat, Other: 3, Card: 1, Space: 1, Post: 1, Faction: 1, Amount: 2, Total: 2, Result: engine.Skipped, Why: engine.WhyBlocked, Cause: engine.ByCard,
			Detail: &engine.Detail{Wanted: 2, Paid: engine.Cost{Purse: [engine.ResourceEnd]int8{1}}}})
	}
	l := Listener{Speaker: say.Speaker{Box: box, Names: setup.People(say.Speaker{Box: box}, &tab.Pos, [engine.Seats + 1]string{})}}
	blocks := News(l, tab, events)
	return strings.Join(layout.Full.Blocks(blocks), "\n") + "\n--\n" + strings.Join(layout.Plain{Sentence: l.Sentence}.Blocks(blocks), "\n")
}

// An event of which the table has no row, as that of a new verb, is told a Rival's
// hands all the same, on the page and in plain lines.
func TestAnEventWithoutARowIsNotLost(t *testing.T) {
	box, err := data.Load(engine.Uprising)
	if err != nil {
		t.Fatal(err)
	}
	kind := engine.EvSignet
	was := tellings[kind]
	defer func() { tellings[kind] = was }()
	tellings[kind] = telling{}
	page, plain, _ := strings.Cut(linesOf(box.Rules.Const.Target, 2, &kind, t), "\n--\n")
	if !strings.Contains(page, "  Do      as the card says") || !strings.Contains(plain, "1. Do as the card says.") {
		t.Errorf("the page is\n%s\nplain lines\n%s", page, plain)
	}
}
