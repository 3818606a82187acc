// Package standins reads the numbers of the stand-ins: how they weigh, and what
// the board prints for the human whose seat they take.
package standins

import (
	_ "embed"

	"househagal/data/strict"
	"househagal/engine"
	"househagal/rival/sim"
)

//go:embed standins.yaml
var shipped []byte

// Shipped returns the YAML that comes with the program.
func Shipped() []byte { return shipped }

// Load reads the numbers that come with the program for the board of rules.
func Load(rules *engine.Rules) (sim.Numbers, []sim.Printed, error) {
	return Parse("standins.yaml", shipped, rules)
}

// Parse reads a whole file of numbers. All faults come in one error, each with
// its file:line:column.
func Parse(name string, src []byte, rules *engine.Rules) (sim.Numbers, []sim.Printed, error) {
	var errs strict.Errors
	var n sim.Numbers
	m := strict.Parse(name, src, &errs).Map()
	readRandom(m.Need("random"), &n.Random)
	readBlocker(m.Need("blocker"), &n.Blocker)
	readPlanner(m.Need("planner"), &n.Planner)
	printed := m.Need("printed").Map()
	board := readPrinted(printed.Need(gameWords[rules.Game]), rules)
	for _, word := range gameWords {
		printed.Get(word)
	}
	printed.Done()
	m.Done()
	return n, board, errs.Err()
}

// number is one setting: its key, its range and where it goes.
type number struct {
	key    string
	lo, hi int
	at     *int
}

func readNumbers(c strict.Cursor, list []number, rounds map[string]*[engine.RoundCap]int) {
	m := c.Map()
	for _, x := range list {
		*x.at = m.Need(x.key).Int(x.lo, x.hi)
	}
	for key, at := range rounds {
		readRounds(m.Need(key), at)
	}
	m.Done()
}

// readRounds reads a list by round; its last value holds for the rounds after.
func readRounds(c strict.Cursor, at *[engine.RoundCap]int) {
	items, last := c.List(engine.RoundCap), 0
	if c.Kind() == strict.List && len(items) == 0 {
		c.Fail("%s is empty; give a value for the first round at least", c.Name())
	}
	for i := range at {
		if i < len(items) {
			last = items[i].Int(0, 40)
		}
		at[i] = last
	}
}

func readRandom(c strict.Cursor, n *sim.RandomNumbers) {
	readNumbers(c, []number{
		{"reveal", 0, 1000, &n.Reveal}, {"more", 0, 1000, &n.More}, {"fix", 0, 1000, &n.Fix},
		{"intrigue", 0, 1000, &n.Intrigue}, {"done", 0, 1000, &n.Done},
	}, nil)
}

func readBlocker(c strict.Cursor, n *sim.BlockerNumbers) {
	readNumbers(c, []number{
		{"influence", -999, 999, &n.Influence}, {"reach", -999, 999, &n.Reach}, {"block", -999, 999, &n.Block},
		{"combat", -999, 999, &n.Combat}, {"hooks", -999, 999, &n.Hooks}, {"price", -999, 999, &n.Price},
		{"pays", -999, 999, &n.Pays}, {"spy", -999, 999, &n.Spy}, {"noise", 0, 999, &n.Noise},
		{"swordmaster", 0, engine.RoundCap, &n.Swordmaster},
	}, map[string]*[engine.RoundCap]int{"swords": &n.Swords})
}

func readPlanner(c strict.Cursor, n *sim.PlannerNumbers) {
	list := []number{
		{"intrigue", -999, 999, &n.Intrigue}, {"draw", -999, 999, &n.Draw}, {"persuasion", -999, 999, &n.Persuasion},
		{"troop", -999, 999, &n.Troop}, {"spy", -999, 999, &n.Spy}, {"influence", -999, 999, &n.Influence},
		{"toward", -999, 999, &n.Toward}, {"deny", -999, 999, &n.Deny}, {"control", -999, 999, &n.Control},
		{"block", -999, 999, &n.Block}, {"swordmaster", -999, 999, &n.Swordmaster}, {"council", -999, 999, &n.Council},
		{"save", -999, 999, &n.Save}, {"hooks", -999, 999, &n.Hooks}, {"agent", -999, 999, &n.Agent},
		{"icon", -999, 999, &n.Icon}, {"noise", 0, 999, &n.Noise}, {"seat", 0, 20, &n.Seat},
		{"vp_card", 1, 99, &n.VPCard}, {"vp_cards", 0, 99, &n.VPCards}, {"deck", 0, 99, &n.Deck},
		{"combat", 0, 20, &n.Combat}, {"end_intrigue", 0, 20, &n.EndIntrigue},
		{"per_agent", 0, 20, &n.PerAgent}, {"margin", 0, 20, &n.Margin},
	}
	for i, key := range resources {
		list = append(list, number{key, -999, 999, &n.Token[i]})
	}
	readNumbers(c, list, map[string]*[engine.RoundCap]int{"buy": &n.Buy, "swords": &n.Swords})
}

var gameWords = []string{engine.Uprising: "uprising", engine.Imperium: "imperium"}

var resources = []string{engine.Solari: "solari", engine.Spice: "spice", engine.Water: "water"}

func readPrinted(c strict.Cursor, rules *engine.Rules) []sim.Printed {
	board := make([]sim.Printed, len(rules.Spaces))
	ids := make([]string, len(rules.Spaces))
	for i := range rules.Spaces {
		ids[i] = rules.Spaces[i].ID
	}
	c.Each(func(key, v strict.Cursor) {
		sp := key.Word("board space", ids)
		if sp < 0 {
			return
		}
		x, m := &board[sp], v.Map()
		readTokens(m.Get("cost"), &x.Cost)
		readTokens(m.Get("gain"), &x.Gain)
		x.Intrigue = int8(m.Get("intrigue").IntOr(0, 0, 9))
		x.Draw = int8(m.Get("draw").IntOr(0, 0, 9))
		x.Persuasion = int8(m.Get("persuasion").IntOr(0, 0, 9))
		m.Done()
	})
	return board
}

func readTokens(c strict.Cursor, at *[engine.ResourceEnd]int8) {
	c.Each(func(key, v strict.Cursor) {
		if i := key.Word("resource", resources); i >= 0 {
			at[i] = int8(v.Int(0, 20))
		}
	})
}
