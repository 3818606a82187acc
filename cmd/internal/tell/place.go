package tell

import (
	"househagal/cmd/internal/say"
	"househagal/engine"
)

// placeFor names the place for which a seat takes a reward, and with how many.
func placeFor(t *engine.Table, e *engine.Event) place {
	switch {
	case e.Amount == 1 && !t.Scores(e.Seat):
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

func placeOf(s say.Speaker, p place, seat engine.Seat) string {
	return s.Say(placeTexts[p], say.Args{"seat": seat})
}

// tied reports whether several seats share a place.
func (p place) tied() bool { return p == placeTiedFirst || p == placeTiedSecond }

// trash counts the cards that a human may trash.
func trash(t *engine.Table, h *hand) int {
	n := 0
	for i := range h.others {
		if e := &h.others[i]; t.Pos.Seat[h.seat].Human && e.Kind == engine.EvIgnored && e.Rule != engine.EffectContract {
			n++
		}
	}
	return n
}

// ignored lists what only a human takes of a reward: a contract, a choice.
func ignored(s say.Speaker, t *engine.Table, h *hand, place int) []string {
	if !t.Pos.Seat[h.seat].Human {
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
		out = append(out, s.Say("combat.contracts", say.Args{"n": contracts}))
	}
	if choices > 0 {
		out = append(out, choice(s, t, place, choices))
	}
	return out
}

// keepStep is the line for the Conflict card of the winner.
func keepStep(s say.Speaker, t *engine.Table, h *hand) (step, bool) {
	if h.icon == nil {
		return step{}, false
	}
	icon := engine.Icon(h.icon.Amount)
	switch {
	case h.icon.Kind == engine.EvPair:
		return step{verb: s.Say("combat.turn"), text: s.Say("combat.pair", say.Args{"icon": icon, "n": s.Box.Rules.Const.IconVP}), vp: true}, true
	case !t.Scores(h.seat) && h.icon.Total > 1:
		return step{verb: s.Say("combat.keep"), text: s.Say("combat.keep_idle", say.Args{"n": h.icon.Total, "icon": icon})}, true
	}
	return step{verb: s.Say("combat.keep"), text: s.Say("combat.keep_card", say.Args{"icon": icon})}, true
}

// moveMargin moves the VP in all down to the last line.
func moveMargin(s say.Speaker, t *engine.Table, h *hand, steps []step) {
	if !h.vpMoved || t.Pos.Seat[h.seat].Human && t.Options.Reactive {
		return
	}
	for i := range steps {
		if steps[i].vp {
			steps[i].right = ""
		}
	}
	steps[len(steps)-1].right = s.Say("combat.vp", say.Args{"n": h.vp})
}
