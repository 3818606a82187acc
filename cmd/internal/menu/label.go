package menu

import (
	"strconv"
	"strings"

	"househagal/cmd/internal/controls"
	"househagal/cmd/internal/say"
	"househagal/cmd/internal/tell"
	"househagal/engine"
)

// Label names an answered step for undo: "Deliver Supplies", "2", "Reveal, 1
// sword". The steps of one move, joined by ", ", name the move: "Imperial Basin,
// 2".
func Label(s say.Speaker, q engine.Question, a int) string {
	switch {
	case a == engine.AnsMore && controls.TakesAside(&q):
		return s.Say("undo.more")
	case a == engine.AnsFix && controls.TakesAside(&q):
		return s.Say("undo.fix")
	case a == engine.AnsOpen:
		return s.Say("undo.open")
	case a > engine.AnsTile && a <= engine.AnsTile+engine.Stacks && q.Kind.Info().Aside:
		return s.Say("undo.tile_bought", say.Args{"n": a - engine.AnsTile})
	case q.Kind.Info().Fact:
		return factLabel(s, &q, a)
	}
	if q.Kind == engine.AskWhereTo {
		return whereLabel(s, a)
	}
	if text, ok := namedLabel(s, &q, a); ok {
		return text
	}
	return otherLabel(s, &q, a)
}

// namedLabel names an answer that is a thing of the box; ok is false for what is
// none, or is not there.
func namedLabel(s say.Speaker, q *engine.Question, a int) (text string, ok bool) {
	r := &s.Box.Rules
	there := func(n int) bool { return a > 0 && a < n }
	switch info := q.Kind.Info(); info.Domain {
	case engine.OfConflict:
		if ok = there(len(r.Conflicts)); ok {
			text = tell.Conflict(s, engine.Conflict(a))
		}
	case engine.OfSpace:
		if text, ok = s.Say("undo.another_agent"), true; there(len(r.Spaces)) {
			text = s.Say("menu.space", say.Args{"space": engine.Space(a)})
		}
	case engine.OfPost:
		if text, ok = s.Say("undo.no_spy"), true; there(len(r.Posts)) {
			text = s.Say("undo.spy", say.Args{"post": engine.Post(a)})
		}
	case engine.OfFaction:
		if ok = there(int(engine.FactionEnd)); ok {
			text = s.Say("menu.faction", say.Args{"faction": engine.Faction(a)})
		}
	case engine.OfTile:
		if ok = there(len(r.Tiles)); ok {
			text = s.Say("menu.tile", say.Args{"tile": engine.Tile(a)})
		}
	case engine.OfStack:
		if text, ok = s.Say("undo.no_tile"), true; a > 0 {
			text = s.Say("undo.tile_bought", say.Args{"n": a})
		}
	case engine.OfCard:
		if text, ok = s.Say("undo.no_card"), true; there(len(s.Box.Deck.Cards)) {
			text = s.Say("menu.card", say.Args{"card": engine.Card(a)})
		}
	}
	return text, ok
}

// whereLabel names what begins a move.
func whereLabel(s say.Speaker, a int) string {
	switch {
	case a == engine.AnsDone:
		return s.Say("undo.agent_sent")
	case a == engine.AnsReveal:
		return s.Say("undo.reveal")
	case a == engine.AnsAlliance:
		return s.Say("undo.alliance_taken")
	case a > 0 && a < len(s.Box.Rules.Spaces):
		return s.Say("menu.space", say.Args{"space": engine.Space(a)})
	}
	return strconv.Itoa(a)
}

// revealLabel counts swords; after a "Reveal" of its own it says no more.
func revealLabel(s say.Speaker, q *engine.Question, a int) string {
	switch {
	case q.Reactive:
		return s.Say("undo.reveal")
	case q.Follow:
		return s.Say("undo.swords", say.Args{"n": a})
	}
	return s.Say("undo.reveal_swords", say.Args{"n": a})
}

