package tell

import (
	"househagal/cmd/internal/page"
	"househagal/cmd/internal/say"
	"househagal/engine"
)

// unitTexts are what is said of units beside troops and of tokens: the verb and
// text of a Rival's instruction, and what a human's move is recorded as.
var unitTexts = [engine.EventEnd]struct{ verb, step, record say.ID }{
	engine.EvToken:      {"tell.do_take", "tell.token", "tell.record_token"},
	engine.EvTokenGone:  {"tell.do_remove", "tell.token_gone", ""},
	engine.EvTokenLeft:  {"", "tell.token_left", ""},
	engine.EvMuster:     {"tell.do_recruit", "tell.mustered", "tell.record_mustered"},
	engine.EvUnitsIn:    {"tell.do_deploy", "tell.units_in", "tell.record_units_in"},
	engine.EvUnitsOut:   {"tell.do_retreat", "tell.units_out", "tell.units_out"},
	engine.EvLost:       {"tell.do_remove", "tell.units_lost", "tell.record_units_lost"},
	engine.EvLostIn:     {"tell.do_remove", "tell.units_lost_in", "tell.record_units_lost_in"},
	engine.EvBonusTaken: {"", "tell.bonus_taken", ""},
	engine.EvHost:       {"", "tell.host", ""},
	engine.EvUnitBack:   {"tell.do_move", "tell.unit_back", "tell.unit_back"},
}

func unitArgs(e *engine.Event) say.Args {
	return say.Args{"n": e.Amount, "unit": e.Unit, "space": e.Space}
}

// unitStep is a line of a Rival's block.
func unitStep(s say.Speaker, e *engine.Event) step {
	x := unitTexts[e.Kind]
	out := step{text: s.Say(x.step, unitArgs(e))}
	if e.Kind == engine.EvTokenLeft {
		out.brief = s.Say("tell.token_left_brief", unitArgs(e))
	}
	if x.verb != "" {
		out.verb = s.Say(x.verb)
	}
	if e.Kind == engine.EvUnitsIn || e.Kind == engine.EvLostIn {
		out.right = s.Say("tell.strength", say.Args{"n": e.Total})
	}
	return out
}

// hostSteps are the lines of a human whose space a Rival came to.
func hostSteps(s say.Speaker, h *hand) []step {
	var out []step
	for i := range h.others {
		if e := &h.others[i]; e.Kind == engine.EvHost {
			out = append(out, step{verb: s.Say("tell.do_take"), text: s.Say("tell.host_takes", say.Args{"gain": intrigue(e), "space": e.Space})})
		}
	}
	return out
}

// unitsBack are the lines of a human whose tile took units out of the Conflict.
func unitsBack(s say.Speaker, h *hand) []step {
	var out []step
	for i := range h.others {
		if e := &h.others[i]; e.Kind == engine.EvUnitBack {
			out = append(out, unitStep(s, e))
		}
	}
	return out
}

// unitsHome tells where units go that do not simply go to supply, or are no troops.
func (w *teller) unitsHome() {
	for ; w.at < len(w.events) && w.events[w.at].Kind == engine.EvUnitsHome; w.at++ {
		e := &w.events[w.at]
		args := unitArgs(e)
		args["gone"] = w.t.Rules.HomeOf(e.Unit, w.t.Pos.Seat[e.Seat].Human) == engine.ToBox
		args["kept"] = w.t.Rules.HomeOf(e.Unit, w.t.Pos.Seat[e.Seat].Human) == engine.ToSupply
		w.add(page.Block{Head: head(w.Speaker, e.Seat), Text: w.Say("combat.units_home", args)})
	}
}

// flags tells which unit of a winner goes onto a flag, and which come home.
func (w *teller) flags() {
	for ; w.at < len(w.events); w.at++ {
		e := &w.events[w.at]
		id := say.ID("combat.flag")
		switch e.Kind {
		case engine.EvFlag:
		case engine.EvFlagHome:
			id = "combat.flag_home"
		default:
			return
		}
		w.add(page.Block{Head: head(w.Speaker, e.Seat), Text: w.Say(id, say.Args{"unit": e.Unit, "space": e.Space, "seat": e.Other})})
	}
}

// token books a token that is taken: what was paid just before is its price.
func (h *hand) token(e *engine.Event) {
	if n := len(h.pays); n > 0 && e.Rule == engine.TokensRival { // of a human no payment is told
		p := &h.pays[n-1]
		p.unit, p.space = e.Unit, e.Space
	}
	h.other(e)
}

// toldBefore reports whether event i is told with what it cost, or with troops.
func (h *hand) toldBefore(i int) bool {
	e := &h.others[i]
	if e.Kind == engine.EvMuster {
		return true
	}
	for j := range h.pays {
		if p := &h.pays[j]; e.Kind == engine.EvToken && p.unit == e.Unit && p.space == e.Space && p.anything() {
			return true
		}
	}
	return false
}

// musterSteps are the lines for units that come before what else hands do.
func musterSteps(s say.Speaker, h *hand) []step {
	var out []step
	for i := range h.others {
		if e := &h.others[i]; e.Kind == engine.EvMuster {
			out = append(out, unitStep(s, e))
		}
	}
	return joined(s, out)
}

// withMustered adds units that are recruited to the line of recruits, where that says
// nothing but how many stay at home.
func withMustered(s say.Speaker, h *hand, x *troops, recruits []step) []step {
	var apart []step
	var texts []string
	for i := max(0, h.buys()); i < len(h.others); i++ {
		if e := &h.others[i]; e.Kind == engine.EvMuster {
			apart = append(apart, unitStep(s, e))
			texts = append(texts, counted(s, int(e.Amount), e.Unit))
		}
	}
	left := x.recruited - x.fresh
	switch {
	case len(apart) == 0:
		return recruits
	case left <= 0 || x.scheme > 0 || x.recruited < x.wanted:
		return append(joined(s, apart), recruits...)
	}
	both := recruits[0]
	both.text = s.Say("tell.recruit_units", say.Args{"texts": append(texts, counted(s, left, 0))})
	both.apart = append(apart, recruits[0])
	return []step{both}
}

// counted is how many units of a kind; 0: troops.
func counted(s say.Speaker, n int, k engine.Unit) string {
	return s.Say("tell.counted", say.Args{"n": n, "unit": k})
}

// deploySteps are the lines for what goes into the Conflict: units beside troops and
// troops on one line where they fit.
func deploySteps(s say.Speaker, h *hand, x *troops) []step {
	var out []step
	verb, home := s.Say("tell.do_deploy"), []string(nil)
	for i := range h.units {
		e := &h.units[i]
		home = append(home, counted(s, int(e.Amount), e.Unit))
		out = []step{{verb: verb, text: s.Say("tell.deploy_units", say.Args{"texts": home, "recruits": 0}), right: s.Say("tell.strength", say.Args{"n": e.Total})}}
	}
	text := deployed(s, h, x)
	if text == "" {
		return out
	}
	troops := step{verb: verb, text: text, right: s.Say("tell.strength", say.Args{"n": x.strength})}
	out = append(out, troops)
	if len(home) == 0 || x.deployed == 0 {
		return out
	}
	if n := x.deployed - x.fresh; n > 0 {
		home = append(home, counted(s, n, 0))
	}
	both := troops
	both.text, both.apart = s.Say("tell.deploy_units", say.Args{"texts": home, "recruits": x.fresh}), out
	return []step{both}
}
