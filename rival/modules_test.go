package rival_test

import (
	"slices"
	"strings"
	"testing"

	"househagal/data"
	"househagal/data/notation"
	"househagal/data/tabletest"
	"househagal/engine"
	"househagal/rival"
)

// The cases X1 to X5: contracts on the table change nothing for a Rival, and leave
// a human's to the human.
func TestContractsOnTheTable(t *testing.T) {
	const card = "accept_contract_or_shipping_a"
	const won = "phase combat; conflict choam_security; "
	const over = "conflict none; phase makers; "
	for _, x := range []struct {
		name, facts string
		agent       string // "": the Conflict is resolved
		want        string
	}{
		{"X1", "module choam", card, "sent accept_contract; rival solari 2"},
		{"X2", "module choam; rival G 2", card, "sent shipping; rival solari 2; rival B 1"},
		{"X3", "module choam; " + won + "rival worms 1", "", over + "rival worms 0; rival G 2; rival vp 1; rival solari 4; rival garrison 5; rival crysknife 1"},
		{"X4", "module choam; " + won + "you troops 1", "", over + "you troops 0; you G 1; you garrison 4; you crysknife 1"},
		{"X5", won + "you troops 1", "", over + "you troops 0; you G 1; you garrison 4; you crysknife 1; you solari 2"},
	} {
		t.Run(x.name, func(t *testing.T) {
			s := tabletest.Solo(t, "vladimir_harkonnen").With(x.facts)
			if x.agent != "" {
				s.Agent(x.agent).Only(x.want)
				return
			}
			s.Resolve().Only(x.want)
		})
	}
}

// The sizes of the House Hagal deck, by game, modules and mode.
func TestDeckSizes(t *testing.T) {
	for _, x := range []struct {
		game    engine.GameID
		modules []string
		solo    int
		two     int
	}{
		{engine.Imperium, nil, 27, 28},
		{engine.Uprising, nil, 36, 37},
		{engine.Uprising, []string{"choam"}, 36, 37},
		{engine.Imperium, []string{"bloodlines"}, 27, 28},
		{engine.Uprising, []string{"bloodlines"}, 36, 37},
		{engine.Imperium, []string{"bloodlines", "esmar"}, 29, 30},
		{engine.Uprising, []string{"bloodlines", "esmar"}, 38, 39},
		{engine.Uprising, []string{"choam", "bloodlines", "esmar"}, 38, 39},
		{engine.Imperium, []string{"immortality"}, 28, 28},
		{engine.Uprising, []string{"immortality"}, 39, 37},
		{engine.Uprising, []string{"choam", "immortality"}, 39, 37},
		{engine.Imperium, []string{"ix"}, 30, 29},
		{engine.Uprising, []string{"ix"}, 37, 36},
		{engine.Imperium, []string{"ix", "immortality"}, 31, 29},
		{engine.Uprising, []string{"ix", "immortality"}, 40, 36},
		{engine.Imperium, []string{"ix", "bloodlines", "tech"}, 30, 29},
		{engine.Uprising, []string{"ix", "bloodlines", "tech"}, 37, 36},
		{engine.Imperium, []string{"ix", "bloodlines", "tech", "esmar"}, 32, 31},
		{engine.Uprising, []string{"ix", "bloodlines", "tech", "esmar"}, 39, 38},
		{engine.Imperium, []string{"ix", "immortality", "bloodlines", "tech"}, 31, 29},
		{engine.Uprising, []string{"ix", "immortality", "bloodlines", "tech", "choam"}, 40, 36},
	} {
		for mode, want := range []int{x.solo, x.two} {
			box, err := data.LoadWith(rival.Choice{Game: x.game, Mode: engine.Mode(mode), Layers: x.modules})
			if err != nil {
				t.Fatal(err)
			}
			if got := box.Deck.Size(engine.Mode(mode)); got != want {
				t.Errorf("%v in mode %d: %d cards, want %d", x.modules, mode, got, want)
			}
		}
	}
}

