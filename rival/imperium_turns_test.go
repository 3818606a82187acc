package rival_test

import (
	"errors"
	"testing"

	"househagal/rival"
)

// Every card of 2020 under each condition it knows (docs/rules/deck.md, 4.7).
func TestImperiumCards(t *testing.T) {
	tests := []struct{ facts, cards, then string }{
		{"", "conspire", "sent conspire; rival E 1; rival garrison 5"},
		{"", "wealth", "sent wealth; rival E 1"},
		{"", "heighliner", "sent heighliner; rival G 1; rival troops 5; rival garrison 1"},
		{"", "foldspace", "sent foldspace; rival G 1"},
		{"", "selective_breeding", "sent selective_breeding; rival B 1"},
		{"you intrigue 4", "secrets", "sent secrets; rival B 1"},
		{"", "hardy_warriors", "sent hardy_warriors; rival F 1; rival troops 4; rival garrison 1"},
		{"", "stillsuits", "sent stillsuits; rival F 1; rival troops 2; rival garrison 1"},
		{"", "rally_troops", "sent rally_troops; rival garrison 7"},
		{"", "hall_of_oratory", "sent hall_of_oratory; rival garrison 4"},
		{"", "carthag", "sent carthag; rival troops 3; rival garrison 1"},
		{"", "arrakeen_1p", "sent arrakeen; rival troops 3; rival garrison 1; rival spice 1"},
		// as many troops as remain in supply
		{"rival garrison 10", "rally_troops", "sent rally_troops; rival garrison 12"},
		{"rival garrison 0; rival troops 11", "heighliner", "sent heighliner; rival G 1; rival troops 12"},
		{"rival garrison 0", "stillsuits", "sent stillsuits; rival F 1"},
		// most bonus spice; tied: most spice in all; base and bonus are gained
		{"bonus imperial_basin 1", "harvest_spice", "sent imperial_basin; bonus imperial_basin 0; rival spice 2; rival troops 2; rival garrison 1"},
		{"bonus imperial_basin 2; bonus the_great_flat 1", "harvest_spice",
			"sent imperial_basin; bonus imperial_basin 0; rival spice 3; rival troops 2; rival garrison 1"},
		{"bonus imperial_basin 1; bonus hagga_basin 1", "harvest_spice",
			"sent hagga_basin; bonus hagga_basin 0; rival spice 3; rival troops 2; rival garrison 1"},
		{"bonus imperial_basin 1; bonus hagga_basin 1; bonus the_great_flat 1", "harvest_spice",
			"sent the_great_flat; bonus the_great_flat 0; rival spice 4; rival troops 2; rival garrison 1"},
		// the chosen space is taken: no other one; none has bonus spice: pass over
		{"bonus hagga_basin 2; bonus imperial_basin 1; agent hagga_basin other", "harvest_spice:occupied wealth", "sent wealth; rival E 1"},
		{"", "harvest_spice:no_bonus_spice wealth", "sent wealth; rival E 1"},
		// taken, by anybody and by its own Agent, or blocked
		{"agent wealth you", "wealth:occupied conspire", "sent conspire; rival E 1; rival garrison 5"},
		{"agent carthag rival", "carthag:occupied wealth", "sent wealth; rival E 1"},
		{"blocked wealth yes", "wealth:blocked conspire", "sent conspire; rival E 1; rival garrison 5"},
		// who controls the space is paid, the visitor too
		{"control carthag you", "carthag", "sent carthag; you solari 1; rival troops 3; rival garrison 1"},
		{"control carthag rival; rival solari 6", "carthag", "sent carthag; rival solari 0; rival vp 1; rival troops 3; rival garrison 1"},
		{"control imperial_basin other; bonus imperial_basin 1", "harvest_spice",
			"sent imperial_basin; bonus imperial_basin 0; other spice 1; rival spice 2; rival troops 2; rival garrison 1"},
		// VP are bought from round 1, without the Swordmaster
		{"round 1; rival spice 6", "arrakeen_1p", "sent arrakeen; rival spice 0; rival vp 1; rival troops 3; rival garrison 1"},
	}
	for _, tt := range tests {
		t.Run(tt.facts+" "+tt.cards, func(t *testing.T) {
			solo2020(t, "", "memnon_thorvald", "ilban_richese").With(tt.facts).Agent(tt.cards).Only(tt.then)
		})
	}
}

