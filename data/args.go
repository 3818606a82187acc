package data

import (
	"strings"

	"househagal/data/strict"
	"househagal/engine"
)

// argKind is what a verb wants after its name.
type argKind uint8

const (
	noArg argKind = iota
	countArg
	influenceArg
	spyArg
	spaceArg
	eachArg
	payArg
	ifArg
	rowsArg
	listArg
	chooseArg
	trackArg
	noticeArg
	unitArg
	shareArg
	buyArg
	argEnd
)

// args has, for each kind of argument, how it is read and printed. Keys other
// than the verb's own are read from m.
var args [argEnd]struct {
	read  func(r *reader, c strict.Cursor, m *strict.Fields, v *verb, where place, e *engine.Effect)
	write func(w *writer, e *engine.Effect)
}

// init breaks the circle: effects hold effects.
func init() {
	a := &args
	a[countArg].read = func(_ *reader, c strict.Cursor, _ *strict.Fields, v *verb, _ place, e *engine.Effect) {
		e.N = int8(c.Int(v.lo, v.hi))
	}
	a[countArg].write = func(w *writer, e *engine.Effect) { w.int(int(e.N)) }
	a[influenceArg].read, a[influenceArg].write = readInfluence, writeInfluence
	a[spyArg].read, a[spyArg].write = readSpy, writeSpy
	a[spaceArg].read = readControl
	a[spaceArg].write = func(w *writer, e *engine.Effect) { w.raw(w.ids[toSpace][e.Space]) }
	a[eachArg].read, a[eachArg].write = readEach, writeEach
	a[payArg].read, a[payArg].write = readPay, writePay
	a[ifArg].read, a[ifArg].write = readIf, writeIf
	a[rowsArg].read, a[rowsArg].write = readRows, writeRows
	a[listArg].read = func(r *reader, c strict.Cursor, _ *strict.Fields, _ *verb, where place, e *engine.Effect) {
		e.Else = r.effects(c, where)
	}
	a[listArg].write = func(w *writer, e *engine.Effect) { w.effects(e.Else) }
	a[chooseArg].read, a[chooseArg].write = readChoose, writeChoose
	a[trackArg].read, a[trackArg].write = readTrack, writeTrack
	a[buyArg].read, a[buyArg].write = readBuy, writeBuy
	a[noticeArg].read = func(r *reader, c strict.Cursor, _ *strict.Fields, _ *verb, _ place, e *engine.Effect) {
		e.Notice = engine.Notice(r.ref(c, toNotice))
	}
	a[unitArg].read, a[unitArg].write = readUnit, writeUnit
	a[shareArg].read, a[shareArg].write = readShare, writeShare
	a[noticeArg].write = func(w *writer, e *engine.Effect) { w.raw(w.ids[toNotice][e.Notice]) }
}

func readInfluence(_ *reader, c strict.Cursor, _ *strict.Fields, v *verb, _ place, e *engine.Effect) {
	if c.Kind() == strict.Scalar {
		bareInfluence(c)
		return
	}
	m := c.Map()
	for f := engine.Emperor; f < engine.FactionEnd; f++ {
		if n := m.Get(factionWords[f]); n.Ok() {
			e.Faction, e.Pick, e.N = f, engine.Named, int8(n.Int(v.lo, v.hi))
		}
	}
	ways := given(m, factionWords[1:])
	for _, p := range picks {
		n := m.Renamed(p.name, p.was)
		if n.Node() != nil {
			ways++
		}
		if !n.Ok() {
			continue
		}
		e.Pick = p.pick
		if p.pick == engine.Listed {
			e.Rank, e.N = int8(n.Int(1, 4)), int8(m.Get("steps").IntOr(1, v.lo, v.hi))
			continue
		}
		e.N = int8(n.Int(v.lo, v.hi))
	}
	m.Done()
	switch {
	case m.Ok() && len(c.Keys()) == 0:
		c.Fail("%s names no Faction; write one of %s, as in {influence: {emperor: 1}}", c.Name(), strict.OneOf(influenceWords))
	case ways > 1:
		c.Fail("%s names %d ways at once; write an effect for each", c.Name(), ways)
	}
}

