package evening

import (
	"fmt"

	"househagal/engine"
)

// honest are people who tell hagal about a game that really lies on their table:
// what they are asked, and what they must tell. It answers as truth has it.
type honest struct {
	truth *truth
	clock *clock
	used  [engine.Seats + 1]int                     // by seat: answers of truth that are used
	faith func(*engine.Table, engine.Question) bool // shown says whether a space is offered by name

	token engine.Faction // the Alliance that was told of just now
	fail  func(string, ...any)

	shared int                  // dividends that were told of
	asked  [engine.QKindEnd]int // how often a fact of a kind was asked
}

// next finds the next answer of truth of a kind for the seat; of one that begins
// a move all before it are passed.
func (h *honest) next(q engine.Question, kinds ...engine.QKind) (answered, int, bool) {
	for i := h.used[q.Seat]; i < len(h.truth.list); i++ {
		x := h.truth.list[i]
		if x.q.Seat != q.Seat {
			continue
		}
		for _, k := range kinds {
			if x.q.Kind == k {
				return x, i, true
			}
		}
		if !q.Follow {
			continue
		}
		// of these the first is not asked in reactive input, the other where a flag is not told of
		if !x.q.Follow && x.q.Kind != engine.AskIntriguePlay && x.q.Kind != engine.AskDefend {
			break
		}
	}
	return answered{}, 0, false
}

// Ask answers a question of hagal.
func (h *honest) Ask(t *engine.Table, q engine.Question) int {
	switch q.Kind {
	case engine.AskWhereTo:
		return h.whereTo(t, q)
	case engine.AskReveal:
		return h.reveal(t, q)
	case engine.AskTarget:
		if h.truth.reached(t.Pos.Round) {
			return 1
		}
		return 0
	case engine.AskAgentHome:
		return h.agentHome(q)
	case engine.AskFaction:
		if f := h.token; f != engine.NoFaction && q.Rule == engine.InfluenceAlliance {
			h.token = engine.NoFaction
			return int(f)
		}
	case engine.AskTile:
		return h.under(t, q.Stack, engine.Tile(q.Amount))
	case engine.AskHadWorm:
		return bit(h.truth.worms[t.Pos.Round][q.Seat])
	}
	if q.Kind.Info().Fact {
		h.asked[q.Kind]++
		if n := len(h.clock.asked); n > 0 && t.Pos.Phase == engine.PlayerTurns && !t.Pos.Seat[t.Turn.Seat].Human {
			h.clock.asked[n-1]++
		}
		return h.fact(t, &q)
	}
	x, i, ok := h.next(q, q.Kind)
	for ok && q.Kind == engine.AskFaction && x.turn != t.Turn.Seat { // it was the human's own, in a move of which nobody tells
		h.used[q.Seat] = i + 1
		x, i, ok = h.next(q, q.Kind)
	}
	if !ok && (q.Kind == engine.AskTroops || q.Kind == engine.AskPayTimes || q.Kind == engine.AskPost || q.Kind == engine.AskToken) && q.Fits(0) {
		return 0 // nothing to pay with, no Spy to place
	}
	if (!ok || !q.Fits(x.a)) && q.Kind == engine.AskFaction && t.Options.Reactive && t.Pos.Phase == engine.Combat {
		return lowest(&q) // one was left where all is known, so that nobody was asked
	}
	if !ok || !q.Fits(x.a) {
		h.fail("round %d: %s of seat %d: truth has no answer", t.Pos.Round, q.Kind, q.Seat)
		return lowest(&q)
	}
	h.used[q.Seat] = i + 1
	return x.a
}

