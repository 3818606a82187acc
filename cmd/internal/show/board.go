package show

import (
	"househagal/cmd/internal/effect"
	"househagal/cmd/internal/layout"
	"househagal/cmd/internal/page"
	"househagal/cmd/internal/say"
	"househagal/engine"
)

// Board lists the board spaces and the observation posts.
func Board(s say.Speaker) []string {
	r := &s.Box.Rules
	code := page.Column{Head: s.Say("show.code_head")}
	spaces := page.Table{Columns: []page.Column{{Head: s.Say("show.space_head")}, code, {Head: s.Say("show.part_head")}, {}}}
	posts := page.Table{Columns: []page.Column{{Head: s.Say("show.post_head")}, code, {Head: s.Say("show.touches_head")}}}
	for i := 1; i < len(r.Spaces); i++ {
		x := &r.Spaces[i]
		spaces.Rows = append(spaces.Rows, []string{x.ID, x.Code, x.Section, Space(s, engine.Space(i))})
	}
	for i := 1; i < len(r.Posts); i++ {
		var touch say.List
		for sp := 1; sp < len(r.Spaces); sp++ {
			if r.Posts[i].Spaces.Has(engine.Space(sp)) {
				touch = append(touch, engine.Space(sp))
			}
		}
		posts.Rows = append(posts.Rows, []string{r.Posts[i].ID, r.Posts[i].Code, s.Join(touch)})
	}
	out := layout.Full.Table(&spaces)
	if len(posts.Rows) > 0 {
		out = append(append(out, ""), layout.Full.Table(&posts)...)
	}
	return out
}

// Space says what a Rival and the score look at of a space.
func Space(s say.Speaker, sp engine.Space) string {
	x := &s.Box.Rules.Spaces[sp]
	var parts say.List
	if x.Combat {
		parts = append(parts, s.Say("show.combat"))
	}
	if x.Maker {
		parts = append(parts, s.Say("show.maker", say.Args{"n": x.BaseSpice}))
	}
	if x.Worms > 0 {
		parts = append(parts, s.Say("show.worms", say.Args{"n": x.Worms}))
	}
	if x.Controllable {
		parts = append(parts, s.Say("show.control", say.Args{"price": bonus(x.ControlBonus)}))
	}
	if x.Requires.Kind != engine.Always {
		parts = append(parts, s.Say("show.humans_with", say.Args{"condition": effect.Condition(s, effect.Reference, x.Requires)}))
	}
	if x.Swordmaster {
		parts = append(parts, s.Say("show.third_agent"))
	}
	return s.Join(parts)
}

// bonus is what the holder of a space is given, if anything.
func bonus(p [engine.ResourceEnd]int8) say.List {
	for r := engine.Solari; r < engine.ResourceEnd; r++ {
		if p[r] > 0 {
			return say.List{say.Amount{N: int(p[r]), Of: r}}
		}
	}
	return nil
}

// Conflicts lists the Conflict cards by level.
func Conflicts(s say.Speaker) []string {
	r := &s.Box.Rules
	t := page.Table{Columns: []page.Column{{Head: s.Say("show.conflict_head")}, {}, {Head: s.Say("show.icon_head")}, {Head: s.Say("show.rewards_head")}}}
	for i := 1; i < len(r.Conflicts); i++ {
		c := &r.Conflicts[i]
		t.Rows = append(t.Rows, []string{s.Join(say.List{engine.Conflict(i)}), s.Say("show.level", say.Args{"level": c.Level}), s.Say("show.icon", say.Args{"icon": c.Icon}), Conflict(s, engine.Conflict(i))})
	}
	return append(layout.Full.Table(&t), "", s.Say("show.wall_is"), s.Say("show.third_is"))
}

// Conflict says what is to be won.
func Conflict(s say.Speaker, k engine.Conflict) string {
	c := &s.Box.Rules.Conflicts[k]
	var prizes say.List
	for _, reward := range c.Rewards {
		prizes = append(prizes, effect.Say(s, effect.Reference, reward))
	}
	return s.Say("show.conflict", say.Args{"texts": prizes, "protected": c.Protected})
}

// Levels lists the levels of difficulty.
func Levels(s say.Speaker) []string {
	t := page.Table{Columns: []page.Column{{Head: s.Say("show.difficulty_head")}, {}}}
	for i := 1; i < len(s.Box.Rules.Levels); i++ {
		l := &s.Box.Rules.Levels[i]
		t.Rows = append(t.Rows, []string{l.ID, Level(s, l)})
	}
	return layout.Full.Table(&t)
}

// Level says what a level changes.
func Level(s say.Speaker, l *engine.LevelInfo) string {
	parts := say.List{s.Say("show.rival_troops", say.Args{"n": l.RivalTroops})}
	for _, x := range []struct {
		id say.ID
		n  int
	}{
		{"show.rival_intrigue", int(l.RivalIntrigue)}, {"show.rival_hooks", one(l.RivalHooks)},
		{"show.human_intrigue", int(l.HumanIntrigue)}, {"show.human_solari", int(l.HumanSolari)}, {"show.human_spice", int(l.HumanSpice)},
		{"show.swordmasters", int(l.SwordmasterRound)}, {"show.mentat", int(l.MentatCost)},
		{"show.expert", one(l.Requires.ExpertDeployment)}, {"show.brutal", one(l.Requires.BrutalEscalation)}, {"show.smart", one(l.Requires.SmartPolitics)},
		{"show.no_swordmaster", one(!l.HumanSwordmaster)},
	} {
		if x.n > 0 {
			parts = append(parts, s.Say(x.id, say.Args{"n": x.n}))
		}
	}
	return s.Join(parts)
}

// one counts what is there or not.
func one(yes bool) int {
	if yes {
		return 1
	}
	return 0
}
