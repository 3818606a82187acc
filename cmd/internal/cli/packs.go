package cli

import (
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"househagal/cmd/internal/command"
	"househagal/cmd/internal/measure"
	"househagal/cmd/internal/pack"
	"househagal/cmd/internal/say"
	"househagal/cmd/internal/setup"
	"househagal/data"
	"househagal/data/strict"
	"househagal/engine"
)

func packsCommand(s command.Streams) *cobra.Command {
	c := &cobra.Command{
		Use:     "rules",
		Short:   command.Speaker(nil).Say("help.rules"),
		Long:    command.Speaker(nil).Say("help.rules_long"),
		Example: "  hagal rules add desert_nights.zip\n  hagal play --rules desert_nights\n  hagal rules use desert_nights",
		Args:    cobra.ArbitraryArgs,
		RunE: func(_ *cobra.Command, args []string) error {
			known := []string{"add", "list", "remove", "use"}
			if len(args) == 0 {
				return command.Usage(command.Error("pack.what", say.Args{"text": strict.OneOf(known)}))
			}
			return command.Usage(command.Error("pack.what_unknown", say.Args{"word": args[0], "text": command.Nearest(args[0], known, command.Speaker(nil).Say("cli.write", say.Args{"text": strict.OneOf(known)}))}))
		},
	}
	c.AddCommand(packAddCommand(s), packListCommand(s), packRemoveCommand(s), packUseCommand(s))
	return c
}

func packAddCommand(s command.Streams) *cobra.Command {
	var h pack.Head
	var game string
	c := &cobra.Command{
		Use:     "add PACKAGE",
		Short:   command.Speaker(nil).Say("help.rules_add"),
		Long:    command.Speaker(nil).Say("help.rules_add_long"),
		Example: "  hagal rules add desert_nights.zip\n  hagal rules add desert-nights/\n  hagal rules add mine.yaml --name desert_nights --version 1.2",
		Args:    command.Takes(1, 1, command.Speaker(nil).Say("pack.one_package")),
		RunE: func(_ *cobra.Command, args []string) error {
			return addPack(s, args[0], h, game)
		},
	}
	c.Flags().StringVar(&h.Name, "name", "", command.Speaker(nil).Say("flag.rules_name"))
	c.Flags().StringVar(&h.Version, "version", "", command.Speaker(nil).Say("flag.rules_version"))
	command.GameFlag(c, &game)
	return c
}

// addPack reads a package, checks its rules, keeps it, and measures it.
func addPack(s command.Streams, from string, h pack.Head, game string) error {
	store, err := command.KeptPacks()
	if err != nil {
		return err
	}
	p, err := pack.Read(from)
	if pack.Alone(err) {
		if h, err = headOf(store, from, h, game); err == nil {
			p, err = pack.OfFile(from, h)
		}
	}
	if err != nil {
		return command.Usage(err)
	}
	rules, err := p.Check()
	if err != nil {
		return command.Usage(err)
	}
	for _, w := range rules.Warnings {
		fmt.Fprintln(s.Err, command.WarningLine(w))
	}
	added, err := store.Add(p)
	if err != nil {
		return command.Usage(err)
	}
	if x, ok := measure.MeasurePack(s, p, rules.Box); ok {
		_ = store.SetStrength(p.ID(), &x) // list measures it again
	}
	id := say.ID("pack.added")
	if !added {
		id = "pack.there"
	}
	files, bytes := p.Size()
	lines := []string{command.Speaker(nil).Say(id, say.Args{"name": p.ID(), "n": files, "of": bytes, "hash": p.Hash()[:12]})}
	lines = append(lines, strengthLines(store, p)...)
	lines = append(lines, command.Speaker(nil).Say("pack.play_it", say.Args{"name": p.ID()}), command.Speaker(nil).Say("pack.send_it", say.Args{"path": store.Path(p.ID())}))
	return command.PrintLines(s.Out, lines)
}

