package engine

// The most that each thing counts to, far beyond any game of the printed rules
// (docs/position.md, limits). Whatever would be beyond is lost.
const (
	VPTop        = 99
	TokensTop    = 999 // of one resource before a seat
	IntrigueTop  = 99
	StrengthTop  = 99 // swords and card bonuses; and a strength told as one number
	SandwormsTop = 20
	UnitsTop     = 20 // of one kind beside troops, in one place
	IconsTop     = 9  // face-up battle icons of one kind
	BonusTop     = 99 // bonus spice on a space
)

// raise adds n to a count (negative: takes) as far as it stays from 0 to top, and
// returns how much that was. Whatever is gained or lost is counted here.
func raise[T int8 | int16](count *T, n, top int) int {
	n = max(-int(*count), min(n, top-int(*count)))
	*count += T(n)
	return n
}

// AgentsTop is how many Agents a seat can have ready: those it starts with, its
// Swordmaster's and, where there is one, the Mentat.
func (r *Rules) AgentsTop() int {
	if r.HasMentat() || r.winsMentat() {
		return int(r.Const.StartAgents) + 2
	}
	return int(r.Const.StartAgents) + 1
}

// winsMentat reports whether a reward of a Conflict is the Mentat.
func (r *Rules) winsMentat() bool {
	for i := range r.Conflicts {
		for _, reward := range r.Conflicts[i].Rewards {
			if has(reward, DoMentat) {
				return true
			}
		}
	}
	return false
}

// has reports whether v is among effects, or in what follows from them.
func has(effects []Effect, v Verb) bool {
	for i := range effects {
		e := &effects[i]
		if e.Verb == v || has(e.Then, v) || has(e.Else, v) {
			return true
		}
	}
	return false
}

// ready gives the player an Agent more to send, as far as it can have one.
func (p player) ready() {
	x := &p.Pos.Seat[p.s]
	if x.Agents <= p.Rules.Const.StartAgents || int(x.Agents) < p.Rules.AgentsTop() {
		x.Agents++
	}
}

// ShowSwords adds n swords or bonuses to the strength of s in this Combat.
func (t *Table) ShowSwords(s Seat, n int) {
	raise(&t.Pos.Seat[s].Strength, n, StrengthTop)
}

// HasMentat reports whether a space of the board lends the Mentat: an Agent more
// for the rest of the round (2020).
func (r *Rules) HasMentat() bool {
	for i := range r.Spaces {
		for j := range r.Spaces[i].Visit {
			if r.Spaces[i].Visit[j].Verb == DoMentatNow {
				return true
			}
		}
	}
	return false
}
