// Package say has every sentence that a person reads. A sentence is a message of
// the catalogue, one file a language (text/en.yaml), and is made whole, in one
// place, from named arguments:
//
//	s.Say("why.swordmaster_given", say.Args{"seat": e.Seat})
//
// Code never glues sentences from pieces, and never reads one back. How a thing
// is called, bent, counted and joined is the language's business: what a message
// may do with its arguments stands in message.go, how each kind of argument is
// written in value.go. Names of printed things come from the box, or from the
// language's file of names beside it (names.go).
package say
