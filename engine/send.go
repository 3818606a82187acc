package engine

// SendAgent sends an Agent of s to sp. Whoever controls the space is paid
// before the card's own effects, the visitor too if it is its own (rule turn.control).
func (t *Table) SendAgent(s Seat, sp Space) {
	t.Turn.Space, t.sent = sp, sp
	t.Pos.Agents[sp] = t.Pos.Agents[sp].With(s)
	t.Pos.Unknown.Agents = t.Pos.Unknown.Agents.Without(sp)
	t.Pos.Seat[s].Agents--
	if !t.Pos.Seat[s].Human {
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
