package cli_test

import (
	"strings"
	"testing"
)

// As many cards may be named as somebody likes, more than the deck holds, and a
// line of a batch takes as many as --cards.
func TestManyNamedCards(t *testing.T) {
	const seats = `"seats": [{"id": "you", "kind": "human"}, {"id": "b", "kind": "rival", "rival": "staban_tuek"}, {"id": "c", "kind": "rival", "rival": "muad_dib"}]`
	const position = `{"turn": "b", "deck": {"physical": true}, ` + seats + `}`
	named := strings.Repeat("sietch_tabr,", 120) + "arrakeen"
	_, one, _ := hagal(position, "decide", "-", "--json", "--cards", named)
	line := `{"position": ` + position + `, "cards": ["` + strings.ReplaceAll(named, ",", `", "`) + `"]}` + "\n"
	status, batch, errs := hagal(line, "decide", "--batch", "-")
	if status != 0 || errs != "" || batch != one {
		t.Errorf("status %d, %s\n%.200s\nwant\n%.200s", status, errs, batch, one)
	}
	if n := strings.Count(batch, `"condition"},{"card"`); n != 120 {
		t.Errorf("%d cards passed over, want 120", n)
	}
}
