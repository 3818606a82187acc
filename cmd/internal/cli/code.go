package cli

import (
	"crypto/rand"
	"encoding/binary"
	"fmt"
	"hash/fnv"
	"maps"
	"strconv"
	"time"

	"github.com/spf13/cobra"

	"househagal/cmd/internal/code"
	"househagal/cmd/internal/command"
	"househagal/cmd/internal/say"
	"househagal/cmd/internal/session"
	"househagal/cmd/internal/setup"
	"househagal/data"
	"househagal/engine"
	"househagal/rival"
)

// codeCommand prints the code by which a game can be played again: of a saved game,
// of flags, or that of a week.
func codeCommand(s command.Streams) *cobra.Command {
	var f playFlags
	var weekly bool
	var round string
	c := &cobra.Command{
		Use:     "code [NAME|FILE|DAY]",
		Short:   command.Speaker(nil).Say("help.code"),
		Long:    command.Speaker(nil).Say("help.code_long"),
		Example: "  hagal code\n  hagal code --difficulty mentat --rival any\n  hagal code --weekly\n  hagal play --code CODE",
		Args:    command.Takes(0, 1, command.Speaker(nil).Say("code.one_save")),
		RunE: func(c *cobra.Command, args []string) error {
			text, err := f.codeOf(c, args, weekly, round)
			if err != nil {
				return err
			}
			_, err = fmt.Fprintln(s.Out, text)
			return err
		},
	}
	f.addSetup(c)
	c.Flags().BoolVar(&weekly, "weekly", false, command.Speaker(nil).Say("flag.code_weekly"))
	c.Flags().StringVar(&round, "round", "", command.Speaker(nil).Say("flag.code_round"))
	command.RulesFlags(c)
	return c
}

// codeOf is the code that the flags and arguments of c mean.
func (f *playFlags) codeOf(c *cobra.Command, args []string, weekly bool, round string) (string, error) {
	v := f.values()
	given := len(v) > 0 || f.seed != ""
	switch {
	case round != "" && (given || weekly):
		return "", command.Usage(command.Error("code.round_of_save"))
	case given && (weekly || len(args) > 0):
		return "", command.Usage(command.Error("code.one_way"))
	case weekly && len(args) > 0:
		return weeklyCode(args[0])
	case weekly:
		return weeklyCode(time.Now().Format(time.DateOnly))
	case given:
		return f.newCode(c, v)
	}
	return savedCode(args, round)
}

// left is what a new code says where no flag does.
var left = setup.Values{"mode": "solo", "rival": "any", "objectives": "deal", "hagal-deck": "virtual", "conflict-deck": "virtual"}

// newCode is the code of a new game as flags describe it.
func (f *playFlags) newCode(c *cobra.Command, v setup.Values) (string, error) {
	b, err := command.OpenRules(c)
	if err != nil {
		return "", err
	}
	if v["seed"] = f.seed; f.seed == "" { // a short one makes a short code
		var x [4]byte
		if _, err := rand.Read(x[:]); err != nil {
			return "", err
		}
		v["seed"] = strconv.FormatUint(uint64(binary.LittleEndian.Uint32(x[:])), 10)
	}
	if err := checkFlags(b, v); err != nil {
		return "", command.Usage(err)
	}
	if v["game"] == "" {
		v["game"] = command.GameIDs[engine.Uprising]
	}
	box, err := b.Box(v.Choice())
	if err != nil {
		return "", err
	}
	for key, value := range left {
		if v[key] == "" && (key != "objectives" || len(box.Rules.Objectives) > 1) {
			v[key] = value
		}
	}
	return printedCode(box, v)
}

// printedCode is the code of values by the rules of box.
func printedCode(box *rival.Box, v setup.Values) (string, error) {
	fixed, err := setup.Fixed(command.Speaker(box), v)
	if err != nil {
		return "", command.Usage(err)
	}
	if text := code.Of(box, fixed); text != "" {
		return text, nil
	}
	return "", command.Usage(command.Error("code.none"))
}

