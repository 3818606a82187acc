package hagal_test

import (
	"testing"

	"househagal/data/tabletest"
)

// The four cards of the test and the track each would raise.
var politics = []struct{ card, track string }{
	{"dutiful_service", "E"}, {"deliver_supplies_or_heighliner", "G"}, {"secrets", "B"}, {"fremkit", "F"},
}

// Smart Politics, at each boundary: own influence, that of the best other seat,
// and whether the Alliance is the Rival's.
func TestSmartPolitics(t *testing.T) {
	for _, p := range politics {
		for _, x := range []struct {
			own, you, other, holder string
			skip                    bool
		}{
			// (a) holds the Alliance and leads everybody by 1
			{"4", "3", "0", "rival", true},
			{"4", "4", "0", "rival", false},
			{"4", "0", "4", "rival", false},
			{"5", "0", "4", "rival", true},
			{"6", "5", "5", "rival", true},
			{"3", "0", "0", "none", false}, // leads, but has no Alliance
			{"4", "3", "3", "none", false},
			{"3", "5", "0", "rival", true}, // a written position: holds the token, is 2 behind
			// (b) has 2 or more and is 2 or more behind the leader
			{"2", "4", "0", "you", true},
			{"2", "0", "4", "other", true},
			{"2", "3", "0", "none", false},
			{"2", "3", "3", "none", false},
			{"1", "6", "0", "you", false}, // below 2
			{"0", "6", "6", "you", false},
			{"3", "5", "0", "you", true},
			{"4", "5", "6", "other", true},
			{"4", "5", "0", "you", false},
			{"5", "6", "0", "you", false},
		} {
			t.Run(p.card+" own "+x.own+" you "+x.you+" other "+x.other+" holder "+x.holder, func(t *testing.T) {
				facts := "variant smart_politics; conflict trade_dispute; rival " + p.track + " " + x.own + "; you " + p.track + " " + x.you +
					"; other " + p.track + " " + x.other + "; alliance " + p.track + " " + x.holder
				if x.skip {
					tabletest.Solo(t, "staban_tuek").With(facts).Agent(p.card + ":smart_politics").Unchanged()
					return
				}
				tabletest.Solo(t, "staban_tuek").With(facts).Agent(p.card)
			})
		}
	}
}

// Without the variant nothing is tested.
func TestSmartPoliticsOff(t *testing.T) {
	for _, p := range politics {
		tabletest.Solo(t, "staban_tuek").
			With("conflict trade_dispute; rival " + p.track + " 2; you " + p.track + " 6").
			Agent(p.card).Has("rival " + p.track + " 3")
	}
}

// The dear cards of the same tracks are never tested, nor the Heighliner face.
func TestSmartPoliticsOtherCards(t *testing.T) {
	behind := "variant smart_politics; rival E 2; rival G 2; rival B 2; rival F 2; you E 6; you G 6; you B 6; you F 6; conflict propaganda"
	for card, then := range map[string]string{"sardaukar": "rival E 3", "heighliner": "rival G 3", "espionage": "rival B 3",
		"desert_tactics": "rival F 3", "deliver_supplies_or_heighliner": "rival G 3"} {
		tabletest.Solo(t, "staban_tuek").With(behind).Agent(card).Has(then)
	}
}

// It comes before the space is looked at.
func TestSmartPoliticsBeforeOccupied(t *testing.T) {
	tabletest.Solo(t, "staban_tuek").
		With("variant smart_politics; rival F 2; you F 4; agent fremkit you; blocked fremkit yes").
		Agent("fremkit:smart_politics").Unchanged()
}

// With two players the other humans and the Rival are weighed alike.
func TestSmartPoliticsTwoPlayers(t *testing.T) {
	tabletest.Pair(t, "gurney_halleck").With("variant smart_politics; rival F 2; guest F 4").Agent("fremkit:smart_politics").Unchanged()
	tabletest.Pair(t, "gurney_halleck").With("variant smart_politics; rival F 2; guest F 3").Agent("fremkit").Has("rival F 3")
}
