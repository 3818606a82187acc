package kept

import (
	"errors"
	"fmt"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/controls"
	"househagal/cmd/internal/journal"
	"househagal/cmd/internal/page"
	"househagal/cmd/internal/say"
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
func NotSaved(s say.Speaker, what Unsaved, begun bool, cause error) string {
	id := say.ID("trouble.answer")
	switch what {
	case UnsavedWish:
		id = "trouble.wish"
	case UnsavedState:
		id = "trouble.state"
	}
	return s.Say(id, say.Args{"text": s.Fault(cause), "remedy": remedy(s, cause), "begun": begun})
}

// remedy is what helps against a failure of the save.
func remedy(s say.Speaker, cause error) string {
	switch {
	case errors.Is(cause, journal.ErrFull):
		return s.Say("trouble.full")
	case errors.Is(cause, journal.ErrReadOnly):
		return s.Say("trouble.read_only")
	case errors.Is(cause, journal.ErrMoved):
		return s.Say("trouble.moved")
	}
	return ""
}

// NotSavedPrompt asks what now: choice 0 tries again, 1 leaves; 2 is there when
// the save was moved away, and puts the game into a new one.
func NotSavedPrompt(s say.Speaker, what Unsaved, begun bool, cause error) ask.Prompt {
	text := s.Say("trouble.sentence", say.Args{"text": NotSaved(s, what, begun, cause)})
	question := s.Say("trouble.again")
	if what == UnsavedAnswer {
		question = s.Say("trouble.answer_again")
	}
	again := s.Say("trouble.try")
	p := ask.Prompt{ID: "not_saved", NewPage: true, Page: page.Page{Blocks: page.Told([]string{text})},
		Text: question, Layout: ask.Row, Default: 0, EnterLabel: again,
		Choices:  []ask.Choice{{Key: "t", Label: again, Words: []string{"again", "yes"}}, {Key: "q", Label: s.Say("trouble.leave"), Words: []string{"quit", "no"}}},
		Hint:     s.Say("trouble.nothing_lost"),
		Commands: map[string]string{"quit": controls.CommandQuit},
	}
	if !begun {
		p.Hint = ""
	}
	if errors.Is(cause, journal.ErrMoved) {
		p.Choices = append(p.Choices, ask.Choice{Key: "n", Label: s.Say("trouble.new_save"), Words: []string{"new"}})
		p.Hint = s.Say("trouble.new_save_hint")
	}
	return p
}

// RescuePrompt tells of a save that can't be gone on with as it is, what is wrong
// with it, and offers the game up to there in a new save: choice 0 goes on, 1
// leaves all as it is. Last is how the game stood there, "" in the setup.
func RescuePrompt(s say.Speaker, name string, unread []string, last string) ask.Prompt {
	text := append([]string{s.Say("trouble.rescue", say.Args{"name": name})}, unread...)
	text = append(text, s.Say("trouble.rescue_to", say.Args{"text": orSetup(s, last)}))
	return wholePrompt(s, "rescue", text, s.Say("trouble.rescue_question"))
}

// DamagePrompt tells of a save that is damaged in the middle, and offers what
// stands before that place: choice 0 goes on from there, 1 leaves all as it is.
// Last is how the game stood there, "" in the setup.
func DamagePrompt(s say.Speaker, name string, d journal.Damage, last string) ask.Prompt {
	aside := fmt.Sprintf("%s.damaged-at-%d", name, d.Line)
	return wholePrompt(s, "damaged", []string{
		s.Say("trouble.damaged", say.Args{"name": name, "line": d.Line, "text": s.Fault(d.What), "n": d.Lost}),
		s.Say("trouble.whole", say.Args{"text": orSetup(s, last), "file": aside}),
	}, s.Say("trouble.damaged_question"))
}

// orSetup is how a game stood, where it had begun.
func orSetup(s say.Speaker, last string) string {
	if last == "" {
		return s.Say("trouble.in_setup")
	}
	return last
}

// wholePrompt asks whether to go on with what is whole of a save.
func wholePrompt(s say.Speaker, id string, text []string, question string) ask.Prompt {
	return ask.Prompt{ID: id, NewPage: true, Page: page.Page{Blocks: page.Told(text)}, Text: question, Layout: ask.Row, Default: -1,
		Choices:  []ask.Choice{{Key: "y", Label: s.Say("trouble.go_on"), Words: []string{"yes"}}, {Key: "q", Label: s.Say("trouble.leave_it"), Words: []string{"no", "n", "quit"}}},
		Hint:     s.Say("trouble.unchanged"),
		Commands: map[string]string{"quit": controls.CommandQuit},
	}
}
