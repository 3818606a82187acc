package session

import (
	"time"

	"househagal/cmd/internal/code"
	"househagal/cmd/internal/controls"
	"househagal/cmd/internal/journal"
	"househagal/cmd/internal/menu"
	"househagal/cmd/internal/page"
	"househagal/cmd/internal/setup"
	"househagal/cmd/internal/show"
	"househagal/cmd/internal/tell"
	"househagal/engine"
	"househagal/rival"
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
		return []string{show.NotBegun(g.scene.Speaker)}, nil
	}
	log, _, err := g.played()
	return g.scene.Numbered(log), err
}

// Pages are the pages of the game as they were seen, each with what was asked on
// it and answered; the last one is where the game stands.
func (g *record) Pages() ([]controls.ReplayPage, error) {
	if !g.Begun() {
		return []controls.ReplayPage{{Page: page.Page{Blocks: page.Told([]string{show.NotBegun(g.scene.Speaker)})}}}, nil
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
		end := tell.End(w.scene.Speaker, t, t.Events)
		w.pages = append(w.pages, controls.ReplayPage{Page: page.Page{Title: tell.Title(w.scene.Speaker, t), Blocks: end}})
	}
	return w.pages, nil
}

// pager is a rerun that draws the pages on the way.
type pager struct {
	rerun
	g     *record
	scene scene
	page  shown
	pages []controls.ReplayPage
}

// see draws a page where a question opens one, and writes the answer under it.
func (w *pager) see(t *engine.Table, q engine.Question, step int) {
	w.page.ask(t, q, w.used)
	w.scene.Texts = w.texts
	if !q.Follow {
		then := *t
		then.Pos = w.page.pos
		w.scene.Asking = q.Kind
		events := tell.FixesFirst(t, t.Events[w.page.from:w.page.to])
		p := tell.Page(w.scene.Listener, &then, events)
		w.pages = append(w.pages, controls.ReplayPage{Page: *p})
	}
	last := &w.pages[len(w.pages)-1]
	switch {
	case step < 0:
		last.Asked = append(last.Asked, menu.Prompt(w.scene.Speaker, t, q).Text)
	case w.steps[step].Kind == engine.NoQuestion:
		last.Asked = append(last.Asked, w.steps[step].Label)
	default:
		a := w.steps[step].Answer
		last.Asked = append(last.Asked, menu.Asked(w.scene.Speaker, t, q, a))
		w.page.answered(w.g, t, q, a)
	}
}

// PlaceOf is where a saved game with a code stood at the beginning of a round, 0 for
// the last one that was begun; "" where no place can say that. ok is false where the
// game never came there.
func PlaceOf(c journal.Contents, text string, round int) (place string, ok bool, err error) {
	g, err := restored(Start{}, c)
	if err == nil {
		err = g.readyOnce()
	}
	if err != nil {
		return "", false, err
	}
	then, fresh, ok, err := atRound(&g.record, round)
	if err != nil || !ok {
		return "", false, err
	}
	return code.PlaceOf(g.box, text, then, fresh), true, nil
}

// Ending is a game that was played to its end. It shares its table with the game.
type Ending struct {
	Setup setup.Values
	Seed  uint64
	Box   *rival.Box
	Names [engine.Seats + 1]string // of the people by seat as the save has them, "" for the one of a solo game
	Table *engine.Table

	// of a game that was played at the table now
	Save    string    // its name, "" where nothing is kept
	Created time.Time // when the save was begun
	Ended   time.Time // when the game was last over
	Leader  string    // what people said of the game
	Note    string
}

// EndingOf runs a saved game again. ok is false when it is not over.
func EndingOf(g *Game) (e Ending, ok bool, err error) {
	if !g.Begun() || g.setup.values().DeckOnly() {
		return e, false, nil
	}
	events := func(*engine.Table, engine.Question, int) {} // who looks on gets them kept
	t, err := g.play(&rerun{steps: g.steps.InForce(), before: events})
	if err != nil || t.Pos.Phase != engine.Over {
		return e, false, err
	}
	return endingOf(&g.record, t), true, nil
}

// endingOf is how the game of g ended on t.
func endingOf(g *record, t *engine.Table) Ending {
	e := Ending{Setup: g.setup.values(), Seed: g.Seed, Box: g.box, Table: t}
	for s := engine.Seat(1); s <= engine.Seats; s++ {
		if t.Pos.Seat[s].Human && t.Pos.Mode == engine.TwoPlayer {
			e.Names[s] = g.fileNames.Seat[s]
		}
	}
	return e
}
