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

// mostFaults is how many faults of a file of words are told; who begins one has a
// message missing for each that there is.
const mostFaults = 5000

// Check reads a catalogue by the letter. Its faults have file, line and column:
// what is no YAML, what no message may say, characters that terminals draw in
// different widths, what is too wide for its place, and where the file has other
// messages or other arguments than the English one. The name of the file is the
// tag of its language.
func Check(name string, src []byte) error { return check(name, src, true) }

// check is Check; of a language that is not whole yet messages may be missing.
func check(name string, src []byte, whole bool) error {
	errs := strict.Errors{Most: mostFaults}
	tag, err := tagOf(name)
	if err != nil {
		errs.Add(strict.Pos{File: name, Line: 1, Column: 1}, "no language is called %q; name the file by its tag, as in zh-Hans.yaml", filepath.Base(name))
		return errs.Err()
	}
	x := checker{lang: &Language{tag: tag, src: src}, seen: map[ID]bool{}, sections: map[string]strict.Cursor{}}
	root := strict.Parse(name, src, &errs)
	if errs.Err() == nil && root.Kind() != strict.Map {
		errs.Add(strict.Pos{File: name, Line: 1, Column: 1}, "no sentence stands here; begin with a copy of en.yaml (docs/translating.md)")
		return errs.Err()
	}
	root.Each(func(section, messages strict.Cursor) {
		x.sections[section.ID()] = section
		messages.Each(func(key, v strict.Cursor) {
			if key.ID() != "" {
				x.message(ID(section.Raw()+"."+key.Raw()), key, v)
			}
		})
	})
	if root.Ok() && whole {
		x.missing(root)
	}
	return errs.Err()
}

// tagOf is the language of a file that is named by its tag.
func tagOf(name string) (language.Tag, error) {
	return language.Parse(strings.TrimSuffix(filepath.Base(name), filepath.Ext(name)))
}

// missing finds messages that are there in English alone, and reports each where
// its section begins.
func (x *checker) missing(root strict.Cursor) {
	for _, id := range slices.Sorted(maps.Keys(English().all())) {
		if x.seen[id] {
			continue
		}
		at, ok := x.sections[id.section()]
		if !ok {
			at = root
		}
		at.Fail("%s is missing; in English it is %q", id, English().text(id))
	}
}

// checker looks at the messages of one file.
type checker struct {
	lang     *Language
	seen     map[ID]bool
	sections map[string]strict.Cursor // by name
}

func (x *checker) message(id ID, key, v strict.Cursor) {
	x.seen[id] = true
	if v.Kind() != strict.Scalar {
		v.Text(strict.MaxText) // says what would be right
		return
	}
	if v.Raw() != x.lang.text(id) {
		v.Fail("%s is written in a way that is not read; write it on one line, or indented by four behind |", id)
		return
	}
	m, err := parse(v.Raw())
	if err != nil {
		v.Fail("%s: %v", id, err)
		return
	}
	x.parts(id, m.parts, v)
	x.characters(id, v)
	x.width(id, m, v)
	x.fact(id, v)
	english, ok := English().text(id), English().has(id)
	switch {
	case ok:
		x.same(id, m, english, v)
	case x.ownForm(id):
		x.same(id, m, "{"+formArgument(id.section())+"}", v)
	default:
		key.Fail("there is no message %s; %s", id, nearestID(id))
	}
}

// fact finds what the language says of itself and nobody understands.
func (x *checker) fact(id ID, v strict.Cursor) {
	switch id {
	case languageShelves:
		for _, shelf := range strings.Fields(v.Raw()) {
			if kindOnShelf[shelf] == "" {
				v.Fail("%s: there is no shelf %q; the shelves are %s", id, shelf, strict.OneOf(slices.Sorted(maps.Keys(kindOnShelf))))
			}
		}
	case languagePrinted:
		if v.Raw() != "yes" && v.Raw() != "no" {
			v.Fail("%s is %q; write \"yes\" or \"no\", in quotes", id, v.Raw())
		}
	}
}

