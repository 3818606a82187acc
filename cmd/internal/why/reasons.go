package why

import (
	"slices"
	"strings"

	"househagal/cmd/internal/effect"
	"househagal/cmd/internal/say"
	"househagal/engine"
	"househagal/rival"
)

// reason is a name and the sentences beside it.
type reason struct {
	head    string
	text    []string
	brief   []string // the same in fewer words, for a page without room
	skipped string   // a card passed over: why, in two words
	aside   string   // said only while there is room
	open    bool     // a reward: its choices go on beside it
	bare    bool     // and it has none
	spies   bool     // it speaks of Spies already
	buyer   engine.Seat
}

// reasons gathers why a Rival did what it did in one act.
type reasons struct {
	say.Speaker
	t     *engine.Table
	act   act
	list  []reason
	rules []string
	third []engine.Post  // Spies that came home with the third
	maker string         // how the space of the card to come was found
	at    int            // the event at hand
	seat  engine.Seat    // who acts
	ranks []engine.Event // the strengths so far
	// doubled says that the reward at hand is taken twice.
	doubled bool
}

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
		w.printed(w.Say("why.signet"), w.rival().Signet)
	case engine.EvScheme:
		w.scheme()
	case engine.EvDecision:
		w.decision(e)
	case engine.EvSpyHome:
		if e.Cause == engine.ByFix || e.Cause == engine.ByReward && w.act.kind == combatAct && e.Rule != engine.SpyThird {
			return
		}
		w.third = append(w.third, e.Post)
	case engine.EvNoCard:
		w.add(w.Say("why.no_card_head"), w.Say("why.no_card"))
		w.note(e.Rule)
	case engine.EvPay:
		w.paid(e)
	case engine.EvKeepCard, engine.EvPair:
		w.icon(e)
	default:
		w.result(e)
	}
}

func (w *reasons) rival() *rival.Card { return &w.Box.Rivals[w.t.Pos.Seat[w.seat].Rival] }

func (w *reasons) add(head, text string) {
	w.list = append(w.list, reason{head: head, text: []string{text}, brief: []string{text}})
}

// more goes on beside the last head.
func (w *reasons) more(text string) { w.moreOr(text, text) }

// moreOr has fewer words for a page without room; "" says nothing there.
func (w *reasons) moreOr(text, brief string) {
	if len(w.list) == 0 {
		w.add(w.Say("why.choice"), "")
	}
	last := &w.list[len(w.list)-1]
	last.bare = false
	last.text, last.brief = append(last.text, text), append(last.brief, brief)
}

// moreOfSpies goes on with something about Spies.
func (w *reasons) moreOfSpies(text string) {
	w.more(text)
	w.list[len(w.list)-1].spies = true
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

// sayMaker goes on with how a card's space was found among several.
func (w *reasons) sayMaker() {
	if w.maker != "" {
		w.more(w.maker)
	}
	w.maker = ""
}

// printed says what the Rival's own card does.
func (w *reasons) printed(head string, effects []engine.Effect) {
	w.add(head, w.Say("why.printed", say.Args{"effects": effect.Say(w.Speaker, effect.News, effects)}))
	w.list[len(w.list)-1].spies = placesSpy(effects)
	w.rule(rivalRule(w.rival().ID))
}

// placesSpy says whether effects name a Spy.
func placesSpy(effects []engine.Effect) bool {
	return slices.ContainsFunc(effects, func(e engine.Effect) bool {
		return e.Verb == engine.DoSpy || placesSpy(e.Then) || placesSpy(e.Else)
	})
}

// scheme opens with the third Spy.
func (w *reasons) scheme() {
	if len(w.third) > 0 {
		w.moreOfSpies(w.Say("why.third_spy", say.Args{"posts": w.third}))
		w.third = nil
	}
	w.note(engine.SpyThird)
	w.printed(w.Say("why.scheme"), w.rival().Scheme)
}
