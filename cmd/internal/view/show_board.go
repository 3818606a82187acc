package view

import (
	"fmt"
	"strings"

	"househagal/engine"
	"househagal/rival"
)

// BoardList lists the board spaces and the observation posts.
func BoardList(box *rival.Box) []string {
	r := &box.Rules
	var spaces, posts []row
	for i := 1; i < len(r.Spaces); i++ {
		x := &r.Spaces[i]
		spaces = append(spaces, row{x.ID, x.Code, x.Section, SpaceText(r, engine.Space(i))})
	}
	for i := 1; i < len(r.Posts); i++ {
		var touch []string
		for sp := 1; sp < len(r.Spaces); sp++ {
			if r.Posts[i].Spaces.Has(engine.Space(sp)) {
				touch = append(touch, r.Spaces[sp].Name)
			}
		}
		posts = append(posts, row{r.Posts[i].ID, r.Posts[i].Code, strings.Join(touch, ", ")})
	}
	out := listed([]column{{"SPACE", false}, {"CODE", false}, {"PART", false}, {"", false}}, spaces)
	if len(posts) > 0 {
		out = append(append(out, ""), listed([]column{{"POST", false}, {"CODE", false}, {"TOUCHES", false}}, posts)...)
	}
	return out
}

// SpaceText says what a Rival and the score look at of a space.
func SpaceText(r *engine.Rules, sp engine.Space) string {
	x := &r.Spaces[sp]
	var parts []string
	add := func(yes bool, text string) {
		if yes {
			parts = append(parts, text)
		}
	}
	add(x.Combat, "Combat")
	add(x.Maker, fmt.Sprintf("Maker, %d spice", x.BaseSpice))
	add(x.Worms > 0, fmt.Sprintf("or %s", count(int(x.Worms), "sandworm")))
	add(x.Controllable, "control: "+bonusText(x.ControlBonus))
	add(x.Requires.Kind != engine.Always, "for humans with "+ShownCondition(r, x.Requires))
	add(x.Swordmaster, "a human's third Agent")
	return strings.Join(parts, ", ")
}

func bonusText(p [engine.ResourceEnd]int8) string {
	for r := engine.Solari; r < engine.ResourceEnd; r++ {
		if p[r] > 0 {
			return tokens(int(p[r]), r)
		}
	}
	return "no bonus"
}

// ConflictList lists the Conflict cards by level.
func ConflictList(box *rival.Box) []string {
	r := &box.Rules
	var rows []row
	for i := 1; i < len(r.Conflicts); i++ {
		c := &r.Conflicts[i]
		icon := "-"
		if c.Icon != engine.NoIcon {
			icon = iconName(c.Icon)
		}
		rows = append(rows, row{c.ID, strings.Repeat("I", int(c.Level)), icon, ConflictText(r, engine.Conflict(i))})
	}
	return append(listed([]column{{"CONFLICT", false}, {"", false}, {"ICON", false}, {"1ST; 2ND; 3RD", false}}, rows),
		"", "wall: no sandworm enters while the Shield Wall stands.",
		"The third prize goes only to seats that tie for second.")
}

// ConflictText says what is to be won.
func ConflictText(r *engine.Rules, k engine.Conflict) string {
	c := &r.Conflicts[k]
	var prizes []string
	for _, reward := range c.Rewards {
		prizes = append(prizes, Effects(r, reward))
	}
	text := strings.Join(prizes, "; ")
	if c.Protected {
		text += " (wall)"
	}
	return text
}

// LevelList lists the levels of difficulty.
func LevelList(box *rival.Box) []string {
	var rows []row
	for i := 1; i < len(box.Rules.Levels); i++ {
		rows = append(rows, row{box.Rules.Levels[i].ID, LevelText(&box.Rules.Levels[i])})
	}
	return listed([]column{{"DIFFICULTY", false}, {"", false}}, rows)
}

// LevelText says what a level changes.
func LevelText(l *engine.LevelInfo) string {
	parts := []string{fmt.Sprintf("Rivals start with %s", count(int(l.RivalTroops), "troop"))}
	add := func(yes bool, text string) {
		if yes {
			parts = append(parts, text)
		}
	}
	add(l.RivalIntrigue > 0, count(int(l.RivalIntrigue), "Intrigue card")+" for each Rival")
	add(l.RivalHooks, "Maker Hooks for each Rival")
	add(l.HumanIntrigue > 0, count(int(l.HumanIntrigue), "Intrigue card")+" for the human")
	add(l.HumanSolari > 0, fmt.Sprintf("%d Solari for the human", l.HumanSolari))
	add(l.HumanSpice > 0, fmt.Sprintf("%d spice for the human", l.HumanSpice))
	add(l.SwordmasterRound > 0, fmt.Sprintf("Rivals have Swordmasters from round %d", l.SwordmasterRound))
	add(l.MentatCost > 0, fmt.Sprintf("the Mentat costs %d Solari", l.MentatCost))
	add(l.Requires.ExpertDeployment, "Expert Deployment")
	add(l.Requires.BrutalEscalation, "Brutal Escalation")
	add(l.Requires.SmartPolitics, "Smart Politics")
	add(!l.HumanSwordmaster, "no Swordmaster for the human")
	return strings.Join(parts, ", ")
}
