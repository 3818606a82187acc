package sim_test

import (
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
