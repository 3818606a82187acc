// Package controls is what people can say and see beside answering a question: the
// commands and their keys, undo and bookmarks, options, the pages that are only
// looked at, and what hands have to put right on the board.
package controls

import (
	"strings"

	"househagal/cmd/internal/say"
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

	CommandLanguage = "language" // the languages there are

	CommandReshuffle = "reshuffle" // order the rest of the pile anew
	CommandMark      = "mark"      // a bookmark here, of that name
	CommandMarks     = "marks"     // list the bookmarks
	CommandGo        = "go"        // to the bookmark of that name
)

// command is one thing that can be said at a prompt.
type command struct {
	id    string
	keys  []string // single keys and the words of plain lines
	name  say.ID   // in a hint line, behind its key, and on the card of codes; "": not there
	about say.ID   // in the list of all keys; "": not there
	at    func(*engine.Question) bool
}

// commands are all of them, in the order of the list of keys.
var commands = []command{
	{id: CommandWhy, keys: []string{"?", "why"}, name: "keys.name_why", about: "keys.why"},
	{id: CommandMore, keys: []string{"+", "card", "more"}, name: "keys.name_more", about: "keys.more", at: TakesAside},
	{id: CommandView, keys: []string{"v", "view"}, name: "keys.name_view", about: "keys.view"},
	{id: CommandUndo, keys: []string{"u", "undo"}, name: "keys.name_undo", about: "keys.undo"},
	{id: CommandRedo, keys: []string{"U", "redo"}, name: "keys.name_redo", about: "keys.redo"},
	{id: CommandBack, keys: []string{"back"}, name: "keys.name_back", about: "keys.back"},
	{id: CommandProblem, keys: []string{"p", "problem"}, name: "keys.name_problem", about: "keys.problem", at: takesFix},
	{id: CommandFix, keys: []string{"x", "fix"}, name: "keys.name_fix", about: "keys.fix", at: takesFix},
	{id: CommandLog, keys: []string{"l", "log"}, name: "keys.name_log", about: "keys.log"},
	{id: CommandOptions, keys: []string{"o", "options"}, name: "keys.name_options", about: "keys.options"},
	{id: CommandLanguage, keys: []string{"language"}, about: "keys.language"},
	{id: CommandRules, keys: []string{"/", "rules"}, name: "keys.name_rules", about: "keys.rules"},
	{id: CommandKeys, keys: []string{"k", "help", "keys"}, name: "keys.name_keys", about: "keys.keys"},
	{id: CommandReshuffle, keys: []string{"reshuffle"}},
	{id: CommandMark, keys: []string{"mark", "bookmark"}},
	{id: CommandMarks, keys: []string{"marks", "bookmarks"}},
	{id: CommandGo, keys: []string{"go"}},
	{id: CommandQuit, keys: []string{"q", "quit"}, name: "keys.name_quit", about: "keys.quit"},
}

// TakesAside says whether the question belongs to a move of a human, so that a
// card or a correction can come in. Where the question follows another one the
// answer stays a command: the caller puts it before the move.
func TakesAside(q *engine.Question) bool {
	return q.Fits(engine.AnsMore) || q.Follow && q.Kind.Info().Within
}

// takesFix says whether a number can be put right before the question: at all but
// those of a correction and of a card that did more.
func takesFix(q *engine.Question) bool {
	return q.Kind != engine.NoQuestion && !q.Kind.Info().Added
}

// aboutBoard says whether the question is about something on the board that
// nobody has reported, where the answer may be that the move can't be at all.
func aboutBoard(q *engine.Question) bool { return q.Kind.Info().Board }

// offered says whether c can be said at q; nil is a prompt of no question.
func (c *command) offered(q *engine.Question) bool {
	return c.at == nil || q != nil && c.at(q)
}

// hinted is the command in a hint line: "u undo".
func (c *command) hinted(s say.Speaker) string {
	return hint(s, c.printed(s), s.Say(c.name))
}

// CommandsAt is the map of keys and words for a prompt.
func CommandsAt(q *engine.Question) map[string]string {
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

// Commands is the map of keys and words of a prompt that is no question of the
// table.
func Commands() map[string]string { return CommandsAt(nil) }

// CommandsOf is the map of keys and words of the commands named.
func CommandsOf(ids ...string) map[string]string {
	m := map[string]string{}
	for _, id := range ids {
		for _, key := range find(id).keys {
			m[key] = id
		}
		if id == CommandLanguage {
			m[languageKey] = id
		}
	}
	return m
}

// Button is a command as a button has it; one that is off keeps its place.
type Button struct {
	ID, Key, Name string
	Off           bool
}

// Buttons lists the commands that have a name, those that can be said at a prompt
// and those that can't, in the order of the list of keys.
func Buttons(s say.Speaker, at map[string]string) []Button {
	var out []Button
	for i := range commands {
		if c := &commands[i]; c.name != "" {
			out = append(out, Button{c.id, c.printed(s), s.Say(c.name), at[c.keys[0]] != c.id})
		}
	}
	return out
}

// CommandName is what a command is called; "" for one that is none.
func CommandName(s say.Speaker, id string) string {
	if c := find(id); c.name != "" {
		return s.Say(c.name)
	}
	return ""
}

// SetupCommands are the keys of the setup, and where hagal is only the deck; why: a
// page tells more of what is to be chosen.
func SetupCommands(why bool, more ...string) map[string]string {
	ids := append([]string{CommandBack, CommandUndo, CommandRedo, CommandRules, CommandKeys, CommandQuit}, more...)
	if why {
		ids = append(ids, CommandWhy)
	}
	return CommandsOf(ids...)
}

// HintAt is the hint line of a question: four keys, no more.
func HintAt(s say.Speaker, q *engine.Question) string {
	third := find(CommandView)
	switch {
	case find(CommandMore).offered(q):
		third = find(CommandMore)
	case q != nil && aboutBoard(q):
		third = find(CommandProblem)
	}
	text := third.hinted(s)
	if q != nil && q.Kind == engine.AskWhereTo && q.Reactive {
		text = s.Say("keys.hint_letters")
	}
	return Hints(find(CommandUndo).hinted(s), find(CommandWhy).hinted(s), text, find(CommandKeys).hinted(s))
}

// Hint is the hint line of a prompt of the caller's own.
func Hint(s say.Speaker) string { return HintAt(s, nil) }

// HintOf is a command in a hint line.
func HintOf(s say.Speaker, id string) string { return find(id).hinted(s) }

// hint is a key with what it does.
func hint(s say.Speaker, key, name string) string {
	return s.Say("keys.hint", say.Args{"key": key, "name": name})
}

// Hints puts the parts of a hint line side by side.
func Hints(parts ...string) string { return strings.Join(parts, "   ") }

func find(id string) *command {
	for i := range commands {
		if commands[i].id == id {
			return &commands[i]
		}
	}
	return &command{keys: []string{""}}
}
