package why_test

import (
	"strings"
	"testing"

	"househagal/cmd/internal/drawn"
	"househagal/data/tabletest"
	"househagal/engine"
)

// whyCombat resolves a Combat and joins all of its why pages into one line.
func whyCombat(t *testing.T, s *tabletest.Scene, facts string) string {
	t.Helper()
	s.With("phase combat; " + facts).Resolve()
	s.Table.Events = append([]engine.Event{{Kind: engine.EvRound, Amount: 4}, {Kind: engine.EvCombat}}, s.Table.Events...)
	scene := drawn.Reader{Box: s.Box, Names: drawn.People(s.Box, &s.Table.Pos, [engine.Seats + 1]string{})}
	var all []string
	for back := 0; ; back++ {
		lines, ok := scene.Why(s.Table, s.Table.Events, back, nil)
		if !ok {
			return strings.Join(strings.Fields(strings.Join(all, " ")), " ")
		}
		if !strings.HasPrefix(lines[0], "WHY       Combat, round 4") || len(lines) > 12 {
			t.Errorf("page %d:\n%s", back, strings.Join(lines, "\n"))
		}
		all = append(all, lines...)
	}
}

// TestWhyCombat: ranks with their tie rules, doubled rewards, what is paid and
// bought, and in which order.
func TestWhyCombat(t *testing.T) {
	for _, x := range []struct{ name, facts, want string }{
		{"tied for first", "conflict skirmish_crysknife; rival troops 2; you troops 2",
			"You and Staban tie for first: each takes the second reward, nobody wins."},
		{"tied for second", "conflict skirmish_crysknife; rival troops 1; you troops 1; other troops 3",
			"The highest takes the first reward; You and Staban tie for second: each takes the third."},
		{"the rule of ties", "conflict skirmish_crysknife; rival troops 2; you troops 2", "combat.ranks, combat.ties"},
		{"nobody", "conflict skirmish_crysknife", "Nobody has any: no rewards."},
		{"a sandworm", "conflict propaganda; rival worms 1; other troops 3",
			"second reward, twice: its sandworms in the Conflict double it."},
		{"a purchase between the halves", "conflict propaganda; rival worms 1; other troops 3; rival swordmaster yes; rival intrigue 2",
			"Pays 3 Intrigue cards for 1 VP, between the two halves of the reward."},
		{"the Swordmaster before any VP", "conflict propaganda; rival troops 1; other troops 3; rival spice 7",
			"Staban has 11 in all, the value is 9: pays 9 spice (Solari first, then spice, Intrigue, water). Left: 1 spice, 1 Intrigue card. Usable from the next round."},
		{"a wild icon", "conflict propaganda; rival troops 2", "a wild icon is not paired before the end."},
		{"a pair", "conflict skirmish_crysknife; rival troops 2; rival crysknife 1", "another Crysknife is face up: both are turned face down for 1 VP."},
	} {
		t.Run(x.name, func(t *testing.T) {
			s := tabletest.Solo(t, "staban_tuek", "gurney_halleck")
			if got := whyCombat(t, s, x.facts); !strings.Contains(got, x.want) {
				t.Errorf("got\n%s\nwant\n%s", got, x.want)
			}
		})
	}
}

// TestWhyStreamlined: a streamlined Rival keeps the card and scores nothing.
func TestWhyStreamlined(t *testing.T) {
	got := whyCombat(t, tabletest.Pair(t, "amber_metulli"), "rival streamlined yes; conflict skirmish_crysknife; rival troops 2; you troops 1")
	if want := "the card is kept from the others; it scores nothing."; !strings.Contains(got, want) {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}
