package view

import (
	"strconv"

	"househagal/engine"
)

// Title is the first line of a page: round, Conflict with its level and icon,
// "behind the wall" when it is, and at the right the Shield Wall.
func (s Scene) Title(t *engine.Table) string {
	p := &t.Pos
	left := "Round " + strconv.Itoa(int(p.Round))
	if p.Phase == engine.Over {
		left += "  The end"
	}
	right := "Shield Wall stands"
	switch {
	case p.WallGone:
		right = "Shield Wall gone"
	case p.Unknown.ShieldWall:
		right = "Shield Wall stands"
	}
	c := p.Conflict
	if c == 0 {
		return atRight(left, right, s.width())
	}
	info := &s.Box.Rules.Conflicts[c]
	left += "  " + info.Name + " ("
	about := level(info.Level)
	if icon := iconName(info.Icon); icon != "" {
		about += ", " + icon
	}
	if !info.Protected || p.WallGone {
		return atRight(left+about+")", right, s.width())
	}
	long := atRight(left+about+", behind the wall)", right, s.width())
	if cells.StringWidth(long) == s.width() {
		return long
	}
	return atRight(left+about+")", "behind the Shield Wall", s.width())
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
