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
	if want := "Pay     2 Solari; take the Commander of Sardaukar into the garrison"; !strings.Contains(page, want) {
		t.Errorf("%q is missing:\n%s", want, page)
	}
}

// What tiles give at the end of a game is told by what comes of it: cubes, and VP in all.
// What hangs on one condition is given when the tile is used.
func TestTilesAtTheEnd(t *testing.T) {
	s := tabletest.Solo(t, "vladimir_harkonnen").With("module ix; module bloodlines; module tech; phase recall; round 10; stack 1 6; stack 2 6; stack 3 6; stack 1 windtraps; stack 2 artillery; stack 3 spaceport; " +
		"rival tile spy_satellites; rival tile panopticon; rival E 5; rival G 1; rival B 2; you vp 9").Answers("endgame_vp 0").Step()
	check(t, s, `
END       The Conflict deck is empty: the game ends. Agents stay where they are.
BARON     Panopticon                                                        1 VP
  Raise   Spacing Guild to 2, +1 VP
  Raise   Fremen to 1
BARON     Spy Satellites (1 VP)                                             2 VP`)
	s = tabletest.Solo(t, "vladimir_harkonnen").With("module ix; conflict battle_for_arrakeen; rival tile flagship; rival solari 5").Agent("arrakeen")
	if page := told(s); !strings.Contains(page, "use Flagship (pay for 3 troops)") {
		t.Error(page)
	}
}

// Hands take a dreadnought and a Commander into the garrison before they deploy them.
func TestTakenBeforeDeployed(t *testing.T) {
	s := tabletest.Solo(t, "vladimir_harkonnen").With("module ix; module bloodlines; module tech; rival swordmaster yes; rival solari 2; rival garrison 0; token dreadnought yes; rival tile rapid_dropships")
	s.Agent("dreadnought_1p")
	check(t, s, `
BARON
  Send    an Agent to Dreadnought; then use Rapid Dropships
  Pay     2 Solari; take the Commander of Dreadnought into the garrison
  Recruit 1 dreadnought into the garrison
  Deploy  1 dreadnought, 1 Commander from garrison                    strength 7`)
}

// A dreadnought that a human gives for a VP is told to its hands.
func TestTileOfAHumanThatWins(t *testing.T) {
	s := tabletest.Solo(t, "vladimir_harkonnen").With("module ix; phase combat; conflict skirmish_desert_mouse; you unit_in 1; you garrison 0; you tile detonation_devices")
	s.Answers("tile_use yes").Resolve()
	if page := told(s); !strings.Contains(page, "Score   1 VP") || !strings.Contains(page, "Move    1 dreadnought from the Conflict to supply") {
		t.Error(page)
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
