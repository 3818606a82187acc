package view

import (
	"strings"

	"househagal/data"
	"househagal/rival"
)

// maxOwn is how many changes a line of own rules names; the rest is counted.
const maxOwn = 6

// OwnRules says which files of somebody's own changed the rules of a box, and
// what they change, on lines of at most the width of a page: "Own rules mine.yaml:
// target 12 (10); new Mine; without Secrets". None for the program's own rules.
func OwnRules(box *rival.Box) []string {
	text := ownText(box)
	if text == "" {
		return nil
	}
	return fold("Own rules  "+text, PageWidth, 11)
}

// ownText is what OwnRules says after its head.
func ownText(box *rival.Box) string {
	list, err := data.Changes(box)
	if err != nil || box == nil || len(box.Files) == 0 {
		return ""
	}
	what := "nothing changed"
	if len(list) > 0 {
		what = changesText(list, maxOwn)
	}
	return strings.Join(box.Files, ", ") + ": " + what + "."
}

// changesText lists changes, at most n of them.
func changesText(list []data.Change, n int) string {
	var parts []string
	for i, c := range list {
		if i == n {
			parts = append(parts, count(len(list)-n, "more change"))
			break
		}
		parts = append(parts, changeText(c))
	}
	return strings.Join(parts, "; ")
}

// changeText is one change, with what it was: "new Mine", "without Secrets",
// "Fremkit copies 2", "vp price spice 6 (7)".
func changeText(c data.Change) string {
	switch {
	case c.Key == "" && c.Was == "":
		return "new " + c.Name
	case c.Key == "":
		return "without " + c.Name
	}
	of := c.Name
	if of == "" {
		_, of, _ = strings.Cut(c.Section, ".")
	}
	text := strings.TrimSpace(strings.ReplaceAll(of+" "+c.Key, "_", " ")) + " " + plainValue(c.Is)
	if was := plainValue(c.Was); c.Was != "" && was != "changed" {
		text += " (" + was + ")"
	}
	return text
}

// plainValue is a value that a line has room for; longer ones are only "changed".
func plainValue(text string) string {
	switch {
	case text == "":
		return "left out"
	case len(text) > 24 || strings.ContainsAny(text, "[{"):
		return "changed"
	}
	return text
}

// inForce are the numbers that hold in place of those a rule page gives.
func inForce(box *rival.Box) []string {
	list, err := data.Changes(box)
	if err != nil {
		return nil
	}
	var numbers []data.Change
	for _, c := range list {
		if c.Entry == "" {
			numbers = append(numbers, c)
		}
	}
	if numbers == nil {
		return nil
	}
	return fold("In this game: "+changesText(numbers, 2*maxOwn)+".", PageWidth, 0)
}
