package data

import (
	"testing"

	"househagal/data/strict"
	"househagal/engine"
)

// reading has a reader that knows the ids of Uprising, and the Cursor on the
// value of "x" in text.
func reading(t *testing.T, text string) (*reader, strict.Cursor) {
	t.Helper()
	b, err := Load(engine.Uprising)
	if err != nil {
		t.Fatal(err)
	}
	errs := new(strict.Errors)
	r := &reader{errs: errs, ids: *idsOf(b), spaces: b.Rules.Spaces}
	r.ids[toUnit] = []string{"", "walker"}
	r.ids[toTile] = []string{"", "periscope"}
	r.ids[toTrack], r.ids[toNotice] = []string{"", "caravan"}, []string{"", "row_left"}
	return r, strict.Parse("f", []byte("x: "+text+"\n"), errs).Map().Get("x")
}

// Every verb reads its own example, prints it as it was, and stands only where
// it belongs. No two lines of the table say the same effect.
func TestVerbs(t *testing.T) {
	seen := map[engine.Verb]int{}
	for i := range verbs {
		v := &verbs[i]
		seen[v.do]++
		for p := onVisit; p <= onTile; p <<= 1 {
			r, c := reading(t, v.sample)
			e, ok := r.effect(c, p)
			fits := v.where&p != 0
			if !ok || (r.errs.Err() == nil) != fits {
				t.Errorf("%s in %s: %v", v.sample, placeNames[p], r.errs.Err())
				continue
			}
			w := &writer{ids: &r.ids}
			w.effect(&e)
			if string(w.b) != v.sample || verbOf(&e) != v {
				t.Errorf("%s is printed as %s", v.sample, w.b)
			}
		}
	}
	for v := engine.NoVerb + 1; v < engine.VerbEnd; v++ {
		if seen[v] == 0 {
			t.Errorf("no word for verb %d", v)
		}
	}
}

// Every condition reads its own example and prints it as it was.
func TestTests(t *testing.T) {
	seen := map[engine.CondKind]bool{}
	for i := range tests {
		x := &tests[i]
		r, c := reading(t, x.sample)
		got := r.condition(c)
		w := &writer{ids: &r.ids}
		w.condition(got)
		if err := r.errs.Err(); err != nil || got.Kind != x.kind || string(w.b) != x.sample {
			t.Errorf("%s is %v, printed as %s: %v", x.sample, got, w.b, err)
		}
		seen[x.kind] = true
	}
	for k := engine.Always + 1; k < engine.CondEnd; k++ {
		if !seen[k] {
			t.Errorf("no word for condition %d", k)
		}
	}
}

// Every way to find a Faction is a word.
func TestPicks(t *testing.T) {
	for p := engine.Least; p <= engine.OpponentAhead; p++ {
		e := engine.Effect{Verb: engine.DoInfluence, Pick: p, N: 1, Rank: 1}
		w := &writer{ids: &ids{}}
		w.effect(&e)
		r, c := reading(t, string(w.b))
		back, ok := r.effect(c, onSignet)
		if !ok || back.Pick != p || r.errs.Err() != nil {
			t.Errorf("%s: %+v %v", w.b, back, r.errs.Err())
		}
	}
}
