package engine

// HasMentat reports whether a space of the board lends the Mentat: an Agent more
// for the rest of the round (2020).
func (r *Rules) HasMentat() bool {
	for i := range r.Spaces {
		for j := range r.Spaces[i].Visit {
			if r.Spaces[i].Visit[j].Verb == DoMentatNow {
				return true
			}
		}
	}
	return false
}

// winMentat gives s the Mentat as a reward: an extra Agent next round.
func (t *Table) winMentat(s Seat) {
	t.Pos.Seat[s].MentatNextRound = true
	t.Emit(&Event{Kind: EvMentat, Seat: s, Rule: CombatRewards})
}

// takeMentat gives s the Mentat at its space, for this round, unless somebody
// has it already.
func (t *Table) takeMentat(s Seat) {
	for o := Seat(1); o <= Seats; o++ {
		if t.Pos.AgentsOut(o)+int(t.Pos.Seat[o].Agents) > t.AgentsOwned(o) {
			return
		}
	}
	t.ready(s)
	t.Emit(&Event{Kind: EvMentat, Seat: s, Rule: HumanMentat, Amount: 1})
}

// takeSwordmaster gives the human s its third Agent, ready this round; once a game.
func (t *Table) takeSwordmaster(s Seat) {
	x := &t.Pos.Seat[s]
	if x.Swordmaster {
		return
	}
	x.Swordmaster = true
	t.ready(s)
	t.Emit(&Event{Kind: EvDone, Seat: s, Rule: HumanSwordmaster})
}

// highCouncil gives the human s its seat; once seated, what the space gives then.
func (t *Table) highCouncil(s Seat, e *Effect) {
	x := &t.Pos.Seat[s]
	if x.HighCouncil {
		t.Do(s, e.Else)
		return
	}
	x.HighCouncil = true
	t.Emit(&Event{Kind: EvHighCouncil, Seat: s, Rule: HumanVisit})
}
