package inspect

import (
	"errors"
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"househagal/cmd/internal/command"
	"househagal/cmd/internal/layout"
	"househagal/cmd/internal/say"
	"househagal/cmd/internal/setup"
	"househagal/cmd/internal/tell"
	"househagal/data/notation"
	"househagal/engine"
	"househagal/hagal"
	"househagal/rival"
)

// decideFlags are what the command line says beside the position.
type decideFlags struct {
	cards   string
	resolve bool
	seed    uint64
	json    bool
	batch   string
	save    string // a saved game in place of a file
	turn    string // whose turn it is, in a saved game
}

func decideCommand(s command.Streams) *cobra.Command {
	var f decideFlags
	c := &cobra.Command{
		Use:   "decide POSITION",
		Short: command.Speaker(nil).Say("help.decide"),
		Long:  command.Speaker(nil).Say("help.decide_long"),
		Example: "  hagal decide table.yaml --cards arrakeen,sardaukar\n  hagal decide table.yaml --json\n" +
			"  hagal decide combat.yaml --resolve\n  hagal decide --batch positions.jsonl\n" +
			"  hagal decide --save irulan-staban --turn staban --cards arrakeen",
		RunE: func(c *cobra.Command, args []string) error {
			if f.batch != "" {
				if err := f.aloneInBatch(args); err != nil {
					return command.Usage(err)
				}
			} else if f.save != "" {
				if len(args) > 0 {
					return command.Usage(command.Error("cli.decide_save"))
				}
				return decideOne(s, "", &f, nil)
			} else if len(args) != 1 {
				return command.Usage(errors.New(command.Speaker(nil).Say("cli.decide_one")))
			}
			load, err := command.Rules(c)
			switch {
			case err != nil:
				return err
			case f.batch != "":
				return decideBatch(s, f.batch, f.seed, load)
			}
			return decideOne(s, args[0], &f, load)
		},
	}
	c.Flags().StringVar(&f.cards, "cards", "", command.Speaker(nil).Say("flag.decide_cards"))
	c.Flags().BoolVar(&f.resolve, "resolve", false, command.Speaker(nil).Say("flag.decide_resolve"))
	c.Flags().Uint64Var(&f.seed, "seed", 1, command.Speaker(nil).Say("flag.decide_seed"))
	c.Flags().BoolVar(&f.json, "json", false, command.Speaker(nil).Say("flag.decide_json"))
	command.RulesFlags(c)
	c.Flags().StringVar(&f.save, "save", "", command.Speaker(nil).Say("flag.decide_save"))
	c.Flags().StringVar(&f.turn, "turn", "", command.Speaker(nil).Say("flag.decide_turn"))
	c.Flags().StringVar(&f.batch, "batch", "", command.Speaker(nil).Say("flag.decide_batch"))
	return c
}

// aloneInBatch reports what can't be said beside --batch.
func (f *decideFlags) aloneInBatch(args []string) error {
	switch {
	case len(args) > 0:
		return errors.New(command.Speaker(nil).Say("cli.batch_position"))
	case f.cards != "":
		return errors.New(command.Speaker(nil).Say("cli.batch_cards"))
	case f.resolve:
		return errors.New(command.Speaker(nil).Say("cli.batch_resolve"))
	}
	return nil
}

func decideOne(s command.Streams, path string, f *decideFlags, load notation.Source) error {
	at, err := f.position(s, path, load)
	if err != nil {
		return command.Usage(err)
	}
	j := job{at: at, resolve: f.resolve, seed: f.seed}
	if j.cards, err = namedCards(&at.Box.Deck, f.cards); err != nil {
		return command.Usage(err)
	}
	var d decider
	o, err := d.decide(&j)
	var none nothingDue
	switch {
	case errors.As(err, &none):
		return command.Nothing(err)
	case err != nil:
		return command.Usage(fmt.Errorf("%s: %w", command.FileName(path), err))
	case f.json:
		_, err = s.Out.Write(append(appendAnswer(nil, &o), '\n'))
		return err
	}
	_, err = io.WriteString(s.Out, decisionText(&o))
	return err
}

// position reads a file, or takes where a saved game stands.
func (f *decideFlags) position(s command.Streams, path string, load notation.Source) (notation.Case, error) {
	if f.save != "" {
		return command.SavedPosition(f.save, f.turn, f.seed)
	}
	if f.turn != "" {
		return notation.Case{}, command.Error("cli.decide_turn")
	}
	return readPosition(s, path, load)
}

// readPosition reads a position by the rules of load. When those are wrong the
// error is theirs alone.
func readPosition(s command.Streams, path string, load notation.Source) (notation.Case, error) {
	src, err := command.ReadFile(s, path)
	if err != nil {
		return notation.Case{}, err
	}
	var broken error
	at, err := notation.NewReader(func(c rival.Choice) (box *rival.Box, err error) {
		if box, err = load(c); len(c.Layers) == 0 {
			broken = err
		}
		return box, err
	}).Read(command.FileName(path), src)
	if broken != nil {
		return at, broken
	}
	return at, err
}

// namedCards reads the ids of --cards.
func namedCards(deck *hagal.Deck, list string) ([]engine.Card, error) {
	if strings.TrimSpace(list) == "" {
		return nil, nil
	}
	var out []engine.Card
	for id := range strings.SplitSeq(list, ",") {
		id = strings.TrimSpace(id)
		c := deck.ByID(id)
		if id == "" || c == 0 {
			return nil, command.Error("cli.unknown_card", say.Args{"word": id, "text": nearestCard(deck, id)})
		}
		out = append(out, c)
	}
	return out, nil
}

func nearestCard(deck *hagal.Deck, id string) string {
	var known []string
	for i := range deck.Cards[1:] {
		known = append(known, deck.Cards[i+1].ID)
	}
	return command.Nearest(id, known, command.Speaker(nil).Say("cli.show_lists_cards"))
}

// decisionText is what a person reads of a decision: what hands do at the table,
// then what humans have to choose.
func decisionText(o *outcome) string {
	at := &o.after
	l := tell.Listener{Speaker: command.Speaker(at.Box)}
	l.Names = setup.People(l.Speaker, &at.Pos, at.Names.ID)
	events := o.table.Events
	if len(events) > 0 && events[0].Kind != engine.EvTurn && o.table.Pos.Phase == engine.Combat {
		events = append([]engine.Event{{Kind: engine.EvCombat}}, events...) // strength cards are told under this head
	}
	lines := layout.Full.Blocks(tell.News(l, o.table, events))
	for _, choice := range tell.Open(l.Speaker, o.table) {
		lines = append(lines, layout.Full.Fold(choice)...)
	}
	if o.began {
		lines = append(lines, layout.Full.Fold(tell.FirstTurn(l.Speaker, o.table))...)
	}
	return strings.Join(lines, "\n") + "\n"
}
