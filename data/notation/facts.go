package notation

import (
	"strconv"
	"strings"

	"househagal/data/strict"
	"househagal/engine"
)

// unknown reads the facts that nobody has reported.
func (x *reading) unknown(n *strict.Node) {
	for _, item := range x.list(n, "unknown", 256) {
		if item.Kind != strict.Scalar {
			x.at(&item, "unknown").Word("fact", []string{"shield_wall"})
			continue
		}
		if x.seats != nil && !x.Case.setUnknown(x.lex, item.Text) {
			x.noFact(&item)
		}
	}
}

// noFact says what is wrong with the name of a fact.
func (x *reading) noFact(n *strict.Node) {
	id, _, _ := strings.Cut(n.Text, ".")
	if s := x.Names.Seat(id); s != engine.NoSeat && !x.Pos.Seat[s].Human {
		x.fail(n, "%s is of a Rival, and what Rivals have is always known; give the number", n.Text)
		return
	}
	x.at(n, "unknown").Word("fact", x.Case.facts(x.lex))
}

// setUnknown marks the fact as unknown and reports whether there is such a one.
func (c *Case) setUnknown(lex *lexicon, fact string) bool {
	u := &c.Pos.Unknown
	first, rest, _ := strings.Cut(fact, ".")
	switch first {
	case "shield_wall":
		u.ShieldWall = true
		return rest == ""
	case "tiles":
		return c.setUnknownTiles(lex, rest)
	case "first_there":
		i, ok := lex.firsts.at[rest]
		u.First = u.First.With(engine.Track(i))
		return ok
	case "bonus_spice":
		i, ok := lex.makers.at[rest]
		u.Bonus = u.Bonus.With(engine.Space(i))
		return ok
	case "agents":
		i, ok := lex.spaces.at[rest]
		u.Agents = u.Agents.With(engine.Space(i))
		return ok
	case "tokens":
		i, ok := lex.tokens.at[rest]
		u.Tokens = u.Tokens.With(engine.Space(i))
		return ok
	case "spies":
		i, ok := lex.posts.at[rest]
		u.Spies = u.Spies.With(engine.Post(i))
		return ok
	}
	s := c.Names.Seat(first)
	if rest == "flag" && s != engine.NoSeat && c.Box.Rules.FlagUnit() != 0 {
		u.Flag = s
		return c.Pos.Seat[s].Human
	}
	return s != engine.NoSeat && c.Pos.Seat[s].Human && setSeatUnknown(&u.Seats[s], rest)
}

// setUnknownTiles marks what nobody told of the market.
func (c *Case) setUnknownTiles(lex *lexicon, rest string) bool {
	u := &c.Pos.Unknown
	what, id, _ := strings.Cut(rest, ".")
	switch {
	case !c.Box.Rules.HasTiles():
		return false
	case what == "":
		u.Offer = true
		return true
	case what == "stacks":
		k, err := strconv.ParseUint(id, 10, 8)
		if err != nil || k < 1 || k > engine.Stacks {
			return false
		}
		u.Heights |= 1 << k
		return true
	}
	i, ok := lex.tiles.at[id]
	u.Bought = u.Bought.With(engine.Tile(i))
	return ok && what == "bought"
}

// unknownTiles returns the names of what nobody told of the market.
func (c *Case) unknownTiles() (out []string) {
	u := &c.Pos.Unknown
	if u.Offer {
		out = append(out, "tiles")
	}
	for k := range engine.Stacks {
		if u.Heights&(2<<k) != 0 {
			out = append(out, "tiles.stacks."+strconv.Itoa(k+1))
		}
	}
	for k := 1; k < len(c.Box.Rules.Tiles); k++ {
		if u.Bought.Has(engine.Tile(k)) {
			out = append(out, "tiles.bought."+c.Box.Rules.Tiles[k].ID)
		}
	}
	return out
}

func setSeatUnknown(u *engine.UnknownSeat, field string) bool {
	switch field {
	case "intrigue":
		u.Intrigue = true
	case "vp":
		u.VP = true
	case "troops.conflict":
		u.Troops = true
	case "sandworms":
		u.Sandworms = true
	case "strength":
		u.Strength = true
	case "hooks":
		u.Hooks = true
	case "resources":
		u.Purse = engine.AllTokens()
	default:
		what, id, _ := strings.Cut(field, ".")
		if i, ok := factions.at[id]; ok && what == "influence" {
			u.Influence[i] = true
			return true
		}
		i, ok := resources.at[id]
		if !ok || what != "resources" {
			return false
		}
		u.Purse[i] = true
	}
	return true
}

