package cli

import (
	"crypto/rand"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"
	"sync/atomic"

	"github.com/spf13/cobra"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/command"
	"househagal/cmd/internal/controls"
	"househagal/cmd/internal/history"
	"househagal/cmd/internal/journal"
	"househagal/cmd/internal/kept"
	"househagal/cmd/internal/phone"
	"househagal/cmd/internal/say"
	"househagal/cmd/internal/session"
	"househagal/cmd/internal/setup"
	"househagal/cmd/internal/terminal"
	"househagal/rival"
)

// playFlags are the answers that the command line gives to the setup. What is
// left out is asked.
type playFlags struct {
	text  map[string]*string
	lists map[string]*[]string
	seed  string
	code  string // that says all of them
	plain bool
	phone phoneFlags
}

// setupFlags are the flags that answer a question of the setup each.
var setupFlags = []struct {
	name  string
	usage say.ID
}{
	{"game", "flag.play_game"},
	{"mode", "flag.play_mode"},
	{"difficulty", "flag.play_difficulty"},
	{"streamlined", "flag.play_streamlined"},
	{"target", "flag.play_target"},
	{"objectives", "flag.play_objectives"},
	{"hagal-deck", "flag.play_hagal_deck"},
	{"conflict-deck", "flag.play_conflict_deck"},
	{"input", "flag.play_input"},
}

var setupLists = []struct {
	name  string
	usage say.ID
}{
	{"module", "flag.play_module"},
	{"variant", "flag.play_variant"},
	{"rival", "flag.play_rival"},
	{"name", "flag.play_name"},
}

func (f *playFlags) add(c *cobra.Command) {
	f.addSetup(c)
	c.Flags().StringVar(&f.code, "code", "", command.Speaker(nil).Say("flag.play_code"))
	f.plainFlag(c)
}

// addSetup adds the flags that say what is played.
func (f *playFlags) addSetup(c *cobra.Command) {
	f.text, f.lists = map[string]*string{}, map[string]*[]string{}
	for _, x := range setupFlags {
		f.text[x.name] = c.Flags().String(x.name, "", command.Speaker(nil).Say(x.usage))
	}
	for _, x := range setupLists {
		f.lists[x.name] = c.Flags().StringSlice(x.name, nil, command.Speaker(nil).Say(x.usage))
	}
	c.Flags().StringVar(&f.seed, "seed", "", command.Speaker(nil).Say("flag.play_seed"))
}

func (f *playFlags) plainFlag(c *cobra.Command) {
	c.Flags().BoolVar(&f.plain, "plain", false, command.Speaker(nil).Say("flag.play_plain"))
	f.phone.add(c)
}

func (f *playFlags) values() setup.Values {
	v := setup.Values{}
	for name, s := range f.text {
		if *s != "" {
			v[name] = *s
		}
	}
	for name, l := range f.lists {
		for i, s := range *l {
			if i > 0 {
				v[name] += ","
			}
			v[name] += strings.TrimSpace(s)
		}
	}
	return v
}

func playCommand(s command.Streams) *cobra.Command {
	var f playFlags
	c := &cobra.Command{
		Use:     "play",
		Short:   command.Speaker(nil).Say("help.play"),
		Long:    command.Speaker(nil).Say("help.play_long"),
		Example: "  hagal play\n  hagal play --rival gentle --difficulty sardaukar\n  hagal play --plain < answers.txt",
		Args:    command.NoArgs,
		RunE:    func(c *cobra.Command, _ []string) error { return f.play(s, c) },
	}
	f.add(c)
	command.RulesFlags(c)
	return c
}

func (f *playFlags) play(s command.Streams, c *cobra.Command) error {
	b, err := command.OpenRules(c)
	if err != nil {
		return err
	}
	v := f.values()
	if f.code != "" {
		if f.seed, err = fromCode(b, f.code, v, f.seed); err != nil {
			return command.Usage(err)
		}
	}
	if err := checkFlags(b, v); err != nil {
		return command.Usage(err)
	}
	seed, err := parseSeed(f.seed)
	if err != nil {
		return command.Usage(err)
	}
	return atTable(s, f, v, seed, b)
}

// checkFlags refuses a flag that the setup can't take, before anything is asked. What
// the files named are for answers the question for the game.
func checkFlags(b *command.Rulebook, v setup.Values) error {
	if g, ok := b.NamedGame(); ok && v["game"] == "" {
		v["game"] = command.GameIDs[g]
	}
	box, err := b.Box(rival.Choice{Game: v.GameID()})
	if err != nil {
		return err
	}
	// a module may bring Rivals of its own
	if over, err := b.Box(v.Choice()); err == nil {
		return setup.Check(command.Speaker(over), v)
	} else if first := setup.Check(command.Speaker(box), v); first == nil {
		return err
	}
	return setup.Check(command.Speaker(box), v)
}

func parseSeed(text string) (uint64, error) {
	if text == "" {
		var b [8]byte
		if _, err := rand.Read(b[:]); err != nil {
			return 0, err
		}
		return binary.LittleEndian.Uint64(b[:]) >> 16, nil
	}
	n, err := strconv.ParseUint(text, 10, 64)
	if err != nil {
		return 0, command.Error("cli.seed", say.Args{"word": text})
	}
	return n, nil
}

