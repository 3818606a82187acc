package view

import (
	"strconv"
	"strings"

	"househagal/engine"
)

const unitsGoHome = "(troops and sandworms in the Conflict go home afterwards)"

// rewards tells who takes what, in turn order.
func (w *teller) rewards() {
	var fought []engine.Event
	for ; w.at < len(w.events) && w.events[w.at].Kind == engine.EvStrength; w.at++ {
		fought = append(fought, w.events[w.at])
	}
	taken := map[engine.Seat][]block{}
	for w.at < len(w.events) && w.events[w.at].Kind == engine.EvReward {
		seat := w.events[w.at].Seat
		taken[seat] = w.reward()
	}
	if len(taken) == 0 {
		w.add(block{head: "REWARDS", text: "none: nobody has units in the Conflict"})
		return
	}
	w.add(block{head: "REWARDS", text: unitsGoHome})
	for i := 0; i < len(fought); i++ {
		seat := fought[i].Seat
		blocks := taken[seat]
		if len(blocks) == 0 && w.doubted(&fought[i]) {
			blocks = []block{{head: w.Names.Caps(seat), text: "third of three: nothing"}}
		}
		if both, other := w.together(fought[i:], taken); other != engine.NoSeat {
			blocks = []block{both}
			delete(taken, other)
		}
		w.add(blocks...)
	}
}

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

// reward tells of one seat's reward and of what others do because of it.
func (w *teller) reward() []block {
	e := w.events[w.at]
	events := w.part()
	h := gather(e.Seat, events, e.Seat)
	b := block{head: w.Names.Caps(e.Seat), text: w.place(&e)}
	b.steps = w.steps(w.t, h, w.ignored(h)...)
	if keep, ok := w.keepStep(h); ok {
		b.steps = append(b.steps, keep)
		w.moveMargin(h, b.steps)
	}
	if e.Aux[0] > 1 && len(b.steps) > 0 {
		b.text += ": rewards twice (sandworms)"
	} else if len(b.steps) == 1 && e.Amount > 1 {
		b.text += ": " + small(b.steps[0].verb) + " " + b.steps[0].text
		b.right, b.steps = b.steps[0].right, nil
	}
	if e.Aux[2] == 1 && b.text != "" {
		b.text += "; twice with a sandworm"
	}
	before := w.out
	w.out = nil
	w.others(events, e.Seat)
	out := append([]block{b}, w.out...)
	w.out = before
	return out
}

// place says which reward a seat takes, and with how many.
func (w *teller) place(e *engine.Event) string {
	n := w.Names
	x := &w.t.Pos.Seat[e.Seat]
	switch {
	case e.Amount == 1 && x.Streamlined && !w.Box.Rules.Const.Streamlined.ScoresVP:
		return "wins (no VP: only blocks)"
	case e.Amount == 1:
		return n.Verb(e.Seat, "wins", "win")
	case e.Amount == 2 && e.Aux[1] > 1:
		return n.Verb(e.Seat, "ties", "tie") + " for first (second reward)"
	case e.Amount == 2:
		return n.Verb(e.Seat, "is", "are") + " second"
	}
	return n.Verb(e.Seat, "ties", "tie") + " for second"
}

// ignored lists what only a human does with a reward: a contract, trashing.
func (w *teller) ignored(h *hand) []string {
	if !w.t.Pos.Seat[h.seat].Human {
		return nil
	}
	contracts, trash := 0, 0
	for i := range h.others {
		e := &h.others[i]
		switch {
		case e.Kind != engine.EvIgnored:
		case e.Rule == engine.EffectContract:
			contracts++
		default:
			trash++
		}
	}
	var out []string
	if contracts > 0 {
		out = append(out, count(contracts, "contract"))
	}
	if trash > 0 {
		out = append(out, "may trash "+count(trash, "card"))
	}
	return out
}

// keepStep is the line for the Conflict card of the winner.
func (w *teller) keepStep(h *hand) (step, bool) {
	if h.icon == nil {
		return step{}, false
	}
	icon := engine.Icon(h.icon.Amount)
	x := &w.t.Pos.Seat[h.seat]
	switch {
	case h.icon.Kind == engine.EvPair:
		return step{verb: "Turn", text: "this card and the other " + iconName(icon) + " face down: " + plusVP(int(w.Box.Rules.Const.IconVP), ""), vp: true}, true
	case x.Streamlined && h.icon.Total > 1 && !w.Box.Rules.Const.Streamlined.ScoresVP:
		return step{verb: "Keep", text: "the Conflict card; " + smallNumber(int(h.icon.Total)) + " " + icons(icon) + " score nothing"}, true
	}
	return step{verb: "Keep", text: "the Conflict card face up (" + iconName(icon) + ")"}, true
}

// moveMargin moves the VP in all down to the last line.
func (w *teller) moveMargin(h *hand, steps []step) {
	if !h.vpMoved || w.t.Pos.Seat[h.seat].Human && w.t.Options.Reactive {
		return
	}
	right := strconv.Itoa(h.vp) + " VP"
	for i := range steps {
		if steps[i].right == right {
			steps[i].right = ""
		}
	}
	steps[len(steps)-1].right = right
}

// smallNumber is a number in words where it is small.
func smallNumber(n int) string {
	words := [...]string{"no", "one", "two", "three", "four", "five"}
	if n >= 0 && n < len(words) {
		return words[n]
	}
	return strconv.Itoa(n)
}
