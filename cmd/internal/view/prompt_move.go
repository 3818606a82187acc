package view

import (
	"fmt"
	"strings"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/effect"
	"househagal/engine"
)

// agentOf tells which Agent of how many a seat is about to send.
func agentOf(t *engine.Table, seat engine.Seat) (n, of int) {
	of = t.AgentsOwned(seat)
	return max(1, of-int(t.Pos.Seat[seat].Agents)+1), of
}

// askWhereTo is the grid of spaces, or with reactive input a bare Enter; both
// take two letters.
func (s Scene) askWhereTo(t *engine.Table, q *engine.Question) sheet {
	if q.Reactive {
		return s.turnDone(t, q)
	}
	n, of := agentOf(t, q.Seat)
	sh := newSheet("%s, Agent %d of %d: where to?", s.Names.Seat[q.Seat], n, of)
	sh.Layout, sh.Columns, sh.Cell = ask.Grid, 3, gridCell
	for _, sp := range s.spacesByPlace(revealPlace) {
		if sp == revealPlace {
			sh.add(engine.AnsReveal, revealChoice("Reveal turn"))
			continue
		}
		sh.add(int(sp), s.spaceChoice(t, q, sp))
	}
	sh.Plain.Hint = plainWords("Two letters.")
	return sh
}

func revealChoice(label string) ask.Choice {
	return ask.Choice{Key: "rv", Label: label, Words: []string{"reveal", "reveal turn"}}
}

// turnDone is the prompt of a turn that is not reported. What pays or robs a
// Rival is drawn while it can happen; every other space is taken by its code.
func (s Scene) turnDone(t *engine.Table, q *engine.Question) sheet {
	n, of := agentOf(t, q.Seat)
	sh := newSheet("%s, Agent %d of %d. Done?", s.Names.Seat[q.Seat], n, of)
	if q.Seat == s.Names.You {
		sh.Text = fmt.Sprintf("Your turn, Agent %d of %d. Done?", n, of)
	}
	sh.enter(engine.AnsDone, "done")
	rest := []engine.Space{}
	for _, sp := range s.spacesByPlace(engine.NoSpace) {
		tell := s.mustTell(t, q, sp)
		if tell == "" {
			rest = append(rest, sp)
			continue
		}
		c := s.spaceChoice(t, q, sp)
		c.Label = tell
		sh.add(int(sp), c)
	}
	if held := s.heldAlliances(t); held != "" {
		sh.add(engine.AnsAlliance, ask.Choice{Key: "al", Label: "and I took an Alliance (" + held + ")", Words: []string{"alliance"}})
	}
	if len(sh.Choices) == 1 {
		sh.Layout, sh.Cell = ask.Row, 18
	}
	sh.add(engine.AnsReveal, revealChoice("it was my Reveal turn"))
	for _, sp := range rest {
		c := s.spaceChoice(t, q, sp)
		c.Hidden = true
		sh.add(int(sp), c)
	}
	sh.Plain.Hint = plainWords("Enter, or two letters.")
	return sh
}

// mustTell is what a visit to sp does to a Rival that nobody would ask about,
// "" for nothing: control, Secrets, and the third Agent.
func (s Scene) mustTell(t *engine.Table, q *engine.Question, sp engine.Space) string {
	info := &t.Rules.Spaces[sp]
	if !q.Open(int(sp)) {
		return ""
	}
	if c := t.Pos.Control[sp]; c != engine.NoSeat && !t.Pos.Seat[c].Human {
		if gain := purseText(info.ControlBonus); gain != "" {
			return fmt.Sprintf("at %s (%s takes %s)", info.Name, s.Names.Seat[c], gain)
		}
	}
	if from := s.robbed(t, info.Visit); from != "" {
		return fmt.Sprintf("at %s (%s)", info.Name, from)
	}
	if info.Swordmaster && t.Pos.Round > 1 {
		return fmt.Sprintf("at %s: the third Agent (%d Solari)", info.Name, price(t))
	}
	return ""
}

// robbed names the Rivals that hand over Intrigue cards because of a visit.
func (s Scene) robbed(t *engine.Table, visit []engine.Effect) string {
	var who []string
	for _, e := range visit {
		if e.Verb != engine.DoSteal {
			continue
		}
		for seat := engine.Seat(1); seat <= engine.Seats; seat++ {
			if x := &t.Pos.Seat[seat]; !x.Human && x.Intrigue >= int16(e.N) {
				who = append(who, s.Names.Seat[seat])
			}
		}
	}
	if len(who) == 0 {
		return ""
	}
	return strings.Join(who, " and ") + plural(len(who), " gives", " give") + " 1 Intrigue card"
}

// heldAlliances says how many Alliances each Rival holds: "Staban holds two".
func (s Scene) heldAlliances(t *engine.Table) string {
	var parts []string
	for seat := engine.Seat(1); seat <= engine.Seats; seat++ {
		n := 0
		for _, holder := range t.Pos.Alliance {
			if holder == seat {
				n++
			}
		}
		if n > 0 && !t.Pos.Seat[seat].Human {
			parts = append(parts, s.Names.Seat[seat]+" holds "+numeral(n))
		}
	}
	if len(parts) > 1 { // room for one line
		return strings.NewReplacer(" holds ", " ", "one", "1", "two", "2", "three", "3").Replace(strings.Join(parts, ", "))
	}
	return strings.Join(parts, "")
}

