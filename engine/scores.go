package engine

// Scores reports whether s records Victory Points; who does not has none to
// show (docs/rules/streamlined.md).
func (b *Board) Scores(s Seat) bool { return b.competes(s, b.Rules.Const.Streamlined.ScoresVP) }

// CanWin reports whether s is counted when the game is over.
func (b *Board) CanWin(s Seat) bool { return b.competes(s, b.Rules.Const.Streamlined.CanWin) }

// competes is true of every human and every Rival but House Hagal of 2020; of a
// streamlined one as its switch says.
func (b *Board) competes(s Seat, streamlined bool) bool {
	switch x := &b.Pos.Seat[s]; {
	case x.Human:
		return true
	case x.Streamlined:
		return streamlined
	}
	return b.Rules.Const.Rivals.TracksScore && !b.spoils(s)
}
