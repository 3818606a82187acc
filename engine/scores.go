package engine

// Scores reports whether s records Victory Points; who does not has none to
// show (docs/rules/streamlined.md).
func (t *Table) Scores(s Seat) bool { return t.competes(s, t.Rules.Const.Streamlined.ScoresVP) }

// CanWin reports whether s is counted when the game is over.
func (t *Table) CanWin(s Seat) bool { return t.competes(s, t.Rules.Const.Streamlined.CanWin) }

// competes is true of every human and every Rival but House Hagal of 2020; of a
// streamlined one as its switch says.
func (t *Table) competes(s Seat, streamlined bool) bool {
	switch x := &t.Pos.Seat[s]; {
	case x.Human:
		return true
	case x.Streamlined:
		return streamlined
	}
	return t.Rules.Const.Rivals.TracksScore && !t.spoils(s)
}
