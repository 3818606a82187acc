package why

import (
	"slices"

	"househagal/cmd/internal/say"
	"househagal/engine"
)

// decision explains a choice by what was weighed.
func (w *reasons) decision(e *engine.Event) {
	w.note(e.Rule)
	if w.act.kind == combatAct && e.Cause == engine.ByReward {
		w.again()
	}
	switch e.Rule {
	case engine.SpyOrder:
		explainPost(w, e)
	case engine.TilesBuy:
		explainTile(w, e)
	case engine.MakersChoice:
		explainMakers(w, e)
	case engine.InfluenceListed:
		w.more(w.Say("why.listed", say.Args{"n": e.Amount, "faction": e.Faction}))
	default:
		explainInfluence(w, e)
	}
}

// explainPost says in which order posts were tried, and which were not free.
func explainPost(w *reasons, e *engine.Event) {
	var tried, taken []engine.Post
	for _, o := range e.Opt[:e.NOpt] {
		tried = append(tried, engine.Post(o.ID))
		if o.W == 0 {
			taken = append(taken, engine.Post(o.ID))
		}
	}
	text := say.ID("why.spy_order")
	if n := len(w.list); n > 0 && w.list[n-1].spies {
		text = "why.order"
	}
	w.moreOfSpies(w.Say(text, say.Args{"posts": wholeOrder(w, tried)}))
	switch {
	case e.Chosen == 0:
		w.more(w.Say("why.none_free"))
	case len(taken) > 0:
		w.more(w.Say("why.not_free", say.Args{"posts": taken}))
	}
}

// wholeOrder is the whole order of the group whose first posts were tried.
func wholeOrder(w *reasons, tried []engine.Post) []engine.Post {
	rules := &w.Box.Rules
	for g := 1; g < len(rules.Groups); g++ {
		posts := rules.Groups[g].Posts
		if rules.Groups[g].ByList {
			posts = byList(w, posts)
		}
		if len(posts) >= len(tried) && slices.Equal(posts[:len(tried)], tried) {
			return posts
		}
	}
	return tried
}

// byList orders Faction posts by the list of the Rival card.
func byList(w *reasons, posts []engine.Post) []engine.Post {
	var ordered []engine.Post
	for _, f := range w.rival().List {
		for _, p := range posts {
			for sp := 1; sp < len(w.Box.Rules.Spaces); sp++ {
				if w.Box.Rules.Posts[p].Spaces.Has(engine.Space(sp)) && w.Box.Rules.Spaces[sp].Faction == f && !slices.Contains(ordered, p) {
					ordered = append(ordered, p)
				}
			}
		}
	}
	return ordered
}

// explainMakers says how the one of several spaces was found.
func explainMakers(w *reasons, e *engine.Event) {
	var weighed []string
	for _, o := range e.Opt[:e.NOpt] {
		weighed = append(weighed, w.Say("why.bonus_on", say.Args{"space": engine.Space(o.ID), "n": o.W}))
	}
	w.maker = w.Say("why.most_bonus", say.Args{"texts": weighed})
	if e.By == engine.ByTotal {
		w.maker = w.Say("why.most_spice", say.Args{"texts": weighed, "space": engine.Space(e.Chosen)})
	}
}

// explainTile says what lay face up and what it costs, and which was the dearest.
func explainTile(w *reasons, e *engine.Event) {
	var weighed []string
	for _, o := range e.Opt[:e.NOpt] {
		weighed = append(weighed, w.Say("why.tile_weighed", say.Args{"tile": engine.Tile(o.ID), "n": w.t.Rules.Tiles[o.ID].Cost, "on": o.W >= 0}))
	}
	w.add(w.Say("why.tile_head"), w.Say("why.tile", say.Args{"tile": engine.Tile(e.Chosen), "texts": weighed, "ties": one(e.By == engine.ByOrder)}))
}

func one(yes bool) int {
	if yes {
		return 1
	}
	return 0
}

// explainInfluence says what was weighed, how many tie, and what the list decides.
func explainInfluence(w *reasons, e *engine.Event) {
	text, brief := say.ID("why.least"), say.ID("why.least_short")
	switch e.Rule {
	case engine.InfluenceMost:
		text, brief = "why.most", "why.most_short"
	case engine.InfluenceWinsAlliance:
		text, brief = "why.least_alliance", "why.least_alliance_short"
	}
	best, ties := int8(0), 0
	for _, o := range e.Opt[:e.NOpt] {
		if o.ID == e.Chosen {
			best = o.W
		}
	}
	var weighed []string
	var list []engine.Faction
	for _, o := range e.Opt[:e.NOpt] {
		f := engine.Faction(o.ID)
		weighed = append(weighed, w.Say("why.weighed", say.Args{"faction": f, "n": o.W}))
		list = append(list, f)
		if o.W == best {
			ties++
		}
	}
	chosen := engine.Faction(e.Chosen)
	long := []string{w.Say(text, say.Args{"seat": e.Seat, "texts": weighed})}
	if ties > 1 {
		long = append(long, w.Say("why.tie", say.Args{"n": ties, "factions": list}))
	}
	w.moreOr(w.Sentences(append(long, w.Say("why.so", say.Args{"faction": chosen}))...),
		w.Say(brief, say.Args{"faction": chosen, "n": best, "ties": ties}))
}
