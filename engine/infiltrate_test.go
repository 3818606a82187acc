package engine_test

import (
	"testing"

	"househagal/data/tabletest"
)

// A human may go to an occupied space by recalling a Spy beside it, and recall
// one from beside a space it goes to, to draw a card: each Spy for one of the two.
func TestInfiltrate(t *testing.T) {
	for _, x := range [][5]string{
		{"the Spy comes home", "arrakeen", "agent arrakeen rival; spy refinery_arrakeen you", "",
			"spy refinery_arrakeen none"},
		{"which of two, and the other for a card", "spice_refinery", "agent spice_refinery other; spy refinery_arrakeen you; spy research_refinery you",
			"spy_home research_refinery; recall_spy no", "spy research_refinery none"},
		{"the other one too", "spice_refinery", "agent spice_refinery other; spy refinery_arrakeen you; spy research_refinery you",
			"spy_home research_refinery; recall_spy yes", "spy research_refinery none; spy refinery_arrakeen none"},
		{"a free space: recalled for a card", "arrakeen", "spy refinery_arrakeen you", "recall_spy yes", "spy refinery_arrakeen none"},
		{"a free space: kept", "arrakeen", "spy refinery_arrakeen you", "recall_spy no", ""},
		{"a free space, two Spies: which", "spice_refinery", "spy refinery_arrakeen you; spy research_refinery you",
			"recall_spy yes; spy_home refinery_arrakeen", "spy refinery_arrakeen none"},
		{"a Rival's Spy is not yours to recall", "arrakeen", "spy refinery_arrakeen rival", "", ""},
	} {
		t.Run(x[0], func(t *testing.T) {
			recruits := ""
			if x[1] == "arrakeen" {
				recruits = "; you garrison +1"
			}
			tabletest.Solo(t, "staban_tuek", "gurney_halleck").With("turn you; rival agents 0; other agents 0; " + x[2]).
				Answers("where_to " + x[1] + "; " + x[3] + "; troops 0").Visit().
				Only("sent " + x[1] + "; " + x[4] + recruits)
		})
	}
}

// Both Agents stand there then; a Rival finds the space occupied.
func TestInfiltratedSpace(t *testing.T) {
	tabletest.Solo(t, "staban_tuek").With("agent arrakeen you; agent arrakeen other").Agent("arrakeen:occupied").Unchanged()
}
