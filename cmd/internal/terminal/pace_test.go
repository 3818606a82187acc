package terminal

import (
	"testing"
	"time"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/say"
)

// timed is a key and the milliseconds since the page was drawn.
type timed struct {
	key key
	at  int
}

// What a person types before it can have seen what is asked is held and told; a
// key pressed after a look is taken.
func TestKeysThatNobodyCanMean(t *testing.T) {
	swords := ask.Prompt{Text: "swords?", Number: &ask.Number{Max: 60, Shown: 9, Keys: 19}, Default: -1, Commands: commands}
	conflicts := ask.Prompt{Text: "Which Conflict?", Default: -1, Commands: commands,
		Choices: []ask.Choice{{Key: "1", Label: "Skirmish"}, {Key: "2", Label: "Seize Arrakeen"}}}
	intrigue := ask.Prompt{Text: "Combat Intrigue?", Choices: []ask.Choice{{Label: "none"}, {Key: "y", Label: "yes"}}, Commands: commands}
	levels := ask.Prompt{Text: "How hard?", Listed: true, Choices: []ask.Choice{{Key: "1", Label: "Mercenary"}, {Key: "2", Label: "Sardaukar"}}}
	for _, tt := range []struct {
		name   string
		p      ask.Prompt
		news   bool
		digit  bool // a digit chose at once when the page came
		keys   []timed
		kind   effectKind
		notice string
	}{
		{"the second digit of a number", conflicts, true, true, []timed{{'2', 150}}, stay, held("2")},
		{"a habitual 0", swords, true, false, []timed{{'0', 250}}, stay, held("0")},
		{"a digit after a look", conflicts, true, true, []timed{{'2', 450}}, choose, ""},
		{"held, then meant", conflicts, true, true, []timed{{'2', 150}, {'1', 700}}, choose, ""},
		{"one breath", conflicts, true, true, []timed{{'1', 390}, {'2', 600}}, stay, held("1 2")},
		{"Enter at once", intrigue, true, false, []timed{{keyEnter, 300}}, stay, held("Enter")},
		{"Enter that belongs to a digit", intrigue, true, true, []timed{{keyEnter, 300}}, stay, ""},
		{"Enter that belongs to a digit, late", intrigue, true, true, []timed{{keyEnter, 650}}, stay, ended},
		{"and later still", intrigue, true, true, []timed{{keyEnter, 1990}}, stay, ended},
		{"within a move", intrigue, false, true, []timed{{keyEnter, 650}}, stay, ended},
		{"Enter after a look", intrigue, true, true, []timed{{keyEnter, 2100}}, choose, ""},
		{"a second Enter", intrigue, true, true, []timed{{keyEnter, 650}, {keyEnter, 1200}}, choose, ""},
		{"a second Enter after one at once", intrigue, true, true, []timed{{keyEnter, 200}, {keyEnter, 700}}, choose, ""},
		{"an Enter that bounces", intrigue, true, true, []timed{{keyEnter, 650}, {keyEnter, 750}}, stay, held("Enter")},
		{"Enter after another key", intrigue, true, true, []timed{{keyDown, 600}, {keyEnter, 700}}, choose, ""},
		{"Enter after a digit that was held", intrigue, true, true, []timed{{'0', 200}, {keyEnter, 1500}}, stay, ended},
		{"Enter after a letter", intrigue, true, false, []timed{{keyEnter, 650}}, choose, ""},
		{"Enter where it does nothing", conflicts, true, true, []timed{{keyEnter, 650}}, stay, ""},
		{"arrows are free, Enter is not", conflicts, true, false, []timed{{keyDown, 100}, {keyEnter, 200}}, stay, held("Enter")},
		{"typed ahead within a move", swords, false, false, []timed{{'4', 60}}, count, ""},
		{"a second digit within a move", conflicts, false, true, []timed{{'2', 150}}, stay, held("2")},
		{"a digit after one of a list", levels, false, true, []timed{{'2', 150}}, choose, ""},
		{"Enter after one of a list", levels, false, true, []timed{{keyEnter, 300}}, stay, ""},
		{"Enter after one of a list, late", levels, false, true, []timed{{keyEnter, 650}}, stay, ended},
		{"Enter after one of a list and a look", levels, false, true, []timed{{keyEnter, 850}}, choose, ""},
		{"the letters of a name", intrigue, false, false, []timed{{'r', 60}, {'a', 200}, {'y', 350}}, stay, held("r a y")},
		{"a slip, a look, the key", intrigue, false, false, []timed{{'r', 60}, {'y', 500}}, choose, ""},
		{"Ctrl-C always", swords, true, true, []timed{{keyInterrupt, 1}}, interrupt, ""},
	} {
		start := time.Unix(1000, 0)
		c := pace{digit: tt.digit}
		if tt.digit {
			c.atOnce, c.whole = start, tt.p.Listed
		}
		if tt.news {
			c.news(start)
		}
		m, e := newMenu(&tt.p, 80), effect{}
		for _, k := range tt.keys {
			at := press{k.key, start.Add(time.Duration(k.at) * time.Millisecond)}
			if !c.holds(at, m) {
				e = m.press(k.key)
				c.took(at, e, m)
			}
		}
		if e.kind != tt.kind || m.notice != tt.notice {
			t.Errorf("%s: %v %q, want %v %q", tt.name, e.kind, m.notice, tt.kind, tt.notice)
		}
	}
}

// ended is the notice of an Enter that belonged to the digit before it.
var ended = say.Speaker{}.Say("key.ended")

// held is the notice of keys that were not taken.
func held(keys string) string { return say.Speaker{}.Say("key.held", say.Args{"text": keys}) }
