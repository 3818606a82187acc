package command

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

// RulesFlags adds --config and --no-config to a command that plays by rules.
func RulesFlags(c *cobra.Command) {
	c.Flags().StringArray("config", nil, Speaker(nil).Say("flag.rules_config"))
	c.Flags().String("rules", "", Speaker(nil).Say("flag.rules_rules"))
	c.Flags().Bool("no-config", false, Speaker(nil).Say("flag.rules_no_config"))
}

// Rules returns what gives the rules that a command with RulesFlags plays by:
// those of the program, over them the files in the person's own folder, over
// them those of --config in order. It may be used by several goroutines. What is
// odd in them is told once on standard error; what is wrong is a usage error.
func Rules(c *cobra.Command) (session.Load, error) {
	b, err := OpenRules(c)
	if err != nil {
		return nil, err
	}
	return b.Box, nil
}

// LazyRules is rules for a command that may not need any: the files are read
// when a game is asked for.
func LazyRules(c *cobra.Command) session.Load {
	open := sync.OnceValues(func() (*Rulebook, error) { return OpenRules(c) })
	return func(x rival.Choice) (*rival.Box, error) {
		b, err := open()
		if err != nil {
			return nil, err
		}
		return b.Box(x)
	}
}

// Rulebook are the files of rules that a command reads, and what they come to.
type Rulebook struct {
	Layers data.Layers
	own    string // the person's folder, when it is read
	below  int    // how many files of layers are of that folder
	Named  bool   // there is a --config
	Kept   pack.Store
	packs  [len(GameIDs)]string // the kept packages by which each game is played
	Chosen *pack.Pack           // that of --rules

	mu    sync.Mutex                                // over what follows
	once  map[string]func() (*data.Resolved, error) // by the key of the choice
	told  map[strict.Error]bool
	Error []string // the warnings told
	tell  func(lines []string)
}

// OpenRules reads the files that the flags of c, and the person's folder, name.
func OpenRules(c *cobra.Command) (*Rulebook, error) {
	named, _ := c.Flags().GetStringArray("config") // a command without the flag has none
	none, _ := c.Flags().GetBool("no-config")
	b := NewRulebook(c.ErrOrStderr())
	b.Named = len(named) > 0
	if !none {
		b.own = OwnRules()
		if err := b.Layers.AddFolder(b.own); err != nil {
			return nil, Usage(b.hinted(err))
		}
	}
	b.below = b.Layers.Len()
	if err := b.choosePacks(c, none); err != nil {
		return nil, Usage(err)
	}
	if err := b.Layers.Add(named...); err != nil {
		return nil, Usage(err)
	}
	return b, nil
}

// choosePacks finds the packages by which a command plays: that of --rules, else
// those in use.
func (b *Rulebook) choosePacks(c *cobra.Command, none bool) error {
	word := ""
	if f := c.Flags().Lookup("rules"); f != nil {
		word = f.Value.String()
	}
	store, err := KeptPacks()
	if err != nil && word != "" && word != "none" {
		return err
	}
	b.Kept = store
	switch {
	case err != nil || word == "none" || none && word == "":
		return nil
	case word == "":
		used, err := store.Used()
		if err != nil {
			return Fault(err)
		}
		copy(b.packs[:], used)
		return nil
	}
	p, err := store.Find(word)
	if err != nil {
		return err
	}
	b.packs[p.Game] = p.ID()
	b.Chosen = p
	return nil
}

// NamedGame is the game that --rules or the files named are for, false where they
// don't say.
func (b *Rulebook) NamedGame() (engine.GameID, bool) {
	if b.Chosen != nil {
		return b.Chosen.Game, true
	}
	return b.Layers.Game()
}

// LayersOf are the files of a choice: those of a package lie over the person's own
// folder and under the files that are named.
func (b *Rulebook) LayersOf(c rival.Choice) (data.Layers, error) {
	id := c.Package
	if id == "" {
		id = b.packs[c.Game]
	}
	if id == "" {
		return b.Layers, nil
	}
	p, err := b.Kept.Find(id)
	if err != nil {
		return data.Layers{}, err
	}
	if p.Game != c.Game {
		return data.Layers{}, Error("pack.other_game", say.Args{"name": p.ID(), "word": GameIDs[p.Game]})
	}
	return b.Layers.WithAt(b.below, p.Rules()...), nil
}

// NewRulebook has no files yet; warnings go to errs.
func NewRulebook(errs io.Writer) *Rulebook {
	b := &Rulebook{told: map[strict.Error]bool{}, once: map[string]func() (*data.Resolved, error){}}
	b.tell = func(lines []string) { fmt.Fprintln(errs, strings.Join(lines, "\n")) }
	return b
}

