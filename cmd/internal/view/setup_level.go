package view

import (
	"fmt"
	"strings"

	"househagal/cmd/internal/layout"
	"househagal/cmd/internal/menu"
	"househagal/engine"
	"househagal/rival"
)

// levelSteps ask a solo player for the level, and with a mix of its own for the
// level and each variant that it leaves open.
func levelSteps(box *rival.Box, v SetupValues, m Measured) []setupStep {
	first := append(levelOptions(box), option{label: "My own mix", value: "own"})
	widen(first, append(levelTexts(box, m), m.blank()+"level and each variant by itself"), m)
	st := setupStep{key: "difficulty", text: "How hard?" + m.note(""), options: first, marked: min(1, len(first)-1), more: m.page(box, false)}
	st.answered = func(v SetupValues) (string, bool) { return chosen(first, v.at("difficulty", 0)) }
	steps := []setupStep{st}
	if v.at("difficulty", 0) != "own" {
		return steps
	}
	own := levelOptions(box)
	widen(own, levelTexts(box, m), m)
	level := setupStep{key: "difficulty", text: "Which level?" + m.note(""), options: own, marked: min(1, len(own)-1), more: m.page(box, false)}
	level.answered = func(v SetupValues) (string, bool) {
		return chosen(own, v.at("difficulty", 1))
	}
	return append(append(steps, level), variantSteps(openVariants(box, v))...)
}

// openVariants are the variants that the chosen level does not switch on.
func openVariants(box *rival.Box, v SetupValues) []variant {
	required := engine.Variants{}
	if d := levelByID(box, v.level()); d > 0 {
		required = box.Rules.Levels[d].Requires
	}
	var open []variant
	for _, x := range variants {
		if !*x.on(&required) && (x.id != "smart_politics" || menu.HasSmart(box)) {
			open = append(open, x)
		}
	}
	return open
}

// level is the id of the level, also of a mix.
func (v SetupValues) level() string {
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

func levelOptions(box *rival.Box) []option {
	var list []option
	for d := 1; d < len(box.Rules.Levels); d++ {
		l := &box.Rules.Levels[d]
		list = append(list, option{label: l.Name, said: l.Name, value: l.ID})
	}
	return list
}

// widen puts a text beside each label, all in one column; figures stand closer.
func widen(list []option, texts []string, m Measured) {
	widest, gap := 0, 2
	if m != nil {
		gap = 1
	}
	for _, o := range list {
		widest = max(widest, layout.Width(o.label))
	}
	for i := range list {
		if i < len(texts) && texts[i] != "" {
			list[i].label = fill(list[i].label, widest+gap) + texts[i]
		}
	}
}

// levelTexts say of each level what it changes beside the one before it, behind
// its figure.
func levelTexts(box *rival.Box, m Measured) []string {
	texts := m.levelFigures(box)
	for d := 1; d < len(box.Rules.Levels); d++ {
		texts[d-1] += levelText(box, d, m)
	}
	return texts
}

func levelText(box *rival.Box, d int, m Measured) string {
	l, before := &box.Rules.Levels[d], &engine.LevelInfo{RivalTroops: -1, HumanSwordmaster: true}
	if d > 1 {
		before = &box.Rules.Levels[d-1]
	}
	parts, added := startTexts(l, before), []string(nil)
	if d > 1 && l.SwordmasterRound != before.SwordmasterRound {
		parts = append(parts, fmt.Sprintf("Swordmasters in round %d", l.SwordmasterRound))
	}
	for _, x := range variants {
		if now, then := l.Requires, before.Requires; *x.on(&now) && !*x.on(&then) {
			added = append(added, x.name)
		}
	}
	if !l.HumanSwordmaster && before.HumanSwordmaster {
		added = append(added, "no Swordmaster for you")
	}
	if len(added) > 0 {
		and := "and "
		if m != nil {
			and = "+ " // a figure takes the room
		}
		parts = append(parts, and+strings.Join(added, ", "))
	}
	return strings.Join(parts, "; ")
}

// startTexts say what a level puts before the seats otherwise than the one
// before it.
func startTexts(l, before *engine.LevelInfo) []string {
	var parts []string
	switch more := l.RivalIntrigue > before.RivalIntrigue; {
	case l.RivalTroops == before.RivalTroops && more:
		parts = append(parts, "Rivals start with "+count(int(l.RivalIntrigue), "Intrigue card"))
	case l.RivalTroops == before.RivalTroops:
	case more:
		parts = append(parts, fmt.Sprintf("Rivals: %s, %d Intrigue", count(int(l.RivalTroops), "troop"), l.RivalIntrigue))
	case l.RivalTroops == 0:
		parts = append(parts, "Rivals start without troops")
	default:
		parts = append(parts, "Rivals start with "+count(int(l.RivalTroops), "troop"))
	}
	if l.RivalHooks && !before.RivalHooks {
		parts = append(parts, "Maker Hooks for each Rival")
	}
	if l.HumanIntrigue > 0 {
		parts = append(parts, fmt.Sprintf("you draw %s", count(int(l.HumanIntrigue), "Intrigue card")))
	}
	if l.HumanSolari > 0 || l.HumanSpice > 0 {
		parts = append(parts, fmt.Sprintf("you take %d Solari and %d spice", l.HumanSolari, l.HumanSpice))
	}
	return parts
}
