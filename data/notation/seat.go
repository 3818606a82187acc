package notation

import (
	"househagal/data/strict"
	"househagal/engine"
)

// seat reads what lies before seat s.
func (x *reading) seat(s engine.Seat, in *seatNode) {
	f, p := &in.f, &x.Pos.Seat[s]
	p.Swordmaster = x.flag(f[sSwordmaster], "swordmaster", false)
	p.Hooks = x.flag(f[sHooks], "hooks", false)
	p.MentatNextRound = x.flag(f[sMentat], "mentat_next_round", false)
	p.Revealed = x.flag(f[sRevealed], "revealed", false)
	p.HighCouncil = x.flag(f[sHighCouncil], "high_council", false)
	p.VP = int8(x.num(f[sVP], "vp", 0, 0, engine.VPTop))
	p.Intrigue = int16(x.num(f[sIntrigue], "intrigue", 0, 0, engine.IntrigueTop))
	p.Sandworms = int8(x.num(f[sSandworms], "sandworms", 0, 0, engine.SandwormsTop))
	p.Strength = int16(x.num(f[sStrength], "strength", 0, 0, engine.StrengthTop))
	if n := f[sTotalStrength]; given(n) {
		p.TotalStrength, p.HasTotal = int16(x.num(n, "total_strength", 0, 0, engine.StrengthTop)), true
	}
	x.numbers(f[sInfluence], "influence", factions, engine.InfluenceTop, func(i, v int) { p.Influence[i] = int8(v) })
	x.numbers(f[sResources], "resources", resources, engine.TokensTop, func(i, v int) { p.Purse[i] = int16(v) })
	x.numbers(f[sIcons], "icons", icons, engine.IconsTop, func(i, v int) { p.Icons[i] = int8(v) })
	p.Negotiators = int8(x.num(f[sNegotiators], "negotiators", 0, 0, engine.TroopsOfSeat))
	x.troops(p, in)
	x.units(s, f[sUnits])
	x.tilesOf(s, f)
	x.agentsLeft(s, f[sAgents])
	x.onlyRivals(s, f)
}

// numbers reads a map of ids to numbers from 0 to hi.
func (x *reading) numbers(n *strict.Node, name string, ws *words, hi int, set func(i, v int)) {
	keys, values := x.pairs(n, name)
	for i := range keys {
		if k := x.word(&keys[i], name, -1, ws); k >= 0 {
			set(k, x.num(&values[i], ws.list[k], 0, 0, hi))
		}
	}
}

// troops reads the troops of a seat; they fit into the 12 it owns.
func (x *reading) troops(p *engine.SeatState, in *seatNode) {
	n := in.f[sTroops]
	v := [2]int{x.startGarrison(p), 0}
	x.numbers(n, "troops", troopRooms, engine.TroopsOfSeat, func(i, n int) { v[i] = n })
	if n == nil { // what is wrong is the Negotiators then
		n = in.f[sNegotiators]
	}
	switch all := v[0] + v[1] + int(p.Negotiators); {
	case v[0]+v[1] > engine.TroopsOfSeat:
		x.fail(n, "%d troops in garrison and %d in the Conflict; a seat owns %d", v[0], v[1], engine.TroopsOfSeat)
		return
	case all > engine.TroopsOfSeat:
		x.fail(n, "%d troops in garrison, %d in the Conflict and %d Negotiators; a seat owns %d troops", v[0], v[1], p.Negotiators, engine.TroopsOfSeat)
		return
	}
	p.Garrison, p.Troops = int8(v[0]), int8(v[1])
}

// units reads the units of a seat beside troops and sandworms, kind by kind.
func (x *reading) units(s engine.Seat, n *strict.Node) {
	p := &x.Pos.Seat[s]
	x.each(n, "units", x.lex.units, func(k int, n *strict.Node) {
		u, kind := &p.Units[k], &x.Box.Rules.Units[k]
		x.numbers(n, x.lex.units.list[k], unitRooms, engine.UnitsTop, func(i, v int) {
			*[]*int8{&u.Supply, &u.Garrison, &u.Conflict}[i] = int8(v)
		})
		if kind.Own == 0 {
			return
		}
		if u.Supply > 0 {
			x.fail(n, "%s has a supply, but what stands nowhere else is in supply; leave that out", kind.ID)
		}
		u.Supply = 0
		all := int(u.Garrison) + int(u.Conflict)
		for _, sp := range kind.Flags {
			if x.Pos.Flags[sp] == s {
				all++
			}
		}
		if all > int(kind.Own) {
			x.fail(n, "%d of %s in garrison, in the Conflict and on flags; a seat owns %d", all, kind.ID, kind.Own)
		}
	})
}

