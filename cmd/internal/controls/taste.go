package controls

import (
	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/page"
	"househagal/cmd/internal/say"
	"househagal/cmd/internal/tell"
	"househagal/engine"
	"househagal/rival"
)

var lineLabels = [tell.LineEnd]say.ID{
	tell.LineDraw: "taste.draw", tell.LinePrizes: "taste.prizes", tell.LineMakers: "taste.makers", tell.LineRecall: "taste.recall",
	tell.LineOrder: "taste.order", tell.LineControl: "taste.control", tell.LineAlliance: "taste.alliance", tell.LineIcons: "taste.icons",
	tell.LineEmpty: "taste.empty", tell.LinePieces: "taste.pieces",
}

// Lines lists the lines; choice i flips tell.Reminder(i), the last one is Enter.
func Lines(s say.Speaker, taste tell.Taste) ask.Prompt {
	lines := tell.LinesOf(s.Box)
	p := ask.Prompt{ID: "coach", Text: s.Say("taste.lines"), Hint: s.Say("taste.hint"), Commands: Commands(), Default: int(lines)}
	for l := range lines {
		on := s.Say("taste.on", say.Args{"on": taste.Shows(l)})
		p.Choices = append(p.Choices, ask.Choice{Key: ask.LineKey(int(l)), Label: s.Say(lineLabels[l]), Listing: &page.Listing{Name: on, Texts: []page.Text{{s.Say(lineLabels[l])}}}, Words: []string{l.ID()}})
	}
	p.Choices = append(p.Choices, ask.Choice{Label: s.Say("taste.done"), Words: []string{"done"}})
	return p
}

// PursesNotice says what hands do when hagal begins to keep the Rivals' purses,
// or stops.
func PursesNotice(s say.Speaker, t *engine.Table, on bool) string {
	if on {
		return s.Say("taste.purses_kept")
	}
	var parts []string
	for seat := engine.Seat(1); seat <= engine.Seats; seat++ {
		x := &t.Pos.Seat[seat]
		if x.Human {
			continue
		}
		var held []say.Amount
		for r, n := range x.Purse {
			held = append(held, say.Amount{N: int(n), Of: engine.Resource(r)})
		}
		parts = append(parts, s.Say("taste.purse", say.Args{"seat": seat, "price": held}))
	}
	return s.Say("taste.purses_back", say.Args{"texts": parts})
}

// InputNotice says what a change of the input means.
func InputNotice(s say.Speaker, reactive bool) string {
	if reactive {
		return s.Say("taste.reactive")
	}
	return s.Say("taste.tracked")
}

// NextTarget is how many VP end the game once people change that: one more than
// printed, two more, and again as printed.
func NextTarget(box *rival.Box, now int8) int8 {
	printed := box.Rules.Const.Target
	if now < printed || now >= printed+2 {
		return printed
	}
	return now + 1
}

// TargetLabel is what undo calls another length of the game.
func TargetLabel(s say.Speaker, vp int8) string {
	return s.Say("taste.target_label", say.Args{"n": vp})
}

// TargetNotice says what ends the game from now on.
func TargetNotice(s say.Speaker, vp int8) string { return s.Say("taste.target", say.Args{"n": vp}) }

// InputLabel is what undo calls a change of the input.
func InputLabel(s say.Speaker, reactive bool) string {
	if reactive {
		return s.Say("taste.reactive_label")
	}
	return s.Say("taste.tracked_label")
}
