package data

import (
	"househagal/data/strict"
	"househagal/engine"
	"househagal/hagal"
	"househagal/rival"
)

// box reads the merged tree.
func (r *reader) box(c strict.Cursor, game engine.GameID) *rival.Box {
	b := &rival.Box{Rules: engine.Rules{Game: game}}
	m := c.Map()
	for _, head := range []string{"game", "mode", layersPart} { // read before (load.go)
		m.Get(head)
	}
	board := m.Need("board")
	r.collect(board)
	r.ids[toRival] = []string{""}
	if n := c.Node().Find("rivals"); n != nil {
		r.ids[toRival] = append(r.ids[toRival], listIDs(n)...)
	}
	r.board(board, &b.Rules)
	b.Rules.Conflicts = plain(r, m.Need("conflicts"), "Conflict", 1, engine.ConflictCap-1, conflictFields)
	if v := m.Get("objectives"); v.Ok() {
		b.Rules.Objectives = plain(r, v, "Objective", 1, engine.Seats, objectiveFields)
	}
	b.Rules.Levels = r.levels(m.Need("difficulty"))
	r.constants(m.Need("variants"), variantGroups, &b.Rules.Const)
	r.constants(m.Need("constants"), constantGroups, &b.Rules.Const)
	b.Deck.Cards = entries(r, m.Need("hagal"), "card", 1, engine.CardCap-1, func(m *strict.Fields, x *hagal.Card) { r.card(m, x) })
	b.Rivals = plain(r, m.Need("rivals"), "Rival", 1, 63, rivalKeys(&b.Rules.Const.Rivals))
	m.Done()
	return b
}

// collect takes the ids that entries may refer to, so that the order of the
// sections doesn't matter.
func (r *reader) collect(board strict.Cursor) {
	n := board.Node()
	r.ids[toGroup] = []string{"any"}
	for to, name := range [...]string{toSpace: "spaces", toPost: "posts", toGroup: "groups", toTrack: "tracks", toNotice: "notices", toLayer: "", toUnit: "units", toTile: "tiles"} {
		if to == int(toLayer) {
			continue
		}
		if to != int(toGroup) {
			r.ids[to] = []string{""}
		}
		if n == nil {
			continue
		}
		if list := n.Find(name); list != nil {
			r.ids[to] = append(r.ids[to], listIDs(list)...)
		}
	}
}
