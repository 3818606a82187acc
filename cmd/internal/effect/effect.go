// Package effect says what is printed on cards, spaces and prizes: effects and
// conditions. The closed list of verbs is the closed list of sentences (table.go):
// a new verb is a row there and a message.
package effect

import (
	"slices"

	"househagal/cmd/internal/say"
	"househagal/engine"
)

// Style is where the words stand, and so how many there may be.
type Style uint8

// The styles. What a style has no words of its own for is said as in Reference.
const (
	Reference Style = iota // in full, for lists of cards
	News                   // in a sentence at the table, the case that holds more often first
	Row                    // of a space, for a human to choose; else as News
	Menu                   // the fewest, beside others in a menu
	Prize                  // of a Conflict
	Card                   // as a card prints it, for reasons
	Brief                  // in fewer words still; else as Menu
	styleEnd
)

// Say lists what effects do: "2 Solari, 2 troops". No effects are "nothing" in a
// list of cards or of prizes, and no words elsewhere.
func Say(s say.Speaker, style Style, effects []engine.Effect) string {
	if len(effects) == 0 && (style == Reference || style == Prize) {
		return s.Say("effect.nothing")
	}
	return s.Join(texts(s, style, effects))
}

// Met is what effects give that hang on one condition alone, where that holds.
func Met(effects []engine.Effect) []engine.Effect {
	for len(effects) == 1 && effects[0].Verb == engine.DoIf && len(effects[0].Else) == 0 {
		effects = effects[0].Then
	}
	return effects
}

// Reward says what a place in a Conflict gives. Where no contracts lie on the table
// one is what the rules give instead.
func Reward(s say.Speaker, effects []engine.Effect) string {
	given := slices.Clone(effects)
	for i := range given {
		if given[i].Verb == engine.DoContract && !s.Box.Rules.Const.ContractTiles {
			given[i] = engine.Effect{Verb: engine.DoGain, N: 2, Resource: engine.Solari}
		}
	}
	return Say(s, Prize, given)
}

// texts says every effect by itself, without those that have no words.
func texts(s say.Speaker, style Style, effects []engine.Effect) say.List {
	var out say.List
	for i := range effects {
		if text := One(s, style, &effects[i], len(effects) == 1); text != "" {
			out = append(out, text)
		}
	}
	return out
}

// One says a single effect; alone: nothing else stands beside it, so that more
// words have room.
func One(s say.Speaker, style Style, e *engine.Effect, alone bool) string {
	return s.Say(idOf(style, e), say.Args{
		"n": e.N, "faction": e.Faction, "rank": e.Rank, "gain": say.Amount{N: int(e.N), Of: e.Resource},
		"space": e.Space, "group": e.Group, "track": e.Track, "notice": e.Notice, "unit": e.Unit, "others": e.Others, "faction_posts": byList(s, e.Group), "alone": alone,
		"cost": Price(s, style, &e.Cost), "condition": Condition(s, style, e.If),
		"then": Say(s, style, e.Then), "else": otherwise(s, style, e.Else), "options": texts(s, style, e.Then),
	})
}

// otherwise are the effects of the other case, no words for none.
func otherwise(s say.Speaker, style Style, effects []engine.Effect) string {
	if len(effects) == 0 {
		return ""
	}
	return Say(s, style, effects)
}

// byList says whether a group has the posts of the Factions, in the order of the
// Rival's own list.
func byList(s say.Speaker, g engine.Group) bool {
	return int(g) < len(s.Box.Rules.Groups) && s.Box.Rules.Groups[g].ByList
}

// Condition says when a condition holds.
func Condition(s say.Speaker, style Style, c engine.Condition) string {
	return s.Say(pick(conditions[c.Kind], style), say.Args{"n": c.N, "faction": c.Faction, "space": c.Space, "unit": c.Unit, "rival": c.Rival, "tile": c.Tile})
}

// Price lists what has to be paid.
func Price(s say.Speaker, style Style, c *engine.Cost) string {
	var parts say.List
	for r := engine.Solari; r < engine.ResourceEnd; r++ {
		if c.Purse[r] > 0 {
			parts = append(parts, say.Amount{N: int(c.Purse[r]), Of: r})
		}
	}
	if c.Intrigue > 0 {
		parts = append(parts, say.Amount{N: int(c.Intrigue), Of: engine.ResourceEnd})
	}
	if c.Spies > 0 {
		parts = append(parts, s.Say(pick(spies, style), say.Args{"n": c.Spies}))
	}
	return s.Say(pick(price, style), say.Args{"price": parts})
}
