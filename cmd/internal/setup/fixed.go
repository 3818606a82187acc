package setup

import (
	"slices"
	"strconv"
	"strings"

	"househagal/cmd/internal/boxed"
	"househagal/cmd/internal/say"
	"househagal/engine"
)

// FixedKeys are the keys that Fixed fills in: with them nothing about pieces, Rivals
// and decks is left open.
var FixedKeys = []string{"game", "mode", "module", "difficulty", "variant", "target", "rival", "streamlined", "objectives", "hagal-deck", "conflict-deck", "seed"}

// Fixed is what values come to with all that chance deals: the same game for whoever
// plays by them. Who sits there and how moves are reported is left out. The error is
// that of Choose.
func Fixed(s say.Speaker, v Values) (Values, error) {
	c, err := Choose(s, v)
	if err != nil {
		return nil, err
	}
	a := &asker{Speaker: s, v: v}
	out := Values{"game": v.game(), "mode": solo, "module": fixedList(v.list("module")), "variant": fixedList(a.fixedVariants(c.Setup.Variants)),
		"hagal-deck": "virtual", "conflict-deck": "physical", "seed": v["seed"]}
	if c.Setup.Physical {
		out["hagal-deck"] = "physical"
	}
	if c.Options.Deals {
		out["conflict-deck"] = "virtual"
	}
	if n := c.Setup.Target; n != 0 && n != s.Box.Rules.Const.Target {
		out["target"] = strconv.Itoa(int(n))
	}
	var rivals, objectives []string
	for i := 1; i <= int(engine.Seats); i++ {
		x := &c.Setup.Seats[i]
		if x.Rival != 0 {
			rivals = append(rivals, s.Box.Rivals[x.Rival].ID)
		}
		for letter, icon := range objectiveLetters {
			if x.Objective == icon {
				objectives = append(objectives, letter)
			}
		}
	}
	out["rival"] = strings.Join(rivals, ",")
	if boxed.Objectives(s.Box) {
		out["objectives"] = strings.Join(objectives, ",")
	}
	if c.Setup.Mode == engine.Solo {
		out["difficulty"] = s.Box.Rules.Levels[c.Setup.Difficulty].ID
		return out, nil
	}
	out["mode"] = pair
	if len(pairRivals(s.Box)) > 1 {
		out["streamlined"] = "no"
		if c.Setup.Seats[2].Streamlined {
			out["streamlined"] = "yes"
		}
	}
	return out, nil
}

// fixedVariants are the variants that are on beside those of the level, and those of
// somebody's own.
func (a *asker) fixedVariants(on engine.Variants) []string {
	var ids []string
	for _, x := range variants {
		if *x.on(&on) {
			ids = append(ids, x.id)
		}
	}
	for _, word := range a.v.list("variant") {
		if isLayer(word) && !slices.Contains(VariantIDs(), word) {
			ids = append(ids, word)
		}
	}
	return ids
}

// VariantIDs are the variants that every box has.
func VariantIDs() []string {
	var ids []string
	for _, x := range variants {
		ids = append(ids, x.id)
	}
	return ids
}

// fixedList is a value of these words, "none" for none.
func fixedList(words []string) string {
	words = slices.DeleteFunc(slices.Clone(words), func(w string) bool { return !isLayer(w) })
	if len(words) == 0 {
		return "none"
	}
	slices.Sort(words)
	return strings.Join(slices.Compact(words), ",")
}
