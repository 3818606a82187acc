package measure

import (
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"househagal/cmd/internal/command"
	"househagal/cmd/internal/say"
	"househagal/data"
	"househagal/engine"
	"househagal/rival"
)

// setting is one value of the rules that is set otherwise.
type setting struct {
	section, entry, key string // entry "" in a map of values
	text                string // YAML in flow style
}

// entrySections are the sections whose entries have ids.
var entrySections = []string{"board.factions", "board.spaces", "board.posts", "board.groups", "hagal", "rivals", "conflicts", "objectives", "difficulty"}

// settingAt makes a setting of the path of a value: "rivals.staban_tuek.swordmaster",
// "constants.vp_price.spice".
func settingAt(path, text string) (setting, error) {
	for _, s := range entrySections {
		if rest, ok := strings.CutPrefix(path, s+"."); ok {
			entry, key, ok := strings.Cut(rest, ".")
			if !ok {
				break
			}
			return setting{s, entry, key, text}, nil
		}
	}
	i := strings.LastIndexByte(path, '.')
	if i <= 0 || i == len(path)-1 {
		return setting{}, command.Error("cli.overlay_path", say.Args{"word": path})
	}
	return setting{section: path[:i], key: path[i+1:], text: text}, nil
}

func (c setting) path() string {
	if c.entry == "" {
		return c.section + "." + c.key
	}
	return c.section + "." + c.entry + "." + c.key
}

// overlay writes settings as a file of rules that lies over those it changes.
func overlay(changes []setting) []byte {
	var b strings.Builder
	for _, top := range order(changes, func(c setting) string { return strings.SplitN(c.section, ".", 2)[0] }) {
		in := only(changes, func(c setting) bool { return strings.SplitN(c.section, ".", 2)[0] == top })
		fmt.Fprintf(&b, "%s:\n", top)
		for _, section := range order(in, func(c setting) string { return c.section }) {
			part := only(in, func(c setting) bool { return c.section == section })
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

func writeSection(b *strings.Builder, part []setting, indent string) {
	if part[0].entry == "" {
		for _, c := range part {
			fmt.Fprintf(b, "%s%s: %s\n", indent, c.key, c.text)
		}
		return
	}
	for _, entry := range order(part, func(c setting) string { return c.entry }) {
		fmt.Fprintf(b, "%s- {id: %s", indent, entry)
		for _, c := range part {
			if c.entry == entry && c.key != "id" {
				fmt.Fprintf(b, ", %s: %s", c.key, c.text)
			}
		}
		b.WriteString("}\n")
	}
}

// order lists what of gives, each once, in the order of the settings.
func order(changes []setting, of func(setting) string) []string {
	var out []string
	for _, c := range changes {
		if s := of(c); !slices.Contains(out, s) {
			out = append(out, s)
		}
	}
	return out
}

func only(changes []setting, keep func(setting) bool) []setting {
	var out []setting
	for _, c := range changes {
		if keep(c) {
			out = append(out, c)
		}
	}
	return out
}

// below are the flags of c that say which files there are, as one types them.
func below(c *cobra.Command) string {
	var words []string
	named, _ := c.Flags().GetStringArray("config")
	for _, name := range named {
		words = append(words, "--config", command.Quoted(name))
	}
	if name, _ := c.Flags().GetString("rules"); name != "" {
		words = append(words, "--rules", name)
	}
	if none, _ := c.Flags().GetBool("no-config"); none {
		words = append(words, "--no-config")
	}
	return strings.Join(words, " ")
}

// beside are the flags that choose the game and the layers over it, as one types
// them; what play takes by itself is left out.
func (f *simFlags) beside() string {
	var words []string
	if f.game != command.GameIDs[engine.Uprising] {
		words = append(words, "--game", f.game)
	}
	if list := strings.Join(f.modules, ","); list != "" {
		words = append(words, "--module", list)
	}
	if list := strings.Join(f.variants, ","); list != "" {
		words = append(words, "--variant", list)
	}
	return strings.Join(words, " ")
}

// fileOver is an overlay as a file for data.Layers, above all layers of a choice.
func fileOver(c rival.Choice, name string, changes ...setting) data.File {
	text := overlay(changes)
	if len(c.Layers) == 0 {
		return data.File{Name: name, Text: text}
	}
	var b strings.Builder
	b.WriteString("layers:\n")
	b.WriteString("  - id: " + strings.Join(append([]string{"tuned"}, c.Layers...), "_") + "\n")
	b.WriteString("    with: [" + strings.Join(c.Layers, ", ") + "]\n")
	b.WriteString("    rules:\n")
	for line := range strings.Lines(string(text)) {
		b.WriteString("      " + line)
	}
	return data.File{Name: name, Text: []byte(b.String())}
}
