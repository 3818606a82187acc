package figures

import (
	"fmt"

	"househagal/engine"
	"househagal/rival/sim"
)

// Text is the report for a person: at most 80 cells a line.
func Text(r *Run) []string {
	p := &page{}
	r.what(p)
	r.whoWins(p)
	r.vp(p)
	r.vpByRound(p)
	r.swordmaster(p)
	r.conflicts(p)
	r.cards(p)
	r.length(p)
	r.spaces(p)
	return p.lines
}

// what says what was played, so that somebody else can play the same.
func (r *Run) what(p *page) {
	p.line("%s games: %s.", thousands(r.Stats.Games), r.Setup)
	p.lines = append(p.lines, r.Own...)
	p.line("Stand-in %s; seed %d; rules and stand-ins %s.", r.Who, r.Seed, r.Rules)
	if r.Stopped != 0 {
		p.line("Stopped by hand, of %s games: the human wins are known to +- %s.",
			thousands(int64(r.Asked)), percent(sim.Wilson(r.Stats.Wins(), r.Stats.Games).Half()))
	} else if r.CI > 0 {
		if int(r.Stats.Games) < r.Asked {
			p.line("Stopped of %s games: the share of human wins is known to +- %s.", thousands(int64(r.Asked)), percent(r.CI))
		} else {
			p.line("All games played: the share of human wins is not yet known to +- %s.", percent(r.CI))
		}
	}
}

func (r *Run) whoWins(p *page) {
	p.line("")
	p.line("%s", left("WHO WINS", label)+right("games", 9)+right("share", 8)+right("95% interval", 16))
	for _, s := range seats() {
		x := r.wins(s)
		span := fmt.Sprintf("%.1f - %.1f", 100*x.Low, 100*x.High)
		p.line("%s", left(r.Names[s], label)+right(thousands(r.Stats.Won[s]), 9)+right(percent(x.Est), 8)+right(span, 16)+"  "+bar(x.Est, 24))
	}
	if n := r.Stats.Shared; n > 0 {
		p.line("%s", left("a win shared", label)+right(thousands(n), 9)+right(percent(r.mean(n)), 8))
	}
	names := [...]string{"VP", "spice", "Solari", "water", "garrison", "Reveal turn"}
	line := "Decided by "
	for i, n := range r.Stats.Tie {
		if n > 0 {
			line += fmt.Sprintf("%s %s, ", names[i], percent(r.mean(n)))
		}
	}
	p.line("%s.", line[:len(line)-2])
}

// sourceNames head the columns of where VP came from.
var sourceNames = [engine.SourceEnd]string{
	engine.FromInfluence: "infl. 2", engine.FromAlliance: "allian.", engine.FromConflict: "confl.", engine.FromIcons: "icons",
	engine.FromBought: "bought", engine.FromCards: "cards", engine.FromEndgame: "endgame", engine.FromFix: "by hand",
}

func (r *Run) vp(p *page) {
	head, shown := []string{"mean"}, []engine.Source{}
	for from := engine.Source(0); from < engine.SourceEnd; from++ {
		any := false
		for _, s := range seats() {
			any = any || r.Stats.Source[s][from] != 0
		}
		if any {
			head, shown = append(head, sourceNames[from]), append(shown, from)
		}
	}
	p.head("VICTORY POINTS", head...)
	for _, s := range seats() {
		row := []string{two(r.mean(r.Stats.VP[s]))}
		for _, from := range shown {
			row = append(row, two(r.mean(r.Stats.Source[s][from])))
		}
		p.row(r.Names[s], row...)
	}
	x := sim.Mean(r.Stats.VP[1], r.Stats.VPSquares[1], r.Stats.Games)
	p.line("The mean of %s is known to +- %.2f.", r.Names[1], x.Half())
}

// byRound heads columns with the rounds played.
func (r *Run) byRound(more ...string) []string {
	var out []string
	for n := 1; n <= r.rounds(); n++ {
		out = append(out, fmt.Sprint(n))
	}
	return append(out, more...)
}

func (r *Run) vpByRound(p *page) {
	p.head("VP AFTER ROUND", r.byRound()...)
	for _, s := range seats() {
		var row []string
		for n := 1; n <= r.rounds(); n++ {
			row = append(row, one(ratio(r.Stats.Round[n][s], r.lasted(n))))
		}
		p.row(r.Names[s], row...)
	}
}

func (r *Run) swordmaster(p *page) {
	p.head("SWORDMASTER, ROUND", r.byRound("none")...)
	for _, s := range seats() {
		var row []string
		for n := 1; n <= r.rounds(); n++ {
			row = append(row, whole(r.mean(r.Stats.Swordmaster[s][n])))
		}
		p.row(r.Names[s], append(row, whole(r.mean(r.Stats.Swordmaster[s][0])))...)
	}
}

// whole writes a share as a whole percentage.
func whole(x float64) string {
	if x == 0 {
		return "."
	}
	return fmt.Sprintf("%.0f%%", 100*x)
}
