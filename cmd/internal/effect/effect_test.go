package effect_test

import (
	"strings"
	"testing"

	"househagal/cmd/internal/effect"
	"househagal/cmd/internal/say"
	"househagal/data"
	"househagal/engine"
	"househagal/rival"
)

var styles = map[string]effect.Style{"reference": effect.Reference, "news": effect.News, "row": effect.Row, "menu": effect.Menu, "prize": effect.Prize, "card": effect.Card}

func speakers(t *testing.T) []say.Speaker {
	t.Helper()
	var out []say.Speaker
	for _, game := range []engine.GameID{engine.Uprising, engine.Imperium} {
		box, err := data.LoadWith(rival.Choice{Game: game, Layers: []string{"bloodlines", "tech"}})
		if err != nil {
			t.Fatal(err)
		}
		out = append(out, say.Speaker{Box: box})
	}
	return out
}

// No verb, no way to find a Faction and no condition is without words in any
// style.
func TestEverythingHasWords(t *testing.T) {
	check := func(what, style, text string) {
		if text == "" || strings.ContainsAny(text, "{}") || strings.Contains(text, "  ") || strings.TrimSpace(text) != text {
			t.Errorf("%s in style %s: %q", what, style, text)
		}
	}
	inner := []engine.Effect{{Verb: engine.DoVP, N: 1}}
	for _, s := range speakers(t) {
		for name, style := range styles {
			for v := engine.NoVerb + 1; v < engine.VerbEnd; v++ {
				for pick := engine.Named; pick <= engine.OpponentAhead; pick++ {
					for n := int8(1); n < 3; n++ {
						e := engine.Effect{Verb: v, N: n, Pick: pick, Faction: engine.Fremen, Rank: 2, Space: 1, Unit: 1, Cost: engine.Cost{Spies: n, Intrigue: 1}, Then: inner, Else: inner}
						check("an effect", name, effect.Say(s, style, []engine.Effect{e}))
						e.Else = nil
						check("an effect", name, effect.Say(s, style, []engine.Effect{e, e}))
					}
				}
			}
			for k := engine.Always; k < engine.CondEnd; k++ {
				check("a condition", name, effect.Condition(s, style, engine.Condition{Kind: k, Faction: engine.Fremen, N: 2, Space: 1, Unit: 1, Rival: 1, Tile: 1}))
			}
		}
	}
}

func TestStyles(t *testing.T) {
	s := speakers(t)[0]
	box := s.Box
	signet := box.Rivals[box.ByID("glossu_rabban")].Signet
	pay := []engine.Effect{{Verb: engine.DoPay, Cost: engine.Cost{Purse: [engine.ResourceEnd]int8{engine.Solari: 4}, Intrigue: 1, Spies: 2}, Then: []engine.Effect{{Verb: engine.DoVP, N: 1}}}}
	choose := []engine.Effect{{Verb: engine.DoChoose, N: 1, Then: []engine.Effect{{Verb: engine.DoIntrigue, N: 1}, {Verb: engine.DoGain, N: 1, Resource: engine.Spice}}}}
	for _, x := range []struct {
		style   effect.Style
		effects []engine.Effect
		want    string
	}{
		{effect.Reference, nil, "nothing"},
		{effect.News, nil, ""},
		{effect.Reference, signet, "2 troops if it holds an Alliance, else 1 troop"},
		{effect.News, signet, "1 troop (2 troops with an Alliance)"},
		{effect.Menu, signet, "1 troop or 2 troops"},
		{effect.Reference, pay, "4 Solari, 1 Intrigue card, 2 Spies home for 1 VP"},
		{effect.News, pay, "pay for 1 VP"},
		{effect.Prize, pay, "4 Solari, 1 Intrigue and 2 Spies for 1 VP"},
		{effect.Reference, choose, "1 of: 1 Intrigue, 1 spice"},
		{effect.Prize, choose, "1 Intrigue or 1 spice"},
	} {
		if got := effect.Say(s, x.style, x.effects); got != x.want {
			t.Errorf("style %d: %q, want %q", x.style, got, x.want)
		}
	}
}