// Unknown returns the names of the facts that are unknown, in a fixed order.
func (c *Case) Unknown() []string {
	u := &c.Pos.Unknown
	if *u == (engine.Unknown{}) {
		return nil
	}
	var out []string
	if u.ShieldWall {
		out = append(out, "shield_wall")
	}
	r := &c.Box.Rules
	for i := 1; i < len(r.Spaces); i++ {
		if u.Bonus.Has(engine.Space(i)) {
			out = append(out, "bonus_spice."+r.Spaces[i].ID)
		}
	}
	for i := 1; i < len(r.Spaces); i++ {
		if u.Agents.Has(engine.Space(i)) {
			out = append(out, "agents."+r.Spaces[i].ID)
		}
	}
	for i := 1; i < len(r.Spaces); i++ {
		if u.Tokens.Has(engine.Space(i)) {
			out = append(out, "tokens."+r.Spaces[i].ID)
		}
	}
	for i := 1; i < len(r.Posts); i++ {
		if u.Spies.Has(engine.Post(i)) {
			out = append(out, "spies."+r.Posts[i].ID)
		}
	}
	for k := 1; k < len(r.Tracks); k++ {
		if u.First.Has(engine.Track(k)) {
			out = append(out, "first_there."+r.Tracks[k].ID)
		}
	}
	out = append(out, c.unknownTiles()...)
	for s := 1; s <= engine.Seats; s++ {
		out = append(out, seatUnknown(&u.Seats[s], c.Names.ID[s]+".")...)
		if u.Flag == engine.Seat(s) {
			out = append(out, c.Names.ID[s]+".flag")
		}
	}
	return out
}

func seatUnknown(u *engine.UnknownSeat, seat string) (out []string) {
	add := func(yes bool, name string) {
		if yes {
			out = append(out, seat+name)
		}
	}
	for f := engine.Emperor; f < engine.FactionEnd; f++ {
		add(u.Influence[f], "influence."+factions.list[f])
	}
	if u.Purse == engine.AllTokens() {
		add(true, "resources")
	} else {
		for r := engine.Solari; r < engine.ResourceEnd; r++ {
			add(u.Purse[r], "resources."+resources.list[r])
		}
	}
	add(u.Intrigue, "intrigue")
	add(u.VP, "vp")
	add(u.Troops, "troops.conflict")
	add(u.Sandworms, "sandworms")
	add(u.Strength, "strength")
	add(u.Hooks, "hooks")
	return out
}

// facts returns the names of all facts that could be unknown in c.
func (c *Case) facts(lex *lexicon) []string {
	all := Case{Box: c.Box, Names: c.Names}
	u := &all.Pos.Unknown
	u.ShieldWall = true
	for _, i := range lex.makers.at {
		u.Bonus = u.Bonus.With(engine.Space(i))
	}
	u.Tokens = c.Box.Rules.TokenSpaces()
	for _, i := range lex.firsts.at {
		u.First = u.First.With(engine.Track(i))
	}
	if u.Offer = c.Box.Rules.HasTiles(); u.Offer {
		u.Heights, u.Bought = 1<<(engine.Stacks+1)-2, c.Box.Rules.AllTiles()
	}
	u.Agents, u.Spies = ^engine.SpaceSet(0), ^engine.PostSet(0)
	for s := engine.Seat(1); s <= engine.Seats; s++ {
		if !c.Pos.Seat[s].Human {
			continue
		}
		u.Seats[s] = engine.UnknownSeat{Intrigue: true, VP: true, Troops: true, Sandworms: true, Strength: true, Hooks: true,
			Influence: [engine.FactionEnd]bool{false, true, true, true, true}, Purse: engine.AllTokens()}
		if c.Box.Rules.FlagUnit() != 0 {
			u.Flag = s
		}
	}
	return all.Unknown()
}

// Fact returns the name of the fact that q asks for, "" when it asks for none.
func (c *Case) Fact(q engine.Question) string {
	r, seat := &c.Box.Rules, c.Names.ID[q.Seat]+"."
	u := &c.Pos.Unknown.Seats[q.Seat]
	switch q.Kind {
	case engine.FactAgent:
		return "agents." + r.Spaces[q.Space].ID
	case engine.FactPost:
		return "spies." + r.Posts[q.Post].ID
	case engine.FactBonus:
		return "bonus_spice." + r.Spaces[q.Space].ID
	case engine.FactToken:
		return "tokens." + r.Spaces[q.Space].ID
	case engine.FactFirst:
		return "first_there." + r.Tracks[q.Track].ID
	case engine.FactFlag:
		return seat + "flag"
	case engine.FactOffer:
		return "tiles"
	case engine.FactTop:
		return "tiles.face_up"
	case engine.FactHeight:
		return "tiles.stacks." + strconv.Itoa(int(q.Stack))
	case engine.FactOwner:
		return "tiles.bought." + r.Tiles[q.Amount].ID
	case engine.FactWall:
		return "shield_wall"
	case engine.FactInfluence:
		return seat + "influence." + factions.list[q.Faction]
	case engine.FactIntrigue:
		return seat + "intrigue"
	case engine.FactPurse:
		return seat + "resources"
	case engine.FactVP:
		return seat + "vp"
	case engine.AskHadWorm:
		return seat + "sandworms"
	case engine.FactGarrison:
		return seat + "troops.garrison"
	case engine.FactUnits, engine.FactStrength:
		switch {
		case u.Troops:
			return seat + "troops.conflict"
		case u.Sandworms:
			return seat + "sandworms"
		}
		return seat + "strength"
	}
	return ""
}

// copies writes how many of a card there are.
func copies(n int, id string) string {
	switch n {
	case 0:
		return "no " + id + " in this mode"
	case 1:
		return "one " + id
	}
	return strconv.Itoa(n) + " copies of " + id
}

func ordinal(n int) string {
	switch n {
	case 1:
		return "first"
	case 2:
		return "second"
	case 3:
		return "third"
	}
	return strconv.Itoa(n) + "th"
}
