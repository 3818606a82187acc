package cli

import (
	"encoding/json"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/command"
	"househagal/cmd/internal/controls"
	"househagal/cmd/internal/course"
	"househagal/cmd/internal/journal"
	"househagal/cmd/internal/kept"
	"househagal/cmd/internal/say"
	"househagal/cmd/internal/session"
)

// before is what people who have played before may go back to.
type before struct {
	kept.Welcome
	open, last string // saves: the unfinished game, the last setup; "" for none
}

// lookBack looks through the saved games, the last changed first, and says in the
// language of s what it finds.
func lookBack(s say.Speaker, dir journal.Dir) before {
	var b before
	list, err := journal.List(dir)
	if err != nil {
		return b
	}
	for _, x := range list {
		var st course.Status
		if x.Err != nil && x.Head == nil || json.Unmarshal(x.Status, &st) != nil || st.Setup == "" {
			continue
		}
		if !x.Finished && b.open == "" || x.Err == nil && b.last == "" { // the others are only counted
			command.Retell(s, dir, x.Name, &st)
		}
		switch {
		case x.Finished:
			b.Finished++
		case b.open == "":
			b.open, b.GoOn = x.Name, st.Text
		}
		if b.last == "" && x.Err == nil {
			b.last, b.Again = x.Name, st.Setup
		}
	}
	return b
}

// lastModules are the modules of the game that was changed last, "" where it had
// none or can't be read.
func lastModules(dir journal.Dir) string {
	list, err := journal.List(dir)
	if err != nil || len(list) == 0 || list[0].Err != nil {
		return ""
	}
	save, err := journal.Read(dir.Path(list[0].Name))
	if err != nil {
		return ""
	}
	v, err := session.SetupOf(save)
	if err != nil {
		return ""
	}
	return v.Modules()
}

// welcome asks people who have played before what they want now. It reports
// whether that is done; otherwise a new game begins.
func (t *table) welcome() (done bool, err error) {
	for {
		b := lookBack(command.Speaker(nil), t.start.Dir)
		if b.last == "" {
			return false, nil
		}
		p := b.Prompt(command.Speaker(nil), t.start.Letters)
		p.From = ask.InWords(func(l *say.Language) ask.Prompt {
			s := say.Speaker{Lang: l}
			return lookBack(s, t.start.Dir).Prompt(s, t.start.Letters)
		})
		r, err := t.start.Person.Ask(p)
		switch {
		case err != nil:
			return true, t.left(err)
		case r.Command == controls.CommandQuit:
			return true, nil
		case r.Command == "" && r.Choice >= 0:
			return t.welcomed(&b, b.Chosen(r.Choice))
		}
		if err := session.New(t.start).Aside(r); err != nil {
			return true, t.left(err)
		}
		t.start = command.Speaking(t.start)
	}
}

// welcomed does what was chosen.
func (t *table) welcomed(b *before, c kept.WelcomeChoice) (done bool, err error) {
	switch c {
	case kept.WelcomeGoOn:
		return true, t.goOn(command.Place{Dir: t.start.Dir, Name: b.open})
	case kept.WelcomeAgain:
		save, err := journal.Read(t.start.Dir.Path(b.last))
		if err != nil {
			return true, command.Fault(err)
		}
		if t.start.Flags, err = session.SetupOf(save); err != nil {
			return true, command.Fault(err)
		}
		box, err := session.RulesOf(save)
		if err != nil {
			return true, command.Fault(err)
		}
		t.start.Load = session.Under(box, t.start.Load)
		return false, nil
	case kept.WelcomeNew:
		return false, nil
	}
	return true, nil
}
