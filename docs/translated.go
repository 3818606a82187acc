package docs

import (
	"embed"
	"slices"
	"strings"
	"sync"

	"golang.org/x/text/cases"
	"golang.org/x/text/language"
	"gopkg.in/yaml.v3"
)

// Entries in other languages stand beside the pages, a file a language: by the id
// of an entry its title and its first paragraph. What is longer stays in English.
//
//go:embed rules/*.yaml
var translations embed.FS

// translation is an entry in another language.
type translation struct {
	Title string `yaml:"title"`
	First string `yaml:"first"`
}

var translated sync.Map // tag -> map[string]translation

// in reads the entries of a language, once; nil where there are none.
func in(tag string) map[string]translation {
	if all, ok := translated.Load(tag); ok {
		return all.(map[string]translation)
	}
	var all map[string]translation
	if text, err := translations.ReadFile("rules/" + tag + ".yaml"); err == nil {
		_ = yaml.Unmarshal(text, &all) // a test reads every file
	}
	translated.Store(tag, all)
	return all
}

// Speaks says whether there are entries in a language beside English.
func Speaks(tag string) bool { return in(tag) != nil }

// In is an entry in the language of a tag: its title and, as its only line, its
// first paragraph. It reports false where the language has none.
func (e Entry) In(tag string) (Entry, bool) {
	x, ok := in(tag)[e.ID]
	if !ok {
		return e, false
	}
	e.Title, e.Lines = x.Title, []string{x.First}
	return e, true
}

// TopicsIn is Topics for a word of another language: the entries with it in their
// title there, then those with it in their first paragraph, then those that the
// word is about in English. All are as [Entry.In] has them.
func TopicsIn(tag, word string) []Entry {
	var byTitle, byText []Entry
	small := cases.Lower(language.Make(tag)).String
	word = strings.TrimSpace(word)
	for _, e := range book() {
		x, ok := e.In(tag)
		switch {
		case !ok || word == "":
		case strings.Contains(small(x.Title), small(word)):
			byTitle = append(byTitle, x)
		case strings.Contains(small(x.Lines[0]), small(word)):
			byText = append(byText, x)
		}
	}
	found := slices.Concat(byTitle, byText)
	for _, e := range Topics(word) {
		x, _ := e.In(tag)
		if !slices.ContainsFunc(found, func(f Entry) bool { return f.ID == x.ID }) {
			found = append(found, x)
		}
	}
	return found
}
