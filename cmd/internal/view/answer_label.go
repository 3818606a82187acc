package view

import (
	"fmt"
	"strconv"
	"strings"

	"househagal/engine"
)

// Label names an answered step for undo: "Deliver Supplies", "2", "Reveal, 1
// sword". The steps of one move, joined by ", ", name the move: "Imperial Basin,
// 2".
func (s Scene) Label(q engine.Question, a int) string {
	switch a {
	case engine.AnsMore:
		if takesAside(&q) {
			return "A card did more"
		}
	case engine.AnsFix:
		if takesAside(&q) {
			return "Fix"
		}
	case engine.AnsOpen:
		return "left open"
	}
	if isFact(&q) {
		return s.factLabel(&q, a)
	}
	r := &s.Box.Rules
	switch q.Kind {
	case engine.AskConflict:
		if a > 0 && a < len(r.Conflicts) {
			return s.conflictName(engine.Conflict(a))
		}
	case engine.AskWhereTo:
		return s.moveLabel(a)
	case engine.AskReveal:
		return revealLabel(&q, a)
	case engine.AskAgentHome:
		if a > 0 && a < len(r.Spaces) {
			return r.Spaces[a].Name
		}
		return "another Agent"
	case engine.AskAlliance:
		return "Alliance to " + s.seatOrNobody(a)
	case engine.AskPost, engine.AskSpyHome, engine.AskSpyFirst:
		if a > 0 && a < len(r.Posts) {
			return "Spy " + s.post(engine.Post(a))
		}
		return "no Spy"
	case engine.AskFaction:
		if a > 0 && a < int(engine.FactionEnd) {
			return r.Tracks[a].Name
		}
	case engine.AskCard:
		if a > 0 && a < len(s.Box.Deck.Cards) {
			return s.Box.Deck.Cards[a].Name
		}
		return "no card fits"
	}
	return s.otherLabel(&q, a)
}

// moveLabel names what begins a move.
func (s Scene) moveLabel(a int) string {
	switch {
	case a == engine.AnsDone:
		return "Agent sent"
	case a == engine.AnsReveal:
		return "Reveal"
	case a == engine.AnsAlliance:
		return "Alliance taken"
	case a > 0 && a < len(s.Box.Rules.Spaces):
		return s.Box.Rules.Spaces[a].Name
	}
	return strconv.Itoa(a)
}

// revealLabel counts swords; after a "Reveal" of its own it says no more.
func revealLabel(q *engine.Question, a int) string {
	swords := fmt.Sprintf("%d %s", a, plural(a, "sword", "swords"))
	switch {
	case q.Reactive:
		return "Reveal"
	case q.Follow:
		return swords
	}
	return "Reveal, " + swords
}

// otherLabel names answers that need their question beside them.
func (s Scene) otherLabel(q *engine.Question, a int) string {
	yes := plural(a, "", "no ")
	switch q.Kind {
	case engine.AskDefend:
		return yes + "defending troop"
	case engine.AskDice:
		return fmt.Sprintf("dice %d and %d", a/10, a%10)
	case engine.AskTarget:
		return plural(a, "the end reached", "no end yet")
	case engine.AskRecallSpy:
		return plural(a, "Spy recalled", "Spy stays")
	case engine.AskWormOrSpice:
		return plural(a, "sandworm", "spice")
	case engine.AskRow:
		return plural(a, "second row", "first row")
	case engine.AskWall:
		return plural(a, "Shield Wall removed", "Shield Wall kept")
	case engine.AskIntriguePlay:
		if a < 1 || a > engine.Seats {
			return "no Combat Intrigue"
		}
		return "Combat Intrigue of " + s.Names.Object(engine.Seat(a))
	case engine.AskStrength:
		return fmt.Sprintf("strength %d", a)
	case engine.AskHadWorm:
		return yes + "sandworm"
	case engine.AskPayTimes:
		return fmt.Sprintf("paid %d", a)
	case engine.AskEndgame:
		return fmt.Sprintf("Endgame %d VP", a)
	case engine.AskChoice:
		return fmt.Sprintf("choice %d", a)
	case engine.AskMoreNumber:
		return s.Token(*q, a)
	case engine.AskMore:
		return menuLabel(len(moreMenu), a, func(i int) string { return moreMenu[i].label })
	case engine.AskFixField:
		return menuLabel(len(fixFields), a, func(i int) string { return strings.ReplaceAll(fixFields[i].token, "_", " ") })
	case engine.AskFixReason:
		return menuLabel(len(fixReasons), a, func(i int) string { return fixReasons[i].label })
	case engine.AskFixSeat:
		if a == 0 {
			return tableName
		}
		return s.seatOrNobody(a)
	case engine.AskFixValue:
		return "to " + strings.ReplaceAll(s.Token(*q, a), "_", " ")
	}
	return strconv.Itoa(a)
}

func menuLabel(n, a int, label func(int) string) string {
	if a > 0 && a < n {
		return label(a)
	}
	return strconv.Itoa(a)
}

// factLabel names a fact that was told: "Arrakeen free", "spice 5".
func (s Scene) factLabel(q *engine.Question, a int) string {
	free := "free"
	switch {
	case a == engine.AnsBlocked:
		free = "closed"
	case a != 0:
		free = "not free"
	}
	switch q.Kind {
	case engine.FactAgent:
		return s.space(q.Space) + " " + free
	case engine.FactPost:
		return s.postNoun(q.Post) + " " + free
	case engine.FactBonus:
		return fmt.Sprintf("%s %d", s.space(q.Space), a)
	case engine.FactInfluence:
		return fmt.Sprintf("%s %d", s.faction(q.Faction), a)
	case engine.FactWall:
		return plural(a, "Shield Wall stands", "Shield Wall gone")
	case engine.FactIntrigue:
		return fmt.Sprintf("%d Intrigue", a)
	case engine.FactPurse:
		return fmt.Sprintf("%s %d", resourceName(q.Resource), a)
	case engine.FactVP:
		return fmt.Sprintf("%d VP", a)
	case engine.FactUnits:
		return fmt.Sprintf("%d units", a)
	case engine.FactStrength:
		return fmt.Sprintf("strength %d", a)
	}
	return fmt.Sprintf("garrison %d", a)
}
