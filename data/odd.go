package data

import (
	"slices"
	"strings"

	"househagal/data/strict"
	"househagal/engine"
	"househagal/hagal"
	"househagal/rival"
)

// oddities are what a reader finds that is allowed but probably not meant.
type oddities struct{ *reader }

// all warns of them. Nothing that comes with the program is odd.
func (r oddities) all(c strict.Cursor, b *rival.Box) {
	m := c.Map()
	r.oddCards(m.Get("hagal"), b)
	r.oddRivals(m.Get("rivals"), b)
	r.oddLevels(m.Get("difficulty"), b)
	r.oddKeys(m, b)
	r.oddSpaces(m.Get("board").Map().Get("spaces"), b)
	r.oddSteps(m.Get("board").Map().Get("steps"), &b.Rules)
}

// oddSteps warns of what a space of a track gives where the token of a Rival would walk
// on by it for ever. Conditions are taken to hold, and to be able to.
func (r oddities) oddSteps(c strict.Cursor, rules *engine.Rules) {
	for i, v := range c.List(40) {
		if x := &rules.Steps[i+1]; has(x.Effects, engine.DoTrack) {
			for at := range rules.Tracks[x.Track].Last + 1 {
				if walk := (walk{rules: rules}); walk.endless(x.Track, at) {
					r.blame(v.Map().Get("effects"), v).Warn("%s moves a token on along a track, and by that a Rival's may come back there again and again; a turn is broken off after %d steps",
						x.ID, engine.TurnSteps)
					break
				}
			}
		}
	}
}

// walk follows the tokens of a Rival along the tracks.
type walk struct {
	rules *engine.Rules
	at    [engine.TrackCap]int8
	steps int
}

// endless reports whether one step along k from a space brings others for ever.
func (w *walk) endless(k engine.Track, at int8) bool {
	w.at[k] = at
	w.step(k)
	return w.steps >= maxWalk
}

// maxWalk is more steps than tracks can bring that end, whatever they give.
const maxWalk = 2000

func (w *walk) step(k engine.Track) {
	x := &w.rules.Tracks[k]
	if w.steps++; w.steps >= maxWalk {
		return
	}
	switch {
	case x.RecallAt > 0 && w.at[k] >= x.RecallAt:
		from := w.at[k]
		for w.at[k] = 0; from > 0; from-- {
			w.gives(k, from)
		}
	case w.at[k] < x.Last:
		if w.at[k]++; x.RecallAt == 0 {
			w.gives(k, w.at[k])
		}
	}
}

func (w *walk) gives(k engine.Track, space int8) {
	if x := w.rules.StepAt(k, space); x != nil {
		w.do(x.Effects)
	}
}

func (w *walk) do(effects []engine.Effect) {
	for i := range effects {
		e := &effects[i]
		for n := int8(0); e.Verb == engine.DoTrack && n < e.N && w.steps < maxWalk; n++ {
			w.step(e.Track)
		}
		w.do(e.Then)
		w.do(e.Else)
	}
}

func (r oddities) oddCards(c strict.Cursor, b *rival.Box) {
	for i, v := range c.List(200) {
		x := &b.Deck.Cards[i+1]
		m := v.Map()
		if x.Copies == 0 {
			m.Get("copies").Warn("copies is 0, so %s is never turned up; remove: true says so plainly", x.ID)
			continue
		}
		r.oddConditions(m, x)
		for f := range x.Faces {
			r.oddFace(m, b, x, &x.Faces[f])
		}
	}
}

func (r oddities) oddFace(m *strict.Fields, b *rival.Box, x *hagal.Card, f *hagal.Face) {
	at := r.blame(m.Get("effects"), m.Get("faces"), m.Cursor())
	if !at.Ok() {
		at = m.Cursor()
	}
	for _, n := range append(slices.Clone(f.Needs), f.When...) {
		if n.Kind == engine.InfluenceAtLeast && !deckRaises(b, n.Faction) {
			at.Warn("%s needs %d influence with %s, but no card of the deck and no Signet on it raises that; only rewards and Schemes can",
				x.ID, n.N, factionWords[n.Faction])
		}
	}
	spaces := f.Spaces
	if f.Space != engine.NoSpace {
		spaces = []engine.Space{f.Space}
	}
	for _, s := range spaces {
		info := &b.Rules.Spaces[s]
		switch {
		case info.Maker:
		case f.Bonus > 0:
			at.Warn("%s needs bonus spice at %s, which is no Maker space and never has any: the card is always passed over", x.ID, info.ID)
		case has(f.Effects, engine.DoHarvest) && info.BaseSpice == 0:
			at.Warn("%s harvests at %s, where there is no spice", x.ID, info.ID)
		}
	}
}

// deckRaises reports whether some card of the deck can raise influence with f,
// by itself or by a Signet.
func deckRaises(b *rival.Box, f engine.Faction) bool {
	signet := false
	for i := 1; i < len(b.Deck.Cards); i++ {
		x := &b.Deck.Cards[i]
		for j := range x.Faces {
			if x.Copies > 0 && raises(x.Faces[j].Effects, f) {
				return true
			}
			signet = signet || x.Copies > 0 && has(x.Faces[j].Effects, engine.DoSignet)
		}
	}
	return signet && slices.ContainsFunc(b.Rivals[1:], func(x rival.Card) bool { return raises(x.Signet, f) })
}

