package ask

import "strings"

// Take answers p by the first words of a longer line and tells how many it used:
// the most words that name something there. Ok is false when none do; a command
// is never meant.
func Take(p Prompt, words []string) (r Reply, used int, ok bool) {
	p.Commands = nil
	p.Settle(0)
	for used = len(words); used > 0; used-- {
		line := strings.Join(words[:used], " ")
		if p.FreeText != nil || line == "" {
			continue
		}
		if r, problem := p.answer(line, 0); problem == "" {
			return r, used, true
		}
	}
	return Reply{Choice: -1}, 0, false
}
