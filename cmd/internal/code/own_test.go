package code

import (
	"fmt"
	"math/big"
	"testing"

	"github.com/google/go-cmp/cmp"

	"househagal/cmd/internal/say"
	"househagal/cmd/internal/setup"
	"househagal/data"
	"househagal/rival"
)

// ownFile is a file that offers a layer of somebody's own, and nothing else.
func ownFile(id, rules string) data.File {
	return data.File{Name: id, Text: fmt.Appendf(nil, "layers:\n  - {id: %s, name: Layer %s, rules: {constants: {%s}}}\n", id, id, rules)}
}

// A code with layers of somebody's own is the same in whatever order their files and
// they themselves are given, and whatever else the rules offer; and so is that of a
// game without them. Codes of before, where the numbers of layers hung on all that was
// offered, are still read.
func TestOwnLayersInAnyOrder(t *testing.T) {
	files := []data.File{ownFile("aaa", "target: 11"), ownFile("mmm", "alliance_vp: 2"), ownFile("zzz", "from_garrison: 3")}
	play := func(chosen string, order ...int) (*rival.Box, setup.Values, func(rival.Choice) (*rival.Box, error)) {
		var layers data.Layers
		for _, i := range order {
			layers = layers.With(files[i])
		}
		load := func(c rival.Choice) (*rival.Box, error) {
			r, err := layers.ResolveWith(c)
			if err != nil {
				return nil, err
			}
			return r.Box, nil
		}
		v := setup.Values{"game": "uprising", "mode": "solo", "rival": "any", "difficulty": "sardaukar", "hagal-deck": "virtual", "conflict-deck": "virtual", "objectives": "deal", "seed": "7",
			"module": "immortality", "variant": chosen}
		box, err := load(v.Choice())
		if err != nil {
			t.Fatal(err)
		}
		v, err = setup.Fixed(say.Speaker{Box: box}, v)
		if err != nil {
			t.Fatal(err)
		}
		return box, v, load
	}
	for _, chosen := range []string{"none", "mmm", "mmm,aaa", "zzz,mmm,aaa"} {
		codes := map[string]bool{}
		for _, order := range [][]int{{0, 1, 2}, {2, 1, 0}, {1, 0, 2}, {1, 0}, {0, 1}, {1}, nil} {
			if len(order) < 3 && chosen == "zzz,mmm,aaa" || len(order) < 2 && chosen == "mmm,aaa" || order == nil && chosen != "none" {
				continue
			}
			box, v, load := play(chosen, order...)
			code := Of(box, v)
			codes[code] = true
			if got, err := Read(code, load); err != nil || !cmp.Equal(sorted(got), sorted(v)) {
				t.Errorf("%s of %v: %v %v, want %v", chosen, order, got, err, v)
			}
			saved, err := data.Parse("a save", data.Print(box))
			if err != nil {
				t.Fatal(err)
			}
			codes[Of(saved, v)] = true
		}
		if len(codes) != 1 {
			t.Errorf("%s: %v", chosen, codes)
		}
	}
	box, v, load := play("mmm", 0, 1, 2)
	p := packer{n: new(big.Int), factor: big.NewInt(1)}
	head{sum: Sum(box), own: true, known: shipped(box), v: v}.pack(&p, before(box, v))
	pack(&p, box, v)
	if old := write(p.n.Add(p.n, p.factor.Mul(p.factor, big.NewInt(7)))); old == Of(box, v) {
		t.Errorf("%s is a code of now", old)
	} else if got, err := Read(old, load); err != nil || !cmp.Equal(got, v) {
		t.Errorf("a code of before: %v %v", got, err)
	}
}

// sorted are values with layers by id.
func sorted(v setup.Values) setup.Values {
	v["variant"] = ordered(v["variant"], nil)
	return v
}