// whereTo says where the Agent went, or only what must be told.
func (h *honest) whereTo(t *engine.Table, q engine.Question) int {
	x, i, ok := h.next(q, engine.AskWhereTo, engine.AskReveal)
	switch {
	case ok && (x.a == engine.AnsMore || x.a > engine.AnsTile && x.a <= engine.AnsTile+engine.Stacks):
		h.used[q.Seat] = i + 1
		if q.Reactive { // what a card does is not told either, but for an Alliance of a Rival
			a := h.whereTo(t, q)
			if f := h.took(x); f != engine.NoFaction && a == engine.AnsDone {
				h.token, a = f, engine.AnsAlliance
			}
			return a
		}
		return x.a
	case !ok:
		h.fail("round %d: truth has no turn of seat %d", t.Pos.Round, q.Seat)
		return engine.AnsReveal
	case x.q.Kind == engine.AskReveal || x.a == engine.AnsReveal:
		h.used[q.Seat] = i
		if x.q.Kind == engine.AskWhereTo {
			h.used[q.Seat] = i + 1
		}
		return engine.AnsReveal
	}
	h.used[q.Seat] = i + 1
	if f := h.took(x); q.Reactive && f != engine.NoFaction && !h.mustTell(t, q, x) {
		h.token = f
		return engine.AnsAlliance
	}
	if q.Reactive && !h.mustTell(t, q, x) {
		return engine.AnsDone
	}
	if !q.Fits(x.a) {
		h.fail("round %d: %s is not open to seat %d", t.Pos.Round, t.Rules.Spaces[x.a].Name, q.Seat)
	}
	return x.a
}

// agentHome is where the Agent stood that came home in the last visit told of.
func (h *honest) agentHome(q engine.Question) int {
	for i := h.truth.list[h.used[q.Seat]-1].from; i < len(h.truth.events); i++ {
		if e := &h.truth.events[i]; e.Kind == engine.EvAgentHome {
			if q.Open(int(e.Space)) {
				return int(e.Space)
			}
			return 0
		}
	}
	return lowest(&q)
}

// took is whose Alliance the visit took from a Rival, NoFaction for none.
func (h *honest) took(x answered) engine.Faction {
	for i := x.from; i < len(h.truth.events); i++ {
		e := &h.truth.events[i]
		if e.Kind == engine.EvTurn {
			return engine.NoFaction
		}
		if e.Kind == engine.EvAlliance && e.Seat == x.q.Seat && e.Other != engine.NoSeat && !h.truth.start.Seat[e.Other].Human {
			return e.Faction
		}
	}
	return engine.NoFaction
}

// mustTell reports whether the prompt offers the space because a Rival is paid
// or robbed, or whether an Agent came home or the Mentat along, which nobody could guess.
func (h *honest) mustTell(t *engine.Table, q engine.Question, x answered) bool {
	for _, e := range t.Rules.Spaces[x.a].Visit {
		if e.Verb == engine.DoAgentHome || e.Verb == engine.DoMentatNow {
			return true
		}
	}
	q.Space = engine.Space(x.a)
	return h.faith(t, q)
}

// reveal is the Reveal turn: swords where they are asked.
func (h *honest) reveal(t *engine.Table, q engine.Question) int {
	x, i, ok := h.next(q, engine.AskReveal)
	if !ok {
		return 0
	}
	h.used[q.Seat] = i + 1
	if x.a == engine.AnsMore && t.Options.Reactive {
		return h.reveal(t, q)
	}
	if x.a == engine.AnsMore {
		return x.a
	}
	return min(x.a, int(q.Max))
}

// fact is what lies on the table at this moment.
func (h *honest) fact(t *engine.Table, q *engine.Question) int {
	p := &h.truth.end
	if now, ok := h.truth.ticks[h.clock.now]; ok && t.Pos.Phase != engine.Over {
		p = &now
	}
	x := &p.Seat[q.About]
	switch q.Kind {
	case engine.FactAgent:
		return human(p, p.AgentsOn(q.Space))
	case engine.FactPost:
		return human(p, p.SpiesOn(q.Post))
	case engine.FactBonus:
		return int(p.Bonus[q.Space])
	case engine.FactWall:
		return bit(!p.WallGone)
	case engine.FactInfluence:
		return int(x.Influence[q.Faction])
	case engine.FactIntrigue:
		return int(x.Intrigue)
	case engine.FactPurse:
		return int(x.Purse[q.Resource])
	case engine.FactFlag:
		for sp, s := range p.Flags {
			if s == q.About {
				return sp
			}
		}
		return 0
	case engine.FactDividends:
		n := h.truth.shared[h.clock.now] - h.shared
		h.shared += n
		return min(n, int(q.Max))
	case engine.FactUnits:
		return p.UnitsIn(q.About)
	case engine.FactToken:
		return bit(p.Tokens.Has(q.Space))
	case engine.FactTop:
		if k := p.Market.Top[q.Stack]; t.Options.Reactive && k != engine.NoTile {
			return int(k)
		}
		if t.Options.Reactive && p.Market.Height[q.Stack] == 0 {
			return 0
		}
		return h.under(t, q.Stack, engine.NoTile)
	case engine.FactHeight:
		return h.height(t, q.Stack)
	case engine.FactOwner:
		return human(p, owners(p, engine.Tile(q.Amount)))
	case engine.FactOffer:
		for k := 1; k <= engine.Stacks; k++ {
			if q.Open(k) && p.Seat[q.Seat].Tiles.Has(t.Pos.Market.Top[k]) {
				return k
			}
		}
		return 0
	case engine.FactFirst:
		return bit(!p.FirstGone.Has(q.Track))
	case engine.FactStrength:
		return h.truth.fought[t.Pos.Round][q.About]
	case engine.FactVP:
		return int(x.VP)
	case engine.FactGarrison:
		if t.Pos.Phase == engine.Over {
			return (&engine.Board{Rules: t.Rules, Pos: *p}).Garrisoned(q.About)
		}
		return int(x.Garrison)
	}
	panic(fmt.Sprint("no fact ", q.Kind))
}

