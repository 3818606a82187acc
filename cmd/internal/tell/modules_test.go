package tell_test

import (
	"strings"
	"testing"

	"househagal/cmd/internal/drawn"
	"househagal/data/tabletest"
	"househagal/engine"
)

// What a Rival pays for a Commander is told as its price.
func TestCommanderIsPaid(t *testing.T) {
	s := tabletest.Solo(t, "vladimir_harkonnen").With("module bloodlines; rival swordmaster yes; rival solari 2; token sardaukar yes")
	s.Agent("sardaukar")
	sc := drawn.Reader{Box: s.Box, Names: drawn.People(s.Box, &s.Table.Pos, [engine.Seats + 1]string{})}
	page := strings.Join(sc.News(s.Table, s.Table.Events), "\n")
	for _, want := range []string{"Pay     2 Solari for the Commander", "Take    the Commander of Sardaukar into the garrison"} {
		if !strings.Contains(page, want) {
			t.Errorf("%q is missing:\n%s", want, page)
		}
	}
}
