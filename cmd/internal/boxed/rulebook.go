package boxed

import (
	"slices"
	"strings"

	"househagal/docs"
	"househagal/rival"
)

// about are the entries of the rulebook that are of no use without a piece: they have
// one of the ids, or one that begins with it and a point.
var about = []struct {
	piece func(*rival.Box) bool
	ids   []string
}{
	{Spies, []string{"spy", "human.infiltrate"}},
	{Worms, []string{"makers.worms", "makers.hooks"}},
	{Wall, []string{"shield-wall"}},
	{Tiles, []string{"tiles", "marked-tiles", "ix-tiles"}},
	{Units, []string{"units", "control.flag", "control.flag-home"}},
	{Contracts, []string{"effect.contract"}},
	{Objectives, []string{"setup.objectives", "combat.icons", "end.wild"}},
	{Smart, []string{"turn.smart-politics", "variant-smart-politics"}},
}

// Explains reports whether an entry of the rulebook is about what is in a box; nil is a
// box that nobody has chosen yet.
func Explains(box *rival.Box, e *docs.Entry) bool {
	if box == nil {
		return true
	}
	if card, ok := strings.CutPrefix(e.ID, "card-"); ok {
		return hasCard(box, strings.ReplaceAll(card, "-", "_"))
	}
	if strings.HasSuffix(e.Page, "/rivals.md") {
		return box.ByID(strings.ReplaceAll(e.ID, "-", "_")) != 0
	}
	for i := range about {
		x := &about[i]
		of := func(id string) bool { return e.ID == id || strings.HasPrefix(e.ID, id+".") }
		if slices.ContainsFunc(x.ids, of) && !x.piece(box) {
			return false
		}
	}
	return true
}

// hasCard reports whether a Hagal card has the id, or the entry is about cards that
// share its name: "fremkit" of "fremkit_a".
func hasCard(box *rival.Box, id string) bool {
	for i := range box.Deck.Cards {
		if x := box.Deck.Cards[i].ID; x != "" && (x == id || strings.HasPrefix(id, x+"_or_") || strings.HasPrefix(x, id+"_")) {
			return true
		}
	}
	return false
}
