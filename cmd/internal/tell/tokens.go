package tell

import (
	"slices"

	"househagal/cmd/internal/say"
	"househagal/engine"
)

// takeSteps are the lines for what comes from the bank. The total stands at the
// margin when it is one kind of thing, the table keeps it, and nothing is paid
// away again.
func takeSteps(s say.Speaker, t *engine.Table, h *hand, extra ...string) []step {
	kinds, last := 0, engine.Solari
	var parts []string
	if h.hooks {
		parts = append(parts, s.Say("tell.hooks"))
	}
	for r := engine.Solari; r <= engine.ResourceEnd; r++ {
		if len(h.gains[r]) > 0 {
			parts = append(parts, gained(s, h.gains[r], r, h.control))
			kinds++
			last = r
		}
	}
	if h.mentat != nil {
		parts = append(parts, s.Say("tell.mentat", say.Args{"now": h.mentat.Amount == 1}))
	}
	if parts = append(parts, extra...); len(parts) == 0 {
		return takesNot(s, t, h)
	}
	right := ""
	if kinds == 1 && len(h.pays) == 0 && !h.spends && (!t.Pos.Seat[h.seat].Human || t.Options.Purses) {
		g := h.gains[last]
		if total := g[len(g)-1].total; total >= 0 {
			right = s.Say("tell.purse", say.Args{"resource": last, "n": total})
		}
	}
	took := step{verb: s.Say("tell.do_take"), text: s.Say("tell.take", say.Args{"texts": parts}), right: right}
	return append([]step{took}, takesNot(s, t, h)...)
}

// takesNot says what a streamlined Rival leaves in the bank: the table sees the
// icons of the card or the prize and would give it. There is nothing to do, so
// no verb commands it.
func takesNot(s say.Speaker, t *engine.Table, h *hand) []step {
	var not [engine.ResourceEnd + 1]bool
	for i := range h.others {
		if e := &h.others[i]; e.Kind == engine.EvNotGained && t.Pos.Seat[e.Seat].Streamlined {
			not[e.Resource] = true
		}
	}
	var parts []string
	for r, left := range not {
		if left {
			parts = append(parts, s.Say("tell.takes_no", say.Args{"resource": engine.Resource(r)}))
		}
	}
	if len(parts) == 0 {
		return nil
	}
	return []step{{text: s.Say("tell.takes_not", say.Args{"texts": parts})}}
}

// gained names an amount and, where it is not simply the card's, its causes:
// "1 spice (Signet)", "7 spice (4 and 3 bonus)", "1 Solari for control".
func gained(s say.Speaker, all []gain, r engine.Resource, control wording) string {
	merged := mergeGains(all)
	total := say.Amount{Of: r}
	for i := range merged {
		total.N += merged[i].n
	}
	if g := &merged[0]; len(merged) == 1 && (g.bonus == 0 || g.bonus == g.n) {
		return gainWhole(s, g, total, control)
	}
	var parts []string
	for i := range merged {
		parts = append(parts, gainParts(s, &merged[i], control)...)
	}
	return s.Say("tell.gain_parts", say.Args{"gain": total, "texts": parts})
}

// gainWhole names an amount of one cause.
func gainWhole(s say.Speaker, g *gain, all say.Amount, control wording) string {
	id := say.ID("tell.gain")
	switch {
	case g.bonus > 0:
		id = "tell.gain_bonus"
	case g.cause == engine.ByControl:
		id = [...]say.ID{controlFor: "tell.gain_control", controlOf: "tell.gain_control_of", controlBrief: "tell.gain_control_brief"}[control]
	case g.cause == engine.BySignet:
		id = "tell.gain_signet"
	case g.cause == engine.ByScheme:
		id = "tell.gain_scheme"
	case g.cause == byDividends:
		id = "tell.gain_dividends"
	}
	return s.Say(id, say.Args{"gain": all, "n": all.N, "resource": all.Of, "space": g.space})
}

