package hagal_test

import (
	"fmt"
	"testing"

	"househagal/data/tabletest"
	"househagal/engine"
)

// Each card that sends an Agent, where it goes, and what it needs to go there.
var sends = []struct{ card, space, given string }{
	{"sardaukar", "sardaukar", ""}, {"dutiful_service", "dutiful_service", ""}, {"heighliner", "heighliner", ""},
	{"deliver_supplies_or_heighliner", "deliver_supplies", "conflict trade_dispute"},
	{"deliver_supplies_or_heighliner", "heighliner", "conflict propaganda"},
	{"espionage", "espionage", ""}, {"secrets", "secrets", ""}, {"desert_tactics", "desert_tactics", ""}, {"fremkit", "fremkit", ""},
	{"assembly_hall", "assembly_hall", ""}, {"gather_support_a", "gather_support", ""}, {"gather_support_b", "gather_support", ""},
	{"accept_contract_or_shipping_a", "accept_contract", ""}, {"accept_contract_or_shipping_a", "shipping", "rival G 2"},
	{"accept_contract_or_shipping_b", "accept_contract", ""}, {"accept_contract_or_shipping_b", "shipping", "rival G 2"},
	{"research_station", "research_station", ""}, {"spice_refinery", "spice_refinery", ""}, {"arrakeen", "arrakeen", ""},
	{"sietch_tabr", "sietch_tabr", "rival F 2"},
	{"hagga_or_imperial_basin", "hagga_basin", "bonus hagga_basin 1"},
	{"hagga_or_imperial_basin", "imperial_basin", "bonus imperial_basin 1"},
	{"deep_desert", "deep_desert", "bonus deep_desert 1"},
}

// An Agent of anybody on the space, the Rival's own too: the card is passed over
// and has no effect whatever, even with a Spy beside the space.
func TestOccupied(t *testing.T) {
	for _, x := range sends {
		for _, who := range []string{"you", "other", "rival"} {
			t.Run(x.card+" by "+who, func(t *testing.T) {
				s := tabletest.Solo(t, "staban_tuek", "gurney_halleck").
					With(x.given + fmt.Sprintf("; agent %s %s", x.space, who))
				for p := range s.Box.Rules.Posts {
					if s.Box.Rules.Posts[p].Spaces.Has(s.Box.Rules.SpaceByID(x.space)) {
						s.With(fmt.Sprintf("spy %s rival", s.Box.Rules.Posts[p].ID))
						break
					}
				}
				s.Agent(x.card + ":occupied").Unchanged()
			})
		}
	}
}

// A blocked space is passed over; where it is occupied too, blocked is the reason.
func TestBlocked(t *testing.T) {
	for _, x := range sends {
		t.Run(x.card+" at "+x.space, func(t *testing.T) {
			tabletest.Solo(t, "staban_tuek").With(x.given + "; blocked " + x.space + " yes").
				Agent(x.card + ":blocked").Unchanged()
			tabletest.Solo(t, "staban_tuek").With(x.given + "; blocked " + x.space + " yes; agent " + x.space + " you").
				Agent(x.card + ":blocked").Unchanged()
		})
	}
}

// The chosen space of a card with two is taken or blocked: never the other one.
func TestNeverTheOtherSpace(t *testing.T) {
	play(t, []row{
		{"level II", "conflict trade_dispute; agent deliver_supplies you", "deliver_supplies_or_heighliner:occupied", ""},
		{"level III", "conflict propaganda; agent heighliner you", "deliver_supplies_or_heighliner:occupied", ""},
		{"Guild 1", "rival G 1; agent accept_contract other", "accept_contract_or_shipping_a:occupied", ""},
		{"Guild 2", "rival G 2; agent shipping other", "accept_contract_or_shipping_b:occupied", ""},
		{"blocked", "rival G 2; blocked shipping yes", "accept_contract_or_shipping_b:blocked", ""},
		{"the basin with most bonus spice", "bonus hagga_basin 2; bonus imperial_basin 1; agent hagga_basin you",
			"hagga_or_imperial_basin:occupied", ""},
	})
}

// A condition of a single card that does not hold.
func TestCondition(t *testing.T) {
	play(t, []row{
		{"Sietch Tabr, Fremen 0", "", "sietch_tabr:condition", ""},
		{"Sietch Tabr, Fremen 1", "rival F 1; rival E 6; you F 6", "sietch_tabr:condition", ""},
		{"Sietch Tabr, Fremen 2", "rival F 2; rival hooks yes", "sietch_tabr",
			"sent sietch_tabr; rival water 1; rival troops 3; rival garrison 1"},
		{"before the space is looked at", "agent sietch_tabr you", "sietch_tabr:condition", ""},
	})
}

func TestNoBonusSpice(t *testing.T) {
	play(t, []row{
		{"neither basin", "bonus deep_desert 3", "hagga_or_imperial_basin:no_bonus_spice", ""},
		{"Deep Desert", "bonus hagga_basin 3; bonus imperial_basin 3", "deep_desert:no_bonus_spice", ""},
		{"before the space is looked at", "agent deep_desert you; blocked deep_desert yes", "deep_desert:no_bonus_spice", ""},
	})
}

// What stands in the way is named: the space, and whose Agent is there.
func TestWhoStandsThere(t *testing.T) {
	s := tabletest.Solo(t, "staban_tuek").With("agent arrakeen other").Agent("arrakeen:occupied fremkit")
	e := s.Events(engine.EvCard)[0]
	if e.Space != s.Box.Rules.SpaceByID("arrakeen") || e.Other != 3 || e.Rule != engine.TurnOccupied {
		t.Errorf("%+v", e)
	}
}

// Cards are passed over as often as it takes; the first that fits ends the turn.
func TestManyPassedOver(t *testing.T) {
	play(t, []row{{"fourteen", "agent sardaukar you; agent arrakeen other; agent secrets rival",
		"sietch_tabr:condition deep_desert:no_bonus_spice sardaukar:occupied arrakeen:occupied secrets:occupied " +
			"hagga_or_imperial_basin:no_bonus_spice sietch_tabr:condition hagga_or_imperial_basin:no_bonus_spice " +
			"sardaukar:occupied deep_desert:no_bonus_spice arrakeen:occupied hagga_or_imperial_basin:no_bonus_spice " +
			"sietch_tabr:condition gather_support_a", "sent gather_support; rival garrison 4"}})
}
