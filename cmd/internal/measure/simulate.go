package measure

import (
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"math"
	"os"
	"runtime"
	"strconv"
	"strings"
	"time"

	"github.com/schollz/progressbar/v3"
	"github.com/spf13/cobra"
	"golang.org/x/term"

	"househagal/cmd/internal/command"
	"househagal/cmd/internal/figures"
	"househagal/cmd/internal/kept"
	"househagal/cmd/internal/layout"
	"househagal/cmd/internal/say"
	"househagal/cmd/internal/setup"
	"househagal/data"
	"househagal/engine"
	"househagal/rival"
	"househagal/rival/sim"
)

// manyFlags say how many games are played, and how.
type manyFlags struct {
	games, workers int
	seed           uint64
	ci             string
}

func (f *manyFlags) add(c *cobra.Command) {
	c.Flags().IntVar(&f.games, "games", 10000, command.Speaker(nil).Say("flag.simulate_games"))
	c.Flags().Uint64Var(&f.seed, "seed", 1, command.Speaker(nil).Say("flag.simulate_seed"))
	c.Flags().IntVar(&f.workers, "workers", runtime.GOMAXPROCS(0), command.Speaker(nil).Say("flag.simulate_workers"))
}

// check refuses what can't be played.
func (f *manyFlags) check() error {
	switch {
	case f.games < 1 || f.games > 100_000_000:
		return command.Error("cli.games_range", say.Args{"n": f.games})
	case f.workers < 1 || f.workers > 256:
		return command.Error("cli.workers_range", say.Args{"n": f.workers})
	}
	return nil
}

// width reads "1%" or "0.01" as a share; "" is none.
func width(text string) (float64, error) {
	if text == "" {
		return 0, nil
	}
	x, err := strconv.ParseFloat(strings.TrimSuffix(text, "%"), 64)
	if strings.HasSuffix(text, "%") {
		x /= 100
	}
	if err != nil || !(x > 0 && x < 1) {
		return 0, command.Error("cli.share", say.Args{"word": text})
	}
	return x, nil
}

func simulateCommand(s command.Streams) *cobra.Command {
	var f simFlags
	var many manyFlags
	var asJSON, asCSV, all bool
	c := &cobra.Command{
		Use:   "simulate",
		Short: command.Speaker(nil).Say("help.simulate"),
		Long:  command.Speaker(nil).Say("help.simulate_long"),
		Example: "  hagal simulate\n  hagal simulate --difficulty mentat --stand-in planner --games 100000 --ci 0.5%\n" +
			"  hagal simulate --config my-rivals.yaml --rival duke_leto --rival staban_tuek --json",
		Args: command.NoArgs,
		RunE: func(c *cobra.Command, _ []string) error {
			if asJSON && asCSV {
				return command.Usage(errors.New(command.Speaker(nil).Say("cli.json_or_csv")))
			}
			if all {
				return strength(s, &many)
			}
			box, err := f.box(c)
			if err != nil {
				return err
			}
			r, err := simulate(s, box, &f, &many)
			if err != nil {
				return err
			}
			if err := write(s.Out, r, asJSON, asCSV); err != nil || r.Stopped == 0 {
				return err
			}
			return command.Exit{Status: r.Stopped}
		},
	}
	f.add(c, s)
	f.addTarget(c)
	many.add(c)
	c.Flags().StringVar(&many.ci, "ci", "", command.Speaker(nil).Say("flag.simulate_ci"))
	c.Flags().BoolVar(&asJSON, "json", false, command.Speaker(nil).Say("flag.simulate_json"))
	c.Flags().BoolVar(&asCSV, "csv", false, command.Speaker(nil).Say("flag.simulate_csv"))
	c.Flags().BoolVar(&all, "strength", false, command.Speaker(nil).Say("flag.simulate_strength"))
	return c
}

func write(out io.Writer, r *figures.Run, asJSON, asCSV bool) error {
	var b []byte
	var err error
	switch {
	case asJSON:
		b, err = figures.JSON(r)
	case asCSV:
		b = figures.CSV(r)
	default:
		b = []byte(strings.Join(figures.Text(command.Speaker(r.Box), r), "\n") + "\n")
	}
	if err == nil {
		_, err = out.Write(b)
	}
	return err
}

// simulate plays the games and tells standard error how fast.
func simulate(s command.Streams, box *rival.Box, f *simFlags, many *manyFlags) (*figures.Run, error) {
	if err := many.check(); err != nil {
		return nil, command.Usage(err)
	}
	ci, err := width(many.ci)
	if err != nil {
		return nil, command.Usage(fmt.Errorf("--ci %w", err))
	}
	setup, err := f.counted(box, many.seed)
	if err != nil {
		return nil, err
	}
	stop, ended := command.StopBySignal()
	done, finish := progress(s.Err, many.games, "games")
	run := &sim.Run{Setup: setup, Games: many.games, Seed: many.seed, Workers: many.workers, CI: ci, Done: done}
	run.Stop = stop
	start := time.Now()
	stats, err := run.Play()
	status := ended()
	took := time.Since(start)
	finish()
	if err != nil {
		return nil, command.Usage(err)
	}
	fmt.Fprintln(s.Err, command.Speaker(nil).Say("cli.speed", say.Args{"n": int(stats.Games), "word": fmt.Sprintf("%.2f", took.Seconds()), "value": int(math.Round(float64(stats.Games) / took.Seconds())), "of": many.workers}))
	r := f.run(setup)
	r.Seed, r.Asked, r.CI, r.Stats = many.seed, many.games, ci, stats
	if int(stats.Games) < many.games {
		r.Stopped = status
	}
	return r, nil
}

