package view

import (
	"slices"
	"strings"

	"househagal/cmd/internal/menu"
	"househagal/engine"
	"househagal/rival"
)

// offer tells what can be played. What is false is not offered and not taken
// from a flag.
type offer struct {
	imperium bool // the game of 2020
	deckOnly bool // hagal turns cards, people do the rest
	measured Measured
}

// existing is the table of what exists.
var existing = offer{imperium: true, deckOnly: true}

// games are the boards and modes in the order of the first question.
func (has offer) games() []option {
	games := []option{
		{label: "Uprising: one player, two Rivals", value: "uprising,solo"},
		{label: "Uprising: two players share one Rival", value: "uprising,two-player"},
	}
	if has.imperium {
		games = append(games,
			option{label: "Dune: Imperium (2020): one player, two Rivals", value: "imperium,solo"},
			option{label: "Dune: Imperium (2020): two players and House Hagal", value: "imperium,two-player"})
	}
	return games
}

// inputs are the ways in which people report their moves.
func (has offer) inputs() []option {
	list := []option{
		{label: "I say where each one goes: two letters (fewest questions)", said: "I say where each one goes", value: "tracked"},
		{label: "I don't say; hagal asks when it must know (one key a turn)", said: "I don't say", value: "reactive"},
	}
	if has.deckOnly {
		list = append(list, option{label: "hagal is only the deck: it turns cards, we do the rest", said: "hagal is only the deck", value: "deck"})
	}
	return list
}

// setupWay is the way from here to the end, as far as values tell it; where they
// don't, it is the longest.
func setupWay(box *rival.Box, v SetupValues, has offer) []setupStep {
	if v.DeckOnly() {
		return deckWay(box, v, has)
	}
	way := []setupStep{gameStep(v, has)}
	if v.twoPlayer() {
		way = append(way, nameStep(v, 0), nameStep(v, 1))
		if len(pairRivals(box)) > 1 {
			way = append(way, sharedRivalStep(box))
			way = append(way, blockingSteps(box, v)...)
			way = append(way, agreedSteps(v)...)
		}
	} else {
		way = append(way, levelSteps(box, v, has.measured)...)
		way = append(way, rivalSteps(box, v, has.measured)...)
	}
	if menu.HasObjectives(box) {
		way = append(way, objectiveStep(box, v))
	}
	return append(way,
		simple("hagal-deck", "The House Hagal deck?",
			option{label: "hagal shuffles and draws (your printed deck stays in the box)", said: "hagal shuffles and draws", value: "virtual"},
			option{label: "we turn up our own cards and say which", said: "we turn up our own cards", value: "physical"}),
		simple("conflict-deck", "The Conflict deck?",
			option{label: "we turn up our own cards and say which", said: "we turn up our own cards", value: "physical"},
			option{label: "hagal deals; we find the card it names", said: "hagal deals", value: "virtual"}),
		simple("input", "Your own Agents?", has.inputsBeside(v)...))
}

// inputsBeside are those that go with the values: hagal can't be only the deck
// where people turn up their own.
func (has offer) inputsBeside(v SetupValues) []option {
	has.deckOnly = has.deckOnly && v["hagal-deck"] != "physical"
	return has.inputs()
}

// gameStep asks for board and mode at once, among those that flags leave open.
func gameStep(v SetupValues, has offer) setupStep {
	var open []option
	for _, o := range has.games() {
		game, mode, _ := strings.Cut(o.value, ",")
		if (v.game() == "" || v.game() == game) && (v.mode() == "" || v.mode() == mode) {
			open = append(open, o)
		}
	}
	key := "game"
	switch {
	case v.game() != "":
		key = "mode"
		for i := range open {
			_, open[i].value, _ = strings.Cut(open[i].value, ",")
		}
	case v.mode() != "":
		for i := range open {
			open[i].value, _, _ = strings.Cut(open[i].value, ",")
		}
	}
	st := setupStep{key: key, text: "Which game?", options: open}
	st.answered = func(v SetupValues) (string, bool) {
		if v.game() == "" || v.mode() == "" {
			return "", false
		}
		return chosen(has.games(), v.game()+","+v.mode())
	}
	return st
}

// variant is one of the variants, with its switch.
type variant struct {
	id, name string
	on       func(*engine.Variants) *bool
	soloOnly bool
}

// variants are in the order in which levels name them.
var variants = []variant{
	{id: "brutal_escalation", name: "Brutal Escalation", on: func(v *engine.Variants) *bool { return &v.BrutalEscalation }},
	{id: "expert_deployment", name: "Expert Deployment", on: func(v *engine.Variants) *bool { return &v.ExpertDeployment }},
	{id: "smart_politics", name: "Smart Politics", on: func(v *engine.Variants) *bool { return &v.SmartPolitics }},
	{id: "row_churn", name: "Row churn", on: func(v *engine.Variants) *bool { return &v.RowChurn }, soloOnly: true},
}

// variantSteps ask for each variant of the list by itself: NAME is yes, -NAME no.
func variantSteps(ask []variant) []setupStep {
	var steps []setupStep
	for _, x := range ask {
		st := setupStep{key: "variant", text: x.name + "?", marked: 1}
		st.options = []option{{label: "yes", value: x.id}, {label: "no", value: "-" + x.id}}
		st.answered = func(v SetupValues) (string, bool) {
			list := v.list("variant")
			if slices.Contains(list, x.id) {
				return "yes", true
			}
			return "no", slices.Contains(list, "-"+x.id)
		}
		steps = append(steps, st)
	}
	return steps
}

// agreedSteps ask two players for the variants they agree on.
func agreedSteps(v SetupValues) []setupStep {
	var three []variant
	var ids, names []string
	for _, x := range variants {
		if !x.soloOnly {
			three, ids, names = append(three, x), append(ids, x.id), append(names, x.name)
		}
	}
	all := strings.Join(ids, ",")
	st := setupStep{key: "variant", text: "Variants, if you agree?", options: []option{
		{label: "none", value: "none"},
		{label: strings.Join(names, ", "), said: "all three", value: all},
		{label: "some of them", value: "some"},
	}}
	st.answered = func(v SetupValues) (string, bool) {
		list := v.list("variant")
		switch {
		case len(list) == 0:
			return "", false
		case list[0] == "some":
			return "some of them", true
		case v["variant"] == "none" || v["variant"] == all:
			return chosen(st.options, v["variant"])
		}
		return variantNames(list), true
	}
	if v.at("variant", 0) == "some" {
		return append([]setupStep{st}, variantSteps(three)...)
	}
	return []setupStep{st}
}

// variantNames lists the variants that are switched on.
func variantNames(list []string) string {
	var names []string
	for _, x := range variants {
		if slices.Contains(list, x.id) {
			names = append(names, x.name)
		}
	}
	return strings.Join(names, ", ")
}
