package data

import (
	"slices"
	"strings"

	"househagal/data/strict"
	"househagal/engine"
	"househagal/rival"
)

// check reports what is wrong between entries that are right by themselves.
func (r *reader) check(c strict.Cursor, b *rival.Box) {
	m := c.Map()
	board := m.Get("board").Map()
	r.unique(board.Get("spaces"), "code")
	r.unique(board.Get("posts"), "code")
	r.unique(board.Get("tiles"), "code")
	r.unique(m.Get("hagal"), "code", "also")
	r.unique(m.Get("rivals"), "short")
	r.notYou(m.Get("rivals"))
	reserved(m.Get("rivals"), "any", "gentle", "choose")
	reserved(m.Get("difficulty"), "own")
	r.checkTokens(board.Get("tokens"), &b.Rules)
	r.checkDeck(m.Get("hagal"), b)
	r.checkConflicts(m, b)
	r.checkRivals(m.Get("rivals"), b)
	r.checkObjectives(m.Get("objectives"), b)
}

// notYou reports Rivals who are called as the person at the table is. The rules in
// a save are not files of anybody's: there the table finds another name.
func (r *reader) notYou(c strict.Cursor) {
	for _, v := range c.List(200) {
		if short := v.Map().Get("short"); r.builtIn != nil && strings.EqualFold(short.Raw(), "you") {
			short.Fail("short is %s, which is what the person at the table is called; choose another", short.Raw())
		}
	}
}

// reserved reports ids that are answers of the setup already, where entries of
// the list are chosen by their id.
func reserved(c strict.Cursor, words ...string) {
	for _, v := range c.List(200) {
		if id := v.Map().Get("id"); slices.Contains(words, id.Raw()) {
			id.Fail("the id %s is a word of the setup already; choose another", id.Raw())
		}
	}
}

// unique reports entries whose texts under the keys are alike. Cards that are used in
// different modes never lie in one deck.
func (r *reader) unique(c strict.Cursor, keys ...string) {
	seen := map[string]strict.Cursor{}
	for _, v := range c.List(200) {
		only := v.Map().Get("only").Raw()
		for _, key := range keys {
			k := v.Map().Get(key)
			if k.Raw() == "" {
				continue
			}
			if other, twice := sameKey(seen, k.Raw(), only); twice {
				r.blameTwice(key, k, other, v, keys)
				continue
			}
			seen[only+" "+k.Raw()] = v
		}
	}
}

// blameTwice reports the text of k in the entry v that the entry other has too.
func (r *reader) blameTwice(key string, k, other, v strict.Cursor, keys []string) {
	first := other.Map().Get(key)
	for _, name := range keys {
		if x := other.Map().Get(name); x.Raw() == k.Raw() {
			first = x
		}
	}
	if r.blame(k, first) == k {
		k.Fail("%s %s is that of%s too; choose another", key, k.Raw(), entryID(other))
	} else {
		first.Fail("%s %s is that of%s too; choose another", key, k.Raw(), entryID(v))
	}
}

// sameKey finds an entry seen that has the text and is used in the same mode.
func sameKey(seen map[string]strict.Cursor, text, only string) (strict.Cursor, bool) {
	for _, mode := range append([]string{""}, modeWords...) {
		if other, ok := seen[mode+" "+text]; ok && (mode == "" || only == "" || mode == only) {
			return other, true
		}
	}
	return strict.Cursor{}, false
}

// checkDeck reports a deck that is empty, too large, or sends no Agent.
func (r *reader) checkDeck(c strict.Cursor, b *rival.Box) {
	for m, name := range modeWords {
		mode := engine.Mode(m)
		if n := b.Deck.Size(mode); n > engine.PileCap {
			c.Fail("the deck has %d cards in %s; at most %d fit", n, name, engine.PileCap)
			return
		}
		sends := false
		for i := 1; i < len(b.Deck.Cards); i++ {
			x := &b.Deck.Cards[i]
			sends = sends || !x.GoesOn && !x.Reshuffle && b.Deck.Copies(engine.Card(i), mode) > 0
		}
		if !sends {
			c.Fail("no card of the deck sends an Agent in %s; add one", name)
			return
		}
	}
}

