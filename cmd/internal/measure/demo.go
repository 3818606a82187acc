package measure

import (
	"errors"
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"househagal/cmd/internal/command"
	"househagal/cmd/internal/kept"
	"househagal/cmd/internal/layout"
	"househagal/cmd/internal/say"
	"househagal/cmd/internal/setup"
	"househagal/cmd/internal/tell"
	"househagal/cmd/internal/terminal"
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
			return demo(s, setup, seed)
		},
	}
	f.add(c, s)
	f.addTarget(c)
	c.Flags().Uint64Var(&seed, "seed", 1, command.Speaker(nil).Say("flag.demo_seed"))
	return c
}

// demo plays the game of seed and tells it round by round.
func demo(s command.Streams, setup *sim.Setup, seed uint64) error {
	g, err := sim.NewGame(setup)
	if err != nil {
		return err
	}
	g.Begin(seed)
	d := newDemoPage(setup, &g.Table, seed)
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
	return errors.Join(err, s.PrintPaged(d.parts))
}

// demoPage is a game for people to read.
type demoPage struct {
	parts []terminal.Part
	head  terminal.Part // of a round; its first turn stands under it; nil: it does already
	t     *engine.Table
	to    tell.Listener
	seed  uint64
}

// newDemoPage names the human seats by their stand-in: nobody reads this as "you".
func newDemoPage(in *sim.Setup, t *engine.Table, seed uint64) *demoPage {
	to := tell.Listener{Speaker: command.Speaker(in.Book.Box), Unasked: true}
	to.Names = setup.People(to.Speaker, &t.Pos, [engine.Seats + 1]string{})
	if you := to.Names.You; you != engine.NoSeat {
		to.Names = standInNames(to.Names, in.StandIn[you])
	}
	return &demoPage{t: t, to: to, seed: seed}
}

func (d *demoPage) begin() {
	title := command.Speaker(nil).Say("cli.demo_title", say.Args{"word": fmt.Sprint(d.seed)})
	table, own := kept.Setup(d.to.Speaker, &d.t.Pos), ownRules(command.Speaker(d.to.Box))
	d.add(func(w layout.Screen) []string {
		return append(append([]string{title}, w.Fold(table)...), own...)
	})
}

// round keeps the head of a round: its Conflict and where everybody stands.
func (d *demoPage) round() {
	title, score := tell.Title(d.to.Speaker, d.t), tell.Score(d.to.Speaker, d.t)
	d.head = func(width int) []string {
		w := layout.Of(width)
		return []string{"", rule(w), w.Line(title), w.Score(score), ""}
	}
}

func (d *demoPage) news(events []engine.Event) {
	blocks, head := tell.News(d.to, d.t, events), d.head
	d.head = nil
	d.add(func(w layout.Screen) []string {
		if head == nil {
			return w.Blocks(blocks)
		}
		return append(head(int(w)), w.Blocks(blocks)...)
	})
}

func (d *demoPage) end(events []engine.Event) {
	blocks := tell.End(d.to.Speaker, d.t, events)
	d.add(func(w layout.Screen) []string {
		return append([]string{"", rule(w)}, w.Blocks(blocks)...)
	})
}

func rule(w layout.Screen) string { return strings.Repeat("-", int(w)) }

func (d *demoPage) add(lines func(layout.Screen) []string) {
	d.parts = append(d.parts, func(width int) []string { return lines(layout.Of(width)) })
}
