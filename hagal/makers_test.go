package hagal_test

import "testing"

const wall, beyond = "conflict siege_of_arrakeen; ", "conflict trade_dispute; " // behind the Shield Wall, not behind it

// Which basin: spice alone decides.
func TestMakersChoice(t *testing.T) {
	play(t, []row{
		{"most bonus spice: Imperial Basin", "bonus hagga_basin 1; bonus imperial_basin 2", "hagga_or_imperial_basin",
			"sent imperial_basin; bonus imperial_basin 0; rival spice 3" + two},
		{"most bonus spice: Hagga Basin", "bonus hagga_basin 3; bonus imperial_basin 2", "hagga_or_imperial_basin",
			"sent hagga_basin; bonus hagga_basin 0; rival spice 5" + two},
		{"only one has any", "bonus imperial_basin 1", "hagga_or_imperial_basin",
			"sent imperial_basin; bonus imperial_basin 0; rival spice 2" + two},
		{"as much on both: most spice in all", "bonus hagga_basin 2; bonus imperial_basin 2", "hagga_or_imperial_basin",
			"sent hagga_basin; bonus hagga_basin 0; rival spice 4" + two},
		{"more in all is not more bonus spice", "bonus hagga_basin 1; bonus imperial_basin 2; rival hooks yes; wall gone",
			"hagga_or_imperial_basin", "sent imperial_basin; bonus imperial_basin 0; rival spice 3" + two},
	})
}

// Hooks or not, wall or not, Conflict behind it or not, at each Maker space. The
// two-basin card shows the Shield Wall icon, Deep Desert does not.
func TestWormsOrSpice(t *testing.T) {
	const hb, ib, dd = "; bonus hagga_basin 1", "; bonus imperial_basin 1", "; bonus deep_desert 1"
	const toHB, toIB, toDD = "sent hagga_basin; bonus hagga_basin 0" + two, "sent imperial_basin; bonus imperial_basin 0" + two,
		"sent deep_desert; bonus deep_desert 0" + two
	play(t, []row{
		{"HB, no Hooks, wall, behind it", wall + hb, "hagga_or_imperial_basin", toHB + "; rival spice 3"},
		{"HB, no Hooks, no wall, behind it", wall + "wall gone" + hb, "hagga_or_imperial_basin", toHB + "; rival spice 3"},
		{"HB, no Hooks, wall, not behind it", beyond + hb, "hagga_or_imperial_basin", toHB + "; rival spice 3"},
		{"HB, Hooks, wall, behind it: the wall goes first", wall + "rival hooks yes" + hb, "hagga_or_imperial_basin",
			toHB + "; wall gone; rival spice 1; rival worms 1"},
		{"HB, Hooks, no wall, behind it", wall + "wall gone; rival hooks yes" + hb, "hagga_or_imperial_basin",
			toHB + "; rival spice 1; rival worms 1"},
		{"HB, Hooks, wall, not behind it", beyond + "rival hooks yes" + hb, "hagga_or_imperial_basin",
			toHB + "; wall gone; rival spice 1; rival worms 1"},

		{"IB, no Hooks", wall + ib, "hagga_or_imperial_basin", toIB + "; rival spice 2"},
		{"IB, Hooks: the wall goes, no sandworm there", wall + "rival hooks yes" + ib, "hagga_or_imperial_basin",
			toIB + "; wall gone; rival spice 2"},
		{"IB, Hooks, no wall", beyond + "wall gone; rival hooks yes" + ib, "hagga_or_imperial_basin", toIB + "; rival spice 2"},

		{"DD, no Hooks, wall, behind it", wall + dd, "deep_desert", toDD + "; rival spice 5"},
		{"DD, no Hooks, no wall", wall + "wall gone" + dd, "deep_desert", toDD + "; rival spice 5"},
		{"DD, Hooks, wall, behind it: spice, and the wall stands", wall + "rival hooks yes" + dd, "deep_desert", toDD + "; rival spice 5"},
		{"DD, Hooks, no wall, behind it", wall + "wall gone; rival hooks yes" + dd, "deep_desert", toDD + "; rival spice 1; rival worms 2"},
		{"DD, Hooks, wall, not behind it: two sandworms", beyond + "rival hooks yes" + dd, "deep_desert",
			toDD + "; rival spice 1; rival worms 2"},
		{"DD, all of much bonus spice", beyond + "bonus deep_desert 4", "deep_desert",
			"sent deep_desert; bonus deep_desert 0; rival spice 8" + two},
	})
}

// The six Conflicts behind the wall keep sandworms out while it stands, the ten
// others never.
func TestProtectedConflicts(t *testing.T) {
	rows := []row{}
	for _, c := range []string{"siege_of_arrakeen", "seize_spice_refinery", "secure_imperial_basin", "battle_for_arrakeen",
		"battle_for_spice_refinery", "battle_for_imperial_basin"} {
		rows = append(rows, row{c, "rival hooks yes; bonus deep_desert 1; conflict " + c, "deep_desert",
			"sent deep_desert; bonus deep_desert 0; rival spice 5" + two})
	}
	for _, c := range []string{"skirmish_crysknife", "skirmish_ornithopter", "skirmish_desert_mouse", "choam_security", "spice_freighters",
		"test_of_loyalty", "shadow_contest", "protect_the_sietches", "trade_dispute", "propaganda"} {
		rows = append(rows, row{c, "rival hooks yes; bonus deep_desert 1; conflict " + c, "deep_desert",
			"sent deep_desert; bonus deep_desert 0; rival spice 1; rival worms 2" + two})
	}
	play(t, rows)
}

// The Shield Wall icon asks for Hooks, whatever the Conflict.
func TestShieldWallIcon(t *testing.T) {
	const to = "sent desert_tactics; rival F 1; rival troops 3; rival garrison 1"
	play(t, []row{
		{"no Hooks", wall, "desert_tactics", to},
		{"Hooks", wall + "rival hooks yes", "desert_tactics", to + "; wall gone"},
		{"Hooks, a Conflict not behind it", beyond + "rival hooks yes", "desert_tactics", to + "; wall gone"},
		{"gone already", "wall gone; rival hooks yes", "desert_tactics", to},
		{"the other Rival's Hooks don't help", "other hooks yes; you hooks yes", "desert_tactics", to},
	})
}
