package rival_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"househagal/data"
	"househagal/data/tabletest"
	"househagal/engine"
	"househagal/rival"
)

// tech is Uprising with the Tech Module; stacks what lies face up, and six tiles each.
const tech = "module bloodlines; module tech; stack 1 6; stack 2 6; stack 3 6; "

func stacks(tops string) string {
	f := strings.Fields(tops)
	return "stack 1 " + f[0] + "; stack 2 " + f[1] + "; stack 3 " + f[2] + "; "
}

// X11 and X13: Acquire Tech lies in the deck of solo alone, and Kota sits there alone.
func TestDeckOfTech(t *testing.T) {
	for _, x := range []struct {
		name  string
		c     rival.Choice
		size  int
		kota  bool
		cards string
	}{
		{"X11", rival.Choice{Layers: []string{"bloodlines", "tech"}}, 40, true, "acquire_tech"},
		{"X13", rival.Choice{Mode: engine.TwoPlayer, Layers: []string{"bloodlines", "tech", "esmar"}}, 39, false, "tuek_sietch"},
		{"with Esmar", rival.Choice{Layers: []string{"bloodlines", "tech", "esmar"}}, 42, true, "acquire_tech tuek_sietch"},
		{"two players", rival.Choice{Mode: engine.TwoPlayer, Layers: []string{"bloodlines", "tech"}}, 37, false, ""},
		{"2020", rival.Choice{Game: engine.Imperium, Layers: []string{"bloodlines", "tech"}}, 31, false, "acquire_tech"},
		{"2020 with Esmar", rival.Choice{Game: engine.Imperium, Layers: []string{"bloodlines", "tech", "esmar"}}, 33, false, "acquire_tech tuek_sietch"},
		{"2020, two players", rival.Choice{Game: engine.Imperium, Mode: engine.TwoPlayer, Layers: []string{"bloodlines", "tech"}}, 28, false, ""},
	} {
		b, err := data.LoadWith(x.c)
		if err != nil {
			t.Fatal(err)
		}
		if n := b.Deck.Size(x.c.Mode); n != x.size {
			t.Errorf("%s: %d cards, want %d", x.name, n, x.size)
		}
		if k := b.ByID("kota_odax"); (k != 0) != x.kota {
			t.Errorf("%s: Kota %v", x.name, k)
		}
		for _, id := range []string{"acquire_tech", "tuek_sietch"} {
			if in := b.Deck.ByID(id) != 0; in != strings.Contains(x.cards, id) {
				t.Errorf("%s: %s in the deck: %v", x.name, id, in)
			}
		}
		if b.Rules.HasTiles() != (x.c.Mode == engine.Solo) {
			t.Errorf("%s: %d tiles", x.name, len(b.Rules.Tiles))
		}
	}
}

// X69: a tile makes Commanders cheaper.
func TestX69(t *testing.T) {
	tabletest.Solo(t, "vladimir_harkonnen").With(tech + "rival swordmaster yes; rival tile sardaukar_high_command; token dutiful_service yes; rival solari 1").
		Agent("dutiful_service").Only("sent dutiful_service; rival E 1; rival solari 0; rival unit_home 1; token dutiful_service no")
}

// It does so for a human, as for a Rival: with 1 Solari it may have taken one.
func TestCheaperCommandersOfAHuman(t *testing.T) {
	s := tabletest.Solo(t, "vladimir_harkonnen").With(tech + "turn you; you garrison 0; you solari 1; you tile sardaukar_high_command; token dutiful_service yes")
	s.Table.Options.Purses = true
	s.Answers("where_to dutiful_service; token yes").Visit().Has("you solari 0; you unit_home 1; token dutiful_service no")
	s = tabletest.Solo(t, "vladimir_harkonnen").With(tech + "turn you; you garrison 0; you solari 1; token dutiful_service yes")
	s.Table.Options.Purses = true
	s.Answers("where_to dutiful_service").Visit().Has("you solari 1; token dutiful_service yes") // not asked
}

