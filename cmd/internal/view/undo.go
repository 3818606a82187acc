package view

import (
	"fmt"
	"strings"

	"househagal/engine"
)

// PartOf returns the event that began the part of the game under way: a turn, the
// Combat, the round, the end; -1 before the first.
func PartOf(events []engine.Event) int {
	for i := len(events) - 1; i >= 0; i-- {
		switch events[i].Kind {
		case engine.EvTurn, engine.EvRound, engine.EvCombat, engine.EvEnd:
			return i
		}
	}
	return -1
}

// PartName names the part of the game that the event at index part began:
// "Irulan's turn at Arrakeen", "your turn at Secrets", "the Combat of round 4".
func (s Scene) PartName(t *engine.Table, part, round int) string {
	if part < 0 || part >= len(t.Events) {
		return s.RoundName(round)
	}
	switch e := &t.Events[part]; e.Kind {
	case engine.EvTurn:
		return s.Names.Whose(e.Seat) + " turn" + s.turnPlace(t.Events[part:])
	case engine.EvCombat:
		return fmt.Sprintf("the Combat of round %d", round)
	case engine.EvEnd:
		return "the end"
	}
	return fmt.Sprintf("the beginning of round %d", round)
}

// turnPlace says where the Agent of a turn went: " at Arrakeen".
func (s Scene) turnPlace(events []engine.Event) string {
	for i := 1; i < len(events); i++ {
		e := &events[i]
		switch {
		case border(e.Kind):
			return ""
		case e.Seat != events[0].Seat:
		case e.Kind == engine.EvVisit || e.Kind == engine.EvSend:
			return " at " + s.space(e.Space)
		case e.Kind == engine.EvReveal:
			return ", the Reveal"
		}
	}
	return ""
}

// RoundName names a whole round.
func (s Scene) RoundName(n int) string { return fmt.Sprintf("round %d", n) }

// RoundsName names the rounds from one to another.
func (s Scene) RoundsName(from, to int) string {
	if from >= to {
		return s.RoundName(from)
	}
	return fmt.Sprintf("rounds %d to %d", from, to)
}

// NoSuchRound is said when nothing was answered from that round on.
func (s Scene) NoSuchRound(n int) string {
	return fmt.Sprintf("Nothing was answered in round %d or after it.", n)
}

// TakenBack names what undo has taken back: the moves, or the whole that they
// are ("round 4").
func (s Scene) TakenBack(whole string, labels []string) []string {
	if whole != "" {
		return s.Fold(fmt.Sprintf("Taken back (U: again): %s, %s", whole, count(len(labels), "move")))
	}
	if n := len(labels); n > 8 {
		labels = append([]string{fmt.Sprintf("%d moves", n-8)}, labels[n-8:]...)
	}
	return s.Fold("Taken back (U: again): " + strings.Join(labels, " | "))
}

// LongLabel is the label of an answer where there is room: "2 troops" for "2".
func (s Scene) LongLabel(k engine.QKind, a int, short string) string {
	if k == engine.AskTroops {
		return count(a, "troop")
	}
	return short
}

// DroppedNotice says that n recorded answers no longer fit.
func (s Scene) DroppedNotice(n int) string {
	if n == 1 {
		return "1 later answer no longer fits and is asked again (U brings it back)."
	}
	return fmt.Sprintf("%d later answers no longer fit and are asked again (U brings them back).", n)
}

// DepartedNotice says that the answers of a save lead elsewhere today, from a
// round on.
func (s Scene) DepartedNotice(wrote, now string, round int) string {
	who := "Rules or program have changed since this game was saved"
	if wrote != "" && now != "" && wrote != now {
		who = "This game was begun with " + wrote + ", this is " + now
	}
	return fmt.Sprintf("%s: from round %d on the same answers lead to another position. It goes on with the answers that fit; compare with v, and put right with x what differs on the table.", who, round)
}

// NothingToRedo is said when nothing was taken back.
func (s Scene) NothingToRedo() string { return "Nothing was taken back that could come again." }

// NothingToGoBack is said at the first question of a move.
func (s Scene) NothingToGoBack() string {
	return "This is the first question of the move. u takes back the move before it."
}

// WordsLeft says that words behind a command answered nothing.
func (s Scene) WordsLeft(words []string) string {
	return fmt.Sprintf("%q answers nothing here; choose below.", strings.Join(words, " "))
}

// FixLabel is what undo calls a correction.
func (s Scene) FixLabel() string { return "Fix" }

// ReshuffleLabel is what undo calls a new order of the pile.
func (s Scene) ReshuffleLabel() string { return "Pile ordered anew" }

// ShuffleYourOwn is said where the table turns up its own cards.
func (s Scene) ShuffleYourOwn() string {
	return "You turn up your own House Hagal cards: shuffle the rest of that pile by hand."
}
