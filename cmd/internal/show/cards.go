package show

import (
	"slices"
	"strconv"
	"strings"

	"househagal/cmd/internal/effect"
	"househagal/cmd/internal/layout"
	"househagal/cmd/internal/page"
	"househagal/cmd/internal/say"
	"househagal/engine"
	"househagal/hagal"
	"househagal/rival"
)

// Cards lists the Hagal cards: copies, swords, and what each one does.
func Cards(s say.Speaker) []string {
	t := page.Table{Columns: []page.Column{{Head: s.Say("show.card_head")}, {Head: s.Say("show.copies_head"), Right: true},
		{Head: s.Say("show.swords_head"), Right: true}, {Head: s.Say("show.does_head")}}}
	deck := &s.Box.Deck
	for i := 1; i < len(deck.Cards); i++ {
		c := &deck.Cards[i]
		t.Rows = append(t.Rows, []string{c.ID, strconv.Itoa(int(c.Copies)), strconv.Itoa(int(c.Swords)), Card(s, c)})
	}
	sizes := s.Say("show.sizes", say.Args{"n": deck.Size(engine.Solo), "of": deck.Size(engine.TwoPlayer)})
	if len(s.Box.Layers) > 0 { // of one mode: the other may have other cards by the same modules
		sizes = s.Say("show.size", say.Args{"n": deck.Size(s.Box.Mode), "pair": s.Box.Mode == engine.TwoPlayer})
	}
	return append(layout.Full.Table(&t), "", sizes)
}

// Card says what a Hagal card does, a face after the other.
func Card(s say.Speaker, c *hagal.Card) string {
	text := ""
	switch {
	case c.Reshuffle:
		text = s.Say("show.shuffled")
	default:
		for i := range c.Faces {
			face := Face(s, c, &c.Faces[i])
			if i > 0 {
				face = s.Say("show.or_face", say.Args{"first": text, "last": face})
			}
			text = face
		}
	}
	switch {
	case !c.Marked:
		return text
	case c.Only == engine.Solo:
		return s.Say("show.solo_only", say.Args{"text": text})
	}
	return s.Say("show.two_only", say.Args{"text": text})
}

// Face says what one side of a Hagal card does.
func Face(s say.Speaker, c *hagal.Card, f *hagal.Face) string {
	var when, needs say.List
	for _, w := range f.When {
		when = append(when, effect.Condition(s, effect.Reference, w))
	}
	if f.Bonus > 0 {
		needs = append(needs, s.Say("show.needs_bonus", say.Args{"n": f.Bonus}))
	}
	for _, n := range f.Needs {
		needs = append(needs, s.Say("show.needs", say.Args{"condition": effect.Condition(s, effect.Reference, n)}))
	}
	return s.Say("show.face", say.Args{"when": when, "then": spaces(s, f), "effects": effect.Say(s, effect.Reference, f.Effects),
		"goes_on": c.GoesOn, "texts": needs, "smart": f.Smart != engine.NoFaction})
}

func spaces(s say.Speaker, f *hagal.Face) string {
	all := f.Spaces
	if f.Space != engine.NoSpace {
		all = []engine.Space{f.Space}
	}
	text := ""
	for i, sp := range all {
		name := s.Say("show.space", say.Args{"space": sp})
		if i > 0 {
			name = s.Say("show.or_space", say.Args{"first": text, "last": name})
		}
		text = name
	}
	return text
}

// Rivals lists the Rival cards; in a game where nobody buys a Swordmaster and the
// human breaks ties, without values and lists.
func Rivals(s say.Speaker) []string {
	var t page.Table
	x := &s.Box.Rules.Const.Rivals
	bare := !x.BuySwordmaster && x.TiesAskHuman
	if bare {
		t.Columns = []page.Column{{Head: s.Say("show.rival_head")}, {Head: s.Say("show.signet_head")}}
	} else {
		t.Columns = []page.Column{{Head: s.Say("show.rival_head")}, {Head: s.Say("show.value_head"), Right: true},
			{Head: s.Say("show.list_head")}, {Head: s.Say("show.scheme_head")}}
	}
	for i := 1; i < len(s.Box.Rivals); i++ {
		c := &s.Box.Rivals[i]
		row := []string{c.ID, Rival(s, c)}
		if !bare {
			row = []string{c.ID, strconv.Itoa(int(c.Swordmaster)), order(s, c), Rival(s, c)}
		}
		t.Rows = append(t.Rows, row)
	}
	out := layout.Full.Table(&t)
	if bare {
		return out
	}
	return append(out, "", s.Say("show.value_is"), s.Say("show.list_is"))
}

