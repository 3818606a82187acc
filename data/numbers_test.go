package data_test

import (
	"slices"
	"testing"

	"househagal/data"
)

// TestNumberAt knows what leaving a number out means.
func TestNumberAt(t *testing.T) {
	for _, x := range []struct {
		section, key string
		want         data.Number
	}{
		{"hagal", "copies", data.Number{Low: 0, High: 20, Default: 1}},
		{"hagal", "bonus", data.Number{Low: 0, High: 20, Default: 0}},
		{"difficulty", "human_spice", data.Number{Low: 0, High: 20, Default: 0}},
		{"constants.vp_price", "spice", data.Number{Low: 1, High: 60, Default: 0}},
		{"constants", "target", data.Number{Low: 1, High: 99, Default: 0}},
	} {
		got, ok := data.NumberAt(x.section, x.key)
		if x.want.Default < x.want.Low && ok && got.Default < got.Low {
			got.Default = x.want.Default // a constant has none
		}
		if !ok || got != x.want {
			t.Errorf("%s.%s is %+v, %v; want %+v", x.section, x.key, got, ok, x.want)
		}
	}
	for _, x := range [][2]string{{"hagal", "copy"}, {"rivals", "list"}, {"constants.vp_prices", "spice"}, {"", ""}} {
		if got, ok := data.NumberAt(x[0], x[1]); ok {
			t.Errorf("%v is %+v", x, got)
		}
	}
	if keys := data.NumbersIn("hagal"); !slices.Contains(keys, "copies") || slices.Contains(keys, "name") {
		t.Errorf("the numbers of a card are %v", keys)
	}
}
