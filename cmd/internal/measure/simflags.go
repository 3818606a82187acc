package measure

import (
	"errors"
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"househagal/cmd/internal/command"
	"househagal/cmd/internal/say"
	"househagal/cmd/internal/setup"
	"househagal/data"
	"househagal/data/standins"
	"househagal/engine"
	"househagal/rival"
	"househagal/rival/sim"
)

// simFlags say who plays in games without people: the setup flags of play that
// mean something there, and the stand-in.
type simFlags struct {
	game, mode, level, standIn, numbers string
	streamlined, target                 string
	rivals, variants, modules           []string
	s                                   command.Streams
	numbersText                         []byte // of the file of numbers that was read
}

func (f *simFlags) add(c *cobra.Command, s command.Streams) {
	f.addTable(c, s)
	f.addStandIn(c)
}

// addTable is for commands that need a table and nobody who plays for people.
func (f *simFlags) addTable(c *cobra.Command, s command.Streams) {
	f.s, f.standIn = s, sim.Planner
	c.Flags().StringVar(&f.game, "game", "uprising", command.Speaker(nil).Say("flag.simflags_game"))
	c.Flags().StringVar(&f.mode, "mode", "solo", command.Speaker(nil).Say("flag.simflags_mode"))
	c.Flags().StringVar(&f.level, "difficulty", "", command.Speaker(nil).Say("flag.simflags_difficulty"))
	c.Flags().StringSliceVar(&f.rivals, "rival", nil, command.Speaker(nil).Say("flag.simflags_rival"))
	c.Flags().StringVar(&f.streamlined, "streamlined", "", command.Speaker(nil).Say("flag.simflags_streamlined"))
	c.Flags().StringSliceVar(&f.modules, "module", nil, command.Speaker(nil).Say("flag.simflags_module"))
	c.Flags().StringSliceVar(&f.variants, "variant", nil, command.Speaker(nil).Say("flag.simflags_variant"))
	command.RulesFlags(c)
}

// addTarget is for the commands whose games may be longer than printed.
func (f *simFlags) addTarget(c *cobra.Command) {
	c.Flags().StringVar(&f.target, "target", "", command.Speaker(nil).Say("flag.simflags_target"))
}

// box returns the rules by which c plays. Without --game they are for the game
// of the files of --config.
func (f *simFlags) box(c *cobra.Command) (*rival.Box, error) {
	b, err := command.OpenRules(c)
	if err != nil {
		return nil, err
	}
	if g, ok := b.NamedGame(); ok && !c.Flags().Changed("game") {
		f.game = command.GameIDs[g]
	}
	return b.Box(f.values(0).Choice())
}

func (f *simFlags) addStandIn(c *cobra.Command) {
	c.Flags().StringVar(&f.standIn, "stand-in", sim.Planner, command.Speaker(nil).Say("flag.simflags_stand_in", say.Args{"words": sim.Names()}))
	c.Flags().StringVar(&f.numbers, "stand-in-numbers", "", command.Speaker(nil).Say("flag.simflags_stand_in_numbers"))
}

// defaultRivals are who plays when nobody says, by game and mode.
var defaultRivals = map[string]string{
	"uprising,solo":       "gurney_halleck,staban_tuek",
	"uprising,two-player": "glossu_rabban",
	"imperium,solo":       "any",
	"imperium,two-player": "any",
}

// values are the flags as setup values. All chance is the game's own.
func (f *simFlags) values(seed uint64) setup.Values {
	v := setup.Values{"game": f.game, "mode": f.mode, "objectives": "deal", "hagal-deck": "virtual",
		"conflict-deck": "virtual", "input": "tracked", "seed": fmt.Sprint(seed)}
	set := func(key, value string) {
		if value != "" {
			v[key] = value
		}
	}
	set("difficulty", f.level)
	if f.level == "" && f.mode == "solo" {
		v["difficulty"] = "sardaukar"
	}
	set("module", strings.Join(f.modules, ","))
	set("variant", strings.Join(f.variants, ","))
	set("rival", strings.Join(f.rivals, ","))
	if v["rival"] == "all" {
		v["rival"] = "any" // many games: any is all of them in turn
	}
	set("streamlined", f.streamlined)
	set("target", f.target)
	if len(f.rivals) == 0 {
		set("rival", defaultRivals[f.game+","+f.mode])
	}
	return v
}

// setup makes the table that the flags describe, under the rules of box: nil for
// those that come with the program.
func (f *simFlags) setup(box *rival.Box, seed uint64) (*sim.Setup, error) {
	v := f.values(seed)
	if box == nil {
		b, err := data.LoadWith(v.Choice())
		if err != nil {
			return nil, err
		}
		box = b
	}
	s, err := seatings(box, v)
	if err != nil {
		return nil, command.Usage(err)
	}
	if s.Book, err = f.book(box, s.Table.Mode); err != nil {
		return nil, command.Usage(err)
	}
	if _, err := sim.NewStandIn(f.standIn, s.Book); err != nil {
		return nil, command.Usage(err)
	}
	for i := range s.Table.Seats {
		if s.Table.Seats[i].Human {
			s.StandIn[i] = f.standIn
		}
	}
	return s, nil
}

// counted is setup for games that are only counted, where a variant that changes
// no count is a mistake.
func (f *simFlags) counted(box *rival.Box, seed uint64) (*sim.Setup, error) {
	s, err := f.setup(box, seed)
	if err == nil && s.Table.Variants.RowChurn {
		return nil, command.Usage(errors.New(command.Speaker(nil).Say("cli.row_churn_counts")))
	}
	return s, err
}

// seatings are all tables that v may mean: more than one where chance seats the
// Rivals.
func seatings(box *rival.Box, v setup.Values) (*sim.Setup, error) {
	s := &sim.Setup{}
	for n, x := range setup.Seatings(box, v) {
		chosen, err := setup.Choose(command.Speaker(box), x)
		if err != nil {
			return nil, err
		}
		for i := range chosen.Setup.Seats {
			chosen.Setup.Seats[i].Objective = engine.NoIcon
		}
		if n == 0 {
			s.Table = chosen.Setup
			continue
		}
		s.More = append(s.More, chosen.Setup)
	}
	return s, nil
}

// book reads the numbers of the stand-ins for box.
func (f *simFlags) book(box *rival.Box, m engine.Mode) (*sim.Book, error) {
	name, text := "standins.yaml", standins.Shipped()
	if f.numbers != "" {
		src, err := command.ReadFile(f.s, f.numbers)
		if err != nil {
			return nil, err
		}
		name, text = command.FileName(f.numbers), src
	}
	f.numbersText = text
	n, board, err := standins.Parse(name, text, &box.Rules)
	if err != nil {
		return nil, err
	}
	return sim.NewBook(box, m, n.As(f.standIn), board), nil
}
