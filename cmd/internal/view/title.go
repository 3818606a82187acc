package view

import (
	"strconv"

	"househagal/cmd/internal/layout"
	"househagal/engine"
)

// Title is the first line of a page: round, Conflict with its level and icon,
// "behind the wall" when it is, and at the right the Shield Wall; it stands where
// both don't fit.
func (s Scene) Title(t *engine.Table) string {
	p := &t.Pos
	left := "Round " + strconv.Itoa(int(p.Round))
	if p.Phase == engine.Over {
		left += "  The end"
	}
	right := ""
	switch {
	case !s.walled():
	case p.WallGone:
		right = "Shield Wall gone"
	default:
		right = "Shield Wall stands"
	}
	if c := p.Conflict; c != 0 {
		icon := iconName(s.Box.Rules.Conflicts[c].Icon)
		long := left + "  " + s.conflictTitle(c, icon, p.WallGone)
		if left += "  " + s.conflictTitle(c, "", p.WallGone); layout.Width(long) <= s.width() {
			left = long
		}
	}
	return atRight(left, right, s.width())
}

// walled reports whether the game has a Shield Wall: a Conflict behind it.
func (s Scene) walled() bool {
	for i := range s.Box.Rules.Conflicts {
		if s.Box.Rules.Conflicts[i].Protected {
			return true
		}
	}
	return false
}

// conflictTitle is "Propaganda (III, wild)"; a narrow screen does without the
// icon.
func (s Scene) conflictTitle(c engine.Conflict, icon string, wallGone bool) string {
	info := &s.Box.Rules.Conflicts[c]
	about := level(info.Level)
	if icon != "" {
		about += ", " + icon
	}
	if info.Protected && !wallGone {
		about += ", behind the wall"
	}
	return info.Name + " (" + about + ")"
}

// conflictName is a Conflict card as the table tells it from others of its name:
// by its icon, or by what it gives.
func (s Scene) conflictName(c engine.Conflict) string {
	all := s.Box.Rules.Conflicts
	for i := range all {
		if i == 0 || engine.Conflict(i) == c || all[i].Name != all[c].Name {
			continue
		}
		if icon := iconName(all[c].Icon); icon != "" {
			return all[c].Name + ", " + icon
		}
		return all[c].Name + " (" + s.prize(false, all[c].Rewards[0]) + "; " + s.prize(false, all[c].Rewards[1]) + ")"
	}
	return all[c].Name
}