// bareInfluence reports influence that names only the Faction, or only a number.
func bareInfluence(c strict.Cursor) {
	if !strict.IsID(strings.ToLower(c.Raw())) {
		c.Fail("influence is %s; name the Faction too, as in {influence: {emperor: 1}}", c.Raw())
		return
	}
	if i := c.Word("Faction", influenceWords); i >= 0 {
		c.Fail("influence needs how much; write {influence: {%s: 1}}", influenceWords[i])
	}
}

// given counts the keys of m that are among words.
func given(m *strict.Fields, words []string) int {
	n := 0
	for _, w := range words {
		if m.Get(w).Node() != nil {
			n++
		}
	}
	return n
}

func writeInfluence(w *writer, e *engine.Effect) {
	w.raw("{")
	defer w.raw("}")
	if e.Pick == engine.Named {
		w.key(factionWords[e.Faction])
		w.int(int(e.N))
		return
	}
	for _, p := range picks {
		if p.pick != e.Pick {
			continue
		}
		w.key(p.name)
		if p.pick != engine.Listed {
			w.int(int(e.N))
			continue
		}
		w.int(int(e.Rank))
		if e.N != 1 {
			w.key("steps")
			w.int(int(e.N))
		}
	}
}

func readSpy(r *reader, c strict.Cursor, _ *strict.Fields, v *verb, _ place, e *engine.Effect) {
	e.N = 1
	if c.Kind() != strict.Map {
		e.Group = engine.Group(r.ref(c, toGroup))
		return
	}
	e.Group, e.N = oneKey[engine.Group](c, v.lo, v.hi, idOf(r, toGroup), "%s names %d groups of posts; name one, as in {spy: {any: 2}}")
}

func writeSpy(w *writer, e *engine.Effect) {
	if e.N == 1 {
		w.raw(w.ids[toGroup][e.Group])
		return
	}
	w.oneKey(w.ids[toGroup][e.Group], e.N)
}

// readTrack reads how many steps on a track.
func readTrack(r *reader, c strict.Cursor, _ *strict.Fields, v *verb, _ place, e *engine.Effect) {
	e.Track, e.N = oneKey[engine.Track](c, v.lo, v.hi, idOf(r, toTrack), "%s names %d tracks; name one with its steps, as in "+v.sample)
}

func writeTrack(w *writer, e *engine.Effect) { w.oneKey(w.ids[toTrack][e.Track], e.N) }

// readUnit reads how many units of a kind.
func readUnit(r *reader, c strict.Cursor, _ *strict.Fields, v *verb, _ place, e *engine.Effect) {
	e.Unit, e.N = oneKey[engine.Unit](c, v.lo, v.hi, idOf(r, toUnit), "%s names %d kinds of unit; name one with how many, as in "+v.sample)
}

func writeUnit(w *writer, e *engine.Effect) { w.oneKey(w.ids[toUnit][e.Unit], e.N) }

// oneKey prints what oneKey reads.
func (w *writer) oneKey(word string, n int8) {
	w.raw("{")
	w.key(word)
	w.int(int(n))
	w.raw("}")
}

// readShare reads what a seat takes and what every other one does.
func readShare(_ *reader, c strict.Cursor, _ *strict.Fields, v *verb, _ place, e *engine.Effect) {
	m := c.Map()
	e.N, e.Others = int8(m.Need("self").Int(0, v.hi)), int8(m.Need("others").Int(v.lo, v.hi))
	m.Done()
}

func writeShare(w *writer, e *engine.Effect) {
	w.raw("{")
	w.key("self")
	w.int(int(e.N))
	w.key("others")
	w.int(int(e.Others))
	w.raw("}")
}

func readControl(r *reader, c strict.Cursor, _ *strict.Fields, _ *verb, _ place, e *engine.Effect) {
	e.Space = engine.Space(r.ref(c, toSpace))
	if int(e.Space) < len(r.spaces) {
		r.controllable(c, e.Space)
	}
}