func raises(list []engine.Effect, f engine.Faction) bool {
	return slices.ContainsFunc(list, func(e engine.Effect) bool {
		named := e.Pick == engine.Named && e.Faction == f
		return e.Verb == engine.DoInfluence && (named || e.Pick != engine.Named) || raises(e.Then, f) || raises(e.Else, f)
	})
}

func has(list []engine.Effect, v engine.Verb) bool {
	return slices.ContainsFunc(list, func(e engine.Effect) bool { return e.Verb == v || has(e.Then, v) || has(e.Else, v) })
}

// oddRivals warns of a Swordmaster that a Rival can hardly ever pay.
func (r oddities) oddRivals(c strict.Cursor, b *rival.Box) {
	if !b.Rules.Const.Rivals.BuySwordmaster {
		return
	}
	for i, v := range c.List(200) {
		x := &b.Rivals[i+1]
		if n := income(b, x); int(x.Swordmaster) > n {
			v.Map().Get("swordmaster").Warn("%s buys its Swordmaster at %d, but a whole game brings it about %d tokens, so it will hardly ever have one", x.ID, x.Swordmaster, n)
		}
	}
}

// income estimates the tokens that a Rival gains in a game: the average card of
// the deck, two Agents a round, and what it starts with. Rewards come on top.
func income(b *rival.Box, x *rival.Card) int {
	sum, cards := 0, 0
	for i := 1; i < len(b.Deck.Cards); i++ {
		card := &b.Deck.Cards[i]
		n := b.Deck.Copies(engine.Card(i), engine.Solo)
		if card.GoesOn || card.Reshuffle || len(card.Faces) == 0 {
			continue
		}
		best := 0
		for j := range card.Faces {
			f := &card.Faces[j]
			gain := gains(f.Effects, x)
			if has(f.Effects, engine.DoHarvest) {
				gain += spiceOf(b, f)
			}
			best = max(best, gain)
		}
		sum, cards = sum+n*best, cards+n
	}
	rounds := 0
	for rounds < engine.RoundCap && b.Rules.Const.ConflictLevels[rounds] > 0 {
		rounds++
	}
	if cards == 0 {
		return 0
	}
	return int(b.Rules.Const.StartWater) + sum*rounds*int(b.Rules.Const.StartAgents)/cards
}

// gains counts the tokens of effects, the larger side of a choice.
func gains(list []engine.Effect, x *rival.Card) int {
	n := 0
	for i := range list {
		e := &list[i]
		switch e.Verb {
		case engine.DoGain, engine.DoIntrigue, engine.DoTakeEach:
			n += int(e.N)
		case engine.DoContract:
			n += 2
		case engine.DoSteal:
			n++
		case engine.DoSignet:
			n += gains(x.Signet, nil)
		}
		n += max(gains(e.Then, x), gains(e.Else, x))
	}
	return n
}

// spiceOf is what a harvest of the face takes with one bonus spice.
func spiceOf(b *rival.Box, f *hagal.Face) int {
	n := 0
	for _, s := range append(slices.Clone(f.Spaces), f.Space) {
		n = max(n, int(b.Rules.Spaces[s].BaseSpice)+1)
	}
	return n
}

// oddSpaces warns of two spaces that bring each other's Agents home.
func (r oddities) oddSpaces(c strict.Cursor, b *rival.Box) {
	var home []string
	for i := range b.Rules.Spaces {
		if has(b.Rules.Spaces[i].Visit, engine.DoAgentHome) {
			home = append(home, b.Rules.Spaces[i].ID)
		}
	}
	if len(home) < 2 {
		return
	}
	for i, v := range c.List(engine.SpaceCap) {
		if x := &b.Rules.Spaces[i+1]; has(x.Visit, engine.DoAgentHome) {
			v.Map().Get("visit").Warn("%s all bring another Agent home, so a human may go from one to the other for ever; a round is broken off after %d turns",
				strings.Join(home, ", "), engine.RoundTurns)
		}
	}
}

// oddLevels warns of a level that is easier than the one before it.
func (r oddities) oddLevels(c strict.Cursor, b *rival.Box) {
	var before *engine.LevelInfo
	for _, v := range c.List(200) {
		id := entryID(v)
		i := slices.IndexFunc(b.Rules.Levels, func(l engine.LevelInfo) bool { return " "+l.ID == id })
		if i < 1 {
			continue
		}
		l := &b.Rules.Levels[i]
		if before != nil {
			oddLevel(v, before, l)
		}
		before = l
	}
}

func oddLevel(v strict.Cursor, before, l *engine.LevelInfo) {
	for _, s := range switches {
		if *s.at(&before.Requires) && !*s.at(&l.Requires) {
			v.Warn("level %s stands after %s but doesn't require %s; the easiest level comes first", l.ID, before.ID, s.name)
		}
	}
	if l.RivalTroops < before.RivalTroops {
		v.Warn("level %s stands after %s but gives Rivals fewer troops (%d, not %d)", l.ID, before.ID, l.RivalTroops, before.RivalTroops)
	}
	if l.HumanSwordmaster && !before.HumanSwordmaster {
		v.Warn("level %s stands after %s but lets the human buy the Swordmaster again", l.ID, before.ID)
	}
}