// X77 and X78: at Acquire Tech a Rival with its Swordmaster buys the dearest tile that
// it can pay at 1 less; in any case another card follows.
func TestAcquireTech(t *testing.T) {
	const sm = tech + "rival swordmaster yes; "
	offer := stacks("self_destroying_messages panopticon suspensor_suits")
	for _, x := range []struct{ name, given, cards, answers, want string }{
		{"X77", sm + offer + "rival spice 3", "acquire_tech:continued fremkit", "tile glowglobes",
			"sent fremkit; rival F 1; rival troops 2; rival garrison 1; rival spice 0; rival intrigue 2; rival tile self_destroying_messages; stack 1 glowglobes; stack 1 5"},
		{"X78", tech + offer + "rival spice 3", "acquire_tech:continued fremkit", "", "sent fremkit; rival F 1; rival troops 2; rival garrison 1"},
		{"nothing that it can pay", sm + offer + "rival spice 2", "acquire_tech:continued fremkit", "", "sent fremkit; rival F 1; rival troops 2; rival garrison 1"},
		{"of two as dear the topmost", sm + stacks("servo_receivers glowglobes suspensor_suits") + "rival spice 2", "acquire_tech:continued fremkit", "tile planetary_array",
			"sent fremkit; rival F 1; rival troops 2; rival garrison 1; rival spice 2; rival tile servo_receivers; stack 1 planetary_array; stack 1 5"},
		{"X81", sm + stacks("servo_receivers panopticon suspensor_suits") + "rival spice 1", "acquire_tech:continued fremkit", "tile glowglobes",
			"sent fremkit; rival F 1; rival troops 2; rival garrison 1; rival spice 1; rival tile servo_receivers; stack 1 glowglobes; stack 1 5"},
	} {
		t.Run(x.name, func(t *testing.T) {
			who := "staban_tuek"
			tabletest.Solo(t, who).With(x.given).Answers(x.answers).Agent(x.cards).Only(x.want)
		})
	}
	t.Run("E30: Kota without her Swordmaster", func(t *testing.T) {
		tabletest.At(t, `
modules: [bloodlines, tech]
turn: kota
tiles: {face_up: [glowglobes, suspensor_suits, plasteel_blades], stacks: [6, 6, 5]}
seats:
  - {id: you, kind: human}
  - {id: kota, kind: rival, rival: kota_odax, resources: {spice: 1, water: 0}, influence: {emperor: 1, spacing_guild: 1, bene_gesserit: 0, fremen: 1}}
  - {id: baron, kind: rival, rival: vladimir_harkonnen, resources: {water: 0}}
`).Answers("tile panopticon").Agent("acquire_tech:continued fremkit").
			Only("sent fremkit; kota F 2; kota vp 1; kota B 1; kota troops 2; kota garrison 1; kota spice 0; kota tile glowglobes; stack 1 panopticon; stack 1 5")
	})
}

// The Signet of Kota brings 1 spice before she buys.
func TestSignetOfKota(t *testing.T) {
	tabletest.At(t, `
modules: [bloodlines, tech]
turn: kota
tiles: {face_up: [training_depot, suspensor_suits, plasteel_blades], stacks: [6, 6, 5]}
seats:
  - {id: you, kind: human}
  - {id: kota, kind: rival, rival: kota_odax}
  - {id: baron, kind: rival, rival: vladimir_harkonnen}
`).Answers("tile panopticon").Do(func(t *engine.Table) {
		t.BeginTurn(2)
		t.Rivals.Signet(t, 2)
	}).Only("kota spice 1; kota tile training_depot; stack 1 panopticon; stack 1 5")
}

// X42, with the tiles of the Tech Module: while no tile that Rivals may take lies face
// up, the highest stack loses its top, the topmost of several.
func TestNoMarkedTile(t *testing.T) {
	s := tabletest.Solo(t, "vladimir_harkonnen").With(tech + "rival swordmaster yes; rival spice 1; " +
		stacks("suspensor_suits planetary_array plasteel_blades") + "stack 3 5")
	s.Answers("tile navigation_chamber; tile training_depot; tile glowglobes").Agent("acquire_tech:continued fremkit")
	s.Has("stack 1 navigation_chamber; stack 2 glowglobes; stack 1 5; stack 2 4; stack 3 5; gone suspensor_suits; gone planetary_array; rival tile training_depot")
}