func readEach(_ *reader, c strict.Cursor, _ *strict.Fields, v *verb, _ place, e *engine.Effect) {
	e.Resource, e.N = oneKey[engine.Resource](c, v.lo, v.hi, wordOf("resource", resourceWords), "%s names %d resources; name one, as in {take_each: {spice: 1}}")
}

func writeEach(w *writer, e *engine.Effect) {
	w.oneKey(resourceWords[e.Resource], e.N)
}

func readPay(r *reader, c strict.Cursor, m *strict.Fields, _ *verb, where place, e *engine.Effect) {
	cost := c.Map()
	for i, name := range resourceWords {
		e.Cost.Purse[i] = int8(cost.Get(name).IntOr(0, 1, 20))
	}
	e.Cost.Intrigue = int8(cost.Get("intrigue").IntOr(0, 1, 10))
	e.Cost.Spies = int8(cost.Get("spies").IntOr(0, 1, 3))
	cost.Done()
	if cost.Ok() && len(c.Node().Keys) == 0 {
		c.Fail("pay costs nothing; name what is paid, as in {pay: {spice: 3}, then: [{vp: 1}]}")
	}
	e.Then = r.effects(m.Need("then"), where)
}

func writePay(w *writer, e *engine.Effect) {
	w.raw("{")
	for i, n := range e.Cost.Purse {
		w.count(resourceWords[i], n)
	}
	w.count("intrigue", e.Cost.Intrigue)
	w.count("spies", e.Cost.Spies)
	w.raw("}")
	w.key("then")
	w.effects(e.Then)
}

func (w *writer) count(name string, n int8) {
	if n != 0 {
		w.key(name)
		w.int(int(n))
	}
}

func readIf(r *reader, c strict.Cursor, m *strict.Fields, _ *verb, where place, e *engine.Effect) {
	e.If = r.condition(c)
	e.Then = r.effects(m.Need("then"), where)
	e.Else = r.effects(m.Get("else"), where)
}

func writeIf(w *writer, e *engine.Effect) {
	w.condition(e.If)
	w.key("then")
	w.effects(e.Then)
	if len(e.Else) > 0 {
		w.key("else")
		w.effects(e.Else)
	}
}

func readBuy(r *reader, c strict.Cursor, m *strict.Fields, v *verb, where place, e *engine.Effect) {
	e.N = int8(c.Int(v.lo, v.hi))
	e.Else = r.effects(m.Get("else"), where)
}

func writeBuy(w *writer, e *engine.Effect) {
	w.int(int(e.N))
	if len(e.Else) > 0 {
		w.key("else")
		w.effects(e.Else)
	}
}

func readChoose(r *reader, c strict.Cursor, m *strict.Fields, v *verb, where place, e *engine.Effect) {
	e.N = int8(c.Int(v.lo, v.hi))
	of := m.Need("of")
	e.Then = r.effects(of, where)
	if of.Kind() == strict.List && len(e.Then) <= int(e.N) {
		c.Fail("%d of %d effects leave nothing to choose; list more than that", e.N, len(e.Then))
	}
}

func writeChoose(w *writer, e *engine.Effect) {
	w.int(int(e.N))
	w.key("of")
	w.effects(e.Then)
}

func readRows(r *reader, c strict.Cursor, _ *strict.Fields, _ *verb, where place, e *engine.Effect) {
	rows := c.List(2)
	if c.Kind() == strict.List && len(rows) != 2 {
		c.Fail("%s has %d rows; give two lists of effects", c.Name(), len(rows))
		return
	}
	if len(rows) == 2 {
		e.Then, e.Else = r.effects(rows[0], where), r.effects(rows[1], where)
	}
}

func writeRows(w *writer, e *engine.Effect) {
	w.raw("[")
	w.effects(e.Then)
	w.raw(", ")
	w.effects(e.Else)
	w.raw("]")
}
