package session

import (
	"errors"
	"maps"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/controls"
	"househagal/cmd/internal/course"
	"househagal/cmd/internal/journal"
	"househagal/cmd/internal/kept"
	"househagal/cmd/internal/page"
	"househagal/cmd/internal/say"
	"househagal/cmd/internal/setup"
	"househagal/cmd/internal/show"
	"househagal/data"
	"househagal/engine"
	"househagal/rival"
)

// setup is what people choose before the game: by flags, then by answers in
// order. It is run again like the game itself: back takes the last answer off.
type chosen struct {
	flags   setup.Values
	answers []course.SetLine
	placed  bool             // the checklist was answered
	undone  []course.SetLine // answers that were taken back, the last one at the end
	refused int              // pages to draw anew because an answer was refused

	made    rival.Setup
	options engine.Options
}

// keyPlaced stands in a save for the answered checklist.
const keyPlaced = "in-place"

func (s *chosen) set(key, value string) {
	if n := len(s.undone); n > 0 && s.undone[n-1] == (course.SetLine{Key: key, Value: value}) {
		s.undone = s.undone[:n-1]
	} else {
		s.undone = nil
	}
	if key == keyPlaced {
		s.placed = true
		return
	}
	s.answers = append(s.answers, course.SetLine{Key: key, Value: value})
}

// last is what back would take back; false: nothing was answered.
func (s *chosen) last() (course.SetLine, bool) {
	switch n := len(s.answers); {
	case s.placed:
		return course.SetLine{Key: keyPlaced, Value: "yes"}, true
	case n > 0:
		return s.answers[n-1], true
	}
	return course.SetLine{}, false
}

// back takes back the last answer and reports whether there was one.
func (s *chosen) back() bool {
	x, ok := s.last()
	switch {
	case !ok:
		return false
	case s.placed:
		s.placed = false
	default:
		s.answers = s.answers[:len(s.answers)-1]
	}
	s.undone = append(s.undone, x)
	return true
}

// values is all that is chosen. An answer to a question that comes again (a
// second Rival) is added to the first.
func (s *chosen) values() setup.Values {
	v := maps.Clone(s.flags)
	if v == nil {
		v = setup.Values{}
	}
	for _, a := range s.answers {
		v = v.Add(a.Key, a.Value)
	}
	return v
}

// askSetup asks what is still open and shows the checklist of pieces.
func (g *screen) askSetup() error {
	for {
		if g.setup.placed {
			return nil
		}
		v := g.setup.values()
		if err := g.chooseBox(v); err != nil {
			return err
		}
		x := opening{v, measuredFor(&g.record, v), g.packages, len(g.setup.answers) > 0, false}
		q, err := x.question(g.speaker())
		if err != nil {
			return err
		}
		if q.Key == keyPlaced && v.DeckOnly() { // no piece is to be placed
			return g.setStep(course.SetLine{Key: keyPlaced, Value: "yes"})
		}
		if q.Key == keyPlaced && v[setup.Place] != "" {
			if err := putTableOnPage(&g.record, &q.Prompt); err != nil {
				return err
			}
		}
		if err := g.askStep(x, q); err != nil {
			return err
		}
	}
}

// putTableOnPage puts the table as it lies in the place of the checklist, in a game
// that goes on here.
func putTableOnPage(g *record, p *ask.Prompt) error {
	if err := g.readyOnce(); err != nil {
		return err
	}
	t, err := g.newTable(nil, nil)
	if err != nil {
		return err
	}
	head := page.Block{Text: g.scene.Say("checklist.goes_on", say.Args{"round": t.Pos.Round})}
	p.Page = page.Page{Blocks: []page.Block{head, {Text: kept.Status(g.scene.Speaker, t)}, {Seats: show.Table(g.scene.Speaker, t, setup.OwnText(g.scene.Speaker))}}}
	return nil
}

