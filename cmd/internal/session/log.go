package session

import (
	"slices"
	"strconv"

	"househagal/cmd/internal/menu"
	"househagal/cmd/internal/page"
	"househagal/engine"
)

// logLines is the whole game, who did what, with a number before each move that
// was answered.
func (g *record) logLines() (lines []string, moves int, err error) {
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
	return g.scene.Numbered(menu.Numbered(l, t, entries, at)), len(entries), nil
}

// log shows the log, the last page first; a number goes back to that line.
func (g *Game) log(t *engine.Table, args []string) {
	lines, moves, err := g.logLines()
	if err != nil {
		return
	}
	if n, err := strconv.Atoi(word(args, 0)); err == nil && n >= 1 && n <= moves {
		g.toMove(n)
	}
	pages := g.logPages(t, lines, moves)
	for at := len(pages) - 1; at >= 0; {
		p, turns := menu.Log(g.scene.Speaker, moves, at > 0, at < len(pages)-1)
		p.NewPage, p.Page = true, g.head(t).With(page.Verbatim(pages[at]))
		switch r := g.answerTo(p); {
		case r.Command == menu.CommandUndo || r.Command == menu.CommandRedo:
			g.command(t, engine.Question{}, r)
			return
		case r.Command != "":
			return
		case r.Choice < 0:
			g.toMove(r.Number)
		case turns[r.Choice] == 0:
			return
		default:
			at += turns[r.Choice]
		}
	}
}

// logPages cuts the log into pages that fit the screen, full ones at the end.
func (g *screen) logPages(t *engine.Table, lines []string, moves int) [][]string {
	p, _ := menu.Log(g.scene.Speaker, moves, true, true)
	head := g.head(t)
	height := g.fill(&p, head, page.Verbatim(lines))
	if n := len(lines); n > 0 && height < n {
		last := func() page.Page { return head.With(page.Verbatim(lines[n-height:])) }
		for p.Page = last(); height > 1 && !g.person.Fits(p); p.Page = last() {
			height--
		}
	}
	var pages [][]string
	for to := len(lines); to > 0; to -= height {
		pages = append(pages, lines[max(0, to-height):to])
	}
	slices.Reverse(pages)
	return pages
}

// toMove goes back to a numbered move, so that it is asked again.
func (g *screen) toMove(n int) {
	at := 0
	for _, m := range Moves(g.steps.InForce())[:n-1] {
		at += len(m)
	}
	g.undoTo(at, nil)
}
