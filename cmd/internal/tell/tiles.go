package tell

import (
	"slices"

	"househagal/cmd/internal/effect"
	"househagal/cmd/internal/page"
	"househagal/cmd/internal/say"
	"househagal/engine"
)

// tile books a tile that is bought: what was taken and paid before came before it.
func (h *hand) tile(e *engine.Event) {
	if h.other(e); e.Rule != engine.TilesBuy {
		return
	}
	for r := range h.gains {
		for i := range h.gains[r] {
			h.gains[r][i].early = true
		}
	}
	for i := range h.pays {
		h.pays[i].early = true
	}
}

// buys is the tile that a Rival buys, its place among the other events, -1 for none.
func (h *hand) buys() int {
	return slices.IndexFunc(h.others, func(e engine.Event) bool { return e.Kind == engine.EvTile && e.Rule == engine.TilesBuy })
}

// tileSteps are the lines of a Rival for tiles: what it buys and what that uncovers,
// its icons that a tile makes alike, and its troops at the market.
func tileSteps(s say.Speaker, h *hand) []step {
	var out []step
	points := h.tileVP
	for i := range h.others {
		switch e := &h.others[i]; e.Kind {
		case engine.EvTile:
			out, points = append(out, h.purchase(s, i, points)), 0
		case engine.EvNegotiator:
			out = append(out, negotiator(s, e))
		case engine.EvSwords:
			if h.usedFor(s, i) < 0 {
				out = append(out, step{verb: s.Say("tell.do_also"), text: s.Say("tell.swords", say.Args{"n": e.Amount}), right: s.Say("tell.strength", say.Args{"n": e.Total})})
			}
		}
	}
	if len(h.pairs) > 0 {
		out = append(out, step{verb: s.Say("combat.turn"), vp: true, text: h.pairsTurned(s)})
	}
	return append(out, tilesOff(s, h.others)...)
}

// pairsTurned are battle icons that a tile makes alike and that make pairs at once.
func (h *hand) pairsTurned(s say.Speaker) string {
	n := len(h.pairs)
	return s.Say("tell.pairs", say.Args{"n": 2 * n, "icon": engine.Icon(h.pairs[0].Amount), "points": n * int(s.Box.Rules.Const.IconVP)})
}

// purchase is the line for a tile that a Rival buys, event at: its price, and what it
// gives at once.
func (h *hand) purchase(s say.Speaker, at, points int) step {
	e := &h.others[at]
	out := step{verb: s.Say("tell.do_buy"), vp: points != 0}
	given, swords := "", false
	for i := at + 1; i < len(h.others); i++ {
		if h.others[i].Kind == engine.EvTileUse && h.others[i].Tile == e.Tile {
			given = tileGives(s, &h.others[i])
			out.right = h.swordsOf(s, i)
			swords = swords || out.right != ""
		}
	}
	args := say.Args{"tile": e.Tile, "n": e.Amount, "texts": h.tilePrice(s, e), "points": points, "effects": given}
	out.text = s.Say("tell.tile", args)
	if !swords { // all else has a step of its own
		args["effects"] = ""
		out.brief = s.Say("tell.tile", args)
	}
	return out
}

// swordsOf is the strength after the swords that use i of a tile gives, "" for none.
func (h *hand) swordsOf(s say.Speaker, i int) string {
	for j := i + 1; j < len(h.others); j++ {
		if h.others[j].Kind == engine.EvSwords && h.usedFor(s, j) == i {
			return s.Say("tell.strength", say.Args{"n": h.others[j].Total})
		}
	}
	return ""
}

// usedFor is the use of a tile that says already that it gives the swords of event i,
// -1 for none.
func (h *hand) usedFor(s say.Speaker, i int) int {
	for j := i - 1; j >= 0 && h.others[i].Cause == engine.ByTile; j-- {
		e := &h.others[j]
		if e.Kind != engine.EvTileUse || e.Amount >= int16(engine.MomentEnd) || int(e.Tile) >= len(s.Box.Rules.Tiles) {
			continue
		}
		for _, x := range s.Box.Rules.Tiles[e.Tile].At[e.Amount] {
			if x.Verb == engine.DoSwords && int16(x.N) == h.others[i].Amount {
				return j
			}
		}
		return -1
	}
	return -1
}

