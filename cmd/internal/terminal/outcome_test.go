package terminal

import "househagal/cmd/internal/ask"

// outcome is what an Ask came to.
type outcome struct {
	reply ask.Reply
	err   error
}

// ask asks in the background.
func askOn(t *Terminal, p ask.Prompt) <-chan outcome {
	done := make(chan outcome, 1)
	go func() {
		r, err := t.Ask(p)
		done <- outcome{r, err}
	}()
	return done
}
