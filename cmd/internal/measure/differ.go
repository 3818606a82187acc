package measure

import (
	"slices"
	"strings"

	"househagal/cmd/internal/command"
	"househagal/data"
	"househagal/rival"
)

// single is one thing that B has otherwise than A: a value, an entry that is new
// or gone. Changes laid over A's rules make it as in B.
type single struct {
	name    string // "rivals.staban_tuek.swordmaster"
	from    string // as A and B have it, "" for nothing
	to      string
	changes []setting
}

// differences lists what b has otherwise than a, each by itself. An entry that
// is new or gone counts as one.
func differences(a, b *data.Resolved) []single {
	var out []single
	diff := data.Diff(a, b)
	whole := map[string]int{} // entries that only one side has: where they stand in out
	for _, d := range diff {
		if c, err := settingAt(d.Path, d.B); err == nil && c.entry != "" && c.key == "id" {
			x := single{name: c.section + "." + c.entry, to: "new"}
			if d.B == "" {
				x.from, x.to, x.changes = "there", "gone", []setting{{c.section, c.entry, "remove", "true"}}
			}
			whole[x.name] = len(out)
			out = append(out, x)
		}
	}
	for _, d := range diff {
		c, err := settingAt(d.Path, d.B)
		if err != nil {
			continue
		}
		if i, ok := whole[c.section+"."+c.entry]; ok && c.entry != "" {
			if out[i].to == "new" {
				out[i].changes = append(out[i].changes, c)
			}
			continue
		}
		out = append(out, words(single{d.Path, d.A, d.B, []setting{c}})...)
	}
	return out
}

// words parts a change of a list of words into the words that come and go, each
// by itself. Any other change stays whole.
func words(x single) []single {
	a, okA := wordList(x.from)
	b, okB := wordList(x.to)
	come := slices.DeleteFunc(slices.Clone(b), func(w string) bool { return slices.Contains(a, w) })
	gone := slices.DeleteFunc(slices.Clone(a), func(w string) bool { return slices.Contains(b, w) })
	if !okA || !okB || len(come)+len(gone) < 2 {
		return []single{x}
	}
	var out []single
	add := func(name, from, to string, list []string) {
		c := x.changes[0]
		c.text = "[" + strings.Join(list, ", ") + "]"
		out = append(out, single{x.name + "." + name, from, to, []setting{c}})
	}
	for _, w := range come {
		add(w, "", "there", append(slices.Clone(a), w))
	}
	for _, w := range gone {
		add(w, "there", "gone", slices.DeleteFunc(slices.Clone(a), func(v string) bool { return v == w }))
	}
	return out
}

// wordList reads "[a, b]"; "" is an empty list.
func wordList(text string) ([]string, bool) {
	if text == "" {
		return nil, true
	}
	in, ok := strings.CutPrefix(text, "[")
	in, ok2 := strings.CutSuffix(in, "]")
	if !ok || !ok2 || strings.ContainsAny(in, "[]{}:\"'") {
		return nil, false
	}
	return strings.Split(in, ", "), true
}

// levelDifferences lists what level lb of b has otherwise than level la of a:
// values that make la like it.
func levelDifferences(a *data.Resolved, la string, b *data.Resolved, lb string) []single {
	var out []single
	va, vb := levelValues(a, la), levelValues(b, lb)
	for _, key := range levelKeys(a, b) {
		if va[key] != vb[key] {
			out = append(out, words(single{"difficulty." + key, va[key], vb[key], []setting{{"difficulty", la, key, vb[key]}}})...)
		}
	}
	return out
}

func levelValues(r *data.Resolved, level string) map[string]string {
	out := map[string]string{}
	for _, v := range r.Values() {
		if v.Section == "difficulty" && v.Entry == level && v.Key != "id" && v.Key != "name" {
			out[v.Key] = v.Text
		}
	}
	return out
}

// levelKeys are the keys that any level has, in the order of the file.
func levelKeys(rs ...*data.Resolved) []string {
	var c []setting
	for _, r := range rs {
		for _, v := range r.Values() {
			if v.Section == "difficulty" && v.Key != "id" && v.Key != "name" {
				c = append(c, setting{key: v.Key})
			}
		}
	}
	return order(c, func(c setting) string { return c.key })
}

// apply returns a's rules with x as b has it. A value that b leaves out is
// written as what leaving it out means; false when no such word fits.
func (x *single) apply(layers *data.Layers, choice rival.Choice) (*data.Resolved, bool) {
	words := []string{""}
	if len(x.changes) == 1 && x.changes[0].text == "" {
		words = []string{"0", "false", "true", "[]", "{}"}
	}
	for _, w := range words {
		c := append([]setting(nil), x.changes...)
		if w != "" {
			c[0].text = w
		}
		with := layers.With(fileOver(choice, command.Speaker(nil).Say("cli.one_value"), c...))
		r, err := with.ResolveWith(choice)
		if err == nil && (w == "" || !has(r, c[0])) {
			return r, true
		}
	}
	return nil, false
}

// has reports whether the rules still say anything of the value of c.
func has(r *data.Resolved, c setting) bool {
	for _, v := range r.Values() {
		if v.Path() == c.path() {
			return true
		}
	}
	return false
}

// short cuts a value to a readable length.
func short(text string, n int) string {
	text = strings.TrimSpace(text)
	if len(text) > n {
		return text[:n-3] + "..."
	}
	return text
}
