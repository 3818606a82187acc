package data_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"househagal/data"
	"househagal/engine"
)

func TestLoad(t *testing.T) {
	b, err := data.Load(engine.Uprising)
	if err != nil {
		t.Fatal(err)
	}
	text := data.Print(b)
	if len(text) > 40<<10 {
		t.Errorf("%d bytes are too many for a save", len(text))
	}
	back, err := data.Parse("resolved", text)
	if err != nil {
		t.Fatal(err)
	}
	if d := cmp.Diff(b, back); d != "" {
		t.Error(d)
	}
}

func BenchmarkResolve(b *testing.B) {
	for b.Loop() {
		if _, err := data.Resolve(engine.Uprising, nil); err != nil {
			b.Fatal(err)
		}
	}
}
