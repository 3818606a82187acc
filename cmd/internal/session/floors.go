package session

import (
	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/course"
	"househagal/cmd/internal/journal"
	"househagal/cmd/internal/say"
	"househagal/cmd/internal/setup"
	"househagal/rival"
)

// record is what a game is made of: the rules, the setup and the answers. All of
// it can be read from the lines of a save alone. It plays a game again, and it
// neither writes nor asks.
type record struct {
	Name string // of the save, "" while there is none
	Seed uint64

	box     *rival.Box
	kept    bool // the rules are those of the save
	load    Load
	program string // this one
	wrote   string // the one that began the save
	scene   scene
	// fileNames are the names of the seats in the save.
	fileNames say.Names
	labelled  bool // the answers are called what they are in the language of the people
	setup     chosen
	isReady   bool // the setup was made of its values

	steps    course.Steps
	right    *putRight
	half     []course.Step // of a move that waits for an aside: they come again after it
	marks    []bookmark
	salts    uint64 // the last one used
	asks     int    // which later questions the program put that began the save
	statuses statuses

	odds func(*rival.Box) Odds // of the people, once they are to be shown
	you  Odds                  // theirs, when that was asked for

	checked *rival.Box // the rules that were compared with the program's own
	shipped bool       // and whether they are the same
}

// saved is a record and the save that keeps it: every line is on the disk before
// anything follows from it.
type saved struct {
	record

	person   ask.Person // who is told when a line can't be written
	named    func(string, func() error)
	over     func(Ending) (func(say.Speaker) []string, error)
	packages []setup.Package
	chosen   func(*say.Language, bool)
	letters  bool // of any language can be read
	dir      journal.Dir
	journal  saver        // nil: nothing is kept
	create   func() error // makes the save before the first line; nil once it is there
	written  []written
	finished bool           // the last line says that the game is over
	damage   journal.Damage // that the people have not seen yet

	// of a save that can't be gone on with as it is
	old      string // what people call it; "" where it can
	first    error  // what is wrong with its first line
	unusable bool   // damage is a line that is whole, but nothing can be done with it
	mended   mending
	further  []sentence // answers of the setup behind the one of damage that make no sense either
}

// screen is a saved game and the pages on which its people see it.
type screen struct {
	saved

	page   shown
	notice sentences
	words  []string // of a command, that answer its questions
	again  bool     // this run is the second one of a command: keys typed ahead are kept
}
