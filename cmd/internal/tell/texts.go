package tell

import (
	"househagal/cmd/internal/say"
	"househagal/engine"
)

// reasons are why a number was corrected.
var reasons = [...]say.ID{engine.WeMissedIt: "fix.missed", engine.ACardDidIt: "fix.card", engine.HouseRule: "fix.house_rule", engine.OtherReason: "fix.other"}

// Reason is why a number was corrected: in the person's own words where there
// are any.
func Reason(s say.Speaker, r engine.Reason, own string) string {
	switch {
	case own != "":
		return own
	case r > 0 && int(r) < len(reasons):
		return s.Say(reasons[r])
	}
	return s.Say("fix.other")
}

// Note is what a person wrote down, in quotes; "" is a note of no words.
func Note(s say.Speaker, text string) string { return s.Say("fix.note", say.Args{"text": text}) }

// Typed is the text that people typed with an event, "" for none.
func (l *Listener) Typed(e *engine.Event) string {
	if n := int(e.Text); n > 0 && n <= len(l.Texts) {
		return l.Texts[n-1]
	}
	return ""
}
