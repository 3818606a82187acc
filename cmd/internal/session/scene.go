package session

import (
	"slices"
	"strconv"
	"strings"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/controls"
	"househagal/cmd/internal/layout"
	"househagal/cmd/internal/menu"
	"househagal/cmd/internal/page"
	"househagal/cmd/internal/say"
	"househagal/cmd/internal/setup"
	"househagal/cmd/internal/show"
	"househagal/cmd/internal/tell"
	"househagal/docs"
	"househagal/engine"
)

// scene is who reads a page, and on what: their language and names, what they want
// to see, and how wide their screen is.
type scene struct {
	tell.Listener
	layout.Screen
}

// head is a page of title and score, to which the caller adds blocks that are not
// news.
func (s *scene) head(t *engine.Table) page.Page {
	return page.Page{Title: tell.Title(s.Speaker, t), Score: tell.Score(s.Speaker, t)}
}

// sentence is said to whoever reads it.
type sentence func(say.Speaker) string

// sentences are several of them.
type sentences []sentence

// to says them to one reader.
func (x sentences) to(s say.Speaker) []string {
	var out []string
	for _, f := range x {
		out = append(out, f(s))
	}
	return out
}

// tellAll tells the people something, each in their own language.
func tellAll(g *screen, x ...sentence) { tellLines(g, sentences(x).to) }

// tellLines is tellAll, of lines that are said together.
func tellLines(g *screen, x func(say.Speaker) []string) {
	lines := x(g.scene.Speaker)
	crowd, ok := g.person.(ask.Crowd)
	if !ok {
		g.person.Tell(lines)
		return
	}
	now := snapshot(g, nil)
	crowd.TellIn(lines, func(l *say.Language) []string {
		g, _ := now.in(l)
		return x(g.scene.Speaker)
	})
}

// making makes a prompt for the people of a game; t is nil where there is no table
// yet. Another reader has it made of a copy of the game: it changes nothing, and
// reads nothing but what it is given and what never changes.
type making func(g *screen, t *engine.Table) ask.Prompt

// from makes what make makes again for whoever reads it otherwise.
func from(g *screen, t *engine.Table, make making) ask.Source {
	return retold{now: snapshot(g, t), make: make}
}

// worded is what make makes, for all who read it.
func worded(g *screen, t *engine.Table, make making) ask.Prompt {
	p := make(g, t)
	p.From = from(g, t, make)
	return p
}

// onNewPage is worded, on a page that carries news.
func onNewPage(g *screen, t *engine.Table, make making) ask.Prompt {
	p := worded(g, t, make)
	p.NewPage = true
	return p
}

// moment is a game as it was once. Nobody changes it.
type moment struct {
	game  screen
	table *engine.Table // nil: there was none
}

// snapshot keeps a game, and its table, as they are now.
func snapshot(g *screen, t *engine.Table) moment {
	m := moment{game: detached(g)}
	if t != nil {
		then := *t
		m.table = &then
	}
	return m
}

// detached is a game that can be changed without the other one.
func detached(g *screen) screen {
	x := *g
	x.person, x.journal, x.chosen, x.named, x.over = nil, nil, nil, nil, nil // nothing is asked or written
	x.steps = g.steps.Clone()
	x.marks = slices.Clone(g.marks)
	for i := range x.marks {
		x.marks[i].steps = slices.Clone(x.marks[i].steps)
	}
	x.setup.answers, x.setup.undone = slices.Clone(g.setup.answers), slices.Clone(g.setup.undone)
	x.page.asked, x.notice = slices.Clone(g.page.asked), slices.Clone(g.notice)
	if g.right != nil {
		r := *g.right
		r.onBoard = slices.Clone(r.onBoard)
		x.right = &r
	}
	return x
}

