package tell

import (
	"slices"

	"househagal/cmd/internal/say"
	"househagal/engine"
)

// raiseSteps are the lines for cubes: plain ones on one line, those that score
// or win an Alliance on lines of their own.
func raiseSteps(s say.Speaker, h *hand) []step {
	var out []step
	var plain []string
	for i := range h.raises {
		r := &h.raises[i]
		text := raised(s, r)
		switch {
		case r.steps < 0:
			out = append(out, step{verb: s.Say("tell.do_lower"), text: text, vp: r.vp != 0})
		case r.alliance && r.steps == 0 && r.to < 0: // no cube moves
			text = s.Say("tell.alliance", say.Args{"faction": r.faction, "seat": r.from, "points": r.vp})
			out = append(out, step{verb: s.Say("tell.do_take"), text: text, vp: r.vp != 0})
		case r.vp != 0 || r.alliance:
			out = append(out, step{verb: s.Say("tell.do_raise"), text: text, vp: r.vp != 0})
		default:
			plain = append(plain, text)
		}
	}
	if len(plain) > 0 {
		out = append(out, step{verb: s.Say("tell.do_raise"), text: s.Say("tell.together", say.Args{"texts": plain})})
	}
	return out
}

// raised says where a cube goes and what follows.
func raised(s say.Speaker, r *raise) string {
	why := ""
	switch {
	case r.cause == engine.BySignet:
		why = s.Say("tell.by_signet")
	case r.cause == engine.ByScheme:
		why = s.Say("tell.by_scheme")
	case r.listed:
		why = s.Say("tell.by_list")
	}
	to, n := r.goes()
	return s.Say("tell.raised", say.Args{"faction": r.faction, "to": to, "n": n, "reason": why,
		"alliance": r.alliance, "seat": r.from, "points": r.vp})
}

// goes is where a cube goes, -1 where nobody knows, and by how many steps it does;
// by how many one goes down is not said.
func (r *raise) goes() (to, n int) {
	if r.to >= 0 {
		return r.to, r.steps
	}
	return -1, max(r.steps, 0)
}

// plusVP is "+1 VP", "" for none.
func plusVP(s say.Speaker, n int) string { return s.Say("tell.plus_vp", say.Args{"points": n}) }

// spySteps are the lines for Spies: net moves, in an order that hands can follow. Where
// one is placed that came home before, all that come home are recalled first: a seat owns
// no more Spies than lie on posts or in its supply (rule spy.third).
func spySteps(s say.Speaker, h *hand) []step {
	var placed []string
	for i := range h.placed {
		placed = append(placed, s.Say("tell.place", say.Args{"post": h.placed[i].Post}))
	}
	var home []engine.Post
	for i := range h.home {
		home = append(home, h.home[i].Post)
	}
	var out []step
	stay, left := h.netSpies(s)
	if len(placed) > 0 {
		out = append(out, step{verb: s.Say("tell.do_place"), text: s.Say("tell.together", say.Args{"texts": placed}), brief: stay})
	}
	if len(home) > 0 {
		out = append(out, step{verb: s.Say("tell.do_recall"), text: s.Say("tell.recall", say.Args{"posts": home}), brief: left})
	}
	if len(placed) > 0 && len(home) > 0 && h.homeFirst {
		slices.Reverse(out)
	}
	if h.noSpy {
		out = append(out, step{verb: s.Say("tell.do_place"), text: s.Say("tell.no_spy")})
	}
	if len(placed) > 0 && len(home) > 0 {
		both := s.Say("tell.place_and_recall", say.Args{"texts": placed, "posts": home})
		if h.homeFirst {
			both = s.Say("tell.recall_and_place", say.Args{"texts": placed, "posts": home})
		}
		x := step{verb: out[0].verb, text: both, apart: out}
		if stay != "" {
			x.brief = oneOfTwo(s, &out[0], &out[1]).text
		}
		return []step{x}
	}
	return out
}

