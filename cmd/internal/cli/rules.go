package cli

import (
	"errors"
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
	"househagal/cmd/internal/journal"
	"househagal/cmd/internal/pack"
	"househagal/cmd/internal/say"
	"househagal/cmd/internal/session"
	"househagal/cmd/internal/setup"
	"househagal/data"
	"househagal/data/strict"
	"househagal/engine"
	"househagal/rival"
)

// rulesFlags adds --config and --no-config to a command that plays by rules.
func rulesFlags(c *cobra.Command) {
	c.Flags().StringArray("config", nil, speaker(nil).Say("flag.rules_config"))
	c.Flags().String("rules", "", speaker(nil).Say("flag.rules_rules"))
	c.Flags().Bool("no-config", false, speaker(nil).Say("flag.rules_no_config"))
}

// rules returns what gives the rules that a command with rulesFlags plays by:
// those of the program, over them the files in the person's own folder, over
// them those of --config in order. It may be used by several goroutines. What is
// odd in them is told once on standard error; what is wrong is a usage error.
func rules(c *cobra.Command) (session.Load, error) {
	b, err := openRules(c)
	if err != nil {
		return nil, err
	}
	return b.box, nil
}

// lazyRules is rules for a command that may not need any: the files are read
// when a game is asked for.
func lazyRules(c *cobra.Command) session.Load {
	open := sync.OnceValues(func() (*rulebook, error) { return openRules(c) })
	return func(x rival.Choice) (*rival.Box, error) {
		b, err := open()
		if err != nil {
			return nil, err
		}
		return b.box(x)
	}
}

// rulebook are the files of rules that a command reads, and what they come to.
type rulebook struct {
	layers data.Layers
	own    string // the person's folder, when it is read
	below  int    // how many files of layers are of that folder
	named  bool   // there is a --config
	kept   pack.Store
	packs  [len(gameIDs)]string // the kept packages by which each game is played
	chosen *pack.Pack           // that of --rules

	mu   sync.Mutex                                // over what follows
	once map[string]func() (*data.Resolved, error) // by the key of the choice
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
	b.below = b.layers.Len()
	if err := b.choosePacks(c, none); err != nil {
		return nil, usage(err)
	}
	if err := b.layers.Add(named...); err != nil {
		return nil, usage(err)
	}
	return b, nil
}

// choosePacks finds the packages by which a command plays: that of --rules, else
// those in use.
func (b *rulebook) choosePacks(c *cobra.Command, none bool) error {
	word := ""
	if f := c.Flags().Lookup("rules"); f != nil {
		word = f.Value.String()
	}
	store, err := keptPacks()
	if err != nil && word != "" && word != "none" {
		return err
	}
	b.kept = store
	switch {
	case err != nil || word == "none" || none && word == "":
		return nil
	case word == "":
		copy(b.packs[:], store.Used())
		return nil
	}
	p, err := store.Find(word)
	if err != nil {
		return err
	}
	b.packs[p.Game] = p.ID()
	b.chosen = p
	return nil
}

// namedGame is the game that --rules or the files named are for, false where they
// don't say.
func (b *rulebook) namedGame() (engine.GameID, bool) {
	if b.chosen != nil {
		return b.chosen.Game, true
	}
	return b.layers.Game()
}

// layersOf are the files of a choice: those of a package lie over the person's own
// folder and under the files that are named.
func (b *rulebook) layersOf(c rival.Choice) (data.Layers, error) {
	id := c.Package
	if id == "" {
		id = b.packs[c.Game]
	}
	if id == "" {
		return b.layers, nil
	}
	p, err := b.kept.Find(id)
	if err != nil {
		return data.Layers{}, err
	}
	if p.Game != c.Game {
		return data.Layers{}, said("pack.other_game", say.Args{"name": p.ID(), "word": gameIDs[p.Game]})
	}
	return b.layers.WithAt(b.below, p.Rules()...), nil
}

