package course

import (
	"encoding/json"
	"strings"
	"testing"

	"househagal/cmd/internal/say"
	"househagal/cmd/internal/setup"
)

// In a position colours stand for people wherever these are a value or the seat
// of a fact, never for a key that is called like one of them.
func TestVeiledPositions(t *testing.T) {
	for _, x := range [][3]string{
		{"Mia,Leon", `{"turn":"mia","unknown":["mia.intrigue","leon.resources"],"control":{"arrakeen":"leon"}}`,
			`{"turn":"red","unknown":["red.intrigue","green.resources"],"control":{"arrakeen":"green"}}`},
		{"Round,Ünal", `{"round":3,"first_player":"round","turn":"nal"}`, `{"round":3,"first_player":"red","turn":"green"}`},
		{"Mi,Mia", `{"turn":"mia","first_player":"mi"}`, `{"turn":"green","first_player":"red"}`},
	} {
		if got := string((&veil{strings.Split(x[0], ","), setup.Colours(say.Speaker{})}).ids(json.RawMessage(x[1]))); got != x[2] {
			t.Errorf("%s: %s, want %s", x[0], got, x[2])
		}
	}
}

// A name in capital letters is found whatever the language of the page was.
func TestVeiledCapitals(t *testing.T) {
	v := &veil{[]string{"Emir"}, setup.Colours(say.Speaker{})}
	if got := v.text("EMIR, EMİR, Emir, emir, Emirate"); got != "RED, RED, Red, red, Emirate" {
		t.Error(got)
	}
}
