package engine_test

import (
	"fmt"
	"testing"

	"househagal/data/tabletest"
)

// ranked says by the words of the rule which reward each strength takes.
func ranked(st [3]int) (place [3]int) {
	for i, s := range st {
		above, level := 0, 0
		for j, o := range st {
			if o > s {
				above++
			}
			if j != i && o == s {
				level++
			}
		}
		winner := st[(i+1)%3] != st[(i+2)%3] // of the two others one is above the other
		switch {
		case s == 0:
		case above == 0 && level == 0:
			place[i] = 1
		case above == 0: // tied for first
			place[i] = 2
		case above == 1 && level == 0: // alone behind a winner
			place[i] = 2
		case above == 1 && winner: // tied behind a winner
			place[i] = 3
		}
	}
	return place
}

// Every pattern of three strengths.
func TestRanks(t *testing.T) {
	for a := 0; a <= 4; a++ {
		for b := 0; b <= 4; b++ {
			for c := 0; c <= 4; c++ {
				s := tabletest.Solo(t, "staban_tuek").
					With(fmt.Sprintf("you total %d; rival total %d; other total %d", a, b, c))
				got := s.Table.Ranks()
				if want := ranked([3]int{a, b, c}); [3]int(got[1:]) != want {
					t.Errorf("strengths %d %d %d: places %v, want %v", a, b, c, got[1:], want)
				}
			}
		}
	}
}

// The same as a list, so that the rule above can't be wrong alike.
func TestRanksByHand(t *testing.T) {
	for _, x := range []struct{ st, place [3]int }{
		{[3]int{0, 0, 0}, [3]int{0, 0, 0}},
		{[3]int{1, 0, 0}, [3]int{1, 0, 0}},
		{[3]int{0, 2, 1}, [3]int{0, 1, 2}},
		{[3]int{3, 2, 1}, [3]int{1, 2, 0}},
		{[3]int{1, 2, 3}, [3]int{0, 2, 1}},
		{[3]int{2, 2, 0}, [3]int{2, 2, 0}},
		{[3]int{2, 2, 1}, [3]int{2, 2, 0}},
		{[3]int{1, 2, 2}, [3]int{0, 2, 2}},
		{[3]int{2, 2, 2}, [3]int{2, 2, 2}},
		{[3]int{3, 1, 1}, [3]int{1, 3, 3}},
		{[3]int{1, 3, 1}, [3]int{3, 1, 3}},
		{[3]int{3, 0, 0}, [3]int{1, 0, 0}},
	} {
		s := tabletest.Pair(t, "gurney_halleck").
			With(fmt.Sprintf("you total %d; rival total %d; guest total %d", x.st[0], x.st[1], x.st[2]))
		if got := s.Table.Ranks(); [3]int(got[1:]) != x.place {
			t.Errorf("strengths %v: places %v, want %v", x.st, got[1:], x.place)
		}
	}
}

// Troop 2, sandworm 3, sword 1; without a unit nothing counts.
func TestStrength(t *testing.T) {
	for facts, want := range map[string]int{
		"":                                 0,
		"rival strength 5":                 0,
		"rival troops 1":                   2,
		"rival worms 1":                    3,
		"rival worms 2; rival troops 3":    12,
		"rival troops 2; rival strength 3": 7,
		"rival troops 2; rival total 11":   11,
	} {
		if got := tabletest.Solo(t, "staban_tuek").With(facts).Table.Strength(2); got != want {
			t.Errorf("%q: strength %d, want %d", facts, got, want)
		}
	}
}

// Of a tie for first nobody wins: no card kept, no control, the second reward for
// each; behind a winner two tied take the third.
func TestTies(t *testing.T) {
	const home = "conflict none; phase makers; you troops 0; rival troops 0; other troops 0; "
	for _, x := range [][3]string{
		{"first, two", "rival troops 2; other troops 2; you troops 1", "rival solari 4; rival garrison +1; other solari 4; other garrison +1"},
		{"first, three", "rival troops 2; other troops 2; you troops 2",
			"you solari 4; you garrison +1; rival solari 4; rival garrison +1; other solari 4; other garrison +1"},
		{"second, two", "rival troops 2; other troops 1; you troops 1",
			"control arrakeen rival; rival solari 2; rival garrison +2; rival ornithopter 1; other solari 3; you solari 3"},
	} {
		t.Run(x[0], func(t *testing.T) {
			tabletest.Solo(t, "staban_tuek", "gurney_halleck").With("control arrakeen you; conflict siege_of_arrakeen; phase combat; " + x[1]).
				Resolve().Only(home + x[2])
		})
	}
}
