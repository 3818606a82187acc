package measure

import (
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"househagal/cmd/internal/command"
	"househagal/cmd/internal/figures"
	"househagal/cmd/internal/say"
	"househagal/data"
	"househagal/rival"
	"househagal/rival/sim"
)

// tuneFlags are the flags of tune beside those of all commands that play many games.
type tuneFlags struct {
	target, within, measure string
	knobs                   []string
}

func tuneCommand(s command.Streams) *cobra.Command {
	var f simFlags
	var many manyFlags
	var own tuneFlags
	c := &cobra.Command{
		Use:   "tune --target SHARE",
		Short: command.Speaker(nil).Say("help.tune"),
		Long:  command.Speaker(nil).Say("help.tune_long"),
		Example: "  hagal tune --target 50% > even.yaml\n" +
			"  hagal tune --target 40% --difficulty mentat --knob constants.vp_price.spice=4..12 --knob constants.vp_price.solari=4..12\n" +
			"  hagal tune --mode two-player --target 35%\n" +
			"  hagal tune --mode two-player --measure rounds --target 8.5 --within 0.1",
		Args: command.NoArgs,
		RunE: func(c *cobra.Command, _ []string) error {
			if err := many.check(); err != nil {
				return command.Usage(err)
			}
			return tune(s, c, &tuner{f: &f, many: &many, log: s.Err}, &own)
		},
	}
	f.add(c, s)
	many.add(c)
	many.games = 20000
	c.Flags().Lookup("games").DefValue = "20000"
	_ = c.Flags().MarkHidden("stand-in") // --against says it here
	c.Flags().StringVar(&f.standIn, "against", sim.Planner, command.Speaker(nil).Say("flag.tune_against"))
	c.Flags().StringVar(&own.target, "target", "50%", command.Speaker(nil).Say("flag.tune_target"))
	c.Flags().StringVar(&own.within, "within", "", command.Speaker(nil).Say("flag.tune_within"))
	c.Flags().StringVar(&own.measure, "measure", "", command.Speaker(nil).Say("flag.tune_measure"))
	c.Flags().StringArrayVar(&own.knobs, "knob", nil, command.Speaker(nil).Say("flag.tune_knob"))
	return c
}

// tuner turns knobs of the rules and measures.
type tuner struct {
	f              *simFlags
	many           *manyFlags
	measure        sim.Measure
	target, within float64
	log            io.Writer
	layers         data.Layers
	choice         rival.Choice
	below          string // the flags for the files that the rules in force lie in
	knobs          []knob
	stop           func() bool             // whether somebody wants no more games
	saw            map[string]sim.Interval // what the search measured closely, by setting
}

// errStopped breaks off a search: somebody wants no more games.
var errStopped = errors.New("stopped")

func tune(s command.Streams, c *cobra.Command, t *tuner, own *tuneFlags) error {
	run, err := t.open(c, own)
	if err != nil {
		return err
	}
	if err := t.aim(own, c.Flags().Changed("target")); err != nil {
		return command.Usage(err)
	}
	stop, ended := command.StopBySignal()
	t.stop = stop
	out, reached, err := t.run(run)
	status := ended()
	if err == nil {
		_, err = s.Out.Write(out)
	}
	switch {
	case err != nil:
		return err
	case status != 0:
		return command.Exit{Status: status}
	case !reached: // the file says by how much
		return command.Exit{Status: command.ExitNone}
	}
	return nil
}

// open reads the rules in force, what is measured and which knobs are turned.
func (t *tuner) open(c *cobra.Command, own *tuneFlags) (*figures.Run, error) {
	base, err := command.OpenRules(c)
	if err != nil {
		return nil, err
	}
	t.choice = choiceOf(t.f, base, c.Flags().Changed("game"))
	t.below = below(c)
	if t.layers, err = base.LayersOf(t.choice); err != nil {
		return nil, command.Usage(err)
	}
	rules, err := base.Resolve(t.choice)
	if err != nil {
		return nil, err
	}
	setup, err := t.f.counted(rules.Box, t.many.seed)
	if err != nil {
		return nil, err
	}
	name := own.measure
	if name == "" {
		name = sim.UsualMeasure(setup)
	}
	if t.measure, err = sim.MeasureByName(name); err != nil {
		return nil, command.Usage(fmt.Errorf("--measure: %w", err))
	}
	words := own.knobs
	if len(words) == 0 {
		words = usualKnobs(setup, t.measure.Name)
	}
	if t.knobs, err = readKnobs(rules, words); err != nil {
		return nil, command.Usage(err)
	}
	return t.f.run(setup), nil
}

