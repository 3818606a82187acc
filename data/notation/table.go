package notation

import (
	"househagal/data/strict"
	"househagal/engine"
	"househagal/rival"
)

// The keys of the table, in the order in which they are written.
const (
	kGame = iota
	kMode
	kDifficulty
	kVariants
	kChoam
	kModules
	kTarget
	kRound
	kPhase
	kConflict
	kConflictsSeen
	kFirstPlayer
	kTurn
	kShieldWall
	kBonusSpice
	kAgents
	kSpies
	kControl
	kFlags
	kTokens
	kTiles
	kAlliances
	kFirstGone
	kReveals
	kSwordsShown
	kUnknown
	kBlocked
	kSeats
	kDeck
	tableEnd
)

var tableKeys = newWords("key", "game", "mode", "difficulty", "variants", "choam", "modules", "target", "round", "phase", "conflict",
	"conflicts_seen", "first_player", "turn", "shield_wall", "bonus_spice", "agents", "spies", "control", "flags", "tokens", "tiles", "alliances", "first_gone",
	"reveals", "swords_shown", "unknown", "blocked", "seats", "deck")

var variantKeys = newWords("variant", "expert_deployment", "brutal_escalation", "smart_politics", "row_churn")

// table reads all keys; root is the map they stand in.
func (x *reading) table(root *strict.Node, f *[tableEnd]*strict.Node) {
	x.mode(f)
	x.round(f)
	seats := x.seatNodes(root, f[kSeats])
	x.board(f)
	for s := range seats {
		x.seat(engine.Seat(s+1), &seats[s])
	}
	x.turns(f)
	x.unknown(f[kUnknown])
	x.deck(f[kDeck])
}

func (x *reading) mode(f *[tableEnd]*strict.Node) {
	p := &x.Pos
	p.Mode = engine.Mode(min(x.word(f[kMode], "mode", 0, modes), int(engine.TwoPlayer)))
	switch n := f[kDifficulty]; {
	case p.Mode == engine.TwoPlayer && given(n):
		x.word(n, "difficulty", 0, x.lex.levels) // a level that is known says nothing there
	case p.Mode == engine.Solo && given(n):
		p.Difficulty = engine.Difficulty(x.word(n, "difficulty", 0, x.lex.levels))
	case p.Mode == engine.Solo:
		p.Difficulty = engine.Difficulty(max(x.lex.levels.at["sardaukar"], 1)) // the first one where a tuner removed it
	}
	v := rival.Required(&x.Box.Rules.Levels[p.Difficulty], engine.Variants{})
	if n := f[kVariants]; n != nil {
		var four [4]*strict.Node
		k := four[:]
		if len(x.lex.variants.list) > len(k) {
			k = make([]*strict.Node, len(x.lex.variants.list))
		}
		x.fields(n, "variants", x.lex.variants, k)
		for i := len(four); i < len(k); i++ { // what they bring is in the box
			x.flag(k[i], x.lex.variants.list[i], false)
		}
		v.ExpertDeployment = x.flag(k[0], "expert_deployment", v.ExpertDeployment)
		v.BrutalEscalation = x.flag(k[1], "brutal_escalation", v.BrutalEscalation)
		v.SmartPolitics = x.flag(k[2], "smart_politics", v.SmartPolitics)
		v.RowChurn = x.flag(k[3], "row_churn", v.RowChurn)
		if v.RowChurn && p.Mode == engine.TwoPlayer {
			x.fail(k[3], "row_churn is for solo; in two_player give false or leave it out")
		}
	}
	p.Variants = v
}

func (x *reading) round(f *[tableEnd]*strict.Node) {
	p := &x.Pos
	p.Target = int8(x.num(f[kTarget], "target", int(x.Box.Rules.Const.Target), 1, engine.VPTop))
	p.Round = int8(x.num(f[kRound], "round", 1, 1, x.lex.lastRound))
	p.Phase = engine.Phase(x.word(f[kPhase], "phase", int(engine.PlayerTurns), phases))
	if given(f[kConflict]) {
		p.Conflict = engine.Conflict(x.word(f[kConflict], "conflict", 0, x.lex.conflicts))
	}
	for i, n := range x.list(f[kConflictsSeen], "conflicts_seen", engine.RoundCap) {
		p.Seen[i] = engine.Conflict(x.word(&n, "conflicts_seen", 0, x.lex.conflicts))
	}
	p.WallGone = !x.flag(f[kShieldWall], "shield_wall", true)
}

