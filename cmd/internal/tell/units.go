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
