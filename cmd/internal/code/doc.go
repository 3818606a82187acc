// Package code writes the setup of a game and the order of its decks as a short word
// that people can read to each other, type and compare (docs/history.md).
//
// A code is one number, written in the 32 letters of Douglas Crockford: no I, L, O
// or U. The number is a multiple of 1021, so that one letter that is wrong, or two
// that changed places, are always noticed.
package code
