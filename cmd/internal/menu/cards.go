package menu

import (
	"strconv"

	"strings"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/say"
	"househagal/cmd/internal/tell"
	"househagal/engine"
)

// askConflict lists the Conflict cards that can be turned up, in two columns
// where they are more than five.
func askConflict(s say.Speaker, t *engine.Table, q *engine.Question) sheet {
	sh := newSheet(s.Say("ask.conflict"))
	names := map[string]int{}
	for c := 1; c < len(t.Rules.Conflicts); c++ {
		if q.Open(c) {
			names[t.Rules.Conflicts[c].Name]++
		}
	}
	for c := 1; c < len(t.Rules.Conflicts); c++ {
		if !q.Open(c) {
			continue
		}
		info := &t.Rules.Conflicts[c]
		label := s.Say("menu.conflict", say.Args{"conflict": engine.Conflict(c)})
		if names[info.Name] > 1 {
			label = tell.Conflict(s, engine.Conflict(c))
		}
		sh.add(c, ask.Choice{Key: ask.LineKey(len(sh.Choices)), Label: label, Words: []string{info.ID}})
	}
	if len(sh.Choices) > 5 {
		sh.Layout, sh.Columns = ask.Grid, 2
	}
	return sh
}

// askCard asks which of the table's own Hagal cards was turned up. Cards that
// the mode leaves in the box are not offered.
func askCard(s say.Speaker, t *engine.Table, q *engine.Question) sheet {
	sh := newSheet(s.Say("ask.card", say.Args{"seat": q.About}))
	if t.Pos.Phase == engine.Combat {
		sh.Text = s.Say("ask.card_swords", say.Args{"seat": q.About})
	}
	sh.Layout, sh.Columns = ask.Grid, 3
	for c := 1; c < len(s.Box.Deck.Cards); c++ {
		if s.Box.Deck.Copies(engine.Card(c), t.Pos.Mode) == 0 {
			continue
		}
		name := s.Say("menu.card", say.Args{"card": engine.Card(c)})
		card := &s.Box.Deck.Cards[c]
		sh.add(c, ask.Choice{Key: card.Code, Label: name, Cuts: true, Words: []string{card.ID, strings.ToLower(card.Name)}})
		if card.Also != "" {
			sh.add(c, ask.Choice{Key: card.Also, Label: name, Hidden: true})
		}
	}
	if t.Pos.Phase != engine.Combat {
		sh.add(engine.AnsNoCard, ask.Choice{Key: "no", Label: s.Say("ask.card_none"), Words: []string{"none"}})
	}
	return sh
}

// askTile asks which tile is turned up on a stack, by its code: those that nobody saw
// yet.
func askTile(s say.Speaker, t *engine.Table, q *engine.Question) sheet {
	id := say.ID("ask.tile")
	if q.Other == engine.NoSeat && q.Amount == 0 { // put right by hand
		id = "ask.tile_fixed"
	}
	sh := tileList(s, t.UnseenTiles(), s.Say(id, say.Args{"n": int(q.Stack), "seat": q.Other, "tile": engine.Tile(q.Amount)}))
	sh.brief = s.Say("ask.tile_brief", say.Args{"n": int(q.Stack)})
	sh.empty(s, q)
	return sh
}

// factTop asks which one lies face up, where nobody told.
func factTop(s say.Speaker, t *engine.Table, q *engine.Question) sheet {
	sh := tileList(s, t.UnseenTiles(), s.Say("ask.tile_top", say.Args{"n": int(q.Stack)}))
	for i := range sh.Choices {
		if q.Amount != 0 && sh.answers[i] == int(q.Amount) {
			sh.Default, sh.EnterLabel = i, sh.Choices[i].Label
		}
	}
	sh.empty(s, q)
	return sh
}

// empty offers to say that a stack has no tile any more, where that may be.
func (sh *sheet) empty(s say.Speaker, q *engine.Question) {
	if q.Fits(0) {
		sh.add(0, ask.Choice{Key: "0", Label: s.Say("ask.tile_top_none"), Words: []string{"none"}})
	}
}

