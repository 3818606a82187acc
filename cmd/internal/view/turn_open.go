package view

import (
	"strconv"
	"strings"

	"househagal/engine"
)

// openTurn is a Rival's turn that a question interrupts: what was passed over
// and which card lies there now.
func (s Scene) openTurn(t *engine.Table, h *hand) block {
	b := block{head: s.Names.Caps(h.seat), passed: s.passedOver(h)}
	var up []string
	for i := range h.seen {
		e := &h.seen[i]
		switch e.Result {
		case engine.Continued:
			up = append(up, s.card(e.Card))
		case engine.Played:
			up = append(up, s.followed(e, h))
		}
	}
	if c := t.Turn.Card; c != 0 {
		up = append(up, s.card(c))
	}
	if len(up) > 0 {
		b.text = "turns up " + strings.Join(up, "; then ")
	}
	return b
}

// followed names a card that sent the Agent: its space where the card has
// several, and the cubes it raised so far.
func (s Scene) followed(e *engine.Event, h *hand) string {
	text, sep := s.card(e.Card), ": "
	if s.space(e.Space) != text {
		text, sep = text+sep+s.space(e.Space), ", "
	}
	for i := range h.raises {
		if r := &h.raises[i]; r.cause == engine.ByCard && r.to >= 0 {
			text += sep + s.faction(r.faction) + " to " + strconv.Itoa(r.to)
			sep = ", "
		}
	}
	return text
}
