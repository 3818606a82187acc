package data

import "househagal/engine"

// streamlined are the switches of a Rival that only stands in the way. Those with
// a default may be left out, also in the rules that an older save holds.
var streamlined = []field[engine.Constants]{
	toggle("scores_vp", func(c *engine.Constants) *bool { return &c.Streamlined.ScoresVP }, "It records VP (before, too)."),
	toggle("keeps_resources", func(c *engine.Constants) *bool { return &c.Streamlined.KeepsResources }, "It gains tokens."),
	toggle("keeps_intrigue", func(c *engine.Constants) *bool { return &c.Streamlined.KeepsIntrigue }, "It gains Intrigue cards."),
	toggle("can_win", func(c *engine.Constants) *bool { return &c.Streamlined.CanWin }, "It can win the game."),
	flag("buys_vp", false, func(c *engine.Constants) *bool { return &c.Streamlined.BuysVP }, "It buys VP like other Rivals, if it records them."),
	flag("pays_for_vp", false, func(c *engine.Constants) *bool { return &c.Streamlined.PaysVP }, "It pays where a reward offers VP for it, if it records them (before, too)."),
	flag("collects_before", true, func(c *engine.Constants) *bool { return &c.Streamlined.Collects }, "Until it owns its Swordmaster it gains tokens and Intrigue cards."),
	flag("keeps_bonus_spice", false, func(c *engine.Constants) *bool { return &c.Streamlined.KeepsBonus }, "It takes bonus spice; false: into the bank."),
	flag("keeps_control_bonus", false, func(c *engine.Constants) *bool { return &c.Streamlined.KeepsControlBonus }, "It collects for the spaces it controls."),
	flag("takes_alliances", true, func(c *engine.Constants) *bool { return &c.Streamlined.TakesAlliances }, "It takes Alliance tokens."),
	flag("takes_control", true, func(c *engine.Constants) *bool { return &c.Streamlined.TakesControl }, "It puts its control marker down."),
	flag("takes_rewards", true, func(c *engine.Constants) *bool { return &c.Streamlined.TakesRewards }, "It takes the rewards of the Conflict, but for what it does not keep (before, too); false: its place gives nothing."),
	flag("keeps_conflict_card", true, func(c *engine.Constants) *bool { return &c.Streamlined.KeepsCard }, "It keeps the Conflict card that it wins (before, too)."),
	flag("robs", true, func(c *engine.Constants) *bool { return &c.Streamlined.Robs }, "At Secrets it takes Intrigue cards; what it does not keep is discarded."),
	flag("follows_cards", true, func(c *engine.Constants) *bool { return &c.Streamlined.FollowsCards }, "It does what Hagal card, Signet and Scheme say: influence, troops, Spies, Hooks, the Shield Wall; false: it sends its Agent, harvests and deploys."),
}
