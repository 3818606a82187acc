package rival_test

import (
	"testing"

	"househagal/data/tabletest"
	"househagal/engine"
)

// of2020 is a solo table of the game of 2020 with Rise of Ix: a round that has gone on
// for a while, nothing in any garrison. Facts follow.
func of2020(t *testing.T, rivalA, facts string) *tabletest.Scene {
	t.Helper()
	return tabletest.At(t, `
game: imperium
modules: [ix]
round: 4
turn: a
seats:
  - {id: you, kind: human, troops: {garrison: 0}}
  - {id: a, kind: rival, rival: `+rivalA+`, troops: {garrison: 0}}
  - {id: b, kind: rival, rival: glossu_rabban, troops: {garrison: 0}}
`).With(facts)
}

// pair2020 is a table of two players and House Hagal with Rise of Ix.
func pair2020(t *testing.T, facts string) *tabletest.Scene {
	t.Helper()
	return tabletest.At(t, `
game: imperium
mode: two_player
modules: [ix]
round: 4
turn: hagal
seats:
  - {id: you, kind: human}
  - {id: hagal, kind: rival, rival: house_hagal, swordmaster: true}
  - {id: guest, kind: human}
`).With(facts)
}

const (
	shipping  = "interstellar_shipping"
	smuggling = "smuggling_or_interstellar_shipping"
)

// X15, X16, X20 and X21: a Rival's freighter of 2020 goes to space 2, then back with
// all that the track gives; the face of a card is chosen by Influence alone.
func TestFreighterOf2020(t *testing.T) {
	const two = "a G 2; "
	for _, x := range []struct{ name, given, cards, want string }{
		{"X15", two, shipping, "agent interstellar_shipping a; a agents 1; a track1 2"},
		{"X16", two + "a track1 1; a B 1; a F 1", shipping,
			"agent interstellar_shipping a; a agents 1; a track1 0; a E 1; a garrison 2; a solari 5; you solari 1; b solari 1"},
		{"X20", "a G 1; agent smuggling you", smuggling + ":occupied secrets", "agent secrets a; a agents 1; a B 1"},
		{"X21", "a G 1", shipping + ":condition secrets", "agent secrets a; a agents 1; a B 1"},
		{"one icon", "a G 1; a track1 1", smuggling, "agent smuggling a; a agents 1; a track1 2"},
		{"the other face", "a G 1", "foldspace_or_interstellar_shipping", "agent foldspace a; a agents 1; a G 2; a vp 1"},
	} {
		t.Run(x.name, func(t *testing.T) { of2020(t, "vladimir_harkonnen", x.given).Agent(x.cards).Only(x.want) })
	}
}

// X17 and X18: a human decides a tie of the freighter's Influence: who has the First
// Player marker, or the next human after it. Never the list of a Rival, unless a switch
// says so.
func TestFreighterTie(t *testing.T) {
	const tied = "a G 2; a track1 1; a F 1; "
	const then = "agent interstellar_shipping a; a agents 1; a track1 0; a B 1; a garrison 2; a solari 5; you solari 1; b solari 1"
	t.Run("X17", func(t *testing.T) {
		of2020(t, "vladimir_harkonnen", tied+"first you").Answers("faction B").Agent(shipping).Only(then)
	})
	t.Run("X18", func(t *testing.T) {
		of2020(t, "vladimir_harkonnen", tied+"first b").Answers("faction B").Agent(shipping).Only(then)
	})
	const uprising = "module ix; rival G 2; rival F 1; rival track1 2"
	t.Run("X19", func(t *testing.T) {
		tabletest.Solo(t, "gurney_halleck").With(uprising).Answers("faction B").Agent(smuggling).
			Only("sent interstellar_shipping; rival track1 1; rival B 1; rival garrison 5; rival solari 5; you solari 1; other solari 1")
	})
	t.Run("X19, its list decides by the switch", func(t *testing.T) {
		s := tabletest.Solo(t, "gurney_halleck").With(uprising)
		s.Do(func(t *engine.Table) {
			rules := *t.Rules
			rules.Const.Rivals.TrackTiesAskHuman = false
			t.Rules = &rules
		})
		s.Agent(smuggling).
			Only("sent interstellar_shipping; rival track1 1; rival E 1; rival garrison 5; rival solari 5; you solari 1; other solari 1")
	})
	t.Run("of two players who has the marker decides", func(t *testing.T) {
		for _, x := range []struct {
			first string
			seat  engine.Seat
		}{{"you", 1}, {"guest", 3}} {
			s := tabletest.Pair(t, "vladimir_harkonnen").With("module ix; rival G 2; rival track1 1; first " + x.first)
			if got := s.Table.Pos.Decider(); got != x.seat {
				t.Errorf("with %s first seat %d decides", x.first, got)
			}
		}
	})
}

