package tell

import (
	"househagal/cmd/internal/effect"
	"househagal/cmd/internal/page"
	"househagal/cmd/internal/say"
	"househagal/engine"
)

// tileSteps are the lines of a Rival for tiles: what it buys and what that uncovers,
// its icons that a tile makes alike, and its troops at the market.
func tileSteps(s say.Speaker, h *hand) []step {
	var out []step
	for i := range h.others {
		switch e := &h.others[i]; e.Kind {
		case engine.EvTile:
			out = append(out, step{verb: s.Say("tell.do_buy"), text: s.Say("tell.tile", say.Args{"tile": e.Tile, "n": e.Amount, "texts": h.tilePrice(s, e)})})
		case engine.EvNegotiator:
			out = append(out, negotiator(s, e))
		case engine.EvSwords:
			out = append(out, step{verb: s.Say("tell.do_also"), text: s.Say("tell.swords", say.Args{"n": e.Amount}), right: s.Say("tell.strength", say.Args{"n": e.Total})})
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

// withUses adds what tiles give to the line of the Agent, or where it has no room there
// puts it on a line of its own.
func withUses(s say.Speaker, h *hand, before []step) []step {
	var uses []string
	for i := range h.others {
		if e := &h.others[i]; e.Kind == engine.EvTileUse {
			uses = append(uses, tileUse(s, e))
		}
	}
	if len(uses) == 0 {
		return before
	}
	own := step{verb: s.Say("tell.do_use"), text: s.Say("tell.together", say.Args{"texts": uses})}
	if len(before) != 1 {
		return append(before, own)
	}
	sent := before[0]
	both := step{verb: sent.verb, text: s.Say("tell.then", say.Args{"first": sent.text, "word": own.verb, "text": own.text})}
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

// tileUse is what a tile gives at a moment, or that it changes a test.
func tileUse(s say.Speaker, e *engine.Event) string {
	given := ""
	if int(e.Tile) < len(s.Box.Rules.Tiles) && e.Amount < int16(engine.MomentEnd) {
		given = effect.Say(s, effect.Menu, effect.Met(s.Box.Rules.Tiles[e.Tile].At[e.Amount]))
	}
	return s.Say("tell.tile_use", say.Args{"tile": e.Tile, "effects": given})
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
