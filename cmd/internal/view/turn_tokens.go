package view

import (
	"slices"
	"strconv"
	"strings"

	"househagal/cmd/internal/layout"
	"househagal/engine"
)

// takeSteps are the lines for what comes from the bank. The total stands at the
// margin when it is one kind of thing, the table keeps it, and nothing is paid
// away again.
func (s Scene) takeSteps(t *engine.Table, h *hand, extra ...string) []step {
	text, kinds, last := "", 0, engine.Solari
	var parts []string
	if h.hooks {
		parts = append(parts, "Maker Hooks")
	}
	for r := engine.Solari; r <= engine.ResourceEnd; r++ {
		if len(h.gains[r]) > 0 {
			parts = append(parts, s.gained(h.gains[r], r))
			kinds++
			last = r
		}
	}
	if h.mentat != nil {
		parts = append(parts, "the Mentat: "+agentMore(h.mentat))
	}
	parts = append(parts, extra...)
	if text = strings.Join(parts, ", "); text == "" {
		return s.takesNot(t, h)
	}
	right := ""
	if kinds == 1 && len(h.pays) == 0 && (!t.Pos.Seat[h.seat].Human || t.Options.Purses) {
		g := h.gains[last]
		if total := g[len(g)-1].total; total >= 0 {
			right = resourceName(last) + " " + strconv.Itoa(total)
		}
	}
	return append([]step{{verb: "Take", text: text, right: right}}, s.takesNot(t, h)...)
}

// takesNot says what a streamlined Rival leaves in the bank: the table sees the
// icons of the card or the prize and would give it. There is nothing to do, so
// no verb commands it.
func (s Scene) takesNot(t *engine.Table, h *hand) []step {
	var not [engine.ResourceEnd + 1]bool
	for i := range h.others {
		if e := &h.others[i]; e.Kind == engine.EvNotGained && t.Pos.Seat[e.Seat].Streamlined {
			not[e.Resource] = true
		}
	}
	var parts []string
	for r, yes := range not {
		switch {
		case yes && engine.Resource(r) == engine.ResourceEnd:
			parts = append(parts, "no Intrigue card")
		case yes:
			parts = append(parts, "no "+resourceName(engine.Resource(r)))
		}
	}
	if len(parts) == 0 {
		return nil
	}
	return []step{{text: "(" + strings.Join(parts, ", ") + ": it only blocks)"}}
}

// agentMore is what the Mentat of 2020 gives.
func agentMore(e *engine.Event) string {
	if e.Amount == 1 {
		return "an Agent more, ready now"
	}
	return "an Agent more next round"
}

// gained names an amount and, where it is not simply the card's, its causes:
// "1 spice (Signet)", "7 spice (4 and 3 bonus)", "1 Solari for control".
func (s Scene) gained(all []gain, r engine.Resource) string {
	merged := mergeGains(all)
	total := 0
	for i := range merged {
		total += merged[i].n
	}
	text := tokens(total, r)
	if len(merged) == 1 {
		g := &merged[0]
		switch {
		case g.bonus > 0 && g.bonus == g.n:
			return strconv.Itoa(g.n) + " bonus " + resourceName(r)
		case g.bonus > 0:
		case g.cause == engine.ByControl:
			return text + " for control"
		case g.cause == engine.BySignet:
			return text + " (Signet)"
		case g.cause == engine.ByScheme:
			return text + " (Scheme)"
		default:
			return text
		}
	}
	var parts []string
	for i := range merged {
		parts = append(parts, merged[i].parts()...)
	}
	return text + " (" + andList(parts) + ")"
}

// parts names the amounts of one cause within brackets.
func (g *gain) parts() []string {
	n := strconv.Itoa(g.n - g.bonus)
	switch g.cause {
	case engine.BySignet:
		return []string{n + " Signet"}
	case engine.ByScheme:
		return []string{n + " Scheme"}
	case engine.ByControl:
		return []string{n + " for control"}
	}
	var out []string
	if g.n > g.bonus {
		out = append(out, n)
	}
	if g.bonus > 0 {
		out = append(out, strconv.Itoa(g.bonus)+" bonus")
	}
	return out
}

