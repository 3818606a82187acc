package view

import (
	"fmt"

	"househagal/cmd/internal/ask"
	"househagal/engine"
)

// sheet is a prompt, and what each of its choices answers to the engine.
type sheet struct {
	ask.Prompt
	answers []int // of each choice
	zero    int   // added to a number
}

// newSheet begins a prompt that marks nothing.
func newSheet(format string, a ...any) sheet {
	return sheet{Prompt: ask.Prompt{Text: fmt.Sprintf(format, a...), Default: -1}}
}

// add appends a choice that answers a.
func (sh *sheet) add(a int, c ask.Choice) {
	sh.Choices = append(sh.Choices, c)
	sh.answers = append(sh.answers, a)
}

// enter appends the choice that Enter takes, "Enter none".
func (sh *sheet) enter(a int, label string, words ...string) {
	sh.Default = len(sh.Choices)
	sh.add(a, ask.Choice{Label: label, Words: words})
}

// maker draws the sheet of one kind of question.
type maker func(Scene, *engine.Table, *engine.Question) sheet

// makers has one maker for every kind; a test walks all of them.
var makers = [engine.QKindEnd]maker{
	engine.AskConflict:     Scene.askConflict,
	engine.AskDefend:       Scene.askDefend,
	engine.AskDice:         Scene.askDice,
	engine.AskTarget:       Scene.askTarget,
	engine.AskWhereTo:      Scene.askWhereTo,
	engine.AskReveal:       Scene.askReveal,
	engine.AskRecallSpy:    Scene.askRecallSpy,
	engine.AskWormOrSpice:  Scene.askWormOrSpice,
	engine.AskRow:          Scene.askRow,
	engine.AskWall:         Scene.askWall,
	engine.AskFaction:      Scene.askFaction,
	engine.AskAlliance:     Scene.askAlliance,
	engine.AskSpyFirst:     Scene.askSpyFirst,
	engine.AskPost:         Scene.askPost,
	engine.AskSpyHome:      Scene.askSpyHome,
	engine.AskAgentHome:    Scene.askAgentHome,
	engine.AskTroops:       Scene.askTroops,
	engine.AskIntriguePlay: Scene.askIntriguePlay,
	engine.AskStrength:     Scene.askStrength,
	engine.AskHadWorm:      Scene.askHadWorm,
	engine.AskPayTimes:     Scene.askPayTimes,
	engine.AskEndgame:      Scene.askEndgame,
	engine.AskChoice:       Scene.askChoice,
	engine.AskMore:         Scene.askMore,
	engine.AskMoreNumber:   Scene.askMoreNumber,
	engine.AskFixSeat:      Scene.askFixSeat,
	engine.AskFixField:     Scene.askFixField,
	engine.AskFixValue:     Scene.askFixValue,
	engine.AskFixReason:    Scene.askFixReason,
	engine.FactAgent:       Scene.factAgent,
	engine.FactPost:        Scene.factPost,
	engine.FactBonus:       Scene.factBonus,
	engine.FactInfluence:   Scene.factInfluence,
	engine.FactWall:        Scene.factWall,
	engine.FactIntrigue:    Scene.factIntrigue,
	engine.FactPurse:       Scene.factPurse,
	engine.FactVP:          Scene.factVP,
	engine.FactUnits:       Scene.factUnits,
	engine.FactStrength:    Scene.factStrength,
	engine.FactGarrison:    Scene.factGarrison,
	engine.AskCard:         Scene.askCard,
}

// sheet makes the prompt of q with the answers of its choices.
func (s Scene) sheet(t *engine.Table, q engine.Question) sheet {
	sh := makers[q.Kind](s, t, &q)
	sh.ID = q.Kind.String()
	sh.Commands = commandsAt(&q)
	if sh.Hint == "" {
		sh.Hint = hintAt(&q)
	}
	return sh
}

// Prompt turns a question of the table into a menu: its text, the choices with
// their codes in fixed places, what Enter takes, a quantity's range, the hint
// line and the commands. The caller fills Page, NewPage and Asked. It reads the
// table as it stands when the question is put, and changes nothing.
func (s Scene) Prompt(t *engine.Table, q engine.Question) ask.Prompt {
	return s.sheet(t, q).Prompt
}

// yesNo is a question with two answers: 1 is yes, 0 is no.
func yesNo(format string, a ...any) sheet {
	return twoWays(1, 0, format, a...)
}

// twoWays is a question with two answers of the caller's.
func twoWays(yes, no int, format string, a ...any) sheet {
	sh := newSheet(format, a...)
	sh.Layout = ask.Row
	sh.add(yes, ask.Choice{Key: "y", Label: "yes"})
	sh.add(no, ask.Choice{Key: "n", Label: "no"})
	return sh
}

// fewDigits is the largest number that the digits of a row mean by themselves:
// so only a 1 waits for a second digit.
const fewDigits = 19

// quantity is a question for a number that is small nearly always; shown is the
// last one drawn.
func quantity(low, high, shown int, format string, a ...any) sheet {
	sh := newSheet(format, a...)
	shown = min(shown, high)
	sh.Number = &ask.Number{Min: low, Max: high, Shown: shown, Keys: fewDigits, More: shown < high}
	return sh
}

// figure is a question for a number that has two digits often enough: it is
// typed, and Enter takes it.
func figure(high int, format string, a ...any) sheet {
	sh := newSheet(format, a...)
	sh.Number = &ask.Number{Max: high, Shown: -1, Typed: true}
	return sh
}

// whose begins a question with an owner: "Your", "Mia's".
func (s Scene) whose(seat engine.Seat) string { return capital(s.Names.Whose(seat)) }

// caller is "" for the seat that is You, else "Mia, ": a question to it.
func (s Scene) caller(seat engine.Seat) string {
	if seat == s.Names.You || seat == engine.NoSeat {
		return ""
	}
	return s.Names.Seat[seat] + ", "
}

// does begins a question with what a seat does: "You have", "Mia has".
func (s Scene) does(seat engine.Seat, you, named string) string {
	return s.Names.Name(seat) + " " + s.Names.Verb(seat, named, you)
}
