package evening

import (
	"slices"
	"strings"
	"testing"

	"househagal/cmd/internal/layout"
	"househagal/cmd/internal/say"
	"househagal/cmd/internal/setup"
	"househagal/cmd/internal/tell"
	"househagal/data"
	"househagal/engine"
	"househagal/rival"
)

// sets are the sets of modules of a game that may be chosen, with all of them first.
func sets(t *testing.T, game engine.GameID, two bool) [][]string {
	t.Helper()
	mode := engine.Solo
	if two {
		mode = engine.TwoPlayer
	}
	all := modular(t, game, two, 0).mods
	out := [][]string{all}
	for mask := 1; mask < 1<<len(all)-1; mask++ {
		var with []string
		for i, id := range all {
			if mask>>i&1 == 1 {
				with = append(with, id)
			}
		}
		if _, err := data.LoadWith(rival.Choice{Game: game, Mode: mode, Layers: with}); err == nil {
			out = append(out, with)
		}
	}
	return out
}

// A Rival's turn takes nine lines at most with any set of modules, in every language, at
// 80 cells.
func TestLinesOfATurnWithModules(t *testing.T) {
	each := uint64(4)
	if testing.Short() {
		each = 1
	}
	turns, tiles, longest := 0, 0, 0
	for k, game := range []engine.GameID{engine.Uprising, engine.Imperium, engine.Uprising} {
		for i, with := range sets(t, game, k == 2) {
			n := each
			if i == 0 { // all of them
				n = 20 * each
			}
			for seed := range n {
				tr := truthOf(t, modular(t, game, k == 2, seed+uint64(i), with...))
				for _, x := range longestTurns(tr) {
					turns++
					if x.tile {
						tiles++
					}
					longest = max(longest, len(x.lines))
					if len(x.lines) > 9 {
						t.Errorf("game %d, modules %v, seed %d: %d lines\n%s", game, with, seed+uint64(i), len(x.lines), strings.Join(x.lines, "\n"))
					}
				}
			}
		}
	}
	t.Logf("%d turns, %d of them with tiles, in %d languages: up to %d lines", turns, tiles, len(say.Tags()), longest)
}

// turnLines is a turn of a Rival in the language in which it takes the most lines.
type turnLines struct {
	lines []string
	tile  bool
}

func longestTurns(tr *truth) []turnLines {
	var out []turnLines
	after := engine.Table{Board: engine.Board{Pos: tr.end, Rules: &tr.box.Rules}}
	for i := range tr.events {
		e := &tr.events[i]
		if e.Kind != engine.EvTurn || tr.start.Seat[e.Seat].Human {
			continue
		}
		turn := tell.Part(tr.events[i:])
		x := turnLines{tile: slices.ContainsFunc(turn, func(e engine.Event) bool { return e.Tile != engine.NoTile })}
		for _, tag := range say.Tags() {
			lang, _ := say.Find(tag)
			s := say.Speaker{Box: tr.box, Lang: lang}
			l := tell.Listener{Speaker: s}
			l.Names = setup.People(s, &tr.start, [engine.Seats + 1]string{1: "Mia", 3: "Leon"})
			if blocks := tell.News(l, &after, turn); len(blocks) > 0 {
				if lines := layout.Screen(80).Block(&blocks[0]); len(lines) > len(x.lines) {
					x.lines = lines
				}
			}
		}
		out = append(out, x)
	}
	return out
}
