package engine

import "math/bits"

// choose lets s take some of the effects of a choice. What a Rival takes the
// human decides (2020, docs/rules/choices.md); what a human takes is asked only where it is
// booked.
func (t *Table) choose(s Seat, e *Effect) {
	if t.Pos.Seat[s].Human && !t.Options.books(e.Then) {
		t.Emit(&Event{Kind: EvChoice, Seat: s, Rule: EffectChoice, Cause: t.Turn.Cause, Amount: int16(e.N)})
		return
	}
	left := uint32(1)<<(len(e.Then)+1) - 2
	for n := e.N; n > 0 && left != 0; n-- {
		a := bits.TrailingZeros32(left)
		if bits.OnesCount32(left) > int(n) {
			q := Question{Kind: AskChoice, Seat: s, Amount: n, Mask: left, Follow: true, Rule: EffectChoice}
			t.Choice = e.Then
			if a = t.ask(q); a == AnsOpen {
				t.open(q, DoChoose, n)
				return
			}
		}
		left &^= 1 << a
		t.do(s, &e.Then[a-1])
	}
}

// Behind returns the Factions with which some opponent has more influence than
// s, a bit each.
func (t *Table) Behind(s Seat) uint32 {
	m := uint32(0)
	for f := Emperor; f < FactionEnd; f++ {
		for o := Seat(1); o <= Seats; o++ {
			if o != s && m&(1<<f) == 0 && t.Influence(o, f) > t.Influence(s, f) {
				m |= 1 << f
			}
		}
	}
	return m
}