// X22, X24: who only stands in the way keeps no Solari of its own freighter; the
// humans gain theirs.
func TestFreighterOfTwoPlayers(t *testing.T) {
	t.Run("X22", func(t *testing.T) {
		pair2020(t, "hagal track1 2; hagal B 1; hagal F 1; hagal G 0").Answers("faction E").Agent(smuggling).
			Only("sent smuggling; hagal track1 0; hagal E 1; hagal garrison 2; you solari 1; guest solari 1")
	})
	t.Run("X24", func(t *testing.T) {
		tabletest.Pair(t, "glossu_rabban").With("module ix; rival swordmaster yes; rival track1 2; rival G 1; rival B 1; rival F 1").
			Agent(smuggling).Only("sent smuggling; rival track1 0; rival E 1; rival garrison 5; you solari 1; guest solari 1")
	})
	t.Run("a Rival that plays to win keeps 5 (E5)", func(t *testing.T) {
		tabletest.Pair(t, "vladimir_harkonnen").With("module ix; rival track1 2; rival G 1; rival B 1; rival F 1").
			Agent(smuggling).Only("sent smuggling; rival track1 0; rival E 1; rival garrison 5; rival solari 5; you solari 1; guest solari 1")
	})
}

// X23: a human that takes Dividends gives each Rival a Solari, which may buy at once.
func TestDividendsOfAHuman(t *testing.T) {
	t.Run("X23", func(t *testing.T) {
		of2020(t, "vladimir_harkonnen", "turn you; a solari 6").
			Answers("where_to smuggling; recall 1; choice 1").Visit().
			Only("agent smuggling you; you agents 1; you solari 5; a solari 0; a vp 1; b solari 1")
	})
	t.Run("the spice instead gives nobody anything", func(t *testing.T) {
		of2020(t, "vladimir_harkonnen", "turn you; a solari 6").
			Answers("where_to smuggling; recall 1; choice 2").Visit().Only("agent smuggling you; you agents 1; you spice 2")
	})
	t.Run("left on the track", func(t *testing.T) {
		of2020(t, "vladimir_harkonnen", "turn you; a solari 6").
			Answers("where_to smuggling; recall 0").Visit().Only("agent smuggling you; you agents 1")
	})
	t.Run("from space 2 troops and Influence too", func(t *testing.T) {
		of2020(t, "vladimir_harkonnen", "turn you; you G 2").
			Answers("where_to interstellar_shipping; recall 2; faction E; choice 1").Visit().
			Only("agent interstellar_shipping you; you agents 1; you E 1; you garrison 2; you solari 5; a solari 1; b solari 1")
	})
	t.Run("with Troop Transports 3 troops", func(t *testing.T) {
		of2020(t, "vladimir_harkonnen", "turn you; you G 2; you tile troop_transports").
			Answers("where_to interstellar_shipping; recall 2; faction E; choice 2").Visit().
			Only("agent interstellar_shipping you; you agents 1; you E 1; you garrison 3; you spice 2")
	})
	t.Run("by a card", func(t *testing.T) {
		of2020(t, "vladimir_harkonnen", "turn you; a solari 6").
			Answers("where_to more; card_did_more track; recall 1; choice 1; where_to wealth").Visit().
			Only("agent wealth you; you agents 1; you E 1; you solari 5; a solari 0; a vp 1; b solari 1")
	})
}

