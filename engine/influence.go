package engine

// GainVP gives n VP to s (negative: takes). A seat that does not score is left
// as it is. VP never fall below 0 nor rise above VPTop.
func (t *Table) GainVP(s Seat, n int, from Source, rule RuleID) {
	if n == 0 || !t.Scores(s) {
		return
	}
	x := &t.Pos.Seat[s]
	n = raise(&x.VP, n, VPTop)
	t.Tally[s][from] += int16(n)
	if t.Watch {
		t.Tell(&Event{Kind: EvVP, Seat: s, Rule: rule, Cause: t.Turn.Cause, Amount: int16(n), Total: int16(x.VP)}).Source = from
	}
}

// GainInfluence moves the cube of s up n steps on the track of f, at most to 6;
// what is beyond is lost (docs/rules/choices.md). 2 influence and the Alliance follow at once.
func (t *Table) GainInfluence(s Seat, f Faction, n int) {
	x := &t.Pos.Seat[s]
	if t.Pos.Unknown.Seats[s].Influence[f] {
		if t.Watch {
			t.Emit(&Event{Kind: EvRaise, Seat: s, Rule: InfluenceGain, Faction: f, Cause: t.Turn.Cause, Amount: int16(n), Total: -1})
		}
		return
	}
	old := int(x.Influence[f])
	now := min(old+n, InfluenceTop)
	if now <= old {
		if t.Watch {
			t.Emit(&Event{Kind: EvRaise, Seat: s, Rule: InfluenceGain, Faction: f, Cause: t.Turn.Cause, Total: int16(old)})
		}
		return
	}
	x.Influence[f] = int8(now)
	if t.Watch {
		t.Emit(&Event{Kind: EvRaise, Seat: s, Rule: InfluenceGain, Faction: f, Cause: t.Turn.Cause, Amount: int16(now - old), Total: int16(now)})
	}
	at := int(t.Rules.Const.InfluenceVPAt)
	if old < at && now >= at {
		t.GainVP(s, 1, FromInfluence, InfluenceTwoVP)
	}
	alliances{t}.due(s, f)
	if old < 4 && now >= 4 && x.Human {
		t.human(s).bonusAt4(f)
	}
}

// LoseInfluence moves the cube of s down n steps, at least to 0.
func (t *Table) LoseInfluence(s Seat, f Faction, n int) {
	x := &t.Pos.Seat[s]
	if t.Pos.Unknown.Seats[s].Influence[f] {
		return
	}
	old := int(x.Influence[f])
	now := max(old-n, 0)
	x.Influence[f] = int8(now)
	t.Emit(&Event{Kind: EvLower, Seat: s, Rule: InfluenceGain, Faction: f, Cause: t.Turn.Cause, Amount: int16(old - now), Total: int16(now)})
	at := int(t.Rules.Const.InfluenceVPAt)
	if old >= at && now < at {
		t.GainVP(s, -1, FromInfluence, InfluenceTwoVP)
	}
	if t.Pos.Alliance[f] == s {
		alliances{t}.falls(s, f)
	}
}

// alliances are the tokens of the Factions: the methods are who has them.
type alliances struct{ *Table }

// due gives the token of f to s when s is entitled to it after a gain:
// the token is free and s stands at 4 or more, or s is strictly above its holder.
func (t alliances) due(s Seat, f Faction) {
	p := &t.Pos
	own := int(p.Seat[s].Influence[f])
	if p.Alliance[f] == s || own < int(t.Rules.Const.AllianceAt) || !t.takesAlliances(s) {
		return
	}
	if !p.Seat[s].Human {
		t.askHoldersOf(s, f, own)
	}
	h := p.Alliance[f]
	if h != NoSeat && t.Influence(h, f) >= own {
		return
	}
	t.move(f, h, s)
}

// askHoldersOf finds a human that must hold the token of f, where no Rival does:
// until one is found that keeps it from a Rival with own influence.
func (t alliances) askHoldersOf(s Seat, f Faction, own int) {
	if h := t.Pos.Alliance[f]; h != NoSeat && (!t.Pos.Seat[h].Human || t.Influence(h, f) >= own) {
		return
	}
	for o := Seat(1); o <= Seats; o++ {
		if o != s && t.Pos.Unknown.Seats[o].Influence[f] && t.Influence(o, f) >= own {
			return
		}
	}
}

// move hands the token of f over, NoSeat for the board, and counts the VP.
func (t alliances) move(f Faction, from, to Seat) {
	vp := int(t.Rules.Const.AllianceVP)
	t.Pos.Alliance[f] = to
	if to != NoSeat {
		t.Emit(&Event{Kind: EvAlliance, Seat: to, Other: from, Rule: InfluenceAlliance, Faction: f, Cause: t.Turn.Cause})
		t.GainVP(to, vp, FromAlliance, InfluenceAlliance)
	}
	if from != NoSeat {
		t.Emit(&Event{Kind: EvAllianceLost, Seat: from, Other: to, Rule: InfluenceAlliance, Faction: f, Cause: t.Turn.Cause})
		t.GainVP(from, -vp, FromAlliance, InfluenceAlliance)
	}
}

