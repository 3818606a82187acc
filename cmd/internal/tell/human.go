package tell

import (
	"househagal/cmd/internal/page"
	"househagal/cmd/internal/say"
	"househagal/engine"
)

// total is a figure at the margin of a human's move.
type total struct {
	of totalOf
	n  int
}

type totalOf uint8

// The totals of a move.
const (
	noTotal totalOf = iota
	strengthTotal
	garrisonTotal
	vpTotal
)

// figure says a total at the margin and in a plain line.
func figure(s say.Speaker, seat engine.Seat, x total) (right, said string) {
	short, long := say.ID("tell.strength"), say.ID("tell.strength_said")
	switch x.of {
	case garrisonTotal:
		short, long = "tell.garrison", "tell.garrison_said"
	case vpTotal:
		short, long = "tell.vp", "tell.vp_said"
	}
	return s.Say(short, say.Args{"n": x.n}), s.Say(long, say.Args{"seat": seat, "n": x.n})
}

// humanBlock is a human's move: a record of what was reported, and below it
// reminders of what the board gives.
func (w *teller) humanBlock(h *hand) page.Block {
	s := w.Speaker
	b := page.Block{Head: head(s, h.seat)}
	where, parts, total := w.record(h, false)
	_, saidParts, _ := w.record(h, true)
	said := s.Say("tell.record_said", say.Args{"text": where, "texts": saidParts})
	b.Text = s.Say("tell.record", say.Args{"text": where, "texts": parts})
	own := reminders(s, h)
	if b.Text == "" && len(own) > 0 {
		b.Text, said, own = own[0], own[0], own[1:]
	}
	b.Said = []page.Sentence{{s.Say("tell.record_of", say.Args{"seat": h.seat, "text": s.Sentence(said)})}}
	if total.of != noTotal {
		right, said := figure(s, h.seat, total)
		b.Right, b.Said = right, append(b.Said, page.Sentence{said})
	}
	for _, r := range own {
		b.Steps = append(b.Steps, page.Step{Text: r})
		b.Said = append(b.Said, page.Sentence{s.Sentence(r)})
	}
	return b
}

// record is what a move says, on a page or in plain lines: where the Agent went,
// what is booked, and a total.
func (w *teller) record(h *hand, plain bool) (where string, parts []string, figure total) {
	s := w.Speaker
	units, figure := recordedUnits(s, h, plain)
	parts = append(w.recorded(h), units...)
	switch {
	case h.reveal != nil:
		where = s.Say("tell.record_reveal")
		if h.reveal.Total > 0 {
			parts = append([]string{s.Say("tell.record_swords", say.Args{"n": h.reveal.Amount})}, parts...)
			figure = total{strengthTotal, int(h.reveal.Total)}
		}
	case h.moved != nil:
		where = s.Say("tell.record_agent", say.Args{"n": h.moved.Amount, "of": h.moved.Total})
	case h.sent != engine.NoSpace:
		where = spaceName(s, h.sent)
	case len(parts) > 0:
		where = s.Say("tell.record_card")
	}
	if figure.of == noTotal && h.vpMoved && !w.t.Options.Reactive {
		figure = total{vpTotal, h.vp}
	}
	return where, parts, figure
}

// recorded lists cubes, Spies and all else that a move changed but troops.
func (w *teller) recorded(h *hand) []string {
	s := w.Speaker
	var out []string
	for i := range h.raises {
		out = append(out, influenceNow(s, &h.raises[i]))
	}
	if h.scored != 0 {
		out = append(out, plusVP(s, h.scored))
	}
	for i := range h.home {
		out = append(out, s.Say("tell.record_spy_home", say.Args{"post": h.home[i].Post}))
	}
	for i := range h.placed {
		out = append(out, s.Say("tell.record_spy", say.Args{"post": h.placed[i].Post}))
	}
	if h.hooks {
		out = append(out, s.Say("tell.hooks"))
	}
	if h.wall {
		out = append(out, s.Say("tell.record_wall"))
	}
	if h.mentat != nil {
		out = append(out, s.Say("tell.record_mentat", say.Args{"now": h.mentat.Amount == 1}))
	}
	for i := range h.steals {
		e := &h.steals[i]
		out = append(out, s.Say("tell.record_steal", say.Args{"gain": intrigue(e), "seat": e.Other}))
	}
	if len(h.pairs) > 0 {
		out = append(out, h.pairsTurned(s))
	}
	for i := range h.others {
		if text := w.otherRecord(&h.others[i]); text != "" {
			out = append(out, text)
		}
	}
	return out
}