// Reactive input: nobody is asked about freighters before a Rival's Solari matter, and
// then how often once.
func TestDividendsUntold(t *testing.T) {
	untold := func(facts string) *tabletest.Scene {
		s := of2020(t, "vladimir_harkonnen", "turn you; "+facts)
		s.Table.Options.Reactive = true
		return s
	}
	t.Run("far from 7 Solari nothing is asked", func(t *testing.T) {
		untold("a solari 5").Answers("where_to done").Cards("wealth").Answers("fact_agent wealth free").Visit()
	})
	t.Run("near it once", func(t *testing.T) {
		s := untold("a solari 6").Answers("where_to done; fact_dividends 1").Visit()
		s.Has("a solari 0; a vp 1; b solari 1")
	})
	t.Run("none taken", func(t *testing.T) {
		s := untold("a solari 6").Answers("where_to done; fact_dividends 0").Visit()
		s.Has("a solari 6; b solari 0")
	})
}

// X25, X26: Hundro pays a spice whenever he has one; what his freighter recruits on a
// Combat space fights at once.
func TestHundro(t *testing.T) {
	const given = "a track1 2; a G 1; a B 1; a F 1; "
	t.Run("X25", func(t *testing.T) {
		of2020(t, "hundro_moritani", given+"a spice 1").Agent("arrakeen_1p").
			Only("agent arrakeen a; a agents 1; a spice 0; a track1 0; a E 1; a troops 3; a solari 5; you solari 1; b solari 1")
	})
	t.Run("X26", func(t *testing.T) {
		of2020(t, "hundro_moritani", given).Agent("arrakeen_1p").Only("agent arrakeen a; a agents 1; a troops 1")
	})
}

// X27: a freighter icon of a reward moves the freighter; troops of rewards stay home.
func TestX27(t *testing.T) {
	of2020(t, "vladimir_harkonnen", "phase combat; conflict skirmish_f; a troops 1; a track1 1").Resolve().
		Only("conflict none; phase makers; a troops 0; a track1 2; a garrison 1")
	of2020(t, "vladimir_harkonnen", "phase combat; conflict skirmish_f; a troops 1; a track1 2; a G 1; a B 1; a F 1").Resolve().
		Only("conflict none; phase makers; a troops 0; a track1 0; a E 1; a garrison 3; a solari 5; you solari 1; b solari 1")
}

// winner is a Combat whose first reward is booked easily.
const winner = "phase combat; conflict raid_stockpiles; first a; "

// X28 and X29: a Rival with two dreadnoughts passes the card over, wherever they stand;
// a new one goes to the garrison.
func TestDreadnoughtCards(t *testing.T) {
	t.Run("X28", func(t *testing.T) {
		pair2020(t, "hagal unit_home 1; flag arrakeen hagal").Agent("dreadnought_2p:condition secrets").Only("sent secrets; hagal B 1")
	})
	t.Run("X29", func(t *testing.T) {
		pair2020(t, "hagal garrison 3").Agent("dreadnought_2p").Only("sent dreadnought; hagal garrison 5; hagal unit_home 1")
	})
	t.Run("a human's", func(t *testing.T) {
		of2020(t, "vladimir_harkonnen", "turn you").Answers("where_to dreadnought").Visit().
			Only("agent dreadnought you; you agents 1; you unit_home 1")
		of2020(t, "vladimir_harkonnen", "turn you; you unit_home 1; flag carthag you").Answers("where_to dreadnought").Visit().
			Only("agent dreadnought you; you agents 1")
		of2020(t, "vladimir_harkonnen", "turn you").Answers("where_to more; card_did_more commission; more_number 2; where_to wealth").Visit().
			Only("agent wealth you; you agents 1; you E 1; you unit_home 2")
	})
}