// table is a person at the terminal, and where games are kept.
type table struct {
	start session.Start
	stop  func()
	save  atomic.Pointer[underWay] // for a signal
	net   *phone.Server            // where phones come in; nil: nowhere
}

// underWay is the save of the game that is played.
type underWay struct {
	name string
	gone func() error
}

// openTable takes the terminal, and phones where the flags say so, until close.
func openTable(s command.Streams, plain bool, phones phoneFlags) (*table, error) {
	dir, err := journal.Games()
	if err != nil {
		return nil, command.Fault(err)
	}
	on, err := phones.listen()
	if err != nil {
		return nil, err
	}
	var own ask.Patient
	if !phones.alone {
		if own, err = person(s, plain); err != nil {
			return nil, command.Fault(err)
		}
	}
	p, net := phones.join(own, on)
	t := &table{start: command.Speaking(session.Start{Person: p, Dir: dir, Program: "hagal " + command.Version()}), net: net}
	if note := command.LanguageNote(); note != "" {
		p.Tell([]string{note})
	}
	t.start.Over, t.start.Odds = rememberIn(dir), oddsIn(history.Beside(dir))
	t.start.Named = func(name string, gone func() error) { t.save.Store(&underWay{name, gone}) }
	guarded := p
	if own != nil {
		guarded = own
	}
	t.stop = terminal.Guard(guarded, func(os.Signal) { t.goodbye(s.Err) })
	return t, nil
}

// goodbye tells how to go on with the game that a signal ends. Its answers are on
// disk already.
func (t *table) goodbye(out io.Writer) {
	x := t.save.Load()
	if x == nil {
		return
	}
	if err := x.gone(); err != nil {
		fmt.Fprintln(out, "hagal: "+kept.SaveGone(command.Speaker(nil), x.name, err).Error())
		return
	}
	for _, l := range kept.Saved(command.Speaker(nil), command.ResumeOf(x.name)) {
		fmt.Fprintln(out, l)
	}
}

func (t *table) close() {
	t.start.Person.Close()
	if t.net != nil {
		t.net.Close()
	}
	t.stop()
}

// person is a screen where both files are terminals, numbered lines otherwise.
func person(s command.Streams, plain bool) (ask.Patient, error) {
	in, out, files := s.Files()
	if plain || command.Accessible() || !files || !terminal.CanDraw(in, out) {
		p := ask.NewPlain(s.In, s.Out)
		p.Speak(command.Speaker(nil))
		return p, nil
	}
	t, err := terminal.New(in, out)
	if err != nil {
		return nil, err
	}
	t.Speak(command.Speaker(nil))
	return t, nil
}

func atTable(s command.Streams, f *playFlags, v setup.Values, seed uint64, b *command.Rulebook) error {
	t, err := openTable(s, f.plain, f.phone)
	if err != nil {
		return err
	}
	defer t.close()
	t.start.Flags, t.start.Seed, t.start.Load = v, seed, b.Box
	t.start.Modules = lastModules(t.start.Dir)
	t.start.Packages = offered(b)
	b.TellBy(t.start.Person)
	if len(v) == 0 && f.seed == "" && !b.Named {
		done, err := t.welcome()
		if done || err != nil {
			return err
		}
	}
	return t.newGame()
}

// newGame plays a new game, and the same again as often as people like.
func (t *table) newGame() error {
	_, _ = journal.Rotate(t.start.Dir, keptFinished) // another time, if it can't be now
	for {
		g := session.New(t.start)
		again, err := t.run(g)
		if err != nil || !again {
			return err
		}
		t.same(g)
	}
}

// same makes the next new game one with the setup and the rules of g, on pages
// that are drawn alike.
func (t *table) same(g *session.Game) {
	t.start.Flags, t.start.Seed = g.SameAgain()
	t.start.Load, t.start.Taste = g.Load, g.Taste()
	t.start = command.Speaking(t.start)
}

// run plays g until its people leave, and reports whether they want the same
// again.
func (t *table) run(g *session.Game) (again bool, err error) {
	defer g.Close()
	over, err := g.Play()
	if over {
		return g.Next == controls.EndAgain, nil
	}
	switch gone := g.Gone(); {
	case gone != nil && (err == nil || errors.Is(err, ask.ErrEnd)):
		return false, command.Fault(kept.SaveGone(command.Speaker(nil), g.Name, gone))
	case g.Name != "" && gone == nil && session.NotSaved(err):
		t.start.Person.Tell(kept.GoOnWith(command.Speaker(nil), command.ResumeOf(g.Name)))
	case g.Name != "" && gone == nil:
		t.start.Person.Tell(kept.Saved(command.Speaker(nil), command.ResumeOf(g.Name)))
	}
	if err == nil {
		return false, nil
	}
	return false, t.left(err)
}

// left is what it means that no answer came.
func (t *table) left(err error) error {
	switch {
	case errors.Is(err, ask.ErrEnd):
		return nil
	case errors.Is(err, ask.ErrInterrupt):
		return command.Exit{Status: 130}
	case errors.As(err, new(command.Exit)):
		return err // rules of the person's own that can't be played
	}
	return command.Fault(err)
}
