package engine_test

import (
	"testing"

	"househagal/data/tabletest"
	"househagal/engine"
)

// reactive is a table whose human does not report its moves, on its turn.
func reactive(t *testing.T, given string) *tabletest.Scene {
	t.Helper()
	s := tabletest.Solo(t, "staban_tuek", "gurney_halleck")
	s.Table.Options.Reactive = true
	return s.With("turn you; rival agents 0; other agents 0; " + given)
}

// A move that is not reported may have changed all that a human can change; what
// Rivals have is known, and what is gone is gone.
func TestForgottenAfterAMove(t *testing.T) {
	s := reactive(t, "bonus deep_desert 2; agent secrets rival; agent fremkit you; spy choam rival; spy fremen you; control arrakeen rival").
		Answers("where_to done").Step()
	u, space, post := &s.Table.Pos.Unknown, s.Box.Rules.SpaceByID, s.Box.Rules.PostByID
	for name, x := range map[string]struct{ got, want bool }{
		"a free space":                  {u.Agents.Has(space("arrakeen")), true},
		"a Rival's Agent":               {u.Agents.Has(space("secrets")), false},
		"the human's own Agent":         {u.Agents.Has(space("fremkit")), false},
		"bonus spice":                   {u.Bonus.Has(space("deep_desert")), true},
		"no bonus spice: none can come": {u.Bonus.Has(space("hagga_basin")), false},
		"a free post":                   {u.Spies.Has(post("emperor")), true},
		"a Rival's Spy":                 {u.Spies.Has(post("choam")), false},
		"the Shield Wall":               {u.ShieldWall, true},
		"influence":                     {u.Seats[1].Influence[engine.Fremen], true},
		"VP":                            {u.Seats[1].VP, true},
		"units":                         {u.Seats[1].Troops && u.Seats[1].Sandworms && u.Seats[1].Strength, true},
		"Intrigue, purse":               {u.Seats[1].Intrigue && u.Seats[1].Purse[engine.Spice], true},
		"a Rival's influence":           {u.Seats[2].Influence[engine.Fremen], false},
		"Hooks it had not":              {u.Seats[1].Hooks, true},
	} {
		if x.got != x.want {
			t.Errorf("%s: unknown %v, want %v", name, x.got, x.want)
		}
	}
	s = reactive(t, "wall gone; you hooks yes").Answers("where_to done").Step()
	if s.Table.Pos.Unknown.ShieldWall || s.Table.Pos.Unknown.Seats[1].Hooks {
		t.Error("the wall is gone for ever, and Hooks are kept for ever")
	}
}

// A turn that is reported all the same makes only purse and Intrigue unknown, like
// every turn of tracked input.
func TestReportedTurnForgetsLittle(t *testing.T) {
	for _, input := range []bool{false, true} {
		s := reactive(t, "bonus deep_desert 2; you F 3")
		s.Table.Options.Reactive = input
		s.Answers("where_to secrets").Step()
		want := engine.Unknown{}
		want.Seats[1].Intrigue = true
		want.Seats[1].Purse = engine.AllTokens()
		if got := s.Table.Pos.Unknown; got != want {
			t.Errorf("reactive %v: unknown %+v", input, got)
		}
		s.Only("sent secrets; you B 1")
	}
}

// A turn reported after others that were not leaves unknown what they may have
// changed.
func TestReportedTurnKeepsUnknown(t *testing.T) {
	s := reactive(t, "unknown you.influence.fremen; unknown bonus_spice.deep_desert").Answers("where_to secrets").Step()
	u := &s.Table.Pos.Unknown
	if !u.Seats[1].Influence[engine.Fremen] || !u.Bonus.Has(s.Box.Rules.SpaceByID("deep_desert")) {
		t.Errorf("unknown %+v", u)
	}
}

// The Agent of a human that was found stays until Recall, and Recall makes every
// space free.
func TestRecallForgetsAgents(t *testing.T) {
	s := reactive(t, "unknown agents.secrets; phase recall; round 5; you vp 0").Answers("target no").Step()
	if u := s.Table.Pos.Unknown.Agents; u != 0 {
		t.Errorf("unknown %b after Recall", u)
	}
	s = tabletest.Solo(t, "staban_tuek").With("phase recall; unknown agents.secrets").Step()
	if u := s.Table.Pos.Unknown.Agents; u != 0 {
		t.Errorf("unknown %b after Recall", u)
	}
}

// Makers: where a human may stand the bonus spice is unknown afterwards; where it
// was unknown it stays so; nobody is asked.
func TestMakersUnknown(t *testing.T) {
	s := reactive(t, "phase makers; unknown agents.deep_desert; unknown bonus_spice.hagga_basin; you agents 1").Step()
	u, space := &s.Table.Pos.Unknown, s.Box.Rules.SpaceByID
	if !u.Bonus.Has(space("deep_desert")) || !u.Bonus.Has(space("hagga_basin")) || u.Bonus.Has(space("imperial_basin")) {
		t.Errorf("unknown bonus spice %b", u.Bonus)
	}
	s.Has("bonus imperial_basin 1")
}

