package data

import (
	"slices"

	"househagal/data/strict"
	"househagal/engine"
)

// test is a condition as YAML says it.
type test struct {
	name   string
	kind   engine.CondKind
	arg    testArg
	lo, hi int
	doc    string
	sample string
}

type testArg uint8

const (
	noTestArg  testArg = iota // a word by itself
	factionKey                // the key is the Faction itself
	factionMap                // {FACTION: n}
	spaceMap                  // {SPACE: n}
	testNumber
	unitMap   // {UNIT: n}
	testRival // the id of a Rival card
	testTile  // the id of a tile
)

// tests is the closed set of conditions, in the order of the reference.
var tests = []test{
	{"FACTION", engine.InfluenceAtLeast, factionKey, 1, 6, "That much influence with the Faction, or more.", "{emperor: 2}"},
	{"below", engine.InfluenceBelow, factionMap, 1, 6, "Less than that much influence with the Faction.", "{below: {spacing_guild: 2}}"},
	{"level_below", engine.LevelBelow, testNumber, 2, 3, "The Conflict is of a lower level.", "{level_below: 3}"},
	{"level_from", engine.LevelAtLeast, testNumber, 2, 3, "The Conflict is of that level or a higher one.", "{level_from: 3}"},
	{"bonus", engine.BonusAtLeast, spaceMap, 1, 20, "The space has that much bonus spice, or more.", "{bonus: {deep_desert: 1}}"},
	{"alliance", engine.HasAlliance, noTestArg, 0, 0, "It holds any Alliance.", "alliance"},
	{"swordmaster", engine.HasSwordmaster, noTestArg, 0, 0, "It owns its Swordmaster.", "swordmaster"},
	{"hooks", engine.HasHooks, noTestArg, 0, 0, "It has Maker Hooks.", "hooks"},
	{"streamlined", engine.IsStreamlined, noTestArg, 0, 0, "It plays streamlined.", "streamlined"},
	{"unit_in", engine.UnitIn, unitMap, 1, 12, "It has that many units of the kind in the Conflict, or more.", "{unit_in: {walker: 1}}"},
	{"unit_left", engine.UnitLeft, unitMap, 1, 12, "It has that many units of the kind in its supply, or more.", "{unit_left: {walker: 1}}"},
	{"rival", engine.IsRival, testRival, 0, 0, "It is that Rival.", "{rival: staban_tuek}"},
	{"tile", engine.HasTile, testTile, 0, 0, "It has bought that tile.", "{tile: periscope}"},
	{"supply", engine.SupplyAtLeast, testNumber, 1, 12, "It has that many troops in its supply, or more.", "{supply: 3}"},
}

// testWords are what a condition can begin with.
var testWords = func() []string {
	out := append([]string{}, factionWords[1:]...)
	for _, t := range tests[1:] {
		out = append(out, t.name)
	}
	return out
}()

// conditions reads one condition or a list of them, all of which must hold.
func (r *reader) conditions(c strict.Cursor) []engine.Condition {
	switch c.Kind() {
	case strict.Absent:
		return nil
	case strict.List:
		var out []engine.Condition
		for _, v := range c.List(4) {
			out = append(out, r.condition(v))
		}
		return out
	}
	return []engine.Condition{r.condition(c)}
}

// condition reads one condition: a word, or a map of one key.
func (r *reader) condition(c strict.Cursor) engine.Condition {
	const want = "write one as in {emperor: 2} or alliance"
	switch c.Kind() {
	case strict.Scalar:
		return bareTest(c)
	case strict.Absent:
		return engine.Condition{}
	case strict.Map:
		if len(c.Keys()) == 1 {
			return r.keyed(c.Keys()[0], c)
		}
		c.Fail("%s has %d conditions; %s, or a list [..., ...] of which all must hold", c.Name(), len(c.Keys()), want)
	default:
		c.Fail("%s is no condition; %s", c.Name(), want)
	}
	return engine.Condition{}
}

// FinishedConditions reads one condition or a list of them that can be held against
// whoever played when a game is over. What a turn or a Conflict is about is a fault.
func FinishedConditions(c strict.Cursor) []engine.Condition {
	items := []strict.Cursor{c}
	switch c.Kind() {
	case strict.Absent:
		return nil
	case strict.List:
		items = c.List(4)
	}
	var r reader
	var out []engine.Condition
	for _, v := range items {
		word := v.Raw()
		if keys := v.Keys(); len(keys) == 1 {
			word = keys[0].Raw()
		}
		if i := slices.IndexFunc(tests, func(t test) bool { return t.name == word }); i >= 0 && underWay(tests[i].kind) {
			v.Fail("%s says nothing of a game that is over; {emperor: 2}, {below: {emperor: 2}}, alliance, swordmaster and hooks do", word)
			continue
		}
		if x := r.condition(v); x.Kind != engine.Always {
			out = append(out, x)
		}
	}
	return out
}

