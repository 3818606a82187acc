package data

import (
	"slices"

	"househagal/engine"
	"househagal/rival"
)

// The words of the closed sets, by index. An empty word can't be written.
var (
	gameWords     = []string{engine.Uprising: "uprising", engine.Imperium: "imperium"}
	modeWords     = []string{engine.Solo: "solo", engine.TwoPlayer: "two_player"}
	resourceWords = engine.IDs(engine.ResourceEnd)
	factionWords  = engine.IDs(engine.FactionEnd)
	iconWords     = engine.IDs(engine.IconEnd)
	sectionWords  = append(slices.Clone(factionWords[engine.Emperor:]), "landsraad", "choam", "city", "desert")
)

// confidenceWords say how sure a figure is; the reader keeps them for readers of
// the file, the rules don't look at them.
var confidenceWords = []string{"official", "strong", "weak", "conflicting"}

// refKind is a list of ids that other entries refer to.
type refKind uint8

const (
	toSpace refKind = iota
	toPost
	toGroup
	toTrack
	toNotice
	toLayer
	toUnit
	toTile
	toRival
	refEnd
)

// refParts are what the entries of these lists are called by themselves.
var refParts = [refEnd]string{"space", "post", "group", "track", "notice", "layer", "unit", "tile", "Rival"}

var refNames = [refEnd]string{"board space", "observation post", "group of posts", "track", "notice", "layer", "kind of unit", "tile", "Rival"}

// ids are the known ids of each list, by index; what can't be referred to is "".
type ids [refEnd][]string

// idsOf returns the ids of a finished box.
func idsOf(b *rival.Box) *ids {
	var x ids
	r := &b.Rules
	for i := range r.Spaces {
		x[toSpace] = append(x[toSpace], r.Spaces[i].ID)
	}
	for i := range r.Posts {
		x[toPost] = append(x[toPost], r.Posts[i].ID)
	}
	for i := range r.Groups {
		x[toGroup] = append(x[toGroup], r.Groups[i].ID)
	}
	x[toUnit] = []string{""}
	for i := 1; i < len(r.Units); i++ {
		x[toUnit] = append(x[toUnit], r.Units[i].ID)
	}
	for i := range r.Tracks {
		x[toTrack] = append(x[toTrack], r.Tracks[i].ID)
	}
	for i := range r.Notices {
		x[toNotice] = append(x[toNotice], r.Notices[i].ID)
	}
	if len(r.Tiles) == 0 {
		x[toTile] = []string{""}
	}
	for i := range r.Tiles {
		x[toTile] = append(x[toTile], r.Tiles[i].ID)
	}
	for i := range b.Rivals {
		x[toRival] = append(x[toRival], b.Rivals[i].ID)
	}
	return &x
}

// GameWord is the word for a game in rules, positions and on the command line.
func GameWord(g engine.GameID) string { return gameWords[g] }

// ModeWord is the word for a mode in rules and positions.
func ModeWord(m engine.Mode) string { return modeWords[m] }
