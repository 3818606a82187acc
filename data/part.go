package data

import (
	"slices"

	"househagal/engine"
)

// part is a section of a file, or a list inside the board.
type part struct {
	name   string
	what   string      // an entry of the list, as errors call it
	byID   bool        // a list of entries with an id
	most   int         // entries of the list, where a file has fewer than maxEntries
	keys   []string    // of an entry, in the order of its table
	parts  []part      // a map of parts; none and not byID: a map of values
	groups []constants // of a map of values
	// instead tells which keys of an entry give way when another is given.
	instead map[string][]string
}

// parts are the sections in the order in which they are printed.
var parts = []part{
	{name: "board", parts: []part{
		{name: "factions", what: "Faction", byID: true, keys: names(factionFields)},
		{name: "spaces", what: "space", byID: true, keys: names(spaceFields)},
		{name: "posts", what: "post", byID: true, keys: names(postFields)},
		{name: "groups", what: "group", byID: true, keys: names(groupFields)},
		{name: "units", what: "unit", byID: true, keys: names(unitFields)},
		{name: "tokens", what: "token", byID: true, keys: names(tokenFields)},
		{name: "tiles", what: "tile", byID: true, most: engine.TileCap - 1, keys: names(tileFields)},
		{name: "tracks", what: "track", byID: true, keys: names(trackFields)},
		{name: "steps", what: "space of a track", byID: true, keys: names(stepFields)},
		{name: "notices", what: "notice", byID: true, keys: names(noticeFields)},
	}},
	{name: "hagal", what: "card", byID: true, keys: append(append(names(cardFields), "faces"), names(faceFields)...), instead: map[string][]string{
		"faces": {"needs", "space", "spaces", "bonus", "smart_politics", "effects"}, "space": {"spaces"}, "spaces": {"space"}}},
	{name: "rivals", what: "Rival", byID: true, keys: names(rivalFields)},
	{name: "conflicts", what: "Conflict", byID: true, keys: names(conflictFields)},
	{name: "objectives", what: "Objective", byID: true, keys: names(objectiveFields)},
	{name: "difficulty", what: "level", byID: true, keys: names(levelFields)},
	{name: "variants", groups: variantGroups},
	{name: "constants", groups: constantGroups},
	{name: layersPart, what: "layer", byID: true, keys: names(layerFields)},
}

// layersPart is the section of the layers that may be chosen.
const layersPart = "layers"

// has reports whether an entry of the part may hold the key.
func (p *part) has(key string) bool {
	return slices.Contains(p.keys, key) || slices.Contains(sourceKeys, key)
}