// withUses adds what tiles give to the line of the Agent, or where it has no room there
// puts it on a line of its own. What a tile gives at once when it is bought stands with
// its purchase.
func withUses(s say.Speaker, h *hand, before []step) []step {
	var uses []string
	own := step{verb: s.Say("tell.do_use")}
	for i := range h.others {
		e, bought := &h.others[i], h.buys()
		if e.Kind != engine.EvTileUse || bought >= 0 && bought < i && h.others[bought].Tile == e.Tile {
			continue
		}
		uses = append(uses, tileUse(s, e))
		if right := h.swordsOf(s, i); right != "" {
			own.right = right
		}
	}
	if len(uses) == 0 {
		return before
	}
	own.text = s.Say("tell.together", say.Args{"texts": uses})
	if len(before) != 1 {
		return append(before, own)
	}
	sent := before[0]
	both := step{verb: sent.verb, text: s.Say("tell.then", say.Args{"first": sent.text, "word": own.verb, "text": own.text}), right: own.right}
	both.apart = []step{sent, own}
	return []step{both}
}

// tilePrice is what a tile costs its Rival; where hagal keeps the purses no tokens.
func (h *hand) tilePrice(s say.Speaker, e *engine.Event) (texts []string) {
	if n := int(e.Paid.Purse[engine.Spice]); n > 0 && !h.tokensKept {
		texts = append(texts, s.Say("tell.tile_spice", say.Args{"gain": say.Amount{N: n, Of: engine.Spice}}))
	}
	if e.Negotiators > 0 {
		texts = append(texts, s.Say("tell.tile_negotiators", say.Args{"n": e.Negotiators}))
	}
	return texts
}

func negotiator(s say.Speaker, e *engine.Event) step {
	if e.Amount == 0 {
		return step{text: s.Say("tell.no_negotiator")}
	}
	return step{verb: s.Say("tell.do_place"), text: s.Say("tell.negotiator", say.Args{"n": e.Amount})}
}

// tileUse is a tile and what it gives at a moment.
func tileUse(s say.Speaker, e *engine.Event) string {
	return s.Say("tell.tile_use", say.Args{"tile": e.Tile, "effects": tileGives(s, e)})
}

// tileGives is what a tile gives at a moment, "" where it changes a test.
func tileGives(s say.Speaker, e *engine.Event) string {
	if int(e.Tile) < len(s.Box.Rules.Tiles) && e.Amount < int16(engine.MomentEnd) {
		return effect.Say(s, effect.Menu, effect.Met(s.Box.Rules.Tiles[e.Tile].At[e.Amount]))
	}
	return ""
}

// tilesOff is the line for tiles that leave the stacks since Rivals may take none of
// those that lie face up.
func tilesOff(s say.Speaker, events []engine.Event) []step {
	var off []string
	for i := range events {
		if e := &events[i]; e.Kind == engine.EvTileOff {
			off = append(off, s.Say("tell.tile_from", say.Args{"tile": e.Tile, "n": e.Amount}))
		}
	}
	if len(off) == 0 {
		return nil
	}
	return []step{{verb: s.Say("tell.do_remove"), text: s.Say("tell.tile_off", say.Args{"texts": off})}}
}

// market tells of tiles that leave the stacks in nobody's turn.
func (w *teller) market(events []engine.Event) {
	w.add(page.Block{Head: w.Say("tell.market_head"), Steps: movements(tilesOff(w.Speaker, events))})
}

// record is what a human bought.
func tileRecord(s say.Speaker, e *engine.Event) string {
	return s.Say("tell.record_tile", say.Args{"tile": e.Tile})
}