// gainParts names the amounts of one cause within brackets.
func gainParts(s say.Speaker, g *gain, control wording) []string {
	n := g.n - g.bonus
	switch g.cause {
	case engine.BySignet:
		return []string{s.Say("tell.part_signet", say.Args{"n": n})}
	case engine.ByScheme:
		return []string{s.Say("tell.part_scheme", say.Args{"n": n})}
	case byDividends:
		return []string{s.Say("tell.part_dividends", say.Args{"n": n})}
	case engine.ByControl:
		id := [...]say.ID{controlFor: "tell.part_control", controlOf: "tell.part_control_of", controlBrief: "tell.part_control_brief"}[control]
		return []string{s.Say(id, say.Args{"n": n, "space": g.space})}
	}
	var out []string
	if n > 0 {
		out = append(out, s.Say("tell.part", say.Args{"n": n}))
	}
	if g.bonus > 0 {
		out = append(out, s.Say("tell.part_bonus", say.Args{"n": g.bonus}))
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
	return c != engine.BySignet && c != engine.ByScheme && c != engine.ByControl && c != byDividends
}

// stealSteps are the lines for Intrigue taken from opponents.
func stealSteps(s say.Speaker, h *hand) []step {
	var out []step
	for i := range h.steals {
		e := &h.steals[i]
		text := s.Say("tell.steal", say.Args{"gain": intrigue(e), "seat": e.Other, "kept": e.Kept})
		out = append(out, step{verb: s.Say("tell.do_take"), text: text})
	}
	return out
}

// split parts what is taken from what a payment gives, which comes after it.
func (h *hand) split() (got, bought *hand) {
	if !slices.ContainsFunc(h.pays, func(p payment) bool { return p.first }) {
		return h, &hand{seat: h.seat}
	}
	first, then := *h, hand{seat: h.seat, pays: h.pays}
	h.partGains(&then, &first, func(g *gain) bool { return g.bought })
	return &first, &then
}

// partGains gives the gains of h to one of two others, by what each of them is.
func (h *hand) partGains(yes, no *hand, is func(*gain) bool) {
	for r := range h.gains {
		yes.gains[r], no.gains[r] = nil, nil
		for _, g := range h.gains[r] {
			to := no
			if is(&g) {
				to = yes
			}
			to.gains[r] = append(to.gains[r], g)
		}
	}
}

// paySteps are the lines for what is paid, in the order it happened: for an
// effect, which comes first, or for VP and the Swordmaster.
func paySteps(s say.Speaker, h *hand, first bool) []step {
	var out []step
	for i := range h.pays {
		if p := &h.pays[i]; p.first == first && p.anything() {
			out = append(out, paid(s, p)...)
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
func paid(s say.Speaker, p *payment) []step {
	switch {
	case p.third:
		return bought(s, p)
	case p.unit != 0:
		return boughtToken(s, p)
	}
	id := say.ID("tell.pay")
	switch {
	case p.vp != 0 && !p.given():
		return []step{{verb: s.Say("tell.do_score"), text: s.Say("tell.vp", say.Args{"n": p.vp}), vp: true}}
	case p.vp != 0:
		id = "tell.pay_vp"
	case p.cause == engine.BySignet:
		id = "tell.pay_signet"
	case p.cause == engine.ByScheme:
		id = "tell.pay_scheme"
	}
	return []step{{verb: payVerb(s, p), text: s.Say(id, say.Args{"price": price(s, p), "n": p.vp}), vp: p.vp != 0}}
}

// bought is the Swordmaster beside what it costs, on one line where it fits.
func bought(s say.Speaker, p *payment) []step {
	took := step{verb: s.Say("tell.do_take"), text: s.Say("tell.swordmaster"), right: s.Say("tell.ready", say.Args{"now": p.ready})}
	if !p.given() {
		return []step{took}
	}
	both := step{verb: payVerb(s, p), text: s.Say("tell.pay_and_take", say.Args{"price": price(s, p)}), right: took.right}
	both.apart = []step{{verb: both.verb, text: s.Say("tell.pay_swordmaster", say.Args{"price": price(s, p)})}, took}
	return []step{both}
}

// boughtToken is a token beside what it costs, on one line where it fits.
func boughtToken(s say.Speaker, p *payment) []step {
	args := say.Args{"price": price(s, p), "unit": p.unit, "space": p.space}
	both := step{verb: payVerb(s, p), text: s.Say("tell.pay_token", args)}
	both.apart = []step{{verb: both.verb, text: s.Say("tell.pay_unit", args)}, {verb: s.Say("tell.do_take"), text: s.Say("tell.token", args)}}
	return []step{both}
}

// given reports whether the bank, or the supply of Spies, gets anything.
func (p *payment) given() bool { return p.spies > 0 || p.cost != [engine.ResourceEnd + 1]int{} }

// payVerb is what hands do with what is given.
func payVerb(s say.Speaker, p *payment) string {
	if p.spies > 0 {
		return s.Say("tell.do_recall")
	}
	return s.Say("tell.do_pay")
}

// price is what is given, the Spies first.
func price(s say.Speaker, p *payment) say.List {
	var out say.List
	if p.spies > 0 {
		out = append(out, s.Say("tell.spies", say.Args{"n": p.spies}))
	}
	for _, r := range engine.PayOrder {
		if p.cost[r] > 0 {
			out = append(out, say.Amount{N: p.cost[r], Of: r})
		}
	}
	return out
}
