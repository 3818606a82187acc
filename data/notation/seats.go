package notation

import (
	"strings"

	"househagal/data/strict"
	"househagal/engine"
)

// The keys of a seat, in the order in which they are written.
const (
	sID = iota
	sKind
	sRival
	sStreamlined
	sVP
	sInfluence
	sAgents
	sSwordmaster
	sRevealed
	sResources
	sIntrigue
	sTroops
	sSandworms
	sUnits
	sHooks
	sHighCouncil
	sStrength
	sTotalStrength
	sIcons
	sSpiesPlaced
	sMentat
	sTracks
	sTiles
	sTilesUsed
	sNegotiators
	seatEnd
)

var seatKeys = newWords("key", "id", "kind", "rival", "streamlined", "vp", "influence", "agents", "swordmaster", "revealed",
	"resources", "intrigue", "troops", "sandworms", "units", "hooks", "high_council", "strength", "total_strength", "icons",
	"spies_placed", "mentat_next_round", "tracks", "tiles", "tiles_used", "negotiators")

// seatNode is a seat of the file, its keys sorted.
type seatNode struct {
	n *strict.Node
	f [seatEnd]*strict.Node
}

// seatNodes reads who sits where: ids, humans, Rival cards. The other keys are
// read when the board is known.
func (x *reading) seatNodes(root, n *strict.Node) []seatNode {
	if n == nil {
		x.fail(root, "the position has no seats; add seats: with three of them, clockwise")
		return nil
	}
	items := x.list(n, "seats", 2*engine.Seats)
	if n.Kind == strict.List && len(n.Items) != engine.Seats {
		x.fail(n, "seats has %d; a table has three, clockwise", len(n.Items))
	}
	out := make([]seatNode, 0, engine.Seats)
	for i := range items[:min(len(items), engine.Seats)] {
		out = append(out, seatNode{n: &items[i]})
		x.who(engine.Seat(i+1), &out[i])
	}
	if len(out) == engine.Seats {
		x.count(n, out)
	}
	return out
}

// who reads the id of a seat and who sits there.
func (x *reading) who(s engine.Seat, in *seatNode) {
	if !x.fields(in.n, "a seat", seatKeys, in.f[:]) {
		return
	}
	x.Names.ID[s] = x.seatID(s, in)
	p := &x.Pos.Seat[s]
	kind := in.f[sKind]
	if kind == nil {
		x.fail(in.n, "the seat has no kind; add kind: human or kind: rival")
		return
	}
	p.Human = x.word(kind, "kind", 0, seatKinds) == 0
	n := in.f[sRival]
	switch {
	case p.Human && given(n):
		x.fail(n, "a human has no Rival card; leave rival out or give kind: rival")
	case !p.Human && !given(n):
		x.fail(in.n, "the Rival has no card; add rival: with its id")
	case !p.Human:
		p.Rival = engine.RivalID(x.word(n, "rival", 0, x.lex.rivals))
		if why := x.Box.Rivals[p.Rival].Refused; p.Rival != 0 && why != "" {
			x.fail(n, "%s can't be a Rival: %s", n.Text, why)
		}
	}
}

// taken are words that begin the names of facts, so no seat is called so.
var taken = map[string]bool{"agents": true, "spies": true, "bonus_spice": true, "tokens": true, "shield_wall": true, "first_there": true, "tiles": true}

func (x *reading) seatID(s engine.Seat, in *seatNode) string {
	n := in.f[sID]
	if n == nil {
		x.fail(in.n, "the seat has no id; add id: with a short name")
		return ""
	}
	if n.Kind == strict.Scalar && len(n.Text) > 0 && len(n.Text) <= 24 && strings.IndexFunc(n.Text, notInID) < 0 {
		switch {
		case x.Names.Seat(n.Text) != engine.NoSeat:
			x.fail(n, "two seats have the id %s; give each its own", n.Text)
			return ""
		case taken[n.Text]:
			x.fail(n, "the id %s means something else in unknown facts; give the seat another", n.Text)
			return ""
		}
		return n.Text
	}
	if text := x.at(n, "id").Text(24); text != "" {
		x.fail(n, "the id of a seat is %q; letters, digits, _ and - make one", text)
	}
	return ""
}

func notInID(r rune) bool {
	return (r < 'a' || r > 'z') && (r < 'A' || r > 'Z') && (r < '0' || r > '9') && r != '_' && r != '-'
}

// count checks the three seats together.
func (x *reading) count(n *strict.Node, seats []seatNode) {
	p, humans := &x.Pos, 0
	known := true
	for s := engine.Seat(1); s <= engine.Seats; s++ {
		in := &seats[s-1]
		known = known && x.Names.ID[s] != ""
		if p.Seat[s].Human || in.f[sKind] == nil {
			humans++
			continue
		}
		for o := engine.Seat(1); o < s; o++ {
			if p.Seat[s].Rival != 0 && p.Seat[o].Rival == p.Seat[s].Rival {
				x.fail(in.f[sRival], "the Rival card %s is at the table twice; give one of them another", in.f[sRival].Text)
			}
		}
	}
	rivals := engine.Seats - humans
	switch {
	case humans == 0:
		x.fail(n, "no seat is human; at least one of the three is")
	case p.Mode == engine.TwoPlayer && rivals > 1:
		x.fail(n, "two_player has one Rival, but %d seats are Rivals", rivals)
	}
	if known {
		x.seats = newWordsOf(&x.Names)
	}
}

// newWordsOf makes the words of the seats without an index: three are looked
// through.
func newWordsOf(n *Names) *words { return &words{what: "seat", list: n.ID[:]} }
