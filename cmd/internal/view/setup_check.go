package view

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"househagal/cmd/internal/layout"
	"househagal/cmd/internal/menu"
	"househagal/data/strict"
	"househagal/engine"
	"househagal/rival"
)

// CheckSetup finds what is wrong with values that came from flags or a save, as
// one error with a line for each: which flag, what it had, and what would be
// right or near. Nil does not say that the setup is finished.
func CheckSetup(box *rival.Box, v SetupValues) error { return checkSetup(box, v, existing) }

func checkSetup(box *rival.Box, v SetupValues, has offer) error {
	var faults []error
	for key := range v {
		if !slices.Contains(SetupKeys, key) {
			faults = append(faults, unknown("setting", key, SetupKeys))
		}
	}
	games, modes := has.gamesAndModes()
	faults = append(faults,
		oneOf("game", v.game(), games), oneOf("mode", v.mode(), modes),
		checkLevel(box, v), checkVariants(v), checkRivals(box, v), checkBlocking(box, v), checkObjectives(box, v),
		oneOf("hagal-deck", v["hagal-deck"], []string{"virtual", "physical"}),
		oneOf("conflict-deck", v["conflict-deck"], []string{"physical", "virtual"}),
		oneOf("input", v["input"], optionValues(has.inputs())), checkDeckOnly(v),
		checkTarget(v), checkNames(v), checkSeed(v))
	return errors.Join(faults...)
}

func (has offer) gamesAndModes() (games, modes []string) {
	for _, o := range has.games() {
		game, mode, _ := strings.Cut(o.value, ",")
		if !slices.Contains(games, game) {
			games = append(games, game)
		}
		if !slices.Contains(modes, mode) {
			modes = append(modes, mode)
		}
	}
	return games, modes
}

func optionValues(list []option) []string {
	var values []string
	for _, o := range list {
		values = append(values, o.value)
	}
	return values
}

// unknown says that a word is none of those known, and which is near.
func unknown(what, word string, known []string) error {
	if near := strict.Nearest(word, known); near != "" {
		return fmt.Errorf("unknown %s %s; nearest %s", what, word, near)
	}
	return fmt.Errorf("unknown %s %s; one of %s", what, word, strings.Join(known, ", "))
}

// oneOf is nil for a word of the list and for none at all.
func oneOf(what, word string, known []string) error {
	if word == "" || slices.Contains(known, word) {
		return nil
	}
	return unknown(what, word, known)
}

func checkLevel(box *rival.Box, v SetupValues) error {
	if v["difficulty"] == "" {
		return nil
	}
	if v.twoPlayer() {
		return errors.New("difficulty is for one player; two players have no level")
	}
	return oneOf("difficulty", v.level(), optionValues(levelOptions(box)))
}

func checkVariants(v SetupValues) error {
	var ids []string
	for _, x := range variants {
		ids = append(ids, x.id)
	}
	for _, word := range v.list("variant") {
		id := strings.TrimPrefix(word, "-")
		if word == "none" || word == "some" {
			continue
		}
		if err := oneOf("variant", id, ids); err != nil {
			return err
		}
		for _, x := range variants {
			if x.id == word && x.soloOnly && v.twoPlayer() {
				return fmt.Errorf("variant %s is for one player", word)
			}
		}
	}
	return nil
}

func checkRivals(box *rival.Box, v SetupValues) error {
	list := v.list("rival")
	if v["rival"] == "gentle" || v["rival"] == "any" {
		return nil
	}
	if i := slices.IndexFunc(list, func(word string) bool { return word == "gentle" || word == "any" }); i >= 0 {
		return fmt.Errorf("rival %s: it stands for all Rivals of the game; give it alone, or name them", list[i])
	}
	if len(list) > 0 && list[0] == "choose" {
		list = list[1:]
	}
	var known []string
	for _, c := range box.Rivals[1:] {
		known = append(known, c.ID)
	}
	for i, word := range list {
		id := box.ByID(word)
		if id == 0 {
			return unknown("Rival", word, append(known, "gentle", "any"))
		}
		switch c := &box.Rivals[id]; {
		case c.Refused != "":
			return fmt.Errorf("%s can't be a Rival: %s", c.Name, c.Refused)
		case !c.Solo && v.mode() == "solo":
			return fmt.Errorf("%s is a Rival for two players only", c.Name)
		case !c.TwoPlayer && v.twoPlayer():
			return fmt.Errorf("%s is a Rival for one player only", c.Name)
		case slices.Contains(list[:i], word):
			return fmt.Errorf("%s can't sit at the table twice", c.Name)
		}
	}
	most := 2
	if v.twoPlayer() {
		most = 1
	}
	if len(list) > most {
		return fmt.Errorf("%d Rivals are named; this game has %d", len(list), most)
	}
	return nil
}

