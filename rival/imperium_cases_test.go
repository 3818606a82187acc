package rival_test

import (
	"errors"
	"testing"

	"househagal/data"
	"househagal/data/tabletest"
	"househagal/engine"
	"househagal/rival"
)

// imperium is the box of the game of 2020.
func imperium(t testing.TB) *rival.Box {
	t.Helper()
	b, err := data.Load(engine.Imperium)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// solo2020 is a solo table of 2020 with these two Leaders; head goes before it.
func solo2020(t testing.TB, head, leader, other string) *tabletest.Scene {
	t.Helper()
	return tabletest.At(t, "game: imperium\nround: 4\n"+head+`
turn: rival
first_player: rival
seats:
  - {id: you, kind: human}
  - {id: rival, kind: rival, rival: `+leader+`}
  - {id: other, kind: rival, rival: `+other+`}
`)
}

// hagal2020 is a table of two players with House Hagal between them.
func hagal2020(t testing.TB) *tabletest.Scene {
	t.Helper()
	return tabletest.At(t, `
game: imperium
mode: two_player
turn: hagal
seats:
  - {id: you, kind: human}
  - {id: hagal, kind: rival, rival: house_hagal, swordmaster: true}
  - {id: guest, kind: human}
`)
}

// The rows of our list of cases that are about the game of 2020, by number.

// T5: four influence takes the token and its VP, not the bonus the track prints.
func TestImperiumT5(t *testing.T) {
	solo2020(t, "", "memnon_thorvald", "ilban_richese").
		With("rival E 3; rival vp 1").Agent("wealth").
		Only("sent wealth; rival E 4; rival vp 2; alliance E rival")
}

// T6: two influence is 1 VP for a solo Rival.
func TestImperiumT6(t *testing.T) {
	solo2020(t, "", "memnon_thorvald", "ilban_richese").
		With("rival G 1").Agent("foldspace").
		Only("sent foldspace; rival G 2; rival vp 1")
}

// T7: House Hagal at four takes the token and no VP; who held it loses 1.
func TestImperiumT7(t *testing.T) {
	hagal2020(t).With("hagal F 3").Agent("stillsuits").
		Only("sent stillsuits; hagal F 4; alliance F hagal")
	hagal2020(t).With("hagal F 4; you F 4; you vp 2; alliance F you").Agent("stillsuits").
		Only("sent stillsuits; hagal F 5; alliance F hagal; you vp 1")
	hagal2020(t).With("hagal B 1").Agent("secrets").
		Only("sent secrets; hagal B 2")
}

// T8: at Mentat, Conflict II, a Rival that leads by 4 strength deploys nothing;
// one that leads by 3 deploys all.
func TestImperiumT8(t *testing.T) {
	for _, level := range []string{"mentat", "kwisatz_haderach"} {
		s := solo2020(t, "difficulty: "+level+"\nconflict: desert_power", "memnon_thorvald", "ilban_richese")
		s.With("rival troops 2; rival garrison 1").Agent("carthag").
			Only("sent carthag; rival garrison 2")
		s = solo2020(t, "difficulty: "+level+"\nconflict: desert_power", "memnon_thorvald", "ilban_richese")
		s.With("rival troops 2; rival garrison 1; you troops 1; you garrison 2; you strength 2").Agent("carthag").
			Only("sent carthag; rival troops 4; rival garrison 0")
		s = solo2020(t, "difficulty: "+level+"\nconflict: desert_power", "memnon_thorvald", "ilban_richese")
		s.With("rival troops 3; rival garrison 0; you troops 1; you garrison 2; you strength 1").Agent("carthag").
			Only("sent carthag; rival troops 4")
	}
}

// T9: the same at Conflict III: recruits and up to two from garrison.
func TestImperiumT9(t *testing.T) {
	solo2020(t, "difficulty: mentat\nconflict: grand_vision", "memnon_thorvald", "ilban_richese").
		With("rival troops 4; rival garrison 3").Agent("carthag").
		Only("sent carthag; rival troops 7; rival garrison 1")
}

// T25: no bonus spice anywhere: Harvest Spice is passed over.
func TestImperiumT25(t *testing.T) {
	solo2020(t, "", "memnon_thorvald", "ilban_richese").
		Agent("harvest_spice:no_bonus_spice wealth").
		Only("sent wealth; rival E 1")
}

// T28: House Hagal has no Agent left: no further turn, though the first player
// sends a third one.
func TestImperiumT28(t *testing.T) {
	s := hagal2020(t).With("hagal agents 0; turn you; first you; you agents 1; guest agents 0; guest revealed yes")
	s.Answers("where_to wealth").Step().
		Only("agent wealth you; you agents 0; you E 1; turn you")
	if got := s.Events(engine.EvCard); len(got) != 0 {
		t.Errorf("House Hagal turned up %d cards", len(got))
	}
}

// T29: House Hagal wins the Siege of Arrakeen: the human's marker goes, nobody
// controls it, and House Hagal takes nothing; second place is rewarded.
func TestImperiumT29(t *testing.T) {
	facts := "conflict siege_of_arrakeen; phase combat; hagal troops 3; you troops 1; you garrison 2"
	after := "conflict none; phase makers; hagal troops 0; you troops 0; you solari 4"
	hagal2020(t).With(facts + "; control arrakeen you").Resolve().Only(after + "; control arrakeen none")
	hagal2020(t).With(facts + "; control arrakeen guest").Resolve().Only(after + "; control arrakeen none")
	hagal2020(t).With(facts + "; control carthag guest").Resolve().Only(after)
	hagal2020(t).With("conflict desert_power; phase combat; hagal troops 3; control arrakeen you").Resolve().
		Only("conflict none; phase makers; hagal troops 0")
}

// T31: Machinations raises the two lowest Factions, not the two highest.
func TestImperiumT31(t *testing.T) {
	solo2020(t, "conflict: machinations", "memnon_thorvald", "ilban_richese").
		With("phase combat; rival troops 2; rival E 3; rival G 0; rival B 2; rival F 1; rival vp 2").Resolve().
		Only("conflict none; phase makers; rival troops 0; rival G 1; rival F 2; rival vp 3")
}

// T36: the Secrets card of 2020 takes no Intrigue card.
func TestImperiumT36(t *testing.T) {
	solo2020(t, "", "memnon_thorvald", "ilban_richese").
		With("you intrigue 5").Agent("secrets").
		Only("sent secrets; rival B 1")
}

// T38: Reshuffle turned up for strength: shuffled in, and another card counts.
func TestImperiumT38(t *testing.T) {
	hagal2020(t).With("conflict desert_power; phase combat; hagal troops 1").Swords("reshuffle hardy_warriors").
		Only("hagal strength 5; shown hagal")
}

// T39: the pile runs out in the middle of a turn: all cards are shuffled, the
// turn goes on.
func TestImperiumT39(t *testing.T) {
	s := tabletest.At(t, `
game: imperium
turn: rival
agents: {wealth: [you]}
seats:
  - {id: you, kind: human, agents: 1}
  - {id: rival, kind: rival, rival: memnon_thorvald}
  - {id: other, kind: rival, rival: ilban_richese}
deck: {draw: [wealth], discard: [conspire]}
`)
	s.Do(func(tab *engine.Table) { s.Rivals.AgentTurn(tab, 2) })
	s.Has("rival agents 1")
	if d := s.Table.Pos.Deck; int(d.Draw.N)+int(d.Discard.N) != 27 {
		t.Errorf("%d cards in both piles, want the 27 of solo", int(d.Draw.N)+int(d.Discard.N))
	}
}

// T45, T46: two tied first take the second reward, the third seat nothing; plain
// third takes nothing; two tied second take the third reward each (docs/decisions.md#c10).
func TestImperiumT45T46(t *testing.T) {
	tests := []struct{ troops, then string }{
		{"you troops 2; rival troops 3; other troops 3", "rival solari 4; other solari 4"},
		{"you troops 2; rival troops 3; other troops 1", "rival solari 6"},
		{"you troops 1; rival troops 3; other troops 2", "rival solari 6; other solari 4"},
		{"you troops 2; rival troops 2; other troops 3", "other solari 6; rival solari 2; you solari 2"},
	}
	for _, tt := range tests {
		s := solo2020(t, "conflict: guild_bank_raid", "memnon_thorvald", "ilban_richese").With("phase combat; " + tt.troops)
		s.Resolve().Has(tt.then)
		for _, seat := range []string{"rival", "other"} {
			if s.Seat(seat).VP != 0 {
				t.Errorf("%s: a VP for %s", tt.troops, seat)
			}
		}
	}
}

// T48: at Kwisatz Haderach alone the Swordmaster space is closed to the human.
func TestImperiumT48(t *testing.T) {
	for level, want := range map[string]engine.Closure{"mercenary": engine.OpenSpace, "sardaukar": engine.OpenSpace,
		"mentat": engine.OpenSpace, "kwisatz_haderach": engine.NoSwordmaster} {
		s := solo2020(t, "difficulty: "+level, "memnon_thorvald", "ilban_richese")
		if got := s.Table.Closed(1, s.Box.Rules.SpaceByID("swordmaster")); got != want {
			t.Errorf("%s: %v, want %v", level, got, want)
		}
	}
}

// T63, T64, and the rest of rules setup.levels and setup.house-hagal: what each seat starts with.
func TestImperiumStart(t *testing.T) {
	b := imperium(t)
	tests := []struct {
		level                           string
		solari, spice, troops, intrigue int
	}{
		{"mercenary", 1, 1, 0, 0}, {"sardaukar", 0, 0, 3, 1}, {"mentat", 0, 0, 3, 1}, {"kwisatz_haderach", 0, 0, 3, 1},
	}
	for i, tt := range tests {
		s := rival.Setup{Difficulty: engine.Difficulty(i + 1)}
		s.Seats[1].Human = true
		s.Seats[2].Rival, s.Seats[3].Rival = b.ByID("glossu_rabban"), b.ByID("leto_atreides")
		p, err := rival.NewGame(b, s)
		if err != nil || b.Rules.Levels[i+1].ID != tt.level {
			t.Fatal(tt.level, b.Rules.Levels[i+1].ID, err)
		}
		you := engine.SeatState{Human: true, Agents: 2, Garrison: 3, Purse: [engine.ResourceEnd]int16{int16(tt.solari), int16(tt.spice), 1}}
		if p.Seat[1] != you {
			t.Errorf("%s: you %+v", tt.level, p.Seat[1])
		}
		for j := 2; j <= 3; j++ {
			want := engine.SeatState{Rival: s.Seats[j].Rival, Agents: 2, Garrison: int8(tt.troops), Intrigue: int16(tt.intrigue), Purse: [engine.ResourceEnd]int16{0, 0, 1}}
			if p.Seat[j] != want {
				t.Errorf("%s: Rival %+v", tt.level, p.Seat[j])
			}
		}
		if p.First != 2 || p.Variants.ExpertDeployment != (i >= 2) || p.Variants.BrutalEscalation || p.Variants.SmartPolitics {
			t.Errorf("%s: first %d, variants %+v", tt.level, p.First, p.Variants)
		}
	}
}

func TestImperiumStartOfTwo(t *testing.T) {
	b := imperium(t)
	s := rival.Setup{Mode: engine.TwoPlayer}
	s.Seats[1].Human, s.Seats[3].Human = true, true
	s.Seats[2].Rival = b.ByID("house_hagal")
	for _, first := range []engine.Seat{0, 1, 3} {
		s.First = first
		p, err := rival.NewGame(b, s)
		if err != nil {
			t.Fatal(err)
		}
		if want := (engine.SeatState{Rival: s.Seats[2].Rival, Agents: 3, Swordmaster: true}); p.Seat[2] != want {
			t.Errorf("House Hagal starts with %+v", p.Seat[2])
		}
		if p.First != max(1, first) {
			t.Errorf("first %d of %d", p.First, first)
		}
	}
	s.First = 2
	if _, err := rival.NewGame(b, s); !errors.Is(err, rival.ErrLeader) {
		t.Errorf("House Hagal leads: %v", err)
	}
}

// T65: both Swordmasters arrive, whether their Rivals fight or not, at the start
// of round 5, 4, 3, 3, and not earlier; the Agent may be sent in that round.
func TestImperiumT65(t *testing.T) {
	for level, round := range map[string]string{"mercenary": "5", "sardaukar": "4", "mentat": "3", "kwisatz_haderach": "3"} {
		for _, r := range []string{"1", "2", "3", "4", "5", "6"} {
			s := solo2020(t, "difficulty: "+level, "memnon_thorvald", "ilban_richese").With("phase round_start; round " + r)
			s.Do(func(tab *engine.Table) { tab.Options.Deals = true; tab.Step() })
			if r == round {
				s.Has("rival swordmaster yes; other swordmaster yes; rival agents 3; other agents 3")
			} else {
				s.Has("rival swordmaster no; other swordmaster no; rival agents 2; other agents 2")
			}
		}
	}
}
