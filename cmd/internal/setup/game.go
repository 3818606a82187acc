package setup

import "househagal/cmd/internal/say"

// gameRows are the boards and modes in the order of the first question.
var gameRows = []struct {
	game, mode string
	label      say.ID
}{
	{uprising, solo, "setup.uprising_solo"},
	{uprising, pair, "setup.uprising_pair"},
	{imperium, solo, "setup.imperium_solo"},
	{imperium, pair, "setup.imperium_pair"},
}

// askGame asks for board and mode at once, among those that flags leave open.
func (a *asker) askGame() []step {
	game, mode := a.v.game(), a.v.mode()
	x := step{key: "game", text: asked{question: a.Say("setup.game")}}
	if game != "" {
		x.key = "mode"
	}
	for _, r := range gameRows {
		if game != "" && game != r.game || mode != "" && mode != r.mode {
			continue
		}
		o := option{label: a.Say(r.label), value: r.game + "," + r.mode}
		switch {
		case game != "":
			o.value = r.mode
		case mode != "":
			o.value = r.game
		}
		x.options = append(x.options, o)
	}
	if x.key == "game" && offersModules(a) {
		x.options = append(x.options, option{label: a.Say("setup.with_modules", say.Args{"names": moduleNames(a)}), value: withModules})
	}
	if x.key == "game" {
		addPackages(a, &x)
	}
	x.answered = a.gameSaid
	way := append(wider(a, x.text), x)
	if len(way) > 1 {
		way[len(way)-1].text.question = a.Say("setup.game_of_these")
	}
	return way
}

// wider are the answers that led on to more games, as questions of their own.
func wider(a *asker, text asked) []step {
	var way []step
	for _, word := range a.v.list("game") {
		var said string
		switch word {
		case withModules:
			said = a.Say("setup.with_modules_said")
		case withPackages:
			said = a.Say("setup.with_packages", say.Args{"n": len(a.packages)})
		default:
			continue
		}
		way = append(way, step{key: "game", text: text, answered: func(Values) (string, bool) { return said, true }})
	}
	return way
}

// gameSaid is what stands behind the first question.
func (a *asker) gameSaid(v Values) (string, bool) {
	game, mode := v.game(), v.mode()
	if game == "" || mode == "" {
		return "", false
	}
	for _, r := range gameRows {
		if r.game == game && r.mode == mode {
			if id := v.packageID(); id != "" {
				return a.Say("setup.by_package", say.Args{"text": a.Say(r.label), "name": id, "value": 0, "measured": false}), true
			}
			return a.Say(r.label), true
		}
	}
	return game + "," + mode, true
}

func games(a *asker) []string { return []string{uprising, imperium} }

func modes(a *asker) []string { return []string{solo, pair} }

func checkGame(a *asker) error { return a.oneOf("game", a.v.game(), games(a)) }

func checkMode(a *asker) error { return a.oneOf("mode", a.v.mode(), modes(a)) }
