package tell

import (
	"househagal/cmd/internal/page"
	"househagal/cmd/internal/say"
	"househagal/engine"
)

// openTurn is a Rival's turn that a question interrupts: what was passed over
// and which card lies there now.
func (w *teller) openTurn(h *hand) page.Block {
	b := page.Block{Head: head(w.Speaker, h.seat), Lead: passOver(w.Speaker, passedOver(w.Speaker, h), w.Unasked)}
	var up []string
	for i := range h.seen {
		e := &h.seen[i]
		switch e.Result {
		case engine.Continued:
			up = append(up, cardName(w.Speaker, e.Card))
		case engine.Played:
			up = append(up, followed(w.Speaker, e, h))
		}
	}
	if c := w.t.Turn.Card; c != 0 {
		up = append(up, cardName(w.Speaker, c))
	}
	if len(up) == 0 {
		return b
	}
	b.Text = w.Say("tell.up", say.Args{"text": up[0]})
	for _, text := range up[1:] {
		b.Text = w.Say("tell.up_then", say.Args{"first": b.Text, "last": text})
	}
	return b
}

// followed names a card that sent the Agent: its space where the card has
// several, and the cubes it raised so far.
func followed(s say.Speaker, e *engine.Event, h *hand) string {
	var parts []string
	if spaceName(s, e.Space) != cardName(s, e.Card) {
		parts = append(parts, spaceName(s, e.Space))
	}
	for i := range h.raises {
		if r := &h.raises[i]; r.cause == engine.ByCard && r.to >= 0 {
			parts = append(parts, s.Say("tell.up_raised", say.Args{"faction": r.faction, "to": r.to}))
		}
	}
	return s.Say("tell.up_followed", say.Args{"card": e.Card, "texts": parts})
}
