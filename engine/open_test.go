package engine_test

import (
	"testing"

	"househagal/engine"
)

// openAsker leaves every choice open and counts the questions.
type openAsker struct{ asked []engine.QKind }

func (o *openAsker) Ask(_ *engine.Table, q engine.Question) int {
	o.asked = append(o.asked, q.Kind)
	return engine.AnsOpen
}

// human returns a table at which seat 1 is human, and what it asks.
func human(p engine.Position) (*engine.Table, *openAsker) {
	p.Seat[1].Human = true
	a := &openAsker{}
	r := &engine.Rules{Spaces: make([]engine.SpaceInfo, 3), Posts: make([]engine.PostInfo, 2)}
	r.Const.StartAgents, r.Const.AllianceAt = 2, 4
	return &engine.Table{Board: engine.Board{Pos: p, Rules: r}, Asker: a}, a
}

func TestContractOfHuman(t *testing.T) {
	for _, tiles := range []bool{false, true} {
		tab, _ := human(engine.Position{})
		tab.Rules.Const.ContractTiles = tiles
		tab.Do(1, []engine.Effect{{Verb: engine.DoContract}})
		want := int16(2) // where none lie on the table a contract is 2 Solari for everybody
		if tiles {
			want = 0
		}
		if got := tab.Pos.Seat[1].Purse[engine.Solari]; got != want {
			t.Errorf("tiles %v: %d Solari, want %d", tiles, got, want)
		}
	}
}

func TestTwoFactionsLeftOpen(t *testing.T) {
	tab, _ := human(engine.Position{})
	tab.Do(1, []engine.Effect{{Verb: engine.DoInfluence, N: 1, Pick: engine.TwoDifferent}})
	if len(tab.Open) != 1 || tab.Open[0].Pick != engine.TwoDifferent || tab.Open[0].N != 1 {
		t.Errorf("open %+v", tab.Open)
	}
}

// A space that is listed as unknown is asked for, even if all Agents can be
// counted; only at a table that does not report its moves is it worked out.
func TestUnknownSpaceIsAsked(t *testing.T) {
	for _, reactive := range []bool{false, true} {
		p := engine.Position{}
		p.Seat[1].Agents = 2 // none is on the board
		p.Unknown.Agents = p.Unknown.Agents.With(2)
		tab, a := human(p)
		tab.Options.Reactive = reactive
		tab.Occupied(2)
		if asked := len(a.asked) == 1; asked == reactive {
			t.Errorf("reactive %v: asked %v", reactive, a.asked)
		}
	}
}

func TestScoreEnds(t *testing.T) {
	tab, _ := human(engine.Position{})
	for range 200 {
		tab.GainVP(1, 1, engine.FromBought, engine.SettleVP)
	}
	if got := tab.Pos.Seat[1].VP; got != engine.VPTop {
		t.Errorf("%d VP", got)
	}
	tab.GainVP(1, -120, engine.FromFix, engine.HumanFix)
	if got := tab.Pos.Seat[1].VP; got != 0 {
		t.Errorf("%d VP", got)
	}
}
