package inspect

import (
	"encoding/json"
	"errors"

	"househagal/cmd/internal/command"
	"househagal/cmd/internal/say"
	"househagal/data/notation"
	"househagal/engine"
	"househagal/rival"
)

// job is one thing to decide: a position, and what was said beside it.
type job struct {
	at      notation.Case
	cards   []engine.Card // turned up first
	resolve bool
	seed    uint64
}

// outcome is what happened. The events of its table are good until the next
// decision of the same decider.
type outcome struct {
	seat  engine.Seat
	table *engine.Table // as it stands afterwards, with all that happened
	after notation.Case
	began bool // it was the start of a round
}

// nothingDue says that the seat in turn has nothing to do: exit status 3.
type nothingDue struct{ seat, why string }

func (n nothingDue) Error() string {
	return command.Speaker(nil).Say("cli.due_nothing", say.Args{"name": n.seat, "text": n.why})
}

// decider plays what is due, one position after the other. It keeps its memory
// between them, so it is used by one goroutine at a time.
type decider struct {
	events []engine.Event
	open   []engine.OpenChoice
}

// decide plays the one thing that is due in j. The error is a nothingDue, or
// says what is missing in the position.
func (d *decider) decide(j *job) (outcome, error) {
	seat := j.at.Pos.Turn
	if why, err := due(j); err != nil {
		return outcome{}, err
	} else if why != "" {
		return outcome{}, nothingDue{j.at.Names.ID[seat], why}
	}
	t, r := rival.NewTable(j.at.Box, j.at.Pos, j.seed, leaveOpen{&j.at})
	t.Watch, t.Events, t.Open = true, d.events[:0], d.open[:0]
	t.Options.Purses = true
	if j.at.Fresh {
		rival.Shuffle(t, j.at.Box)
	}
	r.Source.Forced = j.cards
	err := engine.Run(func() { play(t, r, j.resolve) })
	d.events, d.open = t.Events, t.Open
	if err != nil {
		return outcome{}, err
	}
	return outcome{seat, t, notation.Case{Box: j.at.Box, Pos: t.Pos, Names: j.at.Names}, j.at.Pos.Phase == engine.RoundStart}, nil
}

func play(t *engine.Table, r *rival.Rivals, resolve bool) {
	switch {
	case resolve:
		t.Resolve()
	case t.Pos.Phase == engine.RoundStart:
		t.OpenRound()
	case t.Pos.Phase == engine.Combat:
		t.ShowStrength(t.Pos.Turn)
	default:
		r.AgentTurn(t, t.Pos.Turn)
	}
}

// due returns why nothing is due, "" when something is. The error tells that
// the position and what is wanted don't go together.
func due(j *job) (why string, err error) {
	p := &j.at.Pos
	x := &p.Seat[p.Turn]
	switch {
	case j.resolve && p.Phase != engine.Combat:
		return "", errors.New(command.Speaker(nil).Say("cli.due_combat_only"))
	case j.resolve && p.Conflict == 0:
		return "", errors.New(command.Speaker(nil).Say("cli.due_conflict"))
	case j.resolve:
		return "", nil
	case p.Phase == engine.RoundStart && p.Conflict == 0:
		return command.Speaker(nil).Say("cli.due_round"), nil
	case p.Phase == engine.RoundStart:
		return "", nil
	case p.Phase != engine.PlayerTurns && p.Phase != engine.Combat:
		return command.Speaker(nil).Say("cli.due_phase"), nil
	case x.Human:
		return command.Speaker(nil).Say("cli.due_human"), nil
	case p.Phase == engine.PlayerTurns && x.Agents == 0:
		return command.Speaker(nil).Say("cli.due_no_agent"), nil
	case p.Phase == engine.PlayerTurns && !j.at.Box.Rules.MayAct(p, p.Turn):
		return command.Speaker(nil).Say("cli.due_revealed"), nil
	case p.Phase == engine.PlayerTurns:
		return "", nil
	case p.UnitsIn(p.Turn) == 0:
		return command.Speaker(nil).Say("cli.due_no_unit"), nil
	case p.Shown.Has(p.Turn):
		return command.Speaker(nil).Say("cli.due_shown"), nil
	}
	return "", nil
}

