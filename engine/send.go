package engine

// SendAgent sends an Agent of s to sp. Whoever controls the space is paid
// before the card's own effects, the visitor too if it is its own (rule turn.control).
func (t *Table) SendAgent(s Seat, sp Space) {
	t.Turn.Space, t.sent = sp, sp
	t.Pos.AgentsOf[s] = t.Pos.AgentsOf[s].With(sp)
	t.Pos.Unknown.Agents = t.Pos.Unknown.Agents.Without(sp)
	t.Pos.Seat[s].Agents--
	t.Counts.agent(s, sp)
	if t.Watch && !t.Pos.Seat[s].Human {
		t.Emit(&Event{Kind: EvSend, Seat: s, Rule: TurnSend, Space: sp})
	}
	t.controlBonus(s, sp)
}

func (t *Table) controlBonus(s Seat, sp Space) {
	c := t.Pos.Control[sp]
	if c == NoSeat {
		return
	}
	for r := Solari; r < ResourceEnd; r++ {
		n := t.Rules.Spaces[sp].ControlBonus[r]
		if n == 0 || !t.collects(c, t.Rules.Const.Streamlined.KeepsControlBonus) {
			continue
		}
		t.Emit(&Event{Kind: EvControlBonus, Seat: c, Other: s, Rule: TurnControl, Space: sp, Resource: r, Amount: int16(n), Total: t.addTokens(c, r, int(n))})
	}
}

// hostDraws gives n Intrigue cards to the human whose space it is. Which of two
// humans that is the table knows: then nobody's count is known.
func (t *Table) hostDraws(s Seat, n int) {
	if t.Pos.Seat[s].Human {
		return
	}
	host := t.Pos.Teller()
	if t.Pos.Mode == TwoPlayer {
		host = NoSeat
		for o := Seat(1); o <= Seats; o++ {
			t.Pos.Unknown.Seats[o].Intrigue = t.Pos.Seat[o].Human
		}
	} else {
		t.addIntrigue(host, n)
	}
	t.Emit(&Event{Kind: EvHost, Seat: host, Other: s, Rule: MakersHost, Space: t.Turn.Space, Amount: int16(n)})
}
