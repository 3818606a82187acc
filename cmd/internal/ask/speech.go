package ask

import (
	"fmt"
	"strings"
)

// Here are the few sentences that no caller can supply, for they are about
// keys and lines and not about the game.

func sayHeld(keys string) string { return "Not taken, too soon to be meant for this: " + keys }

// sayLayout says why no key is understood; script names the letters, if it is known.
func sayLayout(script string) string {
	if script == "" {
		return "Codes and keys are a to z, digits and signs: switch the keyboard."
	}
	return "These are " + script + " letters. Codes and keys are Latin: switch the keyboard."
}

func sayNothing(command string) string {
	if command == "back" {
		return "There is no question to go back to."
	}
	return "Nothing to " + command + " here."
}

func sayNoKey(typed string) string { return typed + " chooses nothing here." }

func sayBetween(n *Number) string {
	if n.Min == n.Max {
		return fmt.Sprintf("Only %d fits here.", n.Min)
	}
	return fmt.Sprintf("From %d to %d.", n.Min, n.Max)
}

func sayWaits(digit string) string { return "Enter takes " + digit + ", or type its second digit." }

// sayCommandWaits is said of a command's letter that also begins a code.
func sayCommandWaits(letter string) string {
	return "Enter takes the command " + letter + ", or type the rest of a code."
}

// sayTyped is what stands in place of digits where the number is typed.
func sayTyped(n *Number) string { return fmt.Sprintf("%d to %d, then Enter", n.Min, n.Max) }

func saySeveral(typed string, p *Prompt, fit []int) string {
	var names []string
	for _, i := range fit {
		c := p.Choices[i]
		names = append(names, strings.TrimSpace(c.Key+" "+name(c.Label)))
	}
	return typed + " could be: " + strings.Join(names, ", ") + "."
}

func sayCut(above, below int) string {
	switch {
	case above == 0:
		return fmt.Sprintf("... %d more: PgDn", below)
	case below == 0:
		return fmt.Sprintf("... %d above: PgUp", above)
	}
	return fmt.Sprintf("... %d above: PgUp, %d more: PgDn", above, below)
}

func sayReadOn() string { return "The page goes on: Enter or PgDn first." }

func sayNews() string { return "PgUp news" }

func sayMenu() string { return "PgDn menu" }

func sayNoAnswer(line string) string { return fmt.Sprintf("%q is no answer here.", cut(line, 16)) }

func sayNoDefault() string { return "An empty line chooses nothing here." }

func sayTooLong() string { return "That line is too long for an answer." }

func sayMore(n int) string { return fmt.Sprintf("list: %d more", n) }

func sayCode() string { return "A code or a name. Or: list" }

// sayNumbers is what plain lines say of the quantities allowed.
func sayNumbers(n *Number) string {
	if n.Shown < n.Max && n.Shown >= n.Min && !n.Typed {
		return fmt.Sprintf("%d to %d, or more.", n.Min, n.Shown)
	}
	return fmt.Sprintf("%d to %d.", n.Min, n.Max)
}