// opening is what the next question of the setup hangs on.
type opening struct {
	values   setup.Values
	measured *setup.Measured
	packages []setup.Package
	begun    bool // something was answered
	refused  bool // the answer before this one was
}

// question is the next one, the last of all the checklist.
func (x *opening) question(s say.Speaker) (setup.Question, error) {
	q, done := setup.Steps(s, x.values, x.measured, x.packages...)
	switch {
	case !done:
		return q, nil
	case x.values.DeckOnly():
		return setup.Question{Key: keyPlaced}, nil
	}
	p, err := setup.Checklist(s, x.values, x.begun)
	return setup.Question{Key: keyPlaced, Prompt: p}, err
}

// more is the page that tells more of it.
func (x *opening) more(g *screen) page.Page {
	q, _ := x.question(g.speaker())
	return q.More
}

// prompt is the question with the commands there are.
func (x *opening) prompt(g *screen, _ *engine.Table) ask.Prompt {
	q, _ := x.question(g.speaker())
	p := q.Prompt
	if q.Key == keyPlaced && x.values[setup.Place] != "" {
		_ = putTableOnPage(&g.record, &p) // it did for who was asked first
	}
	if x.refused { // with the page goes what was said of the answer
		p.NewPage, p.Keep = true, true
	}
	p.Commands = g.setupCommands(!q.More.None())
	switch {
	case !g.letters || q.Key == keyPlaced || p.FreeText != nil:
	case p.NewPage && len(p.Asked) == 0:
		p.Hint = g.speaker().Say("setup.hint_first")
	default:
		p.Hint = g.speaker().Say("setup.hint_language")
	}
	return p
}

// speaker says what is said of the setup, where nobody has a name yet.
func (g *record) speaker() say.Speaker {
	return say.Speaker{Lang: g.scene.Lang, OtherNames: g.scene.OtherNames, Box: g.box}
}

// askStep asks one question of the setup and keeps what it sets.
func (g *screen) askStep(x opening, q setup.Question) error {
	if x.refused = g.setup.refused > 0; x.refused {
		g.setup.refused--
	}
	p := x.prompt(g, nil)
	p.From = retold{now: snapshot(g, nil), make: x.prompt, more: x.more}
	r, err := g.person.Ask(p)
	if err != nil {
		return err
	}
	switch r.Command {
	case "":
	case controls.CommandBack, controls.CommandUndo:
		return g.unset()
	case controls.CommandRedo:
		if n := len(g.setup.undone); n > 0 {
			return g.setStep(g.setup.undone[n-1])
		}
		return nil
	case controls.CommandQuit:
		return errLeave
	case controls.CommandKeys, controls.CommandRules, controls.CommandLanguage:
		return g.aside(r)
	case controls.CommandWhy:
		return g.showAside(x.more)
	default:
		return nil
	}
	value := "yes"
	if q.Key != keyPlaced {
		ok := false
		if value, ok = q.Value(r); !ok {
			if q.Refused(r) != "" {
				tellAll(g, func(s say.Speaker) string {
					q, _ := x.question(say.Speaker{Lang: s.Lang, OtherNames: s.OtherNames, Box: s.Box})
					return q.Refused(r)
				})
				g.setup.refused = 2
			}
			return nil
		}
	}
	return g.setStep(course.SetLine{Key: q.Key, Value: value})
}

// setStep keeps an answer of the setup. The last one begins the game.
func (g *saved) setStep(x course.SetLine) error {
	if err := g.keep(course.LineSet, x); err != nil {
		return err
	}
	g.setup.set(x.Key, x.Value)
	if x.Key == keyPlaced {
		return g.begin()
	}
	return nil
}

// setupCommands are what can be said before the game; why: a page tells more.
func (g *screen) setupCommands(why bool) map[string]string {
	if g.letters {
		return controls.SetupCommands(why, controls.CommandLanguage)
	}
	return controls.SetupCommands(why)
}

