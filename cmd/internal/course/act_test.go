package course

import (
	"encoding/json"
	"testing"

	"househagal/cmd/internal/show"
	"househagal/data"
	"househagal/engine"
)

// Every act comes back from its line as it was, and no two are written alike.
func TestActsComeBack(t *testing.T) {
	box, err := data.Load(engine.Uprising)
	if err != nil {
		t.Fatal(err)
	}
	arrakeen := box.Rules.SpaceByID("arrakeen")
	acts := []Act{{Kind: Fix}, {Kind: Reorder, Salt: 1}, {Kind: Reorder, Salt: 7}, {Kind: Track}, {Kind: React}, {Kind: Target, VP: 12},
		{Kind: Block, Turn: 3, Space: arrakeen}, {Kind: Block, Turn: 300, Space: arrakeen}, {Kind: Deal, Deck: show.DeckAct{What: show.DeckShuffle}}, {Kind: Deal, Deck: show.DeckAct{What: show.DeckSwords, Seat: 2}}}
	seen := map[string]bool{}
	kinds := map[ActKind]bool{NoAct: true}
	for _, want := range acts {
		text, err := json.Marshal(AsideOf(box, &Step{Act: want, Label: "x", Filed: "x", Follow: true}))
		if err != nil || seen[string(text)] {
			t.Errorf("%s for %+v, %v", text, want, err)
		}
		seen[string(text)], kinds[want.Kind] = true, true
		var x AsideLine
		if err := json.Unmarshal(text, &x); err != nil {
			t.Fatal(err)
		}
		if got, err := x.Act(box); err != nil || got != want || !x.Follow || x.Label != "x" {
			t.Errorf("%+v came back as %+v, %v", want, got, err)
		}
	}
	if len(kinds) != int(actEnd) {
		t.Errorf("%d of %d kinds tried", len(kinds), actEnd)
	}
}

// Lines of older saves have turn and space, or a seat, in one number.
func TestPackedActs(t *testing.T) {
	box, err := data.Load(engine.Uprising)
	if err != nil {
		t.Fatal(err)
	}
	arrakeen := box.Rules.SpaceByID("arrakeen")
	for _, x := range []struct {
		old  AsideLine
		want Act
	}{
		{AsideLine{What: "block", Salt: 5*64 + uint64(arrakeen)}, Act{Kind: Block, Turn: 5, Space: arrakeen}},
		{AsideLine{What: "deck", Value: "card", Salt: 2}, Act{Kind: Deal, Deck: show.DeckAct{What: show.DeckCard, Seat: 2}}},
		{AsideLine{What: "deck", Value: "shuffle"}, Act{Kind: Deal, Deck: show.DeckAct{What: show.DeckShuffle}}},
	} {
		if got, err := x.old.Act(box); err != nil || got != x.want {
			t.Errorf("%+v: %+v, %v; want %+v", x.old, got, err, x.want)
		}
	}
	for _, bad := range []AsideLine{
		{What: "deck", Value: "card", Salt: engine.Seats + 1}, {What: "deck", Value: "card", Salt: 1 << 63}, {What: "deck", Value: "x"},
		{What: "dealt", Value: "card", Seat: -1}, {What: "blocked", Turn: 1, Space: "nowhere"}, {What: "blocked"}, {What: ""}, {What: "x"},
		{What: "block", Salt: 5*64 + 63}, {What: "block", Salt: 5 * 64},
	} {
		if got, err := bad.Act(box); err == nil {
			t.Errorf("%+v is read as %+v", bad, got)
		}
	}
}
