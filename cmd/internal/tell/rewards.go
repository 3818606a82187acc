package tell

import (
	"househagal/cmd/internal/boxed"
	"househagal/cmd/internal/page"
	"househagal/cmd/internal/say"
	"househagal/engine"
)

// unitsGoHome says beside the rewards where units go after them (combat.home).
func unitsGoHome(s say.Speaker) string {
	if boxed.Worms(s.Box) {
		return s.Say("combat.home_worms")
	}
	return s.Say("combat.home")
}

// rewards tells who takes what, in turn order.
func (w *teller) rewards() {
	var fought []engine.Event
	for ; w.at < len(w.events) && w.events[w.at].Kind == engine.EvStrength; w.at++ {
		fought = append(fought, w.events[w.at])
	}
	taken := map[engine.Seat]reward{}
	for w.at < len(w.events) {
		e := w.events[w.at]
		if e.Kind == engine.EvReward {
			taken[e.Seat] = w.reward()
			continue
		}
		if e.Kind != engine.EvControlLost {
			break
		}
		taken[e.Other] = spoiled(w.Speaker, &e)
		w.at++
	}
	if !ranked(fought) {
		w.add(page.Block{Head: w.Say("combat.rewards"), Text: w.Say("combat.nobody")})
		return
	}
	w.add(page.Block{Head: w.Say("combat.rewards"), Text: unitsGoHome(w.Speaker)})
	done := engine.SeatSet(0)
	for i := range fought {
		seat := fought[i].Seat
		blocks := taken[seat].blocks
		switch {
		case len(blocks) > 0:
		case doubted(w.t, &fought[i]):
			blocks = []page.Block{{Head: head(w.Speaker, seat), Text: w.Say("combat.third")}}
		case fought[i].Amount == 1 && !done.Has(seat):
			blocks = []page.Block{{Head: head(w.Speaker, seat), Text: w.Say("combat.wins_nothing")}}
		}
		if both, other := together(w.Speaker, fought[i:], taken); other != engine.NoSeat {
			blocks = []page.Block{both}
			delete(taken, other)
			done = done.With(other)
		}
		w.add(blocks...)
	}
	if card := unwon(w.Speaker, fought); card != "" {
		w.add(page.Block{Head: w.Say("combat.conflict"), Text: card})
	}
}

// unwon says what becomes of the Conflict card where several tie for first: no
// seat keeps it (combat.ties). Without battle icons it is of no use to anybody.
func unwon(s say.Speaker, fought []engine.Event) string {
	for i := range fought {
		if fought[i].Amount == 1 {
			return ""
		}
	}
	if !ranked(fought) || !boxed.Objectives(s.Box) {
		return ""
	}
	return s.Say("combat.unwon")
}

// ranked reports whether anybody has a place.
func ranked(fought []engine.Event) bool {
	for i := range fought {
		if fought[i].Amount > 0 {
			return true
		}
	}
	return false
}

// spoiled tells of a winner that takes nothing, but a marker off the board.
func spoiled(s say.Speaker, e *engine.Event) reward {
	return reward{blocks: []page.Block{{Head: head(s, e.Other), Text: s.Say("combat.wins_nothing"),
		Steps: []page.Step{{Verb: s.Say("combat.remove"), Text: s.Say("combat.marker", say.Args{"seat": e.Seat, "space": e.Space})}}}}}
}

// doubted reports whether a seat that takes nothing must be told so: with two
// humans at the table, one of them.
func doubted(t *engine.Table, e *engine.Event) bool {
	return t.Pos.Mode == engine.TwoPlayer && t.Pos.Seat[e.Seat].Human && e.Total > 0 && e.Amount == 0
}

// reward is what a seat takes: the blocks that tell it, and of the first one what
// is said of the place.
type reward struct {
	blocks []page.Block
	place  place
	beside step // the one step of it, beside the place; no text: there is none
	twice  bool
	unsure bool // twice, if a sandworm is there
}

// oneLine reports whether a reward is a place that is tied, and one line.
func (r *reward) oneLine() bool {
	return len(r.blocks) == 1 && len(r.blocks[0].Steps) == 0 && r.place.tied()
}

// together is one line for the first seat of fought and a later one that is
// tied with it and takes the same; NoSeat: there is none.
func together(s say.Speaker, fought []engine.Event, taken map[engine.Seat]reward) (page.Block, engine.Seat) {
	a := taken[fought[0].Seat]
	if !a.oneLine() {
		return page.Block{}, engine.NoSeat
	}
	for i := 1; i < len(fought); i++ {
		b := taken[fought[i].Seat]
		if !b.oneLine() || a.place != b.place || a.twice != b.twice || a.unsure != b.unsure ||
			a.beside.verb != b.beside.verb || a.beside.text != b.beside.text {
			continue
		}
		both := page.Block{Head: s.Say("combat.both", say.Args{"first": a.blocks[0].Head, "last": b.blocks[0].Head}),
			Text: placed(s, &a, s.Say(placeTied[a.place]), true)}
		both.Else = []page.Block{a.blocks[0], b.blocks[0]}
		return both, fought[i].Seat
	}
	return page.Block{}, engine.NoSeat
}

// placed says what a reward gives behind its place; each: to two seats.
func placed(s say.Speaker, r *reward, text string, each bool) string {
	x, take := &r.beside, say.ID("combat.takes")
	if each {
		take = "combat.each"
	}
	switch {
	case r.twice:
		text = s.Say("combat.twice", say.Args{"text": text})
	case x.text == "":
	case x.verb == "":
		text = s.Say("combat.note", say.Args{"first": text, "last": x.text})
	case x.verb == s.Say("tell.do_take"):
		text = s.Say(take, say.Args{"first": text, "last": x.text})
	default:
		text = s.Say("combat.step", say.Args{"first": text, "word": x.verb, "last": x.text})
	}
	if r.unsure {
		text = s.Say("combat.unsure", say.Args{"text": text})
	}
	return text
}

// reward tells of one seat's reward and of what others do because of it.
func (w *teller) reward() reward {
	e := w.events[w.at]
	events := w.part()
	h := w.hand(e.Seat, events, e.Seat)
	out := reward{place: placeFor(w.t, &e), unsure: e.Unsure}
	b := page.Block{Head: head(w.Speaker, e.Seat)}
	list := steps(w.Speaker, w.t, h, ignored(w.Speaker, w.t, h, int(e.Amount))...)
	if n := trash(w.t, h); n > 0 {
		list = append(list, step{verb: w.Say("combat.trash"), text: w.Say("combat.trash_cards", say.Args{"n": n})})
	}
	if keep, ok := keepStep(w.Speaker, w.t, h); ok {
		list = append(list, keep)
		moveMargin(w.Speaker, w.t, h, list)
	}
	if e.Times > 1 && len(list) > 0 {
		out.twice = true
	} else if len(list) == 1 && e.Amount > 1 {
		out.beside = list[0]
		b.Right, list = list[0].right, nil
	}
	b.Steps = movements(list)
	b.Text = placed(w.Speaker, &out, placeOf(w.Speaker, out.place, e.Seat), false)
	before := w.out
	w.out = nil
	w.others(events, e.Seat)
	out.blocks = append([]page.Block{b}, w.out...)
	w.out = before
	return out
}