// headOf makes the head of a file of rules that has no manifest: what flags leave
// out is its own name, the game that it says, and the next version.
func headOf(store pack.Store, from string, h pack.Head, game string) (pack.Head, error) {
	if h.Name == "" {
		stem := strings.TrimSuffix(filepath.Base(from), filepath.Ext(from))
		h.Name = strings.NewReplacer(" ", "_", "-", "_").Replace(strings.ToLower(stem))
	}
	if !strict.IsID(h.Name) {
		return h, command.Error("pack.no_id", say.Args{"word": h.Name})
	}
	var layers data.Layers
	if err := layers.Add(from); err != nil {
		return h, err
	}
	h.Game, _ = layers.Game()
	if game != "" {
		g := slices.Index(command.GameIDs[:], game)
		if g < 0 {
			return h, command.Error("cli.unknown_game", say.Args{"word": game})
		}
		h.Game = engine.GameID(g)
	}
	if h.Version != "" {
		return h, nil
	}
	h.Version = "1"
	if last, err := store.Find(h.Name); err == nil {
		if h.Version = last.Version; !last.Same(from) {
			first, _, _ := strings.Cut(last.Version, ".")
			n, _ := strconv.Atoi(first)
			h.Version = strconv.Itoa(n + 1)
		}
	}
	return h, nil
}

// strengthLines tell what was measured of a package, nothing where it was not.
func strengthLines(store pack.Store, p *pack.Pack) []string {
	x, ok := store.Strength(p, measure.PrintedHash(p.Game))
	if !ok {
		return nil
	}
	return []string{command.Speaker(nil).Say("pack.strength", say.Args{"stand_in": x.StandIn, "share": percentOf(x.Wins), "figure": percentOf(x.Printed),
		"count": strconv.Itoa(x.Games), "on": x.Harder >= 0, "margin": fmt.Sprintf("%.2f", math.Abs(x.Harder))})}
}

func percentOf(x float64) string { return fmt.Sprintf("%.1f %%", 100*x) }

// packOut is a package as JSON.
type packOut struct {
	ID       string         `json:"id"`
	Name     string         `json:"name"`
	Version  string         `json:"version"`
	Game     string         `json:"game"`
	Author   string         `json:"author,omitempty"`
	Text     string         `json:"text,omitempty"`
	Hash     string         `json:"sha256"`
	File     string         `json:"file"`
	Used     bool           `json:"used"`
	Strength *pack.Strength `json:"strength,omitempty"`
	Fault    string         `json:"fault,omitempty"`
}

func packListCommand(s command.Streams) *cobra.Command {
	var asJSON bool
	c := &cobra.Command{
		Use:   "list",
		Short: command.Speaker(nil).Say("help.rules_list"),
		Args:  command.NoArgs,
		RunE: func(*cobra.Command, []string) error {
			store, err := command.KeptPacks()
			if err != nil {
				return err
			}
			list, err := store.List()
			if err != nil {
				return command.Fault(err)
			}
			if asJSON {
				return printPacks(s, store, list)
			}
			if _, err := store.Used(); err != nil && len(list) == 0 {
				fmt.Fprintln(s.Err, command.Speaker(nil).Fault(err))
			}
			if len(list) == 0 {
				return command.PrintLines(s.Out, []string{command.Speaker(nil).Say("pack.none")})
			}
			return command.PrintLines(s.Out, packLines(store, list))
		},
	}
	c.Flags().BoolVar(&asJSON, "json", false, command.Speaker(nil).Say("flag.rules_json"))
	return c
}

// packLines tell of each package what it is, what was measured, and where it lies.
func packLines(store pack.Store, list []pack.Kept) []string {
	used, err := store.Used()
	var lines []string
	if err != nil {
		lines = append(lines, command.Speaker(nil).Fault(err))
	}
	for _, k := range list {
		if k.Err != nil {
			lines = append(lines, k.ID, "  "+command.Speaker(nil).Fault(k.Err))
			continue
		}
		lines = append(lines, command.Speaker(nil).Say("pack.row", say.Args{"name": k.ID, "word": command.GameIDs[k.Game], "on": slices.Contains(used, k.ID), "text": k.Text, "near": k.Author}))
		for _, line := range strengthLines(store, k.Pack) {
			lines = append(lines, "  "+line)
		}
		lines = append(lines, "  "+command.Speaker(nil).Say("pack.row_file", say.Args{"hash": k.Hash()[:12], "path": store.Path(k.ID)}))
	}
	return lines
}

