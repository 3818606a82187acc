package data_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"househagal/data"
	"househagal/data/strict"
	"househagal/engine"
	"househagal/rival"
)

// twoWars are two variants of somebody's own, and what only both together bring.
const twoWars = `layers:
  - {id: spice_war, name: Spice war, text: spice is dear, rules: {constants: {vp_price: {spice: 9}}, hagal: [{id: fremkit, copies: 3}]}}
  - {id: long_war, name: Long war, rules: {constants: {target: 12}}}
  - {id: both_wars, with: [spice_war, long_war], rules: {constants: {vp_price: {spice: 8}}}}
  - {id: lone_war, with: [long_war], only: solo, rules: {hagal: [{id: secrets, remove: true}]}}
  - {id: both_lone, with: [both_wars, lone_war], rules: {constants: {vp_price: {water: 9}}}}
  - {id: last_war, name: Last war, needs: [long_war], excludes: [spice_war], rules: {constants: {target: 14}}}
`

func layered(t *testing.T, mode engine.Mode, text string, ids ...string) *rival.Box {
	t.Helper()
	r, err := data.ResolveWith(rival.Choice{Game: engine.Uprising, Mode: mode, Layers: ids}, []data.File{{Name: "wars.yaml", Text: []byte(text)}})
	if err != nil {
		t.Fatal(err)
	}
	return r.Box
}

// A layer lies over the rules where it is chosen and nowhere else; one with `with`
// where all of those are.
func TestLayers(t *testing.T) {
	tests := []struct {
		mode                   engine.Mode
		ids                    string
		spice, target, fremkit int8
		secrets                bool
		files                  int
	}{
		{engine.Solo, "", 7, 10, 1, true, 0},
		{engine.Solo, "spice_war", 9, 10, 3, true, 1},
		{engine.Solo, "long_war", 7, 12, 1, false, 1},
		{engine.TwoPlayer, "long_war", 7, 12, 1, true, 1},
		{engine.Solo, "long_war spice_war", 8, 12, 3, false, 1},
		{engine.Solo, "last_war long_war", 7, 14, 1, false, 1},
	}
	for _, tt := range tests {
		b := layered(t, tt.mode, twoWars, strings.Fields(tt.ids)...)
		c := &b.Rules.Const
		if fremkit := b.Deck.Cards[b.Deck.ByID("fremkit")].Copies; c.VPPrice[engine.Spice] != tt.spice || c.Target != tt.target || fremkit != tt.fremkit {
			t.Errorf("%s: spice %d, target %d, Fremkit %d", tt.ids, c.VPPrice[engine.Spice], c.Target, fremkit)
		}
		if both := tt.mode == engine.Solo && strings.Contains(tt.ids, "long_war spice"); both != (c.VPPrice[engine.Water] == 9) {
			t.Errorf("%s: water %d", tt.ids, c.VPPrice[engine.Water])
		}
		if got := b.Deck.ByID("secrets") != 0; got != tt.secrets {
			t.Errorf("%s: Secrets in the deck: %v", tt.ids, got)
		}
		if len(b.Files) != tt.files || len(b.Layers) != len(strings.Fields(tt.ids)) {
			t.Errorf("%s: files %v, layers %v", tt.ids, b.Files, b.Layers)
		}
		if tt.ids != "" {
			equal(t, b)
		}
	}
}

// Layers that can't be chosen together are refused in words that name the rule.
func TestLayersRefused(t *testing.T) {
	tests := []struct{ ids, want string }{
		{"last_war", "last_war needs long_war; choose that too (rule setup.modules)"},
		{"last_war long_war spice_war", "last_war and spice_war can't be chosen together; leave one of them out (rule setup.modules)"},
		{"expert_deploymnt", `unknown module or variant of uprising "expert_deploymnt"; did you mean expert_deployment?`},
		{"spice_wars", `unknown module or variant of uprising "spice_wars"; did you mean spice_war?`},
	}
	for _, tt := range tests {
		_, err := data.ResolveWith(rival.Choice{Layers: strings.Fields(tt.ids)}, []data.File{{Name: "f", Text: []byte(twoWars)}})
		if fault := new(data.LayerError); !errors.As(err, &fault) || err.Error() != tt.want {
			t.Errorf("%s: %v, want %s", tt.ids, err, tt.want)
		}
	}
}

