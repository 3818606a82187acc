package data

import (
	"househagal/data/strict"
	"househagal/engine"
)

// maxEffects is how long a list of effects may be.
const maxEffects = 12

// effects reads a list of effects that stand at where; nil when it is left out.
func (r *reader) effects(c strict.Cursor, where place) []engine.Effect {
	var out []engine.Effect
	if c.Kind() == strict.Map {
		c.Fail("%s is one effect, not a list of them; put it in brackets: write [%s]", c.Name(), c.Node().Flow())
		return nil
	}
	for _, v := range c.List(maxEffects) {
		if e, ok := r.effect(v, where); ok {
			out = append(out, e)
		}
	}
	return out
}

// effect reads one effect: a word, or a map whose first known key is a verb.
func (r *reader) effect(c strict.Cursor, where place) (engine.Effect, bool) {
	switch c.Kind() {
	case strict.Scalar:
		return r.bare(c, where)
	case strict.Map:
	case strict.Absent:
		return engine.Effect{}, false
	default:
		c.Fail("%s is no effect; write a word as in signet, or a key with its value as in {recruit: 1}", c.Name())
		return engine.Effect{}, false
	}
	m, v := c.Map(), findVerb(c)
	if v == nil {
		return engine.Effect{}, false
	}
	if v.arg == noArg {
		c.Fail("%s takes no value; write it as a word by itself: %s", v.name, v.name)
		return engine.Effect{}, false
	}
	r.allowed(c, v, where)
	e := engine.Effect{Verb: v.do, Resource: v.res}
	args[v.arg].read(r, m.Get(v.name), m, v, where, &e)
	m.Done()
	return e, true
}

// bare reads an effect that is a word by itself.
func (r *reader) bare(c strict.Cursor, where place) (engine.Effect, bool) {
	i := c.Word("effect", verbNames)
	if i < 0 {
		return engine.Effect{}, false
	}
	v := &verbs[i]
	if v.arg != noArg {
		c.Fail("%s needs a value, as in %s", v.name, v.sample)
		return engine.Effect{}, false
	}
	r.allowed(c, v, where)
	return engine.Effect{Verb: v.do}, true
}

// findVerb returns the verb among the keys of an effect. None is a fault, two
// are one too.
func findVerb(c strict.Cursor) *verb {
	var found *verb
	keys := c.Node().Keys
	for i := range keys {
		for j := range verbs {
			switch {
			case verbs[j].name != keys[i].Text:
			case found == nil:
				found = &verbs[j]
			default:
				c.Fail("%s and %s in one effect; write an effect for each", found.name, verbs[j].name)
				return nil
			}
		}
	}
	if found != nil {
		return found
	}
	if len(keys) == 0 {
		c.Fail("an empty effect; write a word as in signet, or a key with its value as in {recruit: 1}")
		return nil
	}
	c.Keys()[0].Word("effect", verbNames)
	return nil
}

// placeNames tell where effects stand, for errors.
var placeNames = map[place]string{onVisit: "the visit of a board space", onCard: "a House Hagal card",
	onSignet: "a Signet", onScheme: "a Scheme", onReward: "a reward", onTile: "a tile"}

// verbGame has the verbs that only one game has.
var verbGame = map[engine.Verb]engine.GameID{engine.DoMentat: engine.Imperium, engine.DoMentatNow: engine.Imperium}

// allowed reports a verb where it makes no sense.
func (r *reader) allowed(c strict.Cursor, v *verb, where place) {
	if g, only := verbGame[v.do]; only && g != r.game && !r.saved() {
		c.Fail("%s is an effect of %s, these rules are for %s; leave it out, or put game: %s into the file", v.name, gameWords[g], gameWords[r.game], gameWords[g])
	}
	if v.where&where != 0 {
		return
	}
	var fit []string
	for p := onVisit; p <= onTile; p <<= 1 {
		if v.where&p != 0 {
			fit = append(fit, placeNames[p])
		}
	}
	c.Fail("%s can't be part of %s; it belongs to %s", v.name, placeNames[where], strict.OneOf(fit))
}

func (w *writer) effects(list []engine.Effect) {
	w.list(len(list), func(i int) { w.effect(&list[i]) })
}

// effect prints e as effect reads it.
func (w *writer) effect(e *engine.Effect) {
	v := verbOf(e)
	if v.arg == noArg {
		w.raw(v.name)
		return
	}
	w.raw("{")
	w.key(v.name)
	args[v.arg].write(w, e)
	w.raw("}")
}
