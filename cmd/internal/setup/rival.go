package setup

import (
	"slices"

	"househagal/cmd/internal/say"
	"househagal/engine"
	"househagal/rival"
)

// gentleFrom is the Swordmaster value from which a Rival is one for a first
// game (docs/playing.md).
const gentleFrom = 8

// askRivals asks how the Rivals are found, and who they are.
func (a *asker) askRivals() []step {
	switch {
	case !a.v.twoPlayer():
		return soloSteps(a)
	case len(pairRivals(a.Box)) > 1:
		return []step{sharedStep(a)}
	}
	return nil
}

// soloSteps ask one player for two Rivals.
func soloSteps(a *asker) []step {
	all := soloRivals(a.Box)
	choose := a.Say("setup.choose")
	how := step{key: "rival", forks: true, text: asked{question: a.Say("setup.rivals")}, options: []option{
		{label: a.Say("setup.any", say.Args{"n": len(all)}), value: "any"},
		{label: choose, value: "choose"},
	}}
	left := asked{a.Say("setup.left_leads"), stepNote(a)}
	if a.Box.Rules.Const.Rivals.BuySwordmaster {
		left = asked{a.Say("setup.left"), a.Say("setup.left_note", say.Args{"measured": a.m != nil})}
		if (figures{a}).knowsYou() {
			left.note = a.Say("setup.left_note_you")
		}
		how.options[0].label = a.Say("setup.any_short", say.Args{"n": len(all)})
		how.options = append([]option{{label: a.Say("setup.gentle", say.Args{"value": gentleFrom}),
			said: a.Say("setup.gentle_said"), value: "gentle"}}, how.options...)
	}
	how.answered = func(v Values) (string, bool) {
		if len(v.named(a.Box)) > 0 {
			return choose, true
		}
		return chosen(how.options, v["rival"])
	}
	if byChance(a.v["rival"]) {
		return []step{how}
	}
	return []step{how, rivalStep(a, left, all, 0), secondStep(a, all)}
}

// byChance reports whether a word leaves the Rivals to chance.
func byChance(word string) bool { return word == "gentle" || word == "any" }

// secondStep is the same list again, each Rival under its number of before; the
// one that sits already is not open.
func secondStep(a *asker, all []engine.RivalID) step {
	named := a.v.named(a.Box)
	if len(named) == 0 {
		return rivalStep(a, asked{question: a.Say("setup.next")}, all, 1)
	}
	x := rivalStep(a, asked{question: a.Say("setup.next_to", say.Args{"rival": named[0]})}, all, 1)
	for i := range x.options {
		if x.options[i].value == a.Box.Rivals[named[0]].ID {
			x.options[i].closed = a.Say("setup.sits")
		}
	}
	if x.options[0].closed != "" {
		x.marked = 1
	}
	return x
}

// rivalStep asks for one Rival of a list, the place-th that is named.
func rivalStep(a *asker, text asked, list []engine.RivalID, place int) step {
	var beside []string
	if named := a.v.named(a.Box); place > 0 && len(named) > 0 {
		beside = []string{a.Box.Rivals[named[0]].ID}
	}
	x := step{key: "rival", text: text, more: figures{a}.measuredPage(true, beside...)}
	for _, id := range list {
		x.options = append(x.options, option{listing: rivalEntry(a, id, beside), said: rivalName(a.Speaker, id), value: a.Box.Rivals[id].ID})
	}
	x.answered = func(v Values) (string, bool) {
		named := v.named(a.Box)
		if place >= len(named) {
			return "", false
		}
		return rivalName(a.Speaker, named[place]), true
	}
	return x
}

// sharedStep asks two players for the one Rival between them: any, those that only
// block marked with a star. Nobody has measured them.
func sharedStep(a *asker) step {
	all := pairRivals(a.Box)
	x := rivalStep(&asker{Speaker: a.Speaker, v: a.v}, asked{a.Say("setup.shared"), a.Say("setup.shared_note")}, all, 0)
	x.options = append([]option{
		{label: a.Say("setup.shared_gentle"), said: a.Say("setup.shared_gentle_said"), value: "gentle"},
		{label: a.Say("setup.shared_any", say.Args{"n": len(all)}), value: "any"},
	}, x.options...)
	options := x.options
	x.answered = func(v Values) (string, bool) { return chosen(options, v["rival"]) }
	x.forks = !a.v.DeckOnly() // how a gentle one plays is not asked
	return x
}

// playable lists the Rivals that fit, the gentlest first.
func playable(box *rival.Box, fits func(*rival.Card) bool) []engine.RivalID {
	var list []engine.RivalID
	for id := 1; id < len(box.Rivals); id++ {
		if c := &box.Rivals[id]; c.Refused == "" && fits(c) {
			list = append(list, engine.RivalID(id))
		}
	}
	slices.SortStableFunc(list, func(a, b engine.RivalID) int {
		return int(box.Rivals[b].Swordmaster) - int(box.Rivals[a].Swordmaster)
	})
	return list
}

func soloRivals(box *rival.Box) []engine.RivalID {
	return playable(box, func(c *rival.Card) bool { return c.Solo })
}

// pairRivals are those that can sit between two players.
func pairRivals(box *rival.Box) []engine.RivalID {
	return playable(box, func(c *rival.Card) bool { return c.TwoPlayer })
}

// rivalWords are the Rivals of the mode that are not named yet, or how two are
// found by chance.
func (a *asker) rivalWords() []string {
	var words []string
	named := a.v.list("rival")
	if len(named) == 0 {
		words = []string{"gentle", "any"}
	}
	fits := playable(a.Box, func(c *rival.Card) bool {
		return (c.Solo || a.v.mode() != solo) && (c.TwoPlayer || !a.v.twoPlayer())
	})
	for _, id := range fits {
		if word := a.Box.Rivals[id].ID; !slices.Contains(named, word) {
			words = append(words, word)
		}
	}
	return words
}

func checkRivals(a *asker) error {
	list := a.v.list("rival")
	if byChance(a.v["rival"]) {
		return nil
	}
	if i := slices.IndexFunc(list, byChance); i >= 0 {
		return a.fault("setup.rival_word", say.Args{"word": list[i]})
	}
	if len(list) > 0 && list[0] == "choose" {
		list = list[1:]
	}
	for i, word := range list {
		if err := checkRival(a, word, list[:i]); err != nil {
			return err
		}
	}
	most := 2
	if a.v.twoPlayer() {
		most = 1
	}
	if len(list) > most {
		return a.fault("setup.rivals_many", say.Args{"n": len(list), "of": most})
	}
	return nil
}

// checkRival looks at a Rival that is named after others.
func checkRival(a *asker, word string, before []string) error {
	id := a.Box.ByID(word)
	if id == 0 {
		var known []string
		for _, c := range a.Box.Rivals[1:] {
			known = append(known, c.ID)
		}
		return a.unknown(unknownRival, "", word, append(known, "gentle", "any"))
	}
	switch c := &a.Box.Rivals[id]; {
	case c.Refused != "":
		return a.fault("setup.rival_refused", say.Args{"rival": id, "text": c.Refused})
	case !c.Solo && a.v.mode() == solo:
		return a.fault("setup.rival_pair_only", say.Args{"rival": id})
	case !c.TwoPlayer && a.v.twoPlayer():
		return a.fault("setup.rival_solo_only", say.Args{"rival": id})
	case slices.Contains(before, word):
		return a.fault("setup.rival_twice", say.Args{"rival": id})
	}
	return nil
}
