package strict_test

import (
	"errors"
	"strings"
	"testing"

	"househagal/data/strict"
)

// walk visits every value, as a reader of an unknown file kind would.
func walk(c strict.Cursor, depth int) {
	if depth > strict.MaxDepth {
		panic("deeper than MaxDepth")
	}
	switch c.Kind() {
	case strict.Map:
		c.Each(func(k, v strict.Cursor) { walk(v, depth+1) })
	case strict.List:
		for _, v := range c.List(1 << 20) {
			walk(v, depth+1)
		}
	default:
		c.Int(0, 9)
		c.Bool()
		c.Text(20)
		c.ID()
		c.Word("space", []string{"arrakeen"})
	}
}

func FuzzParse(f *testing.F) {
	for _, s := range []string{"", "a: 1", "a: [1, {b: c}]\n", "- x\n- y\n", "a: &x 1\nb: *x\n", "---\na: 1\n---\n",
		"a: |\n  text\n", "? a\n: b\n", "\xff", "{", "[[[[", "a:\n\t- b", "'", "\"\\q\"", "<<: {a: 1}", "!!map {}", "%YAML 9.9\n---\n",
		"a:\n  - id: x\n   n: 1\n", "a\n  b 1\n", "<<<<<<< x\na: 1\n=======\n>>>>>>> y\n", "a:\n\u00a0b: 1\n", "- {a: 1 b: [}\n", "-a: 1\n  b: '\n", strings.Repeat("- ", 50), strings.Repeat("a: ", 50), "\xef\xbb\xbfa: 1"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, src string) {
		var errs strict.Errors
		c := strict.Parse("f.yaml", []byte(src), &errs)
		if c.Node() == nil && errs.Len() == 0 {
			t.Fatal("nothing was read, and nobody was told why")
		}
		walk(c, 0)
		var faults strict.Faults
		if errors.As(errs.Err(), &faults) {
			for _, e := range faults.List { // an empty value may stand on the line after the last
				if e.At.Line < 1 || e.At.Line > 2+lineBreaks(src) || e.At.Column < 1 {
					t.Errorf("a fault outside of the file: %v", e)
				}
			}
		}
	})
}

// lineBreaks counts what YAML takes for the end of a line.
func lineBreaks(src string) int {
	n := 0
	for _, r := range src {
		if strings.ContainsRune("\n\r\u0085\u2028\u2029", r) {
			n++
		}
	}
	return n
}

// BenchmarkHostile reads files made to be slow, each as large as is read at all:
// none may take a second.
func BenchmarkHostile(b *testing.B) {
	for name, s := range map[string]string{
		"same keys":   strings.Repeat("a: 1\n", strict.MaxBytes/5),
		"small maps":  "a: [" + strings.Repeat("{a: 1},", strict.MaxBytes/7-2) + "]",
		"anchors":     strings.Repeat("- &a x\n", strict.MaxBytes/7),
		"brackets":    strings.Repeat("[", strict.MaxBytes),
		"blank lines": strings.Repeat("\n", strict.MaxBytes),
		"no columns":  strings.Repeat("a:\n b: 1\n  c: 1\n", strict.MaxBytes/16),
		"one entry":   "a:\n" + strings.Repeat("  b: 1\n   c: 1\n", strict.MaxBytes/16),
		"no colons":   strings.Repeat("a: 1\nb\n", strict.MaxBytes/8),
	} {
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				var errs strict.Errors
				strict.Parse("f", []byte(s), &errs)
			}
		})
	}
}
