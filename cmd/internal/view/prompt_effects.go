package view

import (
	"fmt"
	"strings"

	"househagal/engine"
)

// wording is how the pieces without a number are called in a line.
type wording struct {
	hooks, wall string
	brief       bool // "1 troop or 2 troops" instead of when it is which
}

var (
	longWords  = wording{hooks: "Maker Hooks", wall: "Shield Wall gone"}
	rowWords   = wording{hooks: "Maker Hooks", wall: "Shield Wall, if you like"}
	shortWords = wording{hooks: "Hooks", wall: "Wall", brief: true}
)

// effectsText says in a few words what effects give: "2 Solari, 2 troops".
// Without rules no group of posts is named.
func effectsText(rules *engine.Rules, effects []engine.Effect, w wording) string {
	var parts []string
	for i := range effects {
		if text := effectText(rules, &effects[i], w, len(effects) == 1); text != "" {
			parts = append(parts, text)
		}
	}
	return strings.Join(parts, ", ")
}

// effectText is one effect; alone: nothing else stands beside it.
func effectText(rules *engine.Rules, e *engine.Effect, w wording, alone bool) string {
	n := int(e.N)
	switch e.Verb {
	case engine.DoInfluence:
		return influenceText(rules, e, alone)
	case engine.DoRecruit:
		return fmt.Sprintf("%d %s", n, plural(n, "troop", "troops"))
	case engine.DoGain:
		return fmt.Sprintf("%d %s", n, resourceName(e.Resource))
	case engine.DoIntrigue:
		return fmt.Sprintf("%d Intrigue", n)
	case engine.DoVP:
		return fmt.Sprintf("%d VP", n)
	case engine.DoSpy:
		return spyText(rules, e)
	case engine.DoHooks:
		return w.hooks
	case engine.DoWallIcon, engine.DoRemoveWall:
		return w.wall
	case engine.DoSandworm:
		return fmt.Sprintf("%d %s", n, plural(n, "sandworm", "sandworms"))
	case engine.DoContract:
		return "a contract"
	case engine.DoPay:
		return "pay for " + effectsText(rules, e.Then, w)
	case engine.DoIf:
		return ifText(rules, e, w)
	}
	return ""
}

// influenceText names the Faction, or how it is found.
func influenceText(rules *engine.Rules, e *engine.Effect, alone bool) string {
	switch {
	case e.Pick == engine.Named && rules != nil:
		return fmt.Sprintf("%d %s", e.N, rules.Tracks[e.Faction].Name)
	case e.Pick == engine.Most:
		return fmt.Sprintf("%d Influence (most)", e.N)
	case e.Pick == engine.Least && alone:
		return fmt.Sprintf("%d Influence (least)", e.N)
	case e.Pick == engine.Listed:
		return fmt.Sprintf("%d Influence (list %d)", e.N, e.Rank)
	}
	return fmt.Sprintf("%d Influence", e.N)
}

func spyText(rules *engine.Rules, e *engine.Effect) string {
	text := "Spy"
	if e.N > 1 {
		text = fmt.Sprintf("%d Spies", e.N)
	}
	if rules != nil && int(e.Group) < len(rules.Groups) && rules.Groups[e.Group].ByList {
		text += " (Faction post)"
	}
	return text
}

// ifText gives the better case in brackets: "1 troop (2 troops with an Alliance)".
func ifText(rules *engine.Rules, e *engine.Effect, w wording) string {
	then, other := effectsText(rules, e.Then, w), effectsText(rules, e.Else, w)
	when := "sometimes"
	switch e.If.Kind {
	case engine.HasAlliance:
		when = "with an Alliance"
	case engine.HasSwordmaster:
		when = "with Swordmaster"
	case engine.HasHooks:
		when = "with Maker Hooks"
	}
	switch {
	case other == "":
		return then + " " + when
	case w.brief:
		return other + " or " + then
	}
	return fmt.Sprintf("%s (%s %s)", other, then, when)
}
