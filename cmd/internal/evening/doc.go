// Package evening plays whole games as people at a table would, and measures
// them: keys, questions, lines, and the time from a key to the screen. It has no
// code of its own but its tests.
package evening
