package view

import (
	"fmt"
	"strconv"
	"strings"

	"househagal/cmd/internal/ask"
	"househagal/engine"
)

// MarkName is what the nth bookmark is called when nobody names it.
func (s Scene) MarkName(t *engine.Table, n int) string {
	return fmt.Sprintf("mark %d, round %d", n, t.Pos.Round)
}

// BeforeMark is the bookmark of the place that a person left for another one.
func (s Scene) BeforeMark(name string) string { return "before " + name }

// MarkPrompt asks for the name of a bookmark.
func (s Scene) MarkPrompt(name string) ask.Prompt {
	return ask.Prompt{ID: "mark", Text: "Bookmark: what is this place called?", Default: -1, Line: &ask.Line{Default: name},
		Hint: "Enter takes the line   Esc back", Commands: map[string]string{"back": CommandBack}}
}

// Marked is said once a bookmark is set.
func (s Scene) Marked(name string) string {
	return fmt.Sprintf("Bookmark %q is set here; o g goes back to it.", name)
}

// NoMarks and NoSuchMark are said when there is nowhere to go.
func (s Scene) NoMarks() string { return "There is no bookmark yet; o m sets one." }

// NoSuchMark is said when no bookmark has that name.
func (s Scene) NoSuchMark(name string) string {
	return fmt.Sprintf("There is no bookmark %q; marks lists them.", name)
}

// MarksPrompt lists the bookmarks to go to.
func (s Scene) MarksPrompt(names []string) ask.Prompt {
	p := ask.Prompt{ID: "marks", Text: "Go to which bookmark?", Default: -1, Hint: "Esc back   the answers after it stay within reach", Commands: s.commands()}
	for i, name := range names {
		key := ""
		if i < 9 {
			key = strconv.Itoa(i + 1)
		}
		p.Choices = append(p.Choices, ask.Choice{Key: key, Label: name, Words: []string{strings.ToLower(name)}})
	}
	return p
}

// Options is what the options can do at this moment.
type Options struct {
	Marks       int    // how many bookmarks there are
	Undone      int    // how many moves were taken back
	Turn, Round string // the last ones, "" for none
	Shuffles    bool   // hagal shuffles the House Hagal pile
	Reactive    bool   // humans don't report their moves
	Odds        bool   // there is a pile whose odds can be counted
	Target      int8   // VP that end the game
	NextTarget  int8   // and what the option makes of it
}

// Option is what a person chooses there.
type Option int

// The options.
const (
	OptionMark Option = iota
	OptionMarks
	OptionTurn
	OptionRound
	OptionRedoAll
	OptionReshuffle
	OptionInput
	OptionTarget
	OptionLines
	OptionPurses
	OptionOdds
	OptionPages
	OptionColour
)

// OptionsPrompt offers them; choice i is options[i].
func (s Scene) OptionsPrompt(o Options) (p ask.Prompt, options []Option) {
	p = ask.Prompt{ID: "options", Text: "Options", Default: -1, Hint: "Esc back to the question", Commands: s.commands()}
	add := func(on bool, x Option, key, label, word string) {
		if on {
			p.Choices = append(p.Choices, ask.Choice{Key: key, Label: label, Words: []string{word}})
			options = append(options, x)
		}
	}
	add(true, OptionMark, "m", "set a bookmark here", "bookmark")
	add(o.Marks > 0, OptionMarks, "g", "go to a bookmark ("+strconv.Itoa(o.Marks)+")", "bookmarks")
	add(o.Turn != "", OptionTurn, "t", "take back "+o.Turn, "turn")
	add(o.Round != "", OptionRound, "r", "take back "+o.Round, "round")
	add(o.Undone > 0, OptionRedoAll, "a", "all that was taken back, again: "+count(o.Undone, "move"), "again")
	add(o.Shuffles, OptionReshuffle, "n", "new luck: order the rest of the House Hagal pile anew", "reshuffle")
	input := "report where your Agents go"
	if !o.Reactive {
		input = "stop reporting where your Agents go"
	}
	add(true, OptionInput, "i", input, "input")
	add(true, OptionTarget, "e", fmt.Sprintf("the game ends at %d VP: make it %d", o.Target, o.NextTarget), "target")
	add(true, OptionLines, "c", "coach: which lines stand on the page", "coach")
	add(true, OptionPurses, "s", "hagal keeps the Rivals' Solari, spice, water: "+onOff(s.Taste.Purses), "purses")
	add(o.Odds, OptionOdds, "d", "odds of the next Rival's turn: "+onOff(s.Taste.Odds), "odds")
	add(true, OptionPages, "p", "news that don't fit end with Enter: "+onOff(!s.Taste.Scroll), "pages")
	add(true, OptionColour, "f", "colours: "+onOff(!s.Taste.Mono), "colour")
	return p, options
}

// onOff says how a switch stands.
func onOff(on bool) string {
	if on {
		return "on"
	}
	return "off"
}
