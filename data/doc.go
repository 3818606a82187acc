// Package data is the box: what is printed on the cards and the board, as YAML
// that a player can read and change, and the strict reader that makes a
// rival.Box of it.
//
// Load gives the rules of a game as they come with the program. Resolve lays
// files of a tuner's own over them, entry by entry, field by field; the Resolved
// knows where every value came from. Print writes a box as one YAML text and
// Parse reads that text back to an equal box: a save keeps it, so that later
// edits of a file never change a running game.
//
// One table for each kind of entry (a field list in board.go, hagal.go, ...) and
// one for the verbs (verb.go) drive reading, printing, the reference in docs/yaml
// and the JSON Schema, so these cannot disagree.
package data
