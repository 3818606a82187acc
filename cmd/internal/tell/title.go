package tell

import (
	"househagal/cmd/internal/effect"
	"househagal/cmd/internal/page"
	"househagal/cmd/internal/say"
	"househagal/engine"
	"househagal/rival"
)

// Title is the first line of a page: round, Conflict with its level and icon,
// "behind the wall" when it is, and at the right the Shield Wall; it stands where
// both don't fit. A narrow screen does without the icon.
func Title(s say.Speaker, t *engine.Table) page.Line {
	p := &t.Pos
	round := s.Say("title.round", say.Args{"round": p.Round, "over": p.Phase == engine.Over})
	line := page.Line{Text: round}
	if walled(s.Box) {
		line.Right = s.Say("title.wall", say.Args{"wall_gone": p.WallGone})
	}
	if p.Conflict != 0 {
		x := &s.Box.Rules.Conflicts[p.Conflict]
		line.Text = s.Say("title.conflict", say.Args{"text": round, "conflict": p.Conflict, "level": x.Level, "icon": x.Icon, "protected": x.Protected && !p.WallGone})
		line.Short = s.Say("title.conflict_short", say.Args{"text": round, "conflict": p.Conflict, "level": x.Level, "protected": x.Protected && !p.WallGone})
	}
	return line
}

// walled reports whether the game has a Shield Wall: a Conflict behind it.
func walled(box *rival.Box) bool {
	for i := range box.Rules.Conflicts {
		if box.Rules.Conflicts[i].Protected {
			return true
		}
	}
	return false
}

// Conflict names a Conflict card as the table tells it from others of its name:
// by its icon, or by what it gives.
func Conflict(s say.Speaker, c engine.Conflict) string {
	all := s.Box.Rules.Conflicts
	for i := range all {
		if i == 0 || engine.Conflict(i) == c || all[i].Name != all[c].Name {
			continue
		}
		if all[c].Icon != engine.NoIcon {
			return s.Say("title.by_icon", say.Args{"conflict": c, "icon": all[c].Icon})
		}
		return s.Say("title.by_prizes", say.Args{"conflict": c, "text": effect.Reward(s, all[c].Rewards[0]), "then": effect.Reward(s, all[c].Rewards[1])})
	}
	return s.Say("title.plain", say.Args{"conflict": c})
}
