// Package ask puts a question before a person and brings back the answer. It knows
// nothing about the game.
//
// There are three faces behind Person. A Terminal (package terminal) draws pages and
// takes single keys; Plain reads one answer a line and never redraws; Script answers
// from a list, for tests.
package ask

import (
	"errors"
	"fmt"
	"time"

	layouter "househagal/cmd/internal/layout"
	"househagal/cmd/internal/page"
	"househagal/cmd/internal/say"
)

// ErrEnd says that no answer can come any more: the input has ended, or
// Ctrl-D was pressed. The caller saves and leaves with a sentence.
var ErrEnd = errors.New("end of input")

// ErrInterrupt says that Ctrl-C was pressed at a prompt. The caller saves and
// leaves with status 130.
var ErrInterrupt = errors.New("interrupted")

// ErrWithdrawn says that a question was taken back while it waited: somebody
// answered it elsewhere.
var ErrWithdrawn = errors.New("withdrawn")

// Habit is how long after a digit an Enter is its end and no answer of its own:
// some digits choose at once and others wait for an Enter, and hands don't always
// know which.
const Habit = 2 * time.Second

// Person answers prompts. Implementations are for one goroutine; only Close
// may be called from another one at any time.
type Person interface {
	// Ask draws the prompt and waits for one answer or command. Its errors
	// are ErrEnd, ErrInterrupt, a malformed Prompt, or a failure of the device.
	Ask(Prompt) (Reply, error)
	// Tell gives lines that need no answer. Plain prints them at once; a
	// Terminal shows them on the next page, or when it is closed.
	Tell(lines []string)
	// Fits says whether the prompt can be drawn whole, news and menu. If not,
	// the caller may end the news with one Enter first. Plain: always.
	Fits(Prompt) bool
	// Close gives the terminal back as it was: echo, cursor, line mode. A
	// second call does nothing.
	Close() error
}

// Patient is a Person whose question can be taken back while it waits.
type Patient interface {
	Person
	// AskUntil is Ask until gone is closed; then it gives ErrWithdrawn. An answer
	// that came before stands. Nil is never closed.
	AskUntil(p Prompt, gone <-chan struct{}) (Reply, error)
}

// Source makes a prompt again, for one of several people who read it. It may be
// asked at any time, from anywhere, also when the question is answered long ago.
type Source interface {
	// In is the prompt in a language: the same choices, numbers and commands.
	In(*say.Language) Prompt
	// Look follows replies that only look: the first one to the prompt, each other
	// one to the page that the reply before it shows.
	Look(*say.Language, []Reply) Aside
}

// Aside is where replies lead that only look. The question stays as it is.
type Aside struct {
	Page   *Prompt // the page that they show; nil: back to the question
	Turned *Turned // how it is read where a screen has no room for all of it; nil: as it stands
	Answer *Reply  // what they come to as an answer to the question; nil: none
}

// InWords is the Source of a prompt at which there is nothing to look at.
type InWords func(*say.Language) Prompt

// In says the prompt.
func (w InWords) In(l *say.Language) Prompt { return w(l) }

// Look takes the first reply for an answer.
func (w InWords) Look(_ *say.Language, path []Reply) Aside { return Aside{Answer: &path[0]} }

// Crowd is a Person that several people are, who may read different languages.
type Crowd interface {
	Person
	// TellIn is Tell, and says the lines in other languages.
	TellIn(lines []string, in func(*say.Language) []string)
}

// Choice is one line or cell of a menu.
type Choice struct {
	Key    string   // what chooses it at once, lower case: "hb", "2", "y". "": arrows, words or Enter
	Label  string   // "Hagga Basin (2)"
	Said   string   // instead of Label in plain lines
	Cuts   bool     // in a cell the label is a name that is cut where it has no room
	Words  []string // other names, lower case: "hagga_basin". One of a single letter is a second key, not drawn
	Closed string   // why it is not open, a sentence; "" is open. Drawn as "--" in its place, in a list of single keys as "-"
	Hidden bool     // taken by its Key and Words, but not drawn, not numbered, not reached by arrows

	Listing *page.Listing // instead of Label where choices stand in the columns of a list
}

// Layout says how the choices of a menu stand on the page.
type Layout uint8

const (
	List Layout = iota // one a line
	Grid               // fixed cells, filled column by column
	Row                // side by side
)

// Spacing says how far the columns of a Grid or Row are apart.
type Spacing uint8

// The spacings.
const (
	ByLayout Spacing = iota // as Columns says, or as wide as what stands in a Row
	Third                   // as three columns are
	Worded                  // a Row of few words
	Figures                 // a Row of figures
)