// Where nobody says what is turned up then (hagal decide), the Rival neither buys nor does
// what follows when it can't: that hangs on it.
func TestTurnedUpLeftOpen(t *testing.T) {
	s := of2020(t, "vladimir_harkonnen", full+stacks("artillery minimic_film spaceport")+"a spice 5").Open().Agent("tech_negotiation")
	s.Only("agent tech_negotiation a; a agents 1; gone artillery; stack 1 none; stack 1 5")
	of2020(t, "vladimir_harkonnen", full+stacks("artillery minimic_film spaceport")).Open().Agent("tech_negotiation").
		Only("agent tech_negotiation a; a agents 1; a negotiators 1") // it can pay none, whichever it is
}

// E26: the rule goes on until all stacks are empty.
func TestNoMarkedTileLeft(t *testing.T) {
	s := tabletest.Solo(t, "vladimir_harkonnen").With(tech + "rival swordmaster yes; rival spice 5; stack 1 0; stack 2 0; stack 3 2; stack 3 suspensor_suits; " +
		"gone training_depot; gone gene_locked_vault; gone glowglobes; gone servo_receivers; gone delivery_bay; gone ornithopter_fleet; " +
		"gone rapid_dropships; gone self_destroying_messages; gone spy_drones; gone sardaukar_high_command; gone advanced_data_analysis; gone forbidden_weapons; gone navigation_chamber; gone planetary_array")
	s.Answers("tile plasteel_blades").Do(func(t *engine.Table) { t.Do(2, []engine.Effect{{Verb: engine.DoTile}}) }).Has("rival spice 5")
	if m := s.Table.Pos.Market; m.Height != [engine.Stacks + 1]int8{} || m.Top != [engine.Stacks + 1]engine.Tile{} {
		t.Errorf("%+v", m)
	}
}

// What tiles give later, each at its moment.
func TestTilesLater(t *testing.T) {
	for _, x := range []struct{ name, given, cards, want string }{
		{"Training Depot: 2 swords with the last Agent", tech + "rival tile training_depot; rival agents 1", "fremkit",
			"sent fremkit; rival F 1; rival troops 2; rival garrison 1; rival strength 2; rival used training_depot"},
		{"not before", tech + "rival tile training_depot", "fremkit", "sent fremkit; rival F 1; rival troops 2; rival garrison 1"},
		{"nor twice a round", tech + "rival tile training_depot; rival used training_depot; rival agents 1", "fremkit",
			"sent fremkit; rival F 1; rival troops 2; rival garrison 1"},
		{"Delivery Bay: 2 Solari", tech + "rival tile delivery_bay; rival agents 1", "fremkit",
			"sent fremkit; rival F 1; rival troops 2; rival garrison 1; rival solari 2; rival used delivery_bay"},
		{"Panopticon: a Spy by the list and a troop, which deploys", tech + "rival tile panopticon; rival agents 1", "fremkit",
			"sent fremkit; rival F 1; rival troops 3; rival garrison 1; spy spacing_guild rival; rival used panopticon"},
		{"Spy Drones: 1 Solari with the first Agent, before the card", tech + "rival tile spy_drones", "fremkit",
			"sent fremkit; rival F 1; rival troops 2; rival garrison 1; rival solari 1; rival used spy_drones"},
		{"E19: Rapid Dropships deploy on another space", tech + "rival tile rapid_dropships", "sardaukar",
			"sent sardaukar; rival E 1; rival garrison 1; rival troops 4; rival used rapid_dropships"},
		{"once a round", tech + "rival tile rapid_dropships; rival used rapid_dropships", "sardaukar", "sent sardaukar; rival E 1; rival garrison 5"},
		{"not on a Combat space, nor with nothing to deploy", tech + "rival tile rapid_dropships; rival garrison 0", "dutiful_service", "sent dutiful_service; rival E 1"},
	} {
		t.Run(x.name, func(t *testing.T) {
			tabletest.Solo(t, "vladimir_harkonnen").With(x.given).Agent(x.cards).Only(x.want)
		})
	}

}

