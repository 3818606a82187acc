package setup

import (
	"slices"
	"strconv"
	"strings"

	"househagal/cmd/internal/boxed"
	"househagal/cmd/internal/say"
	"househagal/engine"
)

// variant is one of the variants, with its switch.
type variant struct {
	id       string
	name     say.ID
	on       func(*engine.Variants) *bool
	soloOnly bool
}

// variants are in the order in which levels name them.
var variants = []variant{
	{id: "brutal_escalation", name: "level.brutal_escalation", on: func(v *engine.Variants) *bool { return &v.BrutalEscalation }},
	{id: "expert_deployment", name: "level.expert_deployment", on: func(v *engine.Variants) *bool { return &v.ExpertDeployment }},
	{id: smartPolitics, name: "level.smart_politics", on: func(v *engine.Variants) *bool { return &v.SmartPolitics }},
	{id: "row_churn", name: "level.row_churn", on: func(v *engine.Variants) *bool { return &v.RowChurn }, soloOnly: true},
}

const smartPolitics = "smart_politics"

// askVariants asks in an own mix for each variant that its level leaves open, and
// two players for those they agree on; each time also for those of somebody's own.
func (a *asker) askVariants() []step {
	own := a.layerSteps("variant", layersOf(a.Speaker, false))
	switch {
	case a.v.twoPlayer() && len(pairRivals(a.Box)) > 1:
		return a.agreedSteps(own)
	case a.v.twoPlayer():
		return own
	case a.v.at("difficulty", 0) == "own":
		return append(variantSteps(a.Speaker, a.openVariants()), own...)
	}
	return nil
}

// openVariants are the variants that the chosen level does not switch on.
func (a *asker) openVariants() []variant {
	required := engine.Variants{}
	if d := levelByID(a.Box, a.v.level()); d > 0 {
		required = a.Box.Rules.Levels[d].Requires
	}
	var open []variant
	for _, x := range variants {
		if !*x.on(&required) && (x.id != smartPolitics || boxed.Smart(a.Box)) {
			open = append(open, x)
		}
	}
	return open
}

// variantSteps ask for each variant of the list by itself: NAME is yes, -NAME no.
func variantSteps(s say.Speaker, list []variant) []step {
	var steps []step
	yes, no := s.Say("setup.yes"), s.Say("setup.no")
	for _, x := range list {
		steps = append(steps, step{
			key: "variant", text: asked{question: s.Say("level.variant", say.Args{"name": s.Say(x.name)})}, marked: 1,
			options:  []option{{label: yes, value: x.id}, {label: no, value: "-" + x.id}},
			answered: saidYes("variant", x.id, yes, no),
		})
	}
	return steps
}

// agreedSteps ask two players for the variants they agree on; own are the questions
// for those of somebody's own.
func (a *asker) agreedSteps(own []step) []step {
	var three []variant
	var ids []string
	for _, x := range variants {
		if !x.soloOnly {
			three, ids = append(three, x), append(ids, x.id)
		}
	}
	all := strings.Join(ids, ",")
	some := a.Say("level.some")
	x := step{key: "variant", forks: true, text: asked{question: a.Say("level.agreed")}, options: []option{
		{label: a.Say("level.none"), value: "none"},
		{label: variantNames(a.Speaker, ids), said: a.Say("level.all_three"), value: all},
		{label: some, value: "some"},
	}}
	x.answered = func(v Values) (string, bool) {
		list := v.list("variant")
		switch {
		case len(list) == 0:
			return "", false
		case list[0] == "some":
			return some, true
		case v["variant"] == "none" || v["variant"] == all:
			return chosen(x.options, v["variant"])
		}
		return variantNames(a.Speaker, list), true
	}
	if a.v.at("variant", 0) == "some" {
		return append(append([]step{x}, variantSteps(a.Speaker, three)...), own...)
	}
	return []step{x}
}

// askTarget asks in an own mix, and two players who agree on some variants, how many
// VP end the game: as printed, or one or two more. No other game has this question.
func (a *asker) askTarget() []step {
	if own := a.v.at("difficulty", 0) == "own"; a.v.twoPlayer() && a.v.at("variant", 0) != "some" || !a.v.twoPlayer() && !own {
		return nil
	}
	printed := int(a.Box.Rules.Const.Target)
	var options []option
	for n := printed; n <= printed+2; n++ {
		options = append(options, option{label: strconv.Itoa(n), value: strconv.Itoa(n)})
	}
	return []step{simple("target", a.Say("level.target"), options...)}
}

func variantNames(s say.Speaker, list []string) string {
	var names say.List
	for _, x := range variants {
		if slices.Contains(list, x.id) {
			names = append(names, s.Say(x.name))
		}
	}
	for _, x := range layersOf(s, false) {
		if slices.Contains(list, x.ID) {
			names = append(names, x.Name)
		}
	}
	return s.Join(names)
}

// Switched are the names of the variants that are on beside those of the level.
func Switched(s say.Speaker, level engine.Difficulty, on engine.Variants) []string {
	required := s.Box.Rules.Levels[level].Requires
	var names []string
	for _, x := range variants {
		if *x.on(&on) && !*x.on(&required) {
			names = append(names, s.Say(x.name))
		}
	}
	return names
}

// variants are those that values switch on, beside what the level requires.
func (v Values) variants() engine.Variants {
	var on engine.Variants
	for _, x := range variants {
		if slices.Contains(v.list("variant"), x.id) {
			*x.on(&on) = true
		}
	}
	return on
}

func checkVariants(a *asker) error {
	if err := noneAlone(a, "variant"); err != nil {
		return err
	}
	var ids []string
	for _, x := range variants {
		ids = append(ids, x.id)
	}
	ids = append(ids, layerIDs(layersOf(a.Speaker, false))...)
	for _, word := range a.v.list("variant") {
		if word == "none" || word == "some" {
			continue
		}
		id, declined := strings.CutPrefix(word, "-")
		if declined && a.Box.Offered == nil {
			continue // the rules of a save don't tell what else there was
		}
		if err := a.oneOf("variant", id, ids); err != nil {
			return err
		}
		for _, x := range variants {
			if x.id == word && x.soloOnly && a.v.twoPlayer() {
				return a.fault("level.variant_solo", say.Args{"word": word})
			}
		}
	}
	return checkLayers(a)
}

// variantWords are the variants of the mode that are not named yet.
func (a *asker) variantWords() []string {
	var words []string
	for _, x := range variants {
		if (!x.soloOnly || !a.v.twoPlayer()) && !slices.Contains(a.v.list("variant"), x.id) {
			words = append(words, x.id)
		}
	}
	for _, id := range layerIDs(layersOf(a.Speaker, false)) {
		if !slices.Contains(a.v.list("variant"), id) {
			words = append(words, id)
		}
	}
	return words
}
