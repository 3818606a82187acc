package cli

import (
	"fmt"
	"slices"
	"strings"

	"househagal/data"
)

// change is one value of the rules that is set otherwise.
type change struct {
	section, entry, key string // entry "" in a map of values
	text                string // YAML in flow style
}

// entrySections are the sections whose entries have ids.
var entrySections = []string{"board.factions", "board.spaces", "board.posts", "board.groups", "hagal", "rivals", "conflicts", "objectives", "difficulty"}

// changeAt makes a change of the path of a value: "rivals.staban_tuek.swordmaster",
// "constants.vp_price.spice".
func changeAt(path, text string) (change, error) {
	for _, s := range entrySections {
		if rest, ok := strings.CutPrefix(path, s+"."); ok {
			entry, key, ok := strings.Cut(rest, ".")
			if !ok {
				break
			}
			return change{s, entry, key, text}, nil
		}
	}
	i := strings.LastIndexByte(path, '.')
	if i <= 0 || i == len(path)-1 {
		return change{}, fmt.Errorf("%s: give the path of a value, as in rivals.staban_tuek.swordmaster or constants.vp_price.spice", path)
	}
	return change{section: path[:i], key: path[i+1:], text: text}, nil
}

func (c change) path() string {
	if c.entry == "" {
		return c.section + "." + c.key
	}
	return c.section + "." + c.entry + "." + c.key
}

// overlay writes changes as a file of rules that lies over those it changes.
func overlay(changes []change) []byte {
	var b strings.Builder
	for _, top := range order(changes, func(c change) string { return strings.SplitN(c.section, ".", 2)[0] }) {
		in := only(changes, func(c change) bool { return strings.SplitN(c.section, ".", 2)[0] == top })
		fmt.Fprintf(&b, "%s:\n", top)
		for _, section := range order(in, func(c change) string { return c.section }) {
			part := only(in, func(c change) bool { return c.section == section })
			indent := "  "
			if _, sub, ok := strings.Cut(section, "."); ok {
				fmt.Fprintf(&b, "  %s:\n", sub)
				indent = "    "
			}
			writeSection(&b, part, indent)
		}
	}
	return []byte(b.String())
}

func writeSection(b *strings.Builder, part []change, indent string) {
	if part[0].entry == "" {
		for _, c := range part {
			fmt.Fprintf(b, "%s%s: %s\n", indent, c.key, c.text)
		}
		return
	}
	for _, entry := range order(part, func(c change) string { return c.entry }) {
		fmt.Fprintf(b, "%s- {id: %s", indent, entry)
		for _, c := range part {
			if c.entry == entry && c.key != "id" {
				fmt.Fprintf(b, ", %s: %s", c.key, c.text)
			}
		}
		b.WriteString("}\n")
	}
}

// order lists what of gives, each once, in the order of the changes.
func order(changes []change, of func(change) string) []string {
	var out []string
	for _, c := range changes {
		if s := of(c); !slices.Contains(out, s) {
			out = append(out, s)
		}
	}
	return out
}

func only(changes []change, keep func(change) bool) []change {
	var out []change
	for _, c := range changes {
		if keep(c) {
			out = append(out, c)
		}
	}
	return out
}

// file is an overlay as a file for data.Layers.
func file(name string, changes ...change) data.File {
	return data.File{Name: name, Text: overlay(changes)}
}
