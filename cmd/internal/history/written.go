package history

import (
	"encoding/csv"
	"encoding/json"
	"fmt"
	"io"
	"strings"
	"time"
)

// figures are a row as JSON has it.
type figures struct {
	Key   string  `json:"key,omitempty"`
	Won   int     `json:"won"`
	Games int     `json:"games"`
	Share float64 `json:"share"`
	Low   float64 `json:"low"`
	High  float64 `json:"high"`
}

func (r Row) figures() figures {
	x := r.Interval()
	return figures{r.Key, r.Won, r.Games(), x.Est, x.Low, x.High}
}

func all(rows []Row) []figures {
	out := make([]figures, len(rows))
	for i, r := range rows {
		out[i] = r.figures()
	}
	return out
}

// WriteJSON writes games and what they come to.
func WriteJSON(out io.Writer, list []Game, odds []LevelOdds) error {
	if list == nil {
		list = []Game{}
	}
	s := Sum(list)
	doc := map[string]any{
		"games": list, "all": s.All.figures(), "levels": all(s.Difficulties), "rivals": all(s.Rivals),
		"leaders": all(s.Leaders), "months": all(s.Months), "codes": all(s.Codes),
		"streak": s.Streak, "longest_won": s.LongestWon, "longest_lost": s.LongestLost,
	}
	if s.Nemesis != nil {
		doc["nemesis"] = s.Nemesis.Key
	}
	if len(odds) > 0 {
		doc["odds"] = oddsJSON(odds)
	}
	text, err := json.MarshalIndent(doc, "", "  ")
	if err != nil {
		return err
	}
	_, err = out.Write(append(text, '\n'))
	return err
}

func oddsJSON(odds []LevelOdds) []map[string]any {
	out := []map[string]any{}
	for _, o := range odds {
		out = append(out, map[string]any{"level": o.ID, "wins": o.Est, "low": o.Low, "high": o.High})
	}
	return out
}

// WriteCSV writes a line a game.
func WriteCSV(out io.Writer, list []Game) error {
	w := csv.NewWriter(out)
	rows := [][]string{{"id", "ended", "game", "mode", "difficulty", "variants", "modules", "rivals", "people", "rounds", "vp", "rival_vp", "won", "tie_break", "rules", "own", "seed", "leader", "note", "code"}}
	for i := range list {
		g := &list[i]
		ours, _ := g.Best(true)
		theirs := ""
		if vp, ok := g.Best(false); ok {
			theirs = fmt.Sprint(vp)
		}
		rows = append(rows, harmless(g.ID, g.Ended.Format(time.RFC3339), g.Game, g.Mode, g.Difficulty, strings.Join(g.Variants, " "),
			strings.Join(g.Modules, " "), strings.Join(g.Rivals(), " "), strings.Join(g.People(), ", "), fmt.Sprint(g.Rounds), fmt.Sprint(ours), theirs,
			fmt.Sprint(g.Won()), fmt.Sprint(g.TieBreak), g.Rules, fmt.Sprint(g.Own), fmt.Sprint(g.Seed), g.Leader, g.Note, g.Code))
	}
	return w.WriteAll(rows)
}

// harmless puts an apostrophe before cells that a spreadsheet would take for a
// formula: what people type may begin with anything.
func harmless(cells ...string) []string {
	for i, text := range cells {
		if text != "" && strings.ContainsRune("=+-@", rune(text[0])) {
			cells[i] = "'" + text
		}
	}
	return cells
}
