package view

import (
	"househagal/cmd/internal/say"
	"househagal/engine"
)

// Reasons lists the corrections and notes of a game with their reasons, a line
// each.
func (s Scene) Reasons(t *engine.Table) []string {
	var out []string
	round := 0
	for i := range t.Events {
		switch e := &t.Events[i]; {
		case e.Kind == engine.EvRound:
			round = int(e.Amount)
		case e.Kind == engine.EvFix:
			out = append(out, s.Speaker().Say("report.reason", say.Args{"round": round, "text": s.FixLine(t, e)}))
		case e.Kind == engine.EvMore && engine.MoreKind(e.Amount) == engine.MoreNote:
			out = append(out, s.Speaker().Say("report.note", say.Args{"round": round, "seat": e.Seat, "text": s.note(e)}))
		}
	}
	return out
}
