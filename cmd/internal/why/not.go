package why

import (
	"slices"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/page"
	"househagal/cmd/internal/say"
	"househagal/engine"
)

// whyNot says why the Agent of an act did not go to a space: what became of its
// card in that turn, or that it did not come up. It tells only what anybody at
// the table could see or count.
func whyNot(s say.Speaker, t *engine.Table, events []engine.Event, a act, word string) ([][]page.Block, bool) {
	sp := spaceNamed(s, word)
	if sp == engine.NoSpace {
		return sentence(s.Say("why.no_space", say.Args{"word": word})), false
	}
	head := page.Block{Head: s.Say("why.not_head"), Text: s.Say("why.of_space", say.Args{"space": sp})}
	for i := a.from; i < a.to; i++ {
		e := &events[i]
		if e.Kind != engine.EvCard || e.Seat != a.seat || !leadsTo(s, e.Card, sp) {
			continue
		}
		if e.Result == engine.Played && e.Space == sp {
			head.Steps = []page.Step{{Text: s.Say("why.went", say.Args{"seat": a.seat})}}
			return [][]page.Block{{head}}, true
		}
		if e.Result == engine.Skipped && e.Space == sp {
			w := reasons{Speaker: s, t: t, act: a, seat: a.seat}
			w.card(e)
			return [][]page.Block{{head, w.body(told)}}, true
		}
	}
	head.Steps = []page.Step{{Text: s.Sentences(s.Say("why.not_up", say.Args{"space": sp}), counted(s, t, events[:a.to], sp))}}
	return [][]page.Block{{head}}, true
}

// spaceNamed finds a space by code, id or name.
func spaceNamed(s say.Speaker, word string) engine.Space {
	for sp := 1; sp < len(s.Box.Rules.Spaces); sp++ {
		x := &s.Box.Rules.Spaces[sp]
		for _, name := range []string{x.Code, x.ID, x.Name, s.Say("why.of_space", say.Args{"space": engine.Space(sp)})} {
			if ask.Same(word, name) {
				return engine.Space(sp)
			}
		}
	}
	return engine.NoSpace
}

// leadsTo says whether a card can send an Agent to a space.
func leadsTo(s say.Speaker, c engine.Card, sp engine.Space) bool {
	for _, f := range s.Box.Deck.Cards[c].Faces {
		if f.Space == sp || slices.Contains(f.Spaces, sp) {
			return true
		}
	}
	return false
}

// counted says how many of the cards for a space were turned up since the last
// shuffle, and in which rounds.
func counted(s say.Speaker, t *engine.Table, events []engine.Event, sp engine.Space) string {
	n := 0
	for c := 1; c < len(s.Box.Deck.Cards); c++ {
		if leadsTo(s, engine.Card(c), sp) {
			n += s.Box.Deck.Copies(engine.Card(c), t.Pos.Mode)
		}
	}
	if n == 0 {
		return s.Say("why.no_card_leads")
	}
	up, round := 0, 0
	var rounds []int
	for i := range events {
		switch e := &events[i]; e.Kind {
		case engine.EvRound:
			round = int(e.Amount)
		case engine.EvShuffle:
			up, rounds = 0, nil
		case engine.EvCard, engine.EvStrengthCard:
			if !leadsTo(s, e.Card, sp) {
				continue
			}
			up++
			if !slices.Contains(rounds, round) {
				rounds = append(rounds, round)
			}
		}
	}
	switch {
	case up == 0:
		return s.Say("why.cards_none", say.Args{"n": n})
	case up >= n:
		return s.Say("why.cards_all", say.Args{"n": n, "rounds": rounds})
	}
	return s.Say("why.cards_some", say.Args{"n": up, "of": n, "rounds": rounds})
}
