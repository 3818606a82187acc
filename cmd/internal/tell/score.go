package tell

import (
	"strconv"

	"househagal/cmd/internal/page"
	"househagal/cmd/internal/say"
	"househagal/engine"
)

// Score is the second line of a page: Victory Points, Agents still to send and
// strength of each seat, in seating order from the human; "*" is the First
// Player, "?" what nobody reported. A Rival's turn that a question interrupts is
// left out, so that the line agrees with a table on which only finished turns
// are carried out; its events are found in those of the page or, when none are
// given, in those of t.
func Score(s say.Speaker, t *engine.Table, events ...engine.Event) []page.Standing {
	open := Unfinished(t, events)
	var out []page.Standing
	for _, seat := range Seating(s.Names.You) {
		f := figures(t, seat, open)
		out = append(out, page.Standing{
			Name:    s.Say("score.name", say.Args{"seat": seat, "first_player": t.Pos.First == seat}),
			Figures: s.Say("score.figures", say.Args{"vp": f.vp, "agents": f.agents, "strength": f.strength}),
			Short:   s.Say("score.short", say.Args{"vp": f.vp, "agents": f.agents, "strength": f.strength}),
		})
	}
	return out
}

// scoreSentences is title and score in plain lines.
func scoreSentences(s say.Speaker, t *engine.Table, events []engine.Event) []page.Sentence {
	p := &t.Pos
	x := &s.Box.Rules.Conflicts[p.Conflict]
	var out []page.Sentence
	switch {
	case p.Phase == engine.Over:
		out = append(out, page.Sentence{s.Say("title.said_over", say.Args{"round": p.Round})})
	case p.Conflict != 0:
		out = append(out, page.Sentence{s.Say("title.said_conflict", say.Args{"round": p.Round, "conflict": p.Conflict, "icon": x.Icon})})
	default:
		out = append(out, page.Sentence{s.Say("title.said", say.Args{"round": p.Round})})
	}
	if p.Conflict != 0 && x.Protected && !p.WallGone {
		out = append(out, page.Sentence{s.Say("title.said_wall")})
	}
	open := Unfinished(t, events)
	for _, seat := range Seating(s.Names.You) {
		f := figures(t, seat, open)
		out = append(out, page.Sentence{s.Say("score.said", say.Args{"seat": seat, "vp": f.vp, "agents": f.agents, "strength": f.strength})})
	}
	return out
}

// Seating is the seats clockwise from the human, from seat 1 in two-player.
func Seating(first engine.Seat) [engine.Seats]engine.Seat {
	if first == engine.NoSeat {
		first = 1
	}
	return [engine.Seats]engine.Seat{first, engine.After(first), engine.After(engine.After(first))}
}

// standing is VP ("" where none are scored), Agents and strength of a seat; "?" is
// what nobody reported.
type standing struct {
	vp, strength string
	agents       int
}

// figures is how a seat stood before the events of open.
func figures(t *engine.Table, seat engine.Seat, open []engine.Event) standing {
	x, u := &t.Pos.Seat[seat], &t.Pos.Unknown.Seats[seat]
	vp, agents, strength := int(x.VP), int(x.Agents), t.ShownStrength(seat)
	for i := range open {
		e := &open[i]
		if e.Seat != seat {
			continue
		}
		switch e.Kind {
		case engine.EvVP:
			vp -= int(e.Amount)
		case engine.EvSend:
			agents++
		case engine.EvBuySwordmaster:
			agents--
		case engine.EvWorms:
			strength -= int(e.Amount) * int(t.Rules.Const.WormStrength)
		}
	}
	hidden := x.Human && t.Options.Reactive
	out := standing{strconv.Itoa(vp), strconv.Itoa(max(strength, 0)), max(agents, 0)}
	switch {
	case u.VP || hidden && t.Pos.Phase != engine.Over:
		out.vp = "?"
	case !t.Scores(seat):
		out.vp = ""
	}
	if (u.Troops || u.Sandworms || u.Strength || hidden) && !x.HasTotal && t.Pos.Phase != engine.Over {
		out.strength = "?"
	}
	return out
}

// Unfinished returns the events of a Rival's turn that a question interrupts,
// none when the last turn is complete.
func Unfinished(t *engine.Table, events []engine.Event) []engine.Event {
	seat := t.Turn.Seat
	if seat == engine.NoSeat || t.Pos.Seat[seat].Human || t.Pos.Phase != engine.PlayerTurns {
		return nil
	}
	if len(events) == 0 {
		events = t.Events
	}
	for i := len(events) - 1; i >= 0; i-- {
		if events[i].Kind == engine.EvTurn {
			return events[i:]
		}
	}
	return nil
}

// hidden says whether what a seat has is its own business: a human's, where no
// moves are reported.
func hidden(t *engine.Table, x engine.Seat) bool { return t.Pos.Seat[x].Human && t.Options.Reactive }
