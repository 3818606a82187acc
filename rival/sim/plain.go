package sim

import (
	"math/bits"

	"househagal/engine"
)

// plain is the modest answer to a question on which a stand-in has no view: the
// lowest open one, no card played, nothing added, a fact as the table knows it.
func plain(t *engine.Table, q *engine.Question) int {
	switch q.Kind {
	case engine.AskWhereTo:
		return engine.AnsReveal
	case engine.AskIntriguePlay, engine.AskEndgame, engine.AskHadWorm, engine.AskTarget, engine.AskPayTimes, engine.AskFixSeat, engine.AskSpyFirst, engine.FactOffer, engine.FactOwner, engine.FactAgent, engine.FactPost:
		return 0
	case engine.AskDefend, engine.AskToken, engine.AskTileUse, engine.AskWormOrSpice, engine.AskRecallSpy, engine.AskWall:
		return 1
	case engine.AskReveal:
		return 0
	case engine.AskTroops:
		return int(q.Max)
	case engine.AskDice:
		return 66
	case engine.AskStrength:
		return int(q.Amount)
	case engine.AskMore:
		return int(engine.MoreNote)
	case engine.AskMoreNumber:
		if q.Signed() {
			return engine.AnsZero
		}
		return int(q.Min)
	case engine.AskCard:
		return engine.AnsNoCard
	case engine.AskTile, engine.FactTop:
		return int(t.UnseenTiles().First())
	case engine.FactWall, engine.FactToken, engine.FactBonus, engine.FactInfluence, engine.FactIntrigue, engine.FactPurse, engine.FactVP, engine.FactUnits, engine.FactStrength, engine.FactGarrison, engine.FactFirst, engine.FactHeight:
		return lastKnown(t, q)
	}
	if q.Mask != 0 {
		return bits.TrailingZeros32(q.Mask)
	}
	return int(q.Min)
}

// lastKnown answers a fact with what the table last knew of it.
func lastKnown(t *engine.Table, q *engine.Question) int {
	x := &t.Pos.Seat[q.About]
	n := 0
	switch q.Kind {
	case engine.FactWall, engine.FactToken, engine.FactFirst:
		return 1
	case engine.FactBonus:
		n = int(t.Pos.Bonus[q.Space])
	case engine.FactInfluence:
		n = int(x.Influence[q.Faction])
	case engine.FactIntrigue:
		n = int(x.Intrigue)
	case engine.FactPurse:
		n = int(x.Purse[q.Resource])
	case engine.FactVP:
		n = int(x.VP)
	case engine.FactUnits:
		n = t.Pos.UnitsIn(q.About)
	case engine.FactStrength:
		n = int(x.TotalStrength)
	case engine.FactGarrison:
		n = int(x.Garrison)
	case engine.FactHeight:
		n = int(t.Pos.Market.Height[q.Stack])
	}
	return max(int(q.Min), min(n, int(q.Max)))
}
