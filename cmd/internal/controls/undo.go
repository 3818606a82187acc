package controls

import (
	"strings"

	"househagal/cmd/internal/say"
	"househagal/cmd/internal/tell"
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
// Turn are the events of a turn that began there.
func PartName(s say.Speaker, t *engine.Table, part, round int) string {
	if part < 0 || part >= len(t.Events) {
		return RoundName(s, round)
	}
	switch e := &t.Events[part]; e.Kind {
	case engine.EvTurn:
		return turnName(s, tell.Part(t.Events[part:]))
	case engine.EvCombat:
		return s.Say("undo.combat", say.Args{"round": round})
	case engine.EvEnd:
		return s.Say("undo.end")
	}
	return s.Say("undo.beginning", say.Args{"round": round})
}

// turnName is a turn by its seat, and where its Agent went.
func turnName(s say.Speaker, events []engine.Event) string {
	seat := events[0].Seat
	for i := 1; i < len(events); i++ {
		e := &events[i]
		switch {
		case e.Seat != seat:
		case e.Kind == engine.EvVisit || e.Kind == engine.EvSend:
			return s.Say("undo.turn_at", say.Args{"seat": seat, "space": e.Space})
		case e.Kind == engine.EvReveal:
			return s.Say("undo.turn_reveal", say.Args{"seat": seat})
		}
	}
	return s.Say("undo.turn", say.Args{"seat": seat})
}

// RoundName names a whole round.
func RoundName(s say.Speaker, n int) string { return s.Say("undo.round", say.Args{"round": n}) }

// RoundsName names the rounds from one to another.
func RoundsName(s say.Speaker, from, to int) string {
	if from >= to {
		return RoundName(s, from)
	}
	return s.Say("undo.rounds", say.Args{"n": from, "to": to})
}

// NoSuchRound is said when nothing was answered from that round on.
func NoSuchRound(s say.Speaker, n int) string {
	return s.Say("undo.no_such_round", say.Args{"round": n})
}

// TakenBack names what undo has taken back: the moves, or the whole that they
// are ("round 4").
func TakenBack(s say.Speaker, whole string, labels []string) string {
	if whole != "" {
		return s.Say("undo.taken_back_whole", say.Args{"text": whole, "n": len(labels)})
	}
	if n := len(labels); n > 8 {
		labels = append([]string{s.Say("undo.moves", say.Args{"n": n - 8})}, labels[n-8:]...)
	}
	return s.Say("undo.taken_back", say.Args{"text": strings.Join(labels, " | ")})
}

// LongLabel is the label of an answer where there is room: "2 troops" for "2".
func LongLabel(s say.Speaker, k engine.QKind, a int, short string) string {
	if k == engine.AskTroops {
		return s.Say("undo.troops", say.Args{"n": a})
	}
	return short
}

// DroppedNotice says that n recorded answers no longer fit.
func DroppedNotice(s say.Speaker, n int) string { return s.Say("undo.dropped", say.Args{"n": n}) }

// DepartedNotice says that the answers of a save lead elsewhere today, from a
// round on.
func DepartedNotice(s say.Speaker, wrote, now string, round int) string {
	if wrote != "" && now != "" && wrote != now {
		return s.Say("undo.departed_program", say.Args{"first": wrote, "last": now, "round": round})
	}
	return s.Say("undo.departed", say.Args{"round": round})
}

// NothingToRedo is said when nothing was taken back.
func NothingToRedo(s say.Speaker) string { return s.Say("undo.nothing_to_redo") }

// NothingToGoBack is said at the first question of a move.
func NothingToGoBack(s say.Speaker) string { return s.Say("undo.nothing_to_go_back") }

// WordsLeft says that words behind a command answered nothing.
func WordsLeft(s say.Speaker, words []string) string {
	return s.Say("undo.words_left", say.Args{"text": strings.Join(words, " ")})
}

// FixLabel is what undo calls a correction.
func FixLabel(s say.Speaker) string { return s.Say("undo.fix") }

// ReshuffleLabel is what undo calls a new order of the pile.
func ReshuffleLabel(s say.Speaker) string { return s.Say("undo.reshuffle") }

// ShuffleYourOwn is said where the table turns up its own cards.
func ShuffleYourOwn(s say.Speaker) string { return s.Say("menu.shuffle_your_own") }