// under is the tile that lies on a stack under off, NoTile for the first one: in the
// order in which truth turned them up, then any that it never did.
func (h *honest) under(t *engine.Table, k engine.Stack, off engine.Tile) int {
	seen, next := engine.TileSet(0), off == engine.NoTile
	for i := range h.truth.events {
		e := &h.truth.events[i]
		if e.Kind != engine.EvTileUp {
			if off != engine.NoTile && e.Tile == off && (e.Kind == engine.EvTile || e.Kind == engine.EvTileOff) && e.Total == 0 {
				return 0 // it was the last one
			}
			continue
		}
		if next && e.Amount == int16(k) {
			return int(e.Tile)
		}
		next = next || e.Tile == off
		seen = seen.With(e.Tile)
	}
	return int((t.UnseenTiles() &^ seen).First())
}

// height is how many tiles are in the stack whose top is turned up at this table.
func (h *honest) height(t *engine.Table, k engine.Stack) int {
	for i := range h.truth.events {
		if e := &h.truth.events[i]; e.Kind == engine.EvTileUp && e.Tile == t.Pos.Market.Top[k] {
			return int(e.Total)
		}
	}
	h.fail("round %d: truth never turned up what lies on stack %d", t.Pos.Round, k)
	return 1
}

// reached reports whether a human had the VP of the target at the end of a round.
func (tr *truth) reached(round int8) bool {
	if tr.end.Round != round {
		return false
	}
	for s := range tr.end.Seat {
		x := &tr.last.Seat[s]
		if x.Human && tr.vpBeforeEnd(engine.Seat(s)) >= int(tr.end.Target) {
			return true
		}
	}
	return false
}

// vpBeforeEnd is the score before Endgame Intrigue and wild icons.
func (tr *truth) vpBeforeEnd(s engine.Seat) int {
	vp := int(tr.end.Seat[s].VP)
	for i := len(tr.events) - 1; i >= 0 && tr.events[i].Kind != engine.EvEnd; i-- {
		if e := &tr.events[i]; e.Kind == engine.EvVP && e.Seat == s {
			vp -= int(e.Amount)
		}
	}
	return vp
}

// tookInCombat reports whether a human took an Alliance from a Rival by a reward.
func (tr *truth) tookInCombat() bool {
	turn := false
	for i := range tr.events {
		switch e := &tr.events[i]; e.Kind {
		case engine.EvTurn:
			turn = true
		case engine.EvCombat:
			turn = false
		case engine.EvAlliance:
			if !turn && tr.start.Seat[e.Seat].Human && e.Other != engine.NoSeat && !tr.start.Seat[e.Other].Human {
				return true
			}
		}
	}
	return false
}

func human(p *engine.Position, set engine.SeatSet) int {
	for s := engine.Seat(1); s <= engine.Seats; s++ {
		if set.Has(s) && p.Seat[s].Human {
			return int(s)
		}
	}
	return 0
}

// owners are the seats that have a tile.
func owners(p *engine.Position, k engine.Tile) (set engine.SeatSet) {
	for s := engine.Seat(1); s <= engine.Seats; s++ {
		if p.Seat[s].Tiles.Has(k) {
			set = set.With(s)
		}
	}
	return set
}

func bit(b bool) int {
	if b {
		return 1
	}
	return 0
}

// lowest is some answer that fits.
func lowest(q *engine.Question) int {
	for a := range 64 {
		if q.Fits(a) {
			return a
		}
	}
	return 0
}
