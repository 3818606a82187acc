package cli

import (
	"fmt"

	"github.com/spf13/cobra"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/menu"
)

func init() { commands = append(commands, replayCommand) }

func replayCommand(s streams) *cobra.Command {
	var plain bool
	c := &cobra.Command{
		Use:               "replay NAME|FILE",
		Short:             speaker(nil).Say("help.replay"),
		Long:              speaker(nil).Say("help.replay_long"),
		Args:              takes(1, 1, speaker(nil).Say("cli.one_file")),
		ValidArgsFunction: completeSaves(anyGame),
		RunE: func(_ *cobra.Command, args []string) error {
			g, err := lookAt(args)
			if err != nil {
				return err
			}
			pages, err := g.Pages()
			if err != nil {
				return exit{exitFault, err}
			}
			for _, l := range damageLines(g) {
				fmt.Fprintln(s.out, l)
			}
			if in, out, files := s.files(); !plain && files && ask.CanDraw(in, out) {
				return turnPages(s, pages)
			}
			for _, p := range pages {
				for _, l := range menu.PlainReplay(speaker(nil), p) {
					fmt.Fprintln(s.out, l)
				}
			}
			return nil
		},
	}
	c.Flags().BoolVar(&plain, "plain", false, speaker(nil).Say("flag.replay_plain"))
	return c
}

// turnPages lets a person turn the pages on the screen.
func turnPages(s streams, pages []menu.ReplayPage) error {
	t, err := openTable(s, false, phoneFlags{})
	if err != nil {
		return err
	}
	defer t.close()
	for at := 0; ; {
		p, turns := menu.Replay(speaker(nil), pages[at], at, len(pages))
		r, err := t.start.Person.Ask(p)
		switch {
		case err != nil:
			return t.left(err)
		case r.Command == menu.CommandQuit:
			return nil
		case r.Command != "":
			at = max(at-1, 0)
		case r.Choice < 0:
			at = r.Number - 1
		case turns[r.Choice] == 0:
			return nil
		default:
			at += turns[r.Choice]
		}
	}
}