// A layer that nobody chooses is checked to the column all the same.
func TestLayersAreChecked(t *testing.T) {
	const head = "layers:\n  - id: mine\n    name: Mine\n    rules:\n"
	tests := []struct{ text, want string }{
		{head + "      constants: {taget: 12}\n", `f:5:19: unknown key "taget" in constants; did you mean target?`},
		{head + "      hagal: [{id: fremkit, space: arraken}]\n", `f:5:36: unknown board space "arraken"; did you mean arrakeen?`},
		{head + "      board: {spaces: [{id: fremkit, remove: true}]}\n", "f:5:24: fremkit is removed here, but space still names it (uprising/hagal.yaml:"},
		{head + "      layers: []\n", `f:5:7: unknown key "layers" in the rules of layer mine`},
		{"layers: [{id: mine, name: Mine}]\n", "f:1:10: layer mine has no rules; add rules"},
		{"layers: [{id: mine, rules: {constants: {target: 12}}}]\n", "f:1:10: layer mine has no name; add name"},
		{"layers: [{id: mine, with: [yours], rules: {}}]\n", `f:1:28: unknown layer "yours"`},
		{"layers: [{id: smart_politics, name: Mine, rules: {}}]\n", "f:1:15: the id smart_politics is a word of the setup already; choose another"},
		{"layers: [{id: mine, with: [mine], rules: {}}]\n", "f:1:28: layer mine names itself; leave that out"},
		{twoWars + "  - {id: x, with: [long_war], module: true, rules: {}}\n", "f:8:39: module beside with; a layer with `with` is never chosen, so leave one of them out"},
		{twoWars + "  - {id: x, with: [last_war], rules: {constants: {target: 200}}}\n", "f:8:59: target is 200; give a whole number from 1 to 99"},
	}
	for _, tt := range tests {
		_, err := data.Resolve(engine.Uprising, []data.File{{Name: "f", Text: []byte(tt.text)}})
		if err == nil || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("%s got %v\nwant %s", tt.text, err, tt.want)
		}
	}
}

// A layer that nobody could ever choose, or that can't be told from others, is
// refused, and nothing is told that only follows from a fault.
func TestLayersThatNeverFit(t *testing.T) {
	layer := func(id, more string) string {
		return "  - {id: " + id + ", name: " + strings.ToUpper(id) + ", " + more + "rules: {constants: {target: 12}}}\n"
	}
	with := func(id, with string) string {
		return "  - {id: " + id + ", with: [" + with + "], rules: {constants: {target: 12}}}\n"
	}
	tests := []struct {
		text string
		want []string
	}{
		{with("a", "b") + with("b", "a"), []string{
			"f:2:19: layer a lies only where b does, and that only where a does; leave one of the two out of `with`",
			"f:3:19: layer b lies only where a does, and that only where b does; leave one of the two out of `with`"}},
		{layer("a", "needs: [b], excludes: [b], ") + layer("b", ""), []string{
			"f:2:29: layer a needs b and excludes it, so it can never be chosen; leave one of the two out"}},
		{layer("a", "needs: [b], ") + layer("b", "needs: [c], ") + layer("c", "excludes: [a], "), []string{
			"f:2:29: layer a needs c through b, which excludes a, so it can never be chosen; leave one of the two out"}},
		{layer("a", "needs: [b, c], ") + layer("b", "excludes: [c], ") + layer("c", ""), []string{
			"f:2:29: layer a needs b and c, which exclude each other, so it can never be chosen; leave one of the two out"}},
		{with("a", "b, c") + layer("b", "excludes: [c], ") + layer("c", ""), []string{
			"f:2:19: layer a needs b and c, which exclude each other, so it never lies over the rules; leave one of the two out"}},
		{layer("a", "only: solo, needs: [b], ") + layer("b", "only: two_player, "), []string{
			"f:2:41: layer a is for solo and needs b, which is for two_player, so it can never be chosen; leave one of the two out"}},
		{layer("a", "needs: [b, c], ") + layer("b", "only: two_player, ") + layer("c", "only: solo, "), []string{
			"f:2:29: layer a needs c for solo and b for two_player, so it can never be chosen; leave one of the two out"}},
		{layer("a", "needs: [b], ") + with("b", "c") + layer("c", ""), []string{
			"f:2:30: needs has b, which nobody chooses, since it has `with` itself; name what it lies with: c"}},
		{layer("a", "") + "  - {id: b, name: a, rules: {}}\n", []string{
			"f:3:19: layer a is called A already; give b another name"}},
		{layer("solo", ""), []string{"f:2:10: the id solo is a word of the setup already; choose another"}},
		{layer("mentat", ""), []string{"f:2:10: the id mentat is that of a level already; choose another"}},
		{with("gift", "gif"), []string{`f:2:23: unknown layer "gif"; the known ones are choam, immortality, immortality_solo, bloodlines, esmar, ix, ix_solo, ix_bloodlines, ix_bloodlines_solo, tech, tech_solo, tech_choam and 1 other`}},
		{layer("a", "needs: [b], ") + layer("b", "needs: [a], "), nil},
	}
	for _, tt := range tests {
		_, err := data.Resolve(engine.Uprising, []data.File{{Name: "f", Text: []byte("layers:\n" + tt.text)}})
		var got []string
		var faults strict.Faults
		if errors.As(err, &faults) {
			for _, f := range faults.List {
				got = append(got, f.Error())
			}
		}
		if d := cmp.Diff(tt.want, got); d != "" {
			t.Errorf("%s%s", tt.text, d)
		}
	}
}

