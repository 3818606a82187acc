package data

import (
	"househagal/data/strict"
	"househagal/engine"
)

// TwoPlayerLevel is the id of the entry that says how a game of two players starts.
const TwoPlayerLevel = "two_player"

var levelFields = []field[engine.LevelInfo]{
	id(func(x *engine.LevelInfo) *string { return &x.ID }, "How positions and --difficulty name it. two_player is no level: it says how a game of two starts."),
	text("name", 24, func(x *engine.LevelInfo) *string { return &x.Name }, "As printed.").needed(),
	number("rival_troops", 0, engine.TroopsOfSeat, 0, func(x *engine.LevelInfo) *int8 { return &x.RivalTroops }, "In the garrison of each Rival at the start.").needed(),
	number("rival_intrigue", 0, 10, 0, func(x *engine.LevelInfo) *int8 { return &x.RivalIntrigue }, "Intrigue cards of each Rival at the start."),
	flag("rival_hooks", false, func(x *engine.LevelInfo) *bool { return &x.RivalHooks }, "Each Rival starts with Maker Hooks."),
	number("human_intrigue", 0, 10, 0, func(x *engine.LevelInfo) *int8 { return &x.HumanIntrigue }, "Intrigue cards of the human at the start."),
	number("human_solari", 0, 20, 0, func(x *engine.LevelInfo) *int8 { return &x.HumanSolari }, "Solari of the human at the start."),
	number("human_spice", 0, 20, 0, func(x *engine.LevelInfo) *int8 { return &x.HumanSpice }, "Spice of the human at the start."),
	flag("human_swordmaster", true, func(x *engine.LevelInfo) *bool { return &x.HumanSwordmaster }, "The human may buy its third Agent."),
	required(),
	number("swordmaster_round", 0, engine.RoundCap, 0, func(x *engine.LevelInfo) *int8 { return &x.SwordmasterRound },
		"The game of 2020: from the start of this round the Rivals own their third Agent, at 1 from the start of the game; 0: they buy it.").in(engine.Imperium),
	number("mentat_cost", 0, 20, 0, func(x *engine.LevelInfo) *int8 { return &x.MentatCost }, "The game of 2020: Solari of the Mentat space; 0: there is none.").in(engine.Imperium),
	flag("spoiler", false, func(x *engine.LevelInfo) *bool { return &x.Spoiler },
		"The game of 2020: the Rival only stands in the way. It acts after Agent turns of the first player, keeps no tokens, scores nothing and takes no rewards.").in(engine.Imperium),
}

// switches are the variants by name. Row churn is never required by a level.
var switches = []struct {
	name string
	at   func(*engine.Variants) *bool
}{
	{"expert_deployment", func(v *engine.Variants) *bool { return &v.ExpertDeployment }},
	{"brutal_escalation", func(v *engine.Variants) *bool { return &v.BrutalEscalation }},
	{"smart_politics", func(v *engine.Variants) *bool { return &v.SmartPolitics }},
	{"row_churn", func(v *engine.Variants) *bool { return &v.RowChurn }},
}

var switchWords = func() []string {
	out := make([]string, len(switches))
	for i := range switches {
		out[i] = switches[i].name
	}
	return out
}()

func required() field[engine.LevelInfo] {
	return field[engine.LevelInfo]{name: "requires", shape: shape{kind: wordList, words: switchWords[:len(switches)-1], hi: len(switches)},
		doc: "The variants that it switches on.",
		read: func(r *reader, c strict.Cursor, x *engine.LevelInfo) {
			for _, v := range c.List(len(switches)) {
				i := v.Word("variant", switchWords)
				if i == len(switches)-1 && !r.saved() {
					v.Fail("%s is never required by a level; choose it when a game begins, and leave it out here", switchWords[i])
				}
				if i >= 0 {
					*switches[i].at(&x.Requires) = true
				}
			}
		},
		write: func(w *writer, x *engine.LevelInfo) bool {
			var on []string
			for _, s := range switches {
				if *s.at(&x.Requires) {
					on = append(on, s.name)
				}
			}
			w.list(len(on), func(i int) { w.raw(on[i]) })
			return len(on) > 0
		}}
}

// levels reads the levels; the entry for two players goes to index 0, where its
// id is empty so that no position can name it.
func (r *reader) levels(c strict.Cursor) []engine.LevelInfo {
	list := plain(r, c, "level", 0, 30, levelFields)
	out := make([]engine.LevelInfo, 1, len(list)+1)
	found := false
	for i := range list {
		if list[i].ID == TwoPlayerLevel {
			out[0], found = list[i], true
			out[0].ID = ""
			continue
		}
		out = append(out, list[i])
	}
	switch {
	case c.Kind() != strict.List:
	case !found:
		c.Fail("no entry %s; it says how a game of two players starts", TwoPlayerLevel)
	case len(out) == 1:
		c.Fail("no level; a solo game needs at least one")
	}
	return out
}

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
