package menu

import (
	"strconv"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/controls"
	"househagal/cmd/internal/say"
	"househagal/engine"
)

// moreLine is a line of the menu of what a card did; token is typed, and was the
// id. Text asks how many, and down is the other direction where there is one.
type moreLine struct {
	key, token        string
	label, text, down say.ID
}

// moreMenu is the menu of "a card did more", by the engine's kinds.
var moreMenu = [engine.MoreKindEnd]moreLine{
	engine.MoreInfluence:  {key: "i", token: "influence", label: "menu.more_influence", text: "ask.more_influence", down: "menu.down"},
	engine.MoreRecruit:    {key: "t", token: "recruit", label: "menu.more_recruit", text: "ask.more_recruit"},
	engine.MoreDeploy:     {key: "d", token: "deploy", label: "menu.more_deploy", text: "ask.more_deploy", down: "menu.down_back"},
	engine.MoreWorm:       {key: "w", token: "sandworm", label: "menu.more_worm", text: "ask.more_worm"},
	engine.MoreSpy:        {key: "p", token: "spy", label: "menu.more_spy"},
	engine.MoreSpyHome:    {key: "r", token: "spy_home", label: "menu.more_spy_home"},
	engine.MoreAgentHome:  {key: "a", token: "agent_home", label: "menu.more_agent_home"},
	engine.MoreVP:         {key: "m", token: "vp", label: "menu.more_vp", text: "ask.more_vp", down: "menu.down_lost"},
	engine.MoreWall:       {key: "b", token: "wall", label: "menu.more_wall"},
	engine.MoreHooks:      {key: "h", token: "hooks", label: "menu.more_hooks"},
	engine.MoreIntrigue:   {key: "k", token: "intrigue", label: "menu.more_intrigue", text: "ask.more_intrigue"},
	engine.MoreNote:       {key: "n", token: "note", label: "menu.more_note"},
	engine.MoreOneVP:      {key: "v", token: "one_vp", label: "menu.more_one_vp"},
	engine.MoreFirst:      {key: "f", token: "first_there", label: "menu.more_first"},
	engine.MoreMuster:     {key: "c", token: "muster", label: "menu.more_muster", text: "ask.more_muster"},
	engine.MoreLose:       {key: "l", token: "lose", label: "menu.more_lose", text: "ask.more_lose"},
	engine.MoreCommission: {key: "s", token: "commission", label: "menu.more_commission", text: "ask.more_muster"},
	engine.MoreTrack:      {key: "x", token: "track", label: "menu.more_track"},
	engine.MoreTile:       {key: "e", token: "tile", label: "menu.more_tile"},
}

// moreOrder is the order in which they stand.
var moreOrder = []engine.MoreKind{engine.MoreInfluence, engine.MoreRecruit, engine.MoreDeploy, engine.MoreWorm, engine.MoreSpy, engine.MoreSpyHome,
	engine.MoreAgentHome, engine.MoreOneVP, engine.MoreVP, engine.MoreWall, engine.MoreHooks, engine.MoreIntrigue, engine.MoreFirst, engine.MoreMuster, engine.MoreCommission, engine.MoreTrack, engine.MoreLose, engine.MoreTile, engine.MoreNote}

// askMore asks what the card did.
func askMore(s say.Speaker, t *engine.Table, q *engine.Question) sheet {
	sh := newSheet(s.Say("ask.more"))
	sh.Layout, sh.Columns = ask.Grid, 3
	for _, k := range moreOrder {
		if !q.Fits(int(k)) || lacksMore(s.Box, k) || absentMore(t, q.Seat, k) {
			continue
		}
		m := &moreMenu[k]
		sh.add(int(k), ask.Choice{Key: m.key, Label: moreLabel(s, k), Words: []string{m.token}})
	}
	sh.Hint = controls.Hints(s.Say("menu.esc_back"), s.Say("menu.line_each"))
	return sh
}

// moreLabel is what a line says: of units and tracks it names them.
func moreLabel(s say.Speaker, k engine.MoreKind) string {
	r := &s.Box.Rules
	return s.Say(moreMenu[k].label, say.Args{"unit": r.FlagUnit(), "track": r.Recallable()})
}

// absentMore reports a line that can't be true as the table stands.
func absentMore(t *engine.Table, seat engine.Seat, k engine.MoreKind) bool {
	switch k {
	case engine.MoreFirst:
		return t.FirstOpen() == engine.NoTrack
	case engine.MoreMuster:
		return !t.MayMuster(seat, true)
	case engine.MoreCommission:
		return !t.MayMuster(seat, false)
	case engine.MoreTile:
		return t.MarketStacks() == 0
	case engine.MoreTrack:
		return t.Rules.Recallable() == engine.NoTrack
	}
	return false
}

// askMoreNumber takes a quantity: digits for what comes, letters for what goes.
func askMoreNumber(s say.Speaker, _ *engine.Table, q *engine.Question) sheet {
	text, down := say.ID("ask.how_many"), say.ID("menu.down")
	if q.Amount > 0 && int(q.Amount) < len(moreMenu) && moreMenu[q.Amount].text != "" {
		text, down = moreMenu[q.Amount].text, moreMenu[q.Amount].down
	}
	least := max(0, int(q.Min))
	if q.Signed() && q.Max > 0 { // neither direction is nothing, which Esc answers
		least = max(1, least)
	}
	sh := quantity(least, int(q.Max), 9, s.Say(text))
	if q.Signed() {
		sh.zero = engine.AnsZero
		sh.Layout, sh.Spacing = ask.Row, ask.Figures
		for n := -1; n >= int(q.Min); n-- {
			key := string(rune('a' - n - 1))
			sh.add(engine.AnsZero+n, ask.Choice{Key: key, Label: s.Say(down, say.Args{"n": -n}), Words: []string{strconv.Itoa(n)}})
		}
	}
	sh.Hint = controls.Hints(s.Say("menu.esc_back"), s.Say("menu.line_each"))
	return sh
}

// askLoser asks which seat lost troops.
func askLoser(s say.Speaker, _ *engine.Table, q *engine.Question) sheet {
	sh := newSheet(s.Say("ask.loser"))
	sh.Layout = ask.Row
	for _, c := range seatChoices(s, q) {
		sh.add(c.seat, c.Choice)
	}
	sh.Hint = s.Say("menu.esc_back")
	return sh
}