// E19: where Expert Deployment holds all back, Rapid Dropships are not used.
func TestDropshipsHeldBack(t *testing.T) {
	tabletest.Solo(t, "vladimir_harkonnen").With(tech + "variant expert_deployment; rival tile rapid_dropships; rival troops 9; rival garrison 1; conflict trade_dispute").
		Agent("sardaukar").Only("sent sardaukar; rival E 1; rival garrison 3")
	t.Run("a dreadnought is not held back (E7)", func(t *testing.T) {
		const held = "module ix; module bloodlines; module tech; variant expert_deployment; rival tile rapid_dropships; rival troops 9; rival garrison 1; conflict trade_dispute; "
		tabletest.Solo(t, "vladimir_harkonnen").With(held + "rival unit_home 1").Agent("sardaukar").
			Only("sent sardaukar; rival E 1; rival garrison 3; rival unit_home 0; rival unit_in 1; rival used rapid_dropships")
		tabletest.Solo(t, "vladimir_harkonnen").With(held + "rival unit2_home 1").Agent("sardaukar").
			Only("sent sardaukar; rival E 1; rival garrison 3")
	})
}

// E20: what is used with the first Agent is used at once when it is bought, and not
// again in that round.
func TestUsedWhenBought(t *testing.T) {
	s := tabletest.Solo(t, "vladimir_harkonnen").With(tech + "rival swordmaster yes; rival spice 4; " + stacks("spy_drones suspensor_suits plasteel_blades"))
	s.Answers("tile glowglobes").Agent("acquire_tech:continued fremkit").
		Only("sent fremkit; rival F 1; rival troops 2; rival garrison 1; rival spice 0; rival solari 1; spy spacing_guild rival; spy emperor rival; " +
			"rival tile spy_drones; rival used spy_drones; stack 1 glowglobes; stack 1 5")
}

// E21: with Ornithopter Fleet all battle icons are Ornithopters: each two make a pair,
// when it is bought and whenever a card is won.
func TestOrnithopterFleet(t *testing.T) {
	s := tabletest.Solo(t, "vladimir_harkonnen").With(tech + "rival swordmaster yes; rival spice 3; rival wild 1; rival crysknife 1; rival desert_mouse 1; " +
		stacks("ornithopter_fleet suspensor_suits plasteel_blades"))
	s.Answers("tile glowglobes").Agent("acquire_tech:continued sardaukar").
		Only("sent sardaukar; rival E 1; rival garrison 7; rival spice 0; rival vp 1; rival wild 0; rival crysknife 0; rival desert_mouse 0; rival ornithopter 1; " +
			"rival tile ornithopter_fleet; stack 1 glowglobes; stack 1 5")
	tabletest.Solo(t, "vladimir_harkonnen").With(tech+"phase combat; rival troops 1; conflict skirmish_desert_mouse; rival tile ornithopter_fleet; rival ornithopter 1").
		Resolve().OnlyOf("rival", "rival troops 0; rival ornithopter 0; rival vp 1; rival solari 2")
}

// A human's icons count alike too, since hagal turns its pairs (the printed tile): when it
// buys, and when it wins.
func TestOrnithopterFleetOfAHuman(t *testing.T) {
	tabletest.Solo(t, "vladimir_harkonnen").With(tech+"phase combat; you troops 1; you garrison 0; conflict skirmish_desert_mouse; you tile ornithopter_fleet; you ornithopter 1").
		Resolve().OnlyOf("you", "you troops 0; you ornithopter 0; you vp 1; you solari 2")
	tabletest.Solo(t, "vladimir_harkonnen").With(tech+"turn you; you garrison 0; you wild 1; you crysknife 1; you desert_mouse 1; "+stacks("ornithopter_fleet suspensor_suits plasteel_blades")).
		Answers("where_to tile_1; tile glowglobes").Visit().
		OnlyOf("you", "you wild 0; you crysknife 0; you desert_mouse 0; you ornithopter 1; you vp 1; you garrison 2; you tile ornithopter_fleet")
}

