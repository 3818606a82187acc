package engine_test

import (
	"testing"

	"househagal/data/tabletest"
	"househagal/engine"
)

// pair is a table of two humans and a Rival without Agents; it is your turn.
func pair(t *testing.T, facts string) *tabletest.Scene {
	t.Helper()
	return tabletest.Pair(t, "gurney_halleck").With("turn you; rival agents 0; guest agents 0; guest revealed yes; " + facts)
}

// Human against human in a visit: Alliances between the two, each other's control
// bonus, each other's Spies and Agents.
func TestHumanAgainstHuman(t *testing.T) {
	for _, x := range []struct{ name, space, given, answers, then string }{
		{"the same influence takes no Alliance", "dutiful_service", "you E 3; guest E 4; alliance E guest; guest vp 1", "post choam", "you E 4; spy choam you"},
		{"one more does, and its VP", "dutiful_service", "you E 4; guest E 4; alliance E guest; guest vp 1", "", "you E 5; alliance E you; you vp 1; guest vp 0"},
		{"from a Rival in the same way", "dutiful_service", "you E 4; rival E 4; alliance E rival; rival vp 1; guest E 4", "",
			"you E 5; alliance E you; you vp 1; rival vp 0"},
		{"the other's control bonus", "arrakeen", "control arrakeen guest", "troops 0", "you garrison 4; guest solari 1"},
		{"its own control bonus", "spice_refinery", "control spice_refinery you", "troops 0", "you solari 1"},
		{"the other's spice of Imperial Basin", "imperial_basin", "control imperial_basin guest", "troops 0", "guest spice 1"},
		{"infiltrates the other's Agent", "secrets", "agent secrets guest; spy bene_gesserit you", "", "you B 1; spy bene_gesserit none"},
		{"Secrets takes from the Rival; what the other hands over is theirs to see to", "secrets", "rival intrigue 4; guest intrigue 4", "",
			"you B 1; rival intrigue 3; you intrigue 1"},
	} {
		t.Run(x.name, func(t *testing.T) {
			pair(t, x.given).Answers("where_to " + x.space + "; " + x.answers).Visit().Only("sent " + x.space + "; " + x.then)
		})
	}
}

// What only a Spy of one's own opens, and where the other's Spy is in the way.
func TestHumansBlockEachOther(t *testing.T) {
	s := pair(t, "agent secrets guest; agent arrakeen guest; spy refinery_arrakeen guest; spy bene_gesserit you; spy fremen rival")
	q := s.Table.WhereTo(1)
	if sp := s.Box.Rules.SpaceByID("arrakeen"); q.Open(int(sp)) {
		t.Error("Arrakeen is open beside the guest's Spy")
	}
	if sp := s.Box.Rules.SpaceByID("secrets"); !q.Open(int(sp)) {
		t.Error("Secrets is closed beside a Spy of one's own")
	}
	for _, x := range [][2]string{{"spy spacing_guild guest; spy fremen you", "spy emperor rival"},
		{"spy spacing_guild guest; spy fremen guest; spy emperor you", "spy bene_gesserit rival"}} {
		tabletest.Pair(t, "gurney_halleck").With("turn rival; " + x[0]).Agent("espionage").Only("sent espionage; rival B 1; " + x[1])
	}
}

// The count of Intrigue cards that two humans have after Secrets is unknown, so it
// is asked for where a Rival needs it: of both, in turn order.
func TestSecretsAsksBoth(t *testing.T) {
	s := pair(t, "you intrigue 1; guest intrigue 5").Answers("where_to secrets").Visit()
	if u := &s.Table.Pos.Unknown; !u.Seats[1].Intrigue || !u.Seats[3].Intrigue {
		t.Error("a count is still known")
	}
	tabletest.Pair(t, "gurney_halleck").With("turn rival; first guest; unknown you.intrigue; unknown guest.intrigue").
		Answers("fact_intrigue guest 4; fact_intrigue you 3").Agent("secrets").
		Only("sent secrets; rival B 1; rival intrigue 1; guest intrigue 3; you intrigue 3")
}

// A fall below the other passes the token on, and below 4 with nobody there it
// returns to the board.
func TestAllianceFallsBetweenHumans(t *testing.T) {
	for _, x := range [][3]string{
		{"you E 4; guest E 4; alliance E you; you vp 2", "-1", "you E 3; alliance E guest; you vp 1; guest vp 1"},
		{"you E 5; guest E 4; alliance E you; you vp 2", "-1", "you E 4"},
		{"you E 4; guest E 3; alliance E you; you vp 2", "-1", "you E 3; alliance E none; you vp 1"},
		{"you E 4; guest E 4; rival E 4; alliance E you; you vp 2; first guest", "-1; alliance_to guest", "you E 3; alliance E guest; you vp 1; guest vp 1"},
		{"you E 4; guest E 4; rival E 4; alliance E you; you vp 2", "-1; alliance_to rival", "you E 3; alliance E rival; you vp 1; rival vp 1"},
		{"you E 5; guest E 5; rival E 5; alliance E you; you vp 2", "-1; alliance_to guest", "you E 4; alliance E guest; you vp 1; guest vp 1"},
		{"you E 6; guest E 5; rival E 6; alliance E you; you vp 2", "-2", "you E 4; alliance E rival; you vp 1; rival vp 1"},
		{"you E 4; guest E 3; rival E 3; alliance E you; you vp 2", "-2", "you E 2; alliance E none; you vp 1"},
	} {
		pair(t, x[0]).Answers("where_to more; card_did_more influence; faction emperor; more_number " + x[1]).Visit().Only(x[2])
	}
}