// run names who plays at the table of x.
func (f *simFlags) run(x *sim.Setup) *figures.Run {
	box := x.Book.Box
	r := &figures.Run{Box: box, Who: f.standIn, Rules: f.hash(x)}
	pos := engine.Position{Game: box.Rules.Game, Mode: x.Table.Mode, Difficulty: x.Table.Difficulty, Variants: x.Table.Variants, Target: x.Table.Target}
	for i := range pos.Seat {
		in := &x.Table.Seats[i]
		pos.Seat[i].Human, pos.Seat[i].Rival, pos.Seat[i].Streamlined = in.Human, in.Rival, in.Streamlined
	}
	r.Own = ownRules(command.Speaker(box))
	names := standInNames(setup.People(command.Speaker(box), &pos, [engine.Seats + 1]string{}), f.standIn)
	if len(x.More) > 0 {
		names = seatNames(names, &pos)
	}
	r.Names = names.Seat
	to := command.Speaker(box)
	to.Names = names
	r.Setup = kept.Setup(to, &pos)
	if names := setup.Switched(to, pos.Difficulty, pos.Variants); names != nil {
		r.Setup = to.Say("cli.with_variants", say.Args{"text": r.Setup, "names": names})
	}
	if n := len(x.More); n > 0 {
		r.Setup = command.Speaker(nil).Say("cli.seatings", say.Args{"text": r.Setup, "n": n + 1})
	}
	for i := engine.Seat(1); i <= engine.Seats; i++ {
		if r.IDs[i] = box.Rivals[pos.Seat[i].Rival].ID; len(x.More) > 0 {
			r.IDs[i] = fmt.Sprintf("rival_%d", i-1)
		}
		if pos.Seat[i].Human {
			r.IDs[i] = f.standIn
			if x.Table.Mode == engine.TwoPlayer {
				r.IDs[i] += "_" + strings.ToLower(names.Seat[i])
			}
			r.Human = r.Human.With(i)
		}
	}
	return r
}

// standInNames calls the human of a solo game by its stand-in: nobody reads the
// page as "you".
func standInNames(n say.Names, who string) say.Names {
	if you := n.You; you != engine.NoSeat {
		n.Seat[you], n.You = strings.ToUpper(who[:1])+who[1:], engine.NoSeat
	}
	return n
}

// seatNames calls each Rival by its seat, where another sits there each game.
func seatNames(n say.Names, pos *engine.Position) say.Names {
	n.Rival = [engine.Seats + 1]engine.RivalID{} // whose name none of them has
	n.Seat[2] = command.Speaker(nil).Say("cli.a_rival")
	if pos.Mode == engine.Solo {
		n.Seat[2], n.Seat[3] = command.Speaker(nil).Say("cli.first_rival"), command.Speaker(nil).Say("cli.second_rival")
	}
	return n
}

// hash names the rules in force and the numbers of the stand-ins.
func (f *simFlags) hash(setup *sim.Setup) string {
	h := sha256.New()
	box := *setup.Book.Box
	box.Files, box.Package = nil, "" // the rules count, not what their files are called
	h.Write(data.Print(&box))
	h.Write(f.numbersText)
	return fmt.Sprintf("%x", h.Sum(nil))[:12]
}

// progress shows a bar on a terminal and nothing anywhere else. Finish takes it
// away.
func progress(to io.Writer, n int, what string) (done func(int), finish func()) {
	if o, wrapped := to.(*command.Output); wrapped {
		to = o.Writer
	}
	file, ok := to.(*os.File)
	if !ok || !term.IsTerminal(int(file.Fd())) {
		return nil, func() {}
	}
	bar := progressbar.NewOptions(n, progressbar.OptionSetWriter(file), progressbar.OptionSetWidth(30), progressbar.OptionShowCount(),
		progressbar.OptionSetItsString(what), progressbar.OptionShowIts(), progressbar.OptionThrottle(100*time.Millisecond), progressbar.OptionClearOnFinish())
	return func(k int) { _ = bar.Set(k) }, func() { _ = bar.Finish(); _ = bar.Clear() }
}

// ownRules are the files of somebody's own and what they change, on lines of a page.
func ownRules(s say.Speaker) []string {
	text := setup.OwnText(s)
	if text == "" {
		return nil
	}
	return layout.Full.Behind(s.Say("checklist.own_rules"), text)
}
