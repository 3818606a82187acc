package view

import (
	"fmt"
	"strings"

	"househagal/engine"
)

// Effects says in full what effects do, for the lists of cards: every verb, with
// its condition and its price.
func Effects(rules *engine.Rules, effects []engine.Effect) string {
	var parts []string
	for i := range effects {
		parts = append(parts, oneEffect(rules, &effects[i]))
	}
	if len(parts) == 0 {
		return "nothing"
	}
	return strings.Join(parts, ", ")
}

func oneEffect(rules *engine.Rules, e *engine.Effect) string {
	n := int(e.N)
	switch e.Verb {
	case engine.DoInfluence:
		return shownInfluence(rules, e)
	case engine.DoSpy:
		text := count(n, "Spy")
		if n > 1 {
			text = fmt.Sprintf("%d Spies", n)
		}
		if e.Group != 0 {
			text += " (" + idWords(rules.Groups[e.Group].ID) + ")"
		}
		return text
	case engine.DoWallIcon:
		return "Shield Wall gone with Maker Hooks"
	case engine.DoHarvest:
		return "bonus and base spice or sandworms"
	case engine.DoSignet:
		return "Signet"
	case engine.DoSteal:
		return fmt.Sprintf("1 Intrigue from each opponent with %d+", n)
	case engine.DoControl:
		return "control of " + rules.Spaces[e.Space].Name
	case engine.DoNothing:
		return "a human's cards"
	case engine.DoPay:
		return shownCost(&e.Cost) + " for " + Effects(rules, e.Then)
	case engine.DoIf:
		text := Effects(rules, e.Then) + " if " + ShownCondition(rules, e.If)
		if len(e.Else) > 0 {
			text += ", else " + Effects(rules, e.Else)
		}
		return text
	case engine.DoTakeEach:
		return fmt.Sprintf("%s from each opponent", tokens(n, e.Resource))
	case engine.DoChoose:
		return fmt.Sprintf("%d of: %s", n, Effects(rules, e.Then))
	}
	return humanEffect(rules, e)
}

// humanEffect has what only a human's visit does, and the rest.
func humanEffect(rules *engine.Rules, e *engine.Effect) string {
	switch e.Verb {
	case engine.DoRows:
		return Effects(rules, e.Then) + ", or " + Effects(rules, e.Else)
	case engine.DoAgentHome:
		return "another Agent comes home"
	case engine.DoSwordmaster:
		return "the third Agent"
	case engine.DoHighCouncil:
		return "a seat in the High Council, later " + Effects(rules, e.Else)
	case engine.DoMentat:
		return "the Mentat next round"
	case engine.DoMentatNow:
		return "the Mentat"
	}
	return effectText(rules, e, longWords, false)
}

func shownInfluence(rules *engine.Rules, e *engine.Effect) string {
	switch e.Pick {
	case engine.Named:
		return fmt.Sprintf("%d %s", e.N, rules.Tracks[e.Faction].Name)
	case engine.Most:
		return fmt.Sprintf("%d Influence where most", e.N)
	case engine.Listed:
		return fmt.Sprintf("%d Influence (list #%d)", e.N, e.Rank)
	case engine.TwoDifferent:
		return fmt.Sprintf("%d Influence with each of two", e.N)
	case engine.WinsAlliance:
		return fmt.Sprintf("%d Influence, best where it wins an Alliance", e.N)
	case engine.OpponentAhead:
		return fmt.Sprintf("%d Influence where an opponent is ahead", e.N)
	}
	return fmt.Sprintf("%d Influence", e.N)
}

func shownCost(c *engine.Cost) string {
	var parts []string
	for r := engine.Solari; r < engine.ResourceEnd; r++ {
		if c.Purse[r] > 0 {
			parts = append(parts, tokens(int(c.Purse[r]), r))
		}
	}
	if c.Intrigue > 0 {
		parts = append(parts, tokens(int(c.Intrigue), engine.ResourceEnd))
	}
	switch {
	case c.Spies == 1:
		parts = append(parts, "1 Spy home")
	case c.Spies > 1:
		parts = append(parts, fmt.Sprintf("%d Spies home", c.Spies))
	}
	return strings.Join(parts, ", ")
}

// ShownCondition says when c holds, to stand after "if" or "needs".
func ShownCondition(rules *engine.Rules, c engine.Condition) string {
	switch c.Kind {
	case engine.InfluenceAtLeast:
		return fmt.Sprintf("%d+ %s", c.N, rules.Tracks[c.Faction].Name)
	case engine.InfluenceBelow:
		return fmt.Sprintf("below %d %s", c.N, rules.Tracks[c.Faction].Name)
	case engine.LevelBelow:
		return fmt.Sprintf("Conflict below level %d", c.N)
	case engine.LevelAtLeast:
		return fmt.Sprintf("Conflict of level %d", c.N)
	case engine.HasAlliance:
		return "it holds an Alliance"
	case engine.HasSwordmaster:
		return "it has its Swordmaster"
	case engine.HasHooks:
		return "it has Maker Hooks"
	case engine.BonusAtLeast:
		return fmt.Sprintf("%d+ bonus spice at %s", c.N, rules.Spaces[c.Space].Name)
	}
	return "always"
}

// idWords writes an id as words.
func idWords(id string) string { return strings.ReplaceAll(id, "_", " ") }
