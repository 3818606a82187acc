// Package keystrokes says which keys people press at a terminal to answer a question,
// for tests that count them. Nothing else uses it.
package keystrokes

import (
	"cmp"
	"strconv"
	"strings"

	"househagal/cmd/internal/ask"
)

// Enter is the Enter key among keys.
const Enter = "\r"

// For are the keys that give the answer to a prompt, as few as there are; nil where
// none do.
func For(p *ask.Prompt, gives func(ask.Reply) bool) []string {
	for id, key := range map[string]string{"more": "+", "fix": "x", "problem": "p"} {
		if gives(ask.Reply{Choice: -1, Command: id}) {
			return []string{key}
		}
	}
	for i, c := range p.Choices {
		if !gives(ask.Reply{Choice: i}) {
			continue
		}
		if i == p.Default {
			return []string{Enter}
		}
		return strings.Split(c.Key, "")
	}
	if p.Number != nil {
		for n := p.Number.Min; n <= p.Number.Max; n++ {
			if gives(ask.Reply{Choice: -1, Number: n}) {
				return number(p.Number, n)
			}
		}
	}
	return nil
}

// number are the keys of a quantity: Enter behind one that a larger number
// could begin with.
func number(q *ask.Number, n int) []string {
	direct := min(cmp.Or(q.Keys, q.Max), q.Max)
	keys := strings.Split(strconv.Itoa(n), "")
	switch {
	case q.Typed && len(keys) == len(strconv.Itoa(q.Max)):
		return keys
	case q.Typed || n > 0 && n < 10 && 10*n <= direct:
		return append(keys, Enter)
	case n > direct:
		return strings.Split(strings.Repeat("m", n/10)+string(rune('0'+n%10)), "")
	}
	return keys
}
