package data

import "househagal/engine"

var conflictFields = []field[engine.ConflictInfo]{
	id(func(x *engine.ConflictInfo) *string { return &x.ID }, "How positions and saves name the card."),
	text("name", 40, func(x *engine.ConflictInfo) *string { return &x.Name }, "As printed.").needed(),
	number("level", 1, 3, 0, func(x *engine.ConflictInfo) *int8 { return &x.Level }, "1 to 3: the part of the Conflict deck.").needed(),
	word("icon", "battle icon", iconWords, func(x *engine.ConflictInfo) *engine.Icon { return &x.Icon }, "Its battle icon."),
	ref("control", toSpace, func(x *engine.ConflictInfo) *engine.Space { return &x.Control }, "The location it names: its controller defends."),
	flag("protected", false, func(x *engine.ConflictInfo) *bool { return &x.Protected }, "No sandworm may enter while the Shield Wall stands."),
	reward("first", 0), reward("second", 1), reward("third", 2),
}

func reward(name string, place int) field[engine.ConflictInfo] {
	doc := [...]string{"What the winner gets, in order.", "What the second gets.", "What each of two gets that tie for second."}[place]
	return effects(name, onReward, func(x *engine.ConflictInfo) *[]engine.Effect { return &x.Rewards[place] }, doc)
}

var objectiveFields = []field[engine.ObjectiveInfo]{
	id(func(x *engine.ObjectiveInfo) *string { return &x.ID }, "How options name it."),
	text("name", 24, func(x *engine.ObjectiveInfo) *string { return &x.Name }, "What menus call it.").needed(),
	word("icon", "battle icon", iconWords, func(x *engine.ObjectiveInfo) *engine.Icon { return &x.Icon }, "Its battle icon.").needed(),
	flag("first", false, func(x *engine.ObjectiveInfo) *bool { return &x.First }, "Its seat has the First Player marker in round 1."),
	flag("rival", false, func(x *engine.ObjectiveInfo) *bool { return &x.Rival }, "In two-player it is always the Rival's."),
}
