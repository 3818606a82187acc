package tell

import (
	"househagal/cmd/internal/effect"
	"househagal/cmd/internal/page"
	"househagal/cmd/internal/say"
	"househagal/engine"
)

// prizes tells what this table can win of a Conflict: a plain third takes
// nothing with three at the table, two tied for second take the third reward.
func prizes(s say.Speaker, c engine.Conflict) page.Block {
	if c == 0 {
		return page.Block{}
	}
	r := &s.Box.Rules.Conflicts[c].Rewards
	b := page.Block{Head: s.Say("round.prizes_head")}
	b.Said = []page.Sentence{{b.Head}}
	first, second := s.Say("round.prize_first", say.Args{"effects": prize(s, r[0])}), s.Say("round.prize_second", say.Args{"effects": prize(s, r[1])})
	third, tied := s.Say("round.prize_third_alone"), s.Say("round.prize_tied", say.Args{"effects": prize(s, r[2])})
	if !s.Box.Rules.Const.ThirdIfTied {
		third, tied = s.Say("round.prize_third"), ""
	}
	for _, text := range []string{first, second, third, tied} {
		if text != "" {
			b.Said = append(b.Said, page.Sentence{text})
		}
	}
	last := page.Step{Text: third}
	if tied != "" {
		last = page.Step{Text: pair(s, third, tied), Else: []page.Step{{Text: third}, {Text: tied}}}
	}
	apart := b
	apart.Text, apart.Steps = first, []page.Step{{Text: second}, last}
	b.Text, b.Steps, b.Else = pair(s, first, second), []page.Step{last}, []page.Block{apart}
	return b
}

// pair is two prizes on one line.
func pair(s say.Speaker, first, last string) string {
	return s.Say("round.prize_pair", say.Args{"first": first, "last": last})
}

// prize names a reward.
func prize(s say.Speaker, effects []engine.Effect) string {
	return effect.Reward(s, effects)
}

// choice is what a human may choose of the reward of a place, so many times.
func choice(s say.Speaker, t *engine.Table, place, n int) string {
	seen := engine.Conflict(0)
	for _, c := range t.Pos.Seen {
		if c != 0 {
			seen = c
		}
	}
	r := s.Box.Rules.Conflicts[seen].Rewards[place-1]
	for i := range r {
		if r[i].Verb == engine.DoChoose {
			return s.Say("round.prize_choice", say.Args{"effects": effect.One(s, effect.Prize, &r[i], true), "n": n})
		}
	}
	return s.Say("round.prize_choice", say.Args{"effects": "", "n": n})
}