// Units told as one number say how many, not what: a sandworm among them is still
// asked for at a reward, and the number is not asked for again.
func TestUnitsTold(t *testing.T) {
	s := reactive(t, "conflict spice_freighters; unknown you.units; unknown you.hooks").Answers("fact_units you 3")
	s.Do(func(t *engine.Table) { t.Units(1) })
	s.Do(func(tab *engine.Table) {
		if n := tab.Units(1); n != 3 {
			t.Errorf("%d units", n)
		}
	})
	s.Answers("fact_strength you 6; had_sandworm yes; faction fremen; pay_times 2; faction fremen").Resolve()
}

// A human that steals from another: what both hold is theirs to know, unless
// purses are kept and both are known.
func TestHumanStealsFromHuman(t *testing.T) {
	kept := tabletest.Pair(t, "gurney_halleck")
	kept.Table.Options.Purses = true
	kept.With("turn you; rival agents 0; you intrigue 1; guest intrigue 4").Answers("where_to secrets").Step().
		Only("sent secrets; you B 1; you intrigue 2; guest intrigue 3; turn guest")
	for _, purses := range []bool{false, true} {
		s := tabletest.Pair(t, "gurney_halleck")
		s.Table.Options.Purses = purses
		s.With("turn you; rival agents 0; guest intrigue 5; unknown guest.intrigue").Answers("where_to secrets").Step()
		if u := &s.Table.Pos.Unknown; !u.Seats[3].Intrigue || !u.Seats[1].Intrigue {
			t.Errorf("purses %v: a count is taken for known that nobody told", purses)
		}
	}
}

// Two humans of whom nothing is known: who keeps the token from the Rival holds
// it, and the other one need not be asked until the Rival is beyond the first.
func TestHigherHumanHoldsTheToken(t *testing.T) {
	for _, x := range [][2]string{
		{"fact_influence you fremen 3; fact_influence guest fremen 5", "alliance F guest"},
		{"fact_influence you fremen 4", "alliance F you"},
		{"fact_influence you fremen 3; fact_influence guest fremen 3", "alliance F rival"},
	} {
		s := tabletest.Pair(t, "gurney_halleck").With("rival F 3; unknown you.influence.fremen; unknown guest.influence.fremen")
		s.Answers(x[0]).Agent("fremkit").Has("rival F 4; " + x[1])
	}
}

// A holder that falls behind a human of whom nothing is known: it is asked.
func TestFallsBehindUnknown(t *testing.T) {
	s := tabletest.Solo(t, "staban_tuek", "gurney_halleck").With("rival F 4; alliance F rival; rival vp 2; unknown you.influence.fremen")
	steps(s.Answers("fact_influence you fremen 4"), "rival F -1").Has("alliance F you; rival vp 1")
}

// Who played Combat Intrigue holds other cards and tokens now. Where moves are not
// reported nobody tells of those cards, and some move Spies, Influence or troops: what
// was asked since the last move is forgotten with them. Without a unit nobody plays any.
func TestForgottenAfterCombatIntrigue(t *testing.T) {
	const fight = "phase combat; conflict skirmish_desert_mouse; spy fremen you; you intrigue 5; you F 3; "
	for _, x := range []struct {
		name, given, answers string
		reactive, hand, rest bool
	}{
		{"told: played", "you troops 2", "combat_intrigue you; strength 9", false, true, false},
		{"told: nobody", "you troops 2", "combat_intrigue nobody", false, false, false},
		{"told: no unit", "", "", false, false, false},
		{"not told", "unknown you.units", "fact_strength you 4", true, true, true},
		{"not told: no unit", "unknown you.units", "fact_strength you 0", true, false, false},
	} {
		t.Run(x.name, func(t *testing.T) {
			s := tabletest.Solo(t, "staban_tuek", "gurney_halleck").With(fight + x.given)
			s.Table.Options.Reactive = x.reactive
			s.Answers(x.answers).Step()
			u := &s.Table.Pos.Unknown
			hand := u.Seats[1].Intrigue && u.Seats[1].Purse[engine.Spice]
			rest := u.Seats[1].Influence[engine.Fremen] && u.Seats[1].VP && u.Spies.Has(s.Box.Rules.PostByID("fremen"))
			if hand != x.hand || rest != x.rest {
				t.Errorf("unknown hand %v, the rest %v; want %v, %v", hand, rest, x.hand, x.rest)
			}
		})
	}
}
