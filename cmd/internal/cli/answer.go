package cli

import (
	"encoding/json"

	"househagal/data/notation"
	"househagal/engine"
)

// appendAnswer appends what happened as the JSON object of docs/position.md.
func appendAnswer(dst []byte, o *outcome) []byte {
	at := &o.after
	dst = append(dst, `{"seat":"`...)
	dst = append(dst, at.Names.ID[o.seat]...)
	dst = append(dst, `","cards":`...)
	dst = appendCards(dst, at, o.table.Events)
	dst = append(dst, `,"events":`...)
	dst = at.AppendEvents(dst, o.table.Events)
	dst = append(dst, `,"open":`...)
	dst = at.AppendOpen(dst, o.table.Open)
	dst = append(dst, `,"position":`...)
	dst = at.AppendJSON(dst)
	return append(dst, '}')
}

// appendCards appends the Hagal cards in the order in which they came.
func appendCards(dst []byte, at *notation.Case, events []engine.Event) []byte {
	dst = append(dst, '[')
	for i := range events {
		e := &events[i]
		if e.Kind != engine.EvCard && e.Kind != engine.EvStrengthCard {
			continue
		}
		if dst[len(dst)-1] != '[' {
			dst = append(dst, ',')
		}
		dst = append(dst, '{')
		dst = appendID(dst, "card", at.Box.Deck.Cards[e.Card].ID)
		dst = appendID(dst, "result", notation.ResultID(e.Result))
		dst = appendID(dst, "why", notation.WhyID(e.Why))
		if e.Result == engine.Played {
			dst = appendID(dst, "space", at.Box.Rules.Spaces[e.Space].ID)
		}
		dst = appendID(dst, "post", at.Box.Rules.Posts[postOf(events[i:])].ID)
		dst = append(dst, '}')
	}
	return append(dst, ']')
}

// postOf returns the post on which the card at the head of events placed a Spy,
// NoPost for none.
func postOf(events []engine.Event) engine.Post {
	for i := 1; i < len(events); i++ {
		switch e := &events[i]; {
		case e.Kind == engine.EvCard:
			return engine.NoPost
		case e.Kind == engine.EvSpy && e.Seat == events[0].Seat:
			return e.Post
		}
	}
	return engine.NoPost
}

func appendID(dst []byte, key, id string) []byte {
	if id == "" {
		return dst
	}
	if dst[len(dst)-1] != '{' {
		dst = append(dst, ',')
	}
	dst = append(dst, '"')
	dst = append(dst, key...)
	dst = append(dst, `":"`...)
	dst = append(dst, id...)
	return append(dst, '"')
}

// quoteJSON writes s as a JSON text.
func quoteJSON(s string) []byte {
	b, err := json.Marshal(s)
	if err != nil {
		return []byte(`"the fault can't be written"`)
	}
	return b
}
