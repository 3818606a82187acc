package view

import (
	"strconv"
	"strings"

	"househagal/engine"
)

// typed is the text that people typed with an event, "" for none.
func (s Scene) typed(e *engine.Event) string {
	if n := int(e.Text); n > 0 && n <= len(s.Texts) {
		return s.Texts[n-1]
	}
	return ""
}

// note is what a person wrote down, in quotes.
func (s Scene) note(e *engine.Event) string {
	if text := s.typed(e); text != "" {
		return "note \"" + text + "\""
	}
	return "a note"
}

// TextLabel names an answer that is a text of a person's own, for undo.
func (s Scene) TextLabel(q engine.Question, text string) string {
	if q.Kind == engine.AskMore {
		return "note \"" + text + "\""
	}
	return text
}

// reason is why a number was corrected: in the person's own words where there
// are any.
func (s Scene) reason(e *engine.Event) string {
	if text := s.typed(e); text != "" {
		return text
	}
	return reasonText(e.Reason)
}

// ReasonOf reads a reason that was typed behind a correction ("fix staban solari
// 1 we missed it"): one of the menu's, or OtherReason with the words as they are.
func ReasonOf(text string) (r engine.Reason, own string) {
	low := strings.ToLower(strings.TrimSpace(text))
	for i := 1; i < len(fixReasons); i++ {
		if low == fixReasons[i].label || low == fixReasons[i].token {
			return engine.Reason(i), ""
		}
	}
	switch {
	case strings.HasPrefix(low, "we missed"), strings.HasPrefix(low, "missed"):
		return engine.WeMissedIt, ""
	case low == "a card", low == "card":
		return engine.ACardDidIt, ""
	}
	return engine.OtherReason, strings.TrimSpace(text)
}

// FixLine is a correction as the log writes it: "fix staban solari 0 -> 1: we
// missed something".
func (s Scene) FixLine(t *engine.Table, e *engine.Event) string {
	f := e.Field
	who := "table"
	if e.Seat != engine.NoSeat {
		who = strings.ToLower(s.Names.Seat[e.Seat])
	}
	w := &teller{Scene: s, t: t}
	what := w.fieldChange(f, int(e.Old), int(e.Total))
	if name := strings.ToLower(s.fieldName(t, f)); name != "" && !strings.Contains(what, "set or taken") && f != engine.FieldBlock && f != engine.FieldWall {
		what = name + " " + s.fixSide(f, int(e.Old)) + " -> " + s.fixSide(f, int(e.Total))
	}
	return "fix " + who + " " + what + ": " + s.reason(e)
}

// fixSide is one side of a correction.
func (s Scene) fixSide(f engine.Field, v int) string {
	switch {
	case isFlag(f):
		return yes(v)
	case namesSeat(f):
		return s.seatOrNobody(v)
	}
	return strconv.Itoa(v)
}
