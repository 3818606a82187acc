package engine

// combat shows the Rivals' strength cards, lets humans tell of Combat
// Intrigue, and resolves (docs/rules/combat.md).
func (g game) combat() {
	g.Emit(&Event{Kind: EvCombat, Rule: CombatSwords})
	for _, s := range g.Pos.Order() {
		if !g.Pos.Seat[s].Human && g.Pos.hasUnits(s) && !g.Pos.Shown.Has(s) {
			g.ShowStrength(s)
		}
	}
	if g.Options.Reactive {
		g.untoldIntrigue()
	} else {
		g.combatIntrigue()
	}
	g.Resolve()
}

// untoldIntrigue forgets what Combat Intrigue that nobody tells of may have changed:
// whoever has a unit in the Conflict may have played some.
func (g game) untoldIntrigue() {
	for s := Seat(1); s <= Seats; s++ {
		if g.Pos.Seat[s].Human && g.Strength(s) > 0 {
			g.human(s).forgetHand()
			g.human(s).forgetPieces()
		}
	}
}

// ShowStrength lets the Rival s turn up its strength cards.
func (t *Table) ShowStrength(s Seat) {
	t.Turn = Turn{Seat: s}
	t.Rivals.ShowStrength(t, s)
	t.Pos.Shown.Add(s)
}

func (p *Position) hasUnits(s Seat) bool {
	x := &p.Seat[s]
	return x.Troops > 0 || x.Sandworms > 0 || x.special() > 0
}

// combatIntrigue asks the humans with units whether they play Combat Intrigue,
// and then for their strength. Rivals never play any.
func (g game) combatIntrigue() {
	for {
		m := uint32(0)
		for s := Seat(1); s <= Seats; s++ {
			if g.Pos.Seat[s].Human && g.Pos.hasUnits(s) {
				m |= 1 << s
			}
		}
		if m == 0 {
			return
		}
		q := Question{Kind: AskIntriguePlay, Seat: Seat(lowest(m)), Mask: m, Rule: CombatStrength}
		a := g.ask(q)
		if g.human(Seat(lowest(m))).aside(a) {
			continue
		}
		if a <= 0 {
			return
		}
		s := Seat(a)
		x := &g.Pos.Seat[s]
		x.TotalStrength = int16(g.ask(Question{Kind: AskStrength, Seat: s, Max: 99, Amount: int8(min(99, g.ShownStrength(s))), Follow: true, Rule: CombatStrength}))
		x.HasTotal = true
		g.human(s).forgetHand()
		if g.Pos.Mode == Solo {
			return
		}
	}
}

// Resolve ranks the seats, hands out the rewards in turn order and sends the
// units home (docs/rules/combat.md).
func (t *Table) Resolve() {
	g, places := game{t}, t.Ranks()
	order := t.Pos.Order()
	for _, s := range order {
		if t.Watch {
			t.Emit(&Event{Kind: EvStrength, Seat: s, Rule: CombatRanks, Total: int16(t.Strength(s)), Amount: int16(places[s])})
		}
	}
	for _, s := range order {
		switch {
		case places[s] > 0 && t.rewarded(s):
			g.reward(s, places[s], places)
		case places[s] == 1 && t.spoils(s):
			g.dropControl(s)
		}
	}
	g.flags(places)
	g.unitsHome()
}

// rewarded is false for House Hagal of 2020, which takes nothing (rule combat.ranks).
func (b *Board) rewarded(s Seat) bool {
	return b.Pos.Seat[s].Human || b.Rules.Const.Rivals.TakesRewards && !b.spoils(s)
}

// Ranks returns which reward each seat takes: 1, 2, 3, or 0 for none. Index 0 is
// unused. A tie for first takes the second reward each and nobody wins; a tie
// for second behind a winner takes the third each; third alone and strength 0
// take nothing (rule combat.ranks).
func (t *Table) Ranks() (place [Seats + 1]int) {
	var st [Seats + 1]int
	for s := Seat(1); s <= Seats; s++ {
		st[s] = t.Strength(s)
	}
	for s := 1; s <= Seats; s++ {
		if st[s] == 0 {
			continue
		}
		ahead, level := 0, 0
		for o := 1; o <= Seats; o++ {
			if st[o] > st[s] {
				ahead++
			}
			if st[o] == st[s] {
				level++ // itself too
			}
		}
		switch {
		case ahead == 0:
			place[s] = min(level, 2)
		case ahead == 1 && level == 1:
			place[s] = 2
		case ahead == 1 && t.Rules.Const.ThirdIfTied:
			place[s] = 3
		}
	}
	return place
}

