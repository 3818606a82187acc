package menu

import (
	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/controls"
	"househagal/cmd/internal/say"
	"househagal/engine"
)

// sheet is a prompt, and what each of its choices answers to the engine.
type sheet struct {
	ask.Prompt
	answers []int  // of each choice
	zero    int    // added to a number
	brief   string // the text as it stands once it is answered; "": all of it
}

// newSheet begins a prompt that marks nothing.
func newSheet(text string) sheet {
	return sheet{Prompt: ask.Prompt{Text: text, Default: -1}}
}

// aside puts more behind the text, which is left out once it is answered.
func (sh *sheet) aside(s say.Speaker, more string) {
	sh.brief = sh.Text
	sh.Text = s.Say("ask.with_aside", say.Args{"first": sh.brief, "last": more})
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
type maker func(say.Speaker, *engine.Table, *engine.Question) sheet

// makers has one maker for every kind; a test walks all of them.
var makers = [engine.QKindEnd]maker{
	engine.AskConflict:     askConflict,
	engine.AskDefend:       askDefend,
	engine.AskDice:         askDice,
	engine.AskTarget:       askTarget,
	engine.AskWhereTo:      askWhereTo,
	engine.AskReveal:       askReveal,
	engine.AskRecallSpy:    askRecallSpy,
	engine.AskWormOrSpice:  askWormOrSpice,
	engine.AskRow:          askRow,
	engine.AskWall:         askWall,
	engine.AskFaction:      askFaction,
	engine.AskAlliance:     askAlliance,
	engine.AskSpyFirst:     askSpyFirst,
	engine.AskPost:         askPost,
	engine.AskSpyHome:      askSpyHome,
	engine.AskAgentHome:    askAgentHome,
	engine.AskTroops:       askTroops,
	engine.AskIntriguePlay: askIntriguePlay,
	engine.AskStrength:     askStrength,
	engine.AskHadWorm:      askHadWorm,
	engine.AskToken:        askToken,
	engine.AskPayTimes:     askPayTimes,
	engine.AskFlag:         askFlag,
	engine.AskTileUse:      askTileUse,
	engine.AskRecall:       askRecall,
	engine.AskEndgame:      askEndgame,
	engine.AskChoice:       askChoice,
	engine.AskMore:         askMore,
	engine.AskLoser:        askLoser,
	engine.AskStack:        askStack,
	engine.AskTile:         askTile,
	engine.AskMoreNumber:   askMoreNumber,
	engine.AskFixSeat:      askFixSeat,
	engine.AskFixField:     askFixField,
	engine.AskFixValue:     askFixValue,
	engine.AskFixReason:    askFixReason,
	engine.FactAgent:       factAgent,
	engine.FactPost:        factPost,
	engine.FactBonus:       factBonus,
	engine.FactInfluence:   factInfluence,
	engine.FactWall:        factWall,
	engine.FactIntrigue:    factIntrigue,
	engine.FactPurse:       factPurse,
	engine.FactVP:          factVP,
	engine.FactUnits:       factUnits,
	engine.FactStrength:    factStrength,
	engine.FactGarrison:    factGarrison,
	engine.FactToken:       factToken,
	engine.FactFirst:       factFirst,
	engine.FactFlag:        askFlag,
	engine.FactDividends:   factDividends,
	engine.FactOffer:       factOffer,
	engine.FactTop:         factTop,
	engine.FactHeight:      factHeight,
	engine.FactOwner:       factOwner,
	engine.AskCard:         askCard,
}

// makeSheet makes the prompt of q with the answers of its choices.
func makeSheet(s say.Speaker, t *engine.Table, q engine.Question) sheet {
	sh := makers[q.Kind](s, t, &q)
	sh.ID = q.Kind.String()
	sh.Commands = controls.CommandsAt(&q)
	sh.Whose, sh.People = people(s, t, q.Seat)
	if sh.Hint == "" {
		sh.Hint = controls.HintAt(s, &q)
	}
	return sh
}

// people are those who play, where several do, and which of them is at seat.
func people(s say.Speaker, t *engine.Table, at engine.Seat) (whose string, all []string) {
	if t.Pos.Mode == engine.Solo {
		return "", nil
	}
	for seat := engine.Seat(1); seat <= engine.Seats; seat++ {
		if name := s.Names.Seat[seat]; t.Pos.Seat[seat].Human && name != "" {
			all = append(all, name)
			if seat == at {
				whose = name
			}
		}
	}
	return whose, all
}

// Prompt turns a question of the table into a menu: its text, the choices with
// their codes in fixed places, what Enter takes, a quantity's range, the hint
// line and the commands. The caller fills Page, NewPage and Asked. It reads the
// table as it stands when the question is put, and changes nothing.
func Prompt(s say.Speaker, t *engine.Table, q engine.Question) ask.Prompt {
	return makeSheet(s, t, q).Prompt
}

// yesNo is a question with two answers: 1 is yes, 0 is no.
func yesNo(s say.Speaker, text string) sheet {
	return twoWays(s, 1, 0, text)
}

// twoWays is a question with two answers of the caller's.
func twoWays(s say.Speaker, yes, no int, text string) sheet {
	sh := newSheet(text)
	sh.Layout = ask.Row
	sh.add(yes, ask.Choice{Key: "y", Label: s.Say("ask.yes"), Words: []string{"yes"}})
	sh.add(no, ask.Choice{Key: "n", Label: s.Say("ask.no"), Words: []string{"no"}})
	return sh
}

// fewDigits is the largest number that the digits of a row mean by themselves:
// so only a 1 waits for a second digit.
const fewDigits = 19

// quantity is a question for a number that is small nearly always; shown is the
// last one drawn.
func quantity(low, high, shown int, text string) sheet {
	sh := newSheet(text)
	shown = min(shown, high)
	sh.Number = &ask.Number{Min: low, Max: high, Shown: shown, Keys: fewDigits, More: shown < high}
	return sh
}

// oneDigit is the largest number that one key means where no digit waits: what
// is above it hardly ever comes, and is had by "m".
const oneDigit = 9

// figure is a question for a number that has two digits often enough: it is
// typed, and Enter ends one of a single digit.
func figure(high int, text string) sheet {
	sh := newSheet(text)
	sh.Number = &ask.Number{Max: high, Shown: -1, Typed: true}
	return sh
}
