package code

import (
	"math/big"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"househagal/cmd/internal/say"
	"househagal/cmd/internal/setup"
	"househagal/data"
	"househagal/engine"
	"househagal/rival"
)

// trials is how many setups a test tries.
func trials() int {
	if testing.Short() {
		return 20
	}
	return 100
}

// fixed is a setup by chance, with all that is dealt.
func fixed(t testing.TB, r *rand.Rand) setup.Values {
	t.Helper()
	game := games[r.IntN(2)]
	v := setup.Values{"game": game, "rival": "any", "hagal-deck": "virtual", "conflict-deck": conflicts[r.IntN(2)],
		"seed": strconv.FormatUint(r.Uint64()>>r.IntN(64), 10), "mode": modes[r.IntN(2)]}
	if game == "uprising" {
		v["objectives"] = "deal"
		if r.IntN(3) == 0 {
			v["module"] = "choam"
		}
	}
	if v["mode"] == "solo" {
		v["difficulty"] = []string{"mercenary", "sardaukar", "mentat", "kwisatz_haderach"}[r.IntN(4)]
	}
	if r.IntN(3) == 0 {
		v["variant"] = "expert_deployment"
	}
	if r.IntN(3) == 0 {
		v["target"] = "12"
	}
	box, err := data.LoadWith(v.Choice())
	if err != nil {
		t.Fatal(err)
	}
	out, err := setup.Fixed(say.Speaker{Box: box}, v)
	if err != nil {
		t.Fatal(v, err)
	}
	return out
}

func codeOf(t testing.TB, v setup.Values) string {
	t.Helper()
	box, err := data.LoadWith(v.Choice())
	if err != nil {
		t.Fatal(err)
	}
	return Of(box, v)
}

// A code holds the whole setup: it gives back the values that it was made of, however
// it is typed, and the table that they make is the same.
func TestThereAndBack(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range trials() {
		v := fixed(t, r)
		text := codeOf(t, v)
		if text == "" || len(text) > 34 {
			t.Fatalf("%v: code %q", v, text)
		}
		for _, typed := range []string{text, strings.ToLower(text), strings.ReplaceAll(text, "-", " "), strings.NewReplacer("0", "o", "1", "l", "-", "").Replace(text)} {
			got, err := Read(typed, data.LoadWith)
			if err != nil {
				t.Fatalf("%v: %s: %v", v, typed, err)
			}
			if diff := cmp.Diff(v, got); diff != "" {
				t.Fatalf("%s (-written +read):\n%s", typed, diff)
			}
		}
		box, err := data.LoadWith(v.Choice())
		if err != nil {
			t.Fatal(err)
		}
		if again, err := setup.Fixed(say.Speaker{Box: box}, v); err != nil || !cmp.Equal(again, v) {
			t.Fatalf("%v fixed again is %v, %v", v, again, err)
		}
	}
}

// A save holds no layers but its own, and yet its game has the code that it began with,
// which can be read: with each module alone, and with all that can be together.
func TestOfASave(t *testing.T) {
	for game := range games {
		boxes, err := data.LoadEach(engine.GameID(game))
		if err != nil {
			t.Fatal(err)
		}
		for _, box := range boxes {
			v := setup.Values{"game": games[game], "mode": modes[box.Mode], "rival": "any", "hagal-deck": "virtual", "conflict-deck": "virtual", "seed": "7"}
			for i := range box.Layers {
				v["module"] = joined(v["module"], box.Layers[i].ID)
			}
			if len(box.Rules.Objectives) > 1 {
				v["objectives"] = "deal"
			}
			if box.Mode == engine.Solo {
				v["difficulty"] = box.Rules.Levels[1].ID
			}
			v, err := setup.Fixed(say.Speaker{Box: box}, v)
			if err != nil {
				t.Fatal(err)
			}
			saved, err := data.Parse("a save", data.Print(box))
			if err != nil {
				t.Fatal(err)
			}
			text := Of(saved, v)
			if want := Of(box, v); text != want {
				t.Errorf("%s, %s, modules %s: the save has the code %s, its game %s", v["game"], v["mode"], v["module"], text, want)
			}
			if got, err := Read(text, data.LoadWith); err != nil || !cmp.Equal(got, v) {
				t.Errorf("%s, %s, modules %s: %s is read as %v, %v", v["game"], v["mode"], v["module"], text, got, err)
			}
		}
	}
}

// One letter that is wrong, left out or put in, and two that changed places, are
// noticed.
func TestTypos(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	missed, tried := 0, 0
	for range trials() / 5 {
		text := strings.ReplaceAll(codeOf(t, fixed(t, r)), "-", "")
		for i := range text {
			for _, c := range letters {
				if wrong := text[:i] + string(c) + text[i+1:]; wrong != text {
					if _, err := read(wrong); err == nil {
						t.Fatalf("%s for %s was taken", wrong, text)
					}
				}
			}
			if i > 0 && text[i-1] != text[i] {
				if wrong := text[:i-1] + text[i:i+1] + text[i-1:i] + text[i+1:]; wrong != text {
					if _, err := read(wrong); err == nil {
						t.Fatalf("%s for %s was taken", wrong, text)
					}
				}
			}
			tried++
			if _, err := read(text[:i] + text[i+1:]); err == nil {
				missed++
			}
		}
	}
	if missed*100 > tried {
		t.Errorf("%d of %d codes without a letter were taken", missed, tried)
	}
}