// askReveal asks for swords where units fight and the input is tracked,
// otherwise for the moment only.
func (s Scene) askReveal(_ *engine.Table, q *engine.Question) sheet {
	head := "Reveal turn"
	if name := s.caller(q.Seat); name != "" {
		head = name + head
	}
	if q.Reactive {
		sh := newSheet("%s. Done?", head)
		sh.Layout = ask.Row
		sh.enter(0, "done")
		return sh
	}
	return quantity(0, max(int(q.Max), 9), 9, "%s: how many swords do you show?", head)
}

// askRecallSpy is asked when a Spy of the seat's own is beside the space.
func (s Scene) askRecallSpy(*engine.Table, *engine.Question) sheet {
	return yesNo("Recall your Spy there to draw a card?")
}

// askWormOrSpice is asked with Maker Hooks on a Maker space.
func (s Scene) askWormOrSpice(_ *engine.Table, q *engine.Question) sheet {
	worms := "sandworm"
	if q.Amount > 1 {
		worms = fmt.Sprintf("%d sandworms", q.Amount)
	}
	sh := newSheet("Spice or %s?", plural(int(q.Amount), "sandworm", "sandworms"))
	sh.Layout = ask.Row
	sh.add(0, ask.Choice{Key: "s", Label: "spice"})
	sh.add(1, ask.Choice{Key: "w", Label: worms, Words: []string{"sandworm", "sandworms"}})
	return sh
}

// askRow offers the two rows of a space.
func (s Scene) askRow(t *engine.Table, q *engine.Question) sheet {
	sh := newSheet("Which row?")
	sh.Layout = ask.Row
	for _, e := range t.Rules.Spaces[q.Space].Visit {
		if e.Verb != engine.DoRows {
			continue
		}
		sh.add(0, s.rowChoice("1", e.Then))
		if t.Pos.WallGone {
			sh.add(1, ask.Choice{Key: "2", Label: "the second row", Words: []string{"2"}})
			return sh
		}
		sh.add(1, s.rowChoice("2", e.Else))
		return sh
	}
	sh.add(0, ask.Choice{Key: "1", Label: "the first"})
	sh.add(1, ask.Choice{Key: "2", Label: "the second"})
	return sh
}

// askWall offers to remove the Shield Wall.
func (s Scene) askWall(_ *engine.Table, q *engine.Question) sheet {
	return yesNo("%s", capital(s.caller(q.Seat)+"remove the Shield Wall, for good?"))
}

// rowChoice is one row: its key is h for Maker Hooks, w for the Shield Wall.
func (s Scene) rowChoice(key string, effects []engine.Effect) ask.Choice {
	number := key
	for _, e := range effects {
		switch e.Verb {
		case engine.DoHooks:
			key = "h"
		case engine.DoRemoveWall, engine.DoWallIcon:
			key = "w"
		}
	}
	return ask.Choice{Key: key, Label: effect.Say(s.speaker(), effect.Row, effects), Words: []string{number}}
}

// askTroops asks how many troops followed the Agent.
func (s Scene) askTroops(t *engine.Table, q *engine.Question) sheet {
	x := &t.Pos.Seat[q.Seat]
	recruits := int(q.Amount)
	most := max(int(q.Max), int(x.Garrison)+t.Pos.Supply(q.Seat))
	have := fmt.Sprintf("garrison %d", int(x.Garrison)-recruits)
	if recruits > 0 {
		have += fmt.Sprintf(", recruits %d", recruits)
	}
	sh := quantity(0, most, min(int(q.Max), 9), "Troops into the Conflict? (%s)", have)
	sh.Number.Keys = 9 // more is rare, and one troop is not to wait for a second digit
	return sh
}

// askDefend offers the defending troop of a space the seat controls.
func (s Scene) askDefend(t *engine.Table, q *engine.Question) sheet {
	return yesNo("%s %s. Deploy 1 troop from supply?", s.does(q.Seat, "control", "controls"), t.Rules.Spaces[q.Space].Name)
}

// askDice takes two dice as two digits.
func (s Scene) askDice(_ *engine.Table, q *engine.Question) sheet {
	sh := newSheet("%sroll two dice for the Imperial Row. Which numbers?", s.caller(q.Seat))
	sh.Text = capital(sh.Text)
	for a := 1; a <= 6; a++ {
		for b := 1; b <= 6; b++ {
			sh.add(10*a+b, ask.Choice{Key: fmt.Sprintf("%d%d", a, b), Label: fmt.Sprintf("%d and %d", a, b), Hidden: true})
		}
	}
	sh.Hint = "Two digits: 3 4   " + hintAt(q)
	sh.Plain.Hint = []string{"Two digits: 34 is a 3 and a 4."}
	return sh
}

// askTarget asks at Recall, with reactive input, whether the game ends.
func (s Scene) askTarget(_ *engine.Table, q *engine.Question) sheet {
	who, have := "Have you", "I have"
	if s.Names.You == engine.NoSeat {
		who, have = "Has one of you", "yes,"
	}
	sh := newSheet("%s %d VP? Then the game ends.", who, q.Amount)
	sh.Layout = ask.Row
	sh.enter(0, "no", "n")
	sh.add(1, ask.Choice{Key: "e", Label: fmt.Sprintf("%s %d VP", have, q.Amount), Words: []string{"yes", "y"}})
	return sh
}
