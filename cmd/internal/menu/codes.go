package menu

import (
	"househagal/cmd/internal/controls"
	"househagal/cmd/internal/say"
	"househagal/engine"
)

// CodeGroup is a part of the card of codes: what is chosen, and by which keys.
type CodeGroup struct {
	Title   string
	Columns int // that it has room for
	Codes   []Code
}

// Code is what chooses one thing at the table.
type Code struct{ Key, Name string }

// Codes is the card of all codes of a box for the table: spaces, posts, Factions,
// printed Hagal cards, and the keys of every question; without the parts of which the
// box has nothing.
func Codes(s say.Speaker) []CodeGroup {
	all := []CodeGroup{
		{s.Say("keys.codes_agent"), 3, spaceCodes(s)},
		{s.Say("keys.codes_post"), 3, postCodes(s)},
		{s.Say("keys.codes_faction"), 4, factionCodes(s)},
		{s.Say("keys.codes_card"), 2, cardCodes(s)},
		{s.Say("keys.codes_anywhere"), 2, commandCodes(s)},
	}
	var out []CodeGroup
	for _, g := range all {
		if len(g.Codes) > 0 {
			out = append(out, g)
		}
	}
	return out
}

func spaceCodes(s say.Speaker) []Code {
	var out []Code
	for _, sp := range spacesByPlace(s.Box, revealPlace) {
		c := revealChoice(s, s.Say("ask.reveal_turn"))
		if sp != revealPlace {
			c = bareSpace(s, int(sp))
		}
		out = append(out, Code{c.Key, c.Label})
	}
	return out
}

func postCodes(s say.Speaker) []Code {
	var out []Code
	for p := 1; p < len(s.Box.Rules.Posts); p++ {
		out = append(out, Code{s.Box.Rules.Posts[p].Code, s.Say("menu.post", say.Args{"post": engine.Post(p)})})
	}
	return out
}

func factionCodes(s say.Speaker) []Code {
	var out []Code
	for f := engine.Emperor; f < engine.FactionEnd; f++ {
		out = append(out, Code{factionKeys[f], s.Say("menu.faction", say.Args{"faction": f})})
	}
	return out
}

// cardCodes are those of both modes, each once; the mark tells like names apart.
func cardCodes(s say.Speaker) []Code {
	var out []Code
	for i := range s.Box.Deck.Cards[1:] {
		card := &s.Box.Deck.Cards[i+1]
		if card.Copies == 0 {
			continue
		}
		key := card.Code
		if card.Also != "" {
			key += " " + card.Also
		}
		name := s.Say("menu.card", say.Args{"card": engine.Card(i + 1)})
		if card.Marked {
			name += map[engine.Mode]string{engine.Solo: " (1P)", engine.TwoPlayer: " (2P)"}[card.Only]
		}
		out = append(out, Code{key, name})
	}
	return out
}

// commandCodes are the keys of the list k, in fewer words.
func commandCodes(s say.Speaker) []Code {
	var out []Code
	for _, b := range controls.Buttons(s, nil) {
		out = append(out, Code{b.Key, b.Name})
	}
	return out
}