// Three strengths, two prizes, ties; worms double; the icon of the winner pairs.
func TestThreeStrengths(t *testing.T) {
	for _, x := range []struct{ name, given, then string }{
		{"a human wins, the other is second", "you troops 3; rival troops 1; guest troops 2", "you solari 2; guest solari 3; you desert_mouse 1"},
		{"a Rival between the two", "you troops 3; rival troops 2; guest troops 1", "you solari 2; rival solari 3; you desert_mouse 1"},
		{"humans tied for first", "you troops 2; rival troops 1; guest troops 2", "you solari 3; guest solari 3"},
		{"humans tied for second", "you troops 2; rival troops 3; guest troops 2", "you solari 2; guest solari 2; rival solari 2; rival desert_mouse 1"},
		{"a human tied with the Rival for second", "you troops 2; rival troops 2; guest troops 3", "you solari 2; guest solari 2; rival solari 2; guest desert_mouse 1"},
		{"all three tied", "you troops 2; rival troops 2; guest troops 2", "you solari 3; rival solari 3; guest solari 3"},
		{"only one fought", "guest troops 1", "guest solari 2; guest desert_mouse 1"},
		{"a sandworm doubles, the icon pairs once", "you worms 1; guest troops 1; you desert_mouse 1", "you solari 4; guest solari 3; you desert_mouse 0; you vp 1"},
	} {
		t.Run(x.name, func(t *testing.T) {
			tabletest.Pair(t, "gurney_halleck").With("phase combat; conflict skirmish_desert_mouse; " + x.given).Resolve().
				Only("conflict none; phase makers; you troops 0; rival troops 0; guest troops 0; you worms 0; " + x.then)
		})
	}
}

// Control passes between humans with a won Conflict, and its holder defends.
func TestControlBetweenHumans(t *testing.T) {
	tabletest.Pair(t, "gurney_halleck").With("phase combat; conflict siege_of_arrakeen; control arrakeen you; guest troops 1").Resolve().
		Only("conflict none; phase makers; guest troops 0; control arrakeen guest; guest solari 2; guest garrison 5; guest ornithopter 1")
	tabletest.Pair(t, "gurney_halleck").With("phase round_start; conflict none; control arrakeen guest").
		Answers("conflict siege_of_arrakeen; defend yes").Step().
		Has("phase player_turns; guest troops 1; guest garrison 3")
}

// The end between two humans and a Rival: in what order ties are broken, and who
// is counted at all.
func TestWhoWinsOfTwo(t *testing.T) {
	for _, x := range []struct {
		name, given string
		won         engine.SeatSet
		by          int8
	}{
		{"a human", "you vp 10; guest vp 9; rival vp 8", seats(1), 0},
		{"the Rival, and both have lost", "you vp 9; guest vp 9; rival vp 10", seats(2), 0},
		{"humans tied: spice", "you vp 10; guest vp 10; guest spice 1; rival spice 9", seats(3), 1},
		{"human and Rival tied: garrison", "you vp 10; guest vp 9; rival vp 10; rival garrison 4", seats(2), 4},
		{"human and Rival tied to the end: who revealed", "you vp 10; guest vp 9; rival vp 10", seats(1), 5},
		{"three tied: the later Reveal turn", "you vp 10; guest vp 10; rival vp 10", seats(3), 5},
		{"three tied, the Rival at spice", "you vp 10; guest vp 10; rival vp 10; rival spice 2", seats(2), 1},
		{"a streamlined Rival is not ranked", "you vp 10; guest vp 9; rival vp 12; rival streamlined yes", seats(1), 0},
	} {
		t.Run(x.name, func(t *testing.T) {
			s := tabletest.Pair(t, "gurney_halleck").With("phase recall; reveals you; reveals guest; " + x.given)
			s.Answers("endgame_vp 0; endgame_vp 0").Step().Has("phase over")
			if r := s.Table.Result; r.Winners != x.won || r.By != x.by {
				t.Errorf("won by %03b, step %d; want %03b, step %d", r.Winners, r.By, x.won, x.by)
			}
		})
	}
}

// With moves that nobody reports, only a human who has sent an Agent can be the
// one that stands on a space; with none out it is free, unasked.
func TestWhoCanBeThere(t *testing.T) {
	s := tabletest.Pair(t, "gurney_halleck").With("turn rival; you agents 1; unknown agents.sardaukar")
	s.Table.Options.Reactive = true
	s.Answers("fact_agent sardaukar you").Agent("sardaukar:occupied").Only("agent sardaukar you")
	s = tabletest.Pair(t, "gurney_halleck").With("turn rival; unknown agents.sardaukar")
	s.Table.Options.Reactive = true
	s.Agent("sardaukar").Only("sent sardaukar; rival E 1; rival garrison 5")
	q := engine.Question{}
	s = tabletest.Pair(t, "gurney_halleck").With("turn rival; guest agents 1; unknown agents.sardaukar")
	s.Table.Options.Reactive = true
	s.Table.Asker = asker(func(_ *engine.Table, asked engine.Question) int { q = asked; return 0 })
	s.Do(func(t *engine.Table) { t.Occupied(s.Box.Rules.SpaceByID("sardaukar")) })
	if q.Open(1) || !q.Open(3) || !q.Open(0) {
		t.Errorf("asked %b, want free or the guest", q.Mask)
	}
}

// asker answers by itself.
type asker func(*engine.Table, engine.Question) int

func (a asker) Ask(t *engine.Table, q engine.Question) int { return a(t, q) }
