package tell

import (
	"sort"

	"househagal/cmd/internal/page"
	"househagal/cmd/internal/say"
	"househagal/engine"
)

// combat tells the strength cards and, where the Combat is not resolved yet,
// who stands how and what can be won.
func (w *teller) combat() {
	events := w.part()
	w.out = append(w.out, page.Block{Head: w.Say("combat.head")})
	for i := range events {
		e := &events[i]
		switch {
		case e.Kind == engine.EvStrengthCard:
			w.add(page.Block{Head: head(w.Speaker, e.Seat), Text: w.Say("combat.turns_up", say.Args{"card": e.Card, "n": e.Amount}),
				Right: w.Say("combat.strength", say.Args{"n": e.Total})})
		case e.Kind == engine.EvCard && e.Result == engine.Reshuffled:
			w.add(page.Block{Head: head(w.Speaker, e.Seat), Text: w.Say("combat.reshuffled", say.Args{"card": e.Card})})
		case e.Kind == engine.EvShuffle && (i == 0 || events[i-1].Result != engine.Reshuffled):
			w.under(w.Say("tell.deck_empty"))
		}
	}
	open := w.at == len(w.events)
	if line := w.strengths(w.at); line != "" {
		w.under(line)
	}
	if open && w.t.Pos.Phase == engine.Combat {
		w.addLine(LinePrizes, prizes(w.Speaker, w.t.Pos.Conflict))
	}
}

// under adds a line below the last block.
func (w *teller) under(text string) {
	b := &w.out[len(w.out)-1]
	b.Steps = append(b.Steps, page.Step{Text: text})
}

// strengths compares the seats, strongest first: from the events at index i
// where the Combat was resolved, otherwise as the table stands. Empty while a
// human's strength is not known.
func (w *teller) strengths(i int) string {
	type entry struct {
		seat  engine.Seat
		total int
	}
	var all []entry
	for ; i < len(w.events) && w.events[i].Kind == engine.EvStrength; i++ {
		all = append(all, entry{w.events[i].Seat, int(w.events[i].Total)})
	}
	if len(all) == 0 {
		if w.past {
			return ""
		}
		for s := engine.Seat(1); s <= engine.Seats; s++ {
			if !strengthKnown(w.t, s) {
				return ""
			}
			all = append(all, entry{s, w.t.ShownStrength(s)})
		}
	}
	place := func(s engine.Seat) int { return (int(s) - int(Seating(w.Names.You)[0]) + engine.Seats) % engine.Seats }
	sort.SliceStable(all, func(a, b int) bool {
		if all[a].total != all[b].total {
			return all[a].total > all[b].total
		}
		return place(all[a].seat) < place(all[b].seat)
	})
	text := ""
	for i, x := range all {
		has := w.Say("combat.has", say.Args{"seat": x.seat, "n": x.total})
		if i > 0 {
			has = w.Say("combat.compare", say.Args{"first": text, "last": has})
		}
		text = has
	}
	return text
}

func strengthKnown(t *engine.Table, s engine.Seat) bool {
	u := &t.Pos.Unknown.Seats[s]
	return t.Pos.Seat[s].HasTotal || !u.Troops && !u.Sandworms && !u.Strength
}
