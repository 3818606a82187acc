package view

import (
	"fmt"

	"househagal/cmd/internal/menu"
	"househagal/engine"
	"househagal/hagal"
)

// first says who takes the First Player marker, and why.
func (l *checklist) first() string {
	why := ", with the Desert Mouse,"
	switch {
	case menu.HasObjectives(l.box):
	case l.pos.Mode == engine.TwoPlayer:
		why = ", by lot,"
	default:
		why = ", on your left,"
	}
	return l.names.Name(l.pos.First) + why + " " + l.names.Verb(l.pos.First, "takes", "take") + " the First Player marker."
}

// level says what the level changes on the board of 2020, each with its head:
// when the Swordmasters arrive, what the Mentat costs, what Rivals count as
// owning.
func (l *checklist) level() [][2]string {
	var out [][2]string
	x := &l.box.Rules.Levels[l.pos.Difficulty]
	if x.SwordmasterRound > 1 {
		out = append(out, [2]string{"Arrival", fmt.Sprintf("The Rivals' Swordmasters come in round %d, under %d Conflict cards.", x.SwordmasterRound, x.SwordmasterRound)})
	}
	if x.MentatCost > 2 {
		out = append(out, [2]string{"Mentat", fmt.Sprintf("For you the space costs %d Solari.", x.MentatCost)})
	}
	if n := l.box.Rules.Const.MustFlow; n > 0 && l.pos.Mode == engine.Solo {
		out = append(out, [2]string{"Note", fmt.Sprintf("Corner the Market: each Rival counts as owning %d The Spice Must Flow.", n)})
	}
	return out
}

// leftOut names a card that stays in the box, with its mark where a card of the
// other mode is called the same.
func (l *checklist) leftOut(card *hagal.Card) string {
	for i := range l.box.Deck.Cards {
		if o := &l.box.Deck.Cards[i]; o != card && o.Name == card.Name {
			return card.Name + map[engine.Mode]string{engine.Solo: " 1P", engine.TwoPlayer: " 2P"}[card.Only]
		}
	}
	return card.Name
}

// piecesOf2020 ends pieces where there are no Spies and Swordmasters arrive.
func (l *checklist) piecesOf2020(x *engine.SeatState, text, agents string) string {
	if x.Human {
		return text + " " + agents + "."
	}
	text += "\n"
	if x.Intrigue > 0 {
		text += count(int(x.Intrigue), "Intrigue card") + ", "
	}
	return text + agents + " in supply."
}
