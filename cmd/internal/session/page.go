package session

import (
	"slices"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/controls"
	"househagal/cmd/internal/course"
	"househagal/cmd/internal/menu"
	"househagal/cmd/internal/page"
	"househagal/cmd/internal/say"
	"househagal/cmd/internal/tell"
	"househagal/engine"
)

// shown remembers what the page of the question at hand shows: the news since
// the last move of a human, and the questions of this move that are answered.
type shown struct {
	next  int             // the first event of the news of the next page
	from  int             // the first event of the news on this page
	to    int             // one past the last one
	pos   engine.Position // as it was when the page was opened
	turn  int             // the last EvTurn seen, to tell one Rival's questions from another's
	steps int             // how many answers came before it
	asked []past
	drawn *page.Page // the page that stands; nil: another one came between
	since int        // and the first event of its news
}

// ask is told of every question before it is answered: one that does not
// follow another opens a page.
func (p *shown) ask(t *engine.Table, q engine.Question, steps int) {
	if q.Follow && !withinRivals(t, q) {
		return
	}
	p.from, p.to, p.pos, p.steps = p.next, len(t.Events), t.Pos, steps
	if turn := lastTurn(t.Events); turn != p.turn || advances(q) {
		p.turn, p.asked = turn, nil
	}
}

// withinRivals reports whether q asks what a Rival's turn uncovers: the page shows that
// turn so far, though the question follows another one.
func withinRivals(t *engine.Table, q engine.Question) bool {
	turn := lastTurn(t.Events)
	if q.Kind != engine.AskTile || turn < 0 || t.Events[turn].Kind != engine.EvTurn {
		return false
	}
	return !t.Pos.Seat[t.Events[turn].Seat].Human && !slices.ContainsFunc(t.Events[turn:], func(e engine.Event) bool { return e.Kind == engine.EvFix })
}

// lastTurn returns the index of the last event that begins a turn, or Combat.
func lastTurn(events []engine.Event) int {
	for i := len(events) - 1; i >= 0; i-- {
		if k := events[i].Kind; k == engine.EvTurn || k == engine.EvCombat {
			return i
		}
	}
	return -1
}

// answered is told of every answer: after one that makes a move, the news
// begin anew.
func (p *shown) answered(g *record, t *engine.Table, q engine.Question, a int) {
	switch {
	case a == engine.AnsMore, a == engine.AnsFix: // hands may not have carried the news out
		p.asked = nil
	case q.Kind == engine.AskWhereTo && a > engine.AnsTile && a <= engine.AnsTile+engine.Stacks: // and a purchase is no move
		p.asked = append(p.asked, answeredBy(t, q, a))
	default:
		if !q.Follow && advances(q) {
			p.next = len(t.Events)
		}
		p.asked = append(p.asked, answeredBy(t, q, a))
	}
}

// past is a question of this move that is answered, and the table as it was
// when it was put.
type past struct {
	table    *engine.Table
	question engine.Question
	answer   int
}

func answeredBy(t *engine.Table, q engine.Question, a int) past {
	then := *t
	return past{&then, q, a}
}

// asking are the answered questions as they stand on a page.
func asking(s say.Speaker, all []past) []string {
	var out []string
	for i := range all {
		out = append(out, menu.Asked(s, all[i].table, all[i].question, all[i].answer))
	}
	return out
}

// advances reports whether the answer to q makes the news before it old. Facts
// that a Rival's turn asks for don't: its turn is shown whole.
func advances(q engine.Question) bool { return q.Kind.Info().Opens }

// prompt draws the page and the question under it.
func (g *screen) prompt(t *engine.Table, q engine.Question) ask.Prompt {
	g.measure()
	make := func(g *screen, t *engine.Table) ask.Prompt {
		p := menu.Prompt(g.scene.Speaker, t, q)
		p.Page, p.Asked = g.sheet(t), asking(g.scene.Speaker, g.page.asked)
		return p
	}
	p := make(g, t)
	p.From = from(g, t, make)
	if g.page.drawn != nil && g.page.since == g.page.from && !g.again {
		p.Page.Again = page.Repeated(p.Page.Blocks, g.page.drawn.Blocks)
	}
	p.NewPage = g.page.drawn == nil || !p.Page.Equal(g.page.drawn)
	p.Keep, g.again = g.again, false
	stands := p.Page
	g.page.drawn, g.page.since = &stands, g.page.from
	return p
}

// sheet is the page: what was taken back, notices, the news, what people asked
// for beside them, and what to put right.
func (g *screen) sheet(t *engine.Table) page.Page {
	then := *t
	then.Pos = g.page.pos
	events := tell.FixesFirst(t, t.Events[g.page.from:g.page.to])
	p := tell.Page(g.scene.Listener, &then, events)
	p.Blocks = slices.Concat(g.takenBack(), page.Told(g.notice.to(g.scene.Speaker)), p.Blocks, tell.Beside(g.scene.Listener, &then, events))
	if r := g.right; r != nil {
		p.Blocks = append(p.Blocks, r.said...)
	}
	return *p
}

// live asks the people until one answers q, and carries out commands between.
func (g *Game) live(t *engine.Table, q engine.Question) course.Step {
	g.settleRight(t, q)
	g.keepStatus(t, q)
	if s, ok := g.fromWords(t, q); ok {
		return s
	}
	for {
		p := g.prompt(t, q)
		if p.NewPage && !g.scene.Taste.Scroll && !g.person.Fits(p) && g.turnPage(t, &p) {
			continue
		}
		r, err := g.person.Ask(p)
		if err != nil {
			engine.Stop(err)
		}
		if r.Command != "" {
			if s, ok := g.command(t, q, r); ok {
				return s
			}
			continue
		}
		a, ok := menu.Answer(g.scene.Speaker, t, q, r)
		if !ok || !q.Fits(a) || !g.confirms(t, q, a) {
			continue
		}
		if text, ok := g.askText(t, q, a); ok {
			return g.take(q, a, text)
		}
	}
}

// turnPage ends news that don't fit above their question with one Enter. It
// reports whether a command was given instead, which draws the page again.
func (g *Game) turnPage(t *engine.Table, p *ask.Prompt) bool {
	make := func(g *screen, t *engine.Table) ask.Prompt {
		turn := controls.PageTurn(g.scene.Speaker)
		turn.Page = g.sheet(t)
		return turn
	}
	turn := make(&g.screen, t)
	turn.Page, turn.NewPage, turn.Keep, turn.From = p.Page, true, p.Keep, from(&g.screen, t, make)
	for {
		r, err := g.person.Ask(turn)
		if err != nil {
			engine.Stop(err)
		}
		if r.Command == "" {
			p.Page = page.Page{Title: p.Page.Title, Score: p.Page.Score, Bare: true}
			p.NewPage = true
			return false
		}
		g.command(t, engine.Question{}, r)
	}
}
