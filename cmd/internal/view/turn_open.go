package view

import (
	"househagal/cmd/internal/say"
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
	if len(up) == 0 {
		return b
	}
	b.text = s.Say("tell.up", say.Args{"text": up[0]})
	for _, text := range up[1:] {
		b.text = s.Say("tell.up_then", say.Args{"first": b.text, "last": text})
	}
	return b
}

// followed names a card that sent the Agent: its space where the card has
// several, and the cubes it raised so far.
func (s Scene) followed(e *engine.Event, h *hand) string {
	var parts []string
	if s.space(e.Space) != s.card(e.Card) {
		parts = append(parts, s.space(e.Space))
	}
	for i := range h.raises {
		if r := &h.raises[i]; r.cause == engine.ByCard && r.to >= 0 {
			parts = append(parts, s.Say("tell.up_raised", say.Args{"faction": r.faction, "to": r.to}))
		}
	}
	return s.Say("tell.up_followed", say.Args{"card": e.Card, "texts": parts})
}
