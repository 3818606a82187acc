package why_test

import (
	"strings"
	"testing"

	"househagal/cmd/internal/drawn"
	"househagal/data/tabletest"
	"househagal/engine"
)

// Where there are tiles a purchase with spice says that spice was kept until now.
func TestHoardedSpiceIsExplained(t *testing.T) {
	for _, x := range []struct {
		given string
		want  bool
	}{{"module bloodlines; module tech; stack 1 6; stack 2 6; stack 3 6; ", true}, {"", false}} {
		s := tabletest.Solo(t, "vladimir_harkonnen").With(x.given + "round 7; rival swordmaster yes; rival spice 7")
		s.Agent("sardaukar")
		sc := drawn.Reader{Box: s.Box, Names: drawn.People(s.Box, &s.Table.Pos, [engine.Seats + 1]string{})}
		lines, _ := sc.Why(s.Table, s.Table.Events, 0, nil)
		page := strings.Join(strings.Fields(strings.Join(lines, " ")), " ")
		if got := strings.Contains(page, "Its spice was kept for tiles until a Conflict of level III"); got != x.want || !strings.Contains(page, "7 spice") {
			t.Errorf("%swith tiles %v: %s", x.given, x.want, page)
		}
	}
}
