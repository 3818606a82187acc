package notation_test

import (
	"errors"
	"testing"

	"pgregory.net/rapid"

	"househagal/data"
	"househagal/data/notation"
	"househagal/engine"
	"househagal/rival"
)

var errFact = errors.New("an unknown fact")

// leaveOpen leaves choices open and knows no fact.
type leaveOpen struct{ c *notation.Case }

func (l leaveOpen) Ask(_ *engine.Table, q engine.Question) int {
	if q.Kind == engine.AskCard || l.c.Fact(q) != "" {
		engine.Stop(errFact)
	}
	return engine.AnsOpen
}

// Whatever happens in a legal position leads to one that can be read back, and
// all that happened can be written.
func TestDecidedPositionsAreLegal(t *testing.T) {
	b := box(t)
	r := notation.NewReader(data.LoadWith)
	rapid.Check(t, func(t *rapid.T) {
		c := legal(t, b)
		if rapid.Bool().Draw(t, "all known") {
			c.Pos.Unknown = engine.Unknown{}
		}
		tab, rivals := rival.NewTable(b, c.Pos, rapid.Uint64().Draw(t, "seed"), leaveOpen{&c})
		tab.Watch = true
		err := engine.Run(func() {
			if c.Pos.Phase == engine.Combat && c.Pos.Conflict != 0 {
				tab.Resolve()
				return
			}
			for s := engine.Seat(1); s <= engine.Seats; s++ {
				if c.Pos.Seat[s].Human || c.Pos.Seat[s].Agents == 0 {
					continue
				}
				rivals.AgentTurn(tab, s)
				tab.ShowStrength(s)
			}
		})
		if err != nil && !errors.Is(err, errFact) {
			t.Fatal(err)
		}
		after := notation.Case{Box: b, Pos: tab.Pos, Names: c.Names}
		if err == nil {
			text := after.AppendJSON(nil)
			if back, err := r.JSON("p.json", text); err != nil || back != after {
				t.Fatalf("%v\n%s\nfrom\n%s", err, text, c.AppendJSON(nil))
			}
		}
		after.AppendEvents(nil, tab.Events)
		after.AppendOpen(nil, tab.Open)
	})
}
