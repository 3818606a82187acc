// Package page is what a person sees, as structure: a title, a score, blocks of
// lines, and nothing of how wide a screen is. Layouters (package layout, and ask
// around it) make lines for a screen, plain lines or a log of it.
package page

import "reflect"

// Page is what stands above a question. The zero value is none.
type Page struct {
	Title  Line
	Under  Text // a line of its own under the title
	Score  []Standing
	Blocks []Block
	// Ways are what stands instead of blocks, in ever fewer words: the first of them
	// that takes at most Room lines of a full screen.
	Ways [][]Block
	Room int
	// Saying is how all of it is said in plain lines.
	Saying Saying
	// Bare: title and score stand alone, without a place for blocks under them.
	Bare bool
	// Again is how many blocks at the head stood on the page before this one: plain
	// lines don't repeat them.
	Again int
	// Said is title and score in plain lines, which come last there; nil: they are
	// not said where there are blocks.
	Said []Sentence
}

// Saying is how a page is said in plain lines.
type Saying uint8

// The ways to say it.
const (
	BySentence Saying = iota // block by block, each line a sentence, and at the end Said
	ByLine                   // the lines that blocks have on a full screen, without their gaps
	Whole                    // the same, and what stands above them
)

// Text is a text in ever fewer words: the first that has room stands.
type Text []string

// With is the page with these blocks.
func (x Page) With(blocks []Block) Page {
	x.Blocks = blocks
	return x
}

// None reports whether nothing stands on the page.
func (x *Page) None() bool {
	return x.Title.Text == "" && len(x.Score) == 0 && len(x.Blocks) == 0 && len(x.Ways) == 0
}

// Equal reports whether two pages say the same, whatever stood before them.
func (x *Page) Equal(y *Page) bool {
	a, b := *x, *y
	a.Again, b.Again = 0, 0
	return reflect.DeepEqual(a, b)
}

// Repeated is how many blocks at the head of a page stood at the head of the one
// before it, in whole paragraphs of plain lines.
func Repeated(now, before []Block) int {
	begins := 0 // the paragraph
	for i := range now {
		if !now[i].Close {
			begins = i
		}
		if i >= len(before) || !reflect.DeepEqual(now[i], before[i]) {
			return begins
		}
	}
	if len(before) > len(now) && before[len(now)].Close {
		return begins
	}
	return len(now)
}

// Standing is what the score says of a seat.
type Standing struct {
	Name    string
	Figures string // each with what it counts
	Short   string // the bare figures
}

// Line is a line of its own, with a figure at the right margin.
type Line struct {
	Text  string
	Short string // the same in fewer words, where Text has no room; "": there are none
	Right string
}

// Block is a head and all that is said under it.
type Block struct {
	Head  string // "IRULAN", "COMBAT"; "" for lines of its own
	Lead  Lead   // before the text, on the line of the head
	Text  string // on the line of the head, or under the lead
	Right string // at its right margin
	// Beside belongs to the text, in a column of its own.
	Beside string
	Steps  []Step
	// Named says that the verbs of the steps are names, which take more room.
	Named bool
	// Heads says that they are heads of a list, which take somewhat more.
	Heads bool
	Rows  []Row      // figures under the head, in columns
	Table *Table     // a table
	Seats *Seats     // a table of the seats
	Log   []Played   // a log, a number before each move
	Said  []Sentence // all of it in plain lines; nil: made from the parts
	Close bool       // in plain lines no blank line parts it from the block before
	Apart bool       // a blank line parts it from the block before, on a screen too
	Flush bool       // what of the text has no room goes on at the left margin
	Hangs bool       // it goes on two cells further in
	Inset bool       // it stands two cells in, and goes on four cells in
	Kept  bool       // in plain lines it keeps its columns
	Folds bool       // in plain lines its text goes on where a page folds it
	Else  []Block    // instead of it where a line of it has no room
	// Verbatim: the text is a line that stands as it is.
	Verbatim bool
	// Keys says that it lists the keys that there are; a device may add its own.
	Keys bool
}

// Verbatim makes a block of each of several lines that stand as they are.
func Verbatim(lines []string) []Block {
	out := make([]Block, len(lines))
	for i, line := range lines {
		out[i] = Block{Text: line, Verbatim: true, Close: true}
	}
	return out
}

// Told makes blocks of sentences of their own, which plain lines don't part.
func Told(sentences []string) []Block {
	out := make([]Block, len(sentences))
	for i, s := range sentences {
		out[i] = Block{Text: s, Hangs: true, Close: i > 0, Said: []Sentence{{s}}}
	}
	return out
}

// Lead is what was met on the way to what a block tells: cards passed over.
type Lead struct {
	Text  string
	Short string     // where Text has no room
	Said  []Sentence // in plain lines
}

// Most is how many lines a block whose steps go together takes on a full screen.
const Most = 9

// Step is a movement of hands, verb first, and the total to compare with the
// table. Without a verb it goes on under the text of the block.
type Step struct {
	Verb, Text, Right string
	Beside            string     // as of a block
	Said              []Sentence // in plain lines; nil: made from the parts
	Else              []Step     // instead of it where it has no room
	// Then is it and the one after it, whose text is Next, in one, for a full screen on
	// which the block would take more than Most lines otherwise; nil: they stay apart.
	Then *Step
	Next string
}

// Row is a line of a table of figures: a label, and a cell a column.
type Row struct {
	Label string
	Cells []string
	Said  string // in plain lines; "": it is not said
}

// Round is a part of a log: a round under its heading, or moves without one.
type Round struct {
	Head   string
	Begins bool // the heading is that of a round
	Blocks []Block
}

// Move is what people answered, and its number in the log. Fresh: what happened
// next is told after it; otherwise the turn that asked for it goes on.
type Move struct {
	N     int
	Label string
	Fresh bool
}

// Played is what happened after some moves.
type Played struct {
	Moves  []Move
	First  string // what comes first, where it is said otherwise than as a round
	Rounds []Round
}

// Sentence is one sentence in parts: where it has no room on a line, each part
// begins one.
type Sentence []string

// Says reports whether a block has anything under its head.
func (b *Block) Says() bool {
	return b.Text != "" || b.Lead.Text != "" || len(b.Steps) > 0 || len(b.Said) > 0
}
