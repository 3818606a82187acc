package figures

import (
	"fmt"

	"househagal/rival/sim"
)

// Tuned is the comment above a file of rules that a search found.
func Tuned(r *Run, target float64, got sim.Interval, games int, near bool) []string {
	p := &page{}
	p.line("# %s wins %s of its games under these rules (95%% interval %.1f to %.1f, %s games).",
		r.Who, percent(got.Est), 100*got.Low, 100*got.High, thousands(int64(games)))
	if near {
		p.line("# Asked for: %s.", percent(target))
	} else {
		p.line("# Asked for: %s. These knobs come no nearer; name more of them, or wider ranges.", percent(target))
	}
	p.line("# %s; seed %s.", r.Setup, fmt.Sprint(r.Seed))
	p.line("# A stand-in is no player: a person may win more, or less. Play it: --config THIS-FILE")
	return p.lines
}