// Aside carries out a command that needs no game, before there is one. ErrEnd says
// that people leave.
func (g *Game) Aside(r ask.Reply) error {
	err := g.aside(r)
	if errors.Is(err, errLeave) {
		return ask.ErrEnd
	}
	return err
}

// aside shows the keys, the rules or the languages.
func (g *screen) aside(r ask.Reply) error {
	if err := g.chooseBox(g.setup.values()); err != nil {
		return err
	}
	switch r.Command {
	case controls.CommandKeys:
		return g.showAside(func(g *screen) page.Page {
			return page.Page{Blocks: controls.SetupKeys(g.scene.Speaker, g.setupCommands(false))}
		})
	case controls.CommandRules:
		return g.rules(nil, r.Args)
	case controls.CommandLanguage:
		_, err := g.chooseLanguage(nil, func(g *screen, _ *engine.Table) page.Page { return setup.Heading(g.speaker()) })
		return err
	}
	return nil
}

// showAside shows a page beside the setup, until Enter.
func (g *screen) showAside(x func(*screen) page.Page) error {
	r, err := g.person.Ask(onNewPage(g, nil, func(g *screen, _ *engine.Table) ask.Prompt {
		p := controls.Back(g.scene.Speaker)
		p.Page = x(g)
		return p
	}))
	if err == nil && r.Command == controls.CommandQuit {
		err = errLeave
	}
	return err
}

// unset takes back the last answer of the setup.
func (g *saved) unset() error {
	if _, ok := g.setup.last(); !ok {
		return nil
	}
	if err := g.keep(course.LineUnset, struct{}{}); err != nil {
		return err
	}
	g.setup.back()
	g.reopened()
	return nil
}

// reopened forgets what hung on the finished setup: the rules are chosen anew.
// The answers of the game stay within the reach of redo.
func (g *record) reopened() {
	g.kept, g.isReady = false, false
	g.right, g.marks, g.statuses = nil, nil, nil
}

// chooseBox loads the rules of what is chosen so far: of the game, with modules and
// variants over it. A save brings its own.
func (g *record) chooseBox(v setup.Values) error {
	if g.kept {
		return nil
	}
	choice := v.Choice()
	if g.box != nil && g.box.Is(choice) {
		return nil
	}
	box, err := g.load(choice)
	if err != nil {
		return err
	}
	g.box = box
	g.scene.Box = box
	return nil
}

// begin gives the save the name of the Rivals at the table.
func (g *saved) begin() error {
	if err := g.ready(); err != nil {
		return err
	}
	if g.journal == nil || g.kept {
		return nil
	}
	if err := g.keep(course.LineRules, course.RulesLine{Text: string(data.Print(g.box)), Asks: asksNow}); err != nil {
		return err
	}
	g.kept, g.asks = true, asksNow
	pos, err := rival.NewGame(g.box, g.setup.made)
	if err != nil {
		return err
	}
	stem := setup.Stem(g.fileNames, &pos)
	if journal.InSeries(g.Name, stem) {
		return nil
	}
	name, err := journal.NextName(g.dir, stem)
	if err == nil {
		err = g.journal.Rename(name)
	}
	if err != nil {
		return nil // it keeps its first name
	}
	g.takeName(name)
	return nil
}

// readyOnce is ready, unless that was done for these values.
func (g *record) readyOnce() error {
	if g.isReady {
		return nil
	}
	return g.ready()
}

// ready makes the setup of the values and names the seats.
func (g *record) ready() error {
	v := g.setup.values()
	if err := g.chooseBox(v); err != nil {
		return err
	}
	if v.DeckOnly() {
		v = v.ForDeck(g.box)
	}
	c, err := setup.Choose(g.speaker(), v)
	if err != nil {
		return err
	}
	g.setup.made, g.setup.options = c.Setup, c.Options
	pos, err := rival.NewGame(g.box, c.Setup)
	if err != nil {
		return err
	}
	g.name(&pos, c.Given)
	g.isReady = true
	return nil
}
