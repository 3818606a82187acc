package session

import (
	"encoding/json"
	"fmt"

	"househagal/cmd/internal/journal"
	"househagal/data"
	"househagal/engine"
)

// The kinds of line that a game adds to its save, beside the journal's own.
const (
	lineSet     = "set"      // an answered question of the setup
	lineUnset   = "unset"    // the last answer of the setup is taken back
	lineAnswer  = "answer"   // an answered question of the game
	lineInForce = "in_force" // undo and redo: how many answers are in force
	lineNote    = "note"     // a note that a person typed
	lineRules   = "rules"    // the rules the game is played by, whole
)

type setLine struct {
	Key   string `json:"key"`
	Value string `json:"value"`
}

type answerLine struct {
	Ask    string `json:"ask"`
	Seat   int    `json:"seat"`
	Answer string `json:"answer"`
	Follow bool   `json:"follow,omitempty"`
	Label  string `json:"label,omitempty"`
}

type inForceLine struct {
	Answers int    `json:"answers"`
	What    string `json:"what"` // undo, redo
}

type noteLine struct {
	Text string `json:"text"`
}

type rulesLine struct {
	Text string `json:"text"`
}

// Status is what the list of games shows of one.
type Status struct {
	Text  string `json:"text"`  // "Round 4, you 2, Irulan 1, Staban 1"
	Setup string `json:"setup"` // "Uprising, one player, Sardaukar, Irulan and Staban"
	Last  string `json:"last"`  // the last move
	// Answers were in force when Position was; a re-run must come to the same.
	Answers  int             `json:"answers"`
	Position json.RawMessage `json:"position,omitempty"`
}

// restore reads the lines of a save into the setup values and steps.
func (g *Game) restore(lines []journal.Line) error {
	for _, l := range lines {
		if err := g.restoreLine(l); err != nil {
			return fmt.Errorf("%s, line %d: %w; the lines before it can be read", g.Name, l.N, err)
		}
	}
	return nil
}

func (g *Game) restoreLine(l journal.Line) error {
	switch l.Kind {
	case lineSet:
		var x setLine
		if err := json.Unmarshal(l.Body, &x); err != nil {
			return err
		}
		g.setup.set(x.Key, x.Value)
	case lineUnset:
		g.setup.back()
	case lineRules:
		var x rulesLine
		if err := json.Unmarshal(l.Body, &x); err != nil {
			return err
		}
		box, err := data.Parse(g.Name, []byte(x.Text))
		if err != nil {
			return err
		}
		g.box, g.scene.Box, g.kept = box, box, true
	case journal.KindStatus:
		g.at = l.Body
	case lineAnswer:
		return g.restoreAnswer(l.Body)
	case lineInForce:
		var x inForceLine
		if err := json.Unmarshal(l.Body, &x); err != nil {
			return err
		}
		if !g.steps.Set(x.Answers) {
			return fmt.Errorf("%d answers in force, but only %d were given", x.Answers, len(g.steps.list))
		}
	}
	return nil
}

func (g *Game) restoreAnswer(body []byte) error {
	var x answerLine
	if err := json.Unmarshal(body, &x); err != nil {
		return err
	}
	kind, ok := kindByName(x.Ask)
	if !ok {
		return fmt.Errorf("unknown kind of question %q", x.Ask)
	}
	if err := g.ready(); err != nil {
		return err
	}
	a, err := g.scene.ParseToken(engine.Question{Kind: kind}, x.Answer)
	if err != nil {
		return err
	}
	g.steps.Add(Step{Kind: kind, Seat: engine.Seat(x.Seat), Answer: a, Follow: x.Follow, Label: x.Label})
	return nil
}

func kindByName(name string) (engine.QKind, bool) {
	for k := engine.NoQuestion + 1; k < engine.QKindEnd; k++ {
		if k.String() == name {
			return k, true
		}
	}
	return 0, false
}

// keep writes a line and returns when it is on disk.
func (g *Game) keep(kind string, body any) error {
	if g.create != nil {
		if err := g.create(); err != nil {
			return err
		}
	}
	if g.journal == nil {
		return nil
	}
	if err := g.journal.Append(kind, body); err != nil {
		return &saveError{err}
	}
	return nil
}

// saveError says that an answer could not be kept; the game stops before its
// result is shown.
type saveError struct{ err error }

func (e *saveError) Error() string {
	return fmt.Sprintf("the answer could not be saved, so it was not carried out: %v", e.err)
}

func (e *saveError) Unwrap() error { return e.err }
