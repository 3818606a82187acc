package rival_test

import (
	"testing"

	"househagal/data/tabletest"
	"househagal/engine"
)

// Jessica's Signet, one step: a Faction whose Alliance it wins, else least. Her
// list is Bene Gesserit, Fremen, Guild, Emperor.
func TestWinsAlliance(t *testing.T) {
	for _, x := range []example{
		{"free token, reaches 4", "", "rival G 3", "", "rival G 4; alliance G rival; rival vp 1"},
		{"free token, does not reach 4: least", "", "rival G 2", "", "rival B 1"},
		{"passes the holder", "", "rival F 4; you F 4; alliance F you; you vp 1", "", "rival F 5; alliance F rival; rival vp 1; you vp 0"},
		{"only ties the holder: least", "", "rival F 3; you F 4; alliance F you", "", "rival B 1"},
		{"far behind the holder: least", "", "rival F 3; other F 6; alliance F other", "", "rival B 1"},
		{"an own token is left out", "", "rival G 4; alliance G rival; rival B 1; rival F 1", "", "rival E 1"},
		{"an own token is left out, another is won", "", "rival G 4; alliance G rival; rival E 3", "", "rival E 4; alliance E rival; rival vp 1"},
		{"a track at 6 can't win", "", "rival G 6; you G 6; alliance G you", "", "rival B 1"},
		{"two to win: least influence first", "", "rival E 3; rival B 4; you B 4; alliance B you; you vp 1", "",
			"rival E 4; alliance E rival; rival vp 1"},
		{"two to win, as much on both: the list", "", "rival E 3; rival G 3", "", "rival G 4; alliance G rival; rival vp 1"},
		{"three to win: the list", "", "rival E 3; rival G 3; rival F 3", "", "rival F 4; alliance F rival; rival vp 1"},
		{"none to win, all alike: the list", "", "rival B 1; rival F 1; rival G 1; rival E 1", "", "rival B 2; rival vp 1"},
	} {
		play(t, []example{{"lady_jessica", x.who, x.given, "spice_refinery", "sent spice_refinery; " + x.then + deployTwo}})
	}
}

// Rabban's Scheme, two steps with one Faction, never split.
func TestWinsAllianceTwoSteps(t *testing.T) {
	const spies = "spy choam rival; spy landsraad_hall rival; "
	const home = "sent espionage; spy choam none; spy landsraad_hall none; spy emperor rival; rival B 1; "
	for _, x := range [][3]string{
		{"from 2 to a free token", "rival G 2", "rival G 4; alliance G rival"},
		{"from 3 to a free token", "rival G 3", "rival G 5; alliance G rival"},
		{"from 1 is too far: least", "rival G 1", "rival E 2"},
		{"passes a holder by one", "rival F 3; you F 4; alliance F you; you vp 1", "rival F 5; alliance F rival; you vp 0"},
		{"ties a holder: least", "rival F 2; you F 4; alliance F you", "rival E 2"},
		{"from 5 only one step is left, it passes", "rival F 5; you F 5; alliance F you; you vp 1", "rival F 6; alliance F rival; you vp 0"},
		{"least of two to win", "rival G 3; rival F 2", "rival F 4; alliance F rival"},
		{"least at 5: one step, the other is lost", "rival E 5; rival G 5; rival B 4; rival F 5; alliance E rival; alliance G rival; alliance B rival; alliance F rival", "rival E 6; rival B 5"},
	} {
		then := home + x[2]
		play(t, []example{{"glossu_rabban", x[0], spies + x[1], "espionage", then}})
	}
}

// The choice of least influence, with each number of Factions tied.
func TestLeast(t *testing.T) {
	for _, x := range [][2]string{
		{"", "E"}, {"rival E 1", "B"}, {"rival E 1; rival B 1", "G"}, {"rival E 1; rival B 1; rival G 1", "F"},
		{"rival E 2; rival B 2; rival G 1; rival F 2", "G"}, {"rival E 3; rival B 2; rival G 2; rival F 2", "B"},
		{"rival E 6; rival B 5; rival G 6; rival F 6", "B"},
	} {
		t.Run(x[0], func(t *testing.T) {
			s := tabletest.Solo(t, "feyd_rautha_harkonnen").
				With("conflict skirmish_crysknife; rival troops 1; phase combat; " + x[0])
			before := sum(s.Seat("rival"))
			s.Resolve().Has("rival " + x[1] + " +1")
			if n := sum(s.Seat("rival")); n != before+1 {
				t.Errorf("%d steps in all, want 1", n-before)
			}
		})
	}
}

func sum(x *engine.SeatState) int {
	n := 0
	for _, v := range x.Influence {
		n += int(v)
	}
	return n
}
