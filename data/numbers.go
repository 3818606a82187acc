package data

import (
	"slices"
	"strconv"
)

// Number is a whole number that rules may set: its range, and what leaving it out
// means. A constant can't be left out; its Default is outside the range.
type Number struct{ Low, High, Default int }

// NumberAt returns the number that is written as key in the entries of section,
// or in the map section: "hagal" and "copies", "constants.vp_price" and "spice".
// It reports false where no whole number stands.
func NumberAt(section, key string) (Number, bool) {
	for _, m := range keysOf(section) {
		if m.name == key && m.shape.kind == aNumber {
			def, err := strconv.Atoi(m.shape.def)
			if err != nil {
				def = m.shape.lo - 1
			}
			return Number{m.shape.lo, m.shape.hi, def}, true
		}
	}
	return Number{}, false
}

// NumbersIn returns the keys of section under which a whole number may stand.
func NumbersIn(section string) []string {
	var out []string
	for _, m := range keysOf(section) {
		if m.shape.kind == aNumber {
			out = append(out, m.name)
		}
	}
	return out
}

// keysOf are the keys of the entries of a section, or of a map of values.
func keysOf(section string) []member {
	switch section {
	case "board.factions":
		return members(factionFields)
	case "board.spaces":
		return members(spaceFields)
	case "board.posts":
		return members(postFields)
	case "board.groups":
		return members(groupFields)
	case "board.tiles":
		return members(tileFields)
	case "board.tracks":
		return members(trackFields)
	case "board.steps":
		return members(stepFields)
	case "board.notices":
		return members(noticeFields)
	case "hagal":
		return slices.Concat(members(cardFields), members(faceFields))
	case "rivals":
		return members(rivalFields)
	case "conflicts":
		return members(conflictFields)
	case "objectives":
		return members(objectiveFields)
	case "difficulty":
		return members(levelFields)
	}
	return groupKeys(section)
}

// groupKeys are the keys of a group of constants or variants.
func groupKeys(section string) []member {
	for name, groups := range map[string][]constants{"constants": constantGroups, "variants": variantGroups} {
		for i := range groups {
			path := name
			if groups[i].name != "" {
				path += "." + groups[i].name
			}
			if path == section {
				return members(groups[i].fields)
			}
		}
	}
	return nil
}
