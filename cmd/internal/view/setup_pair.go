package view

import (
	"slices"
	"strings"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/layout"
	"househagal/engine"
	"househagal/rival"
)

// nameCells is how wide a name may be.
const nameCells = 8

// colours are what two players are called who give no names.
var colours = [...]string{"Red", "Green"}

// nameStep asks for the name of a player of two; Enter keeps a colour, one that
// the other player did not take.
func nameStep(v SetupValues, i int) setupStep {
	text := "The name of the first player? (at most 8 letters)"
	colour, other := colours[i], ""
	if i > 0 {
		text = "And of the second, across the Rival? (at most 8 letters)"
		if other = v.at("name", 0); strings.EqualFold(other, colour) {
			colour = colours[0]
		}
	}
	st := setupStep{key: "name", text: text, marked: -1, line: &ask.Line{Default: colour, Max: nameCells}}
	st.take = func(text string) (string, string) { return takeName(text, other) }
	st.answered = func(v SetupValues) (string, bool) { return v.at("name", i), v.at("name", i) != "" }
	return st
}

// takeName takes a name of at most nameCells that the other player has not; the
// fault says why it is none. A comma parts values, so none is kept.
func takeName(text, other string) (name, fault string) {
	name = strings.Join(strings.Fields(strings.ReplaceAll(text, ",", " ")), " ")
	switch {
	case layout.Width(name) == 0:
		return "", "A name has at least one letter."
	case layout.Width(name) > nameCells:
		return "", "A name has at most 8 letters, or 4 wide ones."
	case strings.EqualFold(name, "you"):
		return "", "Two people read the page, and You would be both: take another name."
	case other != "" && strings.EqualFold(name, other):
		return "", "Both can't be called " + other + ": take another name."
	}
	return name, ""
}

// blockingSteps ask how the Rival between two players shall play; nothing where
// one that only blocks was asked for.
func blockingSteps(box *rival.Box, v SetupValues) []setupStep {
	if v["rival"] == "gentle" && v["streamlined"] == "" {
		return nil
	}
	blocks := option{label: "it only blocks: no VP, it can't win", said: "it only blocks", value: "yes"}
	races := option{label: "it plays to win: it scores like a player", said: "it plays to win", value: "no"}
	list, who := []option{blocks, races}, "the Rival"
	switch named := v.named(box); {
	case v["rival"] == "any":
		list = append([]option{{label: "as its card says", value: "card"}}, list...)
	case len(named) > 0:
		who = box.Rivals[named[0]].Short
		if !box.Rivals[named[0]].Streamlined {
			slices.Reverse(list)
		}
	}
	return []setupStep{simple("streamlined", "How does "+who+" play?", list...)}
}

// blocks reports whether the Rival of that card plays streamlined here.
func (v SetupValues) blocks(box *rival.Box, id engine.RivalID) bool {
	switch v["streamlined"] {
	case "yes":
		return true
	case "no":
		return false
	}
	return box.Rivals[id].Streamlined
}
