package view

import (
	"strings"

	"househagal/cmd/internal/boxed"
	"househagal/engine"
)

// unitsGoHome says beside the rewards where units go after them (combat.home).
func (w *teller) unitsGoHome() string {
	if boxed.Worms(w.Box) {
		return "(then troops in the Conflict go to supply, sandworms to the bank)"
	}
	return "(then troops in the Conflict go to supply)"
}

// rewards tells who takes what, in turn order.
func (w *teller) rewards() {
	var fought []engine.Event
	for ; w.at < len(w.events) && w.events[w.at].Kind == engine.EvStrength; w.at++ {
		fought = append(fought, w.events[w.at])
	}
	taken := map[engine.Seat][]block{}
	for w.at < len(w.events) {
		e := w.events[w.at]
		if e.Kind == engine.EvReward {
			taken[e.Seat] = w.reward()
			continue
		}
		if e.Kind != engine.EvControlLost {
			break
		}
		taken[e.Other] = w.spoiled(&e)
		w.at++
	}
	if !ranked(fought) {
		w.add(block{head: "REWARDS", text: "none: nobody has units in the Conflict"})
		return
	}
	w.add(block{head: "REWARDS", text: w.unitsGoHome()})
	done := engine.SeatSet(0)
	for i := range fought {
		seat := fought[i].Seat
		blocks := taken[seat]
		switch {
		case len(blocks) > 0:
		case w.doubted(&fought[i]):
			blocks = []block{{head: w.Names.Caps(seat), text: "third of three: nothing"}}
		case fought[i].Amount == 1 && !done.Has(seat):
			blocks = []block{{head: w.Names.Caps(seat), text: winsNothing}}
		}
		if both, other := w.together(fought[i:], taken); other != engine.NoSeat {
			blocks = []block{both}
			delete(taken, other)
			done = done.With(other)
		}
		w.add(blocks...)
	}
	if card := w.unwon(fought); card != "" {
		w.add(block{head: "CONFLICT", text: card})
	}
}

// unwon says what becomes of the Conflict card where several tie for first: no
// seat keeps it (combat.ties). Without battle icons it is of no use to anybody.
func (w *teller) unwon(fought []engine.Event) string {
	for i := range fought {
		if fought[i].Amount == 1 {
			return ""
		}
	}
	if !ranked(fought) || !boxed.Objectives(w.Box) {
		return ""
	}
	return "Its card goes back to the box: nobody won it."
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
func (w *teller) spoiled(e *engine.Event) []block {
	return []block{{head: w.Names.Caps(e.Other), text: winsNothing,
		steps: []step{{verb: "Remove", text: w.Names.Whose(e.Seat) + " control marker from " + w.space(e.Space)}}}}
}

const winsNothing = "wins: takes nothing"

// doubted reports whether a seat that takes nothing must be told so: with two
// humans at the table, one of them.
func (w *teller) doubted(e *engine.Event) bool {
	return w.t.Pos.Mode == engine.TwoPlayer && w.t.Pos.Seat[e.Seat].Human && e.Total > 0 && e.Amount == 0
}

// together is one line for the first seat of fought and a later one that is
// tied with it and takes the same in the same words; NoSeat: there is none, or
// the line would be too long.
func (w *teller) together(fought []engine.Event, taken map[engine.Seat][]block) (block, engine.Seat) {
	a := taken[fought[0].Seat]
	if len(a) != 1 || len(a[0].steps) > 0 || !strings.HasPrefix(a[0].text, "tie") {
		return block{}, engine.NoSeat
	}
	for i := 1; i < len(fought); i++ {
		b := taken[fought[i].Seat]
		if len(b) != 1 || len(b[0].steps) > 0 || w.tied(a[0].text) != w.tied(b[0].text) {
			continue
		}
		both := block{head: a[0].head + ", " + b[0].head}
		both.text = strings.Replace(w.tied(a[0].text), ": take", ": each take", 1)
		if len(w.wideBlock(&both)) == 1 {
			return both, fought[i].Seat
		}
	}
	return block{}, engine.NoSeat
}

// tied is the wording for two: "tied for second".
func (w *teller) tied(text string) string {
	text = strings.Replace(text, "ties for", "tied for", 1)
	return strings.Replace(text, "tie for", "tied for", 1)
}

// beside is a step on the line of the place it is for: ": take 4 Solari"; what
// commands nothing stands in brackets already.
func beside(x *step) string {
	if x.verb == "" {
		return " " + x.text
	}
	return ": " + small(x.verb) + " " + x.text
}

// reward tells of one seat's reward and of what others do because of it.
func (w *teller) reward() []block {
	e := w.events[w.at]
	events := w.part()
	h := gather(e.Seat, events, e.Seat)
	b := block{head: w.Names.Caps(e.Seat), text: w.place(&e)}
	b.steps = w.steps(w.t, h, w.ignored(h, int(e.Amount))...)
	if n := w.trash(h); n > 0 {
		b.steps = append(b.steps, step{verb: "Trash", text: count(n, "card") + " if you like"})
	}
	if keep, ok := w.keepStep(h); ok {
		b.steps = append(b.steps, keep)
		w.moveMargin(h, b.steps)
	}
	if e.Times > 1 && len(b.steps) > 0 {
		b.text += ": rewards twice (sandworms)"
	} else if len(b.steps) == 1 && e.Amount > 1 {
		b.text += beside(&b.steps[0])
		b.right, b.steps = b.steps[0].right, nil
	}
	if e.Unsure {
		b.text += "; twice with a sandworm"
	}
	before := w.out
	w.out = nil
	w.others(events, e.Seat)
	out := append([]block{b}, w.out...)
	w.out = before
	return out
}
