package cli

import (
	"fmt"
	"io"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"househagal/cmd/internal/view/figures"
	"househagal/data"
	"househagal/engine"
	"househagal/rival/sim"
)

func init() { commands = append(commands, tuneCommand) }

func tuneCommand(s streams) *cobra.Command {
	var f simFlags
	var many manyFlags
	var target string
	var knobs []string
	c := &cobra.Command{
		Use:   "tune --target SHARE",
		Short: "search for rules under which the stand-in wins a given share of its games",
		Long: "Turn knobs of the rules until the stand-in wins the share of games that is asked\n" +
			"for, and print the file of rules with the share it reached and its interval. A\n" +
			"knob is a whole number of the rules with a range. The search is told on standard\n" +
			"error.",
		Example: "  hagal tune --target 50% --against planner > even.yaml\n" +
			"  hagal tune --target 40% --difficulty mentat --knob constants.vp_price.spice=4..12 --knob constants.vp_price.solari=4..12",
		Args: none,
		RunE: func(c *cobra.Command, _ []string) error {
			want, err := width(target)
			if err != nil {
				return usage(fmt.Errorf("--target %w", err))
			}
			if err := many.check(); err != nil {
				return usage(err)
			}
			return tune(s, c, &tuner{f: &f, many: &many, target: want, log: s.err}, knobs)
		},
	}
	f.add(c, s)
	many.add(c)
	many.games = 20000
	c.Flags().Lookup("games").DefValue = "20000"
	_ = c.Flags().MarkHidden("stand-in") // --against says it here
	c.Flags().StringVar(&f.standIn, "against", sim.Planner, "who plays: a `NAME` of a stand-in")
	c.Flags().StringVar(&target, "target", "50%", "the `SHARE` of games that the stand-in should win")
	c.Flags().StringArrayVar(&knobs, "knob", nil, "a `PATH=LOW..HIGH` to turn, repeatable (default: prices of VP, Swordmaster values, troops)")
	return c
}

// tuner turns knobs of the rules and measures.
type tuner struct {
	f      *simFlags
	many   *manyFlags
	target float64
	log    io.Writer
	layers data.Layers
	game   engine.GameID
	knobs  []knob
}

// knob is a whole number of the rules.
type knob struct {
	path string
	sim.Knob
}

func tune(s streams, c *cobra.Command, t *tuner, words []string) error {
	base, err := openRules(c)
	if err != nil {
		return err
	}
	if g, ok := base.layers.Game(); ok && !c.Flags().Changed("game") {
		t.f.game = gameIDs[g]
	}
	t.layers, t.game = base.layers, t.f.values(0).GameID()
	rules, err := base.resolve(t.game)
	if err != nil {
		return err
	}
	setup, err := t.f.setup(rules.Box, t.many.seed)
	if err != nil {
		return err
	}
	if len(words) == 0 {
		words = t.usual(setup)
	}
	if t.knobs, err = readKnobs(rules, words); err != nil {
		return usage(err)
	}
	out, err := t.run(t.f.run(setup))
	if err == nil {
		_, err = s.out.Write(out)
	}
	return err
}

// usual are the knobs that are turned when nobody names any: those of the Rivals
// at the table.
func (t *tuner) usual(setup *sim.Setup) []string {
	out := []string{"constants.vp_price.solari=4..12", "constants.vp_price.spice=4..12", "constants.vp_price.water=2..6", "constants.vp_price.intrigue=2..6"}
	for i := range setup.Table.Seats {
		if r := setup.Table.Seats[i].Rival; i > 0 && !setup.Table.Seats[i].Human {
			out = append(out, fmt.Sprintf("rivals.%s.swordmaster=3..14", setup.Book.Box.Rivals[r].ID))
		}
	}
	return append(out, fmt.Sprintf("difficulty.%s.rival_troops=0..8", setup.Book.Box.Rules.Levels[setup.Table.Difficulty].ID))
}

// readKnobs reads PATH=LOW..HIGH; the start is the value in force.
func readKnobs(rules *data.Resolved, words []string) ([]knob, error) {
	now := map[string]string{}
	for _, v := range rules.Values() {
		now[v.Path()] = v.Text
	}
	var out []knob
	for _, w := range words {
		path, span, _ := strings.Cut(w, "=")
		low, high, _ := strings.Cut(span, "..")
		lo, err1 := strconv.Atoi(low)
		hi, err2 := strconv.Atoi(high)
		if _, err := settingAt(path, ""); err != nil || err1 != nil || err2 != nil || lo >= hi {
			return nil, fmt.Errorf("--knob %s: give PATH=LOW..HIGH, as in constants.vp_price.spice=4..12", w)
		}
		if slices.ContainsFunc(out, func(k knob) bool { return k.path == path }) {
			return nil, fmt.Errorf("--knob %s: that knob is given twice; give it once, with one range", w)
		}
		start := 0 // a number that is left out
		if text, ok := now[path]; ok {
			n, err := strconv.Atoi(text)
			if err != nil {
				return nil, fmt.Errorf("--knob %s: %s is %s, not a whole number", w, path, text)
			}
			start = n
		}
		out = append(out, knob{path, sim.Knob{Low: min(lo, start), High: max(hi, start), Start: start}})
	}
	return out, nil
}

// changes are the knobs that stand elsewhere than at their start.
func (t *tuner) changes(at []int) []setting {
	var out []setting
	for i, k := range t.knobs {
		if at[i] == k.Start {
			continue
		}
		if c, err := settingAt(k.path, strconv.Itoa(at[i])); err == nil {
			out = append(out, c)
		}
	}
	return out
}

// results plays games with the knobs at at.
func (t *tuner) results(at []int, games int, seed uint64) ([]sim.Result, error) {
	layers := t.layers
	if c := t.changes(at); len(c) > 0 {
		layers = t.layers.With(file("the knobs", c...))
	}
	rules, err := layers.Resolve(t.game)
	if err != nil {
		return nil, usage(err)
	}
	setup, err := t.f.setup(rules.Box, t.many.seed)
	if err != nil {
		return nil, err
	}
	return (&sim.Run{Setup: setup, Games: games, Seed: seed, Workers: t.many.workers}).Results()
}

// run searches, first coarsely, then with all games, and measures what it found
// with games that the search never saw.
func (t *tuner) run(r *figures.Run) ([]byte, error) {
	var at []int
	for _, k := range t.knobs {
		at = append(at, k.Start)
	}
	for _, games := range []int{max(1, t.many.games/4), t.many.games} {
		s := sim.Search{Target: t.target, Within: 0.005, Steps: 60,
			Measure: func(x []int) (float64, error) {
				list, err := t.results(x, games, t.many.seed)
				return sim.Share(list).Est, err
			},
			Step: func(x []int, share float64) {
				fmt.Fprintf(t.log, "%5.1f%%  %s\n", 100*share, t.settings(x))
			}}
		for i, k := range t.knobs {
			s.Knobs = append(s.Knobs, sim.Knob{Low: k.Low, High: k.High, Start: at[i]})
		}
		var err error
		if at, _, err = s.Find(); err != nil {
			return nil, err
		}
	}
	list, err := t.results(at, t.many.games, t.many.seed+1)
	if err != nil {
		return nil, err
	}
	r.Seed = t.many.seed
	head := figures.Tuned(r, t.target, sim.Share(list), len(list), math.Abs(sim.Share(list).Est-t.target) <= 0.02)
	return append([]byte(strings.Join(head, "\n")+"\n"), t.yaml(at)...), nil
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
		return overlay(c)
	}
	return []byte("{}\n")
}