// leaveOpen answers for the humans of a decision: it leaves choices open and
// can't know what the position doesn't say.
type leaveOpen struct{ at *notation.Case }

// Ask leaves q open, or stops the table when q asks for a fact.
func (l leaveOpen) Ask(t *engine.Table, q engine.Question) int {
	switch fact := l.at.Fact(q); {
	case q.Kind == engine.FactTop && l.at.Pos.Market.Top[q.Stack] != engine.NoTile: // and was taken
		engine.Stop(command.Error("cli.due_turned", say.Args{"n": int(q.Stack)}))
	case q.Kind == engine.FactTop:
		engine.Stop(command.Error("cli.due_given", say.Args{"word": fact}))
	case fact != "":
		engine.Stop(command.Error("cli.due_fact", say.Args{"word": fact}))
	}
	if q.Kind == engine.AskCard {
		engine.Stop(errors.New(command.Speaker(nil).Say("cli.due_physical")))
	}
	return engine.AnsOpen
}

// appendAnswer appends what happened as the JSON object of docs/position.md.
func appendAnswer(dst []byte, o *outcome) []byte {
	at := &o.after
	dst = append(dst, `{"seat":"`...)
	dst = append(dst, at.Names.ID[o.seat]...)
	dst = append(dst, `","cards":`...)
	dst = appendCards(dst, at, o.table.Events)
	dst = append(dst, `,"events":`...)
	dst = at.AppendEvents(dst, o.table.Events)
	dst = append(dst, `,"open":`...)
	dst = at.AppendOpen(dst, o.table.Open)
	dst = append(dst, `,"position":`...)
	dst = at.AppendJSON(dst)
	return append(dst, '}')
}

// appendCards appends the Hagal cards in the order in which they came.
func appendCards(dst []byte, at *notation.Case, events []engine.Event) []byte {
	dst = append(dst, '[')
	for i := range events {
		e := &events[i]
		if e.Kind != engine.EvCard && e.Kind != engine.EvStrengthCard {
			continue
		}
		if dst[len(dst)-1] != '[' {
			dst = append(dst, ',')
		}
		dst = append(dst, '{')
		dst = appendID(dst, "card", at.Box.Deck.Cards[e.Card].ID)
		dst = appendID(dst, "result", notation.ResultID(e.Result))
		dst = appendID(dst, "why", notation.WhyID(e.Why))
		if e.Result == engine.Played {
			dst = appendID(dst, "space", at.Box.Rules.Spaces[e.Space].ID)
		}
		dst = appendID(dst, "post", at.Box.Rules.Posts[postOf(events[i:])].ID)
		dst = append(dst, '}')
	}
	return append(dst, ']')
}

// postOf returns the post on which the card at the head of events placed a Spy,
// NoPost for none.
func postOf(events []engine.Event) engine.Post {
	for i := 1; i < len(events); i++ {
		switch e := &events[i]; {
		case e.Kind == engine.EvCard:
			return engine.NoPost
		case e.Kind == engine.EvSpy && e.Seat == events[0].Seat:
			return e.Post
		}
	}
	return engine.NoPost
}

func appendID(dst []byte, key, id string) []byte {
	if id == "" {
		return dst
	}
	if dst[len(dst)-1] != '{' {
		dst = append(dst, ',')
	}
	dst = append(dst, '"')
	dst = append(dst, key...)
	dst = append(dst, `":"`...)
	dst = append(dst, id...)
	return append(dst, '"')
}

// quoteJSON writes s as a JSON text.
func quoteJSON(s string) []byte {
	b, err := json.Marshal(s)
	if err != nil {
		return []byte(`"the fault can't be written"`)
	}
	return b
}