// X30 to X32: deployed before troops and inside the two from garrison; a unit that
// lets its seat turn a strength card, and only in the Conflict.
func TestDreadnoughtsFight(t *testing.T) {
	t.Run("X30", func(t *testing.T) {
		s := of2020(t, "vladimir_harkonnen", "a garrison 3; a unit_home 1").Agent("heighliner").
			Only("agent heighliner a; a agents 1; a G 1; a unit_home 0; a unit_in 1; a troops 4; a garrison 2")
		if got := s.Table.Strength(2); got != 11 {
			t.Errorf("strength %d", got)
		}
	})
	t.Run("X31", func(t *testing.T) {
		s := of2020(t, "vladimir_harkonnen", "phase combat; conflict raid_stockpiles; a unit_in 1").Swords("selective_breeding")
		if got := s.Table.Strength(2); got != 5 {
			t.Errorf("strength %d", got)
		}
	})
	t.Run("X32", func(t *testing.T) {
		s := of2020(t, "vladimir_harkonnen", "phase combat; conflict raid_stockpiles; a unit_home 2").Step()
		if got := s.Strengths(); len(got) > 0 || s.Table.Strength(2) != 0 {
			t.Errorf("%v, strength %d", got, s.Table.Strength(2))
		}
	})
}

// X33 to X38: which flag the winner's dreadnought takes, what it does there, and when
// it comes home.
func TestFlags(t *testing.T) {
	const won = "conflict none; phase makers; a unit_in 0; a spice 3; a intrigue 1; "
	for _, x := range []struct{ name, given, want string }{
		{"X33", "a unit_in 2; control arrakeen you; control carthag you", won + "flag arrakeen a; a unit_home 1"},
		{"X35", "a unit_in 1; flag imperial_basin you; control arrakeen a", won + "flag carthag a; flag imperial_basin none; you unit_home 1"},
		{"X37", "a unit_in 0; a troops 1; flag imperial_basin a; control imperial_basin you", won + "a troops 0; flag imperial_basin none; a unit_home 1"},
		{"both stand at once, so the old flag is not free", "a unit_in 1; flag imperial_basin a", won + "flag imperial_basin none; flag arrakeen a; a unit_home 1"},
		{"its own marker last", "a unit_in 1; control imperial_basin a; control arrakeen a", won + "flag carthag a"},
		{"E8: no flag free", "a unit_in 1; flag imperial_basin you; flag arrakeen you; flag carthag a",
			won + "flag imperial_basin none; flag arrakeen none; flag carthag none; you unit_home 2; a unit_home 2"},
	} {
		t.Run(x.name, func(t *testing.T) { of2020(t, "vladimir_harkonnen", winner+x.given).Resolve().Only(x.want) })
	}
	t.Run("X34", func(t *testing.T) {
		tabletest.Solo(t, "vladimir_harkonnen").
			With("module ix; phase combat; conflict skirmish_desert_mouse; rival unit_in 1; control imperial_basin rival").Resolve().
			Only("conflict none; phase makers; rival unit_in 0; rival solari 2; rival desert_mouse 1; flag arrakeen rival")
	})
	t.Run("X36", func(t *testing.T) {
		of2020(t, "vladimir_harkonnen", "flag imperial_basin a; control imperial_basin you; turn b; bonus imperial_basin 1").
			Agent("harvest_spice").Only("agent imperial_basin b; b agents 1; a spice 1; b spice 2; bonus imperial_basin 0")
	})
	t.Run("X38", func(t *testing.T) {
		of2020(t, "vladimir_harkonnen", winner+"a unit_in 1; you strength 1; you troops 1").Resolve().
			Only("conflict none; phase makers; a unit_in 0; a unit_home 1; you troops 0; you strength 0; a spice 2; you spice 2")
	})
	t.Run("E9: the marker won goes below a dreadnought", func(t *testing.T) {
		of2020(t, "vladimir_harkonnen", "phase combat; conflict siege_of_arrakeen; a troops 1; flag arrakeen you").Resolve().
			Only("conflict none; phase makers; a troops 0; a vp 1; control arrakeen a; flag arrakeen none; you unit_home 1")
	})
	t.Run("E51: who stands on the flag defends", func(t *testing.T) {
		of2020(t, "vladimir_harkonnen", full+stacks("windtraps artillery spaceport")+"phase round_start; round 6; flag arrakeen a; control arrakeen you").Answers("conflict siege_of_arrakeen").Step().
			Only("phase player_turns; turn you; conflict siege_of_arrakeen; seen siege_of_arrakeen; a troops 1")
	})
	t.Run("a human chooses", func(t *testing.T) {
		of2020(t, "vladimir_harkonnen", winner+"you unit_in 1; control carthag a").Answers("flag carthag").Resolve().
			Only("conflict none; phase makers; you unit_in 0; you spice 3; you intrigue 1; flag carthag you")
	})
	t.Run("Q21: House Hagal covers a marker and earns nothing", func(t *testing.T) {
		s := pair2020(t, "phase combat; conflict raid_stockpiles; hagal unit_in 1; control carthag you").Resolve().
			Only("conflict none; phase makers; hagal unit_in 0; flag carthag hagal")
		s.With("phase player_turns; turn hagal").Agent("carthag").Only("sent carthag; hagal troops 1")
	})
}

