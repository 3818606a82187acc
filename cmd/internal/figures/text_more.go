package figures

import (
	"househagal/cmd/internal/layout"
	"househagal/cmd/internal/say"
	"househagal/engine"
)

// conflicts tells how often a seat took the first and the second reward of the
// Conflicts that were fought, by level.
func (r *Run) conflicts(p *page) {
	two, three := p.Say("figures.level", say.Args{"level": 2}), p.Say("figures.level", say.Args{"level": 3})
	p.head(p.Say("figures.conflicts"), p.Say("figures.first", say.Args{"level": 1}), two, three, p.Say("figures.second", say.Args{"level": 1}), two, three)
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

// passed are why cards were passed over.
var passed = [...]say.ID{engine.WhyCondition: "figures.passed_condition", engine.WhyNoBonusSpice: "figures.passed_no_bonus",
	engine.WhySmartPolitics: "figures.passed_smart", engine.WhyBlocked: "figures.passed_blocked", engine.WhyOccupied: "figures.passed_occupied"}

// cards tells how the Rivals' turns went.
func (r *Run) cards(p *page) {
	s := r.Stats
	p.line("")
	p.line(layout.Even.Text(p.Say("figures.turns"), p.Say("figures.turns_of", say.Args{
		"by_game": one(r.mean(s.Turns)), "by_turn": hundredths(ratio(s.Cards, s.Turns)), "share": percent(ratio(s.NoCard, s.Turns))})))
	var why, whose say.List
	for i, n := range s.Passed {
		if n > 0 && i < len(passed) && passed[i] != "" {
			why = append(why, figureOf(p, passed[i], one(r.mean(n))))
		}
	}
	for _, i := range seats() {
		whose = append(whose, p.Say("figures.of_seat", say.Args{"name": r.Names[i], "figure": one(r.mean(s.Blocked[i]))}))
	}
	p.line("  " + p.Say("figures.passed", say.Args{"texts": why}))
	p.line("  " + p.Say("figures.by_agent", say.Args{"texts": whose}))
}

func (r *Run) length(p *page) {
	sum := int64(0)
	for n, k := range r.Stats.Length {
		sum += int64(n) * k
	}
	p.line("")
	p.line(layout.Even.Text(p.Say("figures.length"), p.Say("figures.length_of", say.Args{"figure": hundredths(r.mean(sum))})))
	for n := 1; n <= r.rounds(); n++ {
		if share := r.mean(r.Stats.Length[n]); share > 0 {
			p.line(layout.Shares.Bar(share, "  "+p.Say("figures.rounds", say.Args{"n": n}), percent(share)))
		}
	}
}

// spaces tells where Agents went: a game, and a bar for all three together.
func (r *Run) spaces(p *page) {
	p.head(p.Say("figures.agents"), r.Names[1], r.Names[2], r.Names[3])
	for i := 1; i < len(r.Box.Rules.Spaces); i++ {
		var row []string
		all := 0.0
		for _, s := range seats() {
			x := r.mean(r.Stats.Spaces[s][i])
			all += x
			row = append(row, two(x))
		}
		p.line(layout.Even.Bar(all/8, "  "+p.Say("figures.space", say.Args{"space": engine.Space(i)}), row...))
	}
}

// final draws how many VP each seat ends with, and a bar for the first.
func (r *Run) final(p *page) {
	most, least := 0, len(r.Stats.Final[1])
	for _, s := range seats() {
		for vp, n := range r.Stats.Final[s] {
			if n > 0 {
				most, least = max(most, vp), min(least, vp)
			}
		}
	}
	p.head(p.Say("figures.final"), r.Names[1], r.Names[2], r.Names[3])
	for vp := least; vp <= most; vp++ {
		var row []string
		for _, s := range seats() {
			row = append(row, whole(r.mean(r.Stats.Final[s][vp])))
		}
		p.line(layout.Scores.Bar(r.mean(r.Stats.Final[1][vp]), "  "+p.Say("figures.final_vp", say.Args{"n": vp}), row...))
	}
}

// deck tells how often each Hagal card was turned up on an Agent turn, and sent an
// Agent, a game.
func (r *Run) deck(p *page) {
	p.head(p.Say("figures.cards"), p.Say("figures.turned_up"), p.Say("figures.sent"))
	for c := 1; c < len(r.Box.Deck.Cards); c++ {
		turned, played := r.mean(r.Stats.Turned[c]), r.mean(r.Stats.Played[c])
		p.line(layout.Cards.Bar(played/8, "  "+p.Say("figures.card", say.Args{"card": engine.Card(c)}), two(turned), two(played)))
	}
}
