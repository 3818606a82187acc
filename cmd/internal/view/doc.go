// Package view is pure text: a question becomes a menu, an event a line, a
// reason a sentence. Every sentence that a person reads is made here. It prints
// nothing, reads nothing and decides nothing; what it is given it leaves as it
// is.
//
// The half that tells what happened has one way through it: events are gathered
// into what each pair of hands at the table does (hand), that into blocks (a
// name and the lines under it), and blocks into lines of a page, plain lines or
// a log.
package view
