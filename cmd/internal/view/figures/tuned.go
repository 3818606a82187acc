package figures

import (
	"fmt"

	"househagal/rival/sim"
)

// Tuned is the comment above a file of rules that a search found.
func Tuned(r *Run, target float64, got sim.Interval, games int, near bool) []string {
	p := &page{wide: true} // each line is a comment: none may be broken
	p.line("# %s wins %s of its games under these rules", r.Who, percent(got.Est))
	p.line("# (95%% interval %.1f to %.1f, %s games); asked for: %s.", 100*got.Low, 100*got.High, thousands(int64(games)), percent(target))
	if !near {
		p.line("# These knobs come no nearer; name more of them, or wider ranges.")
	}
	p.line("# %s; seed %s.", r.Setup, fmt.Sprint(r.Seed))
	p.line("# A stand-in is no player: a person may win more, or less.")
	p.line("# Play it: hagal play --config THIS-FILE")
	return p.lines
}