// in is the game and its table for who reads a language.
func (m *moment) in(l *say.Language) (*screen, *engine.Table) {
	g := detached(&m.game)
	var t *engine.Table
	if m.table != nil {
		then := *m.table
		t = &then
	}
	if l == nil {
		l = say.English()
	}
	if l.Tag() == g.scene.Tag() {
		return &g, t
	}
	translate(&g.record, l, false)
	if g.isReady {
		_ = g.ready() // it was, in the language of the people
	}
	if r := g.right; r != nil && t != nil {
		g.relabel()
		if len(r.said) > 0 {
			should := &t.Pos
			if r.ahead {
				should = &m.game.right.should
			}
			r.said = nil
			g.say(t, should)
		}
	}
	return &g, t
}

// retold is a prompt for all who read it.
type retold struct {
	now  moment
	make making
	more func(*screen) page.Page
	// looks is the command that a choice stands for, if that only looks; nil: none does
	looks func(choice int) (command string, ok bool)
}

// In is the prompt in a language.
func (x retold) In(l *say.Language) ask.Prompt {
	g, t := x.now.in(l)
	return x.make(g, t)
}

// Look follows replies that only look.
func (x retold) Look(l *say.Language, path []ask.Reply) ask.Aside {
	if first := path[0]; first.Command == "" {
		var ok bool
		if x.looks != nil {
			first.Command, ok = x.looks(first.Choice)
		}
		if !ok {
			return ask.Aside{Answer: &path[0]}
		}
		path = append([]ask.Reply{first}, path[1:]...)
	}
	g, t := x.now.in(l)
	v := viewer{g, t, x.more}
	at, next := ask.Aside{}, v.command
	for _, r := range path {
		if at, next = next(r); at.Page == nil {
			break
		}
	}
	return at
}

// viewer is somebody who looks at pages aside, of a game that is theirs alone.
type viewer struct {
	*screen
	table *engine.Table
	more  func(*screen) page.Page
}

// looking is where a reply leads to somebody who looks aside, and what comes of the
// reply after it.
type looking func(ask.Reply) (ask.Aside, looking)

// command shows the page that a command only shows. All others are answers.
func (v *viewer) command(r ask.Reply) (ask.Aside, looking) {
	s := v.scene.Speaker
	switch {
	case r.Command == controls.CommandRules:
		return v.entries(r.Args)
	case r.Command == controls.CommandKeys && v.table == nil:
		return v.leaf(page.Page{Blocks: controls.SetupKeys(s, v.setupCommands(false))}, false)
	case r.Command == controls.CommandWhy && v.table == nil && v.more != nil:
		return v.leaf(v.more(v.screen), false)
	case v.table == nil:
	case r.Command == controls.CommandKeys:
		return v.leaf(page.Page{Blocks: controls.Keys(s)}, false)
	case r.Command == controls.CommandView:
		return v.leaf(viewed(v.screen, v.table), true)
	case r.Command == controls.CommandWhy:
		return v.why(0, r.Args)
	case r.Command == controls.CommandLog:
		return v.log(r)
	}
	return ask.Aside{Answer: &r}, nil
}

// shows is a page with title and score, and what a reply to it leads to.
func (v *viewer) shows(p ask.Prompt, x page.Page, next looking) (ask.Aside, looking) {
	p = v.under(p, x)
	return ask.Aside{Page: &p}, next
}

// under is a prompt under a page with title and score.
func (v *viewer) under(p ask.Prompt, x page.Page) ask.Prompt {
	p.Page, p.NewPage = x, true
	if v.table != nil {
		head := v.scene.head(v.table)
		p.Page.Title, p.Page.Score = head.Title, head.Score
	}
	return p
}

// leaf is a page from which only commands lead on; room: others may offer more under
// it.
func (v *viewer) leaf(x page.Page, room bool) (ask.Aside, looking) {
	back := controls.Back(v.scene.Speaker)
	back.Room = room
	return v.turned(back, x, v.onward)
}

