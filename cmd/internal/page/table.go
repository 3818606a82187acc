package page

import (
	"slices"
	"strings"
)

// Table is rows of cells under heads.
type Table struct {
	Columns []Column
	Over    string     // above the heads of all columns but the first
	Roomy   bool       // columns stand further apart than they need
	Rows    [][]string // a cell a column, the last one folded where it is too long
}

// Column is a column of a table; a number stands right in it.
type Column struct {
	Head  string
	Right bool
}

// Seats is what a table tells of each seat, and under it lines of their own.
type Seats struct {
	Names []string
	Rows  []SeatRow
	Notes []Note
}

// SeatRow is a line of it: a cell a seat, each of one line or more.
type SeatRow struct {
	Label string
	Cells [][]string
	Said  string // in plain lines
}

// Note is a line of its own under a table.
type Note struct {
	Head, Text string
	Said       string // in plain lines
	Hangs      bool   // what has no room on a line goes on below the text
}

// Listing is an entry of a list whose entries stand in columns. It begins with a
// name, or with what a choice would change.
type Listing struct {
	Name   string
	Named  bool   // it is the name of a card, and as wide as they may be
	Value  string // a figure of its own
	Figure string // how it compares with the others
	Texts  []Text // each in a column; the last one takes the rest of the line
}

// Line is all of an entry one behind the other.
func (x *Listing) Line() string {
	parts := []string{x.Name, x.Value, x.Figure}
	for _, text := range x.Texts {
		parts = append(parts, text[0])
	}
	return strings.Join(slices.DeleteFunc(parts, func(s string) bool { return s == "" }), " ")
}
