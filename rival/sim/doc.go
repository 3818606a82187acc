// Package sim plays many games without people: stand-ins sit in the human seats
// and answer what a person would be asked, one driver a worker is used again and
// again, and what happened is counted in integers that merge in order. The same
// seed gives the same report, however many workers there are.
//
// A stand-in is no player: it holds no cards and plans no deck. Its figures
// compare one setting of the rules with another; they do not say how often you
// will win.
package sim
