package ask

import (
	"strings"

	"househagal/cmd/internal/say"
)

// Here are the sentences about keys and lines of which there are several to
// choose from.

// SayBetween says which numbers a question takes.
func SayBetween(s say.Speaker, n *Number) string {
	if n.Min == n.Max {
		return s.Say("key.only", say.Args{"n": n.Min})
	}
	return s.Say("key.between", say.Args{"from": n.Min, "to": n.Max})
}

// Several says which choices the typed letters could mean.
func (p *Prompt) Several(typed string, fit []int) string {
	var names []string
	for _, i := range fit {
		c := p.Choices[i]
		names = append(names, strings.TrimSpace(c.Key+" "+name(c.Label)))
	}
	return p.Speaker.Say("key.several", say.Args{"text": typed, "texts": names})
}

// sayNumbers is what plain lines say of the quantities allowed.
func sayNumbers(s say.Speaker, n *Number) string {
	if n.More && n.Shown >= n.Min && !n.Typed {
		return s.Say("key.from_up", say.Args{"from": n.Min, "to": n.Shown})
	}
	return s.Say("key.from_to", say.Args{"from": n.Min, "to": n.Max})
}