// A code is of the rules it was made for, and says which.
func TestOtherRules(t *testing.T) {
	v := fixed(t, rand.New(rand.NewPCG(5, 6)))
	own, err := data.LoadWith(v.Choice())
	if err != nil {
		t.Fatal(err)
	}
	changed := *own
	changed.Rules.Const.Target++
	text := Of(&changed, v)
	_, err = Read(text, data.LoadWith)
	if err == nil || !strings.Contains(err.Error(), Sum(&changed)) || !strings.Contains(err.Error(), "own") {
		t.Errorf("%s: %v, want an error that names %s", text, err, Sum(&changed))
	}
}

func TestPhysicalDeckHasNone(t *testing.T) {
	box, err := data.Load(engine.Uprising)
	if err != nil {
		t.Fatal(err)
	}
	if text := Of(box, setup.Values{"game": "uprising", "mode": "solo", "hagal-deck": "physical", "seed": "1"}); text != "" {
		t.Errorf("code %s", text)
	}
}

func FuzzRead(f *testing.F) {
	f.Add("0")
	f.Add(codeOf(f, fixed(f, rand.New(rand.NewPCG(7, 8)))))
	f.Fuzz(func(t *testing.T, text string) {
		v, err := Read(text, data.LoadWith)
		if err != nil {
			return
		}
		if again, err := Read(codeOf(t, v), data.LoadWith); err != nil || !cmp.Equal(again, v) {
			t.Errorf("%q is %v, written and read again %v, %v", text, v, again, err)
		}
	})
}

// Whoever plays by a code has the same decks, whatever their moves: all Hagal cards
// through two shuffles, and the Conflict card of each round.
func TestSameCardsElsewhere(t *testing.T) {
	r := rand.New(rand.NewPCG(9, 10))
	for range trials() {
		v := fixed(t, r)
		seed, err := strconv.ParseUint(v["seed"], 10, 64)
		if err != nil {
			t.Fatal(err)
		}
		here := cards(t, v, seed)
		read, err := Read(codeOf(t, v), data.LoadWith)
		if err != nil {
			t.Fatal(err)
		}
		there, _ := strconv.ParseUint(read["seed"], 10, 64)
		if diff := cmp.Diff(here, cards(t, read, there)); diff != "" {
			t.Fatalf("%v:\n%s", v, diff)
		}
	}
}

// Any number that passes for a place leads to a table that can be played, or is
// refused.
func TestAnyPlace(t *testing.T) {
	r := rand.New(rand.NewPCG(11, 12))
	taken := 0
	for range 20 * trials() {
		v := fixed(t, r)
		v["hagal-deck"] = "virtual"
		box, err := data.LoadWith(v.Choice())
		if err != nil {
			t.Fatal(err)
		}
		c, err := setup.Choose(say.Speaker{Box: box}, v)
		if err != nil {
			t.Fatal(err)
		}
		pos, err := rival.NewGame(box, c.Setup)
		if err != nil {
			t.Fatal(err)
		}
		table, _ := rival.NewTable(box, pos, 1, nil)
		table.Options = c.Options
		rival.Shuffle(table, box)
		text := Of(box, v)
		n := new(big.Int).SetUint64(r.Uint64() >> r.IntN(64))
		for range r.IntN(4) {
			n.Add(n.Lsh(n, 64), new(big.Int).SetUint64(r.Uint64()))
		}
		n.Add(n.Lsh(n, 10), big.NewInt(int64(sumOf(text))))
		if TakeUp(box, With(text, write(n)), table) != nil {
			continue
		}
		taken++
		for s := engine.Seat(1); s <= engine.Seats; s++ {
			if x := &table.Pos.Seat[s]; x.VP < 0 || table.Pos.Supply(s) < 0 || int(table.Pos.Round) > engine.RoundCap {
				t.Fatalf("%s: seat %d is %+v", write(n), s, x)
			}
		}
	}
	t.Logf("%d were taken", taken)
}

// cards are those that come in a game of values, in their order.
func cards(t *testing.T, v setup.Values, seed uint64) (out []int) {
	t.Helper()
	box, err := data.LoadWith(v.Choice())
	if err != nil {
		t.Fatal(err)
	}
	c, err := setup.Choose(say.Speaker{Box: box}, v)
	if err != nil {
		t.Fatal(err)
	}
	pos, err := rival.NewGame(box, c.Setup)
	if err != nil {
		t.Fatal(err)
	}
	table, rivals := rival.NewTable(box, pos, seed, nil)
	rival.Shuffle(table, box)
	for range 2 * int(table.Pos.Deck.Draw.N) {
		card, _ := rivals.Source.Next(table, 1)
		out = append(out, int(card))
	}
	for round := 1; round <= 10; round++ {
		out = append(out, table.Luck.Pick(1<<18-1, round))
	}
	return out
}
