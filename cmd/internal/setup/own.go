package setup

import (
	"strings"

	"househagal/cmd/internal/say"
	"househagal/data"
	"househagal/rival"
)

// maxOwn is how many changes a line of own rules names; the rest is counted.
const maxOwn = 6

// OwnText says which files of somebody's own changed the rules of a box, and what they
// change: "mine.yaml: target 12 (10); new Mine; without Secrets". "" for the program's
// own rules.
func OwnText(s say.Speaker) string {
	list, err := data.Changes(s.Box)
	if err != nil || s.Box == nil || len(s.Box.Files) == 0 {
		return ""
	}
	return s.Say("own.files", say.Args{"words": s.Box.Files, "names": ownVariants(s.Box), "texts": changes(s, list, maxOwn)})
}

// ownVariants are the names of the variants of somebody's own that are in force.
func ownVariants(box *rival.Box) []string {
	var names []string
	for _, x := range box.Layers {
		if !x.Module {
			names = append(names, x.Name)
		}
	}
	return names
}

// InForce are the numbers that hold in place of those a rule page gives; "": none.
func InForce(s say.Speaker) string {
	list, err := data.Changes(s.Box)
	if err != nil {
		return ""
	}
	var numbers []data.Change
	for _, c := range list {
		if c.Entry == "" {
			numbers = append(numbers, c)
		}
	}
	if numbers == nil {
		return ""
	}
	return s.Say("own.in_force", say.Args{"texts": changes(s, numbers, 2*maxOwn)})
}

// changes says each change, at most n of them, and counts the others.
func changes(s say.Speaker, list []data.Change, n int) []string {
	var parts []string
	for i, c := range list {
		if i == n {
			parts = append(parts, s.Say("own.more", say.Args{"n": len(list) - n}))
			break
		}
		parts = append(parts, change(s, c))
	}
	return parts
}

// change is one change, with what it was: "new Mine", "without Secrets", "Fremkit
// copies 2", "vp price spice 6 (7)".
func change(s say.Speaker, c data.Change) string {
	switch {
	case c.Key == "" && c.Was == "":
		return s.Say("own.new", say.Args{"name": c.Name})
	case c.Key == "":
		return s.Say("own.without", say.Args{"name": c.Name})
	}
	of := c.Name
	if of == "" {
		_, of, _ = strings.Cut(c.Section, ".")
	}
	key := strings.TrimSpace(strings.ReplaceAll(strings.Join([]string{of, c.Key}, " "), "_", " "))
	is := value(c.Is)
	switch was := value(c.Was); {
	case is == changed:
		return s.Say("own.changed", say.Args{"name": key, "was": shown(was)})
	case is == "":
		return s.Say("own.left_out", say.Args{"name": key, "was": shown(was)})
	default:
		return s.Say("own.set", say.Args{"name": key, "text": is, "was": shown(was)})
	}
}

// changed stands for a value that a line has no room for.
const changed = "..."

// value is a value as it stands in a file, "" for none, changed where it is long.
func value(text string) string {
	if len(text) > 24 || strings.ContainsAny(text, "[{") {
		return changed
	}
	return text
}

// shown is a value of before that can be shown, "" for any other.
func shown(was string) string {
	if was == changed {
		return ""
	}
	return was
}