// Where moves are not told a flag is asked for when a Rival needs to know, once.
func TestFlagUntold(t *testing.T) {
	s := of2020(t, "vladimir_harkonnen", winner+"you total 7; control arrakeen b")
	s.Table.Options.Reactive = true
	s.Resolve().Has("flag arrakeen none")
	s.With("phase player_turns; turn b").Agent("wealth")
	s.With("turn a").Answers("fact_flag you carthag").Agent("arrakeen_1p").Has("flag carthag you; b solari 1")
	s.With("turn a").Agent("carthag").Has("you solari 1")
	t.Run("a Rival that wins must know which flags are free", func(t *testing.T) {
		s := of2020(t, "vladimir_harkonnen", winner+"a unit_in 1; unknown you.flag").Answers("fact_flag you none")
		s.Table.Options.Reactive = true
		s.Resolve().Has("flag imperial_basin a; a unit_home 0")
	})
}

// X39 and X40: Expert Deployment by strength; dreadnoughts are not held back.
func TestDreadnoughtsAndExperts(t *testing.T) {
	const expert = "level mentat; variant expert_deployment; conflict raid_stockpiles; "
	t.Run("X39", func(t *testing.T) {
		of2020(t, "vladimir_harkonnen", expert+"a troops 2; a garrison 2; a unit_home 1").Agent("carthag").
			Only("agent carthag a; a agents 1; a garrison 3; a unit_home 0; a unit_in 1")
	})
	t.Run("X40", func(t *testing.T) {
		of2020(t, "vladimir_harkonnen", expert+"a unit_in 1; a garrison 1").Agent("carthag").
			Only("agent carthag a; a agents 1; a troops 2; a garrison 0")
	})
}

// Negotiators are neither in supply nor in garrison.
func TestNegotiators(t *testing.T) {
	s := of2020(t, "vladimir_harkonnen", "a garrison 11")
	s.Do(func(t *engine.Table) { t.Do(2, []engine.Effect{{Verb: engine.DoNegotiator, N: 1}}) }).Only("a negotiators 1")
	s.With("").Do(func(t *engine.Table) { t.Do(2, []engine.Effect{{Verb: engine.DoNegotiator, N: 1}}) }).Unchanged()
	if got := s.Table.Pos.Supply(2); got != 0 {
		t.Errorf("supply %d", got)
	}
}

// A unit that goes back to supply in place of standing on a flag (Detonation Devices, X55
// but for the tile).
func TestUnitBackToSupply(t *testing.T) {
	s := of2020(t, "vladimir_harkonnen", winner+"a unit_in 2")
	effects := []engine.Effect{{Verb: engine.DoIf, If: engine.Condition{Kind: engine.UnitIn, Unit: 1, N: 1},
		Then: []engine.Effect{{Verb: engine.DoReturnUnit, Unit: 1, N: 1}, {Verb: engine.DoVP, N: 1}}}}
	s.Do(func(t *engine.Table) {
		t.Do(2, effects)
		t.Resolve()
	}).Only("conflict none; phase makers; a unit_in 0; a unit_home 1; a vp 1; a spice 3; a intrigue 1")
	if got := s.Table.UnitSupply(2, 1); got != 1 {
		t.Errorf("%d in supply", got)
	}
}
