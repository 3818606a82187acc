package session

import (
	"slices"

	"househagal/cmd/internal/journal"
	"househagal/cmd/internal/menu"
	"househagal/cmd/internal/show"
	"househagal/cmd/internal/view"
	"househagal/engine"
)

// Look is the game that a save holds, to look at: nothing is asked and nothing is
// written. Where a line can't be used it is the game before that line: see Unread.
func Look(s Start, c journal.Contents) (*Game, error) {
	g, _, err := usable(s, c)
	return g, err
}

// Begun reports whether the setup is finished, so that there is a game to look at.
func (g *record) Begun() bool { return g.setup.placed && g.box != nil }

// Log is who did what, round by round, with the numbers of undo.
func (g *record) Log() ([]string, error) {
	if !g.Begun() {
		return []string{show.NotBegun(g.scene.Speaker())}, nil
	}
	lines, _, err := g.logLines()
	return lines, err
}

// Pages are the pages of the game as they were seen, each with what was asked on
// it and answered; the last one is where the game stands.
func (g *record) Pages() ([]menu.ReplayPage, error) {
	if !g.Begun() {
		return []menu.ReplayPage{{Lines: []string{show.NotBegun(g.scene.Speaker())}, Plain: []string{show.NotBegun(g.scene.Speaker())}}}, nil
	}
	w := pager{g: g, scene: g.scene}
	w.steps = g.steps.InForce()
	w.before = w.see
	t, err := g.play(&w.rerun)
	if err != nil {
		return nil, err
	}
	if t.Pos.Phase == engine.Over {
		w.scene.Texts = w.texts
		head := []string{w.scene.Title(t), ""}
		end := w.scene.End(t, t.Events)
		w.pages = append(w.pages, menu.ReplayPage{Lines: slices.Concat(head, end), Plain: w.scene.PlainEnd(t, t.Events)})
	}
	return w.pages, nil
}

// pager is a rerun that draws the pages on the way.
type pager struct {
	rerun
	g     *record
	scene view.Scene
	page  shown
	pages []menu.ReplayPage
}

// see draws a page where a question opens one, and writes the answer under it.
func (w *pager) see(t *engine.Table, q engine.Question, step int) {
	w.page.ask(t, q, w.used)
	w.scene.Texts = w.texts
	if !q.Follow {
		then := *t
		then.Pos = w.page.pos
		w.scene.Asking = q.Kind
		events := w.scene.FixesFirst(t, t.Events[w.page.from:w.page.to])
		head := []string{w.scene.Title(&then), w.scene.Score(&then, events...), ""}
		w.pages = append(w.pages, menu.ReplayPage{
			Lines: slices.Concat(head, w.scene.News(&then, events)),
			Plain: w.scene.PlainPage(&then, events),
		})
	}
	last := &w.pages[len(w.pages)-1]
	switch {
	case step < 0:
		last.Asked = append(last.Asked, w.scene.Prompt(t, q).Text)
	case w.steps[step].Kind == engine.NoQuestion:
		last.Asked = append(last.Asked, w.steps[step].Label)
	default:
		a := w.steps[step].Answer
		last.Asked = append(last.Asked, w.scene.Asked(t, q, a))
		w.page.answered(w.g, t, q, a)
	}
}
