package notation_test

import (
	"strings"
	"testing"

	"househagal/data"
	"househagal/data/notation"
	"househagal/data/strict"
)

// whole is a position that says a little of everything.
func whole(t testing.TB) notation.Case {
	c, err := notation.NewReader(data.LoadWith).YAML("p.yaml", []byte(`round: 4
phase: combat
conflict: trade_dispute
conflicts_seen: [skirmish_ornithopter, trade_dispute]
bonus_spice: {deep_desert: 2}
agents: {arrakeen: [you], secrets: [feyd, baron]}
spies: {choam: [baron], emperor: [baron]}
control: {arrakeen: you}
alliances: {emperor: you}
swords_shown: [baron]
unknown: [you.intrigue, spies.fremen]
blocked: [fremkit]
deck: {draw: [arrakeen, fremkit, secrets], discard: [heighliner]}
`+small))
	if err != nil {
		t.Fatal(err)
	}
	return c
}

func FuzzYAML(f *testing.F) {
	f.Add(small)
	c := whole(f)
	f.Add(string(c.YAML()))
	for _, tt := range faults {
		f.Add(tt.yaml)
	}
	r := notation.NewReader(data.LoadWith)
	f.Fuzz(func(t *testing.T, src string) {
		c, err := r.YAML("p.yaml", []byte(src))
		if err != nil {
			return
		}
		back, err := r.YAML("p.yaml", c.YAML())
		if err != nil || back != c {
			t.Errorf("%v\n%s", err, c.YAML())
		}
	})
}

// The fast reader and the strict one agree on every text.
func FuzzJSON(f *testing.F) {
	c := whole(f)
	text := string(c.AppendJSON(nil))
	for _, s := range []string{text, strings.Replace(text, "arrakeen", `\u0061rrakeen`, 1), strings.ReplaceAll(text, ",", " ,\n"), "{}", `{"seats":[]}`,
		strings.Replace(text, `"round":4`, `"round":4,"round":4`, 1), strings.Replace(text, `"vp":0`, `"vp":1e0`, 1), "[[[[", `{"a"`, "\"\xff\""} {
		f.Add(s)
	}
	r := notation.NewReader(data.LoadWith)
	f.Fuzz(func(t *testing.T, src string) {
		fast, err := r.JSON("p.json", []byte(src))
		var errs strict.Errors
		slow := r.Node(strict.ParseJSON("p.json", []byte(src), &errs).Node(), &errs)
		switch slowErr := errs.Err(); {
		case (err == nil) != (slowErr == nil):
			t.Fatalf("fast says %v, strict says %v", err, slowErr)
		case err != nil && err.Error() != slowErr.Error():
			t.Fatalf("fast says %v, strict says %v", err, slowErr)
		case err == nil && fast != slow:
			t.Fatal("the two readers differ")
		case err == nil:
			if back, err := r.JSON("p.json", fast.AppendJSON(nil)); err != nil || back != fast {
				t.Errorf("%v\n%s", err, fast.AppendJSON(nil))
			}
		}
	})
}

func BenchmarkJSON(b *testing.B) {
	c := whole(b)
	src := c.AppendJSON(nil)
	r := notation.NewReader(data.LoadWith)
	b.SetBytes(int64(len(src)))
	b.ReportAllocs()
	for b.Loop() {
		if _, err := r.JSON("p.json", src); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkYAML(b *testing.B) {
	c := whole(b)
	src := c.YAML()
	r := notation.NewReader(data.LoadWith)
	for b.Loop() {
		if _, err := r.YAML("p.yaml", src); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkAppendJSON(b *testing.B) {
	c := whole(b)
	var dst []byte
	for b.Loop() {
		dst = c.AppendJSON(dst[:0])
	}
	b.SetBytes(int64(len(dst)))
}
