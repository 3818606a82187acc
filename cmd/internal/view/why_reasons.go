package view

import (
	"fmt"
	"slices"
	"strings"

	"househagal/cmd/internal/effect"
	"househagal/engine"
)

// reason is a head and the sentences beside it.
type reason struct {
	head    string
	text    string
	brief   string // the same in fewer words, for a page without room
	skipped string // a card passed over: why, in two words
	aside   string // said only while there is room
	open    bool   // a reward: its choices go on beside it
	bare    bool   // and it has none
	buyer   engine.Seat
}

// reasons gathers why a Rival did what it did in one act.
type reasons struct {
	s     Scene
	t     *engine.Table
	act   act
	list  []reason
	rules []string
	third []string       // Spies that came home with the third
	maker string         // how the space of the card to come was found
	at    int            // the event at hand
	seat  engine.Seat    // who acts
	ranks []engine.Event // the strengths so far
	// doubled says that the reward at hand is taken twice.
	doubled bool
}

// tell takes one event.
func (w *reasons) tell(e *engine.Event) {
	rival := e.Seat != engine.NoSeat && !w.t.Pos.Seat[e.Seat].Human
	switch {
	case e.Kind == engine.EvStrength:
		w.strength(e)
	case e.Kind == engine.EvReward:
		w.doubled = false
		w.reward(e)
	case e.Kind == engine.EvControlLost && w.act.kind == combatAct:
		w.spoils(e)
	case !rival:
	case e.Kind == engine.EvControlBonus:
		w.collects(e)
	case e.Kind == engine.EvBuySwordmaster:
		w.swordmaster(e)
	case e.Kind == engine.EvBuyVP:
		w.buysVP(e)
	case e.Seat == w.seat:
		w.own(e)
	}
}

// own takes an event of the seat that acts.
func (w *reasons) own(e *engine.Event) {
	switch e.Kind {
	case engine.EvCard:
		w.card(e)
	case engine.EvSignet:
		w.add("Signet", effect.Say(w.s.speaker(), effect.News, w.rival().Signet)+".")
		w.rule(rivalRule(w.rival().ID))
	case engine.EvScheme:
		w.scheme()
	case engine.EvDecision:
		w.decision(e)
	case engine.EvSpyHome:
		if e.Cause == engine.ByFix || e.Cause == engine.ByReward && w.act.kind == combatAct && e.Rule != engine.SpyThird {
			return
		}
		w.third = append(w.third, w.s.Box.Rules.Posts[e.Post].Name)
	case engine.EvNoCard:
		w.add("No card", "the whole deck was turned up and none fits: the Agent stays.")
		w.note(e.Rule)
	case engine.EvPay:
		w.paid(e)
	case engine.EvKeepCard, engine.EvPair:
		w.icon(e)
	default:
		w.result(e)
	}
}

func (w *reasons) rival() *rivalCard { return &w.s.Box.Rivals[w.t.Pos.Seat[w.seat].Rival] }

func (w *reasons) add(head, text string) {
	w.list = append(w.list, reason{head: head, text: text, brief: text})
}

// more goes on beside the last head.
func (w *reasons) more(text string) { w.moreOr(text, text) }

// moreOr has fewer words for a page without room; "" says nothing there.
func (w *reasons) moreOr(text, brief string) {
	if len(w.list) == 0 {
		w.add("Choice", "")
	}
	last := &w.list[len(w.list)-1]
	last.bare = false
	last.text, last.brief = then(last.text, text), then(last.brief, brief)
}

// then joins two sentences.
func then(first, second string) string {
	if first == "" || second == "" {
		return first + second
	}
	return first + " " + capital(second)
}

// note remembers a rule, once.
func (w *reasons) note(r engine.RuleID) { w.rule(r.String()) }

func (w *reasons) rule(id string) {
	if id != "" && !slices.Contains(w.rules, id) {
		w.rules = append(w.rules, id)
	}
}

// rivalRule is the entry of the rulebook for a Rival card.
func rivalRule(id string) string { return strings.ReplaceAll(id, "_", "-") }

// owner is "Irulan's own", "Staban's" or "your".
func (w *reasons) owner(seat engine.Seat) string {
	if seat == w.seat {
		return w.s.Names.Whose(seat) + " own"
	}
	return w.s.Names.Whose(seat)
}

