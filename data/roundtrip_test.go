package data_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"househagal/data"
	"househagal/engine"
	"househagal/rival"
)

// equal reports whether Parse gives back what Print wrote.
func equal(t interface {
	Helper()
	Errorf(string, ...any)
}, b *rival.Box) {
	t.Helper()
	text := data.Print(b)
	back, err := data.Parse("resolved", text)
	if err != nil {
		t.Errorf("%v\n%s", err, text)
		return
	}
	kept := *b
	kept.Offered = nil // what could be chosen when the rules were read is no part of them
	if d := cmp.Diff(&kept, back); d != "" {
		t.Errorf("%s", d)
	}
	if again := data.Print(back); string(again) != string(text) {
		t.Errorf("printed twice, two texts: %s", cmp.Diff(string(text), string(again)))
	}
}

func TestPrintParse(t *testing.T) {
	for _, game := range []engine.GameID{engine.Uprising, engine.Imperium} {
		b, err := data.Load(game)
		if err != nil {
			t.Fatal(err)
		}
		equal(t, b)
		if n := len(data.Print(b)); n > 40<<10 {
			t.Errorf("%d bytes are too many for a save", n)
		}
	}
}

func anyCondition(r *rapid.T) engine.Condition {
	f := engine.Faction(rapid.IntRange(1, 4).Draw(r, "faction"))
	n := int8(rapid.IntRange(1, 6).Draw(r, "n"))
	return rapid.SampledFrom([]engine.Condition{
		{Kind: engine.InfluenceAtLeast, Faction: f, N: n}, {Kind: engine.InfluenceBelow, Faction: f, N: n},
		{Kind: engine.LevelBelow, N: 3}, {Kind: engine.LevelAtLeast, N: 2}, {Kind: engine.HasAlliance},
		{Kind: engine.HasSwordmaster}, {Kind: engine.HasHooks}, {Kind: engine.BonusAtLeast, Space: engine.Space(n + 14), N: n},
	}).Draw(r, "condition")
}

// anyEffect draws an effect that a Signet may hold, nested up to depth.
func anyEffect(r *rapid.T, depth int) engine.Effect {
	n := int8(rapid.IntRange(1, 3).Draw(r, "n"))
	e := rapid.SampledFrom([]engine.Effect{
		{Verb: engine.DoInfluence, Faction: engine.Fremen, N: n}, {Verb: engine.DoInfluence, Pick: engine.Least, N: n},
		{Verb: engine.DoInfluence, Pick: engine.Most, N: n}, {Verb: engine.DoInfluence, Pick: engine.Listed, Rank: n, N: 4 - n},
		{Verb: engine.DoInfluence, Pick: engine.TwoDifferent, N: n}, {Verb: engine.DoInfluence, Pick: engine.WinsAlliance, N: n},
		{Verb: engine.DoInfluence, Pick: engine.OpponentAhead, N: n}, {Verb: engine.DoRecruit, N: n},
		{Verb: engine.DoGain, Resource: engine.Resource(n - 1), N: n}, {Verb: engine.DoIntrigue, N: n}, {Verb: engine.DoVP, N: n},
		{Verb: engine.DoSpy, Group: engine.Group(n), N: n}, {Verb: engine.DoHooks}, {Verb: engine.DoWallIcon}, {Verb: engine.DoRemoveWall},
		{Verb: engine.DoSandworm, N: n}, {Verb: engine.DoSteal, N: n}, {Verb: engine.DoTakeEach, Resource: engine.Water, N: n},
		{Verb: engine.DoContract}, {Verb: engine.DoNothing}, {Verb: engine.DoNothing, N: n}, {Verb: engine.DoPay}, {Verb: engine.DoIf},
	}).Draw(r, "effect")
	if e.Verb == engine.DoPay || e.Verb == engine.DoIf {
		if depth == 0 {
			return engine.Effect{Verb: engine.DoHooks}
		}
		e.Then = anyEffects(r, depth-1)
	}
	switch e.Verb {
	case engine.DoPay:
		e.Cost = engine.Cost{Intrigue: n, Spies: n - 1}
		e.Cost.Purse[n-1] = n
	case engine.DoIf:
		e.If, e.Else = anyCondition(r), anyEffects(r, depth-1)
	}
	return e
}

func anyEffects(r *rapid.T, depth int) []engine.Effect {
	var out []engine.Effect
	for range rapid.IntRange(0, 4).Draw(r, "effects") {
		out = append(out, anyEffect(r, depth))
	}
	return out
}

// Every text, number, switch and tree of effects survives printing and reading.
func TestAnyBoxSurvives(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		b := overlay(t, "")
		x := &b.Rivals[1]
		x.Name = rapid.StringMatching(`[\p{L}0-9:#"'\\{}\[\],&*!|>%@ -]{0,20}[\p{L}0-9:#"'\\{}\[\],&*!|>%@-]{1,20}`).Draw(r, "name")
		x.Short = rapid.SampledFrom([]string{"true", "null", "~", "Yes", "012", "1e3", "- a", "a: b", "é", "0x1", "y", "#x", "a #b", "*a"}).Draw(r, "short")
		x.Swordmaster = int8(rapid.IntRange(1, 30).Draw(r, "swordmaster"))
		x.Signet = anyEffects(r, 3)
		b.Deck.Cards[1].Faces[0].Needs = append(b.Deck.Cards[1].Faces[0].Needs, anyCondition(r))
		b.Rules.Const.Target = int8(rapid.IntRange(1, 99).Draw(r, "target"))
		b.Rules.Levels[1].RivalHooks = rapid.Bool().Draw(r, "hooks")
		equal(r, b)
	})
}
