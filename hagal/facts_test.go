package hagal_test

import (
	"testing"

	"househagal/data/tabletest"
)

// asks are facts that nobody has reported, the cards turned up, what must be asked
// and nothing else, and what follows.
type asks struct{ name, given, cards, asked, then string }

func ask(t *testing.T, rows []asks) {
	t.Helper()
	for _, x := range rows {
		t.Run(x.name, func(t *testing.T) {
			s := tabletest.Solo(t, "staban_tuek", "gurney_halleck")
			s.Table.Options.Reactive = true
			s.With(x.given).Answers(x.asked).Agent(x.cards).Has(x.then)
		})
	}
}

// Is a space free: asked by a card that would send an Agent there, once.
func TestAsksWhetherFree(t *testing.T) {
	const moved = "you agents 1; unknown agents.secrets; unknown agents.fremkit; unknown agents.sietch_tabr; "
	ask(t, []asks{
		{"free", moved, "secrets", "fact_agent secrets none", "agent secrets rival"},
		{"taken", moved, "secrets:occupied sardaukar", "fact_agent secrets you", "agent secrets you; agent sardaukar rival"},
		{"that can't be", moved, "secrets:blocked sardaukar", "fact_agent secrets blocked", "blocked secrets yes; agent sardaukar rival"},
		{"each space by itself", moved + "you agents 0", "secrets:occupied fremkit", "fact_agent secrets you; fact_agent fremkit none", ""},
		{"an answer holds for the same turn", moved + "you agents 0", "secrets:occupied secrets:occupied sardaukar", "fact_agent secrets you", ""},
		{"a Rival's Agent is there", moved + "agent secrets other", "secrets:occupied sardaukar", "", ""},
		{"you have not moved", "you agents 2; unknown agents.secrets", "secrets", "", "agent secrets rival"},
		{"all your Agents are found", "you agents 1; agent arrakeen you; unknown agents.secrets", "secrets", "", "agent secrets rival"},
		{"found by this very answer", moved, "fremkit:occupied secrets", "fact_agent fremkit you", "agent secrets rival"},
		{"a condition fails first", moved, "sietch_tabr:condition sardaukar", "", ""},
		{"blocked is known", moved + "blocked secrets yes", "secrets:blocked sardaukar", "", ""},
	})
}

// Bonus spice: asked by the three Maker cards only, before the space is looked at.
func TestAsksBonusSpice(t *testing.T) {
	const gone = "unknown bonus_spice.deep_desert; unknown bonus_spice.hagga_basin; unknown bonus_spice.imperial_basin; "
	ask(t, []asks{
		{"Deep Desert", gone, "deep_desert", "fact_bonus_spice deep_desert 2", "bonus deep_desert 0; rival spice 6"},
		{"Deep Desert, none", gone, "deep_desert:no_bonus_spice sardaukar", "fact_bonus_spice deep_desert 0", "agent sardaukar rival"},
		{"both basins", gone, "hagga_or_imperial_basin", "fact_bonus_spice hagga_basin 1; fact_bonus_spice imperial_basin 2",
			"bonus imperial_basin 0; rival spice 3"},
		{"one is known", "unknown bonus_spice.hagga_basin; bonus imperial_basin 2", "hagga_or_imperial_basin",
			"fact_bonus_spice hagga_basin 1", "agent imperial_basin rival"},
		{"no other card", gone, "research_station", "", "agent research_station rival"},
	})
}

// Is a post free: post by post down the list, until one is.
func TestAsksPosts(t *testing.T) {
	const gone = "unknown spies.spacing_guild; unknown spies.fremen; unknown spies.choam; unknown spies.refinery_arrakeen; "
	ask(t, []asks{
		{"the first is free", gone, "espionage", "fact_post spacing_guild none", "spy spacing_guild rival"},
		{"the second", gone, "espionage", "fact_post spacing_guild you; fact_post fremen none", "spy spacing_guild you; spy fremen rival"},
		{"a Rival's Spy stands there", gone + "spy spacing_guild other", "espionage", "fact_post fremen none", "spy fremen rival"},
		{"all three of yours are found", gone + "spy emperor you; spy bene_gesserit you; spy deep_desert you", "espionage", "", "spy spacing_guild rival"},
		{"a card without a Spy asks nothing", gone, "sardaukar", "", ""},
	})
}

