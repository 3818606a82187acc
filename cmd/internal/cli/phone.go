package cli

import (
	"errors"
	"fmt"

	"github.com/spf13/cobra"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/command"
	"househagal/cmd/internal/journal"
	"househagal/cmd/internal/page"
	"househagal/cmd/internal/phone"
	"househagal/cmd/internal/say"
	"househagal/cmd/internal/setup"
)

// phoneFlags are those by which a game is on phones as well. Without --phone nothing
// listens.
type phoneFlags struct {
	on    bool
	alone bool // without a terminal
	at    string
}

func (f *phoneFlags) add(c *cobra.Command) {
	c.Flags().BoolVar(&f.on, "phone", false, command.Speaker(nil).Say("flag.play_phone"))
	c.Flags().StringVar(&f.at, "listen", "", command.Speaker(nil).Say("flag.play_listen"))
}

// listen opens where phones come in; nothing where they don't.
func (f *phoneFlags) listen() (phone.Doors, error) {
	if !f.on {
		if f.at != "" {
			return nil, command.Usage(command.Error("phone.needs_phone"))
		}
		return nil, nil
	}
	on, err := phone.Listen(f.at)
	switch {
	case errors.Is(err, phone.ErrNowhere):
		return nil, command.Fault(command.Error("phone.none_private"))
	case err != nil:
		return nil, command.Fault(command.Error("phone.cannot", say.Args{"word": f.at, "cause": command.Speaker(nil).Fault(err)}))
	}
	return on, nil
}

// join makes one Person of the terminal and of phones that come in.
func (f *phoneFlags) join(own ask.Patient, on phone.Doors) (ask.Person, *phone.Server) {
	if !f.on {
		return own, nil
	}
	t := phone.NewParty(own)
	t.Speak(command.Speaker(nil))
	return t, phone.Serve(t, on, phone.AtHome)
}

func serveCommand(s command.Streams) *cobra.Command {
	f := phoneFlags{on: true, alone: true}
	c := &cobra.Command{
		Use:     "serve",
		Short:   command.Speaker(nil).Say("help.serve"),
		Long:    command.Speaker(nil).Say("help.serve_long"),
		Example: "  hagal serve\n  hagal serve --listen 192.168.1.10:8471",
		Args:    command.NoArgs,
		RunE: func(c *cobra.Command, _ []string) error {
			b, err := command.OpenRules(c)
			if err != nil {
				return err
			}
			return f.serve(s, b)
		},
	}
	c.Flags().StringVar(&f.at, "listen", "", command.Speaker(nil).Say("flag.play_listen"))
	command.RulesFlags(c)
	return c
}

// serve plays game after game with people at phones alone, until a signal ends it.
func (f *phoneFlags) serve(s command.Streams, b *command.Rulebook) error {
	t, err := openTable(s, true, *f)
	if err != nil {
		return err
	}
	defer t.close()
	for _, l := range t.net.Invited(command.Speaker(nil)) {
		fmt.Fprintln(s.Out, l)
	}
	t.start.Load, t.start.Packages = b.Box, offered(b)
	b.TellBy(t.start.Person)
	for begin := t.start; ; t.start = begin {
		t.start.Modules = lastModules(t.start.Dir)
		err := t.atHome()
		if errors.Is(err, ask.ErrEnd) {
			return nil
		}
		if err != nil {
			t.start.Person.Tell([]string{command.Speaker(nil).Fault(err)})
		}
	}
}

// atHome lets people choose a game that is under way, or a new one, and plays it.
func (t *table) atHome() error {
	list, fault := journal.List(t.start.Dir)
	var open []journal.Summary
	for _, x := range list {
		if g := command.SavedGame(command.Speaker(nil), t.start.Dir, x); !x.Finished && x.Err == nil && g.Text != "" {
			open = append(open, x)
		}
	}
	p := t.home(command.Speaker(nil), open, fault)
	p.From = ask.InWords(func(l *say.Language) ask.Prompt { return t.home(say.Speaker{Lang: l}, open, fault) })
	r, err := t.start.Person.Ask(p)
	switch {
	case err != nil:
		return err
	case r.Choice < len(open):
		return t.goOn(command.Place{Dir: t.start.Dir, Name: open[r.Choice].Name})
	}
	return t.newGame()
}

// home offers games that are under way, and a new one behind them; it tells why
// others can't be listed.
func (t *table) home(s say.Speaker, open []journal.Summary, fault error) ask.Prompt {
	p := ask.Prompt{ID: "home", NewPage: true, Text: s.Say("phone.home"), Default: -1}
	p.Page.Title.Text = setup.Title(s)
	if fault != nil {
		p.Page.Blocks = page.Told([]string{s.Fault(fault)})
	}
	for i, x := range open {
		p.Choices = append(p.Choices, ask.Choice{Key: ask.LineKey(i),
			Label: s.Say("phone.home_game", say.Args{"name": x.Name, "text": command.SavedGame(s, t.start.Dir, x).Text})})
	}
	p.Choices = append(p.Choices, ask.Choice{Key: "+", Label: s.Say("phone.home_new")})
	return p
}