// underWay reports conditions about a turn, a Conflict or a Rival.
func underWay(k engine.CondKind) bool {
	switch k {
	case engine.LevelBelow, engine.LevelAtLeast, engine.BonusAtLeast, engine.IsStreamlined, engine.IsRival, engine.HasTile, engine.SupplyAtLeast,
		engine.UnitLeft, engine.UnitIn:
		return true
	}
	return false
}

func bareTest(c strict.Cursor) engine.Condition {
	i := c.Word("condition", testWords)
	if i < 0 {
		return engine.Condition{}
	}
	for _, t := range tests {
		if t.name == testWords[i] && t.arg == noTestArg {
			return engine.Condition{Kind: t.kind}
		}
	}
	c.Fail("%s needs a value, as in {%s: 2}", testWords[i], testWords[i])
	return engine.Condition{}
}

// keyed reads the condition {key: value} of the map c.
func (r *reader) keyed(key, c strict.Cursor) engine.Condition {
	i := key.Word("condition", testWords)
	if i < 0 {
		return engine.Condition{}
	}
	v := c.Map().Get(testWords[i])
	if i < int(engine.FactionEnd)-1 {
		return engine.Condition{Kind: engine.InfluenceAtLeast, Faction: engine.Faction(i + 1), N: int8(v.Int(tests[0].lo, tests[0].hi))}
	}
	t := &tests[i-(int(engine.FactionEnd)-2)]
	oneOf := "%s has %d keys; give one, as in " + t.sample
	out := engine.Condition{Kind: t.kind}
	switch t.arg {
	case noTestArg:
		c.Fail("%s takes no value; write it as a word by itself: %s", t.name, t.name)
	case testNumber:
		out.N = int8(v.Int(t.lo, t.hi))
	case testRival:
		out.Rival = engine.RivalID(r.ref(v, toRival))
	case testTile:
		out.Tile = engine.Tile(r.ref(v, toTile))
	case factionMap:
		out.Faction, out.N = oneKey[engine.Faction](v, t.lo, t.hi, wordOf("Faction", factionWords), oneOf)
	case unitMap:
		out.Unit, out.N = oneKey[engine.Unit](v, t.lo, t.hi, idOf(r, toUnit), oneOf)
	case spaceMap:
		out.Space, out.N = oneKey[engine.Space](v, t.lo, t.hi, idOf(r, toSpace), oneOf)
	}
	return out
}

// idOf reads a key that is an id of that kind.
func idOf(r *reader, to refKind) func(strict.Cursor) int {
	return func(key strict.Cursor) int { return r.known(key, to) }
}

// wordOf reads a key that is one of these words.
func wordOf(what string, words []string) func(strict.Cursor) int {
	return func(key strict.Cursor) int { return key.Word(what, words) }
}

// oneKey reads {word: number}; wrong is what is said of the name of c and of how many
// keys there are, when they are not one.
func oneKey[W ~uint8](c strict.Cursor, lo, hi int, word func(strict.Cursor) int, wrong string) (W, int8) {
	var w W
	var n int8
	c.Each(func(key, v strict.Cursor) {
		if i := word(key); i >= 0 {
			w, n = W(i), int8(v.Int(lo, hi))
		}
	})
	if keys := len(c.Keys()); c.Kind() == strict.Map && keys != 1 {
		c.Fail(wrong, c.Name(), keys)
	}
	return w, n
}

func (w *writer) conditions(list []engine.Condition) {
	if len(list) == 1 {
		w.condition(list[0])
		return
	}
	w.list(len(list), func(i int) { w.condition(list[i]) })
}

// condition prints c as condition reads it.
func (w *writer) condition(c engine.Condition) {
	for i := range tests {
		t := &tests[i]
		if t.kind != c.Kind {
			continue
		}
		if t.arg == noTestArg {
			w.raw(t.name)
			return
		}
		w.raw("{")
		switch t.arg {
		case factionKey:
			w.key(factionWords[c.Faction])
			w.int(int(c.N))
		case testNumber:
			w.key(t.name)
			w.int(int(c.N))
		case testRival:
			w.key(t.name)
			w.raw(w.ids[toRival][c.Rival])
		case testTile:
			w.key(t.name)
			w.raw(w.ids[toTile][c.Tile])
		case factionMap, spaceMap, unitMap:
			word := factionWords[c.Faction]
			switch t.arg {
			case spaceMap:
				word = w.ids[toSpace][c.Space]
			case unitMap:
				word = w.ids[toUnit][c.Unit]
			}
			w.key(t.name)
			w.oneKey(word, c.N)
		}
		w.raw("}")
		return
	}
}
