package rival_test

import (
	"testing"

	"househagal/engine"
)

// What a free Influence does: the lowest Faction, and where several are lowest
// the human's choice, asked only where it decides something (docs/rules/choices.md).
func TestImperiumInfluence(t *testing.T) {
	after := "conflict none; phase makers; rival troops 0; "
	tests := []struct{ conflict, facts, answers, then string }{
		{"skirmish_c", "rival E 1; rival G 1; rival B 1", "", after + "rival F 1; rival spice 1"},
		{"skirmish_c", "rival E 1; rival G 1", "faction B", after + "rival B 1; rival spice 1"},
		{"skirmish_d", "", "faction G", after + "rival G 1; rival solari 2"},
		{"grand_vision", "rival E 1; rival G 1; rival B 1", "", after + "rival F 2; rival vp 1; rival intrigue 1"},
		{"machinations", "rival E 1; rival G 1", "", after + "rival B 1; rival F 1"},
		{"machinations", "rival E 1", "faction G; faction B", after + "rival G 1; rival B 1"},
		{"machinations", "rival E 2; rival G 2; rival B 2; rival vp 3", "faction B", after + "rival F 1; rival B 3"},
	}
	for _, tt := range tests {
		t.Run(tt.conflict+" "+tt.facts, func(t *testing.T) {
			solo2020(t, "conflict: "+tt.conflict, "memnon_thorvald", "ilban_richese").
				With("phase combat; rival troops 1; " + tt.facts).Answers(tt.answers).Resolve().Only(tt.then)
		})
	}
}

// Left open, an Influence is listed and the rest is carried out.
func TestImperiumLeftOpen(t *testing.T) {
	tests := []struct {
		conflict, facts, answers, then string
		open                           engine.OpenChoice
	}{
		{"skirmish_c", "", "faction open", "rival spice 1", engine.OpenChoice{Verb: engine.DoInfluence, N: 1, Pick: engine.Least}},
		{"machinations", "", "faction open", "", engine.OpenChoice{Verb: engine.DoInfluence, N: 1, Pick: engine.TwoDifferent}},
		{"machinations", "rival E 1; rival G 1; rival F 1", "faction open", "rival B 1", engine.OpenChoice{Verb: engine.DoInfluence, N: 1, Pick: engine.Least}},
		{"cloak_and_dagger", "you troops 2; other troops 1", "choice open; choice 2; faction E", "other spice 1; you E 1; you intrigue 2", engine.OpenChoice{Verb: engine.DoChoose, N: 1}},
	}
	for _, tt := range tests {
		s := solo2020(t, "conflict: "+tt.conflict, "memnon_thorvald", "ilban_richese").
			With("phase combat; rival troops 1; " + tt.facts)
		s.Answers(tt.answers).Do(func(tab *engine.Table) { tab.Options.Purses = true; tab.Resolve() }).Has(tt.then)
		if len(s.Table.Open) == 0 {
			t.Fatalf("%s: nothing is open", tt.conflict)
		}
		got := s.Table.Open[0]
		got.Times = 0
		if tt.open.Seat = 2; got != tt.open {
			t.Errorf("%s %s: open %+v, want %+v", tt.conflict, tt.facts, got, tt.open)
		}
	}
}

// What else a Rival may choose the human decides; of its own the human is asked
// only where its purse is kept (rule combat.rewards).
func TestImperiumChoices(t *testing.T) {
	facts := "phase combat; you troops 3; rival troops 2; you garrison 0"
	after := "conflict none; phase makers; you troops 0; rival troops 0; you vp 2; control arrakeen you; "
	tests := []struct{ answers, then string }{
		{"choice 2; choice 3", "rival spice 2; rival solari 3"},
		{"choice 3; choice 1", "rival solari 3; rival intrigue 1"},
	}
	for _, tt := range tests {
		solo2020(t, "conflict: battle_for_arrakeen", "memnon_thorvald", "ilban_richese").
			With(facts).Answers(tt.answers).Resolve().Only(after + tt.then)
	}
	second := "phase combat; rival troops 3; you troops 2; you garrison 0"
	s := solo2020(t, "conflict: battle_for_arrakeen", "memnon_thorvald", "ilban_richese").With(second)
	s.Resolve().Has("you solari 0; you intrigue 0")
	if got := s.Events(engine.EvChoice); len(got) != 1 || got[0].Seat != 1 || got[0].Amount != 2 {
		t.Errorf("told %+v", got)
	}
}
