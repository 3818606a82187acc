package view

// Keys is the page of all keys: what answers, then every command that exists;
// and the same in the words of plain lines.
func (s Scene) Keys() (page, plain []string) {
	page = []string{
		"ANSWER    a code, a digit or a letter takes it at once; arrows and Enter too.",
		"          > marks what Enter takes; without a mark Enter does nothing.",
		"          hb is Hagga Basin, ar Arrakeen; other letters look for the name.",
		"          -- is not open: type its code to see why. m adds ten: 18 is m 8.",
	}
	plain = []string{
		"ANSWER a code, a name or the number of a choice, then Enter.",
		"An empty line takes what stands in brackets.",
		"list says all choices. The code of a closed space says why it is closed.",
	}
	return keysOf(page, plain, func(c *command) bool { return c.ready })
}

// SetupKeys is Keys for the setup, and where hagal is only the deck.
func (s Scene) SetupKeys() (page, plain []string) {
	page = []string{
		"ANSWER    a digit or a letter takes it at once; arrows and Enter too.",
		"          > marks what Enter takes; without a mark Enter does nothing.",
	}
	plain = []string{
		"ANSWER a name or the number of a choice, then Enter.",
		"An empty line takes what stands in brackets.",
	}
	have := setupCommands()
	return keysOf(page, plain, func(c *command) bool { return have[c.keys[0]] == c.id })
}

// keysOf adds the commands that there are, by their keys and by their words.
func keysOf(page, plain []string, there func(*command) bool) (keys, words []string) {
	page, plain = append(page, "AT ANY QUESTION"), append(plain, "AT ANY QUESTION")
	for i := range commands {
		if c := &commands[i]; c.about != "" && there(c) {
			page = append(page, "  "+fill(keyName(c), 8)+c.about)
			plain = append(plain, c.word()+": "+c.about)
		}
	}
	return page, plain
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

// keyName is the key of a command as it is printed.
func keyName(c *command) string {
	if c.id == CommandBack {
		return "Esc"
	}
	return c.keys[0]
}
