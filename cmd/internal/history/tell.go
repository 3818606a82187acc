package history

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"househagal/cmd/internal/layout"
	"househagal/cmd/internal/page"
	"househagal/cmd/internal/say"
	"househagal/data"
	"househagal/engine"
	"househagal/rival"
)

// Teller writes a history for people.
type Teller struct {
	say.Speaker
	Width layout.Screen
	Boxes []*rival.Box // in which levels and Rivals are looked for
	Most  int          // how many games are listed, the last ones; 0 for all
	// With are boxes with modules, in which a Rival is looked for that is in none of
	// Boxes. nil: there are none.
	With func() []*rival.Box
}

// Lines are the games of list, one a line, the last one first, and what they come
// to. Known is the whole history.
func (t Teller) Lines(list []Game, known Games, odds []LevelOdds) []string {
	switch {
	case len(list) == 0 && len(known.List) > 0:
		return append(t.folded(t.Say("history.none_such", say.Args{"n": len(known.List)})), t.Trouble(known)...)
	case len(list) == 0:
		return append([]string{t.Say("history.none")}, t.Trouble(known)...)
	}
	out := t.Width.Table(t.games(list))
	if n := len(list) - t.listed(list); n > 0 {
		out = append(out, t.folded(t.Say("history.earlier", say.Args{"n": n}))...)
	}
	sums := Sum(list)
	out = append(out, "")
	out = append(out, t.folded(t.Say("history.all", t.row(sums.All)))...)
	out = append(out, t.streaks(&sums)...)
	for _, part := range []struct {
		head say.ID
		rows []Row
		name func(string) string
	}{
		{"history.by_level", sums.Difficulties, t.Level},
		{"history.by_rival", sums.Rivals, t.Rival},
		{"history.by_leader", sums.Leaders, t.leader},
		{"history.by_month", sums.Months, func(key string) string { return key }},
		{"history.by_code", sums.Codes, func(key string) string { return key }},
	} {
		if len(part.rows) > 0 {
			out = append(append(out, ""), t.Width.Table(t.rows(t.Say(part.head), part.rows, part.name))...)
		}
	}
	if len(odds) > 0 {
		out = append(append(out, ""), t.Width.Table(t.odds(odds))...)
		out = append(out, t.folded(t.Say("history.odds_note"))...)
	}
	return append(out, t.Trouble(known)...)
}

// listed is how many games of a list stand in the table.
func (t Teller) listed(list []Game) int {
	if t.Most == 0 {
		return len(list)
	}
	return min(len(list), t.Most)
}

// games is the list of the games, the last one first.
func (t Teller) games(list []Game) *page.Table {
	out := &page.Table{Columns: []page.Column{{Head: t.Say("history.date")}, {}, {Head: t.Say("history.vp")},
		{Head: t.Say("history.rounds"), Right: true}, {Head: t.Say("history.level")}, {Head: t.Say("history.against")}}}
	won, lost := t.Say("history.won"), t.Say("history.lost")
	levels, rivals := once{}, once{}
	for i := len(list) - 1; i >= len(list)-t.listed(list); i-- {
		g := &list[i]
		result := lost
		if g.Won() {
			result = won
		}
		out.Rows = append(out.Rows, []string{g.day(), result, g.score(), strconv.Itoa(g.Rounds),
			levels.say(g.Difficulty, func() string { return t.Level(g.Difficulty) }),
			t.against(g, rivals)})
	}
	return out
}

// score is the VP of the best human and of the best Rival that keeps a score.
func (g *Game) score() string {
	ours, _ := g.Best(true)
	if theirs, ok := g.Best(false); ok {
		return strconv.Itoa(ours) + ":" + strconv.Itoa(theirs)
	}
	return strconv.Itoa(ours)
}

// once are texts that are said again and again, by what they are about.
type once map[string]string

func (o once) say(about string, how func() string) string {
	text, said := o[about]
	if !said {
		text = how()
		o[about] = text
	}
	return text
}

// against names the Rivals, the game with its modules, and what people said of the game. Rivals that met before
// are in met.
func (t Teller) against(g *Game, met once) string {
	ids := g.Rivals()
	parts := append(make([]string, 0, 5), met.say(strings.Join(ids, " "), func() string { return t.all(ids) }),
		met.say(g.Game+":"+strings.Join(g.Modules, " "), func() string { return t.played(g) }))
	if g.Own {
		parts = append(parts, t.Say("history.other_rules"))
	}
	if g.Leader != "" {
		parts = append(parts, t.Say("history.leader", say.Args{"name": t.leader(g.Leader)}))
	}
	parts = slices.DeleteFunc(append(parts, g.Note), func(text string) bool { return text == "" })
	return t.Say("history.game", say.Args{"texts": parts, "word": g.ID})
}

// played names the game, and the modules that were on the table: their ids where this
// program has none of them.
func (t Teller) played(g *Game) string {
	name, modules := g.Game, slices.Clone(g.Modules)
	for _, id := range []engine.GameID{engine.Uprising, engine.Imperium} {
		if data.GameWord(id) == g.Game {
			name = t.Say(gameNames[id])
		}
	}
	for _, box := range t.Boxes {
		for _, x := range box.Offered {
			if i := slices.Index(g.Modules, x.ID); i >= 0 && data.GameWord(box.Rules.Game) == g.Game {
				modules[i] = t.In(box).Say("setup.module", say.Args{"module": x})
			}
		}
	}
	if len(modules) == 0 {
		return name
	}
	return t.Say("games.with_modules", say.Args{"name": name, "names": modules})
}

