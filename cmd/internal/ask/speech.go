package ask

import (
	"strings"

	"househagal/cmd/internal/say"
)

// Here are the sentences about keys and lines of which there are several to
// choose from.

// sayLayout says why no key is understood; letters names what was typed, if it is
// known.
func sayLayout(s say.Speaker, letters say.ID) string {
	if letters == "" {
		return s.Say("key.layout")
	}
	return s.Say("key.other_layout", say.Args{"text": s.Say(letters)})
}

// nothing says of a command that there is nothing it could be about.
var nothing = map[string]say.ID{"back": "key.no_back", "undo": "key.no_undo", "redo": "key.no_redo"}

func sayBetween(s say.Speaker, n *Number) string {
	if n.Min == n.Max {
		return s.Say("key.only", say.Args{"n": n.Min})
	}
	return s.Say("key.between", say.Args{"from": n.Min, "to": n.Max})
}

// sayTyped says how a number is typed.
func sayTyped(s say.Speaker, n *Number) string {
	if n.Max <= 9 {
		return sayBetween(s, n)
	}
	return s.Say("key.typed", say.Args{"from": n.Min, "to": n.Max})
}

// saySeveral says which choices the typed letters could mean.
func (p *Prompt) saySeveral(typed string, fit []int) string {
	var names []string
	for _, i := range fit {
		c := p.Choices[i]
		names = append(names, strings.TrimSpace(c.Key+" "+name(c.Label)))
	}
	return p.speaker.Say("key.several", say.Args{"text": typed, "texts": names})
}

// sayCut says that so many lines are above and below what is seen.
func sayCut(s say.Speaker, above, below int) string {
	switch {
	case above == 0:
		return s.Say("key.below", say.Args{"n": below})
	case below == 0:
		return s.Say("key.above", say.Args{"n": above})
	}
	return s.Say("key.above_below", say.Args{"n": above, "of": below})
}

// sayNumbers is what plain lines say of the quantities allowed.
func sayNumbers(s say.Speaker, n *Number) string {
	if n.More && n.Shown >= n.Min && !n.Typed {
		return s.Say("key.from_up", say.Args{"from": n.Min, "to": n.Shown})
	}
	return s.Say("key.from_to", say.Args{"from": n.Min, "to": n.Max})
}
