package rival_test

import (
	"testing"

	"househagal/data/tabletest"
)

// Nobody is asked about a Faction that comes after one that is won already.
func TestNotAskedAfterAnAllianceIsWon(t *testing.T) {
	for _, x := range [][4]string{
		{"less influence is won already", "unknown you.influence.fremen; rival F 4; rival G 3", "", "rival G 4; alliance G rival"},
		{"as much, later in the list", "unknown you.influence.emperor; rival E 3; rival G 3", "", "rival G 4; alliance G rival"},
		{"as much, earlier in the list", "unknown you.influence.fremen; rival F 3; rival G 3",
			"fact_influence you fremen 4", "rival G 4; alliance G rival; alliance F you"},
		{"less influence is not won", "unknown you.influence.fremen; rival F 4; rival G 3; guest G 4; alliance G guest",
			"fact_influence you fremen 4", "rival F 5; alliance F rival"},
	} {
		t.Run(x[0], func(t *testing.T) {
			s := tabletest.Pair(t, "lady_jessica")
			s.Table.Options.Reactive = true
			s.With(x[1]).Answers(x[2]).Agent("spice_refinery").Has(x[3])
		})
	}
}

// Expert Deployment compares units: a seat of which only the swords are unknown
// is near enough without asking another for its units.
func TestNotAskedForUnitsBecauseOfSwords(t *testing.T) {
	s := tabletest.Pair(t, "gurney_halleck")
	s.Table.Options.Reactive = true
	s.With("variant expert_deployment; conflict trade_dispute; rival troops 4; unknown you.units; guest troops 2")
	s.Table.Pos.Unknown.Seats[3].Strength = true
	s.Answers("").Agent("fremkit").Has("rival troops 6")
}
