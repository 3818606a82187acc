package data

import (
	"househagal/data/strict"
	"househagal/engine"
)

var factionFields = []field[engine.FactionInfo]{
	id(func(x *engine.FactionInfo) *string { return &x.ID }, "One of the four Factions."),
	text("name", 24, func(x *engine.FactionInfo) *string { return &x.Name }, "As printed.").needed(),
	effects("bonus_at_4", onReward, func(x *engine.FactionInfo) *[]engine.Effect { return &x.BonusAt4 },
		"What a human gets at 4 influence; never a Rival."),
}

var spaceFields = []field[engine.SpaceInfo]{
	id(func(x *engine.SpaceInfo) *string { return &x.ID }, "How other entries name the space."),
	text("name", 24, func(x *engine.SpaceInfo) *string { return &x.Name }, "As printed.").needed(),
	code(2, func(x *engine.SpaceInfo) *string { return &x.Code }, "Two small letters that choose the space at the table, no two alike, beginning with another letter than "+lettersList+"; not rv.").needed(),
	section(func(x *engine.SpaceInfo) *string { return &x.Section }, "The part of the board; menus are laid out by it."),
	word("faction", "Faction", factionWords, func(x *engine.SpaceInfo) *engine.Faction { return &x.Faction },
		"The Faction that the space belongs to."),
	flag("combat", false, func(x *engine.SpaceInfo) *bool { return &x.Combat }, "A Combat space: units may go into the Conflict."),
	flag("maker", false, func(x *engine.SpaceInfo) *bool { return &x.Maker }, "A Maker space: it gains bonus spice."),
	number("base_spice", 0, 20, 0, func(x *engine.SpaceInfo) *int8 { return &x.BaseSpice }, "Spice a harvest takes beside the bonus spice."),
	number("worms", 0, 8, 0, func(x *engine.SpaceInfo) *int8 { return &x.Worms },
		"Sandworms that a harvest with Maker Hooks summons instead of base spice."),
	flag("protected", false, func(x *engine.SpaceInfo) *bool { return &x.Protected }, "It lies behind the Shield Wall."),
	flag("controllable", false, func(x *engine.SpaceInfo) *bool { return &x.Controllable }, "A control marker can be put on it."),
	purse("control_bonus", 10, func(x *engine.SpaceInfo) *[engine.ResourceEnd]int8 { return &x.ControlBonus },
		"What its controller takes whenever an Agent goes there."),
	flag("once", false, func(x *engine.SpaceInfo) *bool { return &x.Once }, "A human that has its High Council seat can't go there again."),
	flag("swordmaster", false, func(x *engine.SpaceInfo) *bool { return &x.Swordmaster }, "Here a human buys its third Agent."),
	oneCondition("requires", func(x *engine.SpaceInfo) *engine.Condition { return &x.Requires }, "What a human needs to go there."),
	effects("visit", onVisit, func(x *engine.SpaceInfo) *[]engine.Effect { return &x.Visit },
		"What the program books when a human goes there. Tokens and cards are the human's own business."),
}

var postFields = []field[engine.PostInfo]{
	id(func(x *engine.PostInfo) *string { return &x.ID }, "How groups name the post."),
	text("name", 24, func(x *engine.PostInfo) *string { return &x.Name }, "What menus call it.").needed(),
	code(1, func(x *engine.PostInfo) *string { return &x.Code }, "One small letter that chooses the post, no two alike.").needed(),
	spaceSet("spaces", func(x *engine.PostInfo) *engine.SpaceSet { return &x.Spaces }, "The spaces it touches.").needed(),
}

var groupFields = []field[engine.GroupInfo]{
	id(func(x *engine.GroupInfo) *string { return &x.ID }, "How a spy effect names the group. any is every post."),
	flag("by_list", false, func(x *engine.GroupInfo) *bool { return &x.ByList },
		"Tried in the order of the Rival card's list of Factions, not as they stand here."),
	refList("posts", toPost, engine.PostCap, func(x *engine.GroupInfo) *[]engine.Post { return &x.Posts },
		"The posts in the order in which a Rival tries them: the first free one wins.").needed(),
}

