package view

import (
	"strings"

	"househagal/engine"
)

// The ids of the commands that a prompt may answer with.
const (
	CommandUndo    = "undo"    // take the last answered step back
	CommandRedo    = "redo"    // the undone step again
	CommandBack    = "back"    // the last question of this move again
	CommandWhy     = "why"     // why page; asked again: one decision earlier
	CommandView    = "view"    // the whole table
	CommandLog     = "log"     // what was answered, by number
	CommandMore    = "more"    // Answer turns it into engine.AnsMore
	CommandFix     = "fix"     // Answer turns it into engine.AnsFix
	CommandProblem = "problem" // Answer turns it into engine.AnsBlocked
	CommandOptions = "options"
	CommandRules   = "rules"
	CommandKeys    = "keys" // this list
	CommandQuit    = "quit" // save and leave

	CommandReshuffle = "reshuffle" // order the rest of the pile anew
	CommandMark      = "mark"      // a bookmark here, of that name
	CommandMarks     = "marks"     // list the bookmarks
	CommandGo        = "go"        // to the bookmark of that name
)

// command is one thing that can be said at a prompt.
type command struct {
	id    string
	keys  []string // single keys and the words of plain lines
	hint  string   // in a hint line, "u undo"
	about string   // in the list of all keys, "" is not there
	ready bool     // false: not built yet, so offered nowhere
	at    func(*engine.Question) bool
}

// commands are all of them, in the order of the list of keys.
var commands = []command{
	{id: CommandWhy, keys: []string{"?", "why"}, hint: "? why", about: "why a Rival did that; again: the decision before", ready: true},
	{id: CommandMore, keys: []string{"+", "card", "more"}, hint: "+ a card did more", about: "a card did more: before you answer, since Rivals move after that", ready: true, at: takesAside},
	{id: CommandView, keys: []string{"v", "view"}, hint: "v view the table", about: "the whole table: tracks, troops, Spies, purses", ready: true},
	{id: CommandUndo, keys: []string{"u", "undo"}, hint: "u undo", about: "take the last step back", ready: true},
	{id: CommandRedo, keys: []string{"U", "redo"}, hint: "U redo", about: "what was taken back, again", ready: true},
	{id: CommandBack, keys: []string{"back"}, hint: "Esc back", about: "the last question of this move again", ready: true},
	{id: CommandProblem, keys: []string{"p", "problem"}, hint: "p that can't be", about: "that can't be, something is in the way: play that turn again", ready: true, at: takesFix},
	{id: CommandFix, keys: []string{"x", "fix"}, hint: "x fix a number", about: "put a number right, with a reason", ready: true, at: takesFix},
	{id: CommandLog, keys: []string{"l", "log"}, hint: "l log", about: "all that was answered, with numbers to go back to", ready: true},
	{id: CommandOptions, keys: []string{"o", "options"}, hint: "o options", about: "input, lines, purses, odds, colour, pages, bookmarks, reshuffle", ready: true},
	{id: CommandRules, keys: []string{"/", "rules"}, hint: "/ rules", about: "the rules about any word", ready: true},
	{id: CommandKeys, keys: []string{"k", "help", "keys"}, hint: "k all keys", about: "this list", ready: true},
	{id: CommandReshuffle, keys: []string{"reshuffle"}, ready: true},
	{id: CommandMark, keys: []string{"mark", "bookmark"}, ready: true},
	{id: CommandMarks, keys: []string{"marks", "bookmarks"}, ready: true},
	{id: CommandGo, keys: []string{"go"}, ready: true},
	{id: CommandQuit, keys: []string{"q", "quit"}, hint: "q leave", about: "save and leave; also Ctrl-C and Ctrl-D", ready: true},
}

// takesAside says whether the question belongs to a move of a human, so that a
// card or a correction can come in. Where the question follows another one the
// answer stays a command: the caller puts it before the move.
func takesAside(q *engine.Question) bool {
	return q.Fits(engine.AnsMore) || q.Follow && q.Kind > engine.AskReveal && q.Kind <= engine.AskPayTimes
}

// takesFix says whether a number can be put right before the question: at all but
// those of a correction and of a card that did more.
func takesFix(q *engine.Question) bool {
	return q.Kind != engine.NoQuestion && (q.Kind < engine.AskMore || q.Kind > engine.AskFixReason)
}

// isFact says whether the question is about something nobody has reported.
func isFact(q *engine.Question) bool {
	return q.Kind >= engine.FactAgent && q.Kind <= engine.FactGarrison
}

// aboutBoard says whether the question is about something on the board that
// nobody has reported, where the answer may be that the move can't be at all.
func aboutBoard(q *engine.Question) bool { return q.Kind.Info().Board }

// offered says whether c can be said at q; nil is a prompt of no question.
func (c *command) offered(q *engine.Question) bool {
	return c.ready && (c.at == nil || q != nil && c.at(q))
}

// commandsAt is the map of keys and words for a prompt.
func commandsAt(q *engine.Question) map[string]string {
	m := map[string]string{}
	for i := range commands {
		if c := &commands[i]; c.offered(q) {
			for _, key := range c.keys {
				m[key] = c.id
			}
		}
	}
	return m
}

func (s Scene) commands() map[string]string { return commandsAt(nil) }

// hintAt is the hint line of a question: four keys, no more.
func hintAt(q *engine.Question) string {
	third := CommandView
	switch {
	case find(CommandMore).offered(q):
		third = CommandMore
	case q != nil && aboutBoard(q):
		third = CommandProblem
	}
	parts := []string{find(CommandUndo).hint, find(CommandWhy).hint, find(third).hint, find(CommandKeys).hint}
	if q != nil && q.Kind == engine.AskWhereTo && q.Reactive {
		parts[2] = "two letters say where you went"
	}
	return strings.Join(parts, "   ")
}

// Hint is the hint line of a prompt of the caller's own.
func Hint() string { return hintAt(nil) }

func find(id string) *command {
	for i := range commands {
		if commands[i].id == id {
			return &commands[i]
		}
	}
	return &command{}
}

// plainWords is the hint of plain lines under a question with many answers: the
// word "help" says all others.
func plainWords(head string) []string { return []string{head + " Or: list, help"} }