// The cards of two players: House Hagal gains no tokens, no VP, and buys nothing.
func TestImperiumCardsOfTwo(t *testing.T) {
	tests := []struct{ facts, cards, then string }{
		{"", "arrakeen_2p", "sent arrakeen; hagal troops 1"},
		{"", "carthag", "sent carthag; hagal troops 1"},
		{"", "conspire", "sent conspire; hagal E 1; hagal garrison 2"},
		{"hagal garrison 3", "heighliner", "sent heighliner; hagal G 1; hagal troops 5; hagal garrison 1"},
		{"bonus hagga_basin 2", "harvest_spice", "sent hagga_basin; bonus hagga_basin 0"},
		{"", "harvest_spice:no_bonus_spice reshuffle:reshuffled wealth", "sent wealth; hagal E 1"},
		{"control carthag you", "carthag", "sent carthag; hagal troops 1; you solari 1"},
	}
	for _, tt := range tests {
		t.Run(tt.facts+" "+tt.cards, func(t *testing.T) {
			hagal2020(t).With(tt.facts).Agent(tt.cards).Only(tt.then)
		})
	}
}

// Every Leader's right-hand ability (docs/rules/rivals.md), at the Signet of Arrakeen.
func TestImperiumSignets(t *testing.T) {
	base := "sent arrakeen; rival garrison 1; rival troops "
	tests := []struct{ leader, facts, answers, then string }{
		{"glossu_rabban", "", "", base + "4"},
		{"glossu_rabban", "alliance E rival; rival E 4", "", base + "5"},
		{"memnon_thorvald", "", "", base + "3; rival spice 1"},
		{"ariana_thorvald", "", "", base + "3; rival water 1"},
		{"ilban_richese", "", "", base + "3; rival solari 1"},
		{"vladimir_harkonnen", "rival solari 1", "", base + "3; rival solari 0; rival intrigue 1"},
		{"vladimir_harkonnen", "", "", base + "3"},
		// least influence among the Factions where an opponent is ahead
		{"leto_atreides", "rival spice 1; rival E 1; you E 2; you F 1", "", base + "3; rival spice 0; rival F 1"},
		{"leto_atreides", "rival spice 1; other G 1; rival E 3; you E 4", "", base + "3; rival spice 0; rival G 1"},
		{"leto_atreides", "rival spice 2; you B 1; you F 1", "faction F", base + "3; rival spice 1; rival F 1"},
		{"leto_atreides", "rival spice 1; rival E 2; you E 2", "", base + "3"}, // nobody is ahead: nothing is paid
		{"leto_atreides", "you E 2", "", base + "3"},                           // no spice
	}
	for _, tt := range tests {
		t.Run(tt.leader+" "+tt.facts, func(t *testing.T) {
			solo2020(t, "", tt.leader, other(tt.leader)).With(tt.facts).Answers(tt.answers).Agent("arrakeen_1p").Only(tt.then)
		})
	}
}

func other(leader string) string {
	if leader == "memnon_thorvald" {
		return "ilban_richese"
	}
	return "memnon_thorvald"
}

// Paul and Helena may not be Rivals.
func TestImperiumRefused(t *testing.T) {
	b := imperium(t)
	for _, id := range []string{"paul_atreides", "helena_richese"} {
		s := rival.Setup{Difficulty: 1}
		s.Seats[1].Human = true
		s.Seats[2].Rival, s.Seats[3].Rival = b.ByID("leto_atreides"), b.ByID(id)
		if _, err := rival.NewGame(b, s); !errors.Is(err, rival.ErrRefused) {
			t.Errorf("%s: %v", id, err)
		}
		if b.Rivals[b.ByID(id)].Refused == "" {
			t.Errorf("%s: no reason", id)
		}
	}
}
