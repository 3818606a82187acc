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

// takeMentat gives the Mentat at its space, for this round, unless somebody
// has it already.
func (h human) takeMentat() {
	for o := Seat(1); o <= Seats; o++ {
		if h.Pos.AgentsOut(o)+int(h.Pos.Seat[o].Agents) > h.AgentsOwned(o) {
			return
		}
	}
	h.ready(h.s)
	h.Emit(&Event{Kind: EvMentat, Seat: h.s, Rule: HumanMentat, Amount: 1})
}

// takeSwordmaster gives a human its third Agent, ready this round; once a game.
func (h human) takeSwordmaster() {
	x := &h.Pos.Seat[h.s]
	if x.Swordmaster {
		return
	}
	x.Swordmaster = true
	h.ready(h.s)
	h.Counts.Arrived(h.s, h.Pos.Round)
	h.Emit(&Event{Kind: EvDone, Seat: h.s, Rule: HumanSwordmaster})
}

// highCouncil gives a human its seat; once seated, what the space gives then.
func (h human) highCouncil(e *Effect) {
	x := &h.Pos.Seat[h.s]
	if x.HighCouncil {
		h.Do(h.s, e.Else)
		return
	}
	x.HighCouncil = true
	h.Emit(&Event{Kind: EvHighCouncil, Seat: h.s, Rule: HumanVisit})
}
