package engine

// combatPhase shows the Rivals' strength cards, lets humans tell of Combat
// Intrigue, and resolves (docs/rules/combat.md).
func (t *Table) combatPhase() {
	t.Emit(&Event{Kind: EvCombat, Rule: CombatSwords})
	for _, s := range t.Pos.Order() {
		if !t.Pos.Seat[s].Human && t.Pos.hasUnits(s) && !t.Pos.Shown.Has(s) {
			t.ShowStrength(s)
		}
	}
	if !t.Options.Reactive {
		t.combatIntrigue()
	}
	t.Resolve()
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
func (t *Table) combatIntrigue() {
	for {
		m := uint32(0)
		for s := Seat(1); s <= Seats; s++ {
			if t.Pos.Seat[s].Human && t.Pos.hasUnits(s) {
				m |= 1 << s
			}
		}
		if m == 0 {
			return
		}
		q := Question{Kind: AskIntriguePlay, Seat: Seat(lowest(m)), Mask: m, Rule: CombatStrength}
		a := t.ask(q)
		if t.human(Seat(lowest(m))).aside(a) {
			continue
		}
		if a <= 0 {
			return
		}
		s := Seat(a)
		x := &t.Pos.Seat[s]
		x.TotalStrength = int16(t.ask(Question{Kind: AskStrength, Seat: s, Max: 99, Amount: int8(min(99, t.ShownStrength(s))), Follow: true, Rule: CombatStrength}))
		x.HasTotal = true
		if t.Pos.Mode == Solo {
			return
		}
	}
}

// Resolve ranks the seats, hands out the rewards in turn order and sends the
// units home (docs/rules/combat.md).
func (t *Table) Resolve() {
	places := t.Ranks()
	for _, s := range t.Pos.Order() {
		if t.Tells(EvStrength) {
			t.Emit(&Event{Kind: EvStrength, Seat: s, Rule: CombatRanks, Total: int16(t.Strength(s)), Amount: int16(places[s])})
		}
	}
	for _, s := range t.Pos.Order() {
		switch {
		case places[s] > 0 && t.rewarded(s):
			t.reward(s, places[s], places)
		case places[s] == 1 && t.spoils(s):
			t.dropControl(s)
		}
	}
	t.unitsHome()
}

// rewarded is false for House Hagal of 2020, which takes nothing (rule combat.ranks).
func (b *Board) rewarded(s Seat) bool {
	return b.Pos.Seat[s].Human || b.Rules.Const.Rivals.TakesRewards && !b.spoils(s)
}

// Ranks returns which reward each seat takes: 1, 2, 3, or 0 for none. Index 0 is
// unused. A tie for first takes the second reward each and nobody wins; a tie
// for second behind a winner takes the third each; third alone and strength 0
// take nothing (rule combat.ranks).
func (t *Table) Ranks() [Seats + 1]int {
	var st, place [Seats + 1]int
	first, n1 := 0, 0
	for s := Seat(1); s <= Seats; s++ {
		st[s] = t.Strength(s)
		first = max(first, st[s])
	}
	second, n2 := 0, 0
	for s := 1; s <= Seats; s++ {
		if st[s] == first {
			n1++
		} else {
			second = max(second, st[s])
		}
	}
	for s := 1; s <= Seats; s++ {
		if st[s] == second {
			n2++
		}
	}
	if first == 0 {
		return place
	}
	for s := 1; s <= Seats; s++ {
		switch {
		case st[s] == first && n1 == 1:
			place[s] = 1
		case st[s] == first:
			place[s] = 2
		case st[s] > 0 && st[s] == second && n1 == 1 && n2 == 1:
			place[s] = 2
		case st[s] > 0 && st[s] == second && n1 == 1 && t.Rules.Const.ThirdIfTied:
			place[s] = 3
		}
	}
	return place
}

// reward gives s the reward of place, twice with a sandworm, and to the winner
// the Conflict card.
func (t *Table) reward(s Seat, place int, places [Seats + 1]int) {
	if t.Pos.Conflict == 0 {
		return
	}
	card := &t.Rules.Conflicts[t.Pos.Conflict]
	t.Turn = Turn{Seat: s, Cause: ByReward, Reward: int8(place)}
	times, unsure := 1, false
	switch rewards := card.Rewards[place-1]; {
	case len(rewards) == 0:
	case t.mayDouble(s) && !t.Options.books(rewards):
		unsure = t.Pos.Round > 1 // nobody has Maker Hooks in the first round
	case t.doubled(s):
		times = 2
	}
	share := 0
	for _, p := range places {
		if p == place {
			share++
		}
	}
	rule := CombatRewards
	if share > 1 {
		rule = CombatTies
	}
	d := t.Tell(&Event{Kind: EvReward, Seat: s, Rule: rule, Amount: int16(place)})
	d.Times, d.Share, d.Unsure = int8(times), int8(share), unsure
	for t.half = 0; t.half < times && (!t.Pos.Seat[s].Streamlined || t.Rules.Const.Streamlined.TakesRewards); t.half++ {
		t.Do(s, card.Rewards[place-1])
		t.Rivals.Settle(t)
	}
	t.half = 0
	if place == 1 {
		t.keepCard(s, card.Icon)
	}
}

// mayDouble reports whether a human may have had a sandworm in the Conflict that
// nobody told of. What is known of the Shield Wall is used, it is not asked for.
func (t *Table) mayDouble(s Seat) bool {
	x, u := &t.Pos.Seat[s], &t.Pos.Unknown.Seats[s]
	if x.Sandworms > 0 || !u.Sandworms || t.told.Has(s) || !x.Hooks && !u.Hooks || !t.Rules.hasWorms() || t.Rules.tooWeak(x) {
		return false
	}
	walled := t.Rules.Conflicts[t.Pos.Conflict].Protected && !t.Pos.WallGone && !t.Pos.Unknown.ShieldWall
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

// doubled reports whether s had a sandworm in the Conflict (rule combat.double). With
// strength told as one number it is asked, when it can be.
func (t *Table) doubled(s Seat) bool {
	if t.Pos.Seat[s].Sandworms > 0 {
		return true
	}
	u := &t.Pos.Unknown.Seats[s]
	if !u.Sandworms || !t.Pos.Seat[s].Hooks && !u.Hooks || t.told.Has(s) || !t.Rules.hasWorms() || t.Rules.tooWeak(&t.Pos.Seat[s]) || !t.WormsMayEnter() {
		return t.worm.Has(s)
	}
	t.told = t.told.With(s)
	if t.ask(Question{Kind: AskHadWorm, Seat: s, Mask: 3, Follow: true, Rule: CombatDouble}) == 1 {
		t.worm = t.worm.With(s)
	}
	return t.worm.Has(s)
}

// keepCard gives the Conflict card to its winner. An icon that matches another
// of its own turns both face down for 1 VP; wild waits for the end (rule combat.icons).
func (t *Table) keepCard(s Seat, icon Icon) {
	x := &t.Pos.Seat[s]
	if icon == NoIcon || x.Streamlined && !t.Rules.Const.Streamlined.KeepsCard {
		return
	}
	if icon != Wild && x.Icons[icon] > 0 && t.Scores(s) {
		x.Icons[icon]--
		t.Emit(&Event{Kind: EvPair, Seat: s, Rule: CombatIcons, Amount: int16(icon)})
		t.GainVP(s, int(t.Rules.Const.IconVP), FromIcons, CombatIcons)
		return
	}
	raise(&x.Icons[icon], 1, IconsTop)
	t.Emit(&Event{Kind: EvKeepCard, Seat: s, Rule: CombatIcons, Amount: int16(icon), Total: int16(x.Icons[icon])})
}

// unitsHome returns all units to supply and clears the Combat.
func (t *Table) unitsHome() {
	for s := Seat(1); s <= Seats; s++ {
		x := &t.Pos.Seat[s]
		if x.Troops > 0 || x.Sandworms > 0 {
			if t.Tells(EvHome) {
				t.Tell(&Event{Kind: EvHome, Seat: s, Rule: CombatHome, Amount: int16(x.Troops)}).Sandworms = int16(x.Sandworms)
			}
		}
		t.specialHome(s)
		x.Troops, x.Sandworms, x.Strength, x.TotalStrength, x.HasTotal = 0, 0, 0, 0, false
		u := &t.Pos.Unknown.Seats[s]
		u.Troops, u.Sandworms, u.Strength = false, false, false
	}
	t.worm, t.told, t.units = 0, 0, 0
	t.Turn = Turn{}
	t.Pos.Conflict = 0
	t.Pos.Shown = SeatList{}
	t.Pos.Phase = Makers
}
