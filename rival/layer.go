package rival

import (
	"slices"
	"strings"

	"househagal/engine"
)

// Choice says which rules are wanted: those of a game in a mode, and the layers
// that lie over them.
type Choice struct {
	Game   engine.GameID
	Mode   engine.Mode // for layers that one mode alone has
	Layers []string    // ids of layers, in any order
	// Package names rules of somebody's own that lie under the layers, "" for those
	// that are in force where nobody names any.
	Package string
}

// Key names the rules: choices with one key mean the same.
func (c *Choice) Key() string {
	key := string(rune('0' + c.Game))
	if c.Package != "" {
		key += c.Package + " "
	}
	if len(c.Layers) == 0 {
		return key
	}
	list := slices.Clone(c.Layers)
	slices.Sort(list)
	return key + string(rune('0'+c.Mode)) + " " + strings.Join(slices.Compact(list), " ")
}

// Layer is a named set of rules that lies over those of a game where it is
// chosen: a module with pieces of its own, or a variant (docs/rules/modules.md).
type Layer struct {
	ID, Name string
	Text     string // what it changes, for menus; "" where nothing is said
	Setup    string // what lies on the table because of it, for the checklist; "" for nothing
	Module   bool
	Needs    []string // ids of layers that must be chosen too
	Excludes []string // ids of layers that may not
	Only     engine.Mode
	Marked   bool // when Marked: Only is the one mode that has it
}

// Misfit is why layers can't be chosen.
type Misfit uint8

// The reasons.
const (
	Fits         Misfit = iota
	NoSuchLayer         // the game has none of that id
	NeedsOther          // the layer needs Other, which is not chosen
	ExcludeOther        // the layer and Other exclude each other
	OtherMode           // the layer is for another mode
)

// Refusal is a Misfit with the layers it is about.
type Refusal struct {
	Why       Misfit
	ID, Other string
}

// Refuse says why the layers of c can't lie over rules that offer these; the
// zero Refusal where they can.
func Refuse(offered []Layer, c *Choice) Refusal {
	for _, id := range c.Layers {
		i := slices.IndexFunc(offered, func(l Layer) bool { return l.ID == id })
		if i < 0 {
			return Refusal{Why: NoSuchLayer, ID: id}
		}
		if r := offered[i].refuse(c); r.Why != Fits {
			return r
		}
	}
	return Refusal{}
}

// WithNeeds are the ids of a layer and of all that it needs, as far as they are offered,
// in the order in which they are.
func WithNeeds(offered []Layer, id string) []string {
	wanted := []string{id}
	for i := 0; i < len(wanted); i++ {
		for j := range offered {
			if offered[j].ID == wanted[i] {
				wanted = append(wanted, slices.DeleteFunc(slices.Clone(offered[j].Needs), func(n string) bool { return slices.Contains(wanted, n) })...)
			}
		}
	}
	var out []string
	for i := range offered {
		if slices.Contains(wanted, offered[i].ID) {
			out = append(out, offered[i].ID)
		}
	}
	return out
}

func (l *Layer) refuse(c *Choice) Refusal {
	if l.Marked && l.Only != c.Mode {
		return Refusal{Why: OtherMode, ID: l.ID}
	}
	for _, id := range l.Needs {
		if !slices.Contains(c.Layers, id) {
			return Refusal{NeedsOther, l.ID, id}
		}
	}
	for _, id := range l.Excludes {
		if slices.Contains(c.Layers, id) {
			return Refusal{ExcludeOther, l.ID, id}
		}
	}
	return Refusal{}
}

// Has reports whether the layer of that id is in force.
func (b *Box) Has(id string) bool {
	return slices.ContainsFunc(b.Layers, func(l Layer) bool { return l.ID == id })
}

// Is reports whether these are the rules of a choice.
func (b *Box) Is(c Choice) bool {
	own := b.Choice()
	return own.Key() == c.Key()
}

// Choice is what gives these rules again.
func (b *Box) Choice() Choice {
	c := Choice{Game: b.Rules.Game, Mode: b.Mode, Package: b.Package}
	for i := range b.Layers {
		c.Layers = append(c.Layers, b.Layers[i].ID)
	}
	return c
}
