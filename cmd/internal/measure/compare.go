package measure

import (
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"househagal/cmd/internal/command"
	"househagal/cmd/internal/figures"
	"househagal/cmd/internal/say"
	"househagal/data"
	"househagal/rival"
	"househagal/rival/sim"
)

func compareCommand(s command.Streams) *cobra.Command {
	var f simFlags
	var many manyFlags
	var most int
	var see string
	var asJSON bool
	c := &cobra.Command{
		Use:     "compare A B",
		Short:   command.Speaker(nil).Say("help.compare"),
		Long:    command.Speaker(nil).Say("help.compare_long"),
		Example: "  hagal compare sardaukar mentat --rival any --json\n  hagal compare sardaukar my-rules.yaml --games 50000",
		Args:    command.Takes(2, 2, command.Speaker(nil).Say("cli.two_sides")),
		RunE: func(c *cobra.Command, args []string) error {
			if err := many.check(); err != nil {
				return command.Usage(err)
			}
			if most < 0 {
				return command.Usage(command.Error("cli.flag_from_zero", say.Args{"name": "values", "n": most}))
			}
			points, err := width(see)
			if err != nil {
				return command.Usage(fmt.Errorf("--see %w", err))
			}
			return compare(s, c, &comparison{f: &f, many: &many, most: most, points: points, json: asJSON}, args)
		},
	}
	f.add(c, s)
	f.addTarget(c)
	many.add(c)
	c.Flags().IntVar(&most, "values", 24, command.Speaker(nil).Say("flag.compare_values"))
	c.Flags().StringVar(&see, "see", "1%", command.Speaker(nil).Say("flag.compare_see"))
	c.Flags().BoolVar(&asJSON, "json", false, command.Speaker(nil).Say("flag.compare_json"))
	return c
}

// comparison plays games for the sides of a comparison.
type comparison struct {
	f      *simFlags
	many   *manyFlags
	most   int
	points float64 // a difference that is asked about
	json   bool
	s      command.Streams
	base   *command.Rulebook
	stop   func() bool // whether somebody wants no more games
}

// side is one of the two sets of rules.
type side struct {
	name   string
	level  string // of the solo game, "" as the flags say
	choice rival.Choice
	layers data.Layers
	rules  *data.Resolved
}

func compare(s command.Streams, c *cobra.Command, m *comparison, args []string) error {
	base, err := command.OpenRules(c)
	if err != nil {
		return err
	}
	m.s, m.base = s, base
	if g, ok := base.NamedGame(); ok && !c.Flags().Changed("game") {
		m.f.game = command.GameIDs[g]
	}
	a, err := m.side(args[0])
	if err != nil {
		return err
	}
	b, err := m.side(args[1])
	if err != nil {
		return err
	}
	stop, ended := command.StopBySignal()
	m.stop = stop
	out, err := m.compare(a, b)
	status := ended()
	if err != nil {
		return err
	}
	out.Stopped = status != 0
	text := []byte(strings.Join(figures.Compare(command.Speaker(a.rules.Box), out), "\n") + "\n")
	if m.json {
		if text, err = figures.CompareJSON(out); err != nil {
			return err
		}
	}
	if _, err = s.Out.Write(text); err == nil && status != 0 {
		return command.Exit{Status: status}
	}
	return err
}

// side reads a level of difficulty, or files that lie over the rules in force.
func (m *comparison) side(word string) (*side, error) {
	choice := m.f.values(0).Choice()
	rules, err := m.base.Resolve(choice)
	if err != nil {
		return nil, err
	}
	layers, err := m.base.LayersOf(choice)
	if err != nil {
		return nil, command.Usage(err)
	}
	x := &side{name: word, layers: layers, rules: rules, choice: choice}
	for i := range rules.Box.Rules.Levels {
		if i > 0 && rules.Box.Rules.Levels[i].ID == word {
			x.level = word
			return x, nil
		}
	}
	if slices.ContainsFunc(rules.Box.Offered, func(l rival.Layer) bool { return l.ID == word }) {
		x.choice.Layers = append(slices.Clone(choice.Layers), word)
		x.rules, err = m.base.Resolve(x.choice)
		return x, err
	}
	files, err := data.ReadFiles(word)
	if err != nil {
		return nil, command.Usage(command.Reworded(command.Speaker(nil).Say("cli.compare_levels", say.Args{"text": command.Speaker(nil).Fault(err), "words": levelIDs(rules)}), err))
	}
	x.layers = x.layers.With(files...)
	if x.rules, err = x.layers.ResolveWith(choice); err != nil {
		return nil, command.Usage(err)
	}
	return x, nil
}

