package data

import (
	"househagal/data/strict"
	"househagal/engine"
)

// constants is a group of numbers and switches: a map inside the section, or its
// own keys when name is "".
type constants struct {
	name   string
	doc    string
	fields []field[engine.Constants]
}

type num = func(*engine.Constants) *int8

// count is a number that must be given: constants have no default but the box's.
func count(name string, lo, hi int, at num, doc string) field[engine.Constants] {
	return number(name, lo, hi, -1, at, doc).needed()
}

func toggle(name string, at func(*engine.Constants) *bool, doc string) field[engine.Constants] {
	return flag(name, false, at, doc).needed()
}

var constantGroups = []constants{
	{"", "", []field[engine.Constants]{
		count("target", 1, 99, func(c *engine.Constants) *int8 { return &c.Target }, "Victory Points that end the game."),
		count("from_garrison", 0, 12, func(c *engine.Constants) *int8 { return &c.FromGarrison }, "Units from garrison that may join the recruits of a turn."),
		count("influence_vp_at", 1, 6, func(c *engine.Constants) *int8 { return &c.InfluenceVPAt }, "Influence that scores 1 VP, lost again below."),
		count("alliance_at", 1, 6, func(c *engine.Constants) *int8 { return &c.AllianceAt }, "Influence that takes a free Alliance."),
		count("alliance_vp", 0, 9, func(c *engine.Constants) *int8 { return &c.AllianceVP }, "VP of an Alliance."),
		count("icon_pair_vp", 0, 9, func(c *engine.Constants) *int8 { return &c.IconVP }, "VP of a pair of battle icons."),
		flag("wild_pairs", false, func(c *engine.Constants) *bool { return &c.WildPairs }, "At the end of the game two wild icons make a pair too."),
		toggle("third_if_tied", func(c *engine.Constants) *bool { return &c.ThirdIfTied }, "A tie for second gives each the third reward."),
		count("scheme_spies", 1, engine.SpiesOfSeat, func(c *engine.Constants) *int8 { return &c.SchemeSpies }, "The Spy whose placing triggers the Scheme."),
		conflictLevels(),
		count("maker_spice", 0, 9, func(c *engine.Constants) *int8 { return &c.MakerSpice }, "Bonus spice that each Maker space without an Agent gains."),
		number("spice_must_flow", 0, 10, 0, func(c *engine.Constants) *int8 { return &c.MustFlow }, "The game of 2020: The Spice Must Flow cards that each Rival counts as owning.").in(engine.Imperium),
		number("hoard_below", 0, 4, 0, func(c *engine.Constants) *int8 { return &c.HoardBelow }, "Below this Conflict level spice buys a Rival no VP: it is kept for tiles. 0: it never keeps any."),
		flag("contract_tiles", false, func(c *engine.Constants) *bool { return &c.ContractTiles }, "Contracts lie on the table for humans; false: each is 2 Solari. A Rival takes 2 Solari each time."),
	}},
	{"start", "What every seat starts with.", []field[engine.Constants]{
		count("garrison", 0, engine.TroopsOfSeat, func(c *engine.Constants) *int8 { return &c.StartGarrison }, "Troops of a human; a Rival's stand with the levels."),
		count("water", 0, 20, func(c *engine.Constants) *int8 { return &c.StartWater }, "Water of every seat."),
		count("agents", 1, 3, func(c *engine.Constants) *int8 { return &c.StartAgents }, "Agents without the Swordmaster."),
	}},
	{"strength", "What a unit counts in the Conflict; a sword counts 1.", []field[engine.Constants]{
		count("troop", 0, 20, func(c *engine.Constants) *int8 { return &c.TroopStrength }, "Of a troop."),
		count("sandworm", 0, 20, func(c *engine.Constants) *int8 { return &c.WormStrength }, "Of a sandworm."),
	}},
	{"vp_price", "What a Rival pays for 1 VP.", []field[engine.Constants]{
		count("solari", 1, 60, func(c *engine.Constants) *int8 { return &c.VPPrice[engine.Solari] }, "In Solari."),
		count("spice", 1, 60, func(c *engine.Constants) *int8 { return &c.VPPrice[engine.Spice] }, "In spice."),
		count("water", 1, 60, func(c *engine.Constants) *int8 { return &c.VPPrice[engine.Water] }, "In water."),
		count("intrigue", 1, 60, func(c *engine.Constants) *int8 { return &c.VPIntrigue }, "In Intrigue cards."),
	}},
	{"swordmaster_price", "Solari that a human pays for its third Agent.", []field[engine.Constants]{
		count("first", 0, 60, func(c *engine.Constants) *int8 { return &c.HumanPrice }, "While nobody has one."),
		count("later", 0, 60, func(c *engine.Constants) *int8 { return &c.HumanPriceLater }, "Afterwards."),
	}},
	{"rivals", "What Rivals do in this game.", []field[engine.Constants]{
		toggle("buy_vp", func(c *engine.Constants) *bool { return &c.Rivals.BuyVP }, "They buy VP."),
		toggle("vp_needs_swordmaster", func(c *engine.Constants) *bool { return &c.Rivals.VPNeedsSwordmaster }, "Only once they own their Swordmaster."),
		toggle("buy_swordmaster", func(c *engine.Constants) *bool { return &c.Rivals.BuySwordmaster }, "They buy it when their purse reaches the card's value."),
		toggle("ties_ask_human", func(c *engine.Constants) *bool { return &c.Rivals.TiesAskHuman }, "The human decides where their influence is tied; false: their list."),
		flag("track_ties_ask_human", false, func(c *engine.Constants) *bool { return &c.Rivals.TrackTiesAskHuman }, "Where ties are their list's: those of what a space of a track gives are a human's all the same."),
		toggle("tracks_score", func(c *engine.Constants) *bool { return &c.Rivals.TracksScore }, "Influence and Alliances give them VP."),
		toggle("take_rewards", func(c *engine.Constants) *bool { return &c.Rivals.TakesRewards }, "They take the rewards of the Conflict."),
	}},
	{"streamlined", "What a streamlined Rival does once it owns its Swordmaster; those of a VP also before.", streamlined},
}

