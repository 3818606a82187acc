package figures

import (
	"fmt"
	"strconv"

	"househagal/cmd/internal/layout"
	"househagal/cmd/internal/say"
	"househagal/engine"
	"househagal/rival/sim"
)

// Text is the report for a person: at most 80 cells a line.
func Text(s say.Speaker, r *Run) []string {
	p := &page{Speaker: s}
	r.what(p)
	r.whoWins(p)
	r.vp(p)
	r.final(p)
	r.vpByRound(p)
	r.swordmaster(p)
	r.conflicts(p)
	r.cards(p)
	r.length(p)
	r.spaces(p)
	r.deck(p)
	return p.lines
}

// what says what was played, so that somebody else can play the same.
func (r *Run) what(p *page) {
	p.say("figures.games", say.Args{"count": thousands(r.Stats.Games), "setup": r.Setup})
	p.lines = append(p.lines, r.Own...)
	p.say("figures.made", say.Args{"stand_in": r.Who, "seed": seed(r.Seed), "hash": r.Rules})
	if r.Stopped != 0 {
		half := percent(sim.Wilson(r.Stats.Wins(), r.Stats.Games).Half())
		p.say("figures.stopped_by_hand", say.Args{"count": thousands(int64(r.Asked)), "margin": half})
	} else if r.CI > 0 {
		if int(r.Stats.Games) < r.Asked {
			p.say("figures.stopped", say.Args{"count": thousands(int64(r.Asked)), "margin": percent(r.CI)})
		} else {
			p.say("figures.all_played", say.Args{"margin": percent(r.CI)})
		}
	}
}

// seed writes a seed, which may be greater than any number of a message.
func seed(n uint64) string { return strconv.FormatUint(n, 10) }

// ties are what games were decided by, in the order of sim.Stats.Tie.
var ties = [...]say.ID{"figures.tie_vp", "figures.tie_spice", "figures.tie_solari", "figures.tie_water", "figures.tie_garrison", "figures.tie_reveal", "figures.tie_tile"}

// ties counts what decided: tiles only at a table that has some.
func (r *Run) ties() []int64 {
	if r.Box.Rules.HasTiles() {
		return r.Stats.Tie[:]
	}
	return r.Stats.Tie[:engine.ByTileHeld]
}

func (r *Run) whoWins(p *page) {
	p.line("")
	p.line(layout.Wins.Row(p.Say("figures.who_wins"), p.Say("figures.won"), p.Say("figures.share"), p.Say("figures.interval")))
	for _, s := range seats() {
		x := r.wins(s)
		span := fmt.Sprintf("%.1f - %.1f", 100*x.Low, 100*x.High)
		p.line(layout.Wins.Bar(x.Est, r.Names[s], thousands(r.Stats.Won[s]), percent(x.Est), span))
	}
	if n := r.Stats.Shared; n > 0 {
		p.line(layout.Wins.Row(p.Say("figures.shared"), thousands(n), percent(r.mean(n))))
	}
	var by say.List
	for i, n := range r.ties() {
		if n > 0 {
			by = append(by, figureOf(p, ties[i], percent(r.mean(n))))
		}
	}
	if len(by) > 0 {
		p.say("figures.decided", say.Args{"texts": by})
	}
}

func figureOf(p *page, of say.ID, figure string) string { return p.Say(of, say.Args{"figure": figure}) }

// sources head the columns of where VP came from.
var sources = [engine.SourceEnd]say.ID{
	engine.FromInfluence: "figures.from_influence", engine.FromAlliance: "figures.from_alliance", engine.FromConflict: "figures.from_conflict",
	engine.FromIcons: "figures.from_icons", engine.FromBought: "figures.from_bought", engine.FromCards: "figures.from_cards",
	engine.FromEndgame: "figures.from_endgame", engine.FromFix: "figures.from_fix", engine.FromTrack: "figures.from_track", engine.FromTile: "figures.from_tile",
}

func (r *Run) vp(p *page) {
	head, shown := []string{p.Say("figures.mean")}, []engine.Source{}
	for from := engine.Source(0); from < engine.SourceEnd; from++ {
		any := false
		for _, s := range seats() {
			any = any || r.Stats.Source[s][from] != 0
		}
		if any {
			head, shown = append(head, p.Say(sources[from])), append(shown, from)
		}
	}
	p.head(p.Say("figures.vp"), head...)
	for _, s := range seats() {
		row := []string{two(r.mean(r.Stats.VP[s]))}
		for _, from := range shown {
			row = append(row, two(r.mean(r.Stats.Source[s][from])))
		}
		p.row(r.Names[s], row...)
	}
	x := sim.Mean(r.Stats.VP[1], r.Stats.VPSquares[1], r.Stats.Games)
	p.say("figures.mean_known", say.Args{"name": r.Names[1], "margin": hundredths(x.Half())})
}

// byRound heads columns with the rounds played.
func (r *Run) byRound(more ...string) []string {
	var out []string
	for n := 1; n <= r.rounds(); n++ {
		out = append(out, strconv.Itoa(n))
	}
	return append(out, more...)
}

func (r *Run) vpByRound(p *page) {
	p.head(p.Say("figures.vp_by_round"), r.byRound()...)
	for _, s := range seats() {
		var row []string
		for n := 1; n <= r.rounds(); n++ {
			row = append(row, one(ratio(r.Stats.Round[n][s], r.lasted(n))))
		}
		p.row(r.Names[s], row...)
	}
}

func (r *Run) swordmaster(p *page) {
	p.head(p.Say("figures.swordmaster"), r.byRound(p.Say("figures.never"))...)
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
