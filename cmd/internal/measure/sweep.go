package measure

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"househagal/cmd/internal/command"
	"househagal/cmd/internal/figures"
	"househagal/cmd/internal/say"
	"househagal/rival/sim"
)

// sweepSteps is how many values of a wide range are played beside its end.
const sweepSteps = 21

func sweepCommand(s command.Streams) *cobra.Command {
	var f simFlags
	var many manyFlags
	var own tuneFlags
	var chart string
	c := &cobra.Command{
		Use:   "sweep --knob PATH=LOW..HIGH",
		Short: command.Speaker(nil).Say("help.sweep"),
		Long:  command.Speaker(nil).Say("help.sweep_long"),
		Example: "  hagal sweep --knob constants.vp_price.spice=4..12\n" +
			"  hagal sweep --mode two-player --knob difficulty.two_player.rival_troops=0..12 --chart troops.svg",
		Args: command.NoArgs,
		RunE: func(c *cobra.Command, _ []string) error {
			if err := many.check(); err != nil {
				return command.Usage(err)
			}
			if len(own.knobs) != 1 {
				return command.Usage(command.Error("cli.sweep_one"))
			}
			return sweep(s, c, &tuner{f: &f, many: &many, log: s.Err}, &own, chart)
		},
	}
	f.add(c, s)
	f.addTarget(c)
	many.add(c)
	c.Flags().StringArrayVar(&own.knobs, "knob", nil, command.Speaker(nil).Say("flag.sweep_knob"))
	c.Flags().StringVar(&own.measure, "measure", "", command.Speaker(nil).Say("flag.sweep_measure"))
	c.Flags().StringVar(&chart, "chart", "", command.Speaker(nil).Say("flag.sweep_chart"))
	return c
}

func sweep(s command.Streams, c *cobra.Command, t *tuner, own *tuneFlags, chart string) error {
	run, err := t.open(c, own)
	if err != nil {
		return err
	}
	k := t.knobs[0]
	out := figures.Sweep{Run: run, Measure: t.measure, Path: k.path, Now: k.now, Games: t.many.games}
	out.Seed = t.many.seed
	values := sim.Spread(k.Low, k.High, k.Start, min(sweepSteps, k.High-k.Low+1))
	done, finish := progress(s.Err, len(values), k.path)
	stop, ended := command.StopBySignal()
	t.stop = stop
	for i, v := range values {
		got, n, err := t.play([]int{v}, t.many.games, t.many.seed)
		if err != nil {
			ended()
			finish()
			return err
		}
		if n < t.many.games {
			break
		}
		out.At, out.Got = append(out.At, v), append(out.Got, got)
		if done != nil {
			done(i + 1)
		}
	}
	status := ended()
	finish()
	if out.Stopped, out.Values = status, len(values); len(out.At) == 0 {
		fmt.Fprintln(s.Err, command.Speaker(nil).Say("figures.stopped_nothing"))
		return command.Exit{Status: status}
	}
	if chart != "" {
		if err := command.WriteNew(chart, figures.SweepSVG(command.Speaker(run.Box), &out)); err != nil {
			return err
		}
		fmt.Fprintln(s.Err, command.Speaker(nil).Say("cli.written", say.Args{"name": chart}))
	}
	_, err = s.Out.Write([]byte(strings.Join(figures.SweepText(command.Speaker(run.Box), &out), "\n") + "\n"))
	if err == nil && status != 0 {
		return command.Exit{Status: status}
	}
	return err
}
