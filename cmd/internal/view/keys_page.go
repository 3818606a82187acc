package view

// Keys is the page of all keys: what answers, then every command that exists.
func (s Scene) Keys() []string {
	lines := []string{
		"ANSWER    a code, a digit or a letter takes it at once; arrows and Enter too.",
		"          > marks what Enter takes; without a mark Enter does nothing.",
		"          hb is Hagga Basin, ar Arrakeen; other letters look for the name.",
		"          -- is not open: type its code to see why. m adds ten: 18 is m 8.",
		"AT ANY QUESTION",
	}
	for i := range commands {
		if c := &commands[i]; c.ready && c.about != "" {
			lines = append(lines, "  "+fill(keyName(c), 8)+c.about)
		}
	}
	return lines
}

// keyName is the key of a command as it is printed.
func keyName(c *command) string {
	if c.id == CommandBack {
		return "Esc"
	}
	return c.keys[0]
}
