package setup

import (
	"strconv"

	"househagal/cmd/internal/boxed"
	"househagal/cmd/internal/say"
	"househagal/engine"
	"househagal/rival"
)

// Chosen is what a finished setup comes to.
type Chosen struct {
	Setup   rival.Setup
	Options engine.Options
	Given   [engine.Seats + 1]string // names of two players, for People
}

// Choose makes a setup of values that Steps calls done: in solo the human has seat
// 1 and the Rivals 2 and 3, clockwise; in two-player the Rival sits between, in
// seat 2. What is left to chance is dealt by the seed. The error is that of Check,
// or says what is still open.
func Choose(s say.Speaker, v Values) (Chosen, error) {
	if err := Check(s, v); err != nil {
		return Chosen{}, err
	}
	a := &asker{Speaker: s, v: v}
	box := s.Box
	for _, key := range []string{"module", "variant"} {
		if v[key] == "some" { // which, was never said
			return Chosen{}, a.fault("setup.not_finished", say.Args{"word": key})
		}
	}
	rivals := v.rivals(box)
	if rivals == nil || v.mode() == "" || !v.twoPlayer() && levelByID(box, v.level()) == 0 {
		return Chosen{}, a.fault("setup.not_finished", say.Args{"word": a.firstOpen()})
	}
	c := Chosen{Options: engine.Options{Reactive: v["input"] == "reactive", Deals: v["conflict-deck"] == "virtual"}}
	x := &c.Setup
	x.Physical = v["hagal-deck"] == "physical"
	x.Variants = v.variants()
	if n, err := strconv.Atoi(v["target"]); err == nil {
		x.Target = int8(n)
	}
	if v.twoPlayer() {
		x.Mode = engine.TwoPlayer
		x.Seats[1].Human, x.Seats[3].Human = true, true
		x.Seats[2] = rival.SetupSeat{Rival: rivals[0], Streamlined: v.blocks(box, rivals[0])}
		c.Given[1], c.Given[3] = v.at("name", 0), v.at("name", 1)
	} else {
		x.Difficulty = levelByID(box, v.level())
		x.Seats[1].Human = true
		x.Seats[2].Rival, x.Seats[3].Rival = rivals[0], rivals[1]
	}
	if !boxed.Objectives(box) {
		x.First = v.lot(x)
		return c, nil
	}
	for i, icon := range v.objectives() {
		x.Seats[i+1].Objective = icon
	}
	return c, nil
}

// lot draws which of two humans leads where no Objective tells; in solo the
// rules do.
func (v Values) lot(x *rival.Setup) engine.Seat {
	if x.Mode != engine.TwoPlayer {
		return engine.NoSeat
	}
	return [...]engine.Seat{1, 3}[v.luck().Deal(2, saltObjectives)[0]]
}

// firstOpen names the first key that nobody has answered.
func (a *asker) firstOpen() string {
	q, done := Steps(a.Speaker, a.v, nil)
	if done {
		return "rival"
	}
	return q.Key
}
