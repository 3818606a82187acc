package cli

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"github.com/adrg/xdg"
	"github.com/spf13/cobra"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/say"
	"househagal/data"
	"househagal/data/strict"
	"househagal/engine"
	"househagal/rival"
)

// rulesFlags adds --config and --no-config to a command that plays by rules.
func rulesFlags(c *cobra.Command) {
	c.Flags().StringArray("config", nil, speaker(nil).Say("flag.rules_config"))
	c.Flags().Bool("no-config", false, speaker(nil).Say("flag.rules_no_config"))
}

// rules returns what gives the rules that a command with rulesFlags plays by:
// those of the program, over them the files in the person's own folder, over
// them those of --config in order. It may be used by several goroutines. What is
// odd in them is told once on standard error; what is wrong is a usage error.
func rules(c *cobra.Command) (func(engine.GameID) (*rival.Box, error), error) {
	b, err := openRules(c)
	if err != nil {
		return nil, err
	}
	return b.box, nil
}

// lazyRules is rules for a command that may not need any: the files are read
// when a game is asked for.
func lazyRules(c *cobra.Command) func(engine.GameID) (*rival.Box, error) {
	open := sync.OnceValues(func() (*rulebook, error) { return openRules(c) })
	return func(g engine.GameID) (*rival.Box, error) {
		b, err := open()
		if err != nil {
			return nil, err
		}
		return b.box(g)
	}
}

// rulebook are the files of rules that a command reads, and what they come to.
type rulebook struct {
	layers data.Layers
	own    string // the person's folder, when it is read
	named  bool   // there is a --config
	once   [len(gameIDs)]func() (*data.Resolved, error)

	mu   sync.Mutex // over what follows
	told map[strict.Error]bool
	said []string // the warnings told
	tell func(lines []string)
}

// openRules reads the files that the flags of c, and the person's folder, name.
func openRules(c *cobra.Command) (*rulebook, error) {
	named, _ := c.Flags().GetStringArray("config") // a command without the flag has none
	none, _ := c.Flags().GetBool("no-config")
	b := newRulebook(c.ErrOrStderr())
	b.named = len(named) > 0
	if !none {
		b.own = ownRules()
		if err := b.layers.AddFolder(b.own); err != nil {
			return nil, usage(b.hinted(err))
		}
	}
	if err := b.layers.Add(named...); err != nil {
		return nil, usage(err)
	}
	return b, nil
}

// newRulebook has no files yet; warnings go to errs.
func newRulebook(errs io.Writer) *rulebook {
	b := &rulebook{told: map[strict.Error]bool{}}
	b.tell = func(lines []string) { fmt.Fprintln(errs, strings.Join(lines, "\n")) }
	for g := range b.once {
		b.once[g] = sync.OnceValues(func() (*data.Resolved, error) { return b.read(engine.GameID(g)) })
	}
	return b
}

// ownRules is the person's own folder of rules: $HAGAL_CONFIG, else "config"
// under $HAGAL_HOME, else "hagal" under the XDG config home; "" when there is no
// home. It need not exist.
func ownRules() string {
	if dir := os.Getenv("HAGAL_CONFIG"); dir != "" {
		return dir
	}
	if home := os.Getenv("HAGAL_HOME"); home != "" {
		return filepath.Join(home, "config")
	}
	_, unknown := os.UserHomeDir() // the library takes / then
	if !filepath.IsAbs(xdg.ConfigHome) || unknown != nil && !filepath.IsAbs(os.Getenv("XDG_CONFIG_HOME")) {
		return "" // nobody knows a home of this person
	}
	return filepath.Join(xdg.ConfigHome, "hagal")
}

// gameIDs are the words for the games.
var gameIDs = [...]string{engine.Uprising: "uprising", engine.Imperium: "imperium"}

// gameFlag adds --game to a command that looks at the rules of one game.
func gameFlag(c *cobra.Command, game *string) {
	c.Flags().StringVar(game, "game", "", speaker(nil).Say("flag.rules_game"))
}

// rulesOf returns the rules by which a command plays the game of --game.
func rulesOf(c *cobra.Command, game string) (*data.Resolved, error) {
	b, err := openRules(c)
	if err != nil {
		return nil, err
	}
	g, err := b.game(game)
	if err != nil {
		return nil, usage(err)
	}
	return b.resolve(g)
}

// game is the game of --game, or the one that the files named are for.
func (b *rulebook) game(word string) (engine.GameID, error) {
	if word == "" {
		g, _ := b.layers.Game()
		return g, nil
	}
	g := slices.Index(gameIDs[:], word)
	if g < 0 {
		return 0, said("cli.unknown_game", say.Args{"word": word})
	}
	return engine.GameID(g), nil
}

// resolve returns the rules of a game, with where each value came from.
func (b *rulebook) resolve(g engine.GameID) (*data.Resolved, error) {
	if int(g) >= len(b.once) {
		return b.layers.Resolve(g)
	}
	return b.once[g]()
}

func (b *rulebook) box(g engine.GameID) (*rival.Box, error) {
	r, err := b.resolve(g)
	if err != nil {
		return nil, err
	}
	return r.Box, nil
}

func (b *rulebook) read(g engine.GameID) (*data.Resolved, error) {
	r, err := b.layers.Resolve(g)
	if err != nil {
		return nil, usage(b.hinted(err))
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	var lines []string
	for _, w := range r.Warnings {
		if !b.told[w] {
			b.told[w] = true
			lines = append(lines, warningLine(w))
		}
	}
	if len(lines) > 0 {
		b.said = append(b.said, lines...)
		b.tell(lines)
	}
	return r, nil
}

// tellBy tells a person at a screen what is odd on the page, and once more what
// the first page pushes off the screen.
func (b *rulebook) tellBy(p ask.Person) {
	if _, lines := p.(*ask.Plain); lines {
		return
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	b.tell = p.Tell
	p.Tell(b.said)
}

// hinted adds to err where a file came from that nobody named.
func (b *rulebook) hinted(err error) error {
	if b.own == "" || !strings.Contains(err.Error(), b.own+string(filepath.Separator)) {
		return err
	}
	return wrapped{err.Error() + "\n" + speaker(nil).Say("cli.own_folder", say.Args{"name": b.own}), err}
}

// warningLine says what is allowed but odd, at its place.
func warningLine(w strict.Error) string { return w.At.String() + ": warning: " + w.Text }