// E21, where the tile comes by hand or by a position, and where an icon comes by hand.
func TestOrnithopterFleetByHand(t *testing.T) {
	s := tabletest.Solo(t, "vladimir_harkonnen").With(tech + stacks("glowglobes suspensor_suits plasteel_blades") + "rival crysknife 1; rival wild 1")
	seat, tile := engine.Seat(2), tileID(s, "ornithopter_fleet")
	s.Table.SetField(seat, engine.FieldTile, int(tile))
	s.Has("rival tile ornithopter_fleet; rival crysknife 0; rival wild 0; rival ornithopter 0; rival vp 1")
	s.Table.SetField(seat, engine.FieldCrysknife, 1)
	s.Has("rival crysknife 0; rival ornithopter 1; rival vp 1")
	s.Table.SetField(seat, engine.FieldDesertMouse, 1)
	s.Has("rival desert_mouse 0; rival ornithopter 0; rival vp 2")
	tabletest.At(t, `
modules: [bloodlines, tech]
phase: combat
conflict: skirmish_crysknife
turn: baron
seats:
  - {id: you, kind: human}
  - {id: baron, kind: rival, rival: kota_odax, tiles: [ornithopter_fleet], icons: {crysknife: 1}, troops: {conflict: 1}}
  - {id: feyd, kind: rival, rival: feyd_rautha_harkonnen}
`).Resolve().Has("baron crysknife 0; baron ornithopter 0; baron vp 1")
}

func tileID(s *tabletest.Scene, id string) engine.Tile {
	return engine.Tile(slices.IndexFunc(s.Table.Rules.Tiles, func(x engine.TileInfo) bool { return x.ID == id }))
}

// A tile is in one place, whatever is set by hand; what is turned up where it lay is asked.
func TestTilesByHand(t *testing.T) {
	s := tabletest.Solo(t, "vladimir_harkonnen").With(tech + stacks("glowglobes suspensor_suits plasteel_blades") + "you tile panopticon; gone spy_drones; turn you")
	id := func(name string) engine.Tile { return tileID(s, name) }
	s.Answers(fmt.Sprintf("where_to fix; fix_seat rival; fix_field %d; fix_value %d; fix_reason 1; tile training_depot", engine.FieldTile, id("glowglobes"))).
		Step().Has("rival tile glowglobes; stack 1 training_depot; stack 1 5")
	s.Table.SetField(engine.NoSeat, engine.FieldTileA, int(id("panopticon")))
	s.Has("you lost panopticon; stack 1 panopticon; stack 1 5")
	s.Table.SetField(engine.NoSeat, engine.FieldTileB, int(id("panopticon")))
	s.Has("stack 2 panopticon; stack 1 4")
	if _, low, high := s.Table.FieldValue(engine.NoSeat, engine.FieldStackA); low != 0 || high != 17-6-6 {
		t.Errorf("stack 1 may have %d to %d", low, high)
	}
}

// From a stack of which nobody told what lies face up a human can buy: that is asked.
func TestBuysFromAStackNobodyToldOf(t *testing.T) {
	s := tabletest.Solo(t, "vladimir_harkonnen").With(tech)
	if m := s.Table.MarketStacks(); m != 1<<1|1<<2|1<<3 {
		t.Errorf("stacks %b", m)
	}
}

