package figures

import (
	"fmt"
	"math"

	"househagal/cmd/internal/say"
	"househagal/rival/sim"
)

// Tuning is what a search for rules came to.
type Tuning struct {
	*Run
	Measure        sim.Measure
	Target, Within float64
	Got            sim.Interval // of fresh games
	Games          int
	// Below are the flags for what the rules found lie over, as typed, and Beside those that choose what they are for.
	Below, Beside string
	Searching     bool // somebody stopped it before the search had ended: Got is of games that it saw
	Found         sim.Found
	Knobs         []Turned
}

// Turned is a knob: its range, where it stood and where it stands.
type Turned struct {
	Path      string
	Low, High int
	From, To  int
}

// Measured writes a figure: a share in percent, a mean with two digits.
func Measured(share bool, x float64) string {
	if share {
		return percent(x)
	}
	return hundredths(x)
}

// Tuned is the comment above a file of rules that a search found.
func Tuned(s say.Speaker, t *Tuning) []string {
	p := &page{Speaker: s, wide: true} // each line is a comment: none may be broken
	f := func(x float64) string { return Measured(t.Measure.Share, x) }
	again := t.Got.Again()
	low, high := again.Low, again.High
	if t.Measure.Share {
		low, high = max(0, low), min(1, high)
	}
	p.line(t.says(s, f(t.Got.Est)))
	switch {
	case t.Searching:
		p.say("figures.stopped_search", say.Args{"count": thousands(int64(t.Games)), "low": f(t.Got.Low), "high": f(t.Got.High)})
	default:
		p.say("figures.fresh", say.Args{"count": thousands(int64(t.Games)), "low": f(low), "high": f(high)})
	}
	if !t.Searching && t.Games < t.Asked {
		p.say("figures.stopped_games", say.Args{"count": thousands(int64(t.Asked))})
	}
	p.line(s.Sentences(s.Say("figures.asked", say.Args{"figure": f(t.Target), "margin": t.margin(s, t.Within)}), t.verdict(s)))
	p.line(t.searched(s))
	for _, k := range t.Knobs {
		p.line(fmt.Sprintf("  %s %d..%d: %s", k.Path, k.Low, k.High, k.turn(s)))
	}
	if len(t.Found.Idle) > 0 {
		p.say("figures.idle")
		for _, i := range t.Found.Idle {
			p.line("  " + t.Knobs[i].Path)
		}
	}
	p.lines = append(p.lines, t.Own...)
	p.say("figures.setup", say.Args{"setup": t.Setup, "seed": seed(t.Seed)})
	p.say("figures.no_player")
	p.say("figures.play_it", say.Args{"text": t.Below, "then": t.Beside})
	for i := range p.lines {
		p.lines[i] = "# " + p.lines[i]
	}
	return p.lines
}

// NothingTuned says that a search was stopped before it had measured anything.
func NothingTuned(s say.Speaker) string { return "# " + s.Say("figures.stopped_nothing") }

// MeasureDoc says what the measure of that name is.
func MeasureDoc(s say.Speaker, name string) string {
	switch name {
	case "wins":
		return s.Say("figures.measure_wins")
	case "places":
		return s.Say("figures.measure_places")
	case "vp":
		return s.Say("figures.measure_vp")
	case "rounds":
		return s.Say("figures.measure_rounds")
	}
	return ""
}

// says tells a figure of the measure in words.
func (t *Tuning) says(s say.Speaker, figure string) string {
	id := say.ID("figures.tuned_wins")
	switch t.Measure.Name {
	case "places":
		id = "figures.tuned_places"
	case "vp":
		id = "figures.tuned_vp"
	case "rounds":
		id = "figures.tuned_rounds"
	}
	return s.Say(id, say.Args{"stand_in": t.Who, "figure": figure})
}

// margin is a distance from the target, in words.
func (t *Tuning) margin(s say.Speaker, by float64) string {
	if t.Measure.Share {
		return s.Say("figures.points", say.Args{"figure": one(100 * by)})
	}
	return hundredths(by)
}

// Reached reports whether the fresh games came as near to the target as was asked.
func (t *Tuning) Reached() bool { return t.off() <= t.Within }

func (t *Tuning) off() float64 { return math.Abs(t.Got.Est - t.Target) }

// verdict says whether the target was reached, by the fresh games.
func (t *Tuning) verdict(s say.Speaker) string {
	switch {
	case t.Reached():
		return s.Say("figures.reached")
	case t.Found.Near:
		return s.Say("figures.saw", say.Args{"figure": Measured(t.Measure.Share, t.Found.Figure)})
	default:
		return s.Say("figures.missed", say.Args{"margin": t.margin(s, t.off())})
	}
}

// searched says how much was played before the search ended, and no more than that.
func (t *Tuning) searched(s say.Speaker) string {
	id := say.ID("figures.nearest")
	switch {
	case t.Found.Near:
		id = "figures.played"
	case t.Found.Measured >= t.Found.All:
		id = "figures.played_all"
	}
	return s.Say(id, say.Args{"count": thousands(int64(t.Found.Measured)), "of_count": thousands(int64(t.Found.All))})
}

// turn says where a knob went.
func (k *Turned) turn(s say.Speaker) string {
	if k.From == k.To {
		return s.Say("figures.as_it_was", say.Args{"n": k.To})
	}
	return fmt.Sprintf("%d -> %d", k.From, k.To)
}