// order writes the list of a Rival as letters: "EBGF".
func order(s say.Speaker, c *rival.Card) string {
	text := ""
	for _, f := range c.List {
		text += s.Say("show.faction_letter", say.Args{"faction": f})
	}
	return text
}

// Rival says what Signet and Scheme do, and where a Rival may sit.
func Rival(s say.Speaker, c *rival.Card) string {
	then := ""
	if len(c.Scheme) > 0 {
		then = effect.Say(s, effect.Reference, c.Scheme)
	}
	text := s.Say("show.rival", say.Args{"effects": effect.Say(s, effect.Reference, c.Signet), "then": then})
	switch {
	case c.Refused != "":
		return s.Say("show.no_rival", say.Args{"text": c.Refused})
	case c.Streamlined:
		return s.Say("show.streamlined", say.Args{"text": text})
	case !c.Solo:
		return s.Say("show.two_only", say.Args{"text": text})
	}
	return text
}

// Tiles lists the tiles of the market: cost, whether Rivals may take it, what it gives.
func Tiles(s say.Speaker) []string {
	if !s.Box.Rules.HasTiles() {
		return []string{s.Say("show.no_tiles")}
	}
	t := page.Table{Columns: []page.Column{{Head: s.Say("show.tile_head")}, {Head: s.Say("show.code_head")},
		{Head: s.Say("show.cost_head"), Right: true}, {Head: s.Say("show.mark_head")}, {Head: s.Say("show.does_head")}}}
	for k := 1; k < len(s.Box.Rules.Tiles); k++ {
		x := &s.Box.Rules.Tiles[k]
		t.Rows = append(t.Rows, []string{s.Join(say.List{engine.Tile(k)}), x.Code, strconv.Itoa(int(x.Cost)), s.Say("show.marked", say.Args{"on": x.Marked}), Tile(s, x)})
	}
	return append(append(layout.Full.Table(&t), ""), layout.Full.Fold(s.Say("show.mark_is"))...)
}

// Brought says which modules bring what is listed under it, and how they are named.
func Brought(s say.Speaker, ids []string) []string {
	var names say.List
	for _, x := range s.Box.Layers {
		if slices.Contains(ids, x.ID) {
			names = append(names, x)
		}
	}
	return layout.Full.Fold(s.Say("show.brought", say.Args{"names": names, "word": strings.Join(ids, ",")}))
}

// Parted parts a list from what is said under it.
func Parted(list []string) (table, under []string) {
	if at := slices.Index(list, ""); at >= 0 {
		return list[:at], list[at+1:]
	}
	return list, nil
}

// Tile says what a tile gives when it is bought, and later to a Rival.
func Tile(s say.Speaker, x *engine.TileInfo) string {
	var parts say.List
	if len(x.Taken) > 0 {
		parts = append(parts, s.Say("show.tile_taken", say.Args{"effects": effect.Say(s, effect.Reference, x.Taken)}))
	}
	for m := range x.At {
		if len(x.At[m]) > 0 {
			parts = append(parts, s.Say(moments[m], say.Args{"effects": effect.Say(s, effect.Reference, x.At[m])}))
		}
	}
	for _, w := range []struct {
		on bool
		id say.ID
	}{{x.Passes, "show.tile_passes"}, {x.Deploys, "show.tile_deploys"}, {x.WinsTies, "show.tile_ties"},
		{x.Guards > 0, "show.tile_guards"}, {x.Icon != engine.NoIcon, "show.tile_icons"}, {x.TokenOff > 0, "show.tile_tokens"}} {
		if w.on {
			parts = append(parts, s.Say(w.id, say.Args{"n": max(x.Guards, x.TokenOff), "icon": x.Icon}))
		}
	}
	if len(parts) == 0 {
		return s.Say("show.tile_none")
	}
	return s.Join(parts)
}

// moments say when a Rival's tile gives something.
var moments = [engine.MomentEnd]say.ID{
	engine.AtRound: "show.tile_round", engine.AtFirstAgent: "show.tile_first", engine.AtCombat: "show.tile_combat", engine.AtLastAgent: "show.tile_last",
	engine.AtSettle: "show.tile_own", engine.AtWin: "show.tile_win", engine.AtEnd: "show.tile_end",
}