// reward gives s the reward of place, twice with a sandworm, and to the winner
// the Conflict card.
func (g game) reward(s Seat, place int, places [Seats + 1]int) {
	if g.Pos.Conflict == 0 {
		return
	}
	card := &g.Rules.Conflicts[g.Pos.Conflict]
	g.Turn = Turn{Seat: s, Cause: ByReward, Reward: int8(place)}
	times, unsure := 1, false
	switch rewards := card.Rewards[place-1]; {
	case len(rewards) == 0:
	case g.mayDouble(s) && !g.Options.books(rewards):
		unsure = g.Pos.Round > 1 // nobody has Maker Hooks in the first round
	case g.player(s).doubled():
		times = 2
	}
	g.Counts.place(s, g.Rules.Const.ConflictLevels[g.Pos.Round-1], place)
	if g.Watch {
		share, rule := 0, CombatRewards
		for _, p := range places {
			if p == place {
				share++
			}
		}
		if share > 1 {
			rule = CombatTies
		}
		d := g.Tell(&Event{Kind: EvReward, Seat: s, Rule: rule, Amount: int16(place)})
		d.Times, d.Share, d.Unsure = int8(times), int8(share), unsure
	}
	for g.half = 0; g.half < times && (!g.Pos.Seat[s].Streamlined || g.Rules.Const.Streamlined.TakesRewards); g.half++ {
		g.Do(s, card.Rewards[place-1])
		g.Rivals.Settle(g.Table)
	}
	g.half = 0
	if place == 1 {
		g.keepCard(s, card.Icon)
		if g.Pos.Seat[s].Tiles != 0 {
			g.winByTiles(s)
		}
	}
}

// mayDouble reports whether a human may have had a sandworm in the Conflict that
// nobody told of. What is known of the Shield Wall is used, it is not asked for.
func (g game) mayDouble(s Seat) bool {
	x, u := &g.Pos.Seat[s], &g.Pos.Unknown.Seats[s]
	if x.Sandworms > 0 || !u.Sandworms || g.told.Has(s) || !x.Hooks && !u.Hooks || !g.Rules.hasWorms() || g.Rules.tooWeak(x) {
		return false
	}
	walled := g.Rules.Conflicts[g.Pos.Conflict].Protected && !g.Pos.WallGone && !g.Pos.Unknown.ShieldWall
	return !walled
}

// tooWeak reports whether the strength told of a seat is less than one sandworm's.
func (r *Rules) tooWeak(x *SeatState) bool {
	return x.HasTotal && x.TotalStrength < int16(r.Const.WormStrength)
}

// books reports whether anything of effects is booked for a human: tokens and
// cards are its own business unless purses are kept.
func (o Options) books(effects []Effect) bool {
	for i := range effects {
		switch effects[i].Verb {
		case DoTrack, DoTell:
		case DoGain, DoIntrigue, DoContract, DoNothing:
			if o.Purses {
				return true
			}
		default:
			return true
		}
	}
	return false
}

// doubled reports whether the player had a sandworm in the Conflict (rule combat.double). With
// strength told as one number it is asked, when it can be.
func (p player) doubled() bool {
	if p.Pos.Seat[p.s].Sandworms > 0 {
		return true
	}
	u := &p.Pos.Unknown.Seats[p.s]
	if !u.Sandworms || !p.Pos.Seat[p.s].Hooks && !u.Hooks || p.told.Has(p.s) || !p.Rules.hasWorms() || p.Rules.tooWeak(&p.Pos.Seat[p.s]) || !p.WormsMayEnter() {
		return p.worm.Has(p.s)
	}
	p.told = p.told.With(p.s)
	if p.ask(Question{Kind: AskHadWorm, Seat: p.s, Mask: 3, Follow: true, Rule: CombatDouble}) == 1 {
		p.worm = p.worm.With(p.s)
	}
	return p.worm.Has(p.s)
}

// keepCard gives the Conflict card to its winner. An icon that matches another
// of its own turns both face down for 1 VP; wild waits for the end (rule combat.icons).
func (g game) keepCard(s Seat, icon Icon) {
	x := &g.Pos.Seat[s]
	icon = x.CountsAs(g.Rules, icon)
	if icon == NoIcon || x.Streamlined && !g.Rules.Const.Streamlined.KeepsCard {
		return
	}
	if icon != Wild && x.Icons[icon] > 0 && g.Scores(s) {
		x.Icons[icon]--
		g.Emit(&Event{Kind: EvPair, Seat: s, Rule: CombatIcons, Amount: int16(icon)})
		g.GainVP(s, int(g.Rules.Const.IconVP), FromIcons, CombatIcons)
		return
	}
	raise(&x.Icons[icon], 1, IconsTop)
	g.Emit(&Event{Kind: EvKeepCard, Seat: s, Rule: CombatIcons, Amount: int16(icon), Total: int16(x.Icons[icon])})
}

// unitsHome returns all units to supply and clears the Combat.
func (g game) unitsHome() {
	for s := Seat(1); s <= Seats; s++ {
		x := &g.Pos.Seat[s]
		if x.Troops > 0 || x.Sandworms > 0 {
			if g.Watch {
				g.Tell(&Event{Kind: EvHome, Seat: s, Rule: CombatHome, Amount: int16(x.Troops)}).Sandworms = int16(x.Sandworms)
			}
		}
		g.specialHome(s)
		x.Troops, x.Sandworms, x.Strength, x.TotalStrength, x.HasTotal = 0, 0, 0, 0, false
		u := &g.Pos.Unknown.Seats[s]
		u.Troops, u.Sandworms, u.Strength = false, false, false
	}
	g.worm, g.told, g.units = 0, 0, 0
	g.Turn = Turn{}
	g.Pos.Conflict = 0
	g.Pos.Shown = SeatList{}
	g.Pos.Phase = Makers
}