// savedCode is the code of a saved game; with a round, of how it goes on from there.
func savedCode(args []string, round string) (string, error) {
	n, err := strconv.Atoi(round)
	if round == "last" || round == "" {
		n, err = 0, nil
	}
	if err != nil || n < 0 || n > engine.RoundCap {
		return "", command.Usage(command.Error("code.round", say.Args{"word": strconv.Quote(round)}))
	}
	c, err := command.ReadGame(args)
	if err != nil {
		return "", err
	}
	v, err := session.SetupOf(c)
	if err != nil {
		return "", command.Usage(err)
	}
	box, err := session.RulesOf(c)
	switch {
	case err != nil:
		return "", command.Usage(err)
	case box == nil || v.DeckOnly():
		return "", command.Usage(command.Error("code.not_begun", say.Args{"name": c.Name}))
	}
	v["seed"] = strconv.FormatUint(c.Header.Seed, 10)
	text, err := printedCode(box, v)
	if err != nil || round == "" {
		return text, err
	}
	place, ok, err := session.PlaceOf(c, text, n)
	switch {
	case err != nil:
		return "", command.Usage(err)
	case !ok:
		return "", command.Usage(command.Error("code.no_round", say.Args{"name": c.Name, "word": round}))
	case place == "":
		return "", command.Usage(command.Error("code.no_place", say.Args{"name": c.Name}))
	}
	return code.With(text, place), nil
}

// weeklyCode is the code of the week of a day, by the rules of the program: it
// derives from the date alone, so that all have the same.
func weeklyCode(day string) (string, error) {
	at, err := time.Parse(time.DateOnly, day)
	if err != nil {
		return "", command.Usage(command.Error("history.day", say.Args{"word": strconv.Quote(day)}))
	}
	year, week := at.ISOWeek()
	h := fnv.New32a()
	fmt.Fprintf(h, "weekly-%d-%d", year, week)
	box, err := data.Load(engine.Uprising)
	if err != nil {
		return "", err
	}
	v := maps.Clone(left)
	levels := box.Rules.Levels[1:]
	v["game"], v["seed"] = command.GameIDs[engine.Uprising], strconv.FormatUint(uint64(h.Sum32()), 10)
	v["difficulty"] = levels[uint64(h.Sum32())%uint64(len(levels))].ID
	return printedCode(box, v)
}

// fromCode fills in what a code says, and returns the seed. No flag may say the same.
func fromCode(b *command.Rulebook, text string, v setup.Values, seed string) (string, error) {
	for _, key := range setup.FixedKeys {
		if v[key] != "" || key == "seed" && seed != "" {
			return "", command.Error("code.flag_too", say.Args{"name": key})
		}
	}
	first, place := code.Split(text)
	held, err := code.Read(first, b.Box)
	if err != nil {
		return "", orKept(b, first, err)
	}
	if place != "" {
		if err := checkPlace(b, held, code.With(first, place)); err != nil {
			return "", err
		}
		v[setup.Place] = code.With(first, place)
	}
	maps.Copy(v, held)
	delete(v, "seed")
	return held["seed"], nil
}

// orKept says of a code that is for other rules whether a package that is kept has
// them.
func orKept(b *command.Rulebook, text string, err error) error {
	if !code.IsOther(err) || b.Kept == "" {
		return err
	}
	list, _ := b.Kept.List()
	for _, k := range list {
		by := func(c rival.Choice) (*rival.Box, error) {
			c.Package = k.ID
			return b.Box(c)
		}
		if _, other := code.Read(text, by); k.Err == nil && other == nil {
			return command.Error("code.kept_rules", say.Args{"name": k.ID})
		}
	}
	return err
}

// checkPlace refuses a code whose place can't be gone on from.
func checkPlace(b *command.Rulebook, v setup.Values, text string) error {
	box, err := b.Box(v.Choice())
	if err != nil {
		return err
	}
	return session.CheckPlace(box, v, text)
}
