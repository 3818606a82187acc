package figures

import (
	"fmt"

	"househagal/engine"
)

// conflicts tells how often a seat took the first and the second reward of the
// Conflicts that were fought, by level.
func (r *Run) conflicts(p *page) {
	p.head("CONFLICTS", "won I", "II", "III", "second I", "II", "III")
	for _, s := range seats() {
		var row []string
		for _, of := range [...]*[4]int64{&r.Stats.First[s], &r.Stats.Second[s]} {
			for level := 1; level <= 3; level++ {
				row = append(row, whole(ratio(of[level], r.Stats.Conflicts[level])))
			}
		}
		p.row(r.Names[s], row...)
	}
}

// cards tells how the Rivals' turns went.
func (r *Run) cards(p *page) {
	s := r.Stats
	p.line("")
	p.line("RIVALS' TURNS       %.1f a game; %.2f Hagal cards a turn; no card fits in %s",
		r.mean(s.Turns), ratio(s.Cards, s.Turns), percent(ratio(s.NoCard, s.Turns)))
	why := [...]string{engine.WhyCondition: "condition", engine.WhyNoBonusSpice: "no bonus spice", engine.WhySmartPolitics: "Smart Politics",
		engine.WhyBlocked: "blocked", engine.WhyOccupied: "occupied"}
	line := "passed over a game: "
	for i, n := range s.Passed {
		if n > 0 && i < len(why) && why[i] != "" {
			line += fmt.Sprintf("%s %.1f, ", why[i], r.mean(n))
		}
	}
	p.line("  %s", line[:len(line)-2])
	line = "by whose Agent: "
	for _, i := range seats() {
		line += fmt.Sprintf("%s %.1f, ", r.Names[i], r.mean(s.Blocked[i]))
	}
	p.line("  %s", line[:len(line)-2])
}

func (r *Run) length(p *page) {
	sum := int64(0)
	for n, k := range r.Stats.Length {
		sum += int64(n) * k
	}
	p.line("")
	p.line("LENGTH              %.2f rounds", r.mean(sum))
	for n := 1; n <= r.rounds(); n++ {
		if share := r.mean(r.Stats.Length[n]); share > 0 {
			p.line("%s", left(fmt.Sprintf("  %d rounds", n), label)+right(percent(share), 7)+"  "+bar(share, 50))
		}
	}
}

// spaces tells where Agents went: a game, and a bar for all three together.
func (r *Run) spaces(p *page) {
	p.head("AGENTS A GAME", r.Names[1], r.Names[2], r.Names[3])
	for i := 1; i < len(r.Box.Rules.Spaces); i++ {
		var row []string
		all := 0.0
		for _, s := range seats() {
			x := r.mean(r.Stats.Spaces[s][i])
			all += x
			row = append(row, two(x))
		}
		line := left("  "+r.Box.Rules.Spaces[i].Name, label)
		for _, c := range row {
			line += right(c, columnWidth(3))
		}
		p.line("%s", line+"  "+bar(all/8, 31))
	}
}
