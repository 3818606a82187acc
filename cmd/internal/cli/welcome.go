package cli

import (
	"encoding/json"

	"househagal/cmd/internal/journal"
	"househagal/cmd/internal/session"
	"househagal/cmd/internal/view"
)

// welcome asks people who have played before what they want now. It reports
// whether that is done; otherwise a new game begins.
func (t *table) welcome() (done bool, err error) {
	list, err := journal.List(t.start.Dir)
	if err != nil || len(list) == 0 {
		return false, nil
	}
	w := view.Welcome{Finished: 0}
	open, last := -1, -1
	for i, x := range list {
		var st session.Status
		if x.Err != nil || json.Unmarshal(x.Status, &st) != nil || st.Setup == "" {
			continue
		}
		switch {
		case x.Finished:
			w.Finished++
		case open < 0:
			open, w.GoOn = i, st.Text
		}
		if last < 0 {
			last, w.Again = i, st.Setup
		}
	}
	if last < 0 {
		return false, nil
	}
	for {
		p := w.Prompt()
		r, err := t.start.Person.Ask(p)
		if err != nil {
			return true, t.left(err)
		}
		if r.Command == view.CommandQuit {
			return true, nil
		}
		if r.Command != "" || r.Choice < 0 {
			continue
		}
		switch w.Chosen(r.Choice) {
		case view.WelcomeGoOn:
			return true, t.goOn(list[open].Name)
		case view.WelcomeAgain:
			c, err := journal.Read(t.start.Dir.Path(list[last].Name))
			if err != nil {
				return true, exit{exitFault, err}
			}
			flags, err := session.SetupOf(c)
			if err != nil {
				return true, exit{exitFault, err}
			}
			t.start.Flags = flags
			return false, nil
		case view.WelcomeNew:
			return false, nil
		case view.WelcomeLeave:
			return true, nil
		}
	}
}
