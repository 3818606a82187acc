package view

import (
	"strconv"

	"househagal/engine"
)

// place says which reward a seat takes, and with how many.
func (w *teller) place(e *engine.Event) string {
	n := w.Names
	switch {
	case e.Amount == 1 && !w.t.Scores(e.Seat):
		return "wins (no VP: only blocks)"
	case e.Amount == 1:
		return n.Verb(e.Seat, "wins", "win")
	case e.Amount == 2 && e.Share > 1:
		return n.Verb(e.Seat, "ties", "tie") + " for first (second reward)"
	case e.Amount == 2:
		return n.Verb(e.Seat, "is", "are") + " second"
	}
	return n.Verb(e.Seat, "ties", "tie") + " for second"
}

// trash counts the cards that a human may trash.
func (w *teller) trash(h *hand) int {
	n := 0
	for i := range h.others {
		if e := &h.others[i]; w.t.Pos.Seat[h.seat].Human && e.Kind == engine.EvIgnored && e.Rule != engine.EffectContract {
			n++
		}
	}
	return n
}

// ignored lists what only a human takes of a reward: a contract, a choice.
func (w *teller) ignored(h *hand, place int) []string {
	if !w.t.Pos.Seat[h.seat].Human {
		return nil
	}
	contracts, choices := 0, 0
	for i := range h.others {
		e := &h.others[i]
		switch {
		case e.Kind == engine.EvChoice:
			choices++
		case e.Kind == engine.EvIgnored && e.Rule == engine.EffectContract:
			contracts++
		}
	}
	var out []string
	if contracts > 0 {
		out = append(out, count(contracts, "contract"))
	}
	if choices > 0 {
		out = append(out, w.choice(place, choices))
	}
	return out
}

// keepStep is the line for the Conflict card of the winner.
func (w *teller) keepStep(h *hand) (step, bool) {
	if h.icon == nil {
		return step{}, false
	}
	icon := engine.Icon(h.icon.Amount)
	switch {
	case h.icon.Kind == engine.EvPair:
		return step{verb: "Turn", text: "this card and the other " + iconName(icon) + " face down: " + w.plusVP(int(w.Box.Rules.Const.IconVP)), vp: true}, true
	case !w.t.Scores(h.seat) && h.icon.Total > 1:
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
