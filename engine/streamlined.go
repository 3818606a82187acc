package engine

// StreamlinedSwitches say what a streamlined Rival still does (rule setup.streamlined). Most
// of them are about the time after its Swordmaster.
type StreamlinedSwitches struct {
	ScoresVP bool // records VP, before and after
	CanWin   bool
	BuysVP   bool // buys VP like other Rivals, if it records them
	PaysVP   bool // pays for VP where a reward offers it, if it records them

	Collects bool // before its Swordmaster it gains tokens and Intrigue

	KeepsResources    bool // after: gains tokens
	KeepsIntrigue     bool // gains Intrigue cards
	KeepsBonus        bool // takes bonus spice; false: into the bank
	KeepsControlBonus bool // collects for what it controls
	TakesAlliances    bool
	TakesControl      bool // puts its control marker down
	TakesRewards      bool // of the Conflict; false: its place gives nothing
	KeepsCard         bool // the Conflict card it has won
	Robs              bool // takes Intrigue cards at Secrets; what it does not keep is discarded
	FollowsCards      bool // does what Hagal card, Signet and Scheme say; false: it sends the Agent, harvests and deploys
}

// served reports whether s is a streamlined Rival that owns its Swordmaster.
func (b *Board) served(s Seat) bool {
	x := &b.Pos.Seat[s]
	return x.Streamlined && x.Swordmaster
}

// keeps reports whether s keeps tokens it gains: a streamlined Rival with its
// Swordmaster does not (rule setup.streamlined, docs/decisions.md#c6), a spoiler never
// (rule setup.house-hagal).
func (b *Board) keeps(s Seat) bool {
	return b.collects(s, b.Rules.Const.Streamlined.KeepsResources)
}

// keepsIntrigue is the same for Intrigue cards.
func (b *Board) keepsIntrigue(s Seat) bool {
	return b.collects(s, b.Rules.Const.Streamlined.KeepsIntrigue)
}

// collects reports whether s gains something that a streamlined Rival with its
// Swordmaster gains if after is true.
func (b *Board) collects(s Seat, after bool) bool {
	switch x := &b.Pos.Seat[s]; {
	case b.spoils(s):
		return false
	case !x.Streamlined:
		return true
	case x.Swordmaster:
		return after
	}
	return b.Rules.Const.Streamlined.Collects
}

// keepsNot is the rule by which s does not keep what it gains.
func (b *Board) keepsNot(s Seat) RuleID {
	if b.spoils(s) {
		return SetupHouseHagal
	}
	return SetupStreamlined
}

// pays reports whether the Rival s gives something for VP.
func (b *Board) pays(s Seat) bool {
	return b.Scores(s) && (!b.Pos.Seat[s].Streamlined || b.Rules.Const.Streamlined.PaysVP)
}

// takesAlliances reports whether s may hold Alliance tokens.
func (b *Board) takesAlliances(s Seat) bool {
	return !b.served(s) || b.Rules.Const.Streamlined.TakesAlliances
}

// passive reports whether s only sends its Agent to the space of the card: then
// what card, Signet and Scheme say is left undone, but for the harvest.
func (b *Board) passive(s Seat, v Verb) bool {
	return v != DoHarvest && b.served(s) && !b.Rules.Const.Streamlined.FollowsCards
}

// spoils reports whether s is a Rival that only stands in the way: House Hagal
// of 2020 with two players (docs/rules/two-players.md).
func (b *Board) spoils(s Seat) bool {
	return !b.Pos.Seat[s].Human && b.Rules.Levels[b.Pos.Difficulty].Spoiler
}

// MayAct reports whether the Rival s may take an Agent turn when its turn comes
// round: while it has an Agent; a spoiler only after an Agent turn of the first
// player, so no more once that one has revealed (rule round.order).
func (r *Rules) MayAct(p *Position, s Seat) bool {
	if p.Seat[s].Human || p.Seat[s].Agents <= 0 {
		return false
	}
	return !r.Levels[p.Difficulty].Spoiler || !p.Seat[p.First].Revealed
}
