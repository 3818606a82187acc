package data

import (
	"fmt"
	"strings"
)

// Show writes the resolved rules for a person: a key a line, with where its
// value came from and how sure it is. The text can be read back as a file.
func (x *Resolved) Show() []byte {
	var b strings.Builder
	fmt.Fprintf(&b, "game: %s\n", gameWords[x.Box.Rules.Game])
	section, entry := []string{}, ""
	for _, v := range x.Values() {
		path := strings.Split(v.Section, ".")
		for i, s := range path {
			if i < len(section) && section[i] == s {
				continue
			}
			fmt.Fprintf(&b, "%s%s:\n", strings.Repeat("  ", i), s)
			section, entry = append(section[:i:i], s), ""
		}
		section = section[:len(path)]
		indent := strings.Repeat("  ", len(path))
		if v.Entry != "" {
			lead := "  "
			if v.Entry != entry {
				lead = "- "
			}
			indent, entry = indent+lead, v.Entry
		}
		line := indent + v.Key + ": " + v.Text
		from := fmt.Sprintf("%s:%d", v.From.File, v.From.Line)
		if v.Confidence != "" {
			from += ", " + v.Confidence
		}
		fmt.Fprintf(&b, "%-58s # %s\n", line, from)
	}
	return []byte(b.String())
}