// A tile keeps Intrigue cards of its owner, human or Rival, from others: only from
// 5 on one can be stolen.
func TestGeneLockedVault(t *testing.T) {
	secrets := func(given string) *tabletest.Scene {
		return tabletest.Solo(t, "vladimir_harkonnen").With(tech + stacks("glowglobes suspensor_suits plasteel_blades") + given).Agent("secrets")
	}
	secrets("you intrigue 4; you tile gene_locked_vault; other intrigue 4").Only("sent secrets; rival B 1; rival intrigue 1; other intrigue 3")
	secrets("you intrigue 5; you tile gene_locked_vault").Only("sent secrets; rival B 1; rival intrigue 1; you intrigue 4")
	t.Run("nobody told what a human bought", func(t *testing.T) {
		s := tabletest.Solo(t, "vladimir_harkonnen").With(tech + stacks("gene_locked_vault suspensor_suits plasteel_blades") + "you intrigue 4; unknown tiles")
		s.Answers("fact_tiles_bought 1; fact_tiles_bought none; fact_tile 1 glowglobes; fact_tile 2 suspensor_suits; fact_tile 3 plasteel_blades").Agent("secrets").
			Has("rival intrigue 0; you intrigue 4; you tile gene_locked_vault; stack 1 glowglobes; stack 1 5")
	})
	for _, x := range []struct{ who, intrigue string }{{"you", "you intrigue 4; you tile gene_locked_vault"}, {"nobody", "rival intrigue 1; you intrigue 3; you lost gene_locked_vault"}} {
		t.Run("bought before anybody told what lies face up, by "+x.who, func(t *testing.T) {
			tabletest.Solo(t, "vladimir_harkonnen").With(tech + "you intrigue 4; unknown tiles.bought.gene_locked_vault; unknown tiles.stacks.1").
				Answers("fact_tile_of gene_locked_vault " + x.who).Agent("secrets").Has(x.intrigue)
		})
	}
	t.Run("seen since", func(t *testing.T) {
		tabletest.Solo(t, "vladimir_harkonnen").With(tech + stacks("gene_locked_vault suspensor_suits plasteel_blades") + "you intrigue 4; unknown tiles.bought.gene_locked_vault").
			Agent("secrets").Has("you intrigue 3")
	})
	t.Run("and with 5 nobody asks", func(t *testing.T) {
		tabletest.Solo(t, "vladimir_harkonnen").With(tech + stacks("gene_locked_vault suspensor_suits plasteel_blades") + "you intrigue 5; unknown tiles").
			Agent("secrets").Has("rival intrigue 1; you intrigue 4")
	})
}

// What nobody told is asked when a Rival may buy, and not before.
func TestOfferIsAskedLate(t *testing.T) {
	tabletest.Solo(t, "vladimir_harkonnen").With(tech + "rival swordmaster yes; unknown tiles; gone training_depot; " + stacks("glowglobes suspensor_suits plasteel_blades")).
		Agent("acquire_tech:continued fremkit").Has("rival F 1")
	s := tabletest.Solo(t, "vladimir_harkonnen").With(tech + "rival swordmaster yes; rival spice 1")
	s.Answers("fact_tile 1 glowglobes; fact_tile 2 suspensor_suits; fact_tile 3 panopticon; tile training_depot").
		Agent("acquire_tech:continued fremkit").Has("rival spice 0; rival tile glowglobes; stack 1 training_depot; stack 1 5; stack 3 panopticon")
}

// How many tiles a stack has is asked where the highest loses its top, and not before.
func TestHeightsAreAskedLate(t *testing.T) {
	const untold = tech + "rival swordmaster yes; rival spice 1; unknown tiles.stacks.1; unknown tiles.stacks.2; unknown tiles.stacks.3; "
	s := tabletest.Solo(t, "vladimir_harkonnen").With(untold)
	s.Answers("fact_tile 1 glowglobes; fact_tile 2 suspensor_suits; fact_tile 3 panopticon; tile planetary_array").
		Agent("acquire_tech:continued fremkit").Has("rival tile glowglobes; stack 1 planetary_array")
	s = tabletest.Solo(t, "vladimir_harkonnen").With(untold)
	s.Answers("fact_tile 1 glowglobes; fact_tile 2 suspensor_suits; fact_tile 3 plasteel_blades; tile planetary_array; " +
		"fact_tiles_left 2 4; fact_tiles_left 3 5; fact_tiles_left 1 4; tile panopticon").
		Agent("acquire_tech:continued fremkit").Has("rival tile glowglobes; stack 1 planetary_array; stack 1 4; stack 2 4; stack 3 panopticon; stack 3 4; gone plasteel_blades")
	s = tabletest.Solo(t, "vladimir_harkonnen").With(untold)
	s.Answers("fact_tile 1 none; fact_tile 2 glowglobes; fact_tile 3 panopticon; tile none").
		Agent("acquire_tech:continued fremkit").Has("rival tile glowglobes; stack 1 0; stack 2 0; stack 3 panopticon")
}

