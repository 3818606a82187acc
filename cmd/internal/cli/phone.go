package cli

import (
	"errors"
	"io"

	"github.com/spf13/cobra"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/phone"
	"househagal/cmd/internal/say"
)

// phoneFlags are those by which a game is on phones as well. Without --phone nothing
// listens.
type phoneFlags struct {
	on bool
	at string
}

func (f *phoneFlags) add(c *cobra.Command) {
	c.Flags().BoolVar(&f.on, "phone", false, speaker(nil).Say("flag.play_phone"))
	c.Flags().StringVar(&f.at, "listen", "", speaker(nil).Say("flag.play_listen"))
}

// listen opens where phones come in; nothing where they don't.
func (f *phoneFlags) listen() (phone.Doors, error) {
	if !f.on {
		if f.at != "" {
			return nil, usage(said("phone.needs_phone"))
		}
		return nil, nil
	}
	on, err := phone.Listen(f.at)
	switch {
	case errors.Is(err, phone.ErrNowhere):
		return nil, exit{exitFault, said("phone.none_private")}
	case err != nil:
		return nil, exit{exitFault, said("phone.cannot", say.Args{"word": f.at, "cause": err.Error()})}
	}
	return on, nil
}

// join makes one Person of the terminal and of phones that come in.
func (f *phoneFlags) join(own ask.Patient, on phone.Doors) (ask.Person, io.Closer) {
	if !f.on {
		return own, nil
	}
	t := phone.NewTable(own)
	t.Speak(speaker(nil))
	return t, phone.Serve(t, on, phone.AtHome)
}
