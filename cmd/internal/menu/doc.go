// Package menu puts questions before people: a question of the table becomes a
// prompt with choices, a reply becomes the engine's answer, and an answer the
// words by which pages, undo and the save call it.
package menu
