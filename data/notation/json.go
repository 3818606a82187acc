package notation

import (
	"slices"

	"househagal/engine"
)

// AppendJSON appends c as JSON to dst, on one line. Every key is present; maps
// of ids hold only entries that say something; what is not known or does not
// apply (no Conflict, no difficulty, the Rival card of a human) is null.
func (c *Case) AppendJSON(dst []byte) []byte {
	// the writer takes a leading byte of dst for an open map
	o := append(out(dst), '{')
	p := &c.Pos
	c.tableJSON(&o)
	c.boardJSON(&o)
	c.seatList(&o, tableKeys.list[kReveals], p.Reveals)
	c.seatList(&o, tableKeys.list[kSwordsShown], p.Shown)
	o.key(tableKeys.list[kUnknown])
	o.open('[')
	for _, fact := range c.Unknown() {
		o.id(fact)
	}
	o.close(']')
	o.key(tableKeys.list[kBlocked])
	o.open('[')
	for i := 1; i < len(c.Box.Rules.Spaces); i++ {
		if p.Blocked.Has(engine.Space(i)) {
			o.id(c.Box.Rules.Spaces[i].ID)
		}
	}
	o.close(']')
	o.key(tableKeys.list[kSeats])
	o.open('[')
	for s := engine.Seat(1); s <= engine.Seats; s++ {
		c.seatJSON(&o, s)
	}
	o.close(']')
	c.deckJSON(&o)
	o.close('}')
	return o
}

func (c *Case) tableJSON(o *out) {
	p, r := &c.Pos, &c.Box.Rules
	key := tableKeys.list
	o.keyID(key[kGame], games.list[p.Game])
	o.keyID(key[kMode], modes.list[p.Mode])
	o.keyID(key[kDifficulty], only(p.Mode == engine.Solo, r.Levels[p.Difficulty].ID))
	o.key(key[kVariants])
	o.open('{')
	o.keyFlag(variantKeys.list[0], p.Variants.ExpertDeployment)
	o.keyFlag(variantKeys.list[1], p.Variants.BrutalEscalation)
	o.keyFlag(variantKeys.list[2], p.Variants.SmartPolitics)
	o.keyFlag(variantKeys.list[3], p.Variants.RowChurn)
	c.ownVariants(o)
	o.close('}')
	o.keyFlag(key[kChoam], c.Box.Has(key[kChoam]))
	c.modulesJSON(o)
	o.keyNum(key[kTarget], int(p.Target))
	o.keyNum(key[kRound], int(p.Round))
	o.keyID(key[kPhase], phases.list[p.Phase])
	o.keyID(key[kConflict], r.Conflicts[p.Conflict].ID)
	o.key(key[kConflictsSeen])
	o.open('[')
	for _, seen := range p.Seen {
		if seen != 0 {
			o.id(r.Conflicts[seen].ID)
		}
	}
	o.close(']')
	o.keyID(key[kFirstPlayer], c.Names.ID[p.First])
	o.keyID(key[kTurn], c.Names.ID[p.Turn])
	o.keyFlag(key[kShieldWall], !p.WallGone)
}

func (c *Case) boardJSON(o *out) {
	p, r := &c.Pos, &c.Box.Rules
	key := tableKeys.list
	o.key(key[kBonusSpice])
	o.open('{')
	for i := 1; i < len(r.Spaces); i++ {
		if r.Spaces[i].Maker {
			o.keyNum(r.Spaces[i].ID, int(p.Bonus[i]))
		}
	}
	o.close('}')
	o.key(key[kAgents])
	o.open('{')
	for i := 1; i < len(r.Spaces); i++ {
		c.seatSet(o, r.Spaces[i].ID, p.AgentsOn(engine.Space(i)))
	}
	o.close('}')
	o.key(key[kSpies])
	o.open('{')
	for i := 1; i < len(r.Posts); i++ {
		c.seatSet(o, r.Posts[i].ID, p.SpiesOn(engine.Post(i)))
	}
	o.close('}')
	o.key(key[kControl])
	o.open('{')
	for i := 1; i < len(r.Spaces); i++ {
		if s := p.Control[i]; s != engine.NoSeat {
			o.keyID(r.Spaces[i].ID, c.Names.ID[s])
		}
	}
	o.close('}')
	c.flagsJSON(o)
	c.tokensJSON(o)
	c.marketJSON(o)
	o.key(key[kAlliances])
	o.open('{')
	for f := engine.Emperor; f < engine.FactionEnd; f++ {
		if s := p.Alliance[f]; s != engine.NoSeat {
			o.keyID(factions.list[f], c.Names.ID[s])
		}
	}
	o.close('}')
	c.firstsJSON(o)
}

// firstsJSON writes which bonuses for the first on a track are gone; nothing where
// there is none.
func (c *Case) firstsJSON(o *out) {
	r := &c.Box.Rules
	if !slices.ContainsFunc(firsts(r), func(id string) bool { return id != "" }) {
		return
	}
	o.key(tableKeys.list[kFirstGone])
	o.open('[')
	for k := 1; k < len(r.Tracks); k++ {
		if c.Pos.FirstGone.Has(engine.Track(k)) {
			o.id(r.Tracks[k].ID)
		}
	}
	o.close(']')
}

// flagsJSON writes whose units stand on flags; nothing where there is no such unit.
func (c *Case) flagsJSON(o *out) {
	k := c.Box.Rules.FlagUnit()
	if k == 0 {
		return
	}
	o.key(tableKeys.list[kFlags])
	o.open('{')
	for i := 1; i < len(c.Box.Rules.Spaces); i++ {
		if s := c.Pos.Flags[i]; s != engine.NoSeat {
			o.keyID(c.Box.Rules.Spaces[i].ID, c.Names.ID[s])
		}
	}
	o.close('}')
}

