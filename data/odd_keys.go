package data

import (
	"slices"

	"househagal/data/strict"
	"househagal/engine"
	"househagal/hagal"
	"househagal/rival"
)

// idle is a key of the tuner's own that changes nothing, and why.
type idle struct {
	key  string
	when bool
	why  string
}

// warnIdle warns of keys of a map that change nothing as things stand.
func (r oddities) warnIdle(m *strict.Fields, list []idle) {
	for _, x := range list {
		if v := m.Get(x.key); x.when && r.own(v) && !r.whole[v.Pos().File] {
			v.Warn("%s changes nothing here: %s", x.key, x.why)
		}
	}
}

// oddKeys warns of keys that the reader takes and the rules never look at.
func (r oddities) oddKeys(m *strict.Fields, b *rival.Box) {
	for i, v := range m.Get("hagal").List(200) {
		r.idleCard(v.Map(), &b.Deck.Cards[i+1])
	}
	for i, v := range m.Get("rivals").List(200) {
		r.idleRival(v.Map(), b, &b.Rivals[i+1])
	}
	for i, v := range m.Get("board").Map().Get("spaces").List(200) {
		r.idleSpace(v.Map(), &b.Rules.Spaces[i+1])
	}
	r.idleConstants(m.Get("constants").Map(), &b.Rules)
	for _, v := range m.Get("difficulty").List(200) {
		two := v.Map().Get("id").Raw() == TwoPlayerLevel
		r.warnIdle(v.Map(), []idle{{"requires", two, "a game of two players has no levels; choose variants when it begins"}})
	}
}

func (r oddities) idleCard(m *strict.Fields, x *hagal.Card) {
	const shuffles = "a card that reshuffles is never used itself"
	r.warnIdle(m, []idle{
		{"swords", x.Reshuffle && x.Swords > 0, "a card that reshuffles shows no swords"},
		{"needs", x.Reshuffle, shuffles}, {"smart_politics", x.Reshuffle, shuffles}, {"bonus", x.Reshuffle, shuffles},
		{"bonus", x.GoesOn, "the card sends no Agent, so it is at no Maker space"},
	})
}

func (r oddities) idleRival(m *strict.Fields, b *rival.Box, x *rival.Card) {
	s := &b.Rules.Const.Rivals
	r.warnIdle(m, []idle{
		{"swordmaster", !s.BuySwordmaster, "no Rival buys a Swordmaster in this game"},
		{"list", s.TiesAskHuman, "a human decides ties of Influence in this game"},
		{"scheme", len(b.Rules.Posts) < 2, "this game has no Spies"},
		{"streamlined", x.Streamlined && !x.TwoPlayer, "it may not sit in two-player, where that would count"},
	})
}

func (r oddities) idleSpace(m *strict.Fields, x *engine.SpaceInfo) {
	r.warnIdle(m, []idle{
		{"control_bonus", !x.Controllable, "nobody can control the space; give it controllable: true"},
		{"worms", x.Worms > 0 && !x.Maker, "only a Maker space has sandworms; give it maker: true"},
	})
}

func (r oddities) idleConstants(m *strict.Fields, rules *engine.Rules) {
	c := &rules.Const
	const noVP = "no Rival buys VP; see rivals.buy_vp"
	prices := m.Get("vp_price").Map()
	r.warnIdle(prices, []idle{{"solari", !c.Rivals.BuyVP, noVP}, {"spice", !c.Rivals.BuyVP, noVP}, {"water", !c.Rivals.BuyVP, noVP}, {"intrigue", !c.Rivals.BuyVP, noVP}})
	r.warnIdle(m.Get("rivals").Map(), []idle{{"vp_needs_swordmaster", !c.Rivals.BuyVP, noVP}})
	const noScore = "a streamlined Rival records no VP; see streamlined.scores_vp"
	r.warnIdle(m.Get("streamlined").Map(), []idle{{"buys_vp", c.Streamlined.BuysVP && !c.Streamlined.ScoresVP, noScore},
		{"pays_for_vp", c.Streamlined.PaysVP && !c.Streamlined.ScoresVP, noScore}})
	r.warnIdle(m, []idle{{"scheme_spies", len(rules.Posts) < 2, "this game has no Spies"}})
}

// oddConditions warns of a card that no position can use: conditions that
// contradict each other, or a face that another one before it always hides.
func (r oddities) oddConditions(m *strict.Fields, x *hagal.Card) {
	faces := m.Get("faces").List(4)
	for i := range x.Faces {
		at := m
		if i < len(faces) {
			at = faces[i].Map()
		}
		f := &x.Faces[i]
		all := append(slices.Clone(f.When), f.Needs...)
		switch {
		case never(f.When):
			at.Get("when").Warn("no position fulfils all of when, so this face of %s is never used", x.ID)
		case hidden(x.Faces[:i], f.When):
			r.blame(at.Get("when"), at.Cursor()).Warn("the faces before this one of %s hold whenever it does, so it is never used", x.ID)
		case never(all):
			at.Get("needs").Warn("no position fulfils all that %s needs, so it is always passed over", x.ID)
		}
	}
}

// never reports conditions that no position fulfils.
func never(list []engine.Condition) bool {
	w, ok := worldsOf(list)
	return ok && !w.some(func() bool { return w.hold(list) })
}

// hidden reports that some face of before holds wherever when does.
func hidden(before []hagal.Face, when []engine.Condition) bool {
	lists := [][]engine.Condition{when}
	for i := range before {
		lists = append(lists, before[i].When)
	}
	w, ok := worldsOf(lists...)
	return ok && len(before) > 0 && !w.some(func() bool {
		return w.hold(when) && !slices.ContainsFunc(before, func(f hagal.Face) bool { return w.hold(f.When) })
	})
}