// netSpies says which Spies are placed and which come home without those that end up where
// they were; "" where that is no shorter.
func (h *hand) netSpies(s say.Speaker) (placed, home string) {
	var to []string
	var from []engine.Post
	for i := range h.placed {
		if !onPost(h.home, h.placed[i].Post) {
			to = append(to, s.Say("tell.place", say.Args{"post": h.placed[i].Post}))
		}
	}
	for i := range h.home {
		if !onPost(h.placed, h.home[i].Post) {
			from = append(from, h.home[i].Post)
		}
	}
	if len(to) == 0 || len(from) == 0 || len(to) == len(h.placed) {
		return "", ""
	}
	return s.Say("tell.together", say.Args{"texts": to}), s.Say("tell.recall", say.Args{"posts": from})
}

func onPost(events []engine.Event, p engine.Post) bool {
	return slices.ContainsFunc(events, func(e engine.Event) bool { return e.Post == p })
}

// bankSteps are the lines for bonus spice that nobody keeps.
func bankSteps(s say.Speaker, h *hand) []step {
	var out []step
	for i := range h.banked {
		e := &h.banked[i]
		out = append(out, step{verb: s.Say("tell.do_remove"), text: s.Say("tell.banked", say.Args{"n": e.Amount, "space": e.Space})})
	}
	return out
}

// markSteps are the lines for control markers.
func markSteps(s say.Speaker, h *hand) []step {
	var out []step
	for i := range h.marks {
		out = append(out, step{verb: s.Say("tell.do_mark"), text: s.Say("tell.mark", say.Args{"space": h.marks[i].Space})})
	}
	return out
}

// unitSteps are the lines for sandworms and troops.
func unitSteps(s say.Speaker, h *hand, rival bool) []step {
	var out []step
	if h.worms > 0 {
		out = append(out, step{verb: s.Say("tell.do_summon"), text: s.Say("tell.summon", say.Args{"n": h.worms})})
	}
	x := h.troops()
	recruits := []step(nil)
	if left := x.recruited - x.fresh; left > 0 {
		recruits = append(recruits, recruitStep(s, &x, left))
	} else if x.wanted > 0 && x.recruited == 0 {
		recruits = append(recruits, step{verb: s.Say("tell.do_recruit"), text: s.Say("tell.recruit_none")})
	}
	if rival {
		recruits = withMustered(s, h, &x, recruits)
	}
	return append(append(out, recruits...), deploySteps(s, h, &x)...)
}

// recruitStep is the line for recruits that stay at home.
func recruitStep(s say.Speaker, x *troops, left int) step {
	id := say.ID("tell.recruit")
	switch {
	case x.scheme >= left:
		id = "tell.recruit_scheme"
	case x.scheme > 0:
		id = "tell.recruit_part"
	case x.recruited < x.wanted:
		id = "tell.recruit_last"
	}
	return step{verb: s.Say("tell.do_recruit"), text: s.Say(id, say.Args{"n": left, "of": x.scheme}), right: s.Say("tell.garrison", say.Args{"n": x.garrison})}
}

// deployed says how many troops go in and where they stand now: recruits of the
// turn are still in the supply as far as hands are concerned. "" where there is
// nothing to say.
func deployed(s say.Speaker, h *hand, x *troops) string {
	id, home := say.ID("tell.deploy"), x.deployed-x.fresh
	switch {
	case x.deployed > 0 && x.fresh == 0:
		id = "tell.deploy_garrison"
	case x.deployed > 0 && home == 0:
		id = "tell.deploy_supply"
	case x.deployed > 0:
	case h.noDeploy == nil:
		return ""
	case h.noDeploy.Rule == engine.DeployExpert:
		id = "tell.deploy_expert"
	default:
		id = "tell.deploy_none"
	}
	return s.Say(id, say.Args{"n": x.deployed, "recruits": x.fresh, "garrison": home})
}
