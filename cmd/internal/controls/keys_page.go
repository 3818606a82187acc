package controls

import (
	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/page"
	"househagal/cmd/internal/say"
)

// Keys is the page of all keys: what answers, then every command that exists.
func Keys(s say.Speaker) []page.Block {
	return withKeys(s, page.Block{Head: s.Say("keys.answer"), Text: s.Say("keys.answer_at_once"), Steps: []page.Step{
		{Text: s.Say("keys.answer_marks")}, {Text: s.Say("keys.answer_waits", say.Args{"n": int(ask.Habit.Seconds())})},
		{Text: s.Say("keys.answer_letters")},
	},
		Said: []page.Sentence{{s.Say("keys.plain_answer")}, {s.Say("keys.plain_empty")}, {s.Say("keys.plain_list")}},
	}, nil)
}

// SetupKeys is Keys for the setup, and where hagal is only the deck; have are the
// keys there.
func SetupKeys(s say.Speaker, have map[string]string) []page.Block {
	return withKeys(s, page.Block{Head: s.Say("keys.answer"), Text: s.Say("keys.setup_at_once"),
		Steps: []page.Step{{Text: s.Say("keys.answer_enter")}},
		Said:  []page.Sentence{{s.Say("keys.plain_setup")}, {s.Say("keys.plain_empty")}},
	}, have)
}

// withKeys adds the commands that there are: their keys, and in plain lines their
// words; have are the keys, nil for those of a game.
func withKeys(s say.Speaker, answer page.Block, have map[string]string) []page.Block {
	all := page.Block{Head: s.Say("keys.anywhere"), Close: true, Keys: true}
	all.Said = []page.Sentence{{all.Head}}
	for i := range commands {
		c := &commands[i]
		if c.about == "" || have != nil && have[c.keys[0]] != c.id {
			continue
		}
		if have != nil || c.id != CommandLanguage { // in a game the options lead there
			all.Steps = append(all.Steps, page.Step{Verb: c.printed(s), Text: c.says(s)})
		}
		all.Said = append(all.Said, page.Sentence{s.Say("keys.plain_command", say.Args{"word": s.Word(c.word()), "text": c.says(s)})})
	}
	return []page.Block{answer, all}
}

// says is what the command does.
func (c *command) says(s say.Speaker) string {
	if c.id == CommandView { // which tells what is in the box
		return s.Say(c.about, say.Args{"spies": hasSpies(s)})
	}
	return s.Say(c.about)
}

// word is what says the command in plain lines.
func (c *command) word() string {
	for _, key := range c.keys {
		if len(key) > 1 {
			return key
		}
	}
	return c.id
}

func (c *command) printed(s say.Speaker) string {
	switch c.id {
	case CommandBack:
		return s.Say("keys.esc")
	case CommandLanguage:
		return languageKey
	}
	return c.keys[0]
}
