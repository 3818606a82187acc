package terminal

import "househagal/cmd/internal/say"

// DeviceError says that pages can't be drawn on what was given for a terminal.
type DeviceError struct {
	Name  string // of the device
	Cause error  // what the system said
}

// Error is the sentence in English.
func (e *DeviceError) Error() string { return e.Said(say.Speaker{}) }

// Said is the sentence in the speaker's language.
func (e *DeviceError) Said(s say.Speaker) string {
	return s.Say("key.no_terminal", say.Args{"name": e.Name, "text": e.Cause.Error()})
}

func (e *DeviceError) Unwrap() error { return e.Cause }