var variantGroups = []constants{
	{"expert_deployment", "Rivals that lead already deploy nothing.", []field[engine.Constants]{
		count("lead", 1, 40, func(c *engine.Constants) *int8 { return &c.ExpertLead }, "The lead from which nothing is deployed."),
		toggle("units", func(c *engine.Constants) *bool { return &c.ExpertUnits }, "The lead counts units; false: strength."),
		count("below_level", 1, 4, func(c *engine.Constants) *int8 { return &c.ExpertBelow }, "At this Conflict level and above the test is off."),
	}},
	{"brutal_escalation", "Rivals turn up more cards for strength.", []field[engine.Constants]{
		count("from_level", 1, 4, func(c *engine.Constants) *int8 { return &c.BrutalLevel }, "From this Conflict level on."),
		count("cards", 1, 6, func(c *engine.Constants) *int8 { return &c.BrutalCards }, "How many cards."),
	}},
	{"smart_politics", "Rivals pass over cards of Factions where more influence gains nothing.", []field[engine.Constants]{
		count("lead", 1, 6, func(c *engine.Constants) *int8 { return &c.SmartLead }, "(a) It holds the Alliance and leads everybody by that much."),
		count("from", 0, 6, func(c *engine.Constants) *int8 { return &c.SmartFrom }, "(b) It has that much influence there"),
		count("behind", 1, 6, func(c *engine.Constants) *int8 { return &c.SmartBehind }, "(b) and is that much behind the leader."),
	}},
}

// conflictLevels has the level of each round's Conflict card.
func conflictLevels() field[engine.Constants] {
	return field[engine.Constants]{name: "conflict_levels", shape: shape{kind: numbers, lo: 1, hi: 3}, need: true,
		doc: "The level of each round's Conflict card; the game ends after the last.",
		read: func(_ *reader, c strict.Cursor, x *engine.Constants) {
			x.ConflictLevels = [engine.RoundCap]int8{}
			items := c.List(engine.RoundCap)
			for i, v := range items {
				x.ConflictLevels[i] = int8(v.Int(1, 3))
			}
			if c.Kind() == strict.List && len(items) == 0 {
				c.Fail("%s is empty; a game has at least one round", c.Name())
			}
		},
		write: func(w *writer, x *engine.Constants) bool {
			n := 0
			for n < len(x.ConflictLevels) && x.ConflictLevels[n] > 0 {
				n++
			}
			w.list(n, func(i int) { w.int(int(x.ConflictLevels[i])) })
			return true
		}}
}