// turned is shows, of a page that may be longer than a screen.
func (v *viewer) turned(p ask.Prompt, x page.Page, next looking) (ask.Aside, looking) {
	at, next := v.shows(p, x, next)
	more := v.under(controls.More(v.scene.Speaker), x)
	more.Room, more.Keep = p.Room, p.Keep
	turned := onward(*at.Page, more)
	at.Turned = &turned
	return at, next
}

// onward is what a reply leads to where nothing but commands is meant.
func (v *viewer) onward(r ask.Reply) (ask.Aside, looking) {
	if r.Command == "" || r.Command == controls.CommandBack {
		return ask.Aside{}, nil
	}
	return v.command(r)
}

// why explains a decision, so many back; asked again, the one before it.
func (v *viewer) why(back int, args []string) (ask.Aside, looking) {
	x, ok := explained(v.screen, v.table, back, args)
	if !ok && back > 0 {
		return ask.Aside{}, nil
	}
	return v.shows(menu.Why(v.scene.Speaker), x, func(r ask.Reply) (ask.Aside, looking) {
		if not, asked := menu.WhyNot(v.scene.Speaker, r); asked {
			x, _ := explained(v.screen, v.table, back, not)
			return v.leaf(x, false)
		}
		if r.Command == controls.CommandWhy && ok {
			return v.why(back+1, args)
		}
		return v.onward(r)
	})
}

// log is the whole log. The number of a move goes back to it: that answers the
// question.
func (v *viewer) log(r ask.Reply) (ask.Aside, looking) {
	log, moves, err := v.played()
	if err != nil {
		return ask.Aside{}, nil
	}
	if n, err := strconv.Atoi(word(r.Args, 0)); err == nil && n >= 1 && n <= moves {
		return ask.Aside{Answer: &r}, nil
	}
	x := page.Page{Blocks: []page.Block{{Log: log}}, Saying: page.ByLine}
	p, _ := menu.Log(v.scene.Speaker, moves, false, false)
	at, next := v.shows(p, x, func(r ask.Reply) (ask.Aside, looking) {
		if r.Command == "" && r.Choice < 0 {
			return ask.Aside{Answer: &ask.Reply{Choice: -1, Command: controls.CommandLog, Args: []string{strconv.Itoa(r.Number)}}}, nil
		}
		return v.onward(r)
	})
	at.Turned = &ask.Turned{End: true, Under: func(earlier, later bool) (ask.Prompt, []int) {
		p, turns := menu.Log(v.scene.Speaker, moves, earlier, later)
		return v.under(p, x), turns
	}}
	return at, next
}

// entries are what the rulebook says about words; without any they are asked for.
func (v *viewer) entries(words []string) (ask.Aside, looking) {
	if len(words) > 0 {
		x, others, _ := controls.RulesPage(v.scene.Speaker, strings.Join(words, " "))
		return v.entry(x, others)
	}
	at, next := v.shows(controls.RulesWord(v.scene.Speaker), page.Page{}, func(r ask.Reply) (ask.Aside, looking) {
		if r.Command != "" || r.Text == "" {
			return ask.Aside{}, nil
		}
		return v.entries([]string{r.Text})
	})
	at.Page.NewPage = false
	return at, next
}

// entry is one of them, with others beside it.
func (v *viewer) entry(x page.Page, others []docs.Entry) (ask.Aside, looking) {
	p := controls.Rules(v.scene.Speaker, others)
	p.Keep = true
	return v.turned(p, x, func(r ask.Reply) (ask.Aside, looking) {
		if wantsAnother(r, others) {
			i := r.Choice
			return v.entry(controls.RulesEntry(v.scene.Speaker, others[i]), slices.Delete(slices.Clone(others), i, i+1))
		}
		return v.onward(r)
	})
}

func viewed(g *screen, t *engine.Table) page.Page {
	return page.Page{Blocks: []page.Block{{Seats: show.Table(g.scene.Speaker, t, setup.OwnText(g.scene.Speaker))}}}
}