// mergeGains adds up what has the same cause, the card's own first.
func mergeGains(all []gain) []gain {
	var out []gain
next:
	for _, g := range all {
		for i := range out {
			if cardsOwn(out[i].cause) && cardsOwn(g.cause) || out[i].cause == g.cause {
				out[i].n += g.n
				out[i].bonus += g.bonus
				continue next
			}
		}
		if cardsOwn(g.cause) {
			out = append([]gain{g}, out...)
		} else {
			out = append(out, g)
		}
	}
	return out
}

// cardsOwn reports whether a cause goes without saying.
func cardsOwn(c engine.Cause) bool {
	return c != engine.BySignet && c != engine.ByScheme && c != engine.ByControl
}

// stealSteps are the lines for Intrigue taken from opponents.
func (s Scene) stealSteps(h *hand) []step {
	var out []step
	for i := range h.steals {
		e := &h.steals[i]
		text := count(int(e.Amount), "Intrigue card") + " at random from " + s.Names.Object(e.Other)
		if !e.Kept {
			text += ", to the discard pile"
		}
		out = append(out, step{verb: "Take", text: text})
	}
	return out
}

// split parts what is taken from what a payment gives, which comes after it.
func (h *hand) split() (got, bought *hand) {
	if !slices.ContainsFunc(h.pays, func(p payment) bool { return p.first }) {
		return h, &hand{seat: h.seat}
	}
	first, then := *h, hand{seat: h.seat, pays: h.pays}
	for r := range h.gains {
		first.gains[r] = nil
		for _, g := range h.gains[r] {
			to := &first
			if g.bought {
				to = &then
			}
			to.gains[r] = append(to.gains[r], g)
		}
	}
	return &first, &then
}

// paySteps are the lines for what is paid, in the order it happened: for an
// effect, which comes first, or for VP and the Swordmaster.
func (s Scene) paySteps(h *hand, first bool) []step {
	var out []step
	for i := range h.pays {
		if p := &h.pays[i]; p.first == first && p.anything() {
			out = append(out, s.paid(p)...)
		}
	}
	return out
}

// anything reports whether p moves something, or is for something that is told:
// where the table keeps no purses, a payment of tokens alone is neither.
func (p *payment) anything() bool {
	return p.third || p.vp != 0 || p.spies > 0 || p.cost != [engine.ResourceEnd + 1]int{}
}

// paid are the lines for one payment: what is given, then what is moved for it.
func (s Scene) paid(p *payment) []step {
	x := p.given()
	switch {
	case p.third:
		return s.bought(p, x)
	case p.vp != 0 && x.text == "":
		x = step{verb: "Score", text: strconv.Itoa(p.vp) + " VP", vp: true}
	case p.vp != 0:
		x.text += " for " + strconv.Itoa(p.vp) + " VP"
		x.vp = true
	case p.cause == engine.BySignet:
		x.text += " (Signet)"
	case p.cause == engine.ByScheme:
		x.text += " (Scheme)"
	}
	return []step{x}
}

// bought is the Swordmaster beside what it costs, on one line where it fits.
func (s Scene) bought(p *payment, x step) []step {
	took := step{verb: "Take", text: "the Swordmaster", right: "ready next round"}
	if p.ready {
		took.right = "ready now"
	}
	both := step{verb: x.verb, text: x.text + "; take the Swordmaster", right: took.right}
	switch {
	case x.text == "":
		return []step{took}
	case indent+layout.Width(both.text+"  "+both.right) <= s.width():
		return []step{both}
	}
	x.text += " for the Swordmaster"
	return []step{x, took}
}

// given is what the bank, or the supply of Spies, gets.
func (p *payment) given() step {
	var parts []string
	for _, r := range engine.PayOrder {
		if p.cost[r] > 0 {
			parts = append(parts, strconv.Itoa(p.cost[r])+" "+resourceName(r))
		}
	}
	if p.spies > 0 {
		return step{verb: "Recall", text: strings.Join(append([]string{spies(p.spies)}, parts...), ", ")}
	}
	return step{verb: "Pay", text: strings.Join(parts, ", ")}
}