// checkConflicts reports rounds without a Conflict card of their level, and
// control of spaces that nobody can control.
func (r *reader) checkConflicts(m *strict.Fields, b *rival.Box) {
	var have, want [4]int
	list := m.Get("conflicts").List(200)
	for i := 1; i < len(b.Rules.Conflicts); i++ {
		x := &b.Rules.Conflicts[i]
		have[x.Level]++
		r.controllable(list[i-1].Map().Get("control"), x.Control)
	}
	for _, l := range b.Rules.Const.ConflictLevels {
		want[l]++
	}
	for l := 1; l <= 3; l++ {
		if want[l] > have[l] {
			r.blame(m.Get("constants").Map().Get("conflict_levels"), m.Get("conflicts")).Fail("%d rounds need a Conflict card of level %d, but there are %d; change the rounds or add cards", want[l], l, have[l])
		}
	}
}

// controllable reports control of a space that nobody can control.
func (r *reader) controllable(c strict.Cursor, s engine.Space) {
	if s != engine.NoSpace && !r.spaces[s].Controllable {
		c.Fail("%s can't be controlled; give the space controllable: true, or leave control out", r.spaces[s].ID)
	}
}

// checkRivals reports modes without enough Rivals, and Schemes that would set
// themselves off for ever.
func (r *reader) checkRivals(c strict.Cursor, b *rival.Box) {
	solo, two := 0, 0
	list := c.List(200)
	for i := 1; i < len(b.Rivals); i++ {
		x := &b.Rivals[i]
		if x.Solo && x.Refused == "" {
			solo++
		}
		two += one(x.TwoPlayer && x.Refused == "")
		for f, n := range x.Start {
			if at := min(b.Rules.Const.InfluenceVPAt, b.Rules.Const.AllianceAt); n >= at {
				list[i-1].Map().Get("start").Fail("%s begins with %d influence with %s, but what scores begins at %d; give less", x.ID, n, factionWords[f], at)
			}
		}
		free := max(0, int(b.Rules.Const.SchemeSpies)-2)
		if n := spies(x.Scheme); n > free {
			list[i-1].Map().Get("scheme").Fail("the Scheme of %s places up to %d Spies and would set itself off again and again; at most %d", x.ID, n, free)
		}
	}
	if solo < engine.Seats-1 {
		c.Fail("%d of the Rivals may sit in solo; at least %d must have solo: true", solo, engine.Seats-1)
	}
	if two == 0 {
		c.Fail("no Rival may sit in two-player; one must be without two_player: false")
	}
}

// spies returns the most Spies that effects can place.
func spies(list []engine.Effect) int {
	n := 0
	for i := range list {
		e := &list[i]
		if e.Verb == engine.DoSpy {
			n += int(e.N)
		}
		n += max(spies(e.Then), spies(e.Else))
	}
	return n
}

// checkObjectives reports Objectives that can't be dealt to three seats.
func (r *reader) checkObjectives(c strict.Cursor, b *rival.Box) {
	if len(b.Rules.Objectives) <= 1 {
		return
	}
	var icons [engine.IconEnd]int
	first, rivals, both := 0, 0, 0
	for _, x := range b.Rules.Objectives[1:] {
		icons[x.Icon]++
		first += one(x.First)
		rivals += one(x.Rival)
		both += one(x.First && x.Rival)
	}
	switch {
	case icons[engine.Ornithopter] != 1 || icons[engine.DesertMouse] != 1 || icons[engine.Crysknife] != 1:
		c.Fail("the Objectives need one each of ornithopter, desert_mouse and crysknife")
	case first != 1 || rivals != 1 || both != 0:
		c.Fail("one Objective needs first: true, another one rival: true")
	}
}

func one(b bool) int {
	if b {
		return 1
	}
	return 0
}
