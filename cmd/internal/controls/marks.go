package controls

import (
	"strings"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/say"
	"househagal/engine"
)

// MarkName is what the nth bookmark is called when nobody names it.
func MarkName(s say.Speaker, t *engine.Table, n int) string {
	return s.Say("menu.mark_name", say.Args{"n": n, "round": t.Pos.Round})
}

// BeforeMark is the bookmark of the place that a person left for another one.
func BeforeMark(s say.Speaker, name string) string {
	return s.Say("menu.mark_before", say.Args{"name": name})
}

// Mark asks for the name of a bookmark.
func Mark(s say.Speaker, name string) ask.Prompt {
	return ask.Prompt{ID: "mark", Text: s.Say("ask.mark"), Default: -1, FreeText: &ask.FreeText{Default: name},
		Hint: Hints(s.Say("menu.enter_line"), s.Say("menu.esc_back")), Commands: map[string]string{"back": CommandBack}}
}

// Marked is said once a bookmark is set.
func Marked(s say.Speaker, name string) string { return s.Say("menu.marked", say.Args{"name": name}) }

// NoMarks is said when there is nowhere to go.
func NoMarks(s say.Speaker) string { return s.Say("menu.no_marks") }

// NoSuchMark is said when no bookmark has that name.
func NoSuchMark(s say.Speaker, name string) string {
	return s.Say("menu.no_such_mark", say.Args{"name": name})
}

// Marks lists the bookmarks to go to.
func Marks(s say.Speaker, names []string) ask.Prompt {
	p := ask.Prompt{ID: "marks", Text: s.Say("ask.marks"), Default: -1, Hint: Hints(s.Say("menu.esc_back"), s.Say("menu.answers_stay")), Commands: Commands()}
	for i, name := range names {
		key := ""
		if i < 9 {
			key = ask.LineKey(i)
		}
		p.Choices = append(p.Choices, ask.Choice{Key: key, Label: name, Words: []string{strings.ToLower(name)}})
	}
	return p
}