// answerLabels are the kinds whose label is one message with the answer: as a
// number {n}, as yes or no {on}, as a seat {seat}.
var answerLabels = [engine.QKindEnd]say.ID{
	engine.AskDefend: "undo.defend", engine.AskTarget: "undo.target", engine.AskRecallSpy: "undo.recall_spy",
	engine.AskWormOrSpice: "undo.worm_or_spice", engine.AskRow: "undo.row", engine.AskWall: "undo.wall",
	engine.AskAlliance: "undo.alliance_to", engine.AskIntriguePlay: "undo.intrigue_play",
	engine.AskStrength: "undo.strength", engine.AskHadWorm: "undo.had_worm", engine.AskPayTimes: "undo.paid",
	engine.AskEndgame: "undo.endgame", engine.AskChoice: "undo.choice",
	engine.FactBonus: "undo.bonus", engine.FactInfluence: "undo.influence", engine.FactWall: "undo.wall_stands",
	engine.FactIntrigue: "undo.intrigue", engine.FactPurse: "undo.purse", engine.FactVP: "undo.vp",
	engine.AskToken: "undo.token", engine.AskLoser: "undo.loser", engine.FactToken: "undo.token_there",
	engine.FactFirst: "undo.first", engine.FactUnits: "undo.units", engine.FactStrength: "undo.strength", engine.FactGarrison: "undo.garrison",
	engine.AskTileUse: "undo.tile_use", engine.AskRecall: "undo.recall", engine.FactDividends: "undo.dividends",
	engine.FactHeight: "undo.tiles_left", engine.FactOwner: "undo.tile_of",
}

// byMessage is the label of such a kind.
func byMessage(s say.Speaker, q *engine.Question, a int) string {
	return s.Say(answerLabels[q.Kind], say.Args{"n": a, "on": a == 1, "seat": seatOf(a), "space": q.Space, "faction": q.Faction, "resource": q.Resource, "tile": engine.Tile(max(0, q.Amount))})
}

// otherLabel names answers that need their question beside them.
func otherLabel(s say.Speaker, q *engine.Question, a int) string {
	if answerLabels[q.Kind] != "" {
		return byMessage(s, q, a)
	}
	switch q.Kind {
	case engine.AskReveal:
		return revealLabel(s, q, a)
	case engine.AskDice:
		return s.Say("undo.dice", say.Args{"numbers": []int{a / 10, a % 10}})
	case engine.AskMoreNumber:
		return Token(s.Box, *q, a)
	case engine.AskMore:
		return menuLabel(len(moreMenu), a, func(i int) string { return moreLabel(s, engine.MoreKind(i)) })
	case engine.AskFixField:
		return menuLabel(len(fixFields), a, func(i int) string {
			return s.Say("undo.fix_field", say.Args{"word": spelled(fixFields[i].token), "name": ruledName(s, &s.Box.Rules, engine.Field(i))})
		})
	case engine.AskFixReason:
		return menuLabel(len(fixReasons), a, func(i int) string { return s.Say(fixReasons[i].label) })
	case engine.AskFixSeat:
		if a == 0 {
			return s.Say("fix.table")
		}
		return s.Say("fix.seat", say.Args{"seat": seatOf(a)})
	case engine.AskFixValue:
		return s.Say("undo.fix_to", say.Args{"word": spelled(Token(s.Box, *q, a)), "text": fixedTo(s, q, a)})
	}
	return strconv.Itoa(a)
}

// fixedTo is what a correction makes of a field.
func fixedTo(s say.Speaker, q *engine.Question, a int) string {
	switch f := engine.Field(q.Amount); {
	case f == engine.FieldSpy:
		return s.Say("menu.post", say.Args{"post": engine.Post(a)})
	case f == engine.FieldAgent || f == engine.FieldBlock || f == engine.FieldToken:
		return s.Say("menu.space", say.Args{"space": engine.Space(a)})
	case f.NamesTile():
		return s.Say("menu.tile", say.Args{"tile": engine.Tile(a)})
	case f == engine.FieldWall || isFlag(f):
		return s.Say("fix.flag", say.Args{"on": a == 1})
	case namesSeat(f):
		return s.Say("fix.seat", say.Args{"seat": seatOf(a)})
	}
	return strconv.Itoa(a)
}

// spelled is an id with blanks between its words.
func spelled(id string) string { return strings.ReplaceAll(id, "_", " ") }

func menuLabel(n, a int, label func(int) string) string {
	if a > 0 && a < n {
		return label(a)
	}
	return strconv.Itoa(a)
}

// factLabel names a fact that was told: "Arrakeen free", "spice 5".
func factLabel(s say.Speaker, q *engine.Question, a int) string {
	switch q.Kind {
	case engine.FactAgent:
		return s.Say("undo.space_is", say.Args{"space": q.Space, "free": a == 0, "closed": a == engine.AnsBlocked})
	case engine.FactPost:
		return s.Say("undo.post_is", say.Args{"post": q.Post, "free": a == 0, "closed": a == engine.AnsBlocked})
	case engine.FactFlag:
		if a == 0 {
			return s.Say("ask.none")
		}
		return s.Say("menu.space", say.Args{"space": engine.Space(a)})
	case engine.FactTop, engine.FactOffer:
		text, _ := namedLabel(s, q, a)
		return text
	}
	return byMessage(s, q, a)
}
