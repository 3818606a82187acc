package notation_test

import (
	"encoding/json"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"strings"
	"testing"
	"unicode"

	"househagal/data/notation"
	"househagal/engine"
)

// constants returns the names of the constants that begin with prefix, in the
// order of the file.
func constants(t *testing.T, file, prefix string) (out []string) {
	t.Helper()
	f, err := parser.ParseFile(token.NewFileSet(), file, nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	for _, d := range f.Decls {
		g, ok := d.(*ast.GenDecl)
		if !ok || g.Tok != token.CONST {
			continue
		}
		for _, s := range g.Specs {
			for _, n := range s.(*ast.ValueSpec).Names {
				if rest, ok := strings.CutPrefix(n.Name, prefix); ok && unicode.IsUpper(rune(rest[0])) {
					out = append(out, rest)
				}
			}
		}
	}
	return out
}

func snake(name string) string {
	if name == "VP" {
		return "vp"
	}
	var b strings.Builder
	for i, r := range strings.ReplaceAll(name, "VP", "Vp") {
		if unicode.IsUpper(r) && i > 0 {
			b.WriteByte('_')
		}
		b.WriteRune(unicode.ToLower(r))
	}
	return b.String()
}

// Every kind is called by its constant.
func TestKinds(t *testing.T) {
	for i, name := range constants(t, "../../engine/event.go", "Ev") {
		got := notation.KindID(engine.EventKind(i + 1))
		if got != snake(name) {
			t.Errorf("Ev%s is %q, want %q", name, got, snake(name))
		}
	}
}

func TestResultsAndWhys(t *testing.T) {
	if got := notation.ResultID(engine.StrengthShown) + " " + notation.WhyID(engine.WhyOccupied); got != "strength occupied" {
		t.Error(got)
	}
}

// The table of docs/position.md has a row for each kind, and names in it every key
// that is its own: those of any kind are told above it.
func TestPageOfEvents(t *testing.T) {
	page, err := os.ReadFile("../../docs/position.md")
	if err != nil {
		t.Fatal(err)
	}
	_, table, _ := strings.Cut(string(page), "\n## Events\n")
	c := whole(t)
	for k := engine.NoEvent + 1; k < engine.EventEnd; k++ {
		id := notation.KindID(k)
		_, row, found := strings.Cut(table, "\n| `"+id+"` |")
		if !found {
			t.Errorf("docs/position.md does not list %s", id)
			continue
		}
		row, _, _ = strings.Cut(row, "\n")
		var got []map[string]any
		if err := json.Unmarshal(c.AppendEvents(nil, []engine.Event{{Kind: k, Seat: 1, Rule: engine.TurnSend, Detail: new(engine.Detail)}}), &got); err != nil {
			t.Fatal(err)
		}
		for key := range got[0] {
			if key != "kind" && key != "seat" && key != "rule" && !strings.Contains(row, "`"+key+"`") {
				t.Errorf("docs/position.md does not tell of %q of the event %s", key, id)
			}
		}
	}
}

// Whatever an event holds, it becomes JSON.
func TestEveryEventIsJSON(t *testing.T) {
	c := whole(t)
	var all []engine.Event
	one := engine.Detail{Bonus: 1, Kept: true, Left: 1, Wild: true, Infiltrates: true, Unknown: true, Seats: 1, Times: 1, Share: 1, Field: engine.FieldVP, Reason: engine.WeMissedIt,
		Paid: engine.Cost{Intrigue: 1, Spies: 1}, Decision: engine.Decision{Asked: engine.AskFaction, Chosen: 1}}
	for k := engine.NoEvent + 1; k < engine.EventEnd; k++ {
		all = append(all, engine.Event{Kind: k, Seat: 1, Other: 2, Rule: engine.TurnSend, Amount: 1, Total: 1, Detail: &one},
			engine.Event{Kind: k, Total: -1, Detail: new(engine.Detail)})
	}
	var got []map[string]any
	if err := json.Unmarshal(c.AppendEvents(nil, all), &got); err != nil {
		t.Fatal(err)
	}
	for i, e := range got {
		if e["kind"] != notation.KindID(all[i].Kind) {
			t.Errorf("%v for %v", e, all[i])
		}
		if _, ok := e["total"]; ok && all[i].Total < 0 {
			t.Errorf("%v tells a total that is not known", e)
		}
	}
}

func TestEvents(t *testing.T) {
	c := whole(t)
	b := c.Box
	arrakeen, choam := b.Rules.SpaceByID("arrakeen"), b.Rules.PostByID("choam")
	tests := []struct {
		e    engine.Event
		want string
	}{
		{engine.Event{Kind: engine.EvSend, Seat: 2, Rule: engine.TurnSend, Space: arrakeen, Detail: new(engine.Detail)}, `{"kind":"send","seat":"baron","rule":"turn.send","space":"arrakeen"}`},
		{engine.Event{Kind: engine.EvTake, Seat: 2, Rule: engine.EffectGain, Cause: engine.ByCard, Amount: 2, Total: 3, Detail: new(engine.Detail)},
			`{"kind":"take","seat":"baron","rule":"effect.gain","cause":"card","resource":"solari","amount":2,"bonus":0,"total":3}`},
		{engine.Event{Kind: engine.EvCard, Seat: 2, Rule: engine.TurnOccupied, Card: b.Deck.ByID("arrakeen"), Result: engine.Skipped, Why: engine.WhyOccupied, Space: arrakeen, Other: 1},
			`{"kind":"card","seat":"baron","rule":"turn.occupied","other":"you","card":"arrakeen","result":"skipped","why":"occupied","space":"arrakeen"}`},
		{engine.Event{Kind: engine.EvBuySwordmaster, Seat: 2, Rule: engine.SettleSwordmaster, Amount: 1, Detail: &engine.Detail{Paid: engine.Cost{Purse: [engine.ResourceEnd]int8{engine.Solari: 4, engine.Water: 1}, Intrigue: 1}}},
			`{"kind":"buy_swordmaster","seat":"baron","rule":"settle.swordmaster","amount":1,"paid":{"solari":4,"spice":0,"water":1,"intrigue":1}}`},
		{engine.Event{Kind: engine.EvBuyVP, Seat: 2, Rule: engine.SettleVP, Resource: engine.ResourceEnd, Amount: 3},
			`{"kind":"buy_vp","seat":"baron","rule":"settle.vp","resource":"intrigue","amount":3}`},
		{engine.Event{Kind: engine.EvDecision, Seat: 2, Rule: engine.InfluenceLeast, Faction: engine.Fremen, Detail: &engine.Detail{Decision: engine.Decision{
			Asked: engine.AskFaction, Chosen: uint8(engine.Fremen), By: engine.ByList, NOpt: 2, Opt: [engine.PostCap]engine.Weighed{{ID: 4, W: 0}, {ID: 1, W: 0}}}}},
			`{"kind":"decision","seat":"baron","rule":"influence.least","faction":"fremen","choose":"faction","options":[{"id":"fremen","weight":0},{"id":"emperor","weight":0}],"chosen":"fremen","by":"list"}`},
		{engine.Event{Kind: engine.EvDecision, Seat: 2, Rule: engine.InfluenceListed, Faction: engine.Fremen, Amount: 4, Detail: &engine.Detail{Decision: engine.Decision{
			Asked: engine.AskFaction, Chosen: uint8(engine.Fremen), By: engine.ByNumber}}},
			`{"kind":"decision","seat":"baron","rule":"influence.listed","faction":"fremen","choose":"faction","place":4,"options":[],"chosen":"fremen","by":"number"}`},
		{engine.Event{Kind: engine.EvDecision, Seat: 2, Rule: engine.SpyOrder, Post: choam, Detail: &engine.Detail{Decision: engine.Decision{
			Asked: engine.AskPost, Chosen: uint8(choam), By: engine.ByOrder, NOpt: 1, Opt: [engine.PostCap]engine.Weighed{{ID: uint8(choam), W: 1}}}}},
			`{"kind":"decision","seat":"baron","rule":"spy.order","post":"choam","choose":"post","options":[{"id":"choam","weight":1}],"chosen":"choam","by":"order"}`},
	}
	for _, tt := range tests {
		if got := string(c.AppendEvents(nil, []engine.Event{tt.e})); got != "["+tt.want+"]" {
			t.Errorf("got\n%s\nwant\n%s", got, tt.want)
		}
	}
}

func TestOpen(t *testing.T) {
	c := whole(t)
	got := string(c.AppendOpen(nil, []engine.OpenChoice{
		{Seat: 1, Verb: engine.DoInfluence, N: 1},
		{Seat: 1, Verb: engine.DoInfluence, N: 1, Pick: engine.TwoDifferent},
		{Seat: 1, Verb: engine.DoSpy, N: 1},
		{Seat: 1, Verb: engine.DoRemoveWall, N: 1},
		{Seat: 1, Verb: engine.DoRecruit, N: 1},
		{Seat: 1, Verb: engine.DoPay, N: 2, Resource: engine.ResourceEnd, Times: 2},
	}))
	want := `[{"seat":"you","reward":"influence","amount":1,"choose":"faction"},{"seat":"you","reward":"influence","amount":1,"choose":"two_factions"},` +
		`{"seat":"you","reward":"spy","amount":1,"choose":"post"},{"seat":"you","reward":"shield_wall","amount":1,"choose":"remove"},{"seat":"you","reward":"defending_troop","amount":1,"choose":"deploy"},{"seat":"you","reward":"payment","amount":2,"choose":"pay","cost":"spies","times":2}]`
	if got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}
