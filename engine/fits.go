package engine

// Fits reports whether a is a legal answer to q: what a prompt offers, what a
// recorded answer may still be.
func (q *Question) Fits(a int) bool {
	switch q.Kind {
	case AskWhereTo:
		return a == AnsDone && q.Reactive || a == AnsReveal || a == AnsMore || a == AnsFix || a == AnsAlliance && q.Reactive || q.Open(a)
	case AskReveal:
		return a == AnsMore || a == AnsFix || a >= 0 && a <= int(q.Max)
	case AskIntriguePlay:
		return a == AnsDone || a == AnsMore || a == AnsFix || q.Open(a)
	case AskTroops:
		return a >= 0 && a <= TroopsOfSeat
	case AskMoreNumber:
		if q.Signed() {
			a -= AnsZero
		}
		return a >= int(q.Min) && a <= int(q.Max)
	case AskDice:
		return a/10 >= 1 && a/10 <= 6 && a%10 >= 1 && a%10 <= 6
	case AskCard:
		return a == AnsNoCard || a >= 1 && a <= int(q.Max)
	case FactAgent:
		return a == AnsBlocked || q.Open(a)
	}
	if q.Mask != 0 {
		return q.Open(a)
	}
	return a >= int(q.Min) && a <= int(q.Max)
}

var kindNames = [QKindEnd]string{
	AskConflict: "conflict", AskDefend: "defend", AskDice: "dice", AskTarget: "target",
	AskWhereTo: "where_to", AskReveal: "reveal", AskRecallSpy: "recall_spy",
	AskWormOrSpice: "sandworm_or_spice", AskRow: "row", AskWall: "remove_wall", AskFaction: "faction",
	AskAlliance: "alliance_to", AskSpyFirst: "spy_first", AskPost: "post",
	AskSpyHome: "spy_home", AskAgentHome: "agent_home", AskTroops: "troops",
	AskIntriguePlay: "combat_intrigue", AskStrength: "strength", AskHadWorm: "had_sandworm",
	AskPayTimes: "pay_times", AskEndgame: "endgame_vp", AskChoice: "choice", AskMore: "card_did_more",
	AskMoreNumber: "more_number", AskFixSeat: "fix_seat",
	AskFixField: "fix_field", AskFixValue: "fix_value", AskFixReason: "fix_reason",
	FactAgent: "fact_agent", FactPost: "fact_post", FactBonus: "fact_bonus_spice",
	FactInfluence: "fact_influence", FactWall: "fact_shield_wall", FactIntrigue: "fact_intrigue",
	FactPurse: "fact_purse", FactVP: "fact_vp", FactUnits: "fact_units",
	FactStrength: "fact_strength", FactGarrison: "fact_garrison", AskCard: "hagal_card",
}

// String returns the id of the kind, for saves and reports.
func (k QKind) String() string { return kindNames[k] }
