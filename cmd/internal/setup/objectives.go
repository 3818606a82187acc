package setup

import (
	"slices"
	"strings"

	"househagal/cmd/internal/boxed"
	"househagal/cmd/internal/say"
	"househagal/engine"
)

// objectiveLetters stand for the three Objectives in a value.
var objectiveLetters = map[string]engine.Icon{"o": engine.Ornithopter, "d": engine.DesertMouse, "c": engine.Crysknife}

// soloOrders are the six ways to give them to three seats, as the menu has them;
// with two players the Rival, in the middle, has the Ornithopter.
var (
	soloOrders = []string{"o,d,c", "o,c,d", "c,o,d", "c,d,o", "d,o,c", "d,c,o"}
	pairOrders = []string{"d,o,c", "c,o,d"}
)

// orders are those that the mode allows.
func (v Values) orders() []string {
	if v.twoPlayer() {
		return pairOrders
	}
	return soloOrders
}

// objectives are the icons by seat, dealt by chance where nobody chose.
func (v Values) objectives() [engine.Seats]engine.Icon {
	order := strings.ToLower(v["objectives"])
	if !slices.Contains(v.orders(), order) {
		open := v.orders()
		order = open[v.luck().Deal(len(open), saltObjectives)[0]]
	}
	var icons [engine.Seats]engine.Icon
	copy(icons[:], iconsOf(order))
	return icons
}

func iconsOf(order string) []engine.Icon {
	var icons []engine.Icon
	for _, letter := range strings.Split(order, ",") {
		icons = append(icons, objectiveLetters[letter])
	}
	return icons
}

// askObjectives asks who has which Objective.
func (a *asker) askObjectives() []step {
	switch {
	case !boxed.Objectives(a.Box):
		return nil
	case a.v.twoPlayer():
		return []step{simple("objectives", a.Say("setup.objectives_pair"),
			option{label: a.Say("setup.deal"), value: "deal"},
			option{label: a.Say("setup.player_first", say.Args{"name": a.v.at("name", 0)}), value: pairOrders[0]},
			option{label: a.Say("setup.player_second", say.Args{"name": a.v.at("name", 1)}), value: pairOrders[1]})}
	}
	var rivals [2]engine.RivalID
	copy(rivals[:], a.v.rivals(a.Box))
	list := []option{{label: a.Say("setup.deal_them"), value: "deal"}}
	for _, order := range soloOrders {
		list = append(list, option{label: a.Say("setup.order", say.Args{"icons": iconsOf(order)}), value: order})
	}
	x := simple("objectives", a.Say("setup.objectives"), list...)
	x.text.note = a.Say("setup.objectives_note", say.Args{"rival": rivals[0], "other_rival": rivals[1]})
	return []step{x}
}

func checkObjectives(a *asker) error {
	word := a.v["objectives"]
	switch {
	case word != "" && word != "deal" && !boxed.Objectives(a.Box):
		return a.fault("setup.objectives_none", say.Args{"word": word})
	case word == "" || word == "deal" || slices.Contains(a.v.orders(), word):
		return nil
	case slices.Contains(soloOrders, word):
		return a.fault("setup.objectives_middle", say.Args{"word": word})
	}
	return a.fault("setup.objectives_word", say.Args{"word": word})
}
