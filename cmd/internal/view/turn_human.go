package view

import (
	"strconv"
	"strings"

	"househagal/engine"
)

// humanBlock is a human's move: a record of what was reported, and below it
// reminders of what the board gives.
func (s Scene) humanBlock(t *engine.Table, h *hand) block {
	b := block{head: s.Names.Caps(h.seat), record: true, seat: h.seat}
	b.text, b.right = s.record(t, h)
	for _, r := range s.reminders(h) {
		b.steps = append(b.steps, step{text: r})
	}
	if b.text == "" && len(b.steps) > 0 {
		b.text, b.steps = b.steps[0].text, b.steps[1:]
	}
	return b
}

// record is the line of a move: where the Agent went and what is booked.
func (s Scene) record(t *engine.Table, h *hand) (text, right string) {
	parts := s.recorded(h)
	units, right := s.recordedUnits(h)
	parts = append(parts, units...)
	switch {
	case h.reveal != nil:
		text = "Reveal turn"
		if h.reveal.Total > 0 {
			parts = append([]string{count(int(h.reveal.Amount), "sword")}, parts...)
			right = "strength " + strconv.Itoa(int(h.reveal.Total))
		}
	case h.moved != nil:
		text = "Agent " + strconv.Itoa(int(h.moved.Amount)) + " of " + strconv.Itoa(int(h.moved.Total))
	case h.sent != engine.NoSpace:
		text = s.space(h.sent)
	case len(parts) > 0:
		text = "Card"
	}
	if len(parts) > 0 {
		text += ": " + strings.Join(parts, "; ")
	}
	if right == "" && h.vpMoved && !t.Options.Reactive {
		right = strconv.Itoa(h.vp) + " VP"
	}
	return text, right
}

// recorded lists cubes, Spies and all else that a move changed but troops.
func (s Scene) recorded(h *hand) []string {
	var out []string
	for i := range h.raises {
		out = append(out, s.stands(&h.raises[i]))
	}
	if h.scored != 0 {
		out = append(out, plusVP(h.scored, ""))
	}
	for i := range h.home {
		out = append(out, "Spy "+s.post(h.home[i].Post)+" recalled")
	}
	for i := range h.placed {
		out = append(out, "Spy "+s.post(h.placed[i].Post))
	}
	if h.hooks {
		out = append(out, "Maker Hooks")
	}
	if h.wall {
		out = append(out, "the Shield Wall is gone")
	}
	if h.mentat != nil {
		out = append(out, agentMore(h.mentat))
	}
	for i := range h.steals {
		e := &h.steals[i]
		out = append(out, count(int(e.Amount), "Intrigue card")+" from "+s.Names.Object(e.Other))
	}
	for i := range h.others {
		if text := s.otherRecord(&h.others[i]); text != "" {
			out = append(out, text)
		}
	}
	return out
}

// otherRecord is what a visit or a card did beside cubes and Spies.
func (s Scene) otherRecord(e *engine.Event) string {
	switch e.Kind {
	case engine.EvDone:
		return "take the third Agent, ready now"
	case engine.EvHighCouncil:
		return "take a seat"
	case engine.EvAgentHome:
		if e.Space == engine.NoSpace {
			return "an Agent home"
		}
		return "Agent home from " + s.space(e.Space)
	case engine.EvWorms:
		return count(int(e.Amount), "sandworm")
	case engine.EvRetreat:
		return count(int(e.Amount), "troop") + " back to the garrison"
	case engine.EvMore:
		return s.note(e)
	}
	return ""
}

// stands says where a cube stands now: "Spacing Guild 5, its Alliance from
// Staban, +1 VP".
func (s Scene) stands(r *raise) string {
	text := s.faction(r.faction)
	switch {
	case r.to >= 0:
		text += " " + strconv.Itoa(r.to)
	case r.steps > 0:
		text += " +" + strconv.Itoa(r.steps)
	}
	if r.alliance {
		if r.to >= 0 {
			text += ", its Alliance"
		} else {
			text += " Alliance"
		}
		if r.from != engine.NoSeat {
			text += " from " + s.Names.Object(r.from)
		}
	}
	return text + plusVP(r.vp, ", ")
}

// recordedUnits says how many troops went in; without a Combat space, how many
// were recruited.
func (s Scene) recordedUnits(h *hand) (parts []string, right string) {
	x := h.troops()
	at4 := s.recruitedAt4(h)
	switch {
	case x.deployed > 0 && at4 != "":
		return []string{count(x.recruited, "troop") + " recruited" + at4, count(x.deployed, "troop") + " deployed"}, "strength " + strconv.Itoa(x.strength)
	case x.deployed > 0:
		return []string{count(x.deployed, "troop") + " deployed"}, "strength " + strconv.Itoa(x.strength)
	case h.noDeploy != nil:
		return []string{"no troops deployed"}, "strength " + strconv.Itoa(x.strength)
	case x.recruited > 0:
		return []string{count(x.recruited, "troop") + " recruited" + at4}, "garrison " + strconv.Itoa(x.garrison)
	case x.wanted > 0:
		return []string{"no troops recruited: none in the supply"}, ""
	}
	for i := len(h.others) - 1; i >= 0; i-- {
		if e := &h.others[i]; e.Kind == engine.EvWorms {
			return nil, "strength " + strconv.Itoa(int(e.Strength))
		}
	}
	return nil, ""
}

// recruitedAt4 says which recruits are the bonus that a track prints at 4: "
// (Emperor at 4)"; "" where none are.
func (s Scene) recruitedAt4(h *hand) string {
	for _, f := range h.bonuses {
		for i := range s.Box.Rules.Tracks[f].BonusAt4 {
			e := &s.Box.Rules.Tracks[f].BonusAt4[i]
			if e.Verb != engine.DoRecruit {
				continue
			}
			if x := h.troops(); x.recruited > int(e.N) {
				return " (" + strconv.Itoa(int(e.N)) + " of them " + s.faction(f) + " at 4)"
			}
			return " (" + s.faction(f) + " at 4)"
		}
	}
	return ""
}

// reminders say what a human takes because of the move, for its own hands.
func (s Scene) reminders(h *hand) []string {
	var out []string
	for r := engine.Solari; r <= engine.ResourceEnd; r++ {
		for _, g := range h.gains[r] {
			text := "Take " + tokens(g.n, r)
			switch {
			case g.space != engine.NoSpace:
				text += " (control of " + s.space(g.space) + ")"
			case g.at4 != engine.NoFaction:
				text += " (" + s.faction(g.at4) + " at 4)"
			}
			out = append(out, text)
		}
	}
	for _, x := range append(s.paySteps(h, true), s.paySteps(h, false)...) {
		out = append(out, x.verb+" "+x.text)
	}
	for _, x := range s.lostSteps(h) {
		out = append(out, x.verb+" "+x.text)
	}
	return out
}
