package cli

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"househagal/cmd/internal/say"
	"househagal/cmd/internal/setup"
	"househagal/cmd/internal/view"
	"househagal/engine"
	"househagal/rival/sim"
)

func init() { commands = append(commands, demoCommand) }

func demoCommand(s streams) *cobra.Command {
	var f simFlags
	var seed uint64
	c := &cobra.Command{
		Use:   "demo",
		Short: speaker(nil).Say("help.demo"),
		Long:  speaker(nil).Say("help.demo_long"),
		Example: "  hagal demo\n  hagal demo --seed 7\n  hagal demo --mode two-player --rival amber_metulli\n" +
			"  hagal demo --difficulty mentat --stand-in planner",
		Args: none,
		RunE: func(c *cobra.Command, _ []string) error {
			box, err := f.box(c)
			if err != nil {
				return err
			}
			setup, err := f.setup(box, seed)
			if err != nil {
				return err
			}
			return demo(s.out, setup, seed)
		},
	}
	f.add(c, s)
	f.addTarget(c)
	c.Flags().Uint64Var(&seed, "seed", 1, speaker(nil).Say("flag.demo_seed"))
	return c
}

// demo plays the game of seed and prints it round by round.
func demo(out io.Writer, setup *sim.Setup, seed uint64) error {
	g, err := sim.NewGame(setup)
	if err != nil {
		return err
	}
	g.Begin(seed)
	d := newDemoPage(out, setup, &g.Table, seed)
	d.begin()
	g.Table.Watch = true
	err = engine.Run(func() {
		for g.Table.Pos.Phase != engine.Over {
			from, round := len(g.Table.Events), g.Table.Pos.Phase == engine.RoundStart
			g.Table.Step()
			if round {
				d.round()
			}
			d.news(g.Table.Events[from:])
		}
		d.end(g.Table.Events)
	})
	return errors.Join(err, d.w.Flush())
}

// demoPage prints a game for people to read.
type demoPage struct {
	w     *bufio.Writer
	t     *engine.Table
	scene view.Scene
	seed  uint64
}

// newDemoPage names the human seats by their stand-in: nobody reads this as "you".
func newDemoPage(out io.Writer, setup *sim.Setup, t *engine.Table, seed uint64) *demoPage {
	names := view.People(setup.Book.Box, &t.Pos, [engine.Seats + 1]string{})
	if you := names.You; you != engine.NoSeat {
		names = standInNames(names, setup.StandIn[you])
	}
	return &demoPage{bufio.NewWriter(out), t, view.Scene{Box: setup.Book.Box, Names: names, Unasked: true}, seed}
}

func (d *demoPage) begin() {
	d.line(speaker(nil).Say("cli.demo_title", say.Args{"word": fmt.Sprint(d.seed)}))
	d.line(d.scene.SetupLine(&d.t.Pos))
	d.lines(setup.OwnRules(say.Speaker{Box: d.scene.Box}))
}

// round prints the head of a round: its Conflict and where everybody stands.
func (d *demoPage) round() {
	d.line("")
	d.line(strings.Repeat("-", view.PageWidth))
	d.line(d.scene.Title(d.t))
	d.line(d.scene.Score(d.t))
	d.line("")
}

func (d *demoPage) news(events []engine.Event) {
	d.lines(d.scene.News(d.t, events))
}

func (d *demoPage) end(events []engine.Event) {
	d.line("")
	d.line(strings.Repeat("-", view.PageWidth))
	d.lines(d.scene.End(d.t, events))
}

func (d *demoPage) lines(lines []string) {
	for _, l := range lines {
		d.line(l)
	}
}

func (d *demoPage) line(text string) {
	d.w.WriteString(strings.TrimRight(text, " "))
	d.w.WriteByte('\n')
}
