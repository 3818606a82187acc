package notation

import "househagal/engine"

// AppendEvents appends events as a JSON list to dst. Ids are those of c.
func (c *Case) AppendEvents(dst []byte, events []engine.Event) []byte {
	o := append(out(dst), '[')
	for i := range events {
		c.event(&o, &events[i])
	}
	o.close(']')
	return o
}

// event writes one event: its ids, its numbers, and what only its kind has.
func (c *Case) event(o *out, e *engine.Event) {
	r := &c.Box.Rules
	kind := &eventKinds[e.Kind]
	o.open('{')
	o.keyID("kind", kind.id)
	idIf(o, "seat", c.Names.ID[e.Seat])
	idIf(o, "rule", e.Rule.String())
	idIf(o, "other", c.Names.ID[e.Other])
	idIf(o, "card", c.Box.Deck.Cards[e.Card].ID)
	idIf(o, "result", e.Result.ID())
	idIf(o, "why", e.Why.ID())
	idIf(o, "space", r.Spaces[e.Space].ID)
	idIf(o, "post", r.Posts[e.Post].ID)
	idIf(o, "faction", factions.list[e.Faction])
	if e.Track != engine.NoTrack {
		o.keyID("track", r.Tracks[e.Track].ID)
	}
	if e.Tile != engine.NoTile {
		o.keyID("tile", r.Tiles[e.Tile].ID)
	}
	idIf(o, "cause", e.Cause.ID())
	if e.Unit != 0 {
		o.keyID("unit", r.Units[e.Unit].ID)
	}
	if kind.carries&(resource|purse) != 0 {
		o.keyID("resource", tokenID(e.Resource))
	}
	if kind.carries&amount != 0 {
		o.keyNum("amount", int(e.Amount))
	}
	c.details(o, e)
	if kind.carries&total != 0 && e.Total >= 0 {
		o.keyNum("total", int(e.Total))
	}
	o.close('}')
}

func idIf(o *out, key, id string) {
	if id != "" {
		o.keyID(key, id)
	}
}

// tokenID names a resource; the end of them stands for Intrigue.
func tokenID(r engine.Resource) string {
	if r == engine.ResourceEnd {
		return "intrigue"
	}
	return resources.list[r]
}

// details writes what only this kind of event tells of a Rival's turn or a
// Combat.
func (c *Case) details(o *out, e *engine.Event) {
	switch e.Kind {
	case engine.EvDecision:
		c.decision(o, e)
	case engine.EvTake:
		o.keyNum("bonus", int(e.Bonus))
	case engine.EvSteal:
		o.keyFlag("kept", e.Kept)
		if e.Left >= 0 {
			o.keyNum("left", int(e.Left))
		}
	case engine.EvVP:
		o.keyID("source", e.Source.ID())
	case engine.EvNoSpy:
		o.keyID("group", c.Box.Rules.Groups[e.Group].ID)
	case engine.EvWorms:
		o.keyNum("strength", int(e.Strength))
	case engine.EvRecruit:
		o.keyNum("wanted", int(e.Wanted))
	case engine.EvDeploy:
		o.keyNum("recruits", int(e.Recruits))
		o.keyNum("from_garrison", int(e.FromGarrison))
		o.keyNum("garrison", int(e.Garrison))
	case engine.EvBuySwordmaster:
		paid(o, e)
	case engine.EvPay:
		paid(o, e)
		o.keyNum("spies", int(e.Paid.Spies))
	case engine.EvStrength:
		o.keyNum("place", int(e.Amount))
	case engine.EvReward:
		o.keyNum("times", int(e.Times))
		o.keyNum("shared", int(e.Share))
	case engine.EvKeepCard:
		o.keyID("icon", icons.list[e.Amount])
	case engine.EvPair:
		o.keyID("icon", icons.list[e.Amount])
		o.keyFlag("wild", e.Wild)
	case engine.EvHome:
		o.keyNum("sandworms", int(e.Sandworms))
	default:
		c.rareDetails(o, e)
	}
}