var gameNames = map[engine.GameID]say.ID{engine.Uprising: "games.uprising", engine.Imperium: "games.imperium"}

// all names Rivals.
func (t Teller) all(ids []string) string {
	var names []string
	for _, id := range ids {
		names = append(names, t.Rival(id))
	}
	return t.Say("history.rivals", say.Args{"words": names})
}

// rows is how often games of each kind were won.
func (t Teller) rows(head string, rows []Row, name func(string) string) *page.Table {
	out := &page.Table{Columns: []page.Column{{Head: head}, {}}}
	for _, r := range rows {
		out.Rows = append(out.Rows, []string{name(r.Key), t.Say("history.row", t.row(r))})
	}
	return out
}

func (t Teller) row(r Row) say.Args {
	x := r.Interval()
	return say.Args{"n": r.Won, "of": r.Games(), "low": percent(x.Low), "high": percent(x.High)}
}

func percent(share float64) string { return strconv.Itoa(int(math.Round(100 * share))) }

// streaks are the lines of who is hardest and of wins in a row.
func (t Teller) streaks(s *Sums) []string {
	var out []string
	if s.Nemesis != nil {
		out = append(out, t.folded(t.Say("history.nemesis", say.Args{"name": t.Rival(s.Nemesis.Key), "n": s.Nemesis.Won, "of": s.Nemesis.Games()}))...)
	}
	return append(out, t.folded(t.Say("history.streak", say.Args{"n": max(s.Streak, -s.Streak), "on": s.Streak > 0, "value": s.LongestWon}))...)
}

// odds is your chance at each level.
func (t Teller) odds(rows []LevelOdds) *page.Table {
	out := &page.Table{Columns: []page.Column{{Head: t.Say("history.odds_head")}, {Head: t.Say("history.odds_you"), Right: true}, {Head: t.Say("history.odds_span")}}}
	for _, r := range rows {
		out.Rows = append(out.Rows, []string{t.Level(r.ID), percent(r.Est) + " %", t.Say("history.span", say.Args{"low": percent(r.Low), "high": percent(r.High)})})
	}
	return out
}

// toldLines is how many damaged lines are named.
const toldLines = 8

// Trouble tells what of a history could not be read.
func (t Teller) Trouble(known Games) []string {
	var out []string
	if n := len(known.Damaged); n > 0 {
		told := known.Damaged[:min(n, toldLines)]
		out = append(out, t.folded(t.Say("history.damaged", say.Args{"numbers": told, "n": n - len(told), "of": len(known.List)}))...)
	}
	if known.Newer > 0 {
		out = append(out, t.folded(t.Say("history.newer", say.Args{"n": known.Newer}))...)
	}
	return out
}

// toldFiles is how many files of a folder are named for one reason.
const toldFiles = 8

// Imported tells what came of a folder of which so many games were added.
func (t Teller) Imported(found Found, added int) []string {
	out := t.folded(t.Say("history.imported", say.Args{"n": added, "of": len(found.Games) - added}))
	if n := len(found.Unfinished); n > 0 {
		told := found.Unfinished[:min(n, toldFiles)]
		out = append(out, t.folded(t.Say("history.unfinished", say.Args{"names": told, "n": n - len(told)}))...)
	}
	told := found.Unread[:min(len(found.Unread), toldFiles)]
	for _, err := range told {
		out = append(out, t.folded(t.Say("history.unread", say.Args{"text": t.Fault(err)}))...)
	}
	if n := len(found.Unread) - len(told); n > 0 {
		out = append(out, t.Say("history.unread_more", say.Args{"n": n}))
	}
	return out
}

func (t Teller) folded(text string) []string { return t.Width.Block(&page.Block{Text: text}) }

// Level is the name of a level, its id where this program has none of it, "-" where
// there was none.
func (t Teller) Level(id string) string {
	if id == "" {
		return "-"
	}
	for _, box := range t.Boxes {
		for d := range box.Rules.Levels {
			if box.Rules.Levels[d].ID == id {
				return t.In(box).Say("level.name", say.Args{"difficulty": engine.Difficulty(d)})
			}
		}
	}
	return id
}

// Rival is the short name of a Rival of any game, its id where no box has it.
func (t Teller) Rival(id string) string {
	if name := t.rivalIn(t.Boxes, id); name != "" {
		return name
	}
	if t.With != nil {
		if name := t.rivalIn(t.With(), id); name != "" {
			return name
		}
	}
	return id
}

func (t Teller) rivalIn(boxes []*rival.Box, id string) string {
	for _, box := range boxes {
		if r := box.ByID(id); r != 0 {
			return t.In(box).Say("setup.rival_short", say.Args{"rival": r})
		}
	}
	return ""
}

// leader is what people said that they played: a Leader that a Rival card portrays
// by its name in their language, anything else as they typed it.
func (t Teller) leader(typed string) string {
	var names say.List
	for i, name := range strings.Split(typed, ", ") {
		names = append(names, name)
		for _, box := range t.Boxes {
			r := slices.IndexFunc(box.Rivals, func(c rival.Card) bool { return c.Leader != "" && strings.EqualFold(c.Name, name) })
			if r >= 0 {
				names[i] = t.In(box).Say("setup.rival_full", say.Args{"rival": engine.RivalID(r)})
				break
			}
		}
	}
	return t.Join(names)
}

// In speaks of the things of a box.
func (t Teller) In(box *rival.Box) say.Speaker {
	s := t.Speaker
	s.Box = box
	return s
}
