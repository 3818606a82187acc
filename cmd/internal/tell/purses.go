package tell

import "househagal/engine"

// tokenless makes of h what hands do for a Rival whose Solari, spice and water
// hagal keeps: nothing is taken from the bank or paid to it, but bonus spice leaves
// the board, and what is bought is told.
func (h *hand) tokenless() {
	h.tokensKept = true
	bonus := 0
	for r := engine.Solari; r < engine.ResourceEnd; r++ {
		for i := range h.gains[r] {
			bonus += h.gains[r][i].bonus
		}
		h.gains[r] = nil
	}
	if bonus > 0 && h.sent != engine.NoSpace {
		h.banked = append(h.banked, engine.Event{Kind: engine.EvBank, Seat: h.seat, Space: h.sent, Resource: engine.Spice, Amount: int16(bonus)})
	}
	for i := range h.pays {
		for r := engine.Solari; r < engine.ResourceEnd; r++ {
			h.pays[i].cost[r] = 0
		}
	}
}
