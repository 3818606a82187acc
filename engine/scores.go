package engine

// Scores reports whether s records Victory Points; who does not has none to
// show (docs/rules/streamlined.md).
func (t *Table) Scores(s Seat) bool { return t.scores(s) }

// CanWin reports whether s is counted when the game is over.
func (t *Table) CanWin(s Seat) bool { return t.canWin(s) }
