package view

import (
	"strconv"

	"househagal/cmd/internal/ask"
	"househagal/engine"
)

// moreLine is a line of the menu of what a card did; token is typed, and was the id.
type moreLine struct{ key, label, token string }

// moreMenu is the menu of "a card did more", in the order of the engine's kinds.
// The token can be typed; what the save writes is the id of the kind.
var moreMenu = [engine.MoreKindEnd]moreLine{
	engine.MoreInfluence: {"i", "Influence", "influence"},
	engine.MoreRecruit:   {"t", "troops recruited", "recruit"},
	engine.MoreDeploy:    {"d", "deploy or retreat", "deploy"},
	engine.MoreWorm:      {"w", "sandworm", "sandworm"},
	engine.MoreSpy:       {"p", "Spy placed", "spy"},
	engine.MoreSpyHome:   {"r", "Spy recalled", "spy_home"},
	engine.MoreAgentHome: {"a", "an Agent home", "agent_home"},
	engine.MoreVP:        {"v", "Victory Point", "vp"},
	engine.MoreWall:      {"b", "Shield Wall gone", "wall"},
	engine.MoreHooks:     {"h", "Maker Hooks", "hooks"},
	engine.MoreIntrigue:  {"k", "Intrigue count", "intrigue"},
	engine.MoreNote:      {"n", "a note", "note"},
}

// askMore asks what the card did.
func (s Scene) askMore(_ *engine.Table, q *engine.Question) sheet {
	sh := newSheet("A card did more. What?")
	sh.Layout, sh.Columns, sh.Cell = ask.Grid, 3, gridCell
	for k := max(1, int(q.Min)); k <= int(q.Max) && k < len(moreMenu); k++ {
		m := moreMenu[k]
		if lacksMore(s.Box, engine.MoreKind(k)) {
			continue
		}
		sh.add(k, ask.Choice{Key: m.key, Label: m.label, Words: []string{m.token}})
	}
	sh.Hint = "Esc back   one line in the log for each"
	return sh
}

// moreText is what each quantity is asked with: the question, and how the
// other direction is called where there is one.
var moreText = [engine.MoreKindEnd]struct{ text, down string }{
	engine.MoreInfluence: {"How far up, or down?", "down"},
	engine.MoreRecruit:   {"How many troops did the card recruit?", ""},
	engine.MoreDeploy:    {"How many troops in, or back?", "back"},
	engine.MoreWorm:      {"How many sandworms?", ""},
	engine.MoreVP:        {"How many VP won, or lost?", "lost"},
	engine.MoreIntrigue:  {"How many Intrigue cards are held now?", ""},
}

// askMoreNumber takes a quantity: digits for what comes, letters for what goes.
func (s Scene) askMoreNumber(_ *engine.Table, q *engine.Question) sheet {
	kind := engine.MoreKind(q.Amount)
	text := "How many?"
	if kind > 0 && kind < engine.MoreKindEnd && moreText[kind].text != "" {
		text = moreText[kind].text
	}
	sh := quantity(max(0, int(q.Min)), int(q.Max), 9, "%s", text)
	if q.Signed() {
		sh.zero = engine.AnsZero
		sh.Layout, sh.Cell = ask.Row, 5
		for n := -1; n >= int(q.Min); n-- {
			key := string(rune('a' - n - 1))
			sh.add(engine.AnsZero+n, ask.Choice{Key: key, Label: strconv.Itoa(-n) + " " + moreText[kind].down, Words: []string{strconv.Itoa(n)}})
		}
	}
	sh.Hint = "Esc back   one line in the log for each"
	return sh
}