// factHeight asks how many tiles a stack has: the one face up counts.
func factHeight(s say.Speaker, _ *engine.Table, q *engine.Question) sheet {
	sh := quantity(int(q.Min), int(q.Max), int(q.Max), s.Say("ask.tiles_left", say.Args{"n": int(q.Stack)}))
	sh.Number.Keys = oneDigit
	return sh
}

// factOwner asks whether a human bought a tile at a time when nobody told.
func factOwner(s say.Speaker, _ *engine.Table, q *engine.Question) sheet {
	humans := seatChoices(s, q)
	who := engine.NoSeat
	if len(humans) == 1 {
		who = engine.Seat(humans[0].seat)
	}
	text := s.Say("ask.tile_of", say.Args{"seat": who, "tile": engine.Tile(q.Amount)})
	if who != engine.NoSeat {
		return twoWays(s, int(who), 0, text)
	}
	sh := newSheet(text)
	sh.Layout = ask.Row
	sh.add(0, ask.Choice{Key: "n", Label: s.Say("ask.nobody"), Words: []string{"no"}})
	for _, c := range humans {
		sh.add(c.seat, c.Choice)
	}
	return sh
}

// tileList offers tiles as they stand in the box: by one key each, always the same one,
// where there are so many keys, else by their codes, which can be typed in any case.
func tileList(s say.Speaker, tiles engine.TileSet, text string) sheet {
	sh := newSheet(text)
	sh.Layout, sh.Columns = ask.Grid, 3
	for k := 1; k < len(s.Box.Rules.Tiles); k++ {
		if x := &s.Box.Rules.Tiles[k]; tiles.Has(engine.Tile(k)) {
			c := ask.Choice{Key: ask.LineKey(k - 1), Label: s.Say("menu.tile", say.Args{"tile": engine.Tile(k)}), Words: []string{x.Code, x.ID}}
			if ask.LineKey(len(s.Box.Rules.Tiles)-2) == "" {
				c.Key = x.Code
			}
			sh.add(k, c)
		}
	}
	return sh
}

// factOffer asks whether a human bought a tile that nobody told of, and which.
func factOffer(s say.Speaker, t *engine.Table, q *engine.Question) sheet {
	sh := newSheet(s.Say("ask.tile_bought", say.Args{"seat": q.Seat}))
	sh.Layout = ask.Row
	sh.enter(0, s.Say("ask.none"), "none")
	sh.stacks(s, t, q)
	return sh
}

// askStack asks from which stack a tile is bought.
func askStack(s say.Speaker, t *engine.Table, q *engine.Question) sheet {
	sh := newSheet(s.Say("ask.stack"))
	sh.Layout = ask.Row
	sh.stacks(s, t, q)
	sh.Hint = s.Say("menu.esc_back")
	return sh
}

// stacks offers each stack of the mask by its number, with what lies on it.
func (sh *sheet) stacks(s say.Speaker, t *engine.Table, q *engine.Question) {
	for k := 1; k <= engine.Stacks; k++ {
		if q.Open(k) {
			key := strconv.Itoa(k)
			label := s.Say("menu.stack", say.Args{"tile": t.Pos.Market.Top[k], "n": k})
			sh.add(k, ask.Choice{Key: key, Label: label, Words: []string{"stack" + key}})
		}
	}
}

// bought offers to say that a human bought the top of a stack: t1 to t3.
func (sh *sheet) bought(s say.Speaker, t *engine.Table, q *engine.Question) {
	for k := 1; k <= engine.Stacks; k++ {
		if q.Stacks&(1<<k) == 0 {
			continue
		}
		key := strconv.Itoa(k)
		label := s.Say("menu.buy_stack", say.Args{"tile": t.Pos.Market.Top[k], "n": k})
		sh.add(engine.AnsTile+k, ask.Choice{Key: "t" + key, Label: label, Words: []string{"tile" + key}})
	}
}