func levelIDs(r *data.Resolved) []string {
	var out []string
	for _, l := range r.Box.Rules.Levels[1:] {
		out = append(out, l.ID)
	}
	return out
}

func (m *comparison) compare(a, b *side) (*figures.Comparison, error) {
	out := &figures.Comparison{A: a.name, B: b.name, Who: m.f.standIn, Seed: m.many.seed, Points: m.points, Asked: m.many.games,
		OwnA: ownRules(command.Speaker(a.rules.Box)), OwnB: ownRules(command.Speaker(b.rules.Box)), FilesA: a.rules.Box.Files, FilesB: b.rules.Box.Files}
	ra, rb, err := m.both(a, b)
	if err != nil {
		return nil, err
	}
	out.Pairing = sim.Pair(ra, rb)
	table, err := m.table(a.rules, a.level)
	if err != nil {
		return nil, err
	}
	out.Setup = m.f.run(table).Setup
	for i, x := range m.singles(a, b) {
		v := figures.Value{Name: x.name, From: short(x.from, 24), To: short(x.to, 24)}
		if rules, ok := x.apply(&a.layers, a.choice); ok && i < m.most && !m.stop() {
			one, err := m.play(rules, a.level, x.name)
			if err != nil {
				return nil, err
			}
			if len(one) == len(ra) { // else it was stopped amid them
				p := sim.Pair(ra, one)
				v.Measured, v.Share, v.VP = true, p.Share, p.VP
			}
		}
		out.Values = append(out.Values, v)
	}
	slices.SortStableFunc(out.Values, figures.ByWeight)
	return out, nil
}

// singles are the values that b changes: of the rules, and of the level played.
func (m *comparison) singles(a, b *side) []single {
	la, lb := m.level(a), m.level(b)
	all := differences(a.rules, b.rules)
	if la != lb {
		all = append(levelDifferences(a.rules, la, b.rules, lb), all...)
	}
	return all
}

// level is the level that is played under the rules of x.
func (m *comparison) level(x *side) string {
	if x.level != "" {
		return x.level
	}
	return m.f.values(0)["difficulty"]
}

func (m *comparison) table(r *data.Resolved, level string) (*sim.Setup, error) {
	f := *m.f
	if level != "" {
		f.level = level
	}
	return f.counted(r.Box, m.many.seed)
}

// part is how many games of each side are played in turn, so that a comparison
// that is stopped has as many of both.
const part = 2000

// both returns the results of the games of both sides, of all or, when somebody
// stops them, of as many as were played.
func (m *comparison) both(a, b *side) (ra, rb []sim.Result, err error) {
	var setups [2]*sim.Setup
	for i, x := range []*side{a, b} {
		if setups[i], err = m.table(x.rules, x.level); err != nil {
			return nil, nil, err
		}
	}
	done, finish := progress(m.s.Err, m.many.games, a.name+", "+b.name)
	defer finish()
	for len(ra) < m.many.games && (len(ra) == 0 || !m.stop()) {
		run := sim.Run{From: len(ra), Games: min(part, m.many.games-len(ra)), Seed: m.many.seed, Workers: m.many.workers}
		for i, out := range []*[]sim.Result{&ra, &rb} {
			run.Setup = setups[i]
			list, err := run.Results()
			if err != nil {
				return nil, nil, command.Usage(err)
			}
			*out = append(*out, list...)
		}
		if done != nil {
			done(len(ra))
		}
	}
	return ra, rb, nil
}

// play returns the results of all games under rules r, or of as many as were
// played when somebody stopped them.
func (m *comparison) play(r *data.Resolved, level, what string) ([]sim.Result, error) {
	setup, err := m.table(r, level)
	if err != nil {
		return nil, err
	}
	done, finish := progress(m.s.Err, m.many.games, what)
	defer finish()
	list, err := (&sim.Run{Setup: setup, Games: m.many.games, Seed: m.many.seed, Workers: m.many.workers, Done: done, Stop: m.stop}).Results()
	if err != nil {
		return nil, command.Usage(err)
	}
	return list, nil
}
