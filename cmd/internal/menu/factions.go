package menu

import (
	"strings"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/say"
	"househagal/engine"
)

// factionKeys are the same at every question.
var factionKeys = [engine.FactionEnd]string{
	engine.Emperor: "e", engine.SpacingGuild: "g", engine.BeneGesserit: "b", engine.Fremen: "f",
}

// askFaction offers the Factions of the mask.
func askFaction(s say.Speaker, t *engine.Table, q *engine.Question) sheet {
	sh := newSheet(s.Sentences(due(s, t, q), factionText(s, q)))
	sh.Layout = ask.Row
	for f := engine.Emperor; f < engine.FactionEnd; f++ {
		if q.Open(int(f)) {
			track := &s.Box.Rules.Factions[f]
			label := s.Say("menu.faction", say.Args{"faction": f})
			sh.add(int(f), ask.Choice{Key: factionKeys[f], Label: label, Words: []string{track.ID, strings.ToLower(track.Name)}})
		}
	}
	return sh
}

func factionText(s say.Speaker, q *engine.Question) string {
	switch {
	case q.Rule == engine.InfluenceAlliance:
		return s.Say("ask.which_alliance", say.Args{"seat": q.Seat})
	case q.Rule == engine.HumanCard:
		return s.Say("ask.faction")
	case q.About != engine.NoSeat && q.About != q.Seat:
		return s.Say("ask.faction_tied", say.Args{"seat": q.About})
	case q.Pick == engine.TwoDifferent && !allOpen(q):
		return s.Say("ask.faction_other")
	case q.Pick == engine.TwoDifferent:
		return s.Say("ask.faction_first", say.Args{"seat": q.Seat})
	}
	return s.Say("ask.faction_influence", say.Args{"seat": q.Seat})
}

// allOpen says whether all four Factions are offered.
func allOpen(q *engine.Question) bool {
	for f := engine.Emperor; f < engine.FactionEnd; f++ {
		if !q.Open(int(f)) {
			return false
		}
	}
	return true
}

// askAlliance asks the human that loses an Alliance which of those that are level
// takes it.
func askAlliance(s say.Speaker, _ *engine.Table, q *engine.Question) sheet {
	sh := newSheet(s.Say("ask.alliance", say.Args{"seat": q.Seat, "faction": q.Faction}))
	sh.Layout = ask.Row
	for _, c := range seatChoices(s, q) {
		sh.add(c.seat, c.Choice)
	}
	return sh
}
