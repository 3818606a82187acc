package notation

import (
	"slices"

	"househagal/data/strict"
	"househagal/engine"
	"househagal/rival"
)

// layers finds the rules with the layers that the position names: modules, and
// variants of somebody's own among the others.
func (x *reading) layers(r *Reader, f *[tableEnd]*strict.Node, g engine.GameID) bool {
	c := rival.Choice{Game: g, Mode: modeOf(f[kMode])}
	var last *strict.Node
	for _, n := range x.list(f[kModules], "modules", maxModules) {
		i := x.word(&n, "modules", 0, x.lex.modules)
		if i > 0 && slices.Contains(c.Layers, x.lex.modules.list[i]) {
			x.fail(&n, "the module %s stands twice; keep one of them", n.Text)
			continue
		}
		if i > 0 {
			c.Layers, last = append(c.Layers, x.lex.modules.list[i]), f[kModules]
		}
	}
	// the key that positions had before there were modules
	if id := tableKeys.list[kChoam]; x.flag(f[kChoam], id, false) && x.lex.modules.at[id] > 0 && !slices.Contains(c.Layers, id) {
		c.Layers, last = append(c.Layers, id), f[kChoam]
	}
	if n := f[kVariants]; n != nil && n.Kind == strict.Map && len(x.lex.variants.list) > len(variantKeys.list) {
		for i := range n.Keys {
			id := n.Keys[i].Text
			if k, ok := x.lex.variants.at[id]; ok && k >= len(variantKeys.list) && x.flag(&n.Items[i], id, false) {
				c.Layers, last = append(c.Layers, id), n
			}
		}
	}
	if len(c.Layers) == 0 || x.lex.inForce(c.Layers) {
		return true
	}
	key := c.Key()
	if r.over[key] == nil {
		lex, err := r.lexicon(c)
		if err != nil {
			x.fail(last, "%v", err)
			return false
		}
		if r.over == nil {
			r.over = map[string]*lexicon{}
		}
		r.over[key] = lex
	}
	x.lex = r.over[key]
	return true
}

// maxModules is how many modules a position may name.
const maxModules = 60

// modeOf is the mode of a position, for what is looked at before it is read.
func modeOf(n *strict.Node) engine.Mode {
	if n != nil && modes.at[n.Text] != 0 {
		return engine.TwoPlayer
	}
	return engine.Solo
}

// inForce reports whether these layers, and no others, are in force already.
func (l *lexicon) inForce(ids []string) bool {
	for _, id := range ids {
		if !l.box.Has(id) {
			return false
		}
	}
	return len(ids) == len(l.box.Layers)
}

// choices are the words for the layers that a box has or offers: its modules, and
// its variants behind those that every game has.
func choices(box *rival.Box) (modules, variants *words) {
	mods, vars := []string(nil), slices.Clone(variantKeys.list)
	for _, x := range slices.Concat(box.Layers, box.Offered) {
		list := &vars
		if x.Module {
			list = &mods
		}
		if !slices.Contains(*list, x.ID) {
			*list = append(*list, x.ID)
		}
	}
	return newWords("module", append([]string{""}, mods...)...), newWords("variant", vars...)
}

// modulesJSON writes the modules in force, and nothing where there are none.
func (c *Case) modulesJSON(o *out) {
	first := true
	for i := range c.Box.Layers {
		if !c.Box.Layers[i].Module {
			continue
		}
		if first {
			o.key(tableKeys.list[kModules])
			o.open('[')
		}
		first = false
		o.id(c.Box.Layers[i].ID)
	}
	if !first {
		o.close(']')
	}
}

// ownVariants writes the variants of somebody's own that are in force.
func (c *Case) ownVariants(o *out) {
	for i := range c.Box.Layers {
		if x := &c.Box.Layers[i]; !x.Module {
			o.keyFlag(x.ID, true)
		}
	}
}
