package data

import (
	"slices"

	"househagal/data/strict"
	"househagal/engine"
	"househagal/rival"
)

var rivalFields = []field[rival.Card]{
	id(func(x *rival.Card) *string { return &x.ID }, "How positions, saves and --rival name it."),
	text("name", 40, func(x *rival.Card) *string { return &x.Name }, "As printed.").needed(),
	text("short", 8, func(x *rival.Card) *string { return &x.Short }, "The name at the table: at most 8 characters, no two alike.").needed(),
	leader(),
	swordmaster(),
	factionOrder(),
	startInfluence(),
	effects("signet", onSignet, func(x *rival.Card) *[]engine.Effect { return &x.Signet }, "What it does at the Signet of a House Hagal card."),
	effects("scheme", onScheme, func(x *rival.Card) *[]engine.Effect { return &x.Scheme }, "What it does when it places its third Spy."),
	flag("streamlined", false, func(x *rival.Card) *bool { return &x.Streamlined }, "In two-player it only blocks, unless the table wants it otherwise."),
	flag("solo", false, func(x *rival.Card) *bool { return &x.Solo }, "It may sit there in solo."),
	flag("two_player", true, func(x *rival.Card) *bool { return &x.TwoPlayer }, "It may sit there in two-player."),
	text("refused", 120, func(x *rival.Card) *string { return &x.Refused }, "Why this Leader may not be a Rival (the game of 2020)."),
}

// rivalKeys are the keys of a Rival in a game with these switches: where nobody
// buys a Swordmaster a card has no value for it, and where the human breaks ties
// it has no list.
func rivalKeys(s *engine.RivalSwitches) []field[rival.Card] {
	keys := slices.Clone(rivalFields)
	for i := range keys {
		switch keys[i].name {
		case "swordmaster":
			keys[i].need = s.BuySwordmaster
		case "list":
			keys[i].need = !s.TiesAskHuman
		}
	}
	return keys
}

// swordmaster is left out where it is not needed.
func swordmaster() field[rival.Card] {
	f := number("swordmaster", 1, 30, 0, func(x *rival.Card) *int8 { return &x.Swordmaster },
		"Solari, spice, water and Intrigue cards in all at which it buys its third Agent. Not in the game of 2020.")
	f.need, f.shape.def = true, ""
	return f
}

// leader is the id of a Leader, which no list of the box holds.
func leader() field[rival.Card] {
	f := text("leader", 48, func(x *rival.Card) *string { return &x.Leader }, "The id of the Leader it portrays; no human takes the same one.")
	f.shape = shape{kind: anID}
	f.read = func(_ *reader, c strict.Cursor, x *rival.Card) { x.Leader = c.ID() }
	f.write = func(w *writer, x *rival.Card) bool {
		w.raw(x.Leader)
		return x.Leader != ""
	}
	return f
}

// factionOrder is the list of all four Factions in a Rival's order.
func factionOrder() field[rival.Card] {
	return field[rival.Card]{name: "list", shape: shape{kind: wordList, words: factionWords, lo: 4, hi: 4}, need: true,
		doc: "All four Factions, the preferred one first. Not in the game of 2020.",
		read: func(_ *reader, c strict.Cursor, x *rival.Card) {
			x.List = readOrder(c)
		},
		write: func(w *writer, x *rival.Card) bool {
			w.list(len(x.List), func(i int) { w.raw(factionWords[x.List[i]]) })
			return true
		}}
}

// startInfluence is where a Rival's cubes stand before the first round.
func startInfluence() field[rival.Card] {
	return field[rival.Card]{name: "start", shape: shape{kind: steps, lo: 1, hi: engine.InfluenceTop},
		doc: "Influence that it begins with, below what scores.",
		read: func(_ *reader, c strict.Cursor, x *rival.Card) {
			x.Start = [engine.FactionEnd]int8{}
			c.Each(func(key, v strict.Cursor) {
				if f := key.Word("Faction", factionWords); f > 0 {
					x.Start[f] = int8(v.Int(1, engine.InfluenceTop))
				}
			})
		},
		write: func(w *writer, x *rival.Card) bool {
			w.raw("{")
			for f := engine.Emperor; f < engine.FactionEnd; f++ {
				w.count(factionWords[f], x.Start[f])
			}
			w.raw("}")
			return x.Start != [engine.FactionEnd]int8{}
		}}
}

func readOrder(c strict.Cursor) (out [4]engine.Faction) {
	const want = "name all four Factions once, the preferred one first"
	if !c.Ok() {
		return [4]engine.Faction{engine.Emperor, engine.SpacingGuild, engine.BeneGesserit, engine.Fremen}
	}
	seen := [engine.FactionEnd]bool{}
	items := c.List(len(out))
	sound := true
	for i, v := range items {
		f := max(0, v.Word("Faction", factionWords))
		sound = sound && f > 0
		if f > 0 && seen[f] {
			v.Fail("%s stands twice in %s; %s", v.Raw(), c.Name(), want)
		}
		seen[f] = true
		out[i] = engine.Faction(f)
	}
	if c.Kind() == strict.List && len(items) < len(out) && sound {
		c.Fail("%s has %d of the four Factions; %s", c.Name(), len(items), want)
	}
	return out
}
