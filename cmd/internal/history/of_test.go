package history

import (
	"testing"
	"time"
)

// A game's id is when its save was begun and the seed: two games of one code are two,
// also when people on two computers begin them within a second, and a game of a save
// from before milliseconds were kept has the id that it had.
func TestIDOfAGame(t *testing.T) {
	second := time.Date(2026, 11, 30, 20, 15, 7, 0, time.UTC)
	for _, c := range []struct {
		after time.Duration
		want  string
	}{
		{0, "6b0dd94b-1f"},
		{time.Millisecond, "1a22e18ccf9-1f"},
		{999 * time.Millisecond, "1a22e18d0df-1f"},
		{time.Second, "6b0dd94c-1f"},
	} {
		got := idOf(second.Add(c.after), 31)
		if got != c.want || !isID(got) {
			t.Errorf("%v later: %q, want %q, an id", c.after, got, c.want)
		}
	}
}
