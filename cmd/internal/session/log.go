package session

import (
	"strconv"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/controls"
	"househagal/cmd/internal/course"
	"househagal/cmd/internal/menu"
	"househagal/cmd/internal/page"
	"househagal/engine"
)

// played is the whole game, who did what, with a number before each move that was
// answered.
func (g *record) played() (log []page.Played, moves int, err error) {
	g.relabel()
	steps := g.steps.InForce()
	spots, t, texts, err := g.trace(steps)
	if err != nil {
		return nil, 0, err
	}
	l := g.scene.Listener
	l.Texts = texts
	var entries []page.Move
	var at []int
	for i, x := range steps[:len(spots)] {
		if x.Follow && len(entries) > 0 {
			continue
		}
		to := i + 1
		for to < len(steps) && steps[to].Follow {
			to++
		}
		entries = append(entries, page.Move{N: len(entries) + 1, Fresh: spots[i].fresh, Label: g.label(steps[i:to])})
		at = append(at, spots[i].event)
	}
	return menu.Numbered(l, t, entries, at), len(entries), nil
}

// log shows the log, the last page first; a number goes back to that line.
func (g *Game) log(t *engine.Table, args []string) {
	_, moves, err := g.played()
	if err != nil {
		return
	}
	if n, err := strconv.Atoi(word(args, 0)); err == nil && n >= 1 && n <= moves {
		g.toMove(n)
	}
	under := func(earlier, later bool) (p ask.Prompt, turns []int) {
		p = onNewPage(&g.screen, t, func(g *screen, t *engine.Table) ask.Prompt {
			log, _, _ := g.played()
			p, _ := menu.Log(g.scene.Speaker, moves, earlier, later)
			p.Page = g.head(t).With([]page.Block{{Log: log}})
			p.Page.Saying = page.ByLine
			return p
		})
		_, turns = menu.Log(g.scene.Speaker, moves, earlier, later)
		return p, turns
	}
	switch r := g.read(ask.Turned{Under: under, End: true}); {
	case r.Command == controls.CommandUndo || r.Command == controls.CommandRedo:
		g.command(t, engine.Question{}, r)
	case r.Command == "" && r.Choice < 0:
		g.toMove(r.Number)
	}
}

// toMove goes back to a numbered move, so that it is asked again.
func (g *screen) toMove(n int) {
	at := 0
	for _, m := range course.Moves(g.steps.InForce())[:n-1] {
		at += len(m)
	}
	g.undoTo(at, nil)
}
