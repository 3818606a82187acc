package say

import (
	"maps"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/text/language"

	"househagal/data/strict"
)

// Check reads a catalogue by the letter. Its faults have file, line and column:
// what is no YAML, what no message may say, and where the file has other messages
// or other arguments than the English one. The name of the file is the tag of its
// language.
func Check(name string, src []byte) error {
	tag, err := language.Parse(strings.TrimSuffix(filepath.Base(name), filepath.Ext(name)))
	var errs strict.Errors
	if err != nil {
		errs.Add(strict.Pos{File: name, Line: 1, Column: 1}, "no language is called %q; name the file by its tag, as in zh-Hans.yaml", filepath.Base(name))
		return errs.Err()
	}
	x := checker{lang: &Language{tag: tag, texts: scan(string(src))}, seen: map[ID]bool{}}
	root := strict.Parse(name, src, &errs)
	root.Each(func(section, messages strict.Cursor) {
		section.ID()
		messages.Each(func(key, v strict.Cursor) {
			if key.ID() != "" {
				x.message(ID(section.Raw()+"."+key.Raw()), key, v)
			}
		})
	})
	for _, id := range slices.Sorted(maps.Keys(English().texts)) {
		if root.Ok() && !x.seen[id] {
			root.Fail("%s is missing; in English it is %q", id, English().texts[id])
		}
	}
	return errs.Err()
}

// checker looks at the messages of one file.
type checker struct {
	lang *Language
	seen map[ID]bool
}

func (x *checker) message(id ID, key, v strict.Cursor) {
	x.seen[id] = true
	if v.Kind() != strict.Scalar {
		v.Text(strict.MaxText) // says what would be right
		return
	}
	if v.Raw() != x.lang.texts[id] {
		v.Fail("%s is written in a way that is not read; write it on one line, or indented by four behind |", id)
		return
	}
	m, err := parse(v.Raw())
	if err != nil {
		v.Fail("%s: %v", id, err)
		return
	}
	x.parts(id, m.parts, v)
	english, ok := English().texts[id]
	if !ok {
		key.Fail("there is no message %s; %s", id, nearestID(id))
		return
	}
	x.same(id, m, english, v)
}

// nearestID suggests a message for one that does not exist.
func nearestID(id ID) string {
	var all []string
	for known := range English().texts {
		all = append(all, string(known))
	}
	slices.Sort(all)
	if near := strict.Nearest(string(id), all); near != "" {
		return "did you mean " + near + "?"
	}
	return "take it out"
}

// same compares the arguments with those of the English text.
func (x *checker) same(id ID, m message, english string, v strict.Cursor) {
	want, err := parse(english)
	if err != nil {
		return
	}
	ours, theirs := m.holes(), want.holes()
	for _, h := range theirs {
		if !slices.Contains(ours, h) {
			v.Fail("%s leaves out {%s}, which the English text has", id, h)
		}
	}
	for _, h := range ours {
		if !slices.Contains(theirs, h) {
			v.Fail("%s has no argument {%s}; its arguments are %s", id, h, strict.OneOf(theirs))
		}
	}
}

// holes are the names of the arguments of a message, each once, sorted.
func (m *message) holes() []string {
	return slices.Compact(slices.Sorted(slices.Values(names(m.parts))))
}

func names(parts []part) []string {
	var out []string
	for i := range parts {
		if parts[i].hole != "" {
			out = append(out, parts[i].hole)
		}
		for _, b := range parts[i].branches {
			out = append(out, names(b.parts)...)
		}
	}
	return out
}

// parts finds arguments, forms and choices that mean nothing.
func (x *checker) parts(id ID, parts []part, v strict.Cursor) {
	for i := range parts {
		p := &parts[i]
		if p.hole == "" {
			continue
		}
		k, ok := holes[p.hole]
		if !ok {
			known := slices.Sorted(maps.Keys(holes))
			v.Fail("%s: no argument is called {%s}; the nearest is {%s}", id, p.hole, strict.Nearest(p.hole, known))
			continue
		}
		for _, f := range p.forms {
			if !x.form(k, f) {
				v.Fail("%s: {%s} is a %s, which has no form %s; add a message %s.%s for it", id, p.hole, k, f, k, f)
			}
		}
		x.branches(id, p, k, v)
		for _, b := range p.branches {
			x.parts(id, b.parts, v)
		}
	}
}

// form says whether a kind of argument has a form in the language.
func (x *checker) form(k kind, form string) bool {
	of, list := k.item()
	switch {
	case changes(form), list && joins(form), k == aText, k == aRival && form == "full":
		return true
	case list && of == "": // of any kind
		return slices.ContainsFunc(kinds, func(k kind) bool { return k != aText && k != aList && x.form(k, form) })
	case list:
		return x.form(of, form)
	case k == aPost && (form == "where" || form == "noun"):
		return true
	case k == anAmount || k == aResource:
		return x.lang.has(ID(string(k) + "." + resourceIDs[0] + "_" + form))
	case k == anIcon:
		return x.lang.has(ID("icon." + iconIDs[1] + "_" + form))
	}
	return x.lang.has(ID(string(k) + "." + form))
}

// branches finds keys of a choice that its argument never has, and plural
// categories that are missing.
func (x *checker) branches(id ID, p *part, k kind, v strict.Cursor) {
	plural, used := false, x.lang.categories()
	for _, b := range p.branches {
		plural = plural || b.key != "other" && slices.Contains(used, b.key)
		if !x.key(k, b.key, used) {
			v.Fail("%s: {%s?} is a %s and never %q; %s", id, p.hole, k, b.key, keysOf(k, used))
		}
	}
	if !plural {
		return
	}
	for _, c := range used {
		if !slices.ContainsFunc(p.branches, func(b branch) bool { return b.key == c }) {
			v.Fail("%s: {%s?} has no branch for %s, which the language needs", id, p.hole, c)
		}
	}
}

// key says whether an argument of a kind can have that trait.
func (x *checker) key(k kind, key string, used []string) bool {
	n, exact := strings.CutPrefix(key, "=")
	_, err := strconv.Atoi(n)
	_, list := k.item()
	switch {
	case key == "other":
		return true
	case k == aNumber || list || k == anAmount:
		return exact && err == nil || key == "none" || slices.Contains(used, key) || k == anAmount && slices.Contains(resourceIDs[:], key)
	}
	return slices.Contains(traitsOf(k), key) || len(traitsOf(k)) == 0 && strict.IsID(key)
}

// traitsOf lists the traits of a kind, none for those that have the ids of a box.
func traitsOf(k kind) []string {
	switch k {
	case aText:
		return []string{"none"}
	case aSwitch:
		return []string{"yes", "no"}
	case aSeat:
		return []string{"you", "nobody"}
	case aResource:
		return resourceIDs[:]
	case anIcon:
		return iconIDs[:]
	}
	return nil
}

func keysOf(k kind, used []string) string {
	if t := traitsOf(k); len(t) > 0 {
		return "it can be " + strict.OneOf(t)
	}
	return "it can be =1, none, " + strings.Join(used, ", ")
}

// categories are the plural categories that whole numbers have in the language.
func (l *Language) categories() []string {
	var out []string
	for n := range 201 {
		if c := l.category(n); !slices.Contains(out, c) {
			out = append(out, c)
		}
	}
	slices.Sort(out)
	return out
}
