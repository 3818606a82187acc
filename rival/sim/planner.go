package sim

import (
	"math/bits"

	"househagal/engine"
)

// planner is the stand-in that keeps house: it pays what the board prints and
// goes where that is worth most to it, saves for its Swordmaster and the High
// Council, buys cards with a budget that grows with the rounds, and fights what
// it can win. It looks one move ahead; of its cards it knows where they send an
// Agent, what else they do is a budget.
type planner struct {
	book *Book
	n    *PlannerNumbers
	seat engine.Seat
	dice chance

	shopped int8 // the round in which it last bought cards
	extra   int  // persuasion of this round beyond the budget: cards drawn, Assembly Hall
	bought  int  // cards worth a VP
	deck    int  // persuasion spent on other cards
	vp      int  // VP of cards it still has to report
	odds    odds // of this Conflict, as seen at the last look
	round   int8 // of the hand
	on      int8 // the space of its token on a track from which tokens are taken back
	tiled   int8 // the round in which it last bought a tile
	hand    hand
}

func newPlanner(b *Book) *planner { return &planner{book: b, n: &b.Numbers.Planner} }

func (p *planner) Begin(_ *engine.Table, s engine.Seat, seed uint64) {
	*p = planner{book: p.book, n: p.n, seat: s}
	p.dice.begin(seed, streamSeat+uint64(s))
	p.hand.begin(p.book.deck.start)
}

func (p *planner) Purses() bool { return true }

func (p *planner) Ask(t *engine.Table, q engine.Question) int {
	switch q.Kind {
	case engine.AskWhereTo:
		return p.whereTo(t, &q)
	case engine.AskReveal:
		return p.reveal(t, &q)
	case engine.AskTroops:
		return p.troops(t, &q)
	case engine.AskMore:
		if p.vp == 1 {
			p.vp = 0
			return int(engine.MoreOneVP)
		}
		return int(engine.MoreVP)
	case engine.AskMoreNumber:
		n := p.vp
		p.vp = 0
		return engine.AnsZero + n
	case engine.AskFaction:
		return p.faction(t, &q)
	case engine.AskPost, engine.AskSpyHome:
		return p.post(&q)
	case engine.AskRow:
		return p.row(t)
	case engine.AskWormOrSpice:
		return p.wormOrSpice(t, &q)
	case engine.AskRecallSpy:
		return p.recallSpy()
	case engine.AskIntriguePlay:
		return p.combatIntrigue(t)
	case engine.AskStrength:
		p.spendIntrigue(t)
		return min(int(q.Max), int(q.Amount)+p.n.Combat)
	case engine.AskPayTimes:
		return p.payTimes(t, &q)
	case engine.AskEndgame:
		return p.endgame(t, &q)
	case engine.AskRecall:
		return p.recalls(t, &q)
	}
	return plain(t, &q)
}

// whereTo takes the space worth most that it can pay, and pays.
func (p *planner) whereTo(t *engine.Table, q *engine.Question) int {
	p.odds = p.look(t)
	p.newRound(t.Pos.Round)
	if q.Stacks != 0 {
		if k := p.wants(t, q); k != 0 {
			p.tiled = t.Pos.Round
			return engine.AnsTile + int(k)
		}
	}
	best, top := engine.NoSpace, -1<<30
	noise := p.dice.pcg.Uint64()
	for m := p.reachable(q.Mask); m != 0; m &= m - 1 {
		sp := engine.Space(bits.TrailingZeros32(m))
		if !p.affords(t, sp) {
			continue
		}
		w := p.weigh(t, sp) + int(noise>>(sp&31)&255)*p.n.Noise>>8
		if q.Spied&(1<<sp) != 0 {
			w -= p.n.Spy
		}
		if w > top {
			best, top = sp, w
		}
	}
	if best == engine.NoSpace {
		if p.shop(t) {
			return engine.AnsMore
		}
		return engine.AnsReveal
	}
	p.pay(t, best)
	p.hand.play(p.book.deck.of[best])
	p.hand.draw(int(p.book.space[best].Draw), &p.dice)
	return int(best)
}