// tokensJSON writes the spaces that have a token, and nothing where none has.
func (c *Case) tokensJSON(o *out) {
	if c.Pos.Tokens == 0 {
		return
	}
	o.key(tableKeys.list[kTokens])
	o.open('[')
	for i := 1; i < len(c.Box.Rules.Spaces); i++ {
		if c.Pos.Tokens.Has(engine.Space(i)) {
			o.id(c.Box.Rules.Spaces[i].ID)
		}
	}
	o.close(']')
}

// seatSet writes who is at a place, nothing when nobody is.
func (c *Case) seatSet(o *out, id string, set engine.SeatSet) {
	if set == 0 {
		return
	}
	o.key(id)
	o.open('[')
	for s := engine.Seat(1); s <= engine.Seats; s++ {
		if set.Has(s) {
			o.id(c.Names.ID[s])
		}
	}
	o.close(']')
}

func (c *Case) seatList(o *out, key string, l engine.SeatList) {
	o.key(key)
	o.open('[')
	for i := range l.N {
		o.id(c.Names.ID[l.Seat[i]])
	}
	o.close(']')
}

func (c *Case) seatJSON(o *out, s engine.Seat) {
	p, key := &c.Pos.Seat[s], seatKeys.list
	o.open('{')
	o.keyID(key[sID], c.Names.ID[s])
	o.keyID(key[sKind], seatKinds.list[kindOf(&c.Pos, s)])
	o.keyID(key[sRival], only(!p.Human, c.Box.Rivals[p.Rival].ID))
	o.keyFlag(key[sStreamlined], p.Streamlined)
	o.keyNum(key[sVP], int(p.VP))
	o.key(key[sInfluence])
	o.open('{')
	for f := engine.Emperor; f < engine.FactionEnd; f++ {
		o.keyNum(factions.list[f], int(p.Influence[f]))
	}
	o.close('}')
	o.keyNum(key[sAgents], int(p.Agents))
	o.keyFlag(key[sSwordmaster], p.Swordmaster)
	o.keyFlag(key[sRevealed], p.Revealed)
	o.key(key[sResources])
	o.open('{')
	for r := engine.Solari; r < engine.ResourceEnd; r++ {
		o.keyNum(resources.list[r], int(p.Purse[r]))
	}
	o.close('}')
	o.keyNum(key[sIntrigue], int(p.Intrigue))
	o.key(key[sTroops])
	o.open('{')
	o.keyNum(troopRooms.list[0], int(p.Garrison))
	o.keyNum(troopRooms.list[1], int(p.Troops))
	o.close('}')
	c.unitsJSON(o, p)
	o.close('}')
}

// unitsJSON writes the rest of a seat.
func (c *Case) unitsJSON(o *out, p *engine.SeatState) {
	key := seatKeys.list
	o.keyNum(key[sSandworms], int(p.Sandworms))
	if p.Units != [engine.UnitCap]engine.UnitCount{} {
		o.key(key[sUnits])
		o.open('{')
		for k := 1; k < len(c.Box.Rules.Units); k++ {
			if u := p.Units[k]; u != (engine.UnitCount{}) {
				o.key(c.Box.Rules.Units[k].ID)
				o.open('{')
				if c.Box.Rules.Units[k].Own == 0 {
					o.keyNum(unitRooms.list[0], int(u.Supply))
				}
				o.keyNum(unitRooms.list[1], int(u.Garrison))
				o.keyNum(unitRooms.list[2], int(u.Conflict))
				o.close('}')
			}
		}
		o.close('}')
	}
	if p.Negotiators > 0 {
		o.keyNum(key[sNegotiators], int(p.Negotiators))
	}
	o.keyFlag(key[sHooks], p.Hooks)
	o.keyFlag(key[sHighCouncil], p.HighCouncil)
	o.keyNum(key[sStrength], int(p.Strength))
	if o.key(key[sTotalStrength]); p.HasTotal {
		o.num(int(p.TotalStrength))
	} else {
		o.id("")
	}
	o.key(key[sIcons])
	o.open('{')
	for i := engine.Crysknife; i < engine.IconEnd; i++ {
		if p.Icons[i] != 0 {
			o.keyNum(icons.list[i], int(p.Icons[i]))
		}
	}
	o.close('}')
	o.key(key[sSpiesPlaced])
	o.open('[')
	for _, post := range p.SpiesPlaced {
		if post != engine.NoPost {
			o.id(c.Box.Rules.Posts[post].ID)
		}
	}
	o.close(']')
	o.keyFlag(key[sMentat], p.MentatNextRound)
	if r := &c.Box.Rules; len(r.Tracks) > 1 && !p.Human {
		o.key(key[sTracks])
		o.open('{')
		for k := 1; k < len(r.Tracks); k++ {
			o.keyNum(r.Tracks[k].ID, int(p.Tracks[k]))
		}
		o.close('}')
	}
	c.tilesJSON(o, p)
}

// deckJSON writes the deck; null for one that is still to be shuffled.
func (c *Case) deckJSON(o *out) {
	o.key(tableKeys.list[kDeck])
	if c.Fresh {
		o.id("")
		return
	}
	o.open('{')
	o.keyFlag(deckKeys.list[0], c.Pos.Deck.Physical)
	c.pileJSON(o, deckKeys.list[1], &c.Pos.Deck.Draw)
	c.pileJSON(o, deckKeys.list[2], &c.Pos.Deck.Discard)
	o.close('}')
}

func (c *Case) pileJSON(o *out, key string, p *engine.Pile) {
	o.key(key)
	o.open('[')
	for i := int(p.N) - 1; i >= 0; i-- {
		o.id(c.Box.Deck.Cards[p.Cards[i]].ID)
	}
	o.close(']')
}
