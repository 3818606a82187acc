package session

import (
	"slices"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/controls"
	"househagal/cmd/internal/course"
	"househagal/cmd/internal/journal"
	"househagal/cmd/internal/kept"
	"househagal/cmd/internal/page"
	"househagal/cmd/internal/show"
	"househagal/engine"
	"househagal/hagal"
)

// dealer turns up cards of the House Hagal deck and keeps no table: no space is
// ever taken, no card is refused but by the people.
type dealer struct {
	table  *engine.Table
	source hagal.Source
	last   show.DeckTurn
	before []show.DeckTurn
}

// shownBefore is how many turns the page remembers.
const shownBefore = 6

func (g *Game) newDealer() (*dealer, error) {
	t, err := g.newTable(g, nil)
	if err != nil {
		return nil, err
	}
	return &dealer{table: t, source: hagal.Source{Deck: &g.box.Deck}}, nil
}

// dealt is the dealer after all that was done so far, which is called what it is
// called in the language of the people.
func dealt(g *Game) (*dealer, error) {
	d, err := g.newDealer()
	if err != nil {
		return nil, err
	}
	for i := range g.steps.InForce() {
		s := &g.steps.All()[i]
		d.do(s.Act.Deck)
		s.Label = show.DeckLabel(g.scene.Speaker, s.Act.Deck, d.last.Card)
	}
	return d, nil
}

// retoldDeck is Retold where hagal is only the deck.
func retoldDeck(g *Game) (x course.Status, ok bool) {
	d, err := dealt(g)
	if err != nil {
		return x, false
	}
	x.Text, x.Setup = show.DeckStatus(g.scene.Speaker, d.state()), kept.DeckSetup(g.scene.Speaker, &d.table.Pos)
	if n := g.steps.Count(); n > 0 {
		x.Last = g.steps.All()[n-1].Label
	}
	return x, true
}

// do carries out an act.
func (d *dealer) do(a show.DeckAct) {
	refused := append([]engine.Card{}, d.last.Refused...)
	if a.What == show.DeckTaken {
		refused = append(refused, d.last.Card)
	} else {
		if d.last.Seat != engine.NoSeat {
			d.before = append(d.before, d.last)
			d.before = d.before[max(0, len(d.before)-shownBefore):]
		}
		refused = nil
	}
	d.last = show.DeckTurn{Seat: a.Seat, Swords: a.What == show.DeckSwords, Refused: refused}
	if a.What == show.DeckShuffle {
		d.source.Shuffle(d.table)
		d.last.Shuffle = true
		return
	}
	for {
		c, shuffled := d.source.Next(d.table, a.Seat)
		d.last.Shuffle = d.last.Shuffle || shuffled
		if !d.source.Deck.Cards[c].Reshuffle {
			d.last.Card = c
			return
		}
		d.source.Shuffle(d.table)
		d.last.Shuffle = true
		if !d.last.Swords {
			d.last.Refused = append(d.last.Refused, c)
		}
	}
}

func (d *dealer) state() show.DeckState {
	p := &d.table.Pos
	s := show.DeckState{Left: int(p.Deck.Draw.N), Size: d.source.Deck.Size(p.Mode), Last: d.last, Before: d.before}
	s.Next = d.last.Seat
	if s.Next == engine.NoSeat {
		s.Next = engine.Seats
	}
	for s.Next = engine.After(s.Next); p.Seat[s.Next].Human; s.Next = engine.After(s.Next) {
	}
	return s
}

// playDeck is the whole of a game in which hagal is only the deck; it ends when
// the people leave.
func (g *Game) playDeck() error {
	if err := g.readyOnce(); err != nil {
		return err
	}
	d, err := dealt(g)
	if err != nil {
		return err
	}
	g.table = d.table
	return engine.Run(func() {
		for {
			d.ask(g)
		}
	})
}

// ask asks once, and carries out what is wanted.
func (d *dealer) ask(g *Game) {
	table, state := *d.table, d.state()
	state.Before = slices.Clone(state.Before)
	_, acts := show.DeckPrompt(g.scene.Speaker, d.table, state)
	p := worded(&g.screen, nil, func(g *screen, _ *engine.Table) ask.Prompt {
		p, _ := show.DeckPrompt(g.scene.Speaker, &table, state)
		p.Commands = g.setupCommands(false)
		p.Page.Blocks = append(p.Page.Blocks, page.Told(g.notice.to(g.scene.Speaker))...)
		return p
	})
	p.Keep, g.again = g.again, false
	r := g.answerTo(p)
	switch r.Command {
	case "":
		if r.Choice >= 0 && r.Choice < len(acts) {
			d.carryOut(g, acts[r.Choice])
		}
	case controls.CommandUndo, controls.CommandBack:
		g.undo(engine.Question{}, nil)
	case controls.CommandRedo:
		g.redo(nil)
	case controls.CommandKeys, controls.CommandRules, controls.CommandLanguage:
		if err := g.aside(r); err != nil {
			engine.Stop(err)
		}
	}
}

// carryOut keeps an act before its card is shown.
func (d *dealer) carryOut(g *Game, a show.DeckAct) {
	s := g.actStep(course.Act{Kind: course.Deal, Deck: a})
	if err := g.keep(course.LineAside, course.AsideOf(g.box, &s)); err != nil {
		engine.Stop(err)
	}
	d.do(a)
	file := g.filed()
	s.Label, s.Filed = show.DeckLabel(g.scene.Speaker, a, d.last.Card), show.DeckLabel(file, a, d.last.Card)
	g.put(s)
	st := course.Status{Text: show.DeckStatus(file, d.state()), Setup: kept.DeckSetup(file, &d.table.Pos), Last: s.Filed, Answers: g.steps.Count()}
	if err := g.keep(journal.KindStatus, st); err != nil {
		engine.Stop(err)
	}
}