// otherRecord is what a visit or a card did beside cubes and Spies.
func (w *teller) otherRecord(e *engine.Event) string {
	s := w.Speaker
	switch e.Kind {
	case engine.EvDone:
		return s.Say("tell.record_third_agent")
	case engine.EvHighCouncil:
		return s.Say("tell.record_high_council")
	case engine.EvAgentHome:
		if e.Space == engine.NoSpace {
			return s.Say("tell.record_home")
		}
		return s.Say("tell.record_home_from", say.Args{"space": e.Space})
	case engine.EvWorms:
		return s.Say("tell.summon", say.Args{"n": e.Amount})
	case engine.EvRetreat:
		return s.Say("tell.record_retreat", say.Args{"n": e.Amount})
	case engine.EvToken, engine.EvMuster, engine.EvUnitsOut, engine.EvLost, engine.EvLostIn, engine.EvUnitBack:
		return s.Say(unitTexts[e.Kind].record, unitArgs(e))
	case engine.EvTrackHome:
		return s.Say("tell.record_track_home", say.Args{"track": e.Track, "n": e.Amount})
	case engine.EvTile:
		return tileRecord(s, e)
	case engine.EvMore:
		if e.Amount == int16(engine.MoreFirst) {
			return s.Say("tell.record_first", say.Args{"track": e.Track})
		}
		return Note(s, w.Typed(e))
	}
	return ""
}

// influenceNow says where a cube stands now: "Spacing Guild 5, its Alliance from
// Staban, +1 VP".
func influenceNow(s say.Speaker, r *raise) string {
	to, n := r.goes()
	return s.Say("tell.stands", say.Args{"faction": r.faction, "to": to, "n": n, "alliance": r.alliance, "seat": r.from, "points": r.vp})
}

// recordedUnits says how many troops went in; without a Combat space, how many
// were recruited.
func recordedUnits(s say.Speaker, h *hand, plain bool) (parts []string, figure total) {
	x := h.troops()
	at4 := recruitedAt4(s, h, &x)
	for i := range h.units {
		parts = append(parts, s.Say(unitTexts[engine.EvUnitsIn].record, unitArgs(&h.units[i])))
		figure = total{strengthTotal, int(h.units[i].Total)}
	}
	recruited := s.Say("tell.record_recruited", say.Args{"n": x.recruited, "text": at4})
	switch {
	case x.deployed > 0:
		if at4 != "" {
			parts = append(parts, recruited)
		}
		return append(parts, s.Say("tell.record_deployed", say.Args{"n": x.deployed})), total{strengthTotal, x.strength}
	case len(parts) > 0:
		return parts, figure
	case h.noDeploy != nil:
		return []string{s.Say("tell.record_deployed_none")}, total{strengthTotal, x.strength}
	case x.recruited > 0:
		return []string{recruited}, total{garrisonTotal, x.garrison}
	case x.wanted > 0 && plain:
		return []string{s.Say("tell.record_recruited_none_said")}, total{}
	case x.wanted > 0:
		return []string{s.Say("tell.record_recruited_none")}, total{}
	}
	for i := len(h.others) - 1; i >= 0; i-- {
		if e := &h.others[i]; e.Kind == engine.EvWorms {
			return nil, total{strengthTotal, int(e.Strength)}
		}
	}
	return nil, total{}
}

// recruitedAt4 says which recruits are the bonus that a track prints at 4:
// "Emperor at 4"; "" where none are.
func recruitedAt4(s say.Speaker, h *hand, x *troops) string {
	for _, f := range h.bonuses {
		for i := range s.Box.Rules.Factions[f].BonusAt4 {
			e := &s.Box.Rules.Factions[f].BonusAt4[i]
			if e.Verb != engine.DoRecruit {
				continue
			}
			if x.recruited > int(e.N) {
				return s.Say("tell.at4_part", say.Args{"n": e.N, "faction": f})
			}
			return s.Say("tell.at4", say.Args{"faction": f})
		}
	}
	return ""
}

// reminders say what a human takes because of the move, for its own hands.
func reminders(s say.Speaker, h *hand) []string {
	var out []string
	for r := engine.Solari; r <= engine.ResourceEnd; r++ {
		for _, g := range h.gains[r] {
			id := say.ID("tell.remind")
			switch {
			case g.space != engine.NoSpace:
				id = "tell.remind_control"
			case g.at4 != engine.NoFaction:
				id = "tell.remind_at4"
			}
			out = append(out, s.Say(id, say.Args{"gain": say.Amount{N: g.n, Of: r}, "space": g.space, "faction": g.at4}))
		}
	}
	for _, steps := range [][]step{tilesOff(s, h.others), hostSteps(s, h), paySteps(s, h, true), paySteps(s, h, false), lostSteps(s, h)} {
		for _, x := range steps {
			out = append(out, s.Say("tell.step", say.Args{"word": x.verb, "text": x.text}))
		}
	}
	return out
}
