package engine

import "fmt"

// RoundTurns is how many turns a round takes at most, and TurnSteps how many
// steps a turn or a phase: effects and questions. A round of the printed rules has
// less than twenty turns, a turn some tens of steps, and hundreds where people
// correct everything. Rules of one's own may bring Agents home for ever, or have
// a Scheme that calls itself.
const (
	RoundTurns = 200
	TurnSteps  = 20_000
)

// Endless is why a game is given up: a round that does not end, because of the
// rules in force or because somebody never stops.
type Endless struct {
	Round int
	Turns bool   // too many turns, not too many steps
	Space string // the id of the space where an Agent was sent last, "" for none
	Cause Cause
}

func (e *Endless) Error() string {
	what, where := fmt.Sprintf("%d steps in one turn", TurnSteps), ""
	if e.Turns {
		what = fmt.Sprintf("%d turns", RoundTurns)
	}
	switch {
	case e.Cause == ByScheme:
		where = ", the last in a Scheme"
	case e.Cause == BySignet:
		where = ", the last in a Signet"
	case e.Space != "":
		where = ", the last at " + e.Space
	}
	return fmt.Sprintf("by these rules round %d does not end: %s%s; something comes back again and again", e.Round, what, where)
}

// step counts one step of a turn and stops the table where there are too many.
func (t *Table) step() {
	if t.steps--; t.steps == 0 {
		t.endless(false)
	}
}

//go:noinline
func (t *Table) endless(turns bool) {
	Stop(&Endless{Round: int(t.Pos.Round), Turns: turns, Space: t.Rules.Spaces[t.sent].ID, Cause: t.Turn.Cause})
}
