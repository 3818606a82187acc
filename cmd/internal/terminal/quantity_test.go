package terminal

import (
	"testing"

	"househagal/cmd/internal/ask"
)

type quantityTest struct {
	number *ask.Number
	typed  string
	want   int // -1: none
}

func TestQuantities(t *testing.T) {
	troops := &ask.Number{Max: 12, Shown: 2, More: true}
	tests := []quantityTest{
		{troops, "0", 0}, {troops, "2", 2}, {troops, "7", 7}, {troops, "m2", 12}, {troops, "m8", -1},
		{troops, "m8m1", 11}, {troops, "mm", -1},
		{&ask.Number{Max: 6, Shown: 6}, "7", -1},
		{&ask.Number{Max: 6, Shown: 2, More: true}, "m6", 6},
		{&ask.Number{Min: 1, Max: 3, Shown: 3}, "0", -1},
		{&ask.Number{Max: 99, Shown: 9, More: true}, "mmm7", 37},
	}
	tests = append(tests, digits...)
	for _, tt := range tests {
		p := &ask.Prompt{Text: "how many?", Number: tt.number, Default: -1, Commands: commands}
		e, _ := pressAll(p, typedKeys(tt.typed)...)
		got := -1
		if e.kind == count {
			got = e.number
		}
		if got != tt.want {
			t.Errorf("%+v %q: %d, want %d", *tt.number, tt.typed, got, tt.want)
		}
	}
}

// digits are numbers of two digits: the first one never chooses what a longer
// number begins with.
var digits = []quantityTest{
	{&ask.Number{Max: 60, Shown: 9, Keys: 19, More: true}, "1", -1},
	{&ask.Number{Max: 60, Shown: 9, Keys: 19, More: true}, "1\r", 1},
	{&ask.Number{Max: 60, Shown: 9, Keys: 19, More: true}, "12", 12},
	{&ask.Number{Max: 60, Shown: 9, Keys: 19, More: true}, "7", 7},
	{&ask.Number{Max: 60, Shown: 9, Keys: 19, More: true}, "mm5", 25},
	{&ask.Number{Max: 60, Shown: 9, Keys: 19, More: true}, "1m2", 12},
	{&ask.Number{Max: 60, Shown: 9, Keys: 19, More: true}, "1\x7f5", 5},
	{&ask.Number{Max: 60, Shown: 9, Keys: 19, More: true}, "1x5", 5},
	{&ask.Number{Max: 12, Shown: 2, Keys: 9, More: true}, "1", 1},
	{&ask.Number{Max: 12, Shown: 2}, "15", -1},
	{&ask.Number{Max: 12, Shown: 2}, "12", 12},
	{&ask.Number{Max: 9, Shown: 9}, "1", 1},
	{&ask.Number{Max: 99, Shown: -1, Typed: true}, "7", -1},
	{&ask.Number{Max: 99, Shown: -1, Typed: true}, "12", 12},
	{&ask.Number{Max: 150, Shown: -1, Typed: true}, "12", -1},
	{&ask.Number{Max: 99, Shown: -1, Typed: true}, "0", -1},
	{&ask.Number{Max: 99, Shown: -1, Typed: true}, "12\r", 12},
	{&ask.Number{Max: 99, Shown: -1, Typed: true}, "0\r", 0},
}

func TestTypedNumberWaitsForEnter(t *testing.T) {
	p := &ask.Prompt{
		Text: "back to which line?", Number: &ask.Number{Min: 1, Max: 240, Typed: true}, Commands: commands,
		Choices: []ask.Choice{{Label: "back"}},
	}
	if e, _ := pressAll(p, '3', '7', keyEnter); e.kind != count || e.number != 37 || e.atOnce {
		t.Errorf("37 Enter: %+v", e)
	}
	if e, m := pressAll(p, '9', '9', '9'); e.kind != stay || m.notice != "From 1 to 240." || !m.stray {
		t.Errorf("999: %+v, notice %q", e, m.notice)
	}
	if e, _ := pressAll(p, keyEnter); e.kind != choose || e.choice != 0 {
		t.Errorf("Enter: %+v, want back", e)
	}
}

func TestNumberDefault(t *testing.T) {
	p := &ask.Prompt{Text: "?", Number: &ask.Number{Max: 5, Shown: 5}, Default: 3}
	if e, _ := pressAll(p, keyEnter); e.kind != count || e.number != 3 {
		t.Errorf("Enter: %+v, want 3", e)
	}
	p.Default = -1
	if e, _ := pressAll(p, keyEnter); e.kind != stay {
		t.Errorf("Enter: %+v, want nothing", e)
	}
}

func TestFreeText(t *testing.T) {
	p := &ask.Prompt{Text: "Name?", FreeText: &ask.FreeText{Default: "Red", Max: 8}, Commands: commands}
	tests := []struct {
		keys []key
		want string
	}{
		{[]key{keyEnter}, "Red"},
		{append(typedKeys("Mia u?"), keyEnter), "Mia u?"},
		{append(typedKeys("Miax"), keyBackspace, keyEnter), "Mia"},
		{append(typedKeys("Mia Leo"), keyClearWord, keyEnter), "Mia"},
		{append(typedKeys("Mia"), keyClearLine, 'L', keyEnter), "L"},
		{append(typedKeys("界界界界界"), keyEnter), "界界界界"},
	}
	for _, tt := range tests {
		if e, _ := pressAll(p, tt.keys...); e.kind != write || e.text != tt.want {
			t.Errorf("%v: %+v, want %q", tt.keys, e, tt.want)
		}
	}
	if e, _ := pressAll(p, 'M', keyEsc); e.kind != order || e.text != "back" {
		t.Errorf("Esc: %+v, want back", e)
	}
}
