package history

import (
	"testing"

	"househagal/cmd/internal/layout"
	"househagal/data"
	"househagal/engine"
	"househagal/rival"
)

// BenchmarkList reads a history of 10,000 games and tells it as hagal history does.
func BenchmarkList(b *testing.B) {
	var text []byte
	for n := range 10_000 {
		g := aGame(n)
		raw, err := sealed(line{Format: format, Game: &g})
		if err != nil {
			b.Fatal(err)
		}
		text = append(text, raw...)
	}
	box, err := data.Load(engine.Uprising)
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		all := Parse(text)
		if lines := (Teller{Width: layout.Full, Boxes: []*rival.Box{box}}).Lines(all.List, all, nil); len(lines) < 10_000 {
			b.Fatal(len(lines))
		}
	}
}
