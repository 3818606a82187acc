package session

import (
	"encoding/json"
	"errors"
	"slices"
	"testing"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/course"
	"househagal/cmd/internal/journal"
)

// without is a save without the answers to one kind of question, begun by a program
// that put the later questions up to asks.
func without(lines []journal.Line, kind string, asks int) []journal.Line {
	lines = slices.DeleteFunc(slices.Clone(lines), func(l journal.Line) bool {
		var x course.AnswerLine
		return l.Kind == journal.KindStatus || l.Kind == course.LineAnswer && json.Unmarshal(l.Body, &x) == nil && x.Ask == kind
	})
	for i := range lines {
		if lines[i].Kind == course.LineRules {
			var x course.RulesLine
			_ = json.Unmarshal(lines[i].Body, &x)
			x.Asks = asks
			lines[i].Body, _ = json.Marshal(x)
		}
	}
	return lines
}

// TestOlderSavesWithoutLaterQuestions holds that a save from before a question was
// put leads to what was done then, and that a save of today is asked.
func TestOlderSavesWithoutLaterQuestions(t *testing.T) {
	fix := func(field string) []ask.Step {
		return []ask.Step{{ID: "where_to", Answer: "fix you " + field + " we missed it"}}
	}
	spies := slices.Concat(fix("spy h"), fix("spy d"), fix("spy i"))
	for _, x := range []struct {
		kind  string
		steps []ask.Step
	}{
		{"remove_wall", append(fix("fremen 2"), ask.Step{ID: "where_to", Answer: "st"}, ask.Step{ID: "row", Answer: "w"},
			ask.Step{ID: "remove_wall", Answer: "y"}, ask.Step{ID: "troops", Answer: "2"})},
		{"row", append(fix("fremen 2"), ask.Step{ID: "where_to", Answer: "card wall"}, ask.Step{ID: "where_to", Answer: "st"},
			ask.Step{ID: "row", Answer: "h"}, ask.Step{ID: "troops", Answer: "2"})},
		{"spy_first", append(spies, ask.Step{ID: "where_to", Answer: "card spy"}, ask.Step{ID: "spy_first", Answer: "n"})},
		{"alliance_to", slices.Concat(fix("emperor 4"), []ask.Step{{ID: "where_to", Answer: "fix irulan emperor 4 we missed it"},
			{ID: "where_to", Answer: "fix staban emperor 4 we missed it"}, {ID: "where_to", Answer: "fix 0"}, {ID: "fix_field", Answer: "Emperor Alliance"}, {ID: "fix_value", Answer: "1"}, {ID: "fix_reason", Answer: "1"},
			{ID: "where_to", Answer: "card influence emperor 1 down"}, {ID: "alliance_to", Answer: "2"}})},
	} {
		t.Run(x.kind, func(t *testing.T) {
			steps := slices.Concat([]ask.Step{{Answer: ""}}, x.steps, []ask.Step{{ID: "where_to", Answer: "card note so far"}, {ID: "where_to", Answer: "quit"}})
			p := ask.NewSteps(t, steps...)
			g, m := inMemory(p, theSetup("tracked"), 5)
			if over, err := g.Play(); over || err != nil {
				t.Fatal(over, err)
			}
			for _, lines := range [][]journal.Line{m.lines, without(m.lines, x.kind, 0)} {
				first := &firstPrompt{}
				h := again(t, first, g, lines)
				if _, err := h.Play(); !errors.Is(err, ask.ErrEnd) || h.table.Pos != g.table.Pos || first.p.ID != "where_to" {
					t.Errorf("%d lines lead to %s, %v", len(lines), first.p.ID, err)
				}
			}
			first := &firstPrompt{}
			if _, err := again(t, first, g, without(m.lines, x.kind, asksNow)).Play(); !errors.Is(err, ask.ErrEnd) || first.p.ID != x.kind {
				t.Errorf("a save of today without the answer stands at %s, %v", first.p.ID, err)
			}
		})
	}
}
