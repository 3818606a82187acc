package menu

import (
	"testing"

	"househagal/cmd/internal/say"
	"househagal/engine"
)

// Whoever's name begins with İ or ı is chosen by the key i, which every keyboard has.
func TestSeatKeys(t *testing.T) {
	for name, want := range map[string]string{"İrem": "i", "ırmak": "i", "Irmak": "i", "Mia": "m", "Éva": "1"} {
		s := say.Speaker{}
		s.Names.Seat[1] = name
		if got := seatChoices(s, &engine.Question{Mask: 1 << 1}); len(got) != 1 || got[0].Key != want {
			t.Errorf("%s: %+v, want key %s", name, got, want)
		}
	}
}
