package view

import (
	"househagal/cmd/internal/effect"
	"househagal/cmd/internal/layout"
	"househagal/cmd/internal/page"
	"househagal/cmd/internal/say"
	"househagal/engine"
)

// prizes tells what this table can win of a Conflict: a plain third takes
// nothing with three at the table, two tied for second take the third reward.
func (s Scene) prizes(choam bool, c engine.Conflict) block {
	if c == 0 {
		return block{}
	}
	r := &s.Box.Rules.Conflicts[c].Rewards
	b := block{head: s.Say("round.prizes_head")}
	b.said = []page.Sentence{{b.head}}
	first, second := s.Say("round.prize_first", say.Args{"effects": s.prize(choam, r[0])}), s.Say("round.prize_second", say.Args{"effects": s.prize(choam, r[1])})
	third, tied := s.Say("round.prize_third_alone"), s.Say("round.prize_tied", say.Args{"effects": s.prize(choam, r[2])})
	if !s.Box.Rules.Const.ThirdIfTied {
		third, tied = s.Say("round.prize_third"), ""
	}
	for _, text := range []string{first, second, third, tied} {
		if text != "" {
			b.said = append(b.said, page.Sentence{text})
		}
	}
	lines := append(s.pair(first, second), s.pair(third, tied)...)
	b.text = lines[0]
	for _, l := range lines[1:] {
		b.steps = append(b.steps, step{text: l})
	}
	return b
}

// pair puts two sentences on one line where they fit.
func (s Scene) pair(a, b string) []string {
	switch {
	case b == "":
		return []string{a}
	case indent+layout.Width(a+"  "+b) <= s.width():
		return []string{a + "  " + b}
	}
	return []string{a, b}
}

// prize names a reward.
func (s Scene) prize(choam bool, effects []engine.Effect) string {
	return effect.Reward(s.speaker(), choam, effects)
}

// choice is what a human may choose of the reward of a place, so many times.
func (w *teller) choice(place, n int) string {
	seen := engine.Conflict(0)
	for _, c := range w.t.Pos.Seen {
		if c != 0 {
			seen = c
		}
	}
	r := w.Box.Rules.Conflicts[seen].Rewards[place-1]
	for i := range r {
		if r[i].Verb == engine.DoChoose {
			return w.Say("round.prize_choice", say.Args{"effects": effect.One(w.speaker(), effect.Prize, &r[i], true), "n": n})
		}
	}
	return w.Say("round.prize_choice", say.Args{"effects": "", "n": n})
}