// newRulebook has no files yet; warnings go to errs.
func newRulebook(errs io.Writer) *rulebook {
	b := &rulebook{told: map[strict.Error]bool{}, once: map[string]func() (*data.Resolved, error){}}
	b.tell = func(lines []string) { fmt.Fprintln(errs, strings.Join(lines, "\n")) }
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

// layerFlags adds --module and --variant to a command that looks at the rules of one game.
func layerFlags(c *cobra.Command) {
	c.Flags().StringSlice("module", nil, speaker(nil).Say("flag.rules_module"))
	c.Flags().StringSlice("variant", nil, speaker(nil).Say("flag.rules_variant"))
}

// rulesOf returns the rules by which a command plays the game of --game, with the
// layers that its flags name.
func rulesOf(c *cobra.Command, game string) (*data.Resolved, error) {
	b, err := openRules(c)
	if err != nil {
		return nil, err
	}
	g, err := b.game(game)
	if err != nil {
		return nil, usage(err)
	}
	modules, _ := c.Flags().GetStringSlice("module")
	variants, _ := c.Flags().GetStringSlice("variant")
	v := setup.Values{"game": gameIDs[g], "module": strings.Join(modules, ","), "variant": strings.Join(variants, ",")}
	return b.resolve(v.Choice())
}

// game is the game of --game, or the one that the files named are for.
func (b *rulebook) game(word string) (engine.GameID, error) {
	if word == "" {
		g, _ := b.namedGame()
		return g, nil
	}
	g := slices.Index(gameIDs[:], word)
	if g < 0 {
		return 0, said("cli.unknown_game", say.Args{"word": word})
	}
	return engine.GameID(g), nil
}

// resolve returns the rules of a choice, with where each value came from.
func (b *rulebook) resolve(c rival.Choice) (*data.Resolved, error) {
	b.mu.Lock()
	once := b.once[c.Key()]
	if once == nil {
		once = sync.OnceValues(func() (*data.Resolved, error) { return b.read(c) })
		b.once[c.Key()] = once
	}
	b.mu.Unlock()
	return once()
}

func (b *rulebook) box(c rival.Choice) (*rival.Box, error) {
	r, err := b.resolve(c)
	if err != nil {
		return nil, err
	}
	return r.Box, nil
}

func (b *rulebook) read(c rival.Choice) (*data.Resolved, error) {
	layers, err := b.layersOf(c)
	if err != nil {
		return nil, usage(err)
	}
	r, err := layers.ResolveWith(c)
	if fault := new(data.LayerError); errors.As(err, &fault) {
		return nil, usage(setup.LayerFault(speaker(nil), fault))
	}
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
	return reworded(err.Error()+"\n"+speaker(nil).Say("cli.own_folder", say.Args{"name": b.own}), err)
}

// warningLine says what is allowed but odd, at its place.
func warningLine(w strict.Error) string {
	return speaker(nil).Say("cli.warning", say.Args{"word": w.At.String(), "fault": w.Text})
}

// allBoxes are the boxes of the program.
func allBoxes() (all []*rival.Box, err error) {
	for g := range gameIDs {
		box, err := data.Load(engine.GameID(g))
		if err != nil {
			return nil, err
		}
		all = append(all, box)
	}
	return all, nil
}

// keptPacks is where packages are kept; nowhere where this person has no home.
func keptPacks() (pack.Store, error) {
	dir, err := journal.Games()
	if err != nil {
		return "", fault(err)
	}
	return pack.Beside(dir), nil
}

// quietRules are the rules of the game that the flags so far mean, nil where they
// can't be read: a shell that asks for words wants no faults and no warnings.
func quietRules(c *cobra.Command) *data.Resolved {
	b, err := openRules(c)
	if err != nil {
		return nil
	}
	b.tell = func([]string) {}
	word, _ := c.Flags().GetString("game") // a command without the flag means the first
	g, err := b.game(word)
	if err != nil {
		return nil
	}
	r, err := b.resolve(rival.Choice{Game: g})
	if err != nil {
		return nil
	}
	return r
}
