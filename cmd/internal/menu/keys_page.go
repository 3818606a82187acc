package menu

import (
	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/page"
	"househagal/cmd/internal/say"
)

// Keys is the page of all keys: what answers, then every command that exists;
// and the same in the words of plain lines.
func Keys(s say.Speaker) (blocks []page.Block, plain []string) {
	blocks = []page.Block{{Head: s.Say("keys.answer"), Text: s.Say("keys.answer_at_once"), Steps: []page.Step{
		{Text: s.Say("keys.answer_marks")}, {Text: s.Say("keys.answer_waits", say.Args{"n": int(ask.Habit.Seconds())})},
		{Text: s.Say("keys.answer_letters")},
	}}}
	plain = []string{s.Say("keys.plain_answer"), s.Say("keys.plain_empty"), s.Say("keys.plain_list")}
	return withKeys(s, blocks, plain, func(*command) bool { return true })
}

// SetupKeys is Keys for the setup, and where hagal is only the deck; have are the
// keys there.
func SetupKeys(s say.Speaker, have map[string]string) (blocks []page.Block, plain []string) {
	blocks = []page.Block{{Head: s.Say("keys.answer"), Text: s.Say("keys.setup_at_once"), Steps: []page.Step{
		{Text: s.Say("keys.answer_enter")},
	}}}
	plain = []string{s.Say("keys.plain_setup"), s.Say("keys.plain_empty")}
	return withKeys(s, blocks, plain, func(c *command) bool { return have[c.keys[0]] == c.id })
}

// withKeys adds the commands that there are, by their keys and by their words.
func withKeys(s say.Speaker, blocks []page.Block, plain []string, there func(*command) bool) ([]page.Block, []string) {
	head := s.Say("keys.anywhere")
	all := page.Block{Head: head}
	plain = append(plain, head)
	for i := range commands {
		c := &commands[i]
		if c.about == "" || !there(c) {
			continue
		}
		all.Steps = append(all.Steps, page.Step{Verb: c.printed(s), Text: s.Say(c.about)})
		plain = append(plain, s.Say("keys.plain_command", say.Args{"word": s.Word(c.word()), "text": s.Say(c.about)}))
	}
	return append(blocks, all), plain
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

// printed is the key of a command as it is printed.
func (c *command) printed(s say.Speaker) string {
	if c.id == CommandBack {
		return s.Say("keys.esc")
	}
	return c.keys[0]
}
