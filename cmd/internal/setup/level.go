package setup

import (
	"househagal/cmd/internal/page"
	"househagal/cmd/internal/say"
	"househagal/engine"
	"househagal/rival"
)

// askLevel asks for the level, and once more for that of an own mix.
func (a *asker) askLevel() []step {
	first := levelOptions(a.Speaker)
	own := a.Say("level.own")
	first = append(withSteps(a, first), option{said: own, value: "own", listing: &page.Listing{Name: own, Texts: []page.Text{{a.Say("level.own_text")}}}})
	steps := []step{levelStep(a, 0, a.Say("level.ask"), first)}
	steps[0].forks = true
	if a.v.at("difficulty", 0) == "own" {
		steps = append(steps, levelStep(a, 1, a.Say("level.which"), withSteps(a, levelOptions(a.Speaker))))
	}
	return steps
}

// levelStep asks for the part-th part of the level.
func levelStep(a *asker, part int, question string, list []option) step {
	return step{
		key: "difficulty", text: asked{question, stepNote(a)}, options: list, marked: min(1, len(list)-1), more: figures{a}.measuredPage(false),
		answered: func(v Values) (string, bool) { return chosen(list, v.at("difficulty", part)) },
	}
}

// stepNote explains the figures beside a question, "" when there are none.
func stepNote(a *asker) string {
	switch {
	case a.m == nil:
		return ""
	case figures{a}.knowsYou():
		return a.Say("level.note_you")
	}
	return a.Say("level.note")
}

// level is the id of the level, also of a mix.
func (v Values) level() string {
	if v.at("difficulty", 0) == "own" {
		return v.at("difficulty", 1)
	}
	return v.at("difficulty", 0)
}

// levelByID finds a solo level, 0 when there is none of that id.
func levelByID(box *rival.Box, id string) engine.Difficulty {
	for d := 1; d < len(box.Rules.Levels); d++ {
		if box.Rules.Levels[d].ID == id {
			return engine.Difficulty(d)
		}
	}
	return 0
}

// levels are the ids of the solo levels.
func (a *asker) levels() []string {
	var ids []string
	for d := 1; d < len(a.Box.Rules.Levels); d++ {
		ids = append(ids, a.Box.Rules.Levels[d].ID)
	}
	return ids
}

func checkLevel(a *asker) error {
	switch {
	case a.v["difficulty"] == "":
		return nil
	case a.v.twoPlayer():
		return a.fault("level.solo_only", nil)
	}
	return a.oneOf("difficulty", a.v.level(), a.levels())
}

func levelOptions(s say.Speaker) []option {
	var list []option
	for d := engine.Difficulty(1); int(d) < len(s.Box.Rules.Levels); d++ {
		name := s.Say("level.name", say.Args{"difficulty": d})
		list = append(list, option{label: name, said: name, value: s.Box.Rules.Levels[d].ID})
	}
	return list
}

// withSteps puts beside each level its figure, and what it changes beside the one before
// it.
func withSteps(a *asker, list []option) []option {
	beside := figures{a}.levelFigures()
	before := &engine.LevelInfo{RivalTroops: -1, HumanSwordmaster: true}
	for i := range list {
		l := &a.Box.Rules.Levels[i+1]
		list[i].listing = &page.Listing{Name: list[i].label, Figure: beside[i]}
		if text := levelText(a, l, before, i > 0); text != "" {
			list[i].listing.Texts = []page.Text{{text}}
		}
		before = l
	}
	return list
}

// levelText says in what l differs from the level before it.
func levelText(a *asker, l, before *engine.LevelInfo, later bool) string {
	parts := startTexts(a.Speaker, l, before)
	if later && l.SwordmasterRound != before.SwordmasterRound {
		parts = append(parts, a.Say("level.swordmaster_round", say.Args{"round": l.SwordmasterRound}))
	}
	var added []string
	for _, x := range variants {
		if now, then := l.Requires, before.Requires; *x.on(&now) && !*x.on(&then) {
			added = append(added, a.Say(x.name))
		}
	}
	if !l.HumanSwordmaster && before.HumanSwordmaster {
		added = append(added, a.Say("level.no_swordmaster"))
	}
	switch { // in fewer cells where a figure takes the room
	case len(added) > 0 && figures{a}.knowsYou():
		parts = append(parts, a.Say("level.adds_you", say.Args{"texts": added}))
	case len(added) > 0:
		parts = append(parts, a.Say("level.adds", say.Args{"texts": added, "measured": a.m != nil}))
	}
	return a.Say("level.changes", say.Args{"texts": parts})
}

// startTexts say what a level puts before the seats otherwise than the one before
// it.
func startTexts(s say.Speaker, l, before *engine.LevelInfo) []string {
	var parts []string
	intrigue := say.Amount{N: int(l.RivalIntrigue), Of: engine.ResourceEnd}
	switch more := l.RivalIntrigue > before.RivalIntrigue; {
	case l.RivalTroops == before.RivalTroops && more:
		parts = append(parts, s.Say("level.intrigue", say.Args{"gain": intrigue}))
	case l.RivalTroops == before.RivalTroops:
	case more:
		parts = append(parts, s.Say("level.troops_intrigue", say.Args{"n": l.RivalTroops, "gain": intrigue}))
	default:
		parts = append(parts, s.Say("level.troops", say.Args{"n": l.RivalTroops}))
	}
	if l.RivalHooks && !before.RivalHooks {
		parts = append(parts, s.Say("level.hooks"))
	}
	if l.HumanIntrigue > 0 {
		parts = append(parts, s.Say("level.draws", say.Args{"gain": say.Amount{N: int(l.HumanIntrigue), Of: engine.ResourceEnd}}))
	}
	if l.HumanSolari > 0 || l.HumanSpice > 0 {
		parts = append(parts, s.Say("level.takes", say.Args{"price": []say.Amount{
			{N: int(l.HumanSolari), Of: engine.Solari}, {N: int(l.HumanSpice), Of: engine.Spice}}}))
	}
	return parts
}
