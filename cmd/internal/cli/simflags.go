package cli

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"househagal/cmd/internal/view"
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
	streamlined                         string
	rivals, variants                    []string
	s                                   streams
	numbersText                         []byte // of the file of numbers that was read
}

func (f *simFlags) add(c *cobra.Command, s streams) {
	f.s = s
	c.Flags().StringVar(&f.game, "game", "uprising", "`GAME`: uprising or imperium")
	c.Flags().StringVar(&f.mode, "mode", "solo", "`MODE`: solo or two-player")
	c.Flags().StringVar(&f.level, "difficulty", "", "`LEVEL` of a solo game (default sardaukar)")
	c.Flags().StringSliceVar(&f.rivals, "rival", nil, "a Rival `ID` in seating order, repeatable; or gentle, or any")
	c.Flags().StringVar(&f.streamlined, "streamlined", "", "`ANSWER`: yes (the Rival between two players only blocks) or no (it plays to win)")
	c.Flags().StringSliceVar(&f.variants, "variant", nil, "a variant `NAME` to play with, repeatable")
	f.addStandIn(c)
	rulesFlags(c)
}

// box returns the rules by which c plays. Without --game they are for the game
// of the files of --config.
func (f *simFlags) box(c *cobra.Command) (*rival.Box, error) {
	b, err := openRules(c)
	if err != nil {
		return nil, err
	}
	if g, ok := b.layers.Game(); ok && !c.Flags().Changed("game") {
		f.game = gameIDs[g]
	}
	return b.box(f.values(0).GameID())
}

func (f *simFlags) addStandIn(c *cobra.Command) {
	names := strings.Join(sim.Names(), ", ")
	c.Flags().StringVar(&f.standIn, "stand-in", sim.Blocker, "who sits in for a human, a `NAME`: "+names)
	c.Flags().StringVar(&f.numbers, "stand-in-numbers", "", "a YAML `FILE` with the numbers of the stand-ins")
}

// defaultRivals are who plays when nobody says, by game and mode.
var defaultRivals = map[string]string{
	"uprising,solo":       "gurney_halleck,staban_tuek",
	"uprising,two-player": "glossu_rabban",
	"imperium,solo":       "any",
	"imperium,two-player": "any",
}

// values are the flags as setup values. All chance is the game's own.
func (f *simFlags) values(seed uint64) view.SetupValues {
	v := view.SetupValues{"game": f.game, "mode": f.mode, "objectives": "deal", "hagal-deck": "virtual",
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
	set("variant", strings.Join(f.variants, ","))
	set("rival", strings.Join(f.rivals, ","))
	set("streamlined", f.streamlined)
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
		b, err := data.Load(v.GameID())
		if err != nil {
			return nil, err
		}
		box = b
	}
	chosen, err := view.Choose(box, v)
	if err != nil {
		return nil, usage(err)
	}
	book, err := f.book(box, chosen.Setup.Mode)
	if err != nil {
		return nil, usage(err)
	}
	if _, err := sim.NewStandIn(f.standIn, book); err != nil {
		return nil, usage(err)
	}
	s := &sim.Setup{Book: book, Table: chosen.Setup}
	for i := range s.Table.Seats {
		s.Table.Seats[i].Objective = engine.NoIcon
		if s.Table.Seats[i].Human {
			s.StandIn[i] = f.standIn
		}
	}
	return s, nil
}

// book reads the numbers of the stand-ins for box.
func (f *simFlags) book(box *rival.Box, m engine.Mode) (*sim.Book, error) {
	name, text := "standins.yaml", standins.Shipped()
	if f.numbers != "" {
		src, err := readFile(f.s, f.numbers)
		if err != nil {
			return nil, err
		}
		name, text = f.numbers, src
	}
	f.numbersText = text
	n, board, err := standins.Parse(name, text, &box.Rules)
	if err != nil {
		return nil, err
	}
	return sim.NewBook(box, m, n, board), nil
}
