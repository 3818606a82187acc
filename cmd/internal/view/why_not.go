package view

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"househagal/engine"
)

// whyNot says why the Agent of an act did not go to a space: what became of its
// card in that turn, or that it did not come up. It tells only what anybody at
// the table could see or count.
func (s Scene) whyNot(t *engine.Table, events []engine.Event, a act, word string) ([]string, bool) {
	sp := s.spaceNamed(word)
	if sp == engine.NoSpace {
		return []string{"There is no space " + word + "."}, false
	}
	name := s.space(sp)
	head := "WHY NOT   " + name
	for i := a.from; i < a.to; i++ {
		e := &events[i]
		if e.Kind != engine.EvCard || e.Seat != a.seat || !s.leadsTo(e.Card, sp) {
			continue
		}
		if e.Result == engine.Played && e.Space == sp {
			return []string{head, "          " + s.Names.Seat[a.seat] + " went there."}, true
		}
		if e.Result == engine.Skipped && e.Space == sp {
			w := reasons{s: s, t: t, act: a, seat: a.seat}
			w.card(e)
			return append([]string{head}, w.lines(told)...), true
		}
	}
	text := name + " did not come up. " + s.counted(t, events[:a.to], sp)
	return append([]string{head}, fold("          "+strings.TrimSpace(text), PageWidth, indent)...), true
}

// spaceNamed finds a space by code, id or name.
func (s Scene) spaceNamed(word string) engine.Space {
	for sp := 1; sp < len(s.Box.Rules.Spaces); sp++ {
		info := &s.Box.Rules.Spaces[sp]
		if word == info.Code || slices.Contains(spaceWords(info), strings.ToLower(word)) {
			return engine.Space(sp)
		}
	}
	return engine.NoSpace
}

// leadsTo says whether a card can send an Agent to a space.
func (s Scene) leadsTo(c engine.Card, sp engine.Space) bool {
	for _, f := range s.Box.Deck.Cards[c].Faces {
		if f.Space == sp || slices.Contains(f.Spaces, sp) {
			return true
		}
	}
	return false
}

// counted says how many of the cards for a space were turned up since the last
// shuffle, and in which rounds.
func (s Scene) counted(t *engine.Table, events []engine.Event, sp engine.Space) string {
	n := 0
	for c := 1; c < len(s.Box.Deck.Cards); c++ {
		if s.leadsTo(engine.Card(c), sp) {
			n += s.Box.Deck.Copies(engine.Card(c), t.Pos.Mode)
		}
	}
	if n == 0 {
		return "No card of the deck leads there."
	}
	up, round := 0, 0
	var rounds []string
	for i := range events {
		switch e := &events[i]; e.Kind {
		case engine.EvRound:
			round = int(e.Amount)
		case engine.EvShuffle:
			up, rounds = 0, nil
		case engine.EvCard, engine.EvStrengthCard:
			if !s.leadsTo(e.Card, sp) {
				continue
			}
			up++
			if r := strconv.Itoa(round); !slices.Contains(rounds, r) {
				rounds = append(rounds, r)
			}
		}
	}
	when := plural(len(rounds), "in round ", "in rounds ") + andList(rounds)
	switch {
	case up == 0:
		return fmt.Sprintf("None of its %s has been turned up since the last shuffle.", count(n, "card"))
	case up >= n && n == 1:
		return "Its card was turned up " + when + "; no shuffle since."
	case up >= n && n == 2:
		return "Both of its cards were turned up " + when + "; no shuffle since."
	case up >= n:
		return fmt.Sprintf("All %d of its cards were turned up %s; no shuffle since.", n, when)
	}
	return fmt.Sprintf("%d of its %d cards %s turned up %s.", up, n, plural(up, "was", "were"), when)
}
