package odds

import (
	"math/bits"

	"househagal/engine"
)

// guess answers what nobody has told by what was last known: spaces and posts are
// free, the rest is as it was. What a human would decide for a Rival is the first
// that is open.
type guess struct{}

// Ask answers any question of a Rival's turn.
func (guess) Ask(t *engine.Table, q engine.Question) int {
	x := &t.Pos.Seat[q.About]
	switch q.Kind {
	case engine.FactAgent, engine.FactPost, engine.FactOwner:
		return 0
	case engine.FactBonus:
		return int(t.Pos.Bonus[q.Space])
	case engine.FactHeight:
		return int(t.Pos.Market.Height[q.Stack])
	case engine.AskTile, engine.FactTop:
		return engine.AnsOpen // nobody knows what comes
	case engine.FactWall, engine.FactToken, engine.FactFirst:
		return 1
	case engine.FactInfluence:
		return int(x.Influence[q.Faction])
	case engine.FactIntrigue:
		return int(x.Intrigue)
	case engine.FactPurse:
		return int(x.Purse[q.Resource])
	case engine.FactUnits:
		return t.Pos.UnitsIn(q.About)
	case engine.FactStrength:
		return t.ShownStrength(q.About)
	}
	if q.Mask != 0 {
		return bits.TrailingZeros32(q.Mask)
	}
	return int(q.Min)
}
