package view

import (
	"househagal/cmd/internal/menu"
	"househagal/engine"
)

// Said is an answer as it stands behind its question once it is answered: "hb
// Hagga Basin", "2", "n no", "none". The table must be as it was when the
// question was put.
func (s Scene) Said(t *engine.Table, q engine.Question, a int) string {
	return menu.Said(s.speaker(), t, q, a)
}