// Number says that a question takes a quantity. A digit chooses at once, also
// one above Shown, unless a larger number begins with it: that waits for its
// second digit, or Enter. "m" adds ten.
type Number struct {
	Min, Max int  // inclusive
	Shown    int  // the last one drawn; below Min: none is
	Keys     int  // the largest that digits alone give, what is above it by "m"; 0: Max
	More     bool // draw "m more"
	Typed    bool // a long range: digits are typed; Enter takes them before they are as many as Max has
}

// FreeText says that a question takes a line of free text.
type FreeText struct {
	Default string // what an empty answer means; shown in brackets
	Max     int    // cells kept; 0: 40
}

// Words is a question said in plain lines; what is empty is derived from the
// question of the terminal.
type Words struct {
	Text string   // instead of Text
	Hint []string // under the question; with it the choices are listed only when asked for
}

// Prompt is one question with all that stands on its page.
type Prompt struct {
	ID      string    // kind of question, for scripts and tests
	Page    page.Page // what stands above the question
	NewPage bool      // it carries news: keys typed ahead are dropped, Plain prints Page
	Keep    bool      // with NewPage: keys typed ahead are kept all the same (undo, redo)
	Asked   []string  // answered questions of this move, without "? "
	Text    string    // the question, without "? "
	Whose   string    // who is asked, where several play; "": everybody
	People  []string  // who plays, where several do
	Short   string    // the question in fewer words, where its line has no room for an answer
	Hint    string    // the last line

	Choices []Choice
	Room    bool   // further choices may stand behind them
	Veiled  string // what hidden choices are together, where there is room to offer them; "": they are not offered
	Listed  bool   // its digits choose lines of words: nobody means a number by two of them
	Layout  Layout
	Columns int     // of a Grid; 0: 3
	Spacing Spacing // how far columns are apart

	Number   *Number   // a quantity, alone or beside Choices
	FreeText *FreeText // then nothing else is looked at

	// Default is what Enter takes: an index into Choices or, where there are
	// none, the number itself. -1: Enter does nothing.
	Default    int
	EnterLabel string // draws the default as "Enter <this>" in place of its key and label

	// Commands maps a key or a word to a command id: "u": "undo", "why":
	// "why". The menu's own keys win over them. Esc is the word "back",
	// Ctrl-Z "undo", Ctrl-Y "redo".
	Commands map[string]string

	Plain Words // the same in plain lines

	From Source // for those who read it otherwise; nil: all read it so

	Speaker say.Speaker // of who asks it
	leaf    Leaf        // what of the page stands on the screen
}

// Drawn is the page of the prompt as lines of a screen of so many cells; 0 is one
// whose width nobody knows.
func (p *Prompt) Drawn(width int) []string {
	w := layouter.Of(width)
	return append(w.Heading(&p.Page), p.leaf.of(w.Body(&p.Page))...)
}

// Said is the page in plain lines, in the language of who reads them.
func (p *Prompt) Said(s say.Speaker) []string {
	return layouter.Plain{Sentence: s.Sentence}.Page(&p.Page)
}

// Reply is an answer or a command.
type Reply struct {
	Choice  int      // index into Choices, or -1
	Number  int      // where a quantity was asked and Choice is -1
	Text    string   // where free text was asked
	Command string   // command id; "" is an answer
	Args    []string // plain lines: the words after the command
}

// Check finds what no person could answer: it is the caller's mistake.
func (p *Prompt) Check() error {
	switch {
	case p.FreeText != nil:
		return nil
	case p.Number != nil && p.Number.Max < p.Number.Min:
		return fmt.Errorf("prompt %q: numbers from %d to %d, want at least one", p.ID, p.Number.Min, p.Number.Max)
	case p.Number == nil && len(p.Choices) == 0:
		return fmt.Errorf("prompt %q: nothing to choose, want choices, a number or a line", p.ID)
	case len(p.Choices) > 0 && p.Default >= len(p.Choices):
		return fmt.Errorf("prompt %q: default %d of %d choices, want -1 or an index", p.ID, p.Default, len(p.Choices))
	}
	return nil
}

// checkKeys finds keys that stand for two choices.
func (p *Prompt) checkKeys() error {
	seen := map[string]string{}
	for _, c := range p.Choices {
		if c.Key == "" {
			continue
		}
		if other, twice := seen[c.Key]; twice {
			return fmt.Errorf("prompt %q: key %q stands for %q and %q, want one", p.ID, c.Key, other, c.Label)
		}
		seen[c.Key] = c.Label
	}
	return nil
}

// Enter is the reply to Enter where the prompt marks something; ok is false
// where it does not.
func (p *Prompt) Enter() (reply Reply, ok bool) {
	switch {
	case p.Default < 0:
		return Reply{Choice: -1}, false
	case len(p.Choices) > 0:
		return Reply{Choice: p.Default}, p.Choices[p.Default].Closed == ""
	case p.Number != nil && p.Default >= p.Number.Min && p.Default <= p.Number.Max:
		return Reply{Choice: -1, Number: p.Default}, true
	}
	return Reply{Choice: -1}, false
}
