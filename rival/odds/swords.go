package odds

import (
	"slices"

	"househagal/engine"
	"househagal/rival"
)

// Swords returns the fewest and the most swords that a Rival may turn up in the
// Combat of pos, from the cards that are left in the pile now. When there are too
// few of them, or all may be shuffled in between, any card may come.
func Swords(box *rival.Box, pos *engine.Position) (fewest, most int) {
	n := 1
	b := engine.Board{Pos: *pos, Rules: &box.Rules}
	if pos.Variants.BrutalEscalation && b.Level() >= int(box.Rules.Const.BrutalLevel) {
		n = int(box.Rules.Const.BrutalCards)
	}
	left, whole := []int{}, int(pos.Deck.Draw.N) < n
	for _, c := range pos.Deck.Draw.Cards[:pos.Deck.Draw.N] {
		if card := &box.Deck.Cards[c]; card.Reshuffle {
			whole = true
		} else {
			left = append(left, int(card.Swords))
		}
	}
	for c := 1; whole && c < len(box.Deck.Cards); c++ {
		if card := &box.Deck.Cards[c]; !card.Reshuffle {
			for range box.Deck.Copies(engine.Card(c), pos.Mode) {
				left = append(left, int(card.Swords))
			}
		}
	}
	slices.Sort(left)
	for i := range min(n, len(left)) {
		fewest, most = fewest+left[i], most+left[len(left)-1-i]
	}
	return fewest, most
}
