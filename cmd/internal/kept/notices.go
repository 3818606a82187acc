package kept

import (
	"househagal/cmd/internal/journal"
	"househagal/cmd/internal/say"
)

// TornNotice says to who goes on with a save that its last line was cut off.
func TornNotice(s say.Speaker) string { return s.Say("games.torn") }

// DamageNotice says to who only looks at a save what of it could not be read.
func DamageNotice(s say.Speaker, d journal.Damage) string {
	if d.TornTail {
		return s.Say("games.torn_seen")
	}
	return s.Say("games.damaged", say.Args{"n": d.Line, "text": s.Fault(d.What), "to": d.Line - 1})
}

// HeadNotice says that the first line of a save is damaged, and what that means.
func HeadNotice(s say.Speaker, what error) string {
	return s.Say("games.head_damaged", say.Args{"text": s.Fault(what)})
}

// UnusableNotice says that a line of a save is whole, but can't be used.
func UnusableNotice(s say.Speaker, d journal.Damage) string {
	return s.Say("games.unusable", say.Args{"n": d.Line, "text": s.Fault(d.What), "to": d.Line - 1})
}

// MendedNotice says that an answer of the setup makes no sense, and that the positions
// in the save tell what it was, or that it is asked anew.
func MendedNotice(s say.Speaker, d journal.Damage, found bool) string {
	id := say.ID("games.setup_asked")
	if found {
		id = "games.setup_found"
	}
	return s.Say(id, say.Args{"n": d.Line, "text": s.Fault(d.What), "of": d.Lost})
}

// FromFile says that a game goes on elsewhere than where it was found.
func FromFile(s say.Speaker, file string) string {
	return s.Say("games.from_file", say.Args{"word": file})
}
