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

// A tile that makes all battle icons alike turns pairs of them face down at once: the
// hands, and the marker of the score, are told so.
func TestPairsOfATile(t *testing.T) {
	s := tabletest.Solo(t, "vladimir_harkonnen").With("module bloodlines; module tech; rival swordmaster yes; rival spice 3; rival wild 1; rival crysknife 2; rival desert_mouse 1; " +
		"stack 1 6; stack 2 6; stack 3 6; stack 1 ornithopter_fleet; stack 2 suspensor_suits; stack 3 plasteel_blades")
	s.Answers("tile glowglobes").Agent("acquire_tech:continued sardaukar")
	sc := drawn.Reader{Box: s.Box, Names: drawn.People(s.Box, &s.Table.Pos, [engine.Seats + 1]string{})}
	page := strings.Join(sc.News(s.Table, s.Table.Events), "\n")
	if want := "Turn    4 battle icons face down, all Ornithopters now: +2 VP"; !strings.Contains(page, want) || strings.Count(page, "2 VP") < 2 {
		t.Errorf("%q, and the VP in all, are missing:\n%s", want, page)
	}
}