// OwnRules is the person's own folder of rules: $HAGAL_CONFIG, else "config"
// under $HAGAL_HOME, else "hagal" under the XDG config home; "" when there is no
// home. It need not exist.
func OwnRules() string {
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

// GameFlag adds --game to a command that looks at the rules of one game.
func GameFlag(c *cobra.Command, game *string) {
	c.Flags().StringVar(game, "game", "", Speaker(nil).Say("flag.rules_game"))
}

// LayerFlags adds --module and --variant to a command that looks at the rules of one game.
func LayerFlags(c *cobra.Command) {
	c.Flags().StringSlice("module", nil, Speaker(nil).Say("flag.rules_module"))
	c.Flags().StringSlice("variant", nil, Speaker(nil).Say("flag.rules_variant"))
}

// RulesOf returns the rules by which a command plays the game of --game, with the
// layers that its flags name.
func RulesOf(c *cobra.Command, game string) (*data.Resolved, error) {
	b, err := OpenRules(c)
	if err != nil {
		return nil, err
	}
	g, err := b.Game(game)
	if err != nil {
		return nil, Usage(err)
	}
	return b.Resolve(rival.Choice{Game: g, Layers: LayersChosen(c)})
}

// LayersChosen are the layers that the flags of LayerFlags name.
func LayersChosen(c *cobra.Command) []string {
	modules, _ := c.Flags().GetStringSlice("module")
	variants, _ := c.Flags().GetStringSlice("variant")
	choice := setup.Values{"module": strings.Join(modules, ","), "variant": strings.Join(variants, ",")}.Choice()
	return choice.Layers
}

// Game is the game of --game, or the one that the files named are for.
func (b *Rulebook) Game(word string) (engine.GameID, error) {
	if word == "" {
		g, _ := b.NamedGame()
		return g, nil
	}
	g := slices.Index(GameIDs[:], word)
	if g < 0 {
		return 0, Error("cli.unknown_game", say.Args{"word": word})
	}
	return engine.GameID(g), nil
}

// Resolve returns the rules of a choice, with where each value came from.
func (b *Rulebook) Resolve(c rival.Choice) (*data.Resolved, error) {
	b.mu.Lock()
	once := b.once[c.Key()]
	if once == nil {
		once = sync.OnceValues(func() (*data.Resolved, error) { return b.read(c) })
		b.once[c.Key()] = once
	}
	b.mu.Unlock()
	return once()
}

// Box is the box of Resolve: the session.Load of these files.
func (b *Rulebook) Box(c rival.Choice) (*rival.Box, error) {
	r, err := b.Resolve(c)
	if err != nil {
		return nil, err
	}
	return r.Box, nil
}

func (b *Rulebook) read(c rival.Choice) (*data.Resolved, error) {
	layers, err := b.LayersOf(c)
	if err != nil {
		return nil, Usage(err)
	}
	r, err := layers.ResolveWith(c)
	if fault := new(data.LayerError); errors.As(err, &fault) {
		return nil, Usage(setup.LayerFault(Speaker(nil), fault))
	}
	if err != nil {
		return nil, Usage(b.hinted(err))
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	var lines []string
	for _, w := range r.Warnings {
		if !b.told[w] {
			b.told[w] = true
			lines = append(lines, WarningLine(w))
		}
	}
	if len(lines) > 0 {
		b.Error = append(b.Error, lines...)
		b.tell(lines)
	}
	return r, nil
}

// TellBy tells a person at a screen what is odd on the page, and once more what
// the first page pushes off the screen.
func (b *Rulebook) TellBy(p ask.Person) {
	if _, lines := p.(*ask.Plain); lines {
		return
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	b.tell = p.Tell
	p.Tell(b.Error)
}

// hinted adds to err where a file came from that nobody named.
func (b *Rulebook) hinted(err error) error {
	if b.own == "" || !strings.Contains(err.Error(), filepath.Clean(b.own)+string(filepath.Separator)) {
		return err
	}
	return Reworded(err.Error()+"\n"+Speaker(nil).Say("cli.own_folder", say.Args{"name": b.own}), err)
}

// WarningLine says what is allowed but odd, at its place.
func WarningLine(w strict.Error) string {
	return Speaker(nil).Say("cli.warning", say.Args{"word": w.At.String(), "fault": w.Text})
}

// KeptPacks is where packages are kept; nowhere where this person has no home.
func KeptPacks() (pack.Store, error) {
	dir, err := journal.Games()
	if err != nil {
		return "", Fault(err)
	}
	return pack.Beside(dir), nil
}

// QuietRules are the rules of the game that the flags so far mean, nil where they
// can't be read: a shell that asks for words wants no faults and no warnings.
func QuietRules(c *cobra.Command) *data.Resolved {
	b, err := OpenRules(c)
	if err != nil {
		return nil
	}
	b.tell = func([]string) {}
	word, _ := c.Flags().GetString("game") // a command without the flag means the first
	g, err := b.Game(word)
	if err != nil {
		return nil
	}
	r, err := b.Resolve(rival.Choice{Game: g})
	if err != nil {
		return nil
	}
	return r
}
