package cli

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"househagal/cmd/internal/figures"
	"househagal/cmd/internal/say"
	"househagal/rival/sim"
)

// sweepSteps is how many values of a wide range are played beside its end.
const sweepSteps = 21

func sweepCommand(s streams) *cobra.Command {
	var f simFlags
	var many manyFlags
	var own tuneFlags
	var chart string
	c := &cobra.Command{
		Use:   "sweep --knob PATH=LOW..HIGH",
		Short: speaker(nil).Say("help.sweep"),
		Long:  speaker(nil).Say("help.sweep_long"),
		Example: "  hagal sweep --knob constants.vp_price.spice=4..12\n" +
			"  hagal sweep --mode two-player --knob difficulty.two_player.rival_troops=0..12 --chart troops.svg",
		Args: none,
		RunE: func(c *cobra.Command, _ []string) error {
			if err := many.check(); err != nil {
				return usage(err)
			}
			if len(own.knobs) != 1 {
				return usage(said("cli.sweep_one"))
			}
			return sweep(s, c, &tuner{f: &f, many: &many, log: s.err}, &own, chart)
		},
	}
	f.add(c, s)
	f.addTarget(c)
	many.add(c)
	c.Flags().StringArrayVar(&own.knobs, "knob", nil, speaker(nil).Say("flag.sweep_knob"))
	c.Flags().StringVar(&own.measure, "measure", "", speaker(nil).Say("flag.sweep_measure"))
	c.Flags().StringVar(&chart, "chart", "", speaker(nil).Say("flag.sweep_chart"))
	return c
}

func sweep(s streams, c *cobra.Command, t *tuner, own *tuneFlags, chart string) error {
	run, err := t.open(c, own)
	if err != nil {
		return err
	}
	k := t.knobs[0]
	out := figures.Sweep{Run: run, Measure: t.measure, Path: k.path, Now: k.now, Games: t.many.games}
	out.Seed = t.many.seed
	values := sim.Spread(k.Low, k.High, k.Start, min(sweepSteps, k.High-k.Low+1))
	done, finish := progress(s.err, len(values), k.path)
	stop, ended := stopBySignal()
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
		fmt.Fprintln(s.err, speaker(nil).Say("figures.stopped_nothing"))
		return exit{status: status}
	}
	if chart != "" {
		if err := writeNew(chart, figures.SweepSVG(speaker(run.Box), &out)); err != nil {
			return err
		}
		fmt.Fprintln(s.err, speaker(nil).Say("cli.written", say.Args{"name": chart}))
	}
	_, err = s.out.Write([]byte(strings.Join(figures.SweepText(speaker(run.Box), &out), "\n") + "\n"))
	if err == nil && status != 0 {
		return exit{status: status}
	}
	return err
}