// rareDetails is details for the rest of a game.
func (c *Case) rareDetails(o *out, e *engine.Event) {
	switch e.Kind {
	case engine.EvConflict:
		o.keyID("conflict", c.Box.Rules.Conflicts[e.Amount].ID)
	case engine.EvVisit:
		o.keyFlag("infiltrates", e.Infiltrates)
	case engine.EvDice:
		o.key("dice")
		o.open('[')
		o.num(int(e.Dice[0]))
		o.num(int(e.Dice[1]))
		o.close(']')
	case engine.EvTold:
		if n := int(e.Amount); n < len(c.Box.Rules.Notices) {
			o.keyID("notice", c.Box.Rules.Notices[n].ID)
		}
	case engine.EvTile:
		if e.Rule == engine.TilesBuy {
			paid(o, e)
			o.keyNum("negotiators", int(e.Negotiators))
		}
	case engine.EvTileUse:
		idIf(o, "moment", engine.Moment(e.Amount).ID())
	case engine.EvMaker:
		o.keyFlag("unknown", e.Unknown)
	case engine.EvTie:
		c.seatSet(o, "seats", e.Seats)
		o.keyNum("tie_break", int(e.TieBreak))
	case engine.EvWin:
		o.keyNum("tie_break", int(e.TieBreak))
	case engine.EvMore:
		o.keyID("what", engine.MoreKind(e.Amount).ID())
	case engine.EvFix:
		o.keyID("field", e.Field.ID())
		o.keyNum("old", int(e.Old))
		o.keyID("reason", e.Reason.ID())
	}
}

// paid writes what a purse gave.
func paid(o *out, e *engine.Event) {
	o.key("paid")
	o.open('{')
	for r := engine.Solari; r <= engine.ResourceEnd; r++ {
		o.keyNum(tokenID(r), e.Paid.Of(r))
	}
	o.close('}')
}

// decision writes the options weighed, the one chosen and what decided. The
// figure of an option is influence for Factions, bonus spice for Maker spaces,
// and for posts 1 when it was free.
func (c *Case) decision(o *out, e *engine.Event) {
	what, id := c.chosenFrom(e)
	o.keyID("choose", what)
	if e.By == engine.ByNumber {
		o.keyNum("place", int(e.Amount))
	}
	o.key("options")
	o.open('[')
	for _, w := range e.Opt[:e.NOpt] {
		o.open('{')
		o.keyID("id", id(w.ID))
		o.keyNum("weight", int(w.W))
		o.close('}')
	}
	o.close(']')
	o.keyID("chosen", id(e.Chosen))
	o.keyID("by", e.By.ID())
}

// chosenFrom tells what kind of thing a decision chose and how it is named.
func (c *Case) chosenFrom(e *engine.Event) (what string, id func(uint8) string) {
	r := &c.Box.Rules
	switch e.Asked {
	case engine.AskFaction:
		return "faction", func(i uint8) string { return factions.list[i] }
	case engine.AskTile:
		return "tile", func(i uint8) string { return r.Tiles[i].ID }
	case engine.AskPost:
		return "post", func(i uint8) string { return r.Posts[i].ID }
	}
	return "space", func(i uint8) string { return r.Spaces[i].ID }
}

// AppendOpen appends what humans would have to choose as a JSON list to dst.
func (c *Case) AppendOpen(dst []byte, open []engine.OpenChoice) []byte {
	o := append(out(dst), '[')
	for i := range open {
		x := &open[i]
		reward, choose := OpenWords(x)
		o.open('{')
		o.keyID("seat", c.Names.ID[x.Seat])
		o.keyID("reward", reward)
		o.keyNum("amount", int(x.N))
		o.keyID("choose", choose)
		if x.Verb == engine.DoPay {
			o.keyID("cost", costID(x.Resource))
			o.keyNum("times", int(x.Times))
		}
		o.close('}')
	}
	o.close(']')
	return o
}

func costID(r engine.Resource) string {
	if r == engine.ResourceEnd {
		return "spies"
	}
	return resources.list[r]
}
