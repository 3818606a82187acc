package setup

import (
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/layout"
	"househagal/cmd/internal/say"
	"househagal/engine"
	"househagal/rival"
)

// nameCells is how wide a person's name may be.
const nameCells = 8

// askNames asks two players for their names.
func (a *asker) askNames() []step { return []step{nameStep(a, 0), nameStep(a, 1)} }

// nameStep asks for the name of a player of two; Enter keeps a colour, one that
// the other player did not take.
func nameStep(a *asker, i int) step {
	colours := Colours(a.Speaker)
	colour, question, other := colours[i], a.Say("setup.name_first"), ""
	if i > 0 {
		question = a.Say("setup.name_second")
		if other = a.v.at("name", 0); strings.EqualFold(other, colour) {
			colour = colours[0]
		}
	}
	x := step{key: "name", text: asked{question, a.Say("setup.name_note", say.Args{"n": nameCells})},
		marked: -1, line: &ask.FreeText{Default: colour, Max: nameCells}}
	x.take = func(text string) (string, string) { return takeName(a.Speaker, text, other) }
	x.answered = func(v Values) (string, bool) { return v.at("name", i), v.at("name", i) != "" }
	return x
}

// takeName takes a name of at most nameCells that the other player has not; the
// fault says why it is none. A comma parts values, so none is kept.
func takeName(s say.Speaker, text, other string) (name, fault string) {
	name = strings.Join(strings.Fields(strings.ReplaceAll(text, ",", " ")), " ")
	switch {
	case layout.Width(name) == 0:
		return "", s.Say("setup.name_empty")
	case layout.Width(name) > nameCells:
		return "", s.Say("setup.name_long", say.Args{"n": nameCells, "wide": nameCells / 2})
	case isYou(s, name):
		return "", s.Say("setup.name_you")
	case other != "" && strings.EqualFold(name, other):
		return "", s.Say("setup.name_taken", say.Args{"name": other})
	}
	return name, ""
}

// isYou reports whether a name is the word for the reader, of the language or of
// saves.
func isYou(s say.Speaker, name string) bool {
	return strings.EqualFold(name, say.You) || strings.EqualFold(name, s.Say("seat.you"))
}

func checkNames(a *asker) error {
	names := a.v.list("name")
	switch {
	case len(names) > 2:
		return a.fault("setup.names_many", say.Args{"n": len(names)})
	case len(names) == 2 && strings.EqualFold(names[0], names[1]):
		return a.fault("setup.names_same", say.Args{"name": names[0]})
	case len(names) > 0 && a.v.mode() == solo:
		return a.fault("setup.names_solo", nil)
	}
	for _, n := range names {
		if n == "" || layout.Width(n) > nameCells {
			return a.fault("setup.name_width", say.Args{"name": fmt.Sprintf("%.40q", n), "n": nameCells})
		}
		if !utf8.ValidString(n) || strings.IndexFunc(n, invisible) >= 0 {
			return a.fault("setup.name_unseen", say.Args{"name": fmt.Sprintf("%q", n)})
		}
		if _, fault := takeName(a.Speaker, n, ""); fault != "" {
			return a.fault("setup.name_fault", say.Args{"name": fmt.Sprintf("%q", n), "text": fault})
		}
	}
	return nil
}

// invisible reports whether a letter of a name shows nothing, but for those that
// join two into one.
func invisible(r rune) bool { return !unicode.IsPrint(r) && r != '\u200d' && r != '\ufe0f' }

// askBlocking asks how the Rival between two players shall play; nothing where one
// that only blocks was asked for.
func (a *asker) askBlocking() []step {
	if len(pairRivals(a.Box)) == 1 || a.v["rival"] == "gentle" && a.v["streamlined"] == "" {
		return nil
	}
	list := []option{
		{label: a.Say("setup.blocks"), said: a.Say("setup.blocks_said"), value: "yes"},
		{label: a.Say("setup.plays"), said: a.Say("setup.plays_said"), value: "no"},
	}
	who := engine.RivalID(0)
	switch named := a.v.named(a.Box); {
	case a.v["rival"] == "any":
		list = append([]option{{label: a.Say("setup.by_card"), value: "card"}}, list...)
	case len(named) > 0:
		who = named[0]
		if !a.Box.Rivals[who].Streamlined {
			slices.Reverse(list)
		}
	}
	return []step{simple("streamlined", a.Say("setup.how_plays", say.Args{"rival": who}), list...)}
}

// blocks reports whether the Rival of that card plays streamlined here.
func (v Values) blocks(box *rival.Box, id engine.RivalID) bool {
	switch v["streamlined"] {
	case "yes":
		return true
	case "no":
		return false
	}
	return box.Rivals[id].Streamlined
}

// checkBlocking looks at how a Rival between two players shall play.
func checkBlocking(a *asker) error {
	switch word := a.v["streamlined"]; {
	case word == "":
		return nil
	case a.v.mode() == solo:
		return a.fault("setup.streamlined_solo", nil)
	case a.v.twoPlayer() && len(pairRivals(a.Box)) == 1:
		return a.fault("setup.streamlined_only", nil)
	default:
		return a.oneOf("streamlined", word, []string{"yes", "no", "card"})
	}
}