// startGarrison is the garrison of a seat that says nothing of it.
func (x *reading) startGarrison(p *engine.SeatState) int {
	r := &x.Box.Rules
	if p.Human {
		return int(r.Const.StartGarrison)
	}
	return int(r.Levels[x.Pos.Difficulty].RivalTroops)
}

// agentsLeft reads the Agents that s can still send: left out, those it owns
// less those on the board.
func (x *reading) agentsLeft(s engine.Seat, n *strict.Node) {
	own := int(x.Box.Rules.Const.StartAgents)
	if x.Pos.Seat[s].Swordmaster {
		own++
	}
	top := x.Box.Rules.AgentsTop()
	x.Pos.Seat[s].Agents = int8(x.num(n, "agents", max(0, own-x.Pos.AgentsOut(s)), 0, top))
}

// onlyRivals reads what only a Rival has.
func (x *reading) onlyRivals(s engine.Seat, f *[seatEnd]*strict.Node) {
	p := &x.Pos.Seat[s]
	placed := x.list(f[sSpiesPlaced], "spies_placed", engine.SpiesOfSeat)
	if p.Human {
		if x.flag(f[sStreamlined], "streamlined", false) {
			x.fail(f[sStreamlined], "a human does not play streamlined; leave the key out")
		}
		if len(placed) > 0 {
			x.fail(f[sSpiesPlaced], "spies_placed is for Rivals; a human's Spies stand in spies alone")
		}
		if f[sTracks] != nil {
			x.fail(f[sTracks], "tracks is for Rivals; no rule looks at where a human's token stands")
		}
		return
	}
	x.tracks(p, f[sTracks])
	p.Streamlined = x.flag(f[sStreamlined], "streamlined", x.Pos.Mode == engine.TwoPlayer && x.Box.Rivals[p.Rival].Streamlined)
	if f[sSpiesPlaced] == nil {
		n := 0
		for i := range engine.PostCap {
			if x.Pos.SpiesOf[s].Has(engine.Post(i)) && n < len(p.SpiesPlaced) {
				p.SpiesPlaced[n] = engine.Post(i)
				n++
			}
		}
		return
	}
	x.spiesPlaced(s, f[sSpiesPlaced], placed)
}

// tracks reads on which spaces of tracks the tokens of a Rival stand.
func (x *reading) tracks(p *engine.SeatState, n *strict.Node) {
	keys, values := x.pairs(n, "tracks")
	for i := range keys {
		if k := x.word(&keys[i], "tracks", -1, x.lex.tracks); k > 0 {
			p.Tracks[k] = int8(x.num(&values[i], x.lex.tracks.list[k], 0, 0, int(x.Box.Rules.Tracks[k].Last)))
		}
	}
}

// spiesPlaced reads in which order the Spies of s came; it names the posts that
// spies names.
func (x *reading) spiesPlaced(s engine.Seat, n *strict.Node, placed []strict.Node) {
	p, seen := &x.Pos.Seat[s], engine.PostSet(0)
	for i := range placed {
		post := engine.Post(x.word(&placed[i], "spies_placed", 0, x.lex.posts))
		switch {
		case post == engine.NoPost:
			return
		case seen.Has(post):
			x.fail(&placed[i], "%s stands twice in spies_placed; keep one of them", placed[i].Text)
		case !x.Pos.SpiesOf[s].Has(post) && x.seats != nil:
			x.fail(&placed[i], "spies has no Spy of %s on %s; let spies and spies_placed name the same posts", x.Names.ID[s], placed[i].Text)
		}
		seen = seen.With(post)
		p.SpiesPlaced[i] = post
	}
	if n.Kind == strict.List && len(placed) < x.Pos.SpiesOut(s) && x.seats != nil {
		x.fail(n, "spies_placed has %d of the posts where spies has a Spy of %s, %d; name each, the oldest first", len(placed), x.Names.ID[s], x.Pos.SpiesOut(s))
	}
}
