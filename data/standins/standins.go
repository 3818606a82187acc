// Package standins reads the numbers of the stand-ins: how they weigh, and what
// the board prints for the human whose seat they take.
package standins

import (
	_ "embed"
	"slices"

	"househagal/data"
	"househagal/data/strict"
	"househagal/engine"
	"househagal/rival/sim"
)

//go:embed standins.yaml
var shipped []byte

//go:embed modules.yaml
var modules []byte

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
	planner := m.Need("planner")
	readPlanner(planner, &n.Planner)
	n.Family = readFamily(m.Get("family"), planner)
	printed := m.Need("printed").Map()
	board := readPrinted(printed.Need(gameWords[rules.Game]), rules)
	brought := readPrinted(strict.Parse("modules.yaml", modules, &errs).Map().Need(gameWords[rules.Game]), rules)
	for i := range board {
		if board[i] == (sim.Printed{}) {
			board[i] = brought[i]
		}
	}
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

// readNumbers reads the numbers of list and rounds. Whole asks for each of them;
// otherwise one that is left out stays as it is.
func readNumbers(m *strict.Fields, whole bool, list []number, rounds map[string]*[engine.RoundCap]int) {
	get := m.Get
	if whole {
		get = m.Need
	}
	for _, x := range list {
		if c := get(x.key); whole || c.Ok() {
			*x.at = c.Int(x.lo, x.hi)
		}
	}
	for key, at := range rounds {
		if c := get(key); whole || c.Ok() {
			readRounds(c, at)
		}
	}
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
	m := c.Map()
	readNumbers(m, true, []number{
		{"reveal", 0, 1000, &n.Reveal}, {"more", 0, 1000, &n.More}, {"fix", 0, 1000, &n.Fix},
		{"intrigue", 0, 1000, &n.Intrigue}, {"done", 0, 1000, &n.Done},
	}, nil)
	m.Done()
}

func readBlocker(c strict.Cursor, n *sim.BlockerNumbers) {
	m := c.Map()
	readNumbers(m, true, []number{
		{"influence", -999, 999, &n.Influence}, {"reach", -999, 999, &n.Reach}, {"block", -999, 999, &n.Block},
		{"combat", -999, 999, &n.Combat}, {"hooks", -999, 999, &n.Hooks}, {"price", -999, 999, &n.Price},
		{"pays", -999, 999, &n.Pays}, {"spy", -999, 999, &n.Spy}, {"noise", 0, 999, &n.Noise},
		{"swordmaster", 0, engine.RoundCap, &n.Swordmaster},
	}, map[string]*[engine.RoundCap]int{"swords": &n.Swords})
	m.Done()
}

func readPlanner(c strict.Cursor, n *sim.PlannerNumbers) {
	m := c.Map()
	plannerNumbers(m, true, n)
	m.Done()
}

// plannerNumbers reads the numbers and cards of a planner into n.
func plannerNumbers(m *strict.Fields, whole bool, n *sim.PlannerNumbers) {
	list := []number{
		{"intrigue", -999, 999, &n.Intrigue}, {"draw", -999, 999, &n.Draw}, {"persuasion", -999, 999, &n.Persuasion},
		{"troop", -999, 999, &n.Troop}, {"spy", -999, 999, &n.Spy}, {"influence", -999, 999, &n.Influence},
		{"toward", -999, 999, &n.Toward}, {"deny", -999, 999, &n.Deny}, {"control", -999, 999, &n.Control},
		{"block", -999, 999, &n.Block}, {"swordmaster", -999, 999, &n.Swordmaster}, {"council", -999, 999, &n.Council},
		{"save", -999, 999, &n.Save}, {"hooks", -999, 999, &n.Hooks}, {"agent", -999, 999, &n.Agent},
		{"icon", -999, 999, &n.Icon}, {"noise", 0, 999, &n.Noise}, {"seat", 0, 20, &n.Seat},
		{"vp_card", 1, 99, &n.VPCard}, {"vp_cards", 0, 99, &n.VPCards}, {"deck", 0, 99, &n.Deck},
		{"combat", 0, 20, &n.Combat}, {"end_intrigue", 0, 20, &n.EndIntrigue},
		{"short", -999, 999, &n.Short}, {"hand", 0, 20, &n.Hand}, {"card", 0, 99, &n.Card},
		{"per_agent", 0, 20, &n.PerAgent}, {"margin", 0, 20, &n.Margin},
	}
	for i, key := range resources {
		list = append(list, number{key, -999, 999, &n.Token[i]})
	}
	readNumbers(m, whole, list, map[string]*[engine.RoundCap]int{"buy": &n.Buy, "swords": &n.Swords})
	for key, at := range map[string]*[]sim.CardKind{"cards": &n.Cards, "market": &n.Market} {
		if c := m.Get(key); c.Ok() {
			*at = readCards(c)
		}
	}
}

// readCards reads what cards there are and to which sections of a board they lead.
func readCards(c strict.Cursor) []sim.CardKind {
	var out []sim.CardKind
	for _, item := range c.List(32) {
		m := item.Map()
		kind := sim.CardKind{Copies: m.Get("copies").IntOr(1, 0, 32)}
		for _, w := range m.Get("sections").List(16) {
			if i := w.Word("section of the board", data.Sections()); i >= 0 {
				kind.Sections = append(kind.Sections, data.Sections()[i])
			}
		}
		m.Done()
		out = append(out, kind)
	}
	return out
}

// readFamily reads planners of other tastes: each says what it has otherwise than
// the planner.
func readFamily(c, planner strict.Cursor) []sim.Member {
	var out []sim.Member
	c.Each(func(key, v strict.Cursor) {
		x := sim.Member{Name: key.Raw()}
		readPlanner(planner, &x.Planner)
		m := v.Map()
		plannerNumbers(m, false, &x.Planner)
		m.Done()
		out = append(out, x)
	})
	return out
}

var gameWords = []string{engine.Uprising: "uprising", engine.Imperium: "imperium"}

var resources = engine.IDs(engine.ResourceEnd)

func readPrinted(c strict.Cursor, rules *engine.Rules) []sim.Printed {
	board := make([]sim.Printed, len(rules.Spaces))
	ids := make([]string, len(rules.Spaces))
	for i := range rules.Spaces {
		ids[i] = rules.Spaces[i].ID
	}
	for _, id := range data.SpacesOf(rules.Game) { // modules bring spaces, and cover others
		if !slices.Contains(ids, id) {
			ids = append(ids, id)
		}
	}
	board = append(board, make([]sim.Printed, len(ids)-len(board))...)
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
	return board[:len(rules.Spaces)]
}

func readTokens(c strict.Cursor, at *[engine.ResourceEnd]int8) {
	c.Each(func(key, v strict.Cursor) {
		if i := key.Word("resource", resources); i >= 0 {
			at[i] = int8(v.Int(0, 20))
		}
	})
}
