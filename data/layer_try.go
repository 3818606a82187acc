package data

import (
	"maps"
	"slices"

	"househagal/data/strict"
	"househagal/engine"
	"househagal/rival"
)

// LayerError says why layers can't be chosen together.
type LayerError struct {
	rival.Refusal
	Choice  rival.Choice
	Offered []rival.Layer
}

// Error names the layers and what would be right.
func (e *LayerError) Error() string {
	switch e.Why {
	case rival.NeedsOther:
		return e.ID + " needs " + e.Other + "; choose that too (rule setup.modules)"
	case rival.ExcludeOther:
		return e.ID + " and " + e.Other + " can't be chosen together; leave one of them out (rule setup.modules)"
	case rival.OtherMode:
		return e.ID + " is not for " + modeWords[e.Choice.Mode] + "; leave it out (rule setup.modules)"
	}
	this := gameWords[e.Choice.Game]
	if other, ok := e.ComesWith(); ok {
		return e.ID + " is for " + gameWords[other] + ", this is " + this + "; leave it out (rule setup.modules)"
	}
	known := slices.Clone(switchWords)
	for i := range e.Offered {
		known = append(known, e.Offered[i].ID)
	}
	var errs strict.Errors
	n := strict.Node{Kind: strict.Scalar, Text: e.ID}
	strict.At(&n, "layers", &errs).Word("module or variant of "+this, known)
	if faults, ok := errs.Err().(strict.Faults); ok {
		return faults.List[0].Text
	}
	return e.ID
}

// ComesWith is another game that has a layer of that id; false where none has.
func (e *LayerError) ComesWith() (engine.GameID, bool) {
	for g, load := range bases {
		layers := load().root.Find("layers")
		if engine.GameID(g) != e.Choice.Game && layers != nil && slices.ContainsFunc(layers.Items, func(v strict.Node) bool {
			id := v.Find("id")
			return id != nil && id.Text == e.ID
		}) {
			return engine.GameID(g), true
		}
	}
	return 0, false
}

// try reads the rules with each layer of somebody's own that is not chosen, alone
// or with those it needs, so that its faults are told before anybody plays by it: and
// one that is chosen in the other mode, so that whoever plays hears what a check says.
func (g *merger) try(list []layer, c *rival.Choice, errs *strict.Errors) {
	told := map[strict.Error]bool{}
	on := lying(list, c)
	for i := range list {
		x := &list[i]
		if !x.rules.Ok() || !g.own(x.rules.Pos()) {
			continue
		}
		for m := range modeWords {
			if on[i] && engine.Mode(m) == c.Mode {
				continue
			}
			with := rival.Choice{Game: c.Game, Mode: engine.Mode(m), Layers: closure(list, x)}
			if lying(list, &with)[i] && rival.Refuse(offered(list), &with).Why == rival.Fits {
				g.tryOne(list, x, with, func(e strict.Error, warning bool) {
					switch {
					case told[e]:
						return
					case warning:
						errs.Warn(e.At, "%s", e.Text)
					default:
						errs.Add(e.At, "%s", e.Text)
					}
					told[e] = true
				})
			}
		}
	}
}

// tryOne reads the rules with the layers of c. It tells what is wrong there, and
// what is odd in the layer x itself.
func (g *merger) tryOne(list []layer, x *layer, c rival.Choice, tell func(e strict.Error, warning bool)) {
	errs := helpful()
	t := g.clone()
	again := slices.Clone(list)
	for i := range again {
		again[i].rules = strict.At(again[i].rules.Node(), "", errs)
	}
	t.lay(again, &c)
	t.build(c, again, errs)
	if faults, ok := errs.Err().(strict.Faults); ok {
		for _, e := range faults.List {
			tell(e, false)
		}
	}
	places := map[strict.Pos]bool{}
	placesOf(x.rules.Node(), places)
	for _, e := range errs.Warnings() {
		if places[e.At] {
			tell(e, true)
		}
	}
}

// clone is a merger that goes on from here by itself.
func (g *merger) clone() *merger {
	return &merger{root: g.root.Clone(), gone: maps.Clone(g.gone), files: slices.Clone(g.files), whole: maps.Clone(g.whole), builtIn: g.builtIn}
}

// closure are the layers that must be chosen for x to lie over the rules.
func closure(list []layer, x *layer) []string {
	var out []string
	for _, w := range mustBe(list, x) {
		if len(w.of.with) == 0 {
			out = append(out, w.of.ID)
		}
	}
	return out
}

// placesOf notes the place of each value in n.
func placesOf(n *strict.Node, places map[strict.Pos]bool) {
	places[n.At] = true
	for i := range n.Keys {
		places[n.Keys[i].At] = true
	}
	for i := range n.Items {
		placesOf(&n.Items[i], places)
	}
}
