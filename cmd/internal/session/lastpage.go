package session

import (
	"slices"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/controls"
	"househagal/cmd/internal/journal"
	"househagal/cmd/internal/kept"
	"househagal/cmd/internal/page"
	"househagal/cmd/internal/say"
	"househagal/cmd/internal/show"
	"househagal/cmd/internal/tell"
	"househagal/engine"
)

// lastPage shows who won, and asks what now. It returns errAgain after an undo.
func (g *Game) lastPage() error {
	return engine.Run(func() {
		last := lastDifference(g)
		if err := g.finish(); err != nil {
			engine.Stop(err)
		}
		told, trouble := g.remember(g.table, "", "")
		g.notice = append(g.notice, trouble...)
		make := func(g *screen, t *engine.Table) ask.Prompt {
			end := tell.End(g.scene.Speaker, t, t.Events)
			end[0].Close = true // the notices belong to it
			p := controls.Last(g.scene.Speaker, g.Name)
			below := page.Told(told(g.scene.Speaker))
			if len(below) > 0 {
				below[0].Apart = true
			}
			p.Page.Blocks = slices.Concat(page.Told(g.notice.to(g.scene.Speaker)), end, last(g, t), below)
			return p
		}
		stands := make(&g.screen, g.table)
		for again := false; ; again = true {
			p := stands
			p.NewPage, p.From = !again, retold{now: snapshot(&g.screen, g.table), make: make, looks: endLooks}
			p.Keep, g.again = g.again, false
			r, err := g.person.Ask(p)
			switch {
			case err != nil:
				engine.Stop(err)
			case r.Command == controls.CommandQuit:
				g.Next = controls.EndLeave
				return
			case r.Command != "":
				lastCommand(g, r)
			case controls.EndChoice(r.Choice) == controls.EndLog:
				g.log(g.table, nil)
			case controls.EndChoice(r.Choice) == controls.EndReport:
				tellAll(&g.screen, g.reportToFile())
			case controls.EndChoice(r.Choice) == controls.EndNote:
				told, err := g.askNote(g.table, make)
				if err != nil {
					engine.Stop(err)
				}
				tellLines(&g.screen, told)
			default:
				g.Next = controls.EndChoice(r.Choice)
				return
			}
		}
	})
}

// endLooks is the choice of the last page that only looks.
func endLooks(choice int) (command string, ok bool) {
	return controls.CommandLog, controls.EndChoice(choice) == controls.EndLog
}

// reportToFile writes a report beside the save and says where it is, or why it
// could not.
func (g *saved) reportToFile() sentence {
	path, err := g.report()
	if err != nil {
		return func(s say.Speaker) string { return show.NoReport(s, err) }
	}
	return func(s say.Speaker) string { return kept.ReportWritten(s, path) }
}

func (g *saved) report() (path string, err error) {
	if g.create != nil { // it was finished in another file
		if err := g.create(); err != nil {
			return "", err
		}
	}
	c, err := journal.Read(g.dir.Path(g.Name))
	if err != nil {
		return "", err
	}
	text, err := Report(Start{Load: g.load, Program: g.program}, c, false)
	if err != nil {
		return "", err
	}
	return g.dir.WriteBeside(g.Name+"-report.txt", show.ReportHead, text)
}

// lastCommand carries out a command that still means something after the end.
func lastCommand(g *Game, r ask.Reply) {
	switch r.Command {
	case controls.CommandMore, controls.CommandFix, controls.CommandReshuffle, controls.CommandBack, controls.CommandProblem:
		return
	}
	g.command(g.table, engine.Question{}, r)
}

// lastDifference is what to put right when the game ended after an undo.
func lastDifference(g *Game) func(*screen, *engine.Table) []page.Block {
	if g.right == nil || g.steps.Count() <= g.right.at {
		return func(*screen, *engine.Table) []page.Block { return nil }
	}
	if !g.right.settled {
		offerLater(g, g.table, nil)
	}
	return func(g *screen, t *engine.Table) []page.Block {
		if g.right.said == nil {
			g.say(t, &t.Pos)
		}
		said := slices.Clone(g.right.said)
		if len(said) > 0 {
			said[0].Apart = true
		}
		return said
	}
}

// askDamage tells of a save that is damaged in the middle, and offers what stands
// before that place. Nothing is changed before the people agree.
func (g *screen) askDamage() (goOn bool, err error) {
	if g.damage.None() && g.old == "" {
		return true, nil
	}
	last := ""
	if n := len(g.statuses); n > 0 {
		last = g.statuses[n-1].Text
	}
	make := func(g *screen, _ *engine.Table) ask.Prompt {
		if g.old != "" {
			return kept.RescuePrompt(g.scene.Speaker, g.old, g.Unread(), last)
		}
		return kept.DamagePrompt(g.scene.Speaker, g.Name, g.damage, last)
	}
	p := worded(g, nil, make)
	for {
		r, err := g.person.Ask(p)
		switch {
		case err != nil:
			return false, err
		case r.Command == controls.CommandQuit || r.Command == "" && r.Choice == 1:
			return false, nil
		case r.Command == "" && g.old != "":
			return true, g.create()
		case r.Command == "":
			return true, nil
		}
	}
}

// remember tells whoever keeps the games that this one is over, and what was said
// about it. It returns what they tell of it, and trouble where it could not be kept.
func (g *saved) remember(t *engine.Table, leader, note string) (told func(say.Speaker) []string, trouble sentences) {
	nothing := func(say.Speaker) []string { return nil }
	if g.over == nil || g.Name == "" {
		return nothing, nil
	}
	c, err := journal.Read(g.dir.Path(g.Name))
	if err == nil {
		e := endingOf(&g.record, t)
		e.Save, e.Created, e.Leader, e.Note = g.Name, c.Header.Created, leader, note
		end, _ := c.Last(journal.KindFinish)
		e.Ended = end.At
		told, err = g.over(e)
	}
	if err == nil {
		return told, nil
	}
	return nothing, sentences{func(s say.Speaker) string {
		return s.Say("history.not_kept", say.Args{"cause": s.Fault(err)})
	}}
}

// askNote asks which Leader the people played, and for a note of the game. An empty
// line leaves either out, a Leader that is not listed is kept once it is said again; esc leaves all as it is.
func (g *screen) askNote(t *engine.Table, last making) (func(say.Speaker) []string, error) {
	nothing := func(say.Speaker) []string { return nil }
	var said [2]string
	for i := range said {
		for name := ""; ; {
			unlisted := name
			r, err := g.person.Ask(worded(g, t, func(g *screen, t *engine.Table) ask.Prompt {
				p := controls.History(g.scene.Speaker, &t.Pos, i == 1, last(g, t).Page)
				if unlisted != "" {
					p = controls.Unlisted(g.scene.Speaker, p, unlisted)
				}
				return p
			}))
			if err != nil || r.Command != "" {
				return nothing, err
			}
			said[i] = r.Text
			var listed bool
			if name, listed = controls.Leader(g.scene.Speaker, &t.Pos, r.Text); i == 1 || r.Text == "" || listed || name == unlisted {
				break
			}
		}
	}
	if said == [2]string{} {
		return nothing, nil
	}
	leader, _ := controls.Leader(g.scene.Speaker, &t.Pos, said[0])
	told, trouble := g.remember(t, leader, said[1])
	return func(s say.Speaker) []string { return append(trouble.to(s), told(s)...) }, nil
}
