package view

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"househagal/cmd/internal/menu"
	"househagal/engine"
	"househagal/rival"
)

// Chosen is what a finished setup comes to.
type Chosen struct {
	Setup   rival.Setup
	Options engine.Options
	Given   [engine.Seats + 1]string // names of two players, for People
}

// Choose makes a setup of values that SetupSteps calls done: in solo the human
// has seat 1 and the Rivals 2 and 3, clockwise; in two-player the Rival sits
// between, in seat 2. What is left to chance is dealt by the seed. The error is
// that of CheckSetup, or says what is still open.
func Choose(box *rival.Box, v SetupValues) (Chosen, error) {
	if err := CheckSetup(box, v); err != nil {
		return Chosen{}, err
	}
	rivals := v.rivals(box)
	if rivals == nil || v.mode() == "" || !v.twoPlayer() && levelByID(box, v.level()) == 0 {
		return Chosen{}, fmt.Errorf("the setup is not finished: %s is open", firstOpen(box, v))
	}
	c := Chosen{Options: engine.Options{Reactive: v["input"] == "reactive", Deals: v["conflict-deck"] == "virtual"}}
	s := &c.Setup
	s.Physical = v["hagal-deck"] == "physical"
	s.Variants = v.variants()
	if n, err := strconv.Atoi(v["target"]); err == nil {
		s.Target = int8(n)
	}
	if v.twoPlayer() {
		s.Mode = engine.TwoPlayer
		s.Seats[1].Human, s.Seats[3].Human = true, true
		s.Seats[2] = rival.SetupSeat{Rival: rivals[0], Streamlined: v.blocks(box, rivals[0])}
		c.Given[1], c.Given[3] = v.at("name", 0), v.at("name", 1)
	} else {
		s.Difficulty = levelByID(box, v.level())
		s.Seats[1].Human = true
		s.Seats[2].Rival, s.Seats[3].Rival = rivals[0], rivals[1]
	}
	if !menu.HasObjectives(box) {
		s.First = v.lot(s)
		return c, nil
	}
	for i, icon := range v.objectives() {
		s.Seats[i+1].Objective = icon
	}
	return c, nil
}

// lot draws which of two humans leads where no Objective tells; in solo the
// rules do.
func (v SetupValues) lot(s *rival.Setup) engine.Seat {
	if s.Mode != engine.TwoPlayer {
		return engine.NoSeat
	}
	return [...]engine.Seat{1, 3}[v.luck().Deal(2, saltObjectives)[0]]
}

// firstOpen names the first key that nobody has answered.
func firstOpen(box *rival.Box, v SetupValues) string {
	q, done := SetupSteps(box, v)
	if done {
		return "rival"
	}
	return q.Key
}

// variants are those that values switch on, beside what the level requires.
func (v SetupValues) variants() engine.Variants {
	var on engine.Variants
	for _, x := range variants {
		if slices.Contains(v.list("variant"), x.id) {
			*x.on(&on) = true
		}
	}
	return on
}

// objectiveLetters stand for the three Objectives in a value.
var objectiveLetters = []struct {
	letter string
	icon   engine.Icon
}{{"o", engine.Ornithopter}, {"d", engine.DesertMouse}, {"c", engine.Crysknife}}

// orders are the six ways to give them to three seats, as the menu has them.
var orders = []string{"o,d,c", "o,c,d", "c,o,d", "c,d,o", "d,o,c", "d,c,o"}

// objectives are the icons by seat, dealt by chance where nobody chose.
func (v SetupValues) objectives() [engine.Seats]engine.Icon {
	order := strings.ToLower(v["objectives"])
	if !slices.Contains(v.orders(), order) {
		open := v.orders()
		order = open[v.luck().Deal(len(open), saltObjectives)[0]]
	}
	var icons [engine.Seats]engine.Icon
	for i, letter := range strings.Split(order, ",") {
		for _, x := range objectiveLetters {
			if x.letter == letter {
				icons[i] = x.icon
			}
		}
	}
	return icons
}

// orders are those that the mode allows: with two players the Rival has the
// Ornithopter.
func (v SetupValues) orders() []string {
	if v.twoPlayer() {
		return []string{"d,o,c", "c,o,d"}
	}
	return orders
}

// objectiveStep asks who has which Objective.
func objectiveStep(box *rival.Box, v SetupValues) setupStep {
	if v.twoPlayer() {
		return simple("objectives", "The Desert Mouse and the first turn: whose?",
			option{label: "hagal deals", value: "deal"},
			option{label: nameOr(v.at("name", 0), "the first player"), value: "d,o,c"},
			option{label: nameOr(v.at("name", 1), "the second player"), value: "c,o,d"})
	}
	seats := []string{"You", "your left", "the next"}
	for i, id := range v.rivals(box) {
		seats[i+1] = box.Rivals[id].Short
	}
	list := []option{{label: "hagal deals them", value: "deal"}}
	for _, order := range orders {
		var names []string
		for _, letter := range strings.Split(order, ",") {
			names = append(names, objectiveName(letter))
		}
		list = append(list, option{label: strings.Join(names, ", "), value: order})
	}
	return simple("objectives", fmt.Sprintf("The three Objectives without 4/6P: who has which? (%s)", strings.Join(seats, ", ")), list...)
}

func objectiveName(letter string) string {
	for _, x := range objectiveLetters {
		if x.letter == letter {
			return iconName(x.icon)
		}
	}
	return ""
}

func nameOr(name, other string) string {
	if name == "" {
		return other
	}
	return name
}
