package view

import (
	"househagal/cmd/internal/effect"
	"househagal/cmd/internal/say"
	"househagal/engine"
	"househagal/rival"
)

// Effects says in full what effects do, for the lists of cards: every verb, with
// its condition and its price.
func Effects(rules *engine.Rules, effects []engine.Effect) string {
	return effect.Say(say.Speaker{Box: &rival.Box{Rules: *rules}}, effect.Reference, effects)
}

// ShownCondition says when c holds, to stand after "if" or "needs".
func ShownCondition(rules *engine.Rules, c engine.Condition) string {
	return effect.Condition(say.Speaker{Box: &rival.Box{Rules: *rules}}, effect.Reference, c)
}
