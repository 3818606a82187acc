package menu

import (
	"househagal/cmd/internal/say"
	"househagal/cmd/internal/tell"
	"househagal/engine"
)

// Reasons lists the corrections and notes of a game with their reasons, a line
// each.
func Reasons(l tell.Listener, t *engine.Table) []string {
	var out []string
	round := 0
	for i := range t.Events {
		switch e := &t.Events[i]; {
		case e.Kind == engine.EvRound:
			round = int(e.Amount)
		case e.Kind == engine.EvFix:
			out = append(out, l.Say("report.reason", say.Args{"round": round, "text": FixLine(l.Speaker, t, e, l.Typed(e))}))
		case e.Kind == engine.EvMore && engine.MoreKind(e.Amount) == engine.MoreNote:
			out = append(out, l.Say("report.note", say.Args{"round": round, "seat": e.Seat, "text": tell.Note(l.Speaker, l.Typed(e))}))
		}
	}
	return out
}