// sayMaker goes on with how a card's space was found among several.
func (w *reasons) sayMaker() {
	if w.maker != "" {
		w.more(w.maker)
	}
	w.maker = ""
}

// card explains a card that was turned up.
func (w *reasons) card(e *engine.Event) {
	head := w.s.card(e.Card)
	if e.Space != engine.NoSpace && e.Result != engine.Continued {
		head = w.s.space(e.Space)
	}
	switch e.Result {
	case engine.Played:
		w.add(head, "turned up and taken: free, "+w.condition(e)+".")
		if e.Rule == engine.TurnFaces {
			w.note(e.Rule)
		}
		w.sayMaker()
	case engine.Continued:
		w.add(head, "")
	case engine.Reshuffled:
		w.add(head, "turned up: all cards are shuffled into a new deck, and another card follows.")
		w.note(e.Rule)
	case engine.Skipped:
		w.skip(head, e)
		w.sayMaker()
		w.note(e.Rule)
	}
}

// condition says what a card asks for.
func (w *reasons) condition(e *engine.Event) string {
	needs := w.needs(e)
	if len(needs) == 0 {
		return "no condition on the card"
	}
	return "and the card's condition holds: " + strings.Join(needs, ", ")
}

// needs are the conditions of the faces that send the Agent to that space.
func (w *reasons) needs(e *engine.Event) []string {
	var out []string
	for _, f := range w.s.Box.Deck.Cards[e.Card].Faces {
		if f.Space != e.Space && !slices.Contains(f.Spaces, e.Space) {
			continue
		}
		for _, c := range f.Needs {
			out = append(out, w.s.conditionText(c))
		}
		if f.Bonus > 0 {
			out = append(out, "bonus spice on the space")
		}
	}
	return out
}

// conditionText is a condition as a card would print it.
func (s Scene) conditionText(c engine.Condition) string {
	switch c.Kind {
	case engine.InfluenceAtLeast:
		return fmt.Sprintf("%s %d or more", s.faction(c.Faction), c.N)
	case engine.InfluenceBelow:
		return fmt.Sprintf("%s below %d", s.faction(c.Faction), c.N)
	case engine.LevelBelow:
		return "a Conflict below level " + level(c.N)
	case engine.LevelAtLeast:
		return "a Conflict of level " + level(c.N) + " or more"
	case engine.HasAlliance:
		return "an Alliance"
	case engine.HasSwordmaster:
		return "its Swordmaster"
	case engine.HasHooks:
		return "Maker Hooks"
	case engine.BonusAtLeast:
		return fmt.Sprintf("%d bonus spice", c.N)
	}
	return "nothing"
}

// skip explains a card that was passed over.
func (w *reasons) skip(head string, e *engine.Event) {
	r := reason{head: head}
	switch e.Why {
	case engine.WhyOccupied:
		r.text = "turned up, passed over: " + w.owner(e.Other) + " Agent stands there."
		r.aside = "Whoever it belongs to, an occupied space is passed over."
		r.skipped = w.owner(e.Other) + " Agent"
	case engine.WhyNoBonusSpice:
		r.text, r.skipped = "turned up, passed over: no bonus spice there.", "no bonus spice"
	case engine.WhySmartPolitics:
		r.text, r.skipped = "turned up, passed over: Smart Politics, the Influence would not pay.", "Smart Politics"
	case engine.WhyBlocked:
		r.text, r.skipped = "turned up, passed over: a card keeps Agents away from it.", "closed"
	default:
		r.skipped = "its condition"
		r.text = "turned up, passed over: its condition does not hold."
		if needs := w.needs(e); len(needs) > 0 {
			r.text = "turned up, passed over: it needs " + strings.Join(needs, ", ") + "."
		}
	}
	for i := range w.list {
		if w.list[i].aside == r.aside {
			r.aside = ""
		}
	}
	r.brief = r.text
	w.list = append(w.list, r)
}

// scheme opens with the third Spy.
func (w *reasons) scheme() {
	if len(w.third) > 0 {
		w.more("Third Spy: " + andList(w.third) + plural(len(w.third), " comes", " come") + " home.")
		w.third = nil
	}
	w.note(engine.SpyThird)
	w.add("Scheme", effect.Say(w.s.speaker(), effect.News, w.rival().Scheme)+".")
	w.rule(rivalRule(w.rival().ID))
}
