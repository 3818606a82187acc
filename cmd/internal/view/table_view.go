package view

import (
	"househagal/cmd/internal/layout"
	"househagal/cmd/internal/setup"
	"househagal/cmd/internal/show"
	"househagal/engine"
)

// View is the whole table (v), show.Table, as a screen draws it.
func (s Scene) View(t *engine.Table) []string {
	return s.Screen().Seats(show.Table(s.speaker(), t, setup.OwnText(s.speaker())))
}

// PlainView is the same in sentences: whose a figure is stands beside it.
func (s Scene) PlainView(t *engine.Table) []string {
	return layout.SaidSeats(show.Table(s.speaker(), t, setup.OwnText(s.speaker())))
}
