package engine

// Recruit moves up to n troops of s from supply to its garrison, as many as
// remain (rule effect.recruit). In the turn of s they count as recruits of the turn.
func (t *Table) Recruit(s Seat, n int) { forces{t}.recruit(s, n, &t.Turn.Recruits) }

// recruit is Recruit, counted in the turn of s as of.
func (t forces) recruit(s Seat, n int, of *int) {
	got := min(n, t.Pos.Supply(s))
	x := &t.Pos.Seat[s]
	x.Garrison += int8(got)
	if s == t.Turn.Seat && t.Turn.Reward == 0 {
		*of += got
	}
	if t.Watch {
		t.Tell(&Event{Kind: EvRecruit, Seat: s, Rule: EffectRecruit, Cause: t.Turn.Cause, Amount: int16(got), Total: int16(x.Garrison)}).Wanted = int16(n)
	}
}

// Deploy moves n troops of s from its garrison into the Conflict; the first of
// them are the recruits of this turn.
func (t *Table) Deploy(s Seat, n int, rule RuleID) {
	x := &t.Pos.Seat[s]
	n = min(n, int(x.Garrison))
	if n <= 0 {
		return
	}
	fresh := 0
	if s == t.Turn.Seat {
		fresh = min(n, t.Turn.Recruits)
		t.Turn.Recruits -= fresh
	}
	x.Garrison -= int8(n)
	x.Troops += int8(n)
	if !t.Watch {
		return
	}
	d := t.Tell(&Event{Kind: EvDeploy, Seat: s, Rule: rule, Amount: int16(n), Total: int16(t.ShownStrength(s))})
	d.Recruits, d.FromGarrison, d.Garrison = int16(fresh), int16(n-fresh), int16(x.Garrison)
}

// DeployTurn is the deployment of a Rival at the end of a turn on a Combat
// space: all recruits of the turn and up to two units from garrison, unless
// Expert Deployment holds all of them back (rule deploy.expert).
func (t *Table) DeployTurn(s Seat) {
	if t.Turn.Space == NoSpace {
		return
	}
	combat := t.Rules.Spaces[t.Turn.Space].Combat
	if t.Pos.Seat[s].Tiles != 0 {
		combat = market{t}.deploys(s, combat)
	}
	if !combat {
		return
	}
	n, special := t.deployable(s, &t.Turn)
	if n == 0 {
		if t.Watch {
			t.Emit(&Event{Kind: EvNoDeploy, Seat: s, Rule: DeployNone, Total: int16(t.ShownStrength(s))})
		}
		return
	}
	if (forces{t}).heldBack(s) {
		if out := t.force(s).deployUnits(special, true, UnitsDeploy); out < n {
			t.Emit(&Event{Kind: EvNoDeploy, Seat: s, Rule: DeployExpert, Amount: int16(n - out), Total: int16(t.ShownStrength(s))})
		}
		return
	}
	t.Deploy(s, n-t.force(s).deployUnits(special, false, UnitsDeploy), DeployCombat)
}

// heldBack reports whether Expert Deployment keeps the troops of s at home (rule
// deploy.expert).
func (t forces) heldBack(s Seat) bool {
	return t.Pos.Variants.ExpertDeployment && t.Level() < int(t.Rules.Const.ExpertBelow) && t.leads(s)
}

// deployable is how many units the Rival s deploys at the end of a turn: all
// recruits of it and up to two from garrison; and how many of them are no troops,
// which go first.
func (b *Board) deployable(s Seat, turn *Turn) (n, special int) {
	troops, others := int(b.Pos.Seat[s].Garrison)-turn.Held, b.atHome(s, true, true)
	recruits := turn.Recruits
	from := min(int(b.Rules.Const.FromGarrison), troops+others-recruits-turn.Mustered)
	n = min(troops+others, recruits+turn.Mustered+max(0, from))
	return n, min(others, n-min(recruits, n))
}

// leads reports whether s already leads every other participant by the limit of
// Expert Deployment. A human's unknown units are read only when they can matter.
func (t forces) leads(s Seat) bool {
	limit := int(t.Rules.Const.ExpertLead)
	own := t.measure(s)
	if own < limit {
		return false
	}
	for pass := 0; pass < 2; pass++ {
		for o := Seat(1); o <= Seats; o++ {
			u := &t.Pos.Unknown.Seats[o]
			unknown := u.Troops || u.Sandworms || u.Strength && !t.Rules.Const.ExpertUnits
			if o == s || unknown != (pass == 1) {
				continue
			}
			if own-t.measure(o) < limit {
				return false
			}
		}
	}
	return true
}

// measure is what Expert Deployment compares: units, or strength in 2020.
func (t forces) measure(s Seat) int {
	if t.Rules.Const.ExpertUnits {
		return t.Units(s)
	}
	return t.Strength(s)
}

// Summon puts n sandworms of s into the Conflict. They are no troops and don't
// count as deployed (rule deploy.combat).
func (t *Table) Summon(s Seat, n int) {
	x := &t.Pos.Seat[s]
	if n = raise(&x.Sandworms, n, SandwormsTop); n == 0 {
		return
	}
	t.Tell(&Event{Kind: EvWorms, Seat: s, Rule: MakersWorms, Amount: int16(n), Total: int16(x.Sandworms)}).Strength = int16(t.ShownStrength(s))
}

// Retreat moves n troops of s from the Conflict to its garrison.
func (t *Table) Retreat(s Seat, n int) {
	x := &t.Pos.Seat[s]
	n = min(n, int(x.Troops))
	x.Troops -= int8(n)
	x.Garrison += int8(n)
	t.Emit(&Event{Kind: EvRetreat, Seat: s, Rule: HumanCard, Amount: int16(n), Total: int16(x.Troops)})
}