// roomWords are where units go after a Conflict.
var roomWords = []string{engine.ToSupply: "supply", engine.ToGarrison: "garrison", engine.ToBox: "box"}

var unitFields = []field[engine.UnitInfo]{
	id(func(x *engine.UnitInfo) *string { return &x.ID }, "How tokens, positions and saves name the kind."),
	text("name", 24, func(x *engine.UnitInfo) *string { return &x.Name }, "As printed.").needed(),
	text("plural", 24, func(x *engine.UnitInfo) *string { return &x.Plural }, "What several are called.").needed(),
	number("strength", 0, 20, 0, func(x *engine.UnitInfo) *int8 { return &x.Strength }, "What one of a human's counts in the Conflict."),
	number("rival_strength", 0, 20, 0, func(x *engine.UnitInfo) *int8 { return &x.RivalStrength }, "And one of a Rival's."),
	flag("troop", false, func(x *engine.UnitInfo) *bool { return &x.Troop }, "What is said of troops is said of it too."),
	word("home", "room", roomWords, func(x *engine.UnitInfo) *engine.Room { return &x.Home }, "Where a human's go after a Conflict."),
	word("rival_home", "room", roomWords, func(x *engine.UnitInfo) *engine.Room { return &x.RivalHome }, "And a Rival's."),
	number("own", 0, 12, 0, func(x *engine.UnitInfo) *int8 { return &x.Own }, "How many each seat owns, in its supply at the start. 0: it has those that it took as tokens."),
	refList("flags", toSpace, 8, func(x *engine.UnitInfo) *[]engine.Space { return &x.Flags }, "The control flags on which the winner of a Conflict puts one of those that fought there, in the order in which a Rival tries them. It stands there until the end of the next Combat."),
}

var tokenFields = []field[engine.TokenInfo]{
	id(func(x *engine.TokenInfo) *string { return &x.ID }, "How other entries name the token."),
	text("name", 24, func(x *engine.TokenInfo) *string { return &x.Name }, "As printed.").needed(),
	ref("unit", toUnit, func(x *engine.TokenInfo) *engine.Unit { return &x.Unit }, "The unit that whoever takes it has from then on."),
	spaceSet("spaces", func(x *engine.TokenInfo) *engine.SpaceSet { return &x.Spaces }, "The spaces on which one lies at the start. A space has one token at most.").needed(),
	purse("price", 20, func(x *engine.TokenInfo) *[engine.ResourceEnd]int8 { return &x.Price.Purse }, "What a seat pays for it."),
	effects("visit", onCard, func(x *engine.TokenInfo) *[]engine.Effect { return &x.Visit },
		"What follows after the card when a Rival's Agent comes to a space where it lies."),
}

// checkTokens reports a space with two kinds of token, and effects on tokens where
// there are none.
func (r *reader) checkTokens(c strict.Cursor, rules *engine.Rules) {
	seen := engine.SpaceSet(0)
	for i, v := range c.List(200) {
		x := &rules.Tokens[i+1]
		if both := seen & x.Spaces; both != 0 {
			for s := engine.Space(1); int(s) < len(rules.Spaces); s++ {
				if both.Has(s) {
					v.Map().Get("spaces").Fail("%s has another token already; leave it out", rules.Spaces[s].ID)
				}
			}
		}
		seen |= x.Spaces
	}
}

var trackFields = []field[engine.TrackInfo]{
	id(func(x *engine.TrackInfo) *string { return &x.ID }, "How effects, spaces of the track and positions name it."),
	text("name", 24, func(x *engine.TrackInfo) *string { return &x.Name }, "As printed.").needed(),
	number("last", 1, 20, 1, func(x *engine.TrackInfo) *int8 { return &x.Last }, "Its last space. A token starts on 0; a step beyond the last space is lost.").needed(),
	number("recall_at", 0, 20, 0, func(x *engine.TrackInfo) *int8 { return &x.RecallAt },
		"From this space on a Rival takes its token back to 0 in place of a step, and then what its space and all before it give, its own first. 0: it only goes forward, and takes what a space gives when it gets there."),
}

