package setup

import (
	"fmt"
	"math"
	"slices"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/say"
	"househagal/data"
	"househagal/engine"
)

// Package is a set of rules of somebody's own that is kept under a name, as the
// first question offers it.
type Package struct {
	ID   string // "desert_nights@1.2"
	Game engine.GameID
	// Harder is how much harder than the printed rules it was measured to be, in
	// logits, for a solo game; it is said where it was Measured.
	Harder   float64
	Measured bool
}

// withPackages is the answer to the first question that asks for packages, where
// they have no room in it.
const withPackages = "rules"

// maxFirst is how many answers the first question has room for: one key each.
const maxFirst = 9

// packageOptions are the games by the rules of packages that flags leave open.
func packageOptions(a *asker, mode string) []option {
	var list []option
	for _, p := range a.packages {
		for _, r := range gameRows {
			if r.game != data.GameWord(p.Game) || mode != "" && mode != r.mode {
				continue
			}
			args := say.Args{"text": a.Say(r.label), "name": p.ID, "value": 0, "measured": p.Measured && r.mode == solo}
			if p.Measured {
				args["value"] = int(math.Round(p.Harder / stepLogits))
			}
			list = append(list, option{label: a.Say("setup.by_package", args), value: fmt.Sprintf("%s,%s,%s", r.game, r.mode, p.ID)})
		}
	}
	return list
}

// addPackages puts the packages behind the games of the first question, or an
// answer that leads to them, or puts them in place of all where that was given.
func addPackages(a *asker, x *step) {
	list := packageOptions(a, a.v.mode())
	switch only := slices.Contains(a.v.list("game"), withPackages); {
	case len(list) == 0:
		return
	case only:
		x.options = list
	case len(x.options)+len(list) > maxFirst:
		x.options = append(x.options, option{label: a.Say("setup.with_packages", say.Args{"n": len(a.packages)}), value: withPackages})
		return
	default:
		x.options = append(x.options, list...)
	}
	if slices.ContainsFunc(a.packages, func(p Package) bool { return p.Measured }) {
		x.text.note = a.Say("setup.package_note")
	}
	for ask.LineKey(len(x.options)-1) == "" { // the others have a flag
		x.options = x.options[:len(x.options)-1]
	}
}

// packageID is the package that the first question chose, "" for none.
func (v Values) packageID() string { return at(v.board(), 2) }