// price is what sp costs of r now.
func (p *planner) price(t *engine.Table, sp engine.Space, r engine.Resource) int16 {
	x := &p.book.space[sp]
	if !x.sword || r != engine.Solari {
		return int16(x.Cost[r])
	}
	return int16(t.HumanPrice())
}

func (p *planner) affords(t *engine.Table, sp engine.Space) bool {
	purse := &t.Pos.Seat[p.seat].Purse
	for r := engine.Solari; r < engine.ResourceEnd; r++ {
		if purse[r] < p.price(t, sp, r) {
			return false
		}
	}
	return true
}

// pay books what sp costs and prints; the table books the rest of the visit.
func (p *planner) pay(t *engine.Table, sp engine.Space) {
	x, me := &p.book.space[sp], &t.Pos.Seat[p.seat]
	for r := engine.Solari; r < engine.ResourceEnd; r++ {
		now := me.Purse[r] - p.price(t, sp, r) + int16(x.Gain[r])
		if now != me.Purse[r] {
			t.SetField(p.seat, engine.FieldSolari+engine.Field(r), int(now))
		}
	}
	cards := int(x.Intrigue)
	if x.verbs[engine.DoHighCouncil] && me.HighCouncil {
		cards++
		t.SetField(p.seat, engine.FieldSpice, int(me.Purse[engine.Spice])+2)
	}
	if cards > 0 {
		t.SetField(p.seat, engine.FieldIntrigue, int(me.Intrigue)+cards)
	}
	p.extra += int(x.Draw) + int(x.Persuasion)
}

// shop spends the persuasion of this round, once, and reports whether a card
// bought with it is worth a VP that is still to be told.
func (p *planner) shop(t *engine.Table) bool {
	if p.shopped == t.Pos.Round {
		return false
	}
	p.shopped = t.Pos.Round
	n := p.n.Buy[t.Pos.Round-1] + p.extra
	if p.n.Deck > 0 {
		n += p.deck / p.n.Deck
	}
	if t.Pos.Seat[p.seat].HighCouncil {
		n += p.n.Seat
	}
	p.extra, p.vp = 0, 0
	for n >= p.n.VPCard && p.bought < p.n.VPCards {
		n -= p.n.VPCard
		p.bought++
		p.vp++
	}
	p.deck += n
	for ; p.n.Card > 0 && n >= p.n.Card && len(p.book.deck.market) > 0; n -= p.n.Card {
		p.hand.add(p.book.deck.market[p.dice.below(len(p.book.deck.market))])
	}
	return p.vp > 0
}

// reveal shows its swords; before that it reports what it bought.
func (p *planner) reveal(t *engine.Table, q *engine.Question) int {
	if p.shop(t) {
		return engine.AnsMore
	}
	return min(int(q.Max), p.n.Swords[t.Pos.Round-1])
}

// payTimes pays for VP as often as it can.
func (p *planner) payTimes(t *engine.Table, q *engine.Question) int {
	have := t.Pos.SpiesOut(p.seat)
	if q.Resource < engine.ResourceEnd {
		have = int(t.Pos.Seat[p.seat].Purse[q.Resource])
	}
	if q.Amount <= 0 {
		return 0
	}
	return min(int(q.Max), have/int(q.Amount))
}

// recalls takes its token as far as Rivals do, and then back to the start.
func (p *planner) recalls(t *engine.Table, q *engine.Question) int {
	at := t.Rules.Tracks[q.Track].RecallAt
	for n := max(1, q.Amount); n > 0; n-- {
		if p.on == at {
			p.on = n - 1
			return int(at)
		}
		p.on++
	}
	return 0
}

// endgame counts a pair with its wild icon, and Endgame Intrigue by the cards held.
func (p *planner) endgame(t *engine.Table, q *engine.Question) int {
	x, n := &t.Pos.Seat[p.seat], 0
	if x.Icons[engine.Wild] > 0 && x.Icons[engine.Crysknife]+x.Icons[engine.DesertMouse]+x.Icons[engine.Ornithopter] > 0 {
		n = 1
	}
	if p.n.EndIntrigue > 0 {
		n += int(x.Intrigue) / p.n.EndIntrigue
	}
	return min(int(q.Max), n)
}
