package data

import (
	"slices"

	"househagal/engine"
	"househagal/rival"
)

// Print writes a box as one YAML text, complete and without comments, that Parse
// reads back to an equal box. An entry is a line.
func Print(b *rival.Box) []byte {
	w := &writer{ids: idsOf(b), b: make([]byte, 0, 24<<10)}
	r := &b.Rules
	w.raw("game: " + gameWords[r.Game] + "\n")
	w.files(b.Files)
	if b.Package != "" {
		w.raw("package: ")
		w.text(b.Package)
		w.raw("\n")
	}
	w.layers(b)
	w.raw("board:\n  factions:\n")
	for f := engine.Emperor; f < engine.FactionEnd; f++ {
		w.entry("    ", func() { writeFields(w, factionFields, &r.Factions[f]) })
	}
	printList(w, "  spaces:\n", "    ", r.Spaces, spaceFields)
	printSome(w, "  posts:\n", "    ", r.Posts, postFields)
	printSome(w, "  groups:\n", "    ", r.Groups, groupFields)
	printSome(w, "  units:\n", "    ", r.Units, unitFields)
	printSome(w, "  tokens:\n", "    ", r.Tokens, tokenFields)
	printSome(w, "  tracks:\n", "    ", r.Tracks, trackFields)
	printSome(w, "  tiles:\n", "    ", r.Tiles, tileFields)
	printSome(w, "  steps:\n", "    ", r.Steps, stepFields)
	printSome(w, "  notices:\n", "    ", r.Notices, noticeFields)
	w.raw("hagal:\n")
	for i := 1; i < len(b.Deck.Cards); i++ {
		w.entry("  ", func() { w.card(&b.Deck.Cards[i]) })
	}
	printList(w, "rivals:\n", "  ", b.Rivals, rivalFields)
	printList(w, "conflicts:\n", "  ", r.Conflicts, conflictFields)
	printSome(w, "objectives:\n", "  ", r.Objectives, objectiveFields)
	printList(w, "difficulty:\n", "  ", append([]engine.LevelInfo{{}}, printedLevels(r)...), levelFields)
	w.raw("variants:\n")
	w.constants(variantGroups, &r.Const)
	w.raw("constants:\n")
	w.constants(constantGroups, &r.Const)
	return w.b
}

// files prints the names of the files of somebody's own.
func (w *writer) files(names []string) {
	if len(names) == 0 {
		return
	}
	w.raw("files: ")
	w.list(len(names), func(i int) { w.text(names[i]) })
	w.raw("\n")
}

// layers prints the layers in force, whose rules are merged with all others.
func (w *writer) layers(b *rival.Box) {
	if len(b.Layers) == 0 {
		return
	}
	w.raw("mode: " + modeWords[b.Mode] + "\nlayers:\n")
	for i := range b.Layers {
		w.entry("  ", func() { writeFields(w, layerFields, &layer{Layer: b.Layers[i]}) })
	}
}

// printedLevels are the levels with the entry for two players before them.
func printedLevels(r *engine.Rules) []engine.LevelInfo {
	out := slices.Clone(r.Levels)
	out[0].ID = TwoPlayerLevel
	return out
}

// printSome is printList where there may be no entry at all: then nothing is said.
func printSome[T any](w *writer, head, indent string, list []T, fields []field[T]) {
	if len(list) > 1 {
		printList(w, head, indent, list, fields)
	}
}

// printList prints the entries from index 1 on.
func printList[T any](w *writer, head, indent string, list []T, fields []field[T]) {
	w.raw(head)
	for i := 1; i < len(list); i++ {
		w.entry(indent, func() { writeFields(w, fields, &list[i]) })
	}
}

func (w *writer) entry(indent string, inside func()) {
	w.raw(indent + "- {")
	inside()
	w.raw("}\n")
}
