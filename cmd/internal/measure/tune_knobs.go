package measure

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"househagal/cmd/internal/command"
	"househagal/cmd/internal/say"
	"househagal/data"
	"househagal/engine"
	"househagal/rival"
	"househagal/rival/sim"
)

// knob is a whole number of the rules. Now is its value in force, which may lie
// outside its range.
type knob struct {
	path string
	now  int
	sim.Knob
}

// usualKnobs are the knobs that are turned when nobody names any: prices of VP,
// the Swordmaster values of the Rivals at the table, troops; of a Rival that buys
// nothing what makes it fight.
func usualKnobs(setup *sim.Setup, measure string) []string {
	var out []string
	box := setup.Book.Box
	buys := measure == "wins" && box.Rules.Const.Rivals.BuyVP
	if buys {
		out = append(out, "constants.vp_price.solari=4..12", "constants.vp_price.spice=4..12", "constants.vp_price.water=2..6", "constants.vp_price.intrigue=2..6")
	}
	if len(setup.More) == 0 && box.Rules.Const.Rivals.BuySwordmaster {
		for i := range setup.Table.Seats {
			if in := &setup.Table.Seats[i]; i > 0 && !in.Human {
				out = append(out, fmt.Sprintf("rivals.%s.swordmaster=3..14", box.Rivals[in.Rival].ID))
			}
		}
	}
	level := data.TwoPlayerLevel
	if setup.Table.Mode == engine.Solo {
		level = box.Rules.Levels[setup.Table.Difficulty].ID
	}
	out = append(out, fmt.Sprintf("difficulty.%s.rival_troops=0..8", level))
	if !buys {
		out = append(out, "constants.strength.troop=1..4", fmt.Sprintf("hagal.%s.copies=0..8", strongest(box)))
	}
	return out
}

// strongest is the card that shows most swords.
func strongest(box *rival.Box) string {
	best := &box.Deck.Cards[1]
	for i := range box.Deck.Cards {
		if c := &box.Deck.Cards[i]; c.Swords > best.Swords {
			best = c
		}
	}
	return best.ID
}

// readKnobs reads PATH=LOW..HIGH.
func readKnobs(rules *data.Resolved, words []string) ([]knob, error) {
	now := map[string]string{}
	for _, v := range rules.Values() {
		now[v.Path()] = v.Text
	}
	var out []knob
	for _, w := range words {
		k, err := readKnob(now, w)
		if err != nil {
			return nil, fmt.Errorf("--knob %s: %w", w, err)
		}
		if slices.ContainsFunc(out, func(o knob) bool { return o.path == k.path }) {
			return nil, command.Error("cli.knob_twice", say.Args{"word": w})
		}
		out = append(out, k)
	}
	return out, nil
}

// readKnob reads one knob, by the values in force. One that the rules leave out
// stands where leaving it out puts it.
func readKnob(now map[string]string, word string) (knob, error) {
	path, span, _ := strings.Cut(word, "=")
	low, high, _ := strings.Cut(span, "..")
	lo, err1 := strconv.Atoi(low)
	hi, err2 := strconv.Atoi(high)
	at, err := settingAt(path, "")
	if err != nil || err1 != nil || err2 != nil || lo >= hi {
		return knob{}, errors.New(command.Speaker(nil).Say("cli.knob_form"))
	}
	number, err := numberOf(now, at)
	if err != nil {
		return knob{}, err
	}
	if lo < number.Low || hi > number.High {
		return knob{}, command.Error("cli.knob_range", say.Args{"word": at.key, "n": number.Low, "of": number.High})
	}
	k := knob{path, number.Default, sim.Knob{Low: lo, High: hi}}
	if text, ok := now[path]; ok {
		if k.now, err = strconv.Atoi(text); err != nil {
			return knob{}, command.Error("cli.knob_no_number", say.Args{"word": path, "text": text})
		}
	}
	k.Start = max(lo, min(k.now, hi))
	return k, nil
}

// numberOf is the number that may stand at a place of the rules; the error says
// what is wrong with the place.
func numberOf(now map[string]string, at setting) (data.Number, error) {
	if at.entry != "" {
		if _, ok := now[at.section+"."+at.entry+".id"]; !ok {
			return data.Number{}, command.Error("cli.knob_no_entry", say.Args{"word": at.entry, "name": at.section, "text": command.Nearest(at.entry, entriesIn(now, at.section), command.Speaker(nil).Say("cli.config_show_lists"))})
		}
	}
	n, ok := data.NumberAt(at.section, at.key)
	if !ok {
		what := at.path()
		if text, ok := now[what]; ok {
			return n, command.Error("cli.knob_no_number", say.Args{"word": what, "text": short(text, 40)})
		}
		return n, command.Error("cli.knob_nowhere", say.Args{"word": what, "text": command.Nearest(at.key, data.NumbersIn(at.section), command.Speaker(nil).Say("cli.config_show_lists_all"))})
	}
	return n, nil
}

func entriesIn(now map[string]string, section string) []string {
	var out []string
	for path := range now {
		if rest, ok := strings.CutPrefix(path, section+"."); ok {
			if id, ok := strings.CutSuffix(rest, ".id"); ok {
				out = append(out, id)
			}
		}
	}
	slices.Sort(out)
	return out
}

// changes are the knobs that stand elsewhere than in the rules in force.
func (t *tuner) changes(at []int) []setting {
	var out []setting
	for i, k := range t.knobs {
		if at[i] == k.now {
			continue
		}
		if c, err := settingAt(k.path, strconv.Itoa(at[i])); err == nil {
			out = append(out, c)
		}
	}
	return out
}

// rulesAt are the rules with the knobs at at.
func (t *tuner) rulesAt(at []int) (*data.Resolved, error) {
	layers := t.layers
	if c := t.changes(at); len(c) > 0 {
		layers = t.layers.With(fileOver(t.choice, command.Speaker(nil).Say("cli.the_knobs"), c...))
	}
	rules, err := layers.ResolveWith(t.choice)
	if err != nil {
		return nil, command.Usage(err)
	}
	return rules, nil
}

// choiceOf is what c plays by: the game is that of the files of --config where no
// flag says one.
func choiceOf(f *simFlags, base *command.Rulebook, named bool) rival.Choice {
	if g, ok := base.NamedGame(); ok && !named {
		f.game = command.GameIDs[g]
	}
	return f.values(0).Choice()
}
