package view

import (
	"strconv"

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
	right := "Shield Wall stands"
	if p.WallGone {
		right = "Shield Wall gone"
	}
	if c := p.Conflict; c != 0 {
		icon := iconName(s.Box.Rules.Conflicts[c].Icon)
		long := left + "  " + s.conflictTitle(c, icon, p.WallGone)
		if left += "  " + s.conflictTitle(c, "", p.WallGone); cells.StringWidth(long) <= s.width() {
			left = long
		}
	}
	return atRight(left, right, s.width())
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

// conflictName is a Conflict card as the table tells it from others:
// "Skirmish, Crysknife", "Propaganda".
func (s Scene) conflictName(c engine.Conflict) string {
	r := &s.Box.Rules
	for i := range r.Conflicts {
		if i > 0 && engine.Conflict(i) != c && r.Conflicts[i].Name == r.Conflicts[c].Name {
			return r.Conflicts[c].Name + ", " + iconName(r.Conflicts[c].Icon)
		}
	}
	return r.Conflicts[c].Name
}
