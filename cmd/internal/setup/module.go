package setup

import (
	"slices"
	"strings"

	"househagal/cmd/internal/say"
	"househagal/data"
	"househagal/rival"
)

// withModules is the answer to the first question that asks for modules.
const withModules = "modules"

// LastModules is the key of the modules that were on the table last time: they are
// asked about where there were any, and marked.
const LastModules = "last-module"

// Place is the key of a code with its place: the game goes on there, and no piece is
// to be placed.
const Place = "place"

// maxSets is how many sets of modules a question lists; where there are more, it
// lists each module with what it needs, and for others each is asked about by itself.
const maxSets = 9

// offersModules reports whether the first question offers modules: the game has
// some, and nobody has said a word of them.
func offersModules(a *asker) bool {
	v := a.v
	return len(layersOf(a.Speaker, true)) > 0 && v["module"] == "" && v[LastModules] == "" && !slices.Contains(v.list("game"), withModules)
}

// moduleNames are what modules are called.
func moduleNames(a *asker) []string {
	var names []string
	for _, x := range layersOf(a.Speaker, true) {
		names = append(names, named(a.Speaker, x))
	}
	return names
}

// askModules asks which modules are on the table, where people have some.
func askModules(a *asker) []step {
	list := layersOf(a.Speaker, true)
	asked := a.v["module"] != "" || a.v[LastModules] != "" || slices.Contains(a.v.list("game"), withModules)
	if len(list) == 0 || !asked {
		return nil
	}
	x := modulesStep(a, list)
	if a.v.at("module", 0) == "some" {
		return append([]step{x}, a.layerSteps("module", list)...)
	}
	return []step{x}
}

// modulesStep is the question for the whole set. It marks what was on the table last,
// else that there are none.
func modulesStep(a *asker, list []rival.Layer) step {
	x := step{key: "module", text: asked{question: a.Say("setup.modules")}, options: []option{{label: a.Say("level.none"), value: "none"}}}
	some, sets := a.Say("level.some"), moduleSets(a, list)
	many := len(sets) > maxSets
	if many {
		sets = nearSets(a, list)
	}
	last := pick(list, strings.Split(a.v[LastModules], ","))
	for _, set := range sets {
		label, value := moduleSet(a, set)
		x.options = append(x.options, option{label: label, value: value})
		if slices.Equal(layerIDs(set), layerIDs(last)) {
			x.marked = len(x.options) - 1
		}
	}
	if many {
		x.options, x.forks = append(x.options, option{label: some, value: "some"}), true
	}
	x.answered = func(v Values) (string, bool) {
		switch first := v.at("module", 0); {
		case first == "some":
			return some, true
		case first == "" || first == "none":
			return chosen(x.options, first)
		}
		return a.Join(chosenModules(a, list, v)), true
	}
	return x
}

func chosenModules(a *asker, list []rival.Layer, v Values) say.List {
	var names say.List
	for _, x := range list {
		if slices.Contains(v.list("module"), x.ID) {
			names = append(names, named(a.Speaker, x))
		}
	}
	return names
}

// moduleSets are the sets of modules that can be chosen, the small ones first.
func moduleSets(a *asker, list []rival.Layer) [][]rival.Layer {
	var out [][]rival.Layer
	if len(list) > maxSets {
		list = list[:maxSets] // enough to see that there are too many
	}
	for bits := 1; bits < 1<<len(list); bits++ {
		var set []rival.Layer
		for i, x := range list {
			if bits>>i&1 == 1 {
				set = append(set, x)
			}
		}
		if canBe(a, set) {
			out = append(out, set)
		}
	}
	slices.SortStableFunc(out, smallFirst)
	return out
}

// nearSets are the sets that are offered where there are too many: each module with
// all that it needs, and what was on the table last; the small ones first.
func nearSets(a *asker, list []rival.Layer) [][]rival.Layer {
	var out [][]rival.Layer
	add := func(ids []string) {
		set := pick(list, ids)
		same := func(other []rival.Layer) bool { return slices.Equal(layerIDs(set), layerIDs(other)) }
		if len(set) > 0 && canBe(a, set) && !slices.ContainsFunc(out, same) {
			out = append(out, set)
		}
	}
	for _, x := range list {
		add(rival.WithNeeds(list, x.ID))
	}
	add(strings.Split(a.v[LastModules], ","))
	slices.SortStableFunc(out, smallFirst)
	return out
}

func smallFirst(a, b []rival.Layer) int { return len(a) - len(b) }

// pick are those of list that ids name, in the order of list.
func pick(list []rival.Layer, ids []string) []rival.Layer {
	var out []rival.Layer
	for _, x := range list {
		if slices.Contains(ids, x.ID) {
			out = append(out, x)
		}
	}
	return out
}

// canBe reports whether modules can be on the table together.
func canBe(a *asker, set []rival.Layer) bool {
	c := rival.Choice{Game: a.v.GameID(), Mode: a.v.Choice().Mode, Layers: layerIDs(set)}
	return rival.Refuse(set, &c).Why == rival.Fits
}

// moduleSet is what a set is called, and the value that chooses it.
func moduleSet(a *asker, set []rival.Layer) (label, value string) {
	var names []string
	for i, x := range set {
		if i > 0 {
			value += ","
		}
		names, value = append(names, named(a.Speaker, x)), value+x.ID
	}
	return a.Say("setup.module_set", say.Args{"names": names}), value
}

// checkModules looks at the modules that are named, and whether they fit.
func checkModules(a *asker) error {
	if err := noneAlone(a, "module"); err != nil {
		return err
	}
	known := layerIDs(layersOf(a.Speaker, true))
	for _, word := range a.v.list("module") {
		if !isLayer(word) {
			continue
		}
		e := data.LayerError{Refusal: rival.Refusal{Why: rival.NoSuchLayer, ID: word}, Choice: rival.Choice{Game: a.v.GameID()}}
		if other, ok := e.ComesWith(); ok && !slices.Contains(known, word) {
			return a.fault("setup.layer_elsewhere", say.Args{"word": word, "name": data.GameWord(other), "text": data.GameWord(a.v.GameID())})
		}
		if err := isNamed(a, unknownWord, "module", word, layersOf(a.Speaker, true)); err != nil && !slices.Contains(known, word) {
			return err
		}
		if len(known) == 0 {
			return a.fault("setup.no_modules", say.Args{"word": word})
		}
		if err := a.oneOf("module", word, known); err != nil {
			return err
		}
	}
	return nil
}

// moduleWords are the modules that are not named yet.
func moduleWords(a *asker) []string {
	words := []string{"none"}
	if len(layersOf(a.Speaker, true)) == 0 {
		return nil
	}
	for _, id := range layerIDs(layersOf(a.Speaker, true)) {
		if !slices.Contains(a.v.list("module"), id) {
			words = append(words, id)
		}
	}
	return words
}

// Modules are the modules that values have on the table, as a value of
// LastModules.
func (v Values) Modules() string {
	out := ""
	for _, word := range v.list("module") {
		if isLayer(word) && out != "" {
			out += ","
		}
		if isLayer(word) {
			out += word
		}
	}
	return out
}