// Your influence: where it decides about an Alliance or about Smart Politics.
func TestAsksInfluence(t *testing.T) {
	const gone = "unknown you.influence.emperor; unknown you.influence.fremen; "
	const politics = gone + "variant smart_politics; "
	ask(t, []asks{
		{"reaches 4, no Rival holds it: not yours", gone + "rival E 3", "dutiful_service", "fact_influence you emperor 3", "alliance E rival; rival vp 1"},
		{"reaches 4, it is yours", gone + "rival E 3", "dutiful_service", "fact_influence you emperor 4", "alliance E you; rival vp 0"},
		{"passes you", gone + "rival E 4", "dutiful_service", "fact_influence you emperor 4", "alliance E rival; rival vp 1"},
		{"reaches 3: not asked", gone + "rival E 2", "dutiful_service", "", "rival E 3"},
		{"reaches 4, the other Rival holds it", gone + "rival E 3; other E 4; alliance E other", "dutiful_service", "", "alliance E other"},
		{"holds it itself", gone + "rival E 4; alliance E rival", "dutiful_service", "", "rival E 5"},

		{"Smart Politics, below 2: not asked", politics + "rival E 1", "dutiful_service", "", "rival E 2"},
		{"Smart Politics, 2: you lead by two", politics + "rival E 2", "dutiful_service:smart_politics fremkit", "fact_influence you emperor 4", "rival F 1"},
		{"Smart Politics, 2: you don't", politics + "rival E 2", "dutiful_service", "fact_influence you emperor 3", "rival E 3"},
		{"Smart Politics, the other Rival is ahead by two anyway", politics + "rival E 2; other E 4", "dutiful_service:smart_politics fremkit", "", "rival F 1"},
		{"Smart Politics, at 5 without the token nobody can be two ahead", politics + "rival E 5; alliance E other; other E 6", "dutiful_service", "", "rival E 6"},
		{"Smart Politics, holds it at 6 and the other Rival is at 6 too", politics + "rival E 6; other E 6; alliance E rival", "dutiful_service", "", "rival E 6"},
		{"Smart Politics, holds it: do you keep up", politics + "rival E 5; other E 3; alliance E rival", "dutiful_service:smart_politics fremkit", "fact_influence you emperor 4", ""},
		{"Smart Politics, a card of another track", politics + "rival E 2", "fremkit", "", "rival F 1"},
		{"Smart Politics, a card that is never tested", politics + "rival E 2", "sardaukar", "", "rival E 3"},
	})
}

// The Shield Wall: only where a Rival with Maker Hooks could summon into a
// Conflict behind it. Removing it asks nothing.
func TestAsksWall(t *testing.T) {
	const gone = "unknown shield_wall; rival hooks yes; bonus deep_desert 1; "
	ask(t, []asks{
		{"it stands", gone + wall, "deep_desert", "fact_shield_wall 1", "rival spice 5"},
		{"it is gone", gone + wall, "deep_desert", "fact_shield_wall 0", "wall gone; rival worms 2"},
		{"a Conflict not behind it", gone + beyond, "deep_desert", "", "rival worms 2"},
		{"no Hooks", gone + "rival hooks no; " + wall, "deep_desert", "", "rival spice 5"},
		{"Imperial Basin has no sandworms", "unknown shield_wall; bonus imperial_basin 1; " + wall, "hagga_or_imperial_basin", "", "rival spice 2"},
		{"removing it", gone + wall, "desert_tactics", "", "wall gone"},
		{"removed before it would matter", gone + "bonus hagga_basin 1; " + wall, "hagga_or_imperial_basin", "", "wall gone; rival worms 1"},
	})
}

// Intrigue cards: at Secrets. Units: Expert Deployment, when they can matter.
func TestAsksIntrigueAndUnits(t *testing.T) {
	const units = "unknown you.units; variant expert_deployment; "
	ask(t, []asks{
		{"Secrets", "unknown you.intrigue", "secrets", "fact_intrigue you 4", "you intrigue 3; rival intrigue 1"},
		{"Secrets, three", "unknown you.intrigue", "secrets", "fact_intrigue you 3", "you intrigue 3; rival intrigue 0"},
		{"no other card", "unknown you.intrigue", "espionage", "", "rival B 1"},

		{"would lead by three without you", units + beyond + "rival troops 4", "fremkit", "fact_units you 1", "rival troops 4"},
		{"you are too near", units + beyond + "rival troops 4", "fremkit", "fact_units you 2", "rival troops 6"},
		{"two units can't lead by three", units + beyond + "rival troops 2", "fremkit", "", "rival troops 4"},
		{"the other Rival is too near", units + beyond + "rival troops 4; other troops 2", "fremkit", "", "rival troops 6"},
		{"level III", units + "rival troops 4; conflict propaganda", "fremkit", "", "rival troops 6"},
		{"nothing to deploy", units + beyond + "rival troops 4; rival garrison 0", "fremkit", "", "rival troops 4"},
		{"no Combat space", units + beyond + "rival troops 4", "sardaukar", "", "rival garrison 5"},
		{"variant off", "unknown you.units; rival troops 4; " + beyond, "fremkit", "", "rival troops 6"},
	})
}
