package sim_test

import (
	"math"
	"testing"

	"househagal/engine"
	"househagal/rival/sim"
)

// TestMoreTables plays at each of several tables as often as chance has it, the
// same ones for the same seeds.
func TestMoreTables(t *testing.T) {
	s := setup(t, engine.Solo, 2, sim.Blocker, "gurney_halleck", "staban_tuek")
	other := setup(t, engine.Solo, 2, sim.Blocker, "feyd_rautha_harkonnen", "lady_jessica")
	s.More = append(s.More, other.Table)
	g := newGame(t, s)
	count := map[engine.RivalID]int{}
	for n := range 2000 {
		g.Begin(sim.SeedOf(3, n))
		who := g.Table.Pos.Seat[2].Rival
		count[who]++
		if g.Begin(sim.SeedOf(3, n)); g.Table.Pos.Seat[2].Rival != who {
			t.Fatalf("game %d is played at another table the second time", n)
		}
	}
	a, b := count[s.Table.Seats[2].Rival], count[other.Table.Seats[2].Rival]
	if a+b != 2000 || math.Abs(float64(a-1000)) > 90 {
		t.Errorf("%d games at one table, %d at the other", a, b)
	}
}

// TestUsualMeasure holds that what is tuned by means something at the table.
func TestUsualMeasure(t *testing.T) {
	solo := setup(t, engine.Solo, 2, sim.Planner, "gurney_halleck", "staban_tuek")
	if got := sim.UsualMeasure(solo); got != "wins" {
		t.Errorf("solo: %s", got)
	}
	pair := setup(t, engine.TwoPlayer, 0, sim.Planner, "glossu_rabban")
	pair.Table.Seats[2].Streamlined = true
	if got := sim.UsualMeasure(pair); got != "places" {
		t.Errorf("a Rival that only blocks: %s", got)
	}
	pair.Table.Seats[2].Streamlined = false
	if got := sim.UsualMeasure(pair); got != "wins" {
		t.Errorf("a Rival that plays to win: %s", got)
	}
}

// TestMeasures sets the measures beside what the games themselves say.
func TestMeasures(t *testing.T) {
	s := setup(t, engine.TwoPlayer, 0, sim.Planner, "glossu_rabban")
	g := newGame(t, s)
	st := new(sim.Stats)
	vp, rounds := 0, 0
	const games = 300
	for n := range games {
		st.Play(g, sim.SeedOf(5, n))
		rounds += int(g.Table.Pos.Round)
		for i := range g.Table.Pos.Seat {
			if x := &g.Table.Pos.Seat[i]; x.Human {
				vp += int(x.VP)
			}
		}
	}
	for name, want := range map[string]float64{"rounds": float64(rounds) / games, "vp": float64(vp) / games / 2} {
		m, err := sim.MeasureByName(name)
		if err != nil {
			t.Fatal(err)
		}
		if got := m.Of(st); math.Abs(got.Est-want) > 1e-9 || got.Low >= want || got.High <= want || got.Half() > 0.2 {
			t.Errorf("%s is %+v, want %v", name, got, want)
		}
	}
	m, _ := sim.MeasureByName("places")
	if got := m.Of(st); got.Est <= 0.1 || got.Est >= 0.9 || got.Half() > 0.03 {
		t.Errorf("places: %+v", got)
	}
}
