package tell_test

import (
	"slices"
	"testing"

	"househagal/cmd/internal/tell"
	"househagal/engine"
)

// TestFixesFirst moves corrections out of a Rival's turn, in order, and leaves all
// others where they are.
func TestFixesFirst(t *testing.T) {
	table := &engine.Table{}
	table.Pos.Seat[1].Human = true
	turn := func(seat engine.Seat) engine.Event { return engine.Event{Kind: engine.EvTurn, Seat: seat} }
	card := engine.Event{Kind: engine.EvCard, Seat: 2}
	fix := func(to int16) engine.Event { return engine.Event{Kind: engine.EvFix, Seat: 3, Total: to} }
	buy := engine.Event{Kind: engine.EvBuyVP, Seat: 3, Cause: engine.ByFix}
	for name, tt := range map[string]struct{ in, want []engine.Event }{
		"none":             {[]engine.Event{turn(2), card}, []engine.Event{turn(2), card}},
		"in a turn":        {[]engine.Event{turn(2), card, fix(1), buy, card}, []engine.Event{fix(1), buy, turn(2), card, card}},
		"two":              {[]engine.Event{turn(2), card, fix(1), card, fix(2), card}, []engine.Event{fix(1), fix(2), turn(2), card, card, card}},
		"in a human's":     {[]engine.Event{turn(1), fix(1), card}, []engine.Event{turn(1), fix(1), card}},
		"between turns":    {[]engine.Event{fix(1), turn(2), card}, []engine.Event{fix(1), turn(2), card}},
		"after the Combat": {[]engine.Event{turn(2), card, {Kind: engine.EvCombat}, fix(1)}, []engine.Event{turn(2), card, {Kind: engine.EvCombat}, fix(1)}},
	} {
		before := slices.Clone(tt.in)
		if got := tell.FixesFirst(table, tt.in); !slices.Equal(got, tt.want) {
			t.Errorf("%s: got %v, want %v", name, kinds(got), kinds(tt.want))
		}
		if !slices.Equal(tt.in, before) {
			t.Errorf("%s: the events themselves were changed", name)
		}
	}
}

func kinds(events []engine.Event) []engine.EventKind {
	var out []engine.EventKind
	for i := range events {
		out = append(out, events[i].Kind)
	}
	return out
}