// In which order a human bought several tiles is not asked: what lies face up now is.
func TestSoldInAnyOrder(t *testing.T) {
	for _, order := range []string{"fact_tiles_bought 1; fact_tiles_bought 2; ", "fact_tiles_bought 2; fact_tiles_bought 1; "} {
		s := tabletest.Solo(t, "vladimir_harkonnen").With(tech + "rival swordmaster yes; rival spice 1; unknown tiles; " + stacks("glowglobes suspensor_suits plasteel_blades"))
		s.Answers(order + "fact_tiles_bought none; fact_tile 1 planetary_array; fact_tile 2 training_depot; fact_tile 3 plasteel_blades; " +
			"tile servo_receivers").
			Agent("acquire_tech:continued fremkit").Has("you tile glowglobes; you tile suspensor_suits; rival tile training_depot; stack 1 planetary_array; stack 2 servo_receivers; stack 3 plasteel_blades")
	}
}

// A human may go where a Rival's Agent is by a tile of which nobody told.
func TestTileThatMayPass(t *testing.T) {
	const given = "module ix; turn you; agent arrakeen rival; "
	for unknown, open := range map[string]bool{"": false, "unknown tiles.bought.invasion_ships; ": true, "unknown tiles; ": true, "you tile invasion_ships; ": true, "gone invasion_ships; unknown tiles; ": false} {
		s := tabletest.Solo(t, "vladimir_harkonnen").With(given + unknown)
		arrakeen := engine.Space(slices.IndexFunc(s.Table.Rules.Spaces, func(x engine.SpaceInfo) bool { return x.ID == "arrakeen" }))
		if is := s.Table.Closed(1, arrakeen) == engine.OpenSpace; is != open {
			t.Errorf("%q: open %v", unknown, is)
		}
	}
}

// Spice is kept for tiles below level III, and sold when a card of it is turned up.
func TestHoardedSpice(t *testing.T) {
	const sm = tech + "rival swordmaster yes; rival spice 9; " + "stack 1 glowglobes; stack 2 suspensor_suits; stack 3 panopticon; "
	tabletest.Solo(t, "vladimir_harkonnen").With(sm + "conflict trade_dispute").Settle().Unchanged()
	tabletest.Solo(t, "vladimir_harkonnen").With(sm + "conflict propaganda; round 8").Settle().Only("rival spice 2; rival vp 1")
	t.Run("the Swordmaster takes spice all the same", func(t *testing.T) {
		tabletest.Solo(t, "vladimir_harkonnen").With(tech + "conflict trade_dispute; rival spice 9").Settle().
			Has("rival spice 3; rival swordmaster yes")
	})
	t.Run("E12", func(t *testing.T) {
		s := tabletest.Solo(t, "vladimir_harkonnen").With(sm + "conflict propaganda; round 8; phase round_start; turn you")
		s.Do(func(t *engine.Table) { t.OpenRound() }).Has("rival spice 2; rival vp 1; phase player_turns")
	})
	t.Run("X59: two players hoard nothing", func(t *testing.T) {
		tabletest.Pair(t, "vladimir_harkonnen").With("module bloodlines; module tech; rival swordmaster yes; rival spice 7; conflict trade_dispute").
			Settle().Only("rival spice 0; rival vp 1")
	})
}

// E22 and E23: Panopticon at the end: 1 Influence with each Faction where the Rival
// has 0 or 1, which may score.
func TestPanopticonAtTheEnd(t *testing.T) {
	s := tabletest.Solo(t, "vladimir_harkonnen").With(tech + "round 10; phase recall; rival tile panopticon; rival E 1; rival G 2; rival B 0; rival F 4; rival vp 8; you vp 5; " +
		"stack 1 glowglobes; stack 2 suspensor_suits; stack 3 plasteel_blades")
	s.Answers("endgame_vp 0").Step().Has("rival E 2; rival G 2; rival B 1; rival F 4; rival vp 9; phase over")
}
