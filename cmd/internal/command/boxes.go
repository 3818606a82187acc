package command

import (
	"slices"
	"sync"

	"github.com/spf13/cobra"

	"househagal/data"
	"househagal/engine"
	"househagal/rival"
)

// GameIDs are the words for the games.
var GameIDs = [...]string{engine.Uprising: data.GameWord(engine.Uprising), engine.Imperium: data.GameWord(engine.Imperium)}

// AllBoxes are the boxes of the program.
func AllBoxes() (all []*rival.Box, err error) {
	for g := range GameIDs {
		box, err := data.Load(engine.GameID(g))
		if err != nil {
			return nil, err
		}
		all = append(all, box)
	}
	return all, nil
}

// ModuleBoxes are the boxes of the program with all modules that go together, read when
// they are first asked for.
var ModuleBoxes = sync.OnceValue(func() (all []*rival.Box) {
	printed, _ := AllBoxes()
	for _, box := range printed {
		var ids []string
		for i := range box.Offered {
			if box.Offered[i].Module {
				ids = append(ids, box.Offered[i].ID)
			}
		}
		for _, m := range []engine.Mode{engine.Solo, engine.TwoPlayer} {
			if with, err := data.LoadWith(rival.Choice{Game: box.Rules.Game, Mode: m, Layers: ids}); err == nil {
				all = append(all, with)
			}
		}
	}
	return all
})

// Brought are rules of a game with a module over them, and all that it needs.
type Brought struct {
	IDs   []string // of the modules
	Rules *data.Resolved
}

// BroughtOf are the rules of each module that r offers, by the flags of c.
func BroughtOf(c *cobra.Command, r *data.Resolved) ([]Brought, error) {
	b, err := OpenRules(c)
	if err != nil {
		return nil, err
	}
	b.tell = func([]string) {} // whoever made r told it
	var out []Brought
	for i := range r.Box.Offered {
		x := &r.Box.Offered[i]
		if !x.Module || x.Marked && x.Only != r.Box.Mode {
			continue
		}
		ids := rival.WithNeeds(r.Box.Offered, x.ID)
		with, err := b.Resolve(rival.Choice{Game: r.Box.Rules.Game, Mode: r.Box.Mode, Layers: ids})
		if err != nil {
			return nil, err
		}
		out = append(out, Brought{ids, with})
	}
	return out, nil
}

// UnderAndOver are the rules of r without modules but those that a module needs, and
// the same with that module over them, by the flags of c.
func UnderAndOver(c *cobra.Command, r *data.Resolved, x *rival.Layer) (under, over *data.Resolved, err error) {
	b, err := OpenRules(c)
	if err != nil {
		return nil, nil, err
	}
	b.tell = func([]string) {} // whoever made r told it
	choice := rival.Choice{Game: r.Box.Rules.Game, Mode: r.Box.Mode, Layers: rival.WithNeeds(r.Box.Offered, x.ID)}
	if x.Marked {
		choice.Mode = x.Only
	}
	if over, err = b.Resolve(choice); err != nil {
		return nil, nil, err
	}
	choice.Layers = slices.DeleteFunc(slices.Clone(choice.Layers), func(id string) bool { return id == x.ID })
	under, err = b.Resolve(choice)
	return under, over, err
}
