package view

import (
	"errors"
	"fmt"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/journal"
	"househagal/cmd/internal/menu"
)

// Unsaved is what could not be written into a save.
type Unsaved int

// What a game writes.
const (
	UnsavedAnswer Unsaved = iota
	UnsavedWish           // what was asked for without answering: undo, a bookmark
	UnsavedState          // how the game stands, of which nobody said anything
)

// NotSaved says that something could not be kept, why, and what would help. Begun
// is false where there is no save yet.
func NotSaved(what Unsaved, begun bool, cause error) string {
	text := []string{"the answer could not be saved, so it was not carried out", "that could not be saved, so it was not done",
		"how the game stands could not be saved"}[what]
	kept := "all answers are kept"
	switch {
	case !begun:
		kept = "nothing is saved yet"
	case what == UnsavedAnswer:
		kept = "all answers before it are kept"
	}
	return fmt.Sprintf("%s: %v%s; %s", text, cause, remedy(cause), kept)
}

// remedy is what helps against a failure of the save.
func remedy(cause error) string {
	switch {
	case errors.Is(cause, journal.ErrFull):
		return "; make room on the disk"
	case errors.Is(cause, journal.ErrReadOnly):
		return "; make the folder writable"
	case errors.Is(cause, journal.ErrMoved):
		return "; put the file back as it was, or keep the game in a new one"
	}
	return ""
}

// NotSavedPrompt asks what now: choice 0 tries again, 1 leaves; 2 is there when
// the save was moved away, and puts the game into a new one.
func (s Scene) NotSavedPrompt(what Unsaved, begun bool, cause error) ask.Prompt {
	text := capital(NotSaved(what, begun, cause)) + "."
	question := "Try to save it again?"
	if what == UnsavedAnswer {
		question = "Try to save the answer again?"
	}
	p := ask.Prompt{ID: "not_saved", NewPage: true, Page: s.Fold(text), Plain: ask.Words{Page: []string{text}},
		Text: question, Layout: ask.Row, Default: 0, EnterLabel: "try again",
		Choices:  []ask.Choice{{Key: "t", Label: "try again", Words: []string{"again", "yes"}}, {Key: "q", Label: "leave", Words: []string{"quit", "no"}}},
		Hint:     "Nothing is lost: hagal resume comes back to this place",
		Commands: map[string]string{"quit": menu.CommandQuit},
	}
	if !begun {
		p.Hint = ""
	}
	if errors.Is(cause, journal.ErrMoved) {
		p.Choices = append(p.Choices, ask.Choice{Key: "n", Label: "in a new save", Words: []string{"new"}})
		p.Hint = "n keeps the whole game in a new save and goes on"
	}
	return p
}

// RescuePrompt tells of a save that can't be gone on with as it is, what is wrong
// with it, and offers the game up to there in a new save: choice 0 goes on, 1
// leaves all as it is. Last is how the game stood there, "" in the setup.
func (s Scene) RescuePrompt(name string, unread []string, last string) ask.Prompt {
	if last == "" {
		last = "in the setup"
	}
	p := s.DamagePrompt(name, journal.Damage{}, last)
	text := append([]string{fmt.Sprintf("The game %q can't be gone on with in its save.", name)}, unread...)
	text = append(text, "What can be read: "+last+". If you go on, that is in a new save; this one stays as it is.")
	p.ID, p.Page, p.Text, p.Plain = "rescue", nil, "Go on in a new save?", ask.Words{Page: text}
	for _, l := range text {
		p.Page = append(p.Page, s.Fold(l)...)
	}
	return p
}

// DamagePrompt tells of a save that is damaged in the middle, and offers what
// stands before that place: choice 0 goes on from there, 1 leaves all as it is.
// Last is how the game stood there, "" in the setup.
func (s Scene) DamagePrompt(name string, d journal.Damage, last string) ask.Prompt {
	if last == "" {
		last = "in the setup"
	}
	text := fmt.Sprintf("The save %q is damaged at line %d (%s); %s from there on can't be read.", name, d.Line, s.speaker().Fault(d.What), count(d.Lost, "line"))
	stands := "What stands before is whole: " + last + ". If you go on from there, the damaged rest is kept beside the save, as " + fmt.Sprintf("%s.damaged-at-%d.", name, d.Line)
	return ask.Prompt{ID: "damaged", NewPage: true, Page: append(s.Fold(text), s.Fold(stands)...), Plain: ask.Words{Page: []string{text, stands}},
		Text: "Go on from there?", Layout: ask.Row, Default: -1,
		Choices:  []ask.Choice{{Key: "y", Label: "go on", Words: []string{"yes"}}, {Key: "q", Label: "leave it as it is", Words: []string{"no", "n", "quit"}}},
		Hint:     "Nothing was changed yet",
		Commands: map[string]string{"quit": menu.CommandQuit},
	}
}
