package inspect

import (
	"encoding/json"

	"github.com/spf13/cobra"

	"househagal/cmd/internal/command"
	"househagal/cmd/internal/say"
	"househagal/cmd/internal/show"
	"househagal/data"
	"househagal/data/strict"
	"househagal/rival"
)

// modulesShelf marks the shelf of modules: they lie over rules, so that no section of
// the rules holds them.
const modulesShelf = "modules"

// showModules lists the modules that rules offer, or says of one what it changes, value
// by value.
func showModules(c *cobra.Command, s command.Streams, r *data.Resolved, args []string, asJSON bool) error {
	speaker := command.Speaker(r.Box)
	switch {
	case len(args) == 1:
		x := moduleNamed(speaker, args[0])
		if x == nil {
			return command.Usage(unknownEntry(modulesShelf, args[0], strict.Nearest(args[0], moduleIDs(r.Box))))
		}
		return showModule(c, s, r, x, asJSON)
	case asJSON:
		return printModules(s, r.Box)
	}
	return command.PrintLines(s.Out, show.Modules(speaker))
}

// showModule says what one module changes in the rules r.
func showModule(c *cobra.Command, s command.Streams, r *data.Resolved, x *rival.Layer, asJSON bool) error {
	under, over, err := command.UnderAndOver(c, r, x)
	if err != nil {
		return err
	}
	changes := data.Diff(under, over)
	if asJSON {
		return printDifferences(s.Out, changes)
	}
	return command.PrintLines(s.Out, append(show.Module(command.Speaker(over.Box), *x), differenceLines(changes)...))
}

// moduleNamed is the module of that id or name, in the language or as printed; nil where
// the rules offer none.
func moduleNamed(s say.Speaker, word string) *rival.Layer {
	for i := range s.Box.Offered {
		x := &s.Box.Offered[i]
		if !x.Module {
			continue
		}
		for _, name := range []string{x.ID, x.Name, s.Say("setup.module", say.Args{"module": *x})} {
			if strict.Same(name, word) {
				return x
			}
		}
	}
	return nil
}

func moduleIDs(box *rival.Box) (ids []string) {
	for i := range box.Offered {
		if box.Offered[i].Module {
			ids = append(ids, box.Offered[i].ID)
		}
	}
	return ids
}

// printModules writes what the rules offer as JSON, the words as printed.
func printModules(s command.Streams, box *rival.Box) error {
	type module struct {
		ID       string   `json:"id"`
		Name     string   `json:"name"`
		Text     string   `json:"text,omitempty"`
		Setup    string   `json:"setup,omitempty"`
		Mode     string   `json:"mode,omitempty"`
		Needs    []string `json:"needs,omitempty"`
		Excludes []string `json:"excludes,omitempty"`
	}
	list := []module{}
	for _, x := range box.Offered {
		if !x.Module {
			continue
		}
		m := module{ID: x.ID, Name: x.Name, Text: x.Text, Setup: x.Setup, Needs: x.Needs, Excludes: x.Excludes}
		if x.Marked {
			m.Mode = data.ModeWord(x.Only)
		}
		list = append(list, m)
	}
	text, err := json.Marshal(list)
	if err != nil {
		return err
	}
	return writeIndented(s.Out, text)
}
