package tell

import (
	"househagal/cmd/internal/say"
	"househagal/engine"
)

// place names the place for which a seat takes a reward, and with how many.
func (w *teller) place(e *engine.Event) place {
	switch {
	case e.Amount == 1 && !w.t.Scores(e.Seat):
		return placeBlocks
	case e.Amount == 1:
		return placeFirst
	case e.Amount == 2 && e.Share > 1:
		return placeTiedFirst
	case e.Amount == 2:
		return placeSecond
	}
	return placeTiedSecond
}

// place is a place for which there is a reward.
type place uint8

const (
	placeBlocks place = iota // the first, of a seat that scores nothing
	placeFirst
	placeTiedFirst
	placeSecond
	placeTiedSecond
)

// placeTexts say a place of one seat, placeTied that of two.
var (
	placeTexts = [...]say.ID{placeBlocks: "combat.wins_blocks", placeFirst: "combat.wins", placeTiedFirst: "combat.ties_first",
		placeSecond: "combat.second", placeTiedSecond: "combat.ties_second"}
	placeTied = [...]say.ID{placeTiedFirst: "combat.tied_first", placeTiedSecond: "combat.tied_second"}
)

// placeOf says the place of a seat.
func (w *teller) placeOf(p place, seat engine.Seat) string {
	return w.Say(placeTexts[p], say.Args{"seat": seat})
}

// tied reports whether several seats share a place.
func (p place) tied() bool { return p == placeTiedFirst || p == placeTiedSecond }

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
		out = append(out, w.Say("combat.contracts", say.Args{"n": contracts}))
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
		return step{verb: w.Say("combat.turn"), text: w.Say("combat.pair", say.Args{"icon": icon, "n": w.Box.Rules.Const.IconVP}), vp: true}, true
	case !w.t.Scores(h.seat) && h.icon.Total > 1:
		return step{verb: w.Say("combat.keep"), text: w.Say("combat.keep_idle", say.Args{"n": h.icon.Total, "icon": icon})}, true
	}
	return step{verb: w.Say("combat.keep"), text: w.Say("combat.keep_card", say.Args{"icon": icon})}, true
}

// moveMargin moves the VP in all down to the last line.
func (w *teller) moveMargin(h *hand, steps []step) {
	if !h.vpMoved || w.t.Pos.Seat[h.seat].Human && w.t.Options.Reactive {
		return
	}
	for i := range steps {
		if steps[i].vp {
			steps[i].right = ""
		}
	}
	steps[len(steps)-1].right = w.Say("combat.vp", say.Args{"n": h.vp})
}
