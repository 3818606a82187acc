package data

import "househagal/engine"

var tileFields = []field[engine.TileInfo]{
	id(func(x *engine.TileInfo) *string { return &x.ID }, "How conditions, positions and saves name the tile."),
	text("name", 24, func(x *engine.TileInfo) *string { return &x.Name }, "As printed.").needed(),
	code(2, func(x *engine.TileInfo) *string { return &x.Code }, "Two small letters that choose the tile at the table, no two alike, as for spaces.").needed(),
	number("cost", 0, 20, 0, func(x *engine.TileInfo) *int8 { return &x.Cost }, "Spice, as printed.").needed(),
	flag("marked", false, func(x *engine.TileInfo) *bool { return &x.Marked }, "It has the mark of House Hagal: Rivals may take it."),
	effects("taken", onTile, func(x *engine.TileInfo) *[]engine.Effect { return &x.Taken }, "What it gives when it is bought, a human too as far as that is booked."),
	moment("round_start", engine.AtRound, "When a round begins and its Conflict card is up."),
	moment("first_agent", engine.AtFirstAgent, "Once a round, when its first Agent is sent, before the card; bought later, at once."),
	moment("combat_turn", engine.AtCombat, "Once a round, at the end of a turn on a Combat space, before units are deployed; not where Expert Deployment holds them back."),
	moment("last_agent", engine.AtLastAgent, "Once a round, at the end of a turn after which no Agent is left to send."),
	moment("own_turn", engine.AtSettle, "After each card of its own Agent turns, before it buys anything."),
	moment("win", engine.AtWin, "When it wins a Conflict outright, after the reward."),
	moment("endgame", engine.AtEnd, "When the game is over, before ties are broken."),
	flag("passes_agents", false, func(x *engine.TileInfo) *bool { return &x.Passes }, "Once a round it sends an Agent to a space where only others' Agents are."),
	flag("deploys_anywhere", false, func(x *engine.TileInfo) *bool { return &x.Deploys }, "Once a round its turn on a space that is no Combat space counts as one, where there is something to deploy."),
	number("guards_intrigue", 0, 20, 0, func(x *engine.TileInfo) *int8 { return &x.Guards }, "Only from that many Intrigue cards on others can take one of them, a human's too. 0: as anybody's."),
	word("icons", "battle icon", iconWords, func(x *engine.TileInfo) *engine.Icon { return &x.Icon }, "All its battle icons, wild ones too, count as this one: two make a pair at once."),
	flag("wins_ties", false, func(x *engine.TileInfo) *bool { return &x.WinsTies }, "It wins every tie for the win, before spice; a human's too."),
	number("token_discount", 0, 20, 0, func(x *engine.TileInfo) *int8 { return &x.TokenOff }, "Solari less that tokens on spaces cost."),
}

// moment is what a Rival's tile gives at a time.
func moment(name string, at engine.Moment, when string) field[engine.TileInfo] {
	return effects(name, onTile, func(x *engine.TileInfo) *[]engine.Effect { return &x.At[at] }, "What a Rival's gives later. "+when)
}
