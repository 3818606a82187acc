package history

import (
	"fmt"
	"math"

	"househagal/cmd/internal/layout"
	"househagal/cmd/internal/page"
	"househagal/cmd/internal/say"
	"househagal/engine"
	"househagal/rival"
)

// Teller writes a history for people.
type Teller struct {
	say.Speaker
	Width layout.Screen
	Boxes []*rival.Box // in which levels and Rivals are looked for
}

// Lines are the games, one a line, the last one first, and what they come to. Known
// are all damaged lines and those of a newer program.
func (t Teller) Lines(list []Game, known Games, odds []LevelOdds) []string {
	if len(list) == 0 {
		return append([]string{t.Say("history.none")}, t.trouble(known)...)
	}
	out := t.Width.Table(t.games(list))
	sums := Sum(list)
	out = append(out, "")
	out = append(out, t.folded(t.Say("history.all", t.row(sums.All)))...)
	out = append(out, t.streaks(&sums)...)
	for _, part := range []struct {
		head say.ID
		rows []Row
		name func(string) string
	}{
		{"history.by_level", sums.Difficulties, t.level},
		{"history.by_rival", sums.Rivals, t.rival},
		{"history.by_leader", sums.Leaders, func(key string) string { return key }},
		{"history.by_month", sums.Months, func(key string) string { return key }},
	} {
		if len(part.rows) > 0 {
			out = append(append(out, ""), t.Width.Table(t.rows(t.Say(part.head), part.rows, part.name))...)
		}
	}
	if len(odds) > 0 {
		out = append(append(out, ""), t.Width.Table(t.odds(odds))...)
		out = append(out, t.folded(t.Say("history.odds_note"))...)
	}
	return append(out, t.trouble(known)...)
}

// games is the list of the games, the last one first.
func (t Teller) games(list []Game) *page.Table {
	out := &page.Table{Columns: []page.Column{{Head: t.Say("history.date")}, {}, {Head: t.Say("history.vp")},
		{Head: t.Say("history.rounds"), Right: true}, {Head: t.Say("history.level")}, {Head: t.Say("history.against")}}}
	for i := len(list) - 1; i >= 0; i-- {
		g := &list[i]
		result := t.Say("history.lost")
		if g.Won() {
			result = t.Say("history.won")
		}
		out.Rows = append(out.Rows, []string{g.day(), result, g.score(), fmt.Sprint(g.Rounds), t.level(g.Difficulty), t.against(g)})
	}
	return out
}

// score is the VP of the best human and of the best Rival that keeps a score.
func (g *Game) score() string {
	ours, _ := g.Best(true)
	if theirs, ok := g.Best(false); ok {
		return fmt.Sprintf("%d:%d", ours, theirs)
	}
	return fmt.Sprint(ours)
}

// against names the Rivals, and what people said of the game.
func (t Teller) against(g *Game) string {
	var rivals []string
	for _, id := range g.Rivals() {
		rivals = append(rivals, t.rival(id))
	}
	return t.Say("history.game", say.Args{"words": rivals, "name": g.Leader, "note": g.Note, "own": g.Own, "word": g.ID})
}

// rows is how often games of each kind were won.
func (t Teller) rows(head string, rows []Row, name func(string) string) *page.Table {
	out := &page.Table{Columns: []page.Column{{Head: head}, {}}}
	for _, r := range rows {
		out.Rows = append(out.Rows, []string{name(r.Key), t.Say("history.row", t.row(r))})
	}
	return out
}

// row are the figures of a row.
func (t Teller) row(r Row) say.Args {
	x := r.Interval()
	return say.Args{"n": r.Won, "of": r.Games(), "low": percent(x.Low), "high": percent(x.High)}
}

func percent(share float64) string { return fmt.Sprint(int(math.Round(100 * share))) }

// streaks are the lines of who is hardest and of wins in a row.
func (t Teller) streaks(s *Sums) []string {
	var out []string
	if s.Nemesis != nil {
		out = append(out, t.folded(t.Say("history.nemesis", say.Args{"name": t.rival(s.Nemesis.Key), "n": s.Nemesis.Won, "of": s.Nemesis.Games()}))...)
	}
	return append(out, t.folded(t.Say("history.streak", say.Args{"n": max(s.Streak, -s.Streak), "on": s.Streak > 0, "value": s.LongestWon}))...)
}

// odds is your chance at each level.
func (t Teller) odds(rows []LevelOdds) *page.Table {
	out := &page.Table{Columns: []page.Column{{Head: t.Say("history.odds_head")}, {Head: t.Say("history.odds_you"), Right: true}, {Head: t.Say("history.odds_span")}}}
	for _, r := range rows {
		out.Rows = append(out.Rows, []string{t.level(r.ID), percent(r.Est) + " %", t.Say("history.span", say.Args{"low": percent(r.Low), "high": percent(r.High)})})
	}
	return out
}

// trouble tells what could not be read.
func (t Teller) trouble(known Games) []string {
	var out []string
	if len(known.Damaged) > 0 {
		out = append(out, t.folded(t.Say("history.damaged", say.Args{"numbers": known.Damaged}))...)
	}
	if known.Newer > 0 {
		out = append(out, t.folded(t.Say("history.newer", say.Args{"n": known.Newer}))...)
	}
	return out
}

func (t Teller) folded(text string) []string { return layout.Fold(text, int(t.Width), layout.Indent) }

// level is the name of a level, its id where this program has none of it, "-" where
// there was none.
func (t Teller) level(id string) string {
	if id == "" {
		return "-"
	}
	for _, box := range t.Boxes {
		for d := range box.Rules.Levels {
			if box.Rules.Levels[d].ID == id {
				return t.in(box).Say("level.name", say.Args{"difficulty": engine.Difficulty(d)})
			}
		}
	}
	return id
}

// rival is the short name of a Rival of any game, its id where no box has it.
func (t Teller) rival(id string) string {
	for _, box := range t.Boxes {
		if r := box.ByID(id); r != 0 {
			return t.in(box).Say("setup.rival_short", say.Args{"rival": r})
		}
	}
	return id
}

// in speaks of the things of a box.
func (t Teller) in(box *rival.Box) say.Speaker {
	s := t.Speaker
	s.Box = box
	return s
}
