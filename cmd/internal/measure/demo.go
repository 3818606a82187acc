package measure

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"househagal/cmd/internal/command"
	"househagal/cmd/internal/kept"
	"househagal/cmd/internal/layout"
	"househagal/cmd/internal/say"
	"househagal/cmd/internal/setup"
	"househagal/cmd/internal/tell"
	"househagal/engine"
	"househagal/rival/sim"
)

func demoCommand(s command.Streams) *cobra.Command {
	var f simFlags
	var seed uint64
	c := &cobra.Command{
		Use:   "demo",
		Short: command.Speaker(nil).Say("help.demo"),
		Long:  command.Speaker(nil).Say("help.demo_long"),
		Example: "  hagal demo\n  hagal demo --seed 7\n  hagal demo --mode two-player --rival amber_metulli\n" +
			"  hagal demo --difficulty mentat --stand-in planner",
		Args: command.NoArgs,
		RunE: func(c *cobra.Command, _ []string) error {
			box, err := f.box(c)
			if err != nil {
				return err
			}
			setup, err := f.setup(box, seed)
			if err != nil {
				return err
			}
			return demo(s.Out, setup, seed)
		},
	}
	f.add(c, s)
	f.addTarget(c)
	c.Flags().Uint64Var(&seed, "seed", 1, command.Speaker(nil).Say("flag.demo_seed"))
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
	w    *bufio.Writer
	t    *engine.Table
	to   tell.Listener
	seed uint64
}

// newDemoPage names the human seats by their stand-in: nobody reads this as "you".
func newDemoPage(out io.Writer, in *sim.Setup, t *engine.Table, seed uint64) *demoPage {
	to := tell.Listener{Speaker: command.Speaker(in.Book.Box), Unasked: true}
	to.Names = setup.People(to.Speaker, &t.Pos, [engine.Seats + 1]string{})
	if you := to.Names.You; you != engine.NoSeat {
		to.Names = standInNames(to.Names, in.StandIn[you])
	}
	return &demoPage{bufio.NewWriter(out), t, to, seed}
}

func (d *demoPage) begin() {
	d.line(command.Speaker(nil).Say("cli.demo_title", say.Args{"word": fmt.Sprint(d.seed)}))
	d.lines(layout.Full.Fold(kept.Setup(d.to.Speaker, &d.t.Pos)))
	d.lines(ownRules(command.Speaker(d.to.Box)))
}

// round prints the head of a round: its Conflict and where everybody stands.
func (d *demoPage) round() {
	d.line("")
	d.line(strings.Repeat("-", int(layout.Full)))
	d.line(layout.Full.Line(tell.Title(d.to.Speaker, d.t)))
	d.line(layout.Full.Score(tell.Score(d.to.Speaker, d.t)))
	d.line("")
}

func (d *demoPage) news(events []engine.Event) {
	d.lines(layout.Full.Blocks(tell.News(d.to, d.t, events)))
}

func (d *demoPage) end(events []engine.Event) {
	d.line("")
	d.line(strings.Repeat("-", int(layout.Full)))
	d.lines(layout.Full.Blocks(tell.End(d.to.Speaker, d.t, events)))
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