func printPacks(s command.Streams, store pack.Store, list []pack.Kept) error {
	out := []packOut{}
	used, err := store.Used()
	if err != nil {
		fmt.Fprintln(s.Err, command.Speaker(nil).Fault(err))
	}
	for _, k := range list {
		x := packOut{ID: k.ID, File: store.Path(k.ID), Used: slices.Contains(used, k.ID)}
		if k.Err != nil {
			x.Fault = command.Speaker(nil).Fault(k.Err)
			out = append(out, x)
			continue
		}
		x.Name, x.Version, x.Game, x.Author, x.Text, x.Hash = k.Name, k.Version, command.GameIDs[k.Game], k.Author, k.Text, k.Hash()
		if st, ok := store.Strength(k.Pack, measure.PrintedHash(k.Game)); ok {
			x.Strength = &st
		}
		out = append(out, x)
	}
	text, err := json.MarshalIndent(out, "", "  ")
	if err == nil {
		_, err = s.Out.Write(append(text, '\n'))
	}
	return err
}

// keptPack is a package that is named: by its id, or by its name the newest. One
// that can't be read has its id at least.
func keptPack(store pack.Store, word string) (id string, p *pack.Pack, err error) {
	p, err = store.Find(word)
	if err == nil {
		return p.ID(), p, nil
	}
	list, _ := store.List()
	for _, k := range list {
		if name, _, _ := strings.Cut(k.ID, "@"); k.ID == word || name == word {
			return k.ID, nil, err
		}
	}
	return "", nil, err
}

func packRemoveCommand(s command.Streams) *cobra.Command {
	return &cobra.Command{
		Use:               "remove NAME",
		Short:             command.Speaker(nil).Say("help.rules_remove"),
		Args:              command.Takes(1, 1, command.Speaker(nil).Say("pack.one_name")),
		ValidArgsFunction: completePacks,
		RunE: func(_ *cobra.Command, args []string) error {
			store, err := command.KeptPacks()
			if err != nil {
				return err
			}
			id, _, err := keptPack(store, args[0])
			if id == "" {
				return command.Usage(err)
			}
			if err := store.Remove(id); err != nil {
				return command.Fault(err)
			}
			return command.PrintLines(s.Out, []string{command.Speaker(nil).Say("pack.removed", say.Args{"name": id})})
		},
	}
}

func packUseCommand(s command.Streams) *cobra.Command {
	return &cobra.Command{
		Use:               "use NAME",
		Short:             command.Speaker(nil).Say("help.rules_use"),
		Long:              command.Speaker(nil).Say("help.rules_use_long"),
		Args:              command.Takes(1, 1, command.Speaker(nil).Say("pack.one_name")),
		ValidArgsFunction: completePacks,
		RunE: func(_ *cobra.Command, args []string) error {
			store, err := command.KeptPacks()
			if err != nil {
				return err
			}
			if args[0] == "none" {
				for g := range command.GameIDs {
					err = errors.Join(err, store.Unuse(engine.GameID(g)))
				}
				if err != nil {
					return command.Fault(err)
				}
				return command.PrintLines(s.Out, []string{command.Speaker(nil).Say("pack.used_none")})
			}
			_, p, err := keptPack(store, args[0])
			if err != nil {
				return command.Usage(err)
			}
			if err := store.Use(p.Game, p.ID()); err != nil {
				return command.Fault(err)
			}
			return command.PrintLines(s.Out, []string{command.Speaker(nil).Say("pack.used", say.Args{"name": p.ID(), "word": command.GameIDs[p.Game]})})
		},
	}
}

// completePacks offers the packages that are kept.
func completePacks(_ *cobra.Command, args []string, typed string) ([]string, cobra.ShellCompDirective) {
	var words []string
	if store, err := command.KeptPacks(); err == nil && len(args) == 0 {
		list, _ := store.List()
		for _, k := range list {
			words = append(words, k.ID)
		}
	}
	return command.Beginning(words, typed), cobra.ShellCompDirectiveNoFileComp
}

// offered are the packages that the setup offers: of each name the newest that can
// be read. Where --rules named one, nobody needs to choose.
func offered(b *command.Rulebook) []setup.Package {
	if b.Chosen != nil || b.Kept == "" {
		return nil
	}
	list, _ := b.Kept.List()
	var out []setup.Package
	hashes := map[engine.GameID]string{}
	for i, k := range list {
		if k.Err != nil || i > 0 && list[i-1].Err == nil && list[i-1].Name == k.Name {
			continue
		}
		if hashes[k.Game] == "" {
			hashes[k.Game] = measure.PrintedHash(k.Game)
		}
		x, ok := b.Kept.Strength(k.Pack, hashes[k.Game])
		out = append(out, setup.Package{ID: k.ID, Game: k.Game, Harder: x.Harder, Measured: ok})
	}
	return out
}