// constants reads the groups of a section into x.
func (r *reader) constants(c strict.Cursor, groups []constants, x *engine.Constants) {
	m := c.Map()
	for i := range groups {
		g, in := &groups[i], m
		if g.name != "" {
			in = m.Need(g.name).Map()
		}
		for j := range g.fields {
			f := &g.fields[j]
			v := f.get(r, in)
			if f.need {
				v = in.Need(f.name)
			}
			f.read(r, value(v), x)
		}
		if g.name != "" {
			in.Done()
		}
	}
	m.Done()
}

// value returns the value of a constant, which may be written as
// {value: ..., confidence: ..., source: ...}.
func value(c strict.Cursor) strict.Cursor {
	if c.Kind() != strict.Map {
		return c
	}
	m := c.Map()
	v := m.Need("value")
	readSource(m)
	m.Done()
	return v.Named(c.Name())
}

// constants prints the groups of a section, a line each.
func (w *writer) constants(groups []constants, x *engine.Constants) {
	for i := range groups {
		g := &groups[i]
		if g.name != "" {
			w.raw("  " + g.name + ": {")
			writeFields(w, g.fields, x)
			w.raw("}\n")
			continue
		}
		for j := range g.fields {
			mark := len(w.b)
			w.raw("  " + g.fields[j].name + ": ")
			if says := g.fields[j].write(w, x); !says && (g.fields[j].shape.kind == aFlag || !g.fields[j].need && g.fields[j].game == nil) { // off, or not said
				w.b = w.b[:mark]
				continue
			}
			w.raw("\n")
		}
	}
}

// streamlined are the switches of a Rival that only stands in the way. Those with
// a default may be left out, also in the rules that an older save holds.
var streamlined = []field[engine.Constants]{
	toggle("scores_vp", func(c *engine.Constants) *bool { return &c.Streamlined.ScoresVP }, "It records VP (before, too)."),
	toggle("keeps_resources", func(c *engine.Constants) *bool { return &c.Streamlined.KeepsResources }, "It gains tokens."),
	toggle("keeps_intrigue", func(c *engine.Constants) *bool { return &c.Streamlined.KeepsIntrigue }, "It gains Intrigue cards."),
	toggle("can_win", func(c *engine.Constants) *bool { return &c.Streamlined.CanWin }, "It can win the game."),
	flag("buys_vp", false, func(c *engine.Constants) *bool { return &c.Streamlined.BuysVP }, "It buys VP like other Rivals, if it records them."),
	flag("pays_for_vp", false, func(c *engine.Constants) *bool { return &c.Streamlined.PaysVP }, "It pays where a reward offers VP for it, if it records them (before, too)."),
	flag("collects_before", true, func(c *engine.Constants) *bool { return &c.Streamlined.Collects }, "Until it owns its Swordmaster it gains tokens and Intrigue cards."),
	flag("keeps_bonus_spice", false, func(c *engine.Constants) *bool { return &c.Streamlined.KeepsBonus }, "It takes bonus spice; false: into the bank."),
	flag("keeps_control_bonus", false, func(c *engine.Constants) *bool { return &c.Streamlined.KeepsControlBonus }, "It collects for the spaces it controls."),
	flag("takes_alliances", true, func(c *engine.Constants) *bool { return &c.Streamlined.TakesAlliances }, "It takes Alliance tokens."),
	flag("takes_control", true, func(c *engine.Constants) *bool { return &c.Streamlined.TakesControl }, "It puts its control marker down."),
	flag("takes_rewards", true, func(c *engine.Constants) *bool { return &c.Streamlined.TakesRewards }, "It takes the rewards of the Conflict, but for what it does not keep (before, too); false: its place gives nothing."),
	flag("keeps_conflict_card", true, func(c *engine.Constants) *bool { return &c.Streamlined.KeepsCard }, "It keeps the Conflict card that it wins (before, too)."),
	flag("robs", true, func(c *engine.Constants) *bool { return &c.Streamlined.Robs }, "At Secrets it takes Intrigue cards; what it does not keep is discarded."),
	flag("follows_cards", true, func(c *engine.Constants) *bool { return &c.Streamlined.FollowsCards }, "It does what Hagal card, Signet and Scheme say: influence, troops, Spies, Hooks, the Shield Wall; false: it sends its Agent, harvests and deploys."),
}
