package view

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/menu"
	"househagal/engine"
	"househagal/rival"
)

// SetupTitle heads every page of the setup.
const SetupTitle = "hagal, the third seat at the table. Unofficial; you need the game itself."

const setupHint = "Enter takes the marked line   Esc back   k all keys   q leave"

// SetupValues is what is chosen so far, by the name of the flag that chooses it:
// game, mode, difficulty, variant, rival, streamlined, objectives, hagal-deck,
// conflict-deck, input, target, name; and seed. Several values of a key are joined by commas, in order.
// Answers use the same words and a few of their own: "own" before a level of an
// own mix, "choose" before Rivals, "some" before variants, "-NAME" for a variant
// that was declined.
type SetupValues map[string]string

// SetupKeys are the keys that the setup asks for or that a flag may fill.
var SetupKeys = []string{"game", "mode", "difficulty", "variant", "rival", "streamlined", "objectives", "hagal-deck", "conflict-deck", "input", "target", "name", "seed"}

// Add gives the values with one more: an answer is added to what its key has.
func (v SetupValues) Add(key, value string) SetupValues {
	more := maps.Clone(v)
	if more == nil {
		more = SetupValues{}
	}
	if old := more[key]; old != "" {
		value = old + "," + value
	}
	more[key] = value
	return more
}

// list parts a value; an empty one has no parts.
func (v SetupValues) list(key string) []string {
	if v[key] == "" {
		return nil
	}
	return strings.Split(v[key], ",")
}

// at is one part of a value, "" where there is none.
func (v SetupValues) at(key string, i int) string {
	if list := v.list(key); i < len(list) {
		return list[i]
	}
	return ""
}

// luck is the chance that the setup deals with.
func (v SetupValues) luck() *engine.Luck {
	seed, _ := strconv.ParseUint(v["seed"], 10, 64) // CheckSetup reports what is no number
	return &engine.Luck{Seed: seed}
}

func (v SetupValues) game() string { return v.at("game", 0) }

// mode is "solo", "two-player" or "" while nobody has said. The first question
// answers game and mode in one: "uprising,solo".
func (v SetupValues) mode() string {
	if v["mode"] != "" {
		return v["mode"]
	}
	return v.at("game", 1)
}

func (v SetupValues) twoPlayer() bool { return v.mode() == "two-player" }

// SetupQuestion is one question of the setup.
type SetupQuestion struct {
	Key    string // what its answer is added to
	Prompt ask.Prompt
	More   []string // a page that tells more of the options, for CommandWhy

	options []option
	line    func(text string) (value, fault string)
}

// Value is what the reply adds to Key. It is false for a command, and for a text
// that can't be taken: then the question stands.
func (q SetupQuestion) Value(r ask.Reply) (string, bool) {
	switch {
	case r.Command != "":
		return "", false
	case q.line != nil:
		value, fault := q.line(r.Text)
		return value, fault == ""
	case r.Choice >= 0 && r.Choice < len(q.options):
		return q.options[r.Choice].value, true
	}
	return "", false
}

// Refused says why Value does not take a text; it is empty where nothing is wrong
// with it.
func (q SetupQuestion) Refused(r ask.Reply) string {
	if r.Command != "" || q.line == nil {
		return ""
	}
	_, fault := q.line(r.Text)
	return fault
}

// option is one answer: its label, what stands behind the question once it is
// given ("": the label), the value it adds, and why it is not open ("": it is).
type option struct{ label, said, value, closed string }

// setupStep is a question of the setup, in its place on the way.
type setupStep struct {
	key, text string
	answered  func(SetupValues) (said string, ok bool)
	options   []option
	marked    int
	more      []string
	line      *ask.Line
	take      func(text string) (value, fault string)
}

// SetupSteps gives the next question of the setup that values leave open, or
// done when there is none: then Checklist has the last page. Answers given stand
// above the question, by whichever way they came.
func SetupSteps(box *rival.Box, values SetupValues) (next SetupQuestion, done bool) {
	return setupSteps(box, values, existing)
}

// SetupMeasured is SetupSteps with the figure of each level and Rival beside it.
func SetupMeasured(box *rival.Box, values SetupValues, m Measured) (next SetupQuestion, done bool) {
	has := existing
	has.measured = m
	return setupSteps(box, values, has)
}

func setupSteps(box *rival.Box, values SetupValues, has offer) (next SetupQuestion, done bool) {
	way := setupWay(box, values, has)
	var lines []string
	pages := len(way) + 1
	if values.DeckOnly() { // no checklist follows
		pages--
	}
	for i := range way {
		st := &way[i]
		head := fmt.Sprintf("%d/%d  ", i+1, pages)
		if said, ok := st.answered(values); ok {
			lines = append(lines, asked(head+st.text, said))
			continue
		}
		return st.question(head, lines), false
	}
	return SetupQuestion{}, true
}

// question draws a step as it is asked.
func (st *setupStep) question(head string, lines []string) SetupQuestion {
	p := ask.Prompt{
		ID: "setup_" + strings.ReplaceAll(st.key, "-", "_"), Page: []string{SetupTitle}, Asked: lines,
		Text: head + st.text, Hint: setupHint, Commands: setupCommands(), Default: st.marked, Line: st.line,
		NewPage: len(lines) == 0,
	}
	for i, o := range st.options {
		p.Choices = append(p.Choices, ask.Choice{Key: menu.LineKey(i), Label: o.label, Words: []string{o.value}, Closed: o.closed})
	}
	if st.more != nil {
		maps.Copy(p.Commands, menu.CommandsOf(menu.CommandWhy))
	}
	if st.line != nil {
		p.Hint = "Enter takes the name in brackets   Esc back"
	}
	return SetupQuestion{Key: st.key, Prompt: p, More: st.more, options: st.options, line: st.take}
}

// setupCommands are the keys of the setup.
func setupCommands() map[string]string {
	return menu.CommandsOf(menu.CommandBack, menu.CommandUndo, menu.CommandRedo, menu.CommandRules, menu.CommandKeys, menu.CommandQuit)
}

// asked leaves out what stands in brackets at the end of a question.
func asked(question, said string) string {
	if i := strings.LastIndex(question, " ("); i > 0 && strings.HasSuffix(question, ")") {
		question = question[:i]
	}
	return question + " " + said
}

// chosen gives what to say of an option whose value is set.
func chosen(options []option, value string) (string, bool) {
	i := slices.IndexFunc(options, func(o option) bool { return o.value == value })
	if i < 0 {
		return value, value != ""
	}
	if options[i].said != "" {
		return options[i].said, true
	}
	return name(options[i].label), true
}

// name is the first column of a label.
func name(label string) string {
	head, _, _ := strings.Cut(label, "  ")
	return head
}

// simple is a step whose value is one of its options.
func simple(key, text string, options ...option) setupStep {
	return setupStep{key: key, text: text, options: options, answered: func(v SetupValues) (string, bool) {
		return chosen(options, v[key])
	}}
}