// ownForm says whether a message that English has not is a form that the language
// gives to a kind of argument, and uses: space.dative, amount.spice_genitive.
func (x *checker) ownForm(id ID) bool {
	_, form, _ := strings.Cut(string(id), ".")
	k := kind(id.section())
	if !slices.Contains(kinds, k) || k == aText || k == aSwitch {
		return false
	}
	if ids := nameIDs[k]; ids != nil {
		of := slices.IndexFunc(ids, func(of string) bool { return strings.HasPrefix(form, of+"_") })
		if of < 0 {
			return false
		}
		form = form[len(ids[of])+1:]
	}
	return slices.ContainsFunc(slices.Collect(maps.Values(x.lang.all())), func(text string) bool { return usesForm(text, form) })
}

// usesForm says whether a text has an argument in a form.
func usesForm(text, form string) bool {
	m, err := parse(text)
	return err == nil && strings.Contains(text, "."+form) && formed(m.parts, form)
}

func formed(parts []part, form string) bool {
	return slices.ContainsFunc(parts, func(p part) bool {
		return slices.Contains(p.forms, form) || slices.ContainsFunc(p.branches, func(b branch) bool { return formed(b.parts, form) })
	})
}

// nameIDs are how the messages begin that name a resource or an icon.
var nameIDs = map[kind][]string{anAmount: resourceIDs, aResource: resourceIDs, anIcon: iconIDs}

// formArgument is the argument of the messages that write a form of a kind, "" for
// those that have none.
func formArgument(section string) string {
	switch kind(section) {
	case anAmount:
		return "n"
	case aResource, anIcon:
		return ""
	}
	return section
}

// nearestID suggests a message for one that does not exist.
func nearestID(id ID) string {
	var all []string
	for known := range English().all() {
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
		if !slices.Contains(ours, h) && !counts(want.parts, h) {
			v.Fail("%s leaves out {%s}, which the English text has", id, h)
		}
	}
	for _, h := range ours {
		if !slices.Contains(theirs, h) {
			v.Fail("%s has no argument {%s}; its arguments are %s", id, h, strict.OneOf(theirs))
		}
	}
}

// counts says whether a text has an argument for nothing but to choose between
// one and many, which other languages need not.
func counts(parts []part, hole string) bool {
	for i := range parts {
		p := &parts[i]
		plain := p.hole == hole && (p.branches == nil || slices.ContainsFunc(p.branches, func(b branch) bool { return b.key != "one" && b.key != "other" }))
		if plain || slices.ContainsFunc(p.branches, func(b branch) bool { return !counts(b.parts, hole) }) {
			return false
		}
	}
	return true
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
	case changes(form), list && joins(form), k == aText, k == aRival && form == formFull, k == aModule && (form == formFull || form == formSetup):
		return true
	case list && of == "": // of any kind
		return slices.ContainsFunc(kinds, func(k kind) bool { return k != aText && k != aList && x.form(k, form) })
	case list:
		return x.form(of, form)
	case k == aPost && (form == "where" || form == "noun"):
		return true
	case x.lang.has(ID(string(k) + "." + form)):
		return true
	case k == aSeat:
		return x.form(aRival, form)
	case slices.Contains(slices.Collect(maps.Values(kindOnShelf)), k) && (form == formShort || x.lang.bends(k, form)):
		return true
	case k == anAmount || k == aResource:
		return x.lang.has(ID(string(k) + "." + resourceIDs[0] + "_" + form))
	case k == anIcon:
		return x.lang.has(ID("icon." + iconIDs[1] + "_" + form))
	}
	return false
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
		return exact && err == nil || key == "none" || slices.Contains(used, key) || k == anAmount && slices.Contains(resourceIDs, key)
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
		return []string{"you", "nobody", "person"}
	case aResource:
		return resourceIDs
	case anIcon:
		return iconIDs
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
