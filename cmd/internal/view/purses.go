package view

import (
	"slices"

	"househagal/engine"
)

// tokenless is what hands do for a Rival whose Solari, spice and water hagal
// keeps: nothing is taken from the bank or paid to it, but bonus spice leaves
// the board, and what is bought is told.
func (s Scene) tokenless(t *engine.Table, h *hand) *hand {
	if !s.Taste.Purses || t.Pos.Seat[h.seat].Human {
		return h
	}
	c := *h
	bonus := 0
	for r := engine.Solari; r < engine.ResourceEnd; r++ {
		for i := range c.gains[r] {
			bonus += c.gains[r][i].bonus
		}
		c.gains[r] = nil
	}
	if bonus > 0 && c.sent != engine.NoSpace {
		c.banked = append(slices.Clone(c.banked), engine.Event{Kind: engine.EvBank, Seat: h.seat, Space: c.sent, Resource: engine.Spice, Amount: int16(bonus)})
	}
	c.pays = slices.Clone(c.pays)
	for i := range c.pays {
		for r := engine.Solari; r < engine.ResourceEnd; r++ {
			c.pays[i].cost[r] = 0
		}
	}
	return &c
}
