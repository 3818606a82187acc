package sim_test

import (
	"slices"
	"testing"

	"househagal/engine"
	"househagal/rival/sim"
)

// A run that is stopped counted whole batches, in order: the same as a run of so
// many games, with any number of workers.
func TestStop(t *testing.T) {
	s := setup(t, engine.Solo, 2, sim.Blocker, "gurney_halleck", "staban_tuek")
	want, err := (&sim.Run{Setup: s, Games: 750, Seed: 7, Workers: 1}).Play()
	if err != nil {
		t.Fatal(err)
	}
	for _, workers := range []int{1, 2, 7} {
		asked := 0
		run := &sim.Run{Setup: s, Games: 25_000, Seed: 7, Workers: workers, Stop: func() bool { asked++; return asked == 3 }}
		if got, err := run.Play(); err != nil || *got != *want {
			t.Errorf("%d workers: %d games, %v", workers, got.Games, err)
		}
	}
}

// Results that are stopped are whole batches too, and a run from a later game on has
// the games that a run of all has there.
func TestStopResults(t *testing.T) {
	s := setup(t, engine.Solo, 2, sim.Blocker, "gurney_halleck", "staban_tuek")
	all, err := (&sim.Run{Setup: s, Games: 1000, Seed: 7, Workers: 2}).Results()
	if err != nil {
		t.Fatal(err)
	}
	asked := 0
	first, err := (&sim.Run{Setup: s, Games: 1000, Seed: 7, Workers: 2, Stop: func() bool { asked++; return asked == 2 }}).Results()
	if err != nil || !slices.Equal(first, all[:500]) {
		t.Errorf("%d games, %v; want the first 500", len(first), err)
	}
	rest, err := (&sim.Run{Setup: s, Games: 500, From: 500, Seed: 7, Workers: 1}).Results()
	if err != nil || !slices.Equal(rest, all[500:]) {
		t.Errorf("%d games, %v; want the last 500", len(rest), err)
	}
}