// board reads what lies on the board.
func (x *reading) board(f *[tableEnd]*strict.Node) {
	p := &x.Pos
	x.numbers(f[kBonusSpice], "bonus_spice", x.lex.makers, engine.BonusTop, func(i, v int) { p.Bonus[i] = int8(v) })
	x.each(f[kAgents], "agents", x.lex.spaces, func(i int, n *strict.Node) {
		there := x.seatSet(n, "agents", "Agent")
		for s := engine.Seat(1); s <= engine.Seats; s++ {
			if there.Has(s) {
				p.AgentsOf[s] = p.AgentsOf[s].With(engine.Space(i))
			}
		}
	})
	x.each(f[kSpies], "spies", x.lex.posts, func(i int, n *strict.Node) {
		there := x.seatSet(n, "spies", "Spy")
		for s := engine.Seat(1); s <= engine.Seats; s++ {
			if !there.Has(s) {
				continue
			}
			p.SpiesOf[s] = p.SpiesOf[s].With(engine.Post(i))
			if p.SpiesOut(s) == engine.SpiesOfSeat+1 {
				x.fail(n, "a fourth Spy of %s; a seat has %d", x.Names.ID[s], engine.SpiesOfSeat)
			}
		}
	})
	x.each(f[kControl], "control", x.lex.flags, func(i int, n *strict.Node) {
		p.Control[i] = x.seatOf(n, "control")
	})
	x.each(f[kFlags], "flags", x.lex.raised, func(i int, n *strict.Node) {
		p.Flags[i] = x.seatOf(n, "flags")
	})
	for _, n := range x.list(f[kTokens], "tokens", engine.SpaceCap) {
		if i := x.word(&n, "tokens", 0, x.lex.tokens); i > 0 {
			p.Tokens = p.Tokens.With(engine.Space(i))
		}
	}
	x.market(f[kTiles])
	x.each(f[kAlliances], "alliances", factions, func(i int, n *strict.Node) {
		p.Alliance[i] = x.seatOf(n, "alliances")
	})
	for _, n := range x.list(f[kFirstGone], "first_gone", engine.TrackCap) {
		if i := x.word(&n, "first_gone", 0, x.lex.firsts); i > 0 {
			p.FirstGone = p.FirstGone.With(engine.Track(i))
		}
	}
	for _, n := range x.list(f[kBlocked], "blocked", engine.SpaceCap) {
		if i := x.word(&n, "blocked", 0, x.lex.spaces); i > 0 {
			p.Blocked = p.Blocked.With(engine.Space(i))
		}
	}
}

// each calls read for every known key of a map.
func (x *reading) each(n *strict.Node, name string, ws *words, read func(i int, n *strict.Node)) {
	keys, values := x.pairs(n, name)
	for i := range keys {
		if k := x.word(&keys[i], name, -1, ws); k >= 0 {
			read(k, &values[i])
		}
	}
}

// seatSet reads the seats with a piece on one place.
func (x *reading) seatSet(n *strict.Node, name, piece string) engine.SeatSet {
	set := engine.SeatSet(0)
	for _, item := range x.list(n, name, 2*engine.Seats) {
		s := x.seatOf(&item, name)
		if set.Has(s) {
			x.fail(&item, "a second %s of %s here; a seat has at most one on a place", piece, x.Names.ID[s])
		}
		if s != engine.NoSeat {
			set = set.With(s)
		}
	}
	return set
}

// seatOf reads the id of a seat. It says nothing of unknown ones when the seats
// themselves are wrong.
func (x *reading) seatOf(n *strict.Node, name string) engine.Seat {
	if x.seats == nil {
		return engine.NoSeat
	}
	if n.Kind == strict.Scalar {
		if s := x.Names.Seat(n.Text); s != engine.NoSeat {
			return s
		}
	}
	return engine.Seat(x.word(n, name, 0, x.seats))
}
