package inspect

import (
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"househagal/cmd/internal/command"
	"househagal/cmd/internal/say"
	"househagal/data"
	"househagal/data/strict"
)

// showNamed prints every entry of any shelf that bears a name.
func showNamed(c *cobra.Command, s command.Streams, game, name string, asJSON bool) error {
	if near := strict.Nearest(name, shelfNames()); near != "" && !strings.Contains(name, " ") {
		return command.Usage(command.Error("cli.show_unknown_list", say.Args{"word": name, "text": command.Speaker(nil).Say("cli.did_you_mean", say.Args{"word": near})}))
	}
	r, err := command.RulesOf(c, game)
	if err != nil {
		return err
	}
	var found []data.Value
	var wrong error
	for i := range shelves {
		x := &shelves[i]
		if x.list == nil {
			continue
		}
		values := x.values(r)
		found = append(found, named(values, name)...)
		if id := nearestEntry(values, name); id != "" && wrong == nil {
			wrong = unknownEntry(x.name, name, id)
		}
	}
	x := moduleNamed(command.Speaker(r.Box), name)
	switch {
	case found == nil && x != nil:
		return showModule(c, s, r, x, asJSON)
	case found == nil && wrong != nil:
		return command.Usage(wrong)
	case found == nil:
		return command.Usage(command.Error("cli.show_unknown_list", say.Args{"word": name, "text": command.Speaker(nil).Say("cli.write", say.Args{"text": strict.OneOf(shelfNames())})}))
	case asJSON:
		return printValues(s.Out, found, true)
	}
	return command.PrintLines(s.Out, entryLines(found))
}

// named returns the values of the entries with that id or printed name: a space, a
// post and a card may share one, and all are meant.
func named(values []data.Value, word string) []data.Value {
	meant := map[string]bool{}
	for _, v := range values {
		if strict.Same(v.Entry, word) || bears(v, word) {
			meant[v.Entry] = true
		}
	}
	var out []data.Value
	for _, v := range values {
		if meant[v.Entry] {
			out = append(out, v)
		}
	}
	return out
}

// bears reports whether v is a name that word is, or one of the two of a card.
func bears(v data.Value, word string) bool {
	if v.Key != "name" && v.Key != "short" {
		return false
	}
	for part := range strings.SplitSeq(bare(v), "/") {
		if strict.Same(part, word) {
			return true
		}
	}
	return strict.Same(bare(v), word)
}

// nearestEntry returns the id of the entry whose id or name was meant, "" where
// none is near.
func nearestEntry(values []data.Value, word string) string {
	var ids, names []string
	of := map[string]string{}
	for _, v := range values {
		switch v.Key {
		case "id":
			ids = append(ids, v.Entry)
		case "name":
			names = append(names, bare(v))
			of[bare(v)] = v.Entry
		}
	}
	if id := strict.Nearest(word, ids); id != "" {
		return id
	}
	return of[strict.Nearest(word, names)]
}

// unknownEntry says that a shelf has no such entry, and which one may be meant.
func unknownEntry(shelf, word, near string) error {
	text := command.Speaker(nil).Say("cli.show_lists", say.Args{"name": shelf})
	if near != "" {
		text = command.Speaker(nil).Say("cli.did_you_mean", say.Args{"word": near})
	}
	return command.Error("cli.show_unknown", say.Args{"name": shelf, "word": word, "text": text})
}

// bare is a value without the quotes of YAML.
func bare(v data.Value) string {
	if s, err := strconv.Unquote(v.Text); err == nil {
		return s
	}
	return v.Text
}