// falls is called when the holder h of the token of f went down: the
// highest other seat that is now strictly above it and at 4 or more takes the
// token; below 4 with nobody else at 4 it returns to the board.
func (t alliances) falls(h Seat, f Faction) {
	own, best := int(t.Pos.Seat[h].Influence[f]), 0
	var level SeatList // the highest ones, in turn order
	for _, s := range t.Pos.Order() {
		if s == h || !t.takesAlliances(s) {
			continue
		}
		n := t.Influence(s, f)
		if n <= own || n < int(t.Rules.Const.AllianceAt) || n < best {
			continue
		}
		if n > best {
			best, level = n, SeatList{}
		}
		level.Add(s)
	}
	if level.N > 0 || own < int(t.Rules.Const.AllianceAt) {
		t.move(f, h, t.heir(h, f, &level))
	}
}

// heir is who of several seats that are level takes the token of f from h: a
// human that loses it chooses, from a Rival it goes to the first in turn order
// (docs/decisions.md#q6).
func (t alliances) heir(h Seat, f Faction, level *SeatList) Seat {
	if level.N < 2 || !t.Pos.Seat[h].Human {
		return level.Seat[0]
	}
	q := Question{Kind: AskAlliance, Seat: h, Faction: f, Follow: true, Rule: InfluenceAlliance}
	for _, s := range level.Seat[:level.N] {
		q.Mask |= 1 << s
	}
	if a := t.ask(q); a > 0 {
		return Seat(a)
	}
	return level.Seat[0] // nobody can be asked here
}

// bonusAt4 gives a human what the track prints at 4. Rivals never get it.
func (h human) bonusAt4(f Faction) {
	h.Emit(&Event{Kind: EvBonusAt4, Seat: h.s, Rule: InfluenceBonus, Faction: f})
	h.Do(h.s, h.Rules.Factions[f].BonusAt4)
}

// influence carries out a DoInfluence effect.
func (p player) influence(e *Effect) {
	switch e.Pick {
	case Named:
		p.GainInfluence(p.s, e.Faction, int(e.N))
	case TwoDifferent:
		p.twoInfluence(e)
	default:
		if f, ok := p.chooseFaction(e, 0, 1); ok && f != NoFaction {
			p.GainInfluence(p.s, f, int(e.N))
		}
	}
}

func (p player) twoInfluence(e *Effect) {
	first, ok := p.chooseFaction(e, 0, 2)
	if !ok {
		return
	}
	second, ok := p.chooseFaction(e, first, 1)
	p.GainInfluence(p.s, first, int(e.N))
	if ok {
		p.GainInfluence(p.s, second, int(e.N))
	}
}

// chooseFaction asks the player for a Faction, not the one given; left is how many it
// still picks, this one included. False: left open.
func (p player) chooseFaction(e *Effect, not Faction, left int8) (Faction, bool) {
	m := uint32(allFactions)
	if not != NoFaction {
		m &^= 1 << not
	}
	q := Question{Kind: AskFaction, Seat: p.s, Pick: e.Pick, Rank: e.Rank, Amount: e.N, Mask: m, Follow: true, Rule: InfluenceLeast}
	if e.Pick == TwoDifferent {
		q.Rank = left
	}
	a := p.ask(q)
	if a == AnsOpen {
		if left == 1 {
			q.Pick = Least
		}
		p.open(q, DoInfluence, e.N)
		return NoFaction, false
	}
	return Faction(a), true
}

// Unreported reports whether the influence of some human with f is not known.
func (p *Position) Unreported(f Faction) bool {
	for s := Seat(1); s <= Seats; s++ {
		if p.Unknown.Seats[s].Influence[f] {
			return true
		}
	}
	return false
}

// WouldWinAlliance reports whether n more influence with f would make s the
// new holder of the token of f.
func (t *Table) WouldWinAlliance(s Seat, f Faction, n int) bool {
	p := &t.Pos
	if p.Alliance[f] == s || !t.takesAlliances(s) {
		return false
	}
	now := min(int(p.Seat[s].Influence[f])+n, InfluenceTop)
	if now < int(t.Rules.Const.AllianceAt) || now == int(p.Seat[s].Influence[f]) {
		return false
	}
	alliances{t}.askHoldersOf(s, f, now)
	h := p.Alliance[f]
	return h == NoSeat || now > t.Influence(h, f)
}

// Behind returns the Factions with which some opponent has more influence than
// s, a bit each.
func (t *Table) Behind(s Seat) uint32 {
	m := uint32(0)
	for f := Emperor; f < FactionEnd; f++ {
		for o := Seat(1); o <= Seats; o++ {
			if o != s && m&(1<<f) == 0 && t.Influence(o, f) > t.Influence(s, f) {
				m |= 1 << f
			}
		}
	}
	return m
}
