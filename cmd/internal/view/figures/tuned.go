package figures

import (
	"fmt"
	"math"

	"househagal/rival/sim"
)

// Tuning is what a search for rules came to.
type Tuning struct {
	*Run
	Measure        sim.Measure
	Target, Within float64
	Got            sim.Interval // of fresh games
	Games          int
	Found          sim.Found
	Knobs          []Turned
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
	return fmt.Sprintf("%.2f", x)
}

// Tuned is the comment above a file of rules that a search found.
func Tuned(t *Tuning) []string {
	p := &page{wide: true} // each line is a comment: none may be broken
	f := func(x float64) string { return Measured(t.Measure.Share, x) }
	again := t.Got.Again()
	low, high := again.Low, again.High
	if t.Measure.Share {
		low, high = max(0, low), min(1, high)
	}
	p.line("# %s under these rules:", t.says(f(t.Got.Est)))
	p.line("# %s fresh games; as many others come to %s - %s, 95 times of 100.", thousands(int64(t.Games)), f(low), f(high))
	p.line("# Asked for: %s, to within %s. %s", f(t.Target), t.margin(), t.verdict())
	p.line("# %s", t.searched())
	for _, k := range t.Knobs {
		p.line("#   %s %d..%d: %s", k.Path, k.Low, k.High, k.turn())
	}
	if len(t.Found.Idle) > 0 {
		p.line("# Turned by itself this changed no game:")
		for _, i := range t.Found.Idle {
			p.line("#   %s", t.Knobs[i].Path)
		}
	}
	p.line("# %s; seed %d.", t.Setup, t.Seed)
	p.line("# A stand-in is no player: a person may do better, or worse.")
	p.line("# Play it: hagal play --config THIS-FILE")
	return p.lines
}

// measureDocs say what the measures are.
var measureDocs = map[string]string{
	"wins":   "games that humans win",
	"places": "first places in Conflicts that Rivals take",
	"vp":     "VP of a human at the end",
	"rounds": "rounds that a game lasts",
}

// MeasureDoc says what the measure of that name is.
func MeasureDoc(name string) string { return measureDocs[name] }

// says is a figure of the measure in words.
func (t *Tuning) says(figure string) string {
	switch t.Measure.Name {
	case "places":
		return fmt.Sprintf("against %s Rivals take %s of the first places in Conflicts", t.Who, figure)
	case "vp":
		return fmt.Sprintf("%s ends with %s VP", t.Who, figure)
	case "rounds":
		return fmt.Sprintf("a game of %s lasts %s rounds", t.Who, figure)
	}
	return fmt.Sprintf("%s wins %s of its games", t.Who, figure)
}

// margin is how near it had to come, in words.
func (t *Tuning) margin() string {
	if t.Measure.Share {
		return fmt.Sprintf("%.1f points", 100*t.Within)
	}
	return fmt.Sprintf("%.2f", t.Within)
}

// verdict says whether the target was reached, by the fresh games.
func (t *Tuning) verdict() string {
	switch off := math.Abs(t.Got.Est - t.Target); {
	case off <= t.Within:
		return "Reached."
	case t.Found.Near:
		return fmt.Sprintf("The search saw %s: more --games tell.", Measured(t.Measure.Share, t.Found.Figure))
	case t.Measure.Share:
		return fmt.Sprintf("Missed by %.1f points.", 100*off)
	default:
		return fmt.Sprintf("Missed by %.2f.", off)
	}
}

// searched says how much was played before the search ended, and no more than that.
func (t *Tuning) searched() string {
	n, all := thousands(int64(t.Found.Measured)), thousands(int64(t.Found.All))
	switch {
	case t.Found.Near:
		return fmt.Sprintf("Played: %s of %s settings of", n, all)
	case t.Found.Measured >= t.Found.All:
		return fmt.Sprintf("All %s settings of these knobs were played, and none comes nearer:", all)
	}
	return fmt.Sprintf("The nearest of %s settings that were played, of %s. Name other knobs or ranges:", n, all)
}

// turn says where a knob went.
func (k *Turned) turn() string {
	if k.From == k.To {
		return fmt.Sprintf("%d as it was", k.To)
	}
	return fmt.Sprintf("%d -> %d", k.From, k.To)
}
