package data

import "househagal/engine"

// place is where effects stand: not every verb makes sense everywhere.
type place uint8

const (
	onVisit  place = 1 << iota // what a human's visit books
	onCard                     // a House Hagal card
	onSignet                   // a Signet
	onScheme                   // a Scheme
	onReward                   // a reward, a bonus of a track
	onTile                     // a tile
	anywhere = onVisit | onCard | onSignet | onScheme | onReward | onTile
)

// verb is one thing that an effect can do, as YAML says it: a word by itself, or
// a key with an argument.
type verb struct {
	name   string
	do     engine.Verb
	arg    argKind
	lo, hi int             // of a number
	res    engine.Resource // of a gain
	where  place
	doc    string
	sample string // an example of the whole effect
}

// verbs is the closed set of effects, in the order of the reference.
var verbs = []verb{
	{"influence", engine.DoInfluence, influenceArg, 1, 6, 0, anywhere,
		"Influence with one Faction: a named one, or one that is picked (see below).", "{influence: {emperor: 1}}"},
	{"recruit", engine.DoRecruit, countArg, 1, 12, 0, anywhere,
		"That many troops from the supply, as long as it lasts. In a turn that ends on a Combat space they go into the Conflict.", "{recruit: 2}"},
	{"solari", engine.DoGain, countArg, 1, 20, engine.Solari, anywhere, "That many Solari from the bank.", "{solari: 2}"},
	{"spice", engine.DoGain, countArg, 1, 20, engine.Spice, anywhere, "That many spice from the bank.", "{spice: 1}"},
	{"water", engine.DoGain, countArg, 1, 20, engine.Water, anywhere, "That many water from the bank.", "{water: 1}"},
	{"intrigue", engine.DoIntrigue, countArg, 1, 10, 0, anywhere, "That many Intrigue cards from the deck.", "{intrigue: 1}"},
	{"vp", engine.DoVP, countArg, 1, 5, 0, anywhere, "That many Victory Points.", "{vp: 1}"},
	{"spy", engine.DoSpy, spyArg, 1, 3, 0, anywhere,
		"A Spy on the first free post of the group named; any is every post for a human, a Faction post by its list for a Rival. Several: {spy: {any: 2}}.", "{spy: city}"},
	{"hooks", engine.DoHooks, noArg, 0, 0, 0, anywhere, "Maker Hooks, if it has none.", "hooks"},
	{"wall_icon", engine.DoWallIcon, noArg, 0, 0, 0, anywhere, "Removes the Shield Wall if it has Maker Hooks.", "wall_icon"},
	{"remove_wall", engine.DoRemoveWall, noArg, 0, 0, 0, anywhere, "Removes the Shield Wall.", "remove_wall"},
	{"harvest", engine.DoHarvest, noArg, 0, 0, 0, onVisit | onCard,
		"All bonus spice of the space of this turn, and its base spice; with Maker Hooks its sandworms instead of base spice, where they may enter.", "harvest"},
	{"sandworms", engine.DoSandworm, countArg, 1, 8, 0, anywhere, "That many sandworms into the Conflict, where they may enter.", "{sandworms: 1}"},
	{"signet", engine.DoSignet, noArg, 0, 0, 0, onCard | onTile, "The Signet of the Rival.", "signet"},
	{"steal", engine.DoSteal, countArg, 1, 20, 0, anywhere, "1 Intrigue card at random from each opponent that holds that many or more.", "{steal: 4}"},
	{"take_each", engine.DoTakeEach, eachArg, 1, 10, 0, anywhere, "That many tokens from each opponent that has any.", "{take_each: {spice: 1}}"},
	{"control", engine.DoControl, spaceArg, 0, 0, 0, onReward, "The control marker on that space. Never doubled.", "{control: arrakeen}"},
	{"contract", engine.DoContract, noArg, 0, 0, 0, anywhere, "A contract; a Rival takes 2 Solari instead.", "contract"},
	{"trash", engine.DoNothing, noArg, 0, 0, 0, anywhere, "A human may trash a card; a Rival has none.", "trash"},
	{"draw", engine.DoNothing, countArg, 1, 5, 0, anywhere, "A human draws that many cards; a Rival has none.", "{draw: 1}"},
	{"pay", engine.DoPay, payArg, 0, 0, 0, anywhere,
		"Pays all of the cost for what follows: a human may decline, a Rival pays whenever it can. Costs: solari, spice, water, intrigue, spies.", "{pay: {spice: 3}, then: [{vp: 1}]}"},
	{"if", engine.DoIf, ifArg, 0, 0, 0, anywhere, "then when the condition holds, otherwise else (may be left out).", "{if: {emperor: 2}, then: [{intrigue: 1}], else: [{spice: 1}]}"},
	{"rows", engine.DoRows, rowsArg, 0, 0, 0, onVisit, "A human chooses one of two rows.", "{rows: [[hooks, {recruit: 1}], [remove_wall]]}"},
	{"high_council", engine.DoHighCouncil, listArg, 0, 0, 0, onVisit, "A human takes a High Council seat; once seated, what is listed.", "{high_council: [{recruit: 3}]}"},
	{"agent_home", engine.DoAgentHome, noArg, 0, 0, 0, onVisit, "Another Agent of the human comes home.", "agent_home"},
	{"swordmaster", engine.DoSwordmaster, noArg, 0, 0, 0, onVisit, "The human's third Agent.", "swordmaster"},
	{"mentat", engine.DoMentat, noArg, 0, 0, 0, onReward, "The game of 2020: an extra Agent in the next round.", "mentat"},
	{"take_mentat", engine.DoMentatNow, noArg, 0, 0, 0, onVisit, "The game of 2020: the Mentat, if nobody has it: an extra Agent in this round.", "take_mentat"},
	{"track", engine.DoTrack, trackArg, 1, 10, 0, anywhere,
		"That many steps of a Rival along a track, one by one (see board). A human is asked whether it took its token back, where that gives something.", "{track: {caravan: 2}}"},
	{"tell", engine.DoTell, noticeArg, 0, 0, 0, onCard | onSignet | onScheme | onReward | onTile,
		"The page tells a sentence of board.notices: what hands do and no rule looks at.", "{tell: row_left}"},
	{"choose", engine.DoChoose, chooseArg, 1, 4, 0, anywhere,
		"That many of the effects listed. What a Rival takes the human decides.", "{choose: 1, of: [{intrigue: 1}, {spice: 1}]}"},
	{"recruit_home", engine.DoRecruitHome, countArg, 1, 12, 0, onCard | onSignet | onScheme,
		"That many troops from the supply, which stay in the garrison this turn.", "{recruit_home: 1}"},
	{"deep_cover", engine.DoDeepCover, spyArg, 1, 3, 0, anywhere,
		"A Spy as for spy, but on the first post where the seat itself has none, whoever else has.", "{deep_cover: any}"},
	{"take_bonus", engine.DoTakeBonus, countArg, 1, 20, 0, onCard | onSignet | onScheme,
		"That many bonus spice of the Maker space that has most of it, whoever is there.", "{take_bonus: 1}"},
	{"host_draws", engine.DoHost, countArg, 1, 5, 0, onCard, "The human whose space it is draws that many Intrigue cards.", "{host_draws: 1}"},
	{"take_token", engine.DoTakeToken, noArg, 0, 0, 0, onCard, "A Rival pays for the token of the space and takes it, if it can.", "take_token"},
	{"commission", engine.DoCommission, unitArg, 1, 5, 0, anywhere,
		"That many units of a kind from the supply into the garrison, as long as it lasts.", "{commission: {walker: 1}}"},
	{"recruit_in", engine.DoRecruitIn, countArg, 1, 12, 0, onCard | onSignet | onScheme | onReward | onTile,
		"That many troops from the supply, at once into the Conflict, wherever the Agent is; into the garrison after a Conflict, and where Expert Deployment is played.", "{recruit_in: 3}"},
	{"return_unit", engine.DoReturnUnit, unitArg, 1, 5, 0, onReward | onTile,
		"That many units of a kind from the Conflict back into the supply; then none of the seat stands on a flag after it.", "{return_unit: {walker: 1}}"},
	{"dividends", engine.DoDividends, shareArg, 1, 10, 0, onSignet | onScheme | onReward,
		"That many Solari from the bank, and that many for each other seat that keeps tokens.", "{dividends: {self: 5, others: 1}}"},
	{"drop_token", engine.DoDropToken, noArg, 0, 0, 0, onCard, "The token of the space goes to the box.", "drop_token"},
	{"buy_tile", engine.DoTile, buyArg, 0, 9, 0, onCard | onSignet | onReward | onTile,
		"A Rival buys the dearest tile that it may take and can pay, at that many spice less; where there is none, else (may be left out).", "{buy_tile: 1, else: [{negotiator: 1}]}"},
	{"negotiator", engine.DoNegotiator, countArg, 1, 12, 0, onCard | onSignet | onReward | onTile,
		"That many troops of a Rival from the supply wait at the market: each pays for 1 spice of the next tile.", "{negotiator: 1}"},
	{"swords", engine.DoSwords, countArg, 1, 20, 0, onCard | onTile, "That many swords in the Combat of this round; they count with a unit.", "{swords: 2}"},
	{"trash_tile", engine.DoTrashTile, noArg, 0, 0, 0, onTile, "The tile goes out of the game.", "trash_tile"},
}