var stepFields = []field[engine.StepInfo]{
	id(func(x *engine.StepInfo) *string { return &x.ID }, "How other files name the space."),
	ref("track", toTrack, func(x *engine.StepInfo) *engine.Track { return &x.Track }, "Which track it is on.").needed(),
	number("space", 1, 20, 1, func(x *engine.StepInfo) *int8 { return &x.Space }, "Which space, from 1.").needed(),
	effects("effects", onReward, func(x *engine.StepInfo) *[]engine.Effect { return &x.Effects }, "What a Rival takes there. A human sees to its own token."),
	effects("human", onReward, func(x *engine.StepInfo) *[]engine.Effect { return &x.Human }, "What the program books for a human that takes its token back from this space or a later one (see recall_at)."),
	effects("first", onReward, func(x *engine.StepInfo) *[]engine.Effect { return &x.First },
		"Besides, what lies there for whoever comes first, human or Rival. On one space of a track at most."),
}

var noticeFields = []field[engine.NoticeInfo]{
	id(func(x *engine.NoticeInfo) *string { return &x.ID }, "How tell effects name it."),
	text("name", 60, func(x *engine.NoticeInfo) *string { return &x.Text }, "What hands do, as the page says it: a command without a full stop.").needed(),
}

// tracks reads the tracks beside those of influence, what their spaces give, and
// the sentences that are only told.
func (r *reader) tracks(m *strict.Fields, rules *engine.Rules) {
	rules.Tracks = plain(r, m.Get("tracks"), "track", 1, engine.TrackCap-1, trackFields)
	steps := m.Get("steps")
	rules.Steps = plain(r, steps, "space of a track", 1, 40, stepFields)
	rules.Notices = plain(r, m.Get("notices"), "notice", 1, 40, noticeFields)
	for i, c := range m.Get("tracks").List(engine.TrackCap - 1) {
		if x := &rules.Tracks[i+1]; x.RecallAt > x.Last {
			c.Map().Get("recall_at").Fail("recall_at is %d, but the track ends at %d; give a space of it", x.RecallAt, x.Last)
		}
	}
	for i, c := range steps.List(40) {
		r.step(c.Map(), rules, i+1)
	}
}

// step reports a space that its track doesn't have, or has twice.
func (r *reader) step(m *strict.Fields, rules *engine.Rules, i int) {
	x := &rules.Steps[i]
	if x.Track == engine.NoTrack || int(x.Track) >= len(rules.Tracks) {
		return
	}
	if last := rules.Tracks[x.Track].Last; x.Space > last {
		m.Get("space").Fail("space is %d, but the track ends at %d; give a space of it", x.Space, last)
	}
	for j := 1; j < i; j++ {
		y := &rules.Steps[j]
		switch {
		case y.Track != x.Track:
		case y.Space == x.Space:
			m.Get("space").Fail("%s is space %d of the track too; let one entry say what it gives", y.ID, x.Space)
		case len(x.First) > 0 && len(y.First) > 0:
			m.Get("first").Fail("%s has a bonus for whoever comes first too; a track has one such space", y.ID)
		}
	}
}

// Sections returns the words for the parts of a board.
func Sections() []string { return sectionWords }

// section is a word that the box keeps as a word.
func section(at func(*engine.SpaceInfo) *string, doc string) field[engine.SpaceInfo] {
	f := text("section", 24, at, doc)
	f.shape = shape{kind: aWord, words: sectionWords}
	f.read = func(_ *reader, c strict.Cursor, x *engine.SpaceInfo) {
		if i := c.WordOr(-1, "section", sectionWords); i >= 0 {
			*at(x) = sectionWords[i]
		}
	}
	f.write = func(w *writer, x *engine.SpaceInfo) bool { w.raw(*at(x)); return true }
	return f.needed()
}

func oneCondition(name string, at func(*engine.SpaceInfo) *engine.Condition, doc string) field[engine.SpaceInfo] {
	return field[engine.SpaceInfo]{name: name, shape: shape{kind: aCondition}, doc: doc,
		read: func(r *reader, c strict.Cursor, x *engine.SpaceInfo) { *at(x) = r.condition(c) },
		write: func(w *writer, x *engine.SpaceInfo) bool {
			w.condition(*at(x))
			return at(x).Kind != engine.Always
		}}
}

