package data

import (
	"path/filepath"
	"slices"
	"strings"
	"unicode"

	"househagal/rival"
)

// What a save keeps of the files that its rules were made of.
const (
	maxFiles    = 40
	maxFileName = 60
)

// fileName is the last part of a path, as a text that a save can hold.
func fileName(path string) string {
	name := []rune(strings.Map(func(r rune) rune {
		if r == unicode.ReplacementChar || !unicode.IsPrint(r) {
			return '?'
		}
		return r
	}, filepath.Base(path)))
	s := string(name[:min(len(name), maxFileName)])
	if strings.TrimSpace(s) == "" {
		return "?"
	}
	return s
}

// Change is one thing that a box has otherwise than the rules that come with the
// program. Key is "" for an entry that is new (Was is "") or gone (Is is "").
type Change struct {
	Section, Entry string // Entry "" in a map of values
	Name           string // of the entry, as printed
	Key, Was, Is   string
}

// Changes lists what b has otherwise than the rules that come with the program:
// nothing for those themselves, or where there is none.
func Changes(b *rival.Box) ([]Change, error) {
	if b == nil || len(b.Files) == 0 {
		return nil, nil
	}
	base, err := LoadWith(modulesOf(b))
	if err != nil {
		return nil, err
	}
	before, err := resolved(base)
	if err != nil {
		return nil, err
	}
	now, err := resolved(b)
	if err != nil {
		return nil, err
	}
	return changes(before.Values(), now.Values()), nil
}

// modulesOf are the modules that come with the program among the layers of b.
func modulesOf(b *rival.Box) rival.Choice {
	c := b.Choice()
	base, err := Load(b.Rules.Game)
	c.Layers = slices.DeleteFunc(c.Layers, func(id string) bool {
		return err != nil || !slices.ContainsFunc(base.Offered, func(l rival.Layer) bool { return l.ID == id })
	})
	return c
}

// resolved reads back what Print writes of b, so that its values can be listed.
func resolved(b *rival.Box) (*Resolved, error) { return parse("rules", Print(b)) }

func changes(before, now []Value) []Change {
	var out []Change
	is, was := byPath(now), byPath(before)
	for _, v := range now {
		old, known := was[v.Path()]
		switch _, entry := was[v.Section+"."+v.Entry+".id"]; {
		case v.Entry != "" && !entry:
			if v.Key == "id" {
				out = append(out, Change{v.Section, v.Entry, nameOf(is, v), "", "", v.Text})
			}
		case !known || old != v.Text:
			out = append(out, Change{v.Section, v.Entry, nameOf(is, v), v.Key, old, v.Text})
		}
	}
	for _, v := range before {
		_, entry := is[v.Section+"."+v.Entry+".id"]
		_, known := is[v.Path()]
		switch {
		case v.Entry != "" && !entry:
			if v.Key == "id" {
				out = append(out, Change{v.Section, v.Entry, nameOf(was, v), "", v.Text, ""})
			}
		case !known:
			out = append(out, Change{v.Section, v.Entry, nameOf(is, v), v.Key, v.Text, ""})
		}
	}
	return out
}

func byPath(list []Value) map[string]string {
	out := make(map[string]string, len(list))
	for _, v := range list {
		out[v.Path()] = v.Text
	}
	return out
}

// nameOf is what the entry of v is called, its id where it has no name.
func nameOf(texts map[string]string, v Value) string {
	if s := strings.Trim(texts[v.Section+"."+v.Entry+".name"], `"`); s != "" {
		return s
	}
	return v.Entry
}
