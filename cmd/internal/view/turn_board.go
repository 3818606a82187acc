package view

import (
	"strconv"
	"strings"

	"househagal/cmd/internal/layout"
	"househagal/engine"
)

// raiseSteps are the lines for cubes: plain ones on one line, those that score
// or win an Alliance on lines of their own.
func (s Scene) raiseSteps(h *hand) []step {
	var out []step
	var plain []string
	for i := range h.raises {
		r := &h.raises[i]
		text := s.raised(r)
		switch {
		case r.steps < 0:
			out = append(out, step{verb: "Lower", text: text, vp: r.vp != 0})
		case r.alliance && r.steps == 0 && r.to < 0: // no cube moves
			out = append(out, step{verb: "Take", text: s.takenOver(r), vp: r.vp != 0})
		case r.vp != 0 || r.alliance:
			out = append(out, step{verb: "Raise", text: text, vp: r.vp != 0})
		default:
			plain = append(plain, text)
		}
	}
	if len(plain) > 0 {
		out = append(out, step{verb: "Raise", text: strings.Join(plain, "; ")})
	}
	return out
}

// raised says where a cube goes and what follows.
func (s Scene) raised(r *raise) string {
	text := s.faction(r.faction)
	switch {
	case r.to >= 0 && r.steps == 0:
		text += " no further than " + strconv.Itoa(r.to)
	case r.to >= 0:
		text += " to " + strconv.Itoa(r.to)
	case r.steps > 0:
		text += " by " + strconv.Itoa(r.steps)
	}
	switch r.cause {
	case engine.BySignet:
		text += " (Signet)"
	case engine.ByScheme:
		text += " (Scheme)"
	default:
		if r.listed {
			text += " (Rival card's list)"
		}
	}
	if r.alliance {
		text += ", take its Alliance"
		if r.from != engine.NoSeat {
			text += " from " + s.Names.Object(r.from)
		}
	}
	return text + plusVP(r.vp, ", ")
}

// takenOver is an Alliance that changes hands while no cube of its new holder moves.
func (s Scene) takenOver(r *raise) string {
	text := "the " + s.faction(r.faction) + " Alliance"
	if r.from != engine.NoSeat {
		text += " from " + s.Names.Object(r.from)
	}
	return text + plusVP(r.vp, ", ")
}

// plusVP is ", +1 VP" or "" for none.
func plusVP(n int, before string) string {
	if n == 0 {
		return ""
	}
	sign := "+"
	if n < 0 {
		sign = ""
	}
	return before + sign + strconv.Itoa(n) + " VP"
}

// spySteps are the lines for Spies: net moves.
func (s Scene) spySteps(h *hand) []step {
	var placed []string
	for i := range h.placed {
		placed = append(placed, "a Spy "+s.post(h.placed[i].Post))
	}
	back := s.spiesBack(h, "the one", "two: ", "three: ")
	var out []step
	switch text := strings.Join(placed, "; "); {
	case text != "" && back != "" && indent+layout.Width(text+"; recall "+back) <= s.width():
		return []step{{verb: "Place", text: text + "; recall " + back}}
	case text != "":
		out = append(out, step{verb: "Place", text: text})
	}
	if back != "" {
		out = append(out, step{verb: "Recall", text: s.spiesBack(h, "the Spy", "two Spies: ", "three Spies: ")})
	}
	if h.noSpy {
		out = append(out, step{verb: "Place", text: "no Spy: no such post is free"})
	}
	return out
}

// spiesBack names the Spies that come home by their posts, after the words for as
// many: "the one on the Emperor post", "two: on the Emperor post, beside Deep
// Desert". "" where none does.
func (s Scene) spiesBack(h *hand, one, two, three string) string {
	var where []string
	for i := range h.home {
		where = append(where, s.post(h.home[i].Post))
	}
	heads := [...]string{"", one + " ", two, three}
	return heads[min(len(where), engine.SpiesOfSeat)] + strings.Join(where, ", ")
}

// bankSteps are the lines for bonus spice that nobody keeps.
func (s Scene) bankSteps(h *hand) []step {
	var out []step
	for i := range h.banked {
		e := &h.banked[i]
		out = append(out, step{verb: "Remove", text: strconv.Itoa(int(e.Amount)) + " bonus spice from " + s.space(e.Space) + ", to the bank"})
	}
	return out
}

// markSteps are the lines for control markers.
func (s Scene) markSteps(h *hand) []step {
	var out []step
	for i := range h.marks {
		out = append(out, step{verb: "Mark", text: "control of " + s.space(h.marks[i].Space)})
	}
	return out
}

// unitSteps are the lines for sandworms and troops.
func (s Scene) unitSteps(h *hand) []step {
	var out []step
	if h.worms > 0 {
		out = append(out, step{verb: "Summon", text: count(h.worms, "sandworm")})
	}
	x := h.troops()
	if left := x.recruited - x.fresh; left > 0 {
		out = append(out, recruitStep(&x, left))
	} else if x.wanted > 0 && x.recruited == 0 {
		out = append(out, step{verb: "Recruit", text: "no troops: none in the supply"})
	}
	strength := "strength " + strconv.Itoa(x.strength)
	switch {
	case x.deployed > 0:
		out = append(out, step{verb: "Deploy", text: deployed(&x), right: strength})
	case h.noDeploy != nil && h.noDeploy.Rule == engine.DeployExpert:
		out = append(out, step{verb: "Deploy", text: "no troops: far enough ahead (Expert Deployment)", right: strength})
	case h.noDeploy != nil:
		out = append(out, step{verb: "Deploy", text: "no troops: none in the garrison", right: strength})
	}
	return out
}

func recruitStep(x *troops, left int) step {
	text := count(left, "troop") + " into the garrison"
	switch {
	case x.scheme > 0:
		text += schemePart(min(x.scheme, left), left)
	case x.recruited < x.wanted:
		text += ", then the supply is empty"
	}
	return step{verb: "Recruit", text: text, right: "garrison " + strconv.Itoa(x.garrison)}
}

// schemePart says how many of the recruits left at home are the Scheme's.
func schemePart(n, left int) string {
	if n == left {
		return " (Scheme)"
	}
	return " (" + strconv.Itoa(n) + " of them Scheme)"
}

// deployed says how many troops go in and where they stand now: recruits of the
// turn are still in the supply as far as hands are concerned.
func deployed(x *troops) string {
	text := count(x.deployed, "troop")
	home := x.deployed - x.fresh
	switch {
	case x.fresh == 0:
		return text + " from garrison"
	case home == 0:
		return text + " from supply"
	}
	return text + ": " + strconv.Itoa(x.fresh) + " from supply, " + strconv.Itoa(home) + " from garrison"
}
