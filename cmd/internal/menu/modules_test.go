package menu_test

import (
	"strings"
	"testing"

	"househagal/cmd/internal/controls"
	"househagal/cmd/internal/drawn"
	"househagal/cmd/internal/say"
	"househagal/cmd/internal/tell"
	"househagal/data/tabletest"
	"househagal/engine"
)

// A human is told which units go first among the troops that it counts.
func TestCommandersAmongTroops(t *testing.T) {
	s := tabletest.Solo(t, "vladimir_harkonnen").With("module bloodlines; turn you; you garrison 2; you unit_home 1")
	sc := drawn.Reader{Box: s.Box, Names: drawn.People(s.Box, &s.Table.Pos, [engine.Seats + 1]string{})}
	p := sc.Prompt(s.Table, engine.Question{Kind: engine.AskTroops, Seat: 1, Max: 2, Follow: true, Amount: 0})
	if text := p.Text; !strings.Contains(text, "(garrison 2, 1 Commander first, counted too)") {
		t.Errorf("asked %q", text)
	}
	s.With("you unit_home 0")
	p = sc.Prompt(s.Table, engine.Question{Kind: engine.AskTroops, Seat: 1, Max: 2, Follow: true})
	if text := p.Text; !strings.Contains(text, "(garrison 2)") {
		t.Errorf("asked %q", text)
	}
}

// The coach tells where Commanders lie and who could pay for one, and what a Rival
// is near to on a track; a box without them has no such line to choose.
func TestCoachOfPieces(t *testing.T) {
	s := tabletest.Solo(t, "vladimir_harkonnen").With("module bloodlines; module immortality; turn you; token sardaukar yes; token high_council yes; rival swordmaster yes; rival solari 2; rival track1 2")
	sc := drawn.Reader{Box: s.Box, Names: drawn.People(s.Box, &s.Table.Pos, [engine.Seats + 1]string{})}
	begun := []engine.Event{{Kind: engine.EvFirst}}
	if lines := sc.Coach(s.Table, begun); len(lines) > 0 {
		t.Errorf("nobody asked for %q", lines)
	}
	sc.Taste.Flip(tell.LinePieces)
	text := strings.Join(strings.Fields(strings.Join(sc.Coach(s.Table, begun), " ")), " ")
	const want = "PIECES Commanders on Sardaukar and High Council (Baron can pay for one); Baron on 2 of Tleilaxu, at 4: 1 VP; Staban on 0 of Tleilaxu, at 2: 1 Intrigue"
	if text != want {
		t.Errorf("the coach says\n%s, want\n%s", text, want)
	}
	if n := len(controls.Lines(say.Speaker{Box: s.Box, Names: sc.Names}, sc.Taste).Choices); n != int(tell.LineEnd)+1 {
		t.Errorf("%d lines are offered", n)
	}
	if n := len(controls.Lines(say.Speaker{Box: tabletest.Box(t)}, sc.Taste).Choices); n != int(tell.LineEnd) {
		t.Errorf("%d lines are offered without modules", n)
	}
}

// Tiles change whom the coach names: for the owner of Ornithopter Fleet any icon makes a pair,
// and with Sardaukar High Command 1 Solari pays for a Commander.
func TestCoachKnowsTiles(t *testing.T) {
	for _, x := range []struct {
		line              tell.Reminder
		given, want, less string
	}{
		{tell.LineIcons, "conflict skirmish_crysknife; rival ornithopter 1", "ICONS a win makes a pair (+1 VP) for Baron: Crysknife", "rival lost ornithopter_fleet"},
		{tell.LineIcons, "conflict skirmish_crysknife; you tile ornithopter_fleet; rival lost ornithopter_fleet; you ornithopter 1", "ICONS a win makes a pair (+1 VP) for you: Crysknife", "you lost ornithopter_fleet"},
		{tell.LinePieces, "token sardaukar yes; rival swordmaster yes; rival solari 1", "PIECES Commanders on Sardaukar (Baron can pay for one)", "rival lost sardaukar_high_command"},
	} {
		s := tabletest.Solo(t, "vladimir_harkonnen").With("module bloodlines; module tech; turn you; rival tile ornithopter_fleet; rival tile sardaukar_high_command; " + x.given)
		sc := drawn.Reader{Box: s.Box, Names: drawn.People(s.Box, &s.Table.Pos, [engine.Seats + 1]string{})}
		sc.Taste.Flip(x.line)
		says := func() string {
			return strings.Join(strings.Fields(strings.Join(sc.Coach(s.Table, []engine.Event{{Kind: engine.EvFirst}}), " ")), " ")
		}
		if got := says(); got != x.want {
			t.Errorf("%s: %q, want %q", x.given, got, x.want)
		}
		if s.With(x.less); says() == x.want {
			t.Errorf("%s: the same without the tile", x.given)
		}
	}
}

// What is wrong with a stack is asked in words of a stack, and a tile that lies elsewhere
// is not offered.
func TestFixOfAStack(t *testing.T) {
	s := tabletest.Solo(t, "vladimir_harkonnen").With("module bloodlines; module tech; turn you; you tile panopticon; gone spy_drones; " +
		"stack 1 6; stack 2 6; stack 3 5; stack 1 glowglobes; stack 2 servo_receivers; stack 3 training_depot")
	sc := drawn.Reader{Box: s.Box, Names: drawn.People(s.Box, &s.Table.Pos, [engine.Seats + 1]string{})}
	p := sc.Prompt(s.Table, engine.Question{Kind: engine.AskFixValue, Seat: 1, Amount: int8(engine.FieldStackA), Max: 6, Follow: true})
	if p.Text != "Tiles in stack 1: 6. How many are there?" {
		t.Errorf("asked %q", p.Text)
	}
	p = sc.Prompt(s.Table, engine.Question{Kind: engine.AskFixValue, Seat: 1, Amount: int8(engine.FieldTileA), Max: 17, Follow: true})
	offered := map[string]bool{}
	for _, c := range p.Choices {
		for _, w := range c.Words {
			offered[w] = true
		}
	}
	for id, want := range map[string]bool{"glowglobes": true, "spy_drones": true, "delivery_bay": true, "servo_receivers": false, "training_depot": false, "panopticon": false} {
		if offered[id] != want {
			t.Errorf("%s is offered: %v", id, offered[id])
		}
	}
}
