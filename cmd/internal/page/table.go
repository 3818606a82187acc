package page

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
