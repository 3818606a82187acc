package menu

import (
	"strings"

	"househagal/cmd/internal/say"
	"househagal/cmd/internal/tell"
	"househagal/engine"
)

// ReasonOf reads a reason that was typed behind a correction ("fix staban solari
// 1 we missed it"): one of the menu's, or OtherReason with the words as they are.
func ReasonOf(s say.Speaker, text string) (r engine.Reason, own string) {
	low := strings.ToLower(strings.TrimSpace(text))
	for i := 1; i < len(fixReasons); i++ {
		if low == strings.ToLower(s.Say(fixReasons[i].label)) || low == fixReasons[i].token {
			return engine.Reason(i), ""
		}
	}
	switch {
	case strings.HasPrefix(low, strings.ToLower(s.Say("fix.missed_typed"))), strings.HasPrefix(low, "missed"):
		return engine.WeMissedIt, ""
	case low == strings.ToLower(s.Say("fix.card_typed")):
		return engine.ACardDidIt, ""
	}
	return engine.OtherReason, strings.TrimSpace(text)
}

// TextLabel names an answer that is a text of a person's own, for undo.
func TextLabel(s say.Speaker, q engine.Question, text string) string {
	if q.Kind == engine.AskMore {
		return tell.Note(s, text)
	}
	return text
}

// FixLine is a correction as the log writes it: "fix staban solari 0 -> 1: we
// missed something". Own are the person's own words for the reason.
func FixLine(s say.Speaker, t *engine.Table, e *engine.Event, own string) string {
	who := s.Say("fix.line_table")
	if e.Seat != engine.NoSeat {
		who = strings.ToLower(s.Say("fix.seat", say.Args{"seat": e.Seat}))
	}
	return s.Say("fix.line", say.Args{"name": who, "text": fieldChange(s, t, e), "word": tell.Reason(s, e.Reason, own)})
}

// fieldChange says what a field was and is: "solari 0 -> 1".
func fieldChange(s say.Speaker, t *engine.Table, e *engine.Event) string {
	switch now := int(e.Total); e.Field {
	case engine.FieldSpy:
		return s.Say("fix.line_spy", say.Args{"post": engine.Post(now)})
	case engine.FieldAgent:
		return s.Say("fix.line_agent", say.Args{"space": engine.Space(now)})
	case engine.FieldBlock:
		return s.Say("fix.line_block", say.Args{"space": engine.Space(now)})
	case engine.FieldWall:
		return s.Say("fix.line_wall", say.Args{"on": now != 0})
	}
	name := strings.ToLower(FieldName(s, t, e.Field))
	return s.Say("fix.line_change", say.Args{"name": name, "first": fieldSide(s, e.Field, int(e.Old)), "last": fieldSide(s, e.Field, int(e.Total))})
}

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