// aim reads what is aimed at, and how near is near.
func (t *tuner) aim(own *tuneFlags, given bool) (err error) {
	within := own.within
	if t.measure.Share {
		if t.target, err = width(own.target); err != nil {
			return fmt.Errorf("--target %w", err)
		}
		if within == "" {
			within = "1%"
		}
		if t.within, err = width(within); err != nil {
			return fmt.Errorf("--within %w", err)
		}
		return nil
	}
	if !given {
		return command.Error("cli.tune_mean", say.Args{"name": t.measure.Name, "text": figures.MeasureDoc(command.Speaker(nil), t.measure.Name)})
	}
	if within == "" {
		within = "0.1"
	}
	if t.target, err = positive(own.target); err != nil {
		return fmt.Errorf("--target %w: %s", err, figures.MeasureDoc(command.Speaker(nil), t.measure.Name))
	}
	if t.within, err = positive(within); err != nil {
		return fmt.Errorf("--within %w: %s", err, figures.MeasureDoc(command.Speaker(nil), t.measure.Name))
	}
	return nil
}

// positive reads a number above 0.
func positive(text string) (float64, error) {
	x, err := strconv.ParseFloat(text, 64)
	if err != nil || !(x > 0 && x < 1000) {
		return 0, command.Error("cli.tune_number", say.Args{"word": text})
	}
	return x, nil
}

// play returns what games with the knobs at at come to, and how many there were:
// fewer than asked for when somebody stopped them.
func (t *tuner) play(at []int, games int, seed uint64) (sim.Interval, int, error) {
	rules, err := t.rulesAt(at)
	if err != nil {
		return sim.Interval{}, 0, err
	}
	setup, err := t.f.counted(rules.Box, t.many.seed)
	if err != nil {
		return sim.Interval{}, 0, err
	}
	stats, err := (&sim.Run{Setup: setup, Games: games, Seed: seed, Workers: t.many.workers, Stop: t.stop}).Play()
	if err != nil {
		return sim.Interval{}, 0, command.Usage(err)
	}
	return t.measure.Of(stats), int(stats.Games), nil
}

// search looks for a setting: roughly with a quarter of the games, closely with
// all.
func (t *tuner) search() (sim.Found, error) {
	t.saw = map[string]sim.Interval{}
	s := sim.Search{Target: t.target, Within: t.within, Share: t.measure.Share,
		Measure: func(x []int, closely bool) (float64, error) {
			games := t.many.games
			if !closely {
				games = max(1, games/4)
			}
			got, n, err := t.play(x, games, t.many.seed)
			if err == nil && n < games {
				err = errStopped
			}
			if closely {
				t.saw[fmt.Sprint(x)] = got
			}
			return got.Est, err
		},
		Step: func(x []int, got float64) {
			fmt.Fprintf(t.log, "%6s  %s\n", figures.Measured(t.measure.Share, got), t.settings(x))
		}}
	for _, k := range t.knobs {
		s.Knobs = append(s.Knobs, k.Knob)
	}
	return s.Find()
}

// run searches and measures what it found with games that the search never saw.
// Reached is whether those came near enough to what was aimed at.
func (t *tuner) run(r *figures.Run) (file []byte, reached bool, err error) {
	found, err := t.search()
	out := figures.Tuning{Run: r, Below: t.below, Beside: t.f.beside(), Measure: t.measure, Target: t.target, Within: t.within, Games: t.many.games, Found: found}
	switch {
	case errors.Is(err, errStopped) && found.At == nil:
		return []byte(figures.NothingTuned(command.Speaker(r.Box)) + "\n"), false, nil
	case errors.Is(err, errStopped):
		out.Got, out.Searching = t.saw[fmt.Sprint(found.At)], true
	case err != nil:
		return nil, false, err
	default:
		if out.Got, out.Games, err = t.play(found.At, t.many.games, t.many.seed+1); err != nil {
			return nil, false, err
		}
		out.Asked = t.many.games
	}
	r.Seed = t.many.seed
	for i, k := range t.knobs {
		out.Knobs = append(out.Knobs, figures.Turned{Path: k.path, Low: k.Low, High: k.High, From: k.now, To: found.At[i]})
	}
	text := strings.Join(figures.Tuned(command.Speaker(r.Box), &out), "\n") + "\n"
	return append([]byte(text), t.yaml(found.At)...), out.Reached(), nil
}

// settings names the knobs that are turned.
func (t *tuner) settings(at []int) string {
	var out []string
	for _, c := range t.changes(at) {
		out = append(out, c.path()+" "+c.text)
	}
	return strings.Join(out, ", ")
}

// yaml is the file of rules; an empty map where nothing had to change.
func (t *tuner) yaml(at []int) []byte {
	if c := t.changes(at); len(c) > 0 {
		return fileOver(t.choice, "", c...).Text
	}
	return []byte("{}\n")
}
