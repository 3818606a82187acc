package strict

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
)

// maxErrors is how many faults are kept; who has more mends these first.
const maxErrors = 100

// Error is one fault of a file: lower case, what is wrong; what would be right.
type Error struct {
	At   Pos
	Text string
}

// Error returns "file:line:column: text".
func (e Error) Error() string { return e.At.String() + ": " + e.Text }

// Errors collects what is wrong with one or several files. The zero value is
// ready to use.
type Errors struct {
	// Means has the words that people write, small and with _ for blanks, and what
	// they may mean by each, as far as it is known there: a word, or key: value.
	Means map[string][]string
	// Belongs says where a key belongs that a map doesn't have, and how it is
	// written there; "" when it belongs nowhere. At is how errors call the map.
	Belongs func(at, key string, v *Node) string
	// Most is how many faults are kept, 0 for maxErrors; the others are only counted.
	Most int

	faults   []Error
	warnings []Error
	dropped  int
	unread   []string
}

// Add notes a fault at its place; beyond Most they are only counted.
func (x *Errors) Add(at Pos, format string, args ...any) {
	if len(x.faults) == cmp.Or(x.Most, maxErrors) {
		x.dropped++
		return
	}
	x.faults = append(x.faults, Error{at, fmt.Sprintf(format, args...)})
}

// Warn notes what is allowed but odd.
func (x *Errors) Warn(at Pos, format string, args ...any) {
	if len(x.warnings) < maxErrors {
		x.warnings = append(x.warnings, Error{at, fmt.Sprintf(format, args...)})
	}
}

// Len returns how many faults there are. A reader that needs sound values for
// its next step compares it before and after.
func (x *Errors) Len() int { return len(x.faults) + x.dropped }

// Unread reports that an entry with this id may stand where a file could not be
// read: who misses it need not say so.
func (x *Errors) Unread(id string) bool { return slices.Contains(x.unread, id) }

// Err returns nil when nothing is wrong, otherwise a Faults.
func (x *Errors) Err() error {
	if len(x.faults) == 0 {
		return nil
	}
	return Faults{sorted(x.faults), x.dropped}
}

// Warnings returns the warnings in the order of the files.
func (x *Errors) Warnings() []Error { return sorted(x.warnings) }

// Faults are all faults of a run, sorted by place, without repetitions.
type Faults struct {
	List []Error
	More int // further faults that were not kept
}

// Error returns a line for each fault.
func (f Faults) Error() string {
	var b strings.Builder
	for i, e := range f.List {
		if i > 0 {
			b.WriteByte('\n')
		}
		b.WriteString(e.Error())
	}
	if f.More > 0 {
		fmt.Fprintf(&b, "\nand %d more; mend these first", f.More)
	}
	return b.String()
}

func sorted(list []Error) []Error {
	out := slices.Clone(list)
	slices.SortStableFunc(out, func(a, b Error) int {
		switch {
		case a.At.before(b.At):
			return -1
		case b.At.before(a.At):
			return 1
		}
		return 0
	})
	return slices.Compact(out)
}