// X7, X8, X10 and X12: what Rise of Ix takes out of the House Hagal deck and puts in,
// as copies of a card in solo and with two players.
func TestDeckOfIx(t *testing.T) {
	type copies struct{ solo, two int }
	for _, x := range []struct {
		name    string
		game    engine.GameID
		modules []string
		size    copies
		cards   map[string]copies
	}{
		{"X7", engine.Imperium, []string{"ix"}, copies{30, 29}, map[string]copies{
			"rally_troops": {}, "hall_of_oratory": {}, "dreadnought_1p": {2, 0}, "dreadnought_2p": {0, 2}}},
		{"X8", engine.Uprising, []string{"ix"}, copies{37, 36}, map[string]copies{
			"assembly_hall": {}, "gather_support_a": {}, "gather_support_b": {}, "accept_contract_or_shipping_a": {},
			"accept_contract_or_shipping_b": {}, "foldspace": {}, "dreadnought_1p": {2, 0}, "dreadnought_2p": {0, 2}}},
		{"X10", engine.Imperium, []string{"ix", "immortality"}, copies{31, 29}, map[string]copies{
			"carthag": {0, 3}, "carthag_left": {1, 0}, "carthag_right": {1, 0}}},
		{"X12", engine.Uprising, []string{"ix", "bloodlines", "tech"}, copies{37, 36}, map[string]copies{"acquire_tech": {}}},
	} {
		for mode, size := range []int{x.size.solo, x.size.two} {
			box, err := data.LoadWith(rival.Choice{Game: x.game, Mode: engine.Mode(mode), Layers: x.modules})
			if err != nil {
				t.Fatal(err)
			}
			if got := box.Deck.Size(engine.Mode(mode)); got != size {
				t.Errorf("%s, mode %d: %d cards, want %d", x.name, mode, got, size)
			}
			for id, want := range x.cards {
				got, n := 0, []int{want.solo, want.two}[mode]
				if c := box.Deck.ByID(id); c != 0 {
					got = box.Deck.Copies(c, engine.Mode(mode))
				}
				if got != n {
					t.Errorf("%s, mode %d: %d copies of %s, want %d", x.name, mode, got, id, n)
				}
			}
		}
	}
}

// The cases X60 and X9 to X65 of Immortality, and what they leave open: a human's
// bonus, two players, the end of the track.
func TestTleilaxuTrack(t *testing.T) {
	const two = "; rival troops 2; rival garrison 1" // of the garrison, where there is Combat
	for _, x := range []struct {
		name, facts, cards, want string
		told                     string // the notices, in order
	}{
		{"X61", "module immortality; rival track1 3", "carthag_plain:continued arrakeen",
			"sent arrakeen; rival track1 4; first_gone tleilaxu; rival vp 1; rival spice 3; rival troops 3; rival garrison 1", ""},
		{"X62", "module immortality; rival track1 3; first_gone tleilaxu", "carthag_plain:continued arrakeen",
			"sent arrakeen; rival track1 4; rival vp 1; rival spice 1; rival troops 3; rival garrison 1", ""},
		{"X63", "module immortality; rival track1 6", "research_station_tleilaxu", "sent research_station; rival track1 7; rival vp 1" + two, ""},
		{"X64", "module immortality", "research_station", "sent research_station; rival troops 4; rival garrison 1", ""},
		{"each space reached pays", "module immortality; rival track1 1", "research_station_tleilaxu",
			"sent research_station; rival track1 3; rival intrigue 1" + two, ""},
		{"beyond the end nothing", "module immortality; rival track1 7", "carthag_left:continued secrets", "sent secrets; rival track1 7; rival B 1", "row_left"},
		{"the right card", "module immortality", "carthag_right:continued secrets", "sent secrets; rival track1 1; rival B 1", "row_right"},
		{"an Intrigue card on space 6 too", "module immortality; rival track1 5", "carthag_right:continued secrets",
			"sent secrets; rival track1 6; rival intrigue 1; rival B 1", "row_right"},
	} {
		t.Run(x.name, func(t *testing.T) {
			s := tabletest.Solo(t, "staban_tuek").With(x.facts).Agent(x.cards).Only(x.want)
			told := ""
			for _, e := range s.Events(engine.EvTold) {
				told += s.Box.Rules.Notices[e.Amount].ID
			}
			if told != x.told {
				t.Errorf("told %q, want %q", told, x.told)
			}
		})
	}
}

// X60: the game of 2020. The Agent goes to Carthag and its recruit into the Conflict.
func TestTleilaxuTrackOf2020(t *testing.T) {
	s := tabletest.At(t, `
game: imperium
modules: [immortality]
round: 4
turn: a
seats:
  - {id: you, kind: human}
  - {id: a, kind: rival, rival: vladimir_harkonnen, troops: {garrison: 0, conflict: 0}, tracks: {tleilaxu: 1}}
  - {id: b, kind: rival, rival: glossu_rabban}
`)
	s.Agent("carthag_left").Only("agent carthag a; a agents 1; a troops 1; a track1 2; a intrigue 1")
	if e := s.Events(engine.EvTold); len(e) != 1 || s.Box.Rules.Notices[e[0].Amount].ID != "row_left" {
		t.Errorf("told %v", e)
	}
}

