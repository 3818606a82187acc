// Package show lists what is in the box, and how a table lies: cards, spaces and
// prizes by name, all figures of the seats, the House Hagal deck alone, and the
// report of a whole game.
package show