func spaceSet[T any](name string, at func(*T) *engine.SpaceSet, doc string) field[T] {
	list := func(x *T) (out []engine.Space) {
		for s := engine.Space(1); s < engine.SpaceCap; s++ {
			if at(x).Has(s) {
				out = append(out, s)
			}
		}
		return out
	}
	return field[T]{name: name, shape: shape{kind: refs, to: toSpace, hi: engine.SpaceCap - 1}, doc: doc,
		read: func(r *reader, c strict.Cursor, x *T) {
			for _, s := range readRefs[engine.Space](r, c, toSpace, engine.SpaceCap-1) {
				*at(x) = at(x).With(s)
			}
		},
		write: func(w *writer, x *T) bool {
			spaces := list(x)
			w.list(len(spaces), func(i int) { w.raw(w.ids[toSpace][spaces[i]]) })
			return len(spaces) > 0
		}}
}

// maxTokens is how many kinds of token a board may have.
const maxTokens = 4

// board reads the board into the rules.
func (r *reader) board(c strict.Cursor, rules *engine.Rules) {
	m := c.Map()
	rules.Spaces = plain(r, m.Need("spaces"), "space", 1, engine.SpaceCap-1, spaceFields)
	r.spaces = rules.Spaces
	rules.Factions = r.factions(m.Need("factions"))
	rules.Posts = plain(r, m.Get("posts"), "post", 1, engine.PostCap-1, postFields)
	rules.Groups = plain(r, m.Get("groups"), "group", 1, 15, groupFields)
	if v := m.Get("units"); v.Ok() {
		rules.Units = plain(r, v, "unit", 1, engine.UnitCap-1, unitFields)
	}
	if v := m.Get("tokens"); v.Ok() {
		rules.Tokens = plain(r, v, "token", 1, maxTokens, tokenFields)
	}
	r.flags(m.Get("units"), rules)
	if v := m.Get("tiles"); v.Ok() {
		rules.Tiles = plain(r, v, "tile", 1, engine.TileCap-1, tileFields)
	}
	r.tracks(m, rules)
	m.Done()
	rules.Groups[0] = everyPost(rules)
	for i := 1; i < len(rules.Posts); i++ {
		for s := 1; s < len(rules.Spaces); s++ {
			if rules.Posts[i].Spaces.Has(engine.Space(s)) {
				rules.Spaces[s].Posts = rules.Spaces[s].Posts.With(engine.Post(i))
			}
		}
	}
}

// flags reports units on flags of spaces that nobody can control, and two kinds that
// stand there.
func (r *reader) flags(c strict.Cursor, rules *engine.Rules) {
	first := engine.Unit(0)
	for i, v := range c.List(engine.UnitCap) {
		x := &rules.Units[i+1]
		if len(x.Flags) == 0 {
			continue
		}
		at := v.Map().Get("flags")
		for _, sp := range x.Flags {
			if int(sp) < len(r.spaces) {
				r.controllable(at, sp)
			}
		}
		if first != 0 {
			at.Fail("%s stands on flags already; one kind does", rules.Units[first].ID)
		}
		first = engine.Unit(i + 1)
	}
}

// everyPost is the group "any": all posts in the order of the board. A Rival
// takes one of the first group that goes by its list instead.
func everyPost(rules *engine.Rules) engine.GroupInfo {
	g := engine.GroupInfo{ID: "any"}
	for i := 1; i < len(rules.Posts); i++ {
		g.Posts = append(g.Posts, engine.Post(i))
	}
	return g
}

func (r *reader) factions(c strict.Cursor) (out [engine.FactionEnd]engine.FactionInfo) {
	for _, v := range c.List(int(engine.FactionEnd)) {
		f := max(0, v.Map().Get("id").WordOr(0, "Faction", factionWords))
		m := v.Named("Faction" + entryID(v)).Map()
		readFields(r, m, factionFields, &out[f])
		done(m)
	}
	out[0] = engine.FactionInfo{}
	for f := engine.Emperor; f < engine.FactionEnd; f++ {
		if c.Kind() == strict.List && out[f].ID == "" {
			c.Fail("no track of %s; there must be one for each of the four Factions", factionWords[f])
		}
	}
	return out
}