// What the track scores is counted by itself, not among what cards score.
func TestTrackScores(t *testing.T) {
	s := tabletest.Solo(t, "staban_tuek").With("module immortality; rival track1 3").Agent("carthag_plain:continued arrakeen")
	if x := s.Table.Tally[2]; x[engine.FromTrack] != 1 || x[engine.FromCards] != 0 {
		t.Errorf("scored by source %v", x)
	}
}

// X14: without a module nothing of any is on the table, nor in a position.
func TestX14(t *testing.T) {
	for _, game := range []engine.GameID{engine.Uprising, engine.Imperium} {
		for _, mode := range []engine.Mode{engine.Solo, engine.TwoPlayer} {
			box, err := data.LoadWith(rival.Choice{Game: game, Mode: mode})
			if err != nil {
				t.Fatal(err)
			}
			r := &box.Rules
			if len(box.Offered) == 0 || len(r.Units) > 1 || len(r.Tokens) > 0 || len(r.Tracks) > 1 || len(r.Steps) > 1 || len(r.Notices) > 1 {
				t.Errorf("game %d has %v, %v, %v, %v, %v", game, r.Units, r.Tokens, r.Tracks, r.Steps, r.Notices)
			}
		}
	}
	s := tabletest.Solo(t, "staban_tuek")
	pos := (&notation.Case{Box: s.Box, Pos: s.Table.Pos}).AppendJSON(nil)
	for _, key := range []string{"modules", "tokens", "tracks", "units", "first_gone"} {
		if strings.Contains(string(pos), key) {
			t.Errorf("%s stands in a position: %s", key, pos)
		}
	}
}

// X65: a card turned up for strength takes no step and changes no row.
func TestTrackCardInCombat(t *testing.T) {
	tabletest.Solo(t, "staban_tuek").With("module immortality; phase combat; rival troops 1").Swords("carthag_left").Only("shown rival; rival strength 0")
}

// X9: the deck of Uprising has its own Research Station once in solo, twice with two.
func TestResearchStationCopies(t *testing.T) {
	for mode, want := range []int{1, 2} {
		box, err := data.LoadWith(rival.Choice{Game: engine.Uprising, Mode: engine.Mode(mode), Layers: []string{"immortality"}})
		if err != nil {
			t.Fatal(err)
		}
		if got := box.Deck.Copies(box.Deck.ByID("research_station"), engine.Mode(mode)); got != want {
			t.Errorf("mode %d: %d copies, want %d", mode, got, want)
		}
	}
}

// Whether the bonus of space 4 still lies there is asked when a Rival gets there and
// nobody has told: once, and not where it can't matter.
func TestFirstThereIsAsked(t *testing.T) {
	for _, x := range []struct{ name, facts, answers, want string }{
		{"it lies there", "rival track1 3", "fact_first_there tleilaxu yes", "rival track1 4; rival vp 1; rival spice 2; first_gone tleilaxu"},
		{"it is gone", "rival track1 3", "fact_first_there tleilaxu no", "rival track1 4; rival vp 1; first_gone tleilaxu"},
		{"another space", "rival track1 4", "", "rival track1 5"},
	} {
		t.Run(x.name, func(t *testing.T) {
			tabletest.Solo(t, "staban_tuek").With("module immortality; unknown first_there.tleilaxu; " + x.facts).Answers(x.answers).
				Agent("carthag_plain:continued secrets").Only("sent secrets; rival B 1; " + x.want)
		})
	}
}

// What a layer needs comes with it, also what that needs, each once.
func TestWithNeeds(t *testing.T) {
	offered := []rival.Layer{{ID: "a"}, {ID: "b", Needs: []string{"c"}}, {ID: "c", Needs: []string{"a", "gone"}}, {ID: "d", Needs: []string{"b", "a"}}, {ID: "e"}}
	for id, want := range map[string][]string{"a": {"a"}, "b": {"a", "b", "c"}, "d": {"a", "b", "c", "d"}, "e": {"e"}, "gone": nil} {
		if got := rival.WithNeeds(offered, id); !slices.Equal(got, want) {
			t.Errorf("%s: %v, want %v", id, got, want)
		}
	}
}
