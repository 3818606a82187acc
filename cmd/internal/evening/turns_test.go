package evening

import (
	"slices"
	"strings"
	"testing"

	"househagal/cmd/internal/layout"
	"househagal/cmd/internal/say"
	"househagal/cmd/internal/setup"
	"househagal/cmd/internal/tell"
	"househagal/engine"
)

// A Rival's turn with tiles takes nine lines at most, in every language, at 80 cells;
// with every module on the table at once few turns take one or two more.
func TestLinesOfATurnWithTiles(t *testing.T) {
	games := uint64(40)
	if testing.Short() {
		games = 8
	}
	turns, longest, long, example := 0, 0, 0, ""
	for seed := range games {
		tr := truthOf(t, modular(t, []engine.GameID{engine.Uprising, engine.Imperium}[seed%2], false, seed/2))
		for _, tag := range say.Tags() {
			lang, _ := say.Find(tag)
			s := say.Speaker{Box: tr.box, Lang: lang}
			l := tell.Listener{Speaker: s}
			l.Names = setup.People(s, &tr.start, [engine.Seats + 1]string{1: "Mia"})
			after := engine.Table{Board: engine.Board{Pos: tr.end, Rules: &tr.box.Rules}}
			for i := range tr.events {
				e := &tr.events[i]
				if e.Kind != engine.EvTurn || tr.start.Seat[e.Seat].Human {
					continue
				}
				turn := tell.Part(tr.events[i:])
				blocks := tell.News(l, &after, turn)
				if len(blocks) == 0 || !slices.ContainsFunc(turn, func(e engine.Event) bool { return e.Tile != engine.NoTile }) {
					continue
				}
				turns++
				lines := layout.Screen(80).Block(&blocks[0])
				if len(lines) > 9 {
					long++
				}
				if len(lines) > longest {
					longest, example = len(lines), tag+"\n"+strings.Join(lines, "\n")
				}
			}
		}
	}
	t.Logf("%d turns, %d of more than nine lines, up to %d: %s", turns, long, longest, example)
	if longest > 11 || 20*long > turns {
		t.Errorf("%d lines: %s", longest, example)
	}
}
