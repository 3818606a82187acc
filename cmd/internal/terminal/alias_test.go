package terminal

import (
	"testing"

	"househagal/cmd/internal/ask"
)

// A second code of a choice may begin with the letter of a command: the letter
// waits then, says so, and Enter takes the command.
func TestSecondCodeBeginsWithACommand(t *testing.T) {
	p := &ask.Prompt{ID: "card", Text: "Which card?", Default: -1, Commands: map[string]string{"l": "log", "u": "undo"}, Choices: []ask.Choice{
		{Key: "as", Label: "Place Spy, Landsraad"}, {Key: "ls", Label: "Place Spy, Landsraad", Hidden: true}, {Key: "dh", Label: "Deliver Supplies"}}}
	for _, x := range []struct {
		keys string
		want effect
	}{
		{"ls", effect{kind: choose, choice: 1, atOnce: true}},
		{"as", effect{kind: choose, choice: 0, atOnce: true}},
		{"l\r", effect{kind: order, text: "log"}},
		{"u", effect{kind: order, text: "undo", atOnce: true}},
	} {
		m := newMenu(p, 80)
		var got effect
		for _, r := range x.keys {
			if r == '\r' {
				if m.notice == "" {
					t.Error("nothing is said of a letter that waits")
				}
				got = m.press(keyEnter)
				continue
			}
			got = m.press(key(r))
		}
		if got != x.want {
			t.Errorf("%q: %+v, want %+v", x.keys, got, x.want)
		}
	}
}