// What is odd in a layer is told also when nobody chooses it, and what is odd only
// because of it in the other rules is not.
func TestOddLayers(t *testing.T) {
	r := resolve(t, data.File{Name: "f", Text: []byte("constants: {vp_price: {spice: 8}}\nlayers:\n  - {id: x, name: X, rules: {constants: {target: 10, rivals: {buy_vp: false}}}}\n")})
	var got []string
	for _, w := range r.Warnings {
		got = append(got, w.Error())
	}
	if d := cmp.Diff([]string{"f:3:50: target of constants is 10 already (uprising/constants.yaml:10), so this changes nothing"}, got); d != "" {
		t.Error(d)
	}
}

// Values that begin alike for a whole line are told from each other.
func TestLongValuesDiffer(t *testing.T) {
	r := resolve(t, data.File{Name: "f", Text: []byte("hagal: [{id: accept_contract_or_shipping_a, faces: [" +
		"{when: {below: {spacing_guild: 2}}, space: accept_contract, effects: [{solari: 3}]}, {space: shipping, effects: [{solari: 2}]}]}]\n")})
	if len(r.Warnings) > 0 {
		t.Error(r.Warnings)
	}
}

// What Show writes keeps the layers that are not in force, to be chosen again.
func TestShowKeepsLayers(t *testing.T) {
	r := resolve(t, data.File{Name: "f", Text: []byte(twoWars)})
	again, err := data.ResolveWith(rival.Choice{Layers: []string{"spice_war", "long_war"}}, []data.File{{Name: "shown", Text: r.Show()}})
	if err != nil {
		t.Fatal(err)
	}
	if n := again.Box.Rules.Const.VPPrice[engine.Spice]; n != 8 {
		t.Errorf("spice %d, want 8", n)
	}
}

// A save keeps which layers are in force, and they are told as changes.
func TestSavedLayers(t *testing.T) {
	kept, err := data.Parse("save", data.Print(layered(t, engine.TwoPlayer, twoWars, "long_war")))
	if err != nil {
		t.Fatal(err)
	}
	want := []rival.Layer{{ID: "long_war", Name: "Long war"}}
	if d := cmp.Diff(want, kept.Layers); d != "" || kept.Mode != engine.TwoPlayer {
		t.Errorf("%s mode %d", d, kept.Mode)
	}
	got, err := data.Changes(kept)
	if err != nil {
		t.Fatal(err)
	}
	if d := cmp.Diff([]data.Change{{"constants", "", "", "target", "10", "12"}}, got); d != "" {
		t.Error(d)
	}
}

// A layer of one's own that is wrong in the other mode is told of by whoever plays, too,
// with the modules on that it lies over, at the same place as without.
func TestWrongInTheOtherMode(t *testing.T) {
	const text = "layers:\n  - {id: x, with: [immortality], rules: {hagal: [{id: mine, name: Mine, code: zz, copies: 1, swords: 1, space: arrakeen, effects: [{track: {tleilaxu: 1}}]}]}}\n"
	for _, c := range []rival.Choice{{}, {Layers: []string{"immortality"}}, {Mode: engine.TwoPlayer}, {Mode: engine.TwoPlayer, Layers: []string{"immortality"}}, {Layers: []string{"ix"}}} {
		_, err := data.ResolveWith(c, []data.File{{Name: "f", Text: []byte(text)}})
		if want := `f:2:141: unknown track "tleilaxu"; write nothing`; err == nil || err.Error() != want {
			t.Errorf("%+v: %v, want %s", c, err, want)
		}
		solo := strings.Replace(text, "with:", "only: solo, with:", 1)
		if _, err := data.ResolveWith(c, []data.File{{Name: "f", Text: []byte(solo)}}); err != nil {
			t.Errorf("%+v: %v", c, err)
		}
	}
}