// verbNames are the names of the verbs, in order.
var verbNames = func() []string {
	out := make([]string, len(verbs))
	for i := range verbs {
		out[i] = verbs[i].name
	}
	return out
}()

// verbOf finds the line of the table that says what e does.
func verbOf(e *engine.Effect) *verb {
	for i := range verbs {
		v := &verbs[i]
		switch {
		case v.do != e.Verb,
			v.do == engine.DoGain && v.res != e.Resource,
			v.do == engine.DoNothing && (v.arg == noArg) != (e.N == 0):
		default:
			return v
		}
	}
	return nil
}

// pick is a way to find the Faction of an influence effect that names none.
type pick struct {
	name string
	was  string // an older name, which is read as well; "" for none
	pick engine.Pick
	doc  string
}

var picks = []pick{
	{"any", "", engine.Least, "where it has least; ties by its list. A human chooses."},
	{"most", "", engine.Most, "where it has most; ties by its list."},
	{"place", "listed", engine.Listed, "the Faction in that place of its list, 1 to 4. With steps: {place: 2, steps: 2}."},
	{"two", "", engine.TwoDifferent, "two different Factions, that many steps with each, least first."},
	{"wins_alliance", "", engine.WinsAlliance, "one whose Alliance the gain wins, otherwise as any."},
	{"opponent_ahead", "", engine.OpponentAhead, "one where some opponent is ahead; none: nothing."},
}

// influenceWords are what may stand inside an influence effect.
var influenceWords = func() []string {
	out := append([]string{}, factionWords[1:]...)
	for _, p := range picks {
		out = append(out, p.name)
	}
	return out
}()
