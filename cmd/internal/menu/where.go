package menu

import (
	"strings"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/say"
	"househagal/engine"
)

// agentOf tells which Agent of how many a seat is about to send: of those that it owns,
// and of one more while it has the Mentat (rule human.mentat).
func agentOf(t *engine.Table, seat engine.Seat) (n, of int) {
	ready := int(t.Pos.Seat[seat].Agents)
	of = max(t.AgentsOwned(seat), t.Pos.AgentsOut(seat)+ready)
	return max(1, of-ready+1), of
}

// askWhereTo is the grid of spaces, or with reactive input a bare Enter; both
// take two letters.
func askWhereTo(s say.Speaker, t *engine.Table, q *engine.Question) sheet {
	if q.Reactive {
		return turnDone(s, t, q)
	}
	n, of := agentOf(t, q.Seat)
	sh := newSheet(s.Say("ask.where_to", say.Args{"seat": q.Seat, "n": n, "of": of}))
	sh.Layout, sh.Columns = ask.Grid, 3
	for _, sp := range spacesByPlace(s.Box, revealPlace) {
		if sp == revealPlace {
			sh.add(engine.AnsReveal, revealChoice(s, s.Say("ask.reveal_turn")))
			continue
		}
		sh.add(int(sp), spaceChoice(s, t, q, sp))
	}
	sh.bought(s, t, q)
	sh.Plain.Hint = []string{s.Say("ask.two_letters")}
	return sh
}

func revealChoice(s say.Speaker, label string) ask.Choice {
	return ask.Choice{Key: "rv", Label: label, Words: []string{"reveal", strings.ToLower(s.Say("ask.reveal_turn"))}}
}

// turnDone is the prompt of a turn that is not reported. What pays or robs a
// Rival is drawn while it can happen; every other space is taken by its code.
func turnDone(s say.Speaker, t *engine.Table, q *engine.Question) sheet {
	n, of := agentOf(t, q.Seat)
	sh := newSheet(s.Say("ask.turn_done", say.Args{"seat": q.Seat, "n": n, "of": of}))
	sh.enter(engine.AnsDone, s.Say("ask.done"), "done")
	rest := []engine.Space{}
	for _, sp := range spacesByPlace(s.Box, engine.NoSpace) {
		tell := mustTell(s, t, q, sp)
		if tell == "" {
			rest = append(rest, sp)
			continue
		}
		c := spaceChoice(s, t, q, sp)
		c.Label = tell
		sh.add(int(sp), c)
	}
	if label := tookAlliance(s, t); label != "" {
		sh.add(engine.AnsAlliance, ask.Choice{Key: "al", Label: label, Words: []string{"alliance"}})
	}
	if len(sh.Choices) == 1 {
		sh.Layout, sh.Spacing = ask.Row, ask.Worded
	}
	sh.add(engine.AnsReveal, revealChoice(s, s.Say("ask.my_reveal")))
	sh.Veiled = s.Say("menu.other_spaces")
	for _, sp := range rest {
		c := spaceChoice(s, t, q, sp)
		c.Hidden = true
		sh.add(int(sp), c)
	}
	first := len(sh.Choices)
	sh.bought(s, t, q)
	for i := first; i < len(sh.Choices); i++ {
		sh.Choices[i].Hidden = true
	}
	sh.Plain.Hint = []string{s.Say("ask.enter_or_letters")}
	return sh
}

// mustTell is what a visit to sp does to a Rival that nobody would ask about,
// "" for nothing: control, Secrets, and the third Agent.
func mustTell(s say.Speaker, t *engine.Table, q *engine.Question, sp engine.Space) string {
	info := &t.Rules.Spaces[sp]
	if !q.Open(int(sp)) {
		return ""
	}
	if c := t.Pos.Controls(sp); c != engine.NoSeat && !t.Pos.Seat[c].Human {
		if gain := amounts(info.ControlBonus); len(gain) > 0 {
			return s.Say("ask.at_controlled", say.Args{"space": sp, "seat": c, "price": gain})
		}
	}
	if from := robbed(t, info.Visit); from != 0 {
		return s.Say("ask.at_robbed", say.Args{"space": sp, "seats": from})
	}
	if info.Swordmaster && t.Pos.Round > 1 {
		return s.Say("ask.at_swordmaster", say.Args{"space": sp, "n": price(t)})
	}
	return ""
}

// amounts are the amounts of a purse, kind by kind, without those of nothing.
func amounts(purse [engine.ResourceEnd]int8) say.List {
	var all say.List
	for r, n := range purse {
		if n > 0 {
			all = append(all, say.Amount{N: int(n), Of: engine.Resource(r)})
		}
	}
	return all
}

// robbed are the Rivals that hand over Intrigue cards because of a visit.
func robbed(t *engine.Table, visit []engine.Effect) (who engine.SeatSet) {
	for _, e := range visit {
		if e.Verb != engine.DoSteal {
			continue
		}
		for seat := engine.Seat(1); seat <= engine.Seats; seat++ {
			if x := &t.Pos.Seat[seat]; !x.Human && x.Intrigue >= int16(e.N) {
				who = who.With(seat)
			}
		}
	}
	return who
}

// tookAlliance offers to say that an Alliance was taken, with how many each Rival
// holds; "" where none holds any.
func tookAlliance(s say.Speaker, t *engine.Table) string {
	var all say.List
	one, held := engine.NoSeat, 0
	for seat := engine.Seat(1); seat <= engine.Seats; seat++ {
		n := 0
		for _, holder := range t.Pos.Alliance {
			if holder == seat {
				n++
			}
		}
		if n > 0 && !t.Pos.Seat[seat].Human {
			all = append(all, s.Say("ask.holds", say.Args{"seat": seat, "n": n}))
			one, held = seat, n
		}
	}
	switch len(all) {
	case 0:
		return ""
	case 1:
		return s.Say("ask.took_alliance", say.Args{"seat": one, "n": held})
	}
	return s.Say("ask.took_alliance_short", say.Args{"texts": all})
}
