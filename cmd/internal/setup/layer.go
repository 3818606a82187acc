package setup

import (
	"slices"
	"strings"

	"househagal/cmd/internal/say"
	"househagal/data"
	"househagal/engine"
	"househagal/rival"
)

// layersOf are the layers that a box offers, and those in force in the rules that a
// save keeps: modules, or variants of somebody's own.
func layersOf(s say.Speaker, modules bool) []rival.Layer {
	var out []rival.Layer
	for _, x := range slices.Concat(s.Box.Offered, s.Box.Layers) {
		known := slices.ContainsFunc(out, func(l rival.Layer) bool { return l.ID == x.ID })
		if x.Module == modules && !known {
			out = append(out, x)
		}
	}
	return out
}

func layerIDs(list []rival.Layer) []string {
	var ids []string
	for _, x := range list {
		ids = append(ids, x.ID)
	}
	return ids
}

// layerSteps ask for each layer by itself: ID is yes, -ID no.
func (a *asker) layerSteps(key string, list []rival.Layer) []step {
	var steps []step
	yes, no := a.Say("setup.yes"), a.Say("setup.no")
	for _, x := range list {
		question := asked{a.Say("level.layer", say.Args{"name": named(a.Speaker, x)}), effectOf(a.Speaker, x)}
		steps = append(steps, step{key: key, text: question, marked: 1,
			options:  []option{{label: yes, value: x.ID, closed: a.refused(x.ID)}, {label: no, value: "-" + x.ID}},
			answered: saidYes(key, x.ID, yes, no),
		})
	}
	return steps
}

// saidYes tells whether the values of a key have an id, or that it was declined.
func saidYes(key, id, yes, no string) func(Values) (string, bool) {
	return func(v Values) (string, bool) {
		list := v.list(key)
		if slices.Contains(list, id) {
			return yes, true
		}
		return no, slices.Contains(list, "-"+id)
	}
}

// refused says why a layer can't be chosen beside what is chosen, "" where it can.
func (a *asker) refused(id string) string {
	c := a.v.Choice()
	c.Layers = append(c.Layers, id)
	r := rival.Refuse(a.Box.Offered, &c)
	switch r.Why {
	case rival.NeedsOther:
		return a.Say("level.layer_needs", say.Args{"name": layerName(a.Speaker, r.Other)})
	case rival.ExcludeOther:
		other := r.Other
		if other == id {
			other = r.ID
		}
		return a.Say("level.layer_excludes", say.Args{"name": layerName(a.Speaker, other)})
	case rival.OtherMode:
		return a.Say("level.layer_mode", say.Args{"pair": !a.v.twoPlayer()})
	}
	return ""
}

// named is what a layer is called: a module by its name in the language.
func named(s say.Speaker, x rival.Layer) string { return s.Say("setup.module", say.Args{"module": x}) }

// effectOf says what a layer changes, "" where nothing is said.
func effectOf(s say.Speaker, x rival.Layer) string {
	if x.Text == "" {
		return ""
	}
	return s.Say("setup.module_changes", say.Args{"module": x})
}

func layerName(s say.Speaker, id string) string {
	for _, x := range slices.Concat(s.Box.Offered, s.Box.Layers) {
		if x.ID == id {
			return named(s, x)
		}
	}
	return id
}

// checkLayers says why the layers of the values can't lie over each other.
func checkLayers(a *asker) error {
	c := a.v.Choice()
	if a.Box.Is(c) {
		return nil
	}
	return misfit(a, rival.Refuse(a.Box.Offered, &c), a.Box.Offered, c.Layers)
}

// misfit says why layers of those offered can't be chosen, by their ids; nil where they
// can.
func misfit(a *asker, r rival.Refusal, offered []rival.Layer, chosen []string) error {
	switch r.Why {
	case rival.NeedsOther:
		var flags []string
		for _, id := range rival.WithNeeds(offered, r.ID) {
			if i := slices.IndexFunc(offered, func(x rival.Layer) bool { return x.ID == id }); id != r.ID && !slices.Contains(chosen, id) {
				flags = append(flags, layerFlag(&offered[i])+" "+id)
			}
		}
		return a.fault("setup.layer_needs", say.Args{"word": r.ID, "name": r.Other, "text": strings.Join(flags, " ")})
	case rival.ExcludeOther:
		return a.fault("setup.layer_excludes", say.Args{"word": r.ID, "name": r.Other})
	case rival.OtherMode:
		return a.fault("setup.layer_mode", say.Args{"word": r.ID, "pair": !a.v.twoPlayer()})
	}
	return nil
}

// layerFlag is the flag by which a layer is chosen.
func layerFlag(x *rival.Layer) string {
	if x.Module {
		return "--module"
	}
	return "--variant"
}

// LayerFault says in the person's words why the layers of values can't be chosen:
// of a word that is not known, which ones are.
func LayerFault(s say.Speaker, e *data.LayerError) error {
	v := Values{}
	if e.Choice.Mode == engine.TwoPlayer {
		v["mode"] = pair
	}
	a := &asker{Speaker: s, v: v}
	if e.Why != rival.NoSuchLayer {
		return misfit(a, e.Refusal, e.Offered, e.Choice.Layers)
	}
	if other, ok := e.ComesWith(); ok {
		return a.fault("setup.layer_elsewhere", say.Args{"word": e.ID, "name": data.GameWord(other), "text": data.GameWord(e.Choice.Game)})
	}
	if err := isNamed(a, unknownLayer, "", e.ID, e.Offered); err != nil {
		return err
	}
	var known []string
	for _, x := range variants {
		if x.id == e.ID { // it is one, but not where a module is chosen
			return a.fault("setup.layer_built_in", say.Args{"word": e.ID})
		}
		known = append(known, x.id)
	}
	for i := range e.Offered {
		known = append(known, e.Offered[i].ID)
	}
	return a.unknown(unknownLayer, "", e.ID, known)
}