// checkDeckOnly looks whether hagal shall be the deck and not have it.
func checkDeckOnly(v SetupValues) error {
	if v.DeckOnly() && v["hagal-deck"] == "physical" {
		return errors.New("input deck: hagal is the House Hagal deck then; give hagal-deck virtual, or leave it out")
	}
	return nil
}

func checkObjectives(box *rival.Box, v SetupValues) error {
	word := v["objectives"]
	if word != "" && word != "deal" && !menu.HasObjectives(box) {
		return fmt.Errorf("objectives %s: this game has none", word)
	}
	if word == "" || word == "deal" || slices.Contains(v.orders(), word) {
		return nil
	}
	if slices.Contains(orders, word) {
		return fmt.Errorf("objectives %s: with two players the Rival, in the middle, has the Ornithopter: d,o,c or c,o,d", word)
	}
	return fmt.Errorf("objectives %s: give deal, or o, d and c in seating order, such as o,d,c", word)
}

func checkNames(v SetupValues) error {
	names := v.list("name")
	switch {
	case len(names) > 2:
		return fmt.Errorf("%d names are given; two players have two", len(names))
	case len(names) == 2 && strings.EqualFold(names[0], names[1]):
		return fmt.Errorf("both players are called %s", names[0])
	case len(names) > 0 && v.mode() == "solo":
		return errors.New("name is for two players; one player is called You")
	}
	for _, n := range names {
		if n == "" || layout.Width(n) > nameCells {
			return fmt.Errorf("name %.40q: from 1 to %d letters", n, nameCells)
		}
		if !utf8.ValidString(n) || strings.IndexFunc(n, invisible) >= 0 {
			return fmt.Errorf("name %q: a character in it can't be seen; give letters", n)
		}
		if _, fault := takeName(n, ""); fault != "" {
			return fmt.Errorf("name %q: %s", n, fault)
		}
	}
	return nil
}

// invisible reports whether a letter of a name shows nothing, but for those that
// join two into one.
func invisible(r rune) bool { return !unicode.IsPrint(r) && r != '\u200d' && r != '\ufe0f' }

// checkBlocking looks at how a Rival between two players shall play.
func checkBlocking(box *rival.Box, v SetupValues) error {
	switch word := v["streamlined"]; {
	case word == "":
		return nil
	case v.mode() == "solo":
		return errors.New("streamlined is for two players; in a game of one all Rivals compete")
	case v.twoPlayer() && len(pairRivals(box)) == 1:
		return errors.New("streamlined: this game has no choice; House Hagal never scores")
	default:
		return oneOf("streamlined", word, []string{"yes", "no", "card"})
	}
}

// checkTarget looks at the VP that end the game.
func checkTarget(v SetupValues) error {
	if v["target"] == "" {
		return nil
	}
	if n, err := strconv.Atoi(v["target"]); err != nil || n < 1 || n > engine.VPTop {
		return fmt.Errorf("target %s: the VP that end the game, 1 to %d", v["target"], engine.VPTop)
	}
	return nil
}

func checkSeed(v SetupValues) error {
	if v["seed"] == "" {
		return nil
	}
	if _, err := strconv.ParseUint(v["seed"], 10, 64); err != nil {
		return fmt.Errorf("seed %s: a whole number from 0", v["seed"])
	}
	return nil
}
