package notation

import "househagal/engine"

// carries says which numbers of an Event mean something for its kind. Ids that
// are 0 say nothing in any kind and are left out.
type carries uint8

const (
	amount   carries = 1 << iota // Amount
	total                        // Total, unless it is -1: not known
	resource                     // Resource
	purse                        // Resource, where ResourceEnd is Intrigue
)

// eventKinds has the id of each kind of event and what it carries. Its Detail
// is written by details.
var eventKinds = [engine.EventEnd]struct {
	id string
	carries
}{
	engine.EvRound:          {"round", amount},
	engine.EvConflict:       {"conflict", 0},
	engine.EvDefend:         {"defend", amount | total},
	engine.EvTurn:           {"turn", 0},
	engine.EvCard:           {"card", 0},
	engine.EvShuffle:        {"shuffle", amount},
	engine.EvNoCard:         {"no_card", 0},
	engine.EvSend:           {"send", 0},
	engine.EvTake:           {"take", resource | amount | total},
	engine.EvBank:           {"bank", resource | amount},
	engine.EvIntrigue:       {"intrigue", amount | total},
	engine.EvSteal:          {"steal", amount | total},
	engine.EvRaise:          {"raise", amount | total},
	engine.EvLower:          {"lower", amount | total},
	engine.EvVP:             {"vp", amount | total},
	engine.EvAlliance:       {"alliance", 0},
	engine.EvAllianceLost:   {"alliance_lost", 0},
	engine.EvBonusAt4:       {"bonus_at4", 0},
	engine.EvSpy:            {"spy", 0},
	engine.EvSpyHome:        {"spy_home", 0},
	engine.EvNoSpy:          {"no_spy", 0},
	engine.EvHooks:          {"hooks", 0},
	engine.EvWall:           {"wall", 0},
	engine.EvWorms:          {"worms", amount | total},
	engine.EvRecruit:        {"recruit", amount | total},
	engine.EvDeploy:         {"deploy", amount | total},
	engine.EvNoDeploy:       {"no_deploy", amount | total},
	engine.EvBuySwordmaster: {"buy_swordmaster", amount},
	engine.EvBuyVP:          {"buy_vp", purse | amount},
	engine.EvPay:            {"pay", 0},
	engine.EvScheme:         {"scheme", 0},
	engine.EvSignet:         {"signet", 0},
	engine.EvControl:        {"control", 0},
	engine.EvControlLost:    {"control_lost", 0},
	engine.EvControlBonus:   {"control_bonus", resource | amount | total},
	engine.EvVisit:          {"visit", 0},
	engine.EvMoved:          {"moved", amount | total},
	engine.EvReveal:         {"reveal", amount | total},
	engine.EvDice:           {"dice", 0},
	engine.EvCombat:         {"combat", 0},
	engine.EvStrengthCard:   {"strength_card", amount | total},
	engine.EvStrength:       {"strength", total},
	engine.EvReward:         {"reward", amount},
	engine.EvKeepCard:       {"keep_card", total},
	engine.EvPair:           {"pair", 0},
	engine.EvHome:           {"home", amount},
	engine.EvMaker:          {"maker", amount | total},
	engine.EvRecall:         {"recall", 0},
	engine.EvFirst:          {"first", 0},
	engine.EvEnd:            {"end", amount},
	engine.EvEndgame:        {"endgame", amount},
	engine.EvTie:            {"tie", 0},
	engine.EvWin:            {"win", 0},
	engine.EvDecision:       {"decision", 0},
	engine.EvDone:           {"done", 0},
	engine.EvHighCouncil:    {"high_council", 0},
	engine.EvAgentHome:      {"agent_home", 0},
	engine.EvRetreat:        {"retreat", amount | total},
	engine.EvMore:           {"more", 0},
	engine.EvFix:            {"fix", total},
	engine.EvMentat:         {"mentat", amount},
	engine.EvChoice:         {"choice", amount},
	engine.EvIgnored:        {"ignored", 0},
	engine.EvToken:          {"token", total},
	engine.EvTokenGone:      {"token_gone", 0},
	engine.EvTokenLeft:      {"token_left", 0},
	engine.EvMuster:         {"muster", amount | total},
	engine.EvUnitsIn:        {"units_in", amount | total},
	engine.EvUnitsOut:       {"units_out", amount | total},
	engine.EvUnitsHome:      {"units_home", amount},
	engine.EvLost:           {"lost", amount | total},
	engine.EvLostIn:         {"lost_in", amount | total},
	engine.EvBonusTaken:     {"bonus_taken", amount | total},
	engine.EvHost:           {"host", amount},
	engine.EvNotGained:      {"not_gained", purse | amount},
	engine.EvStep:           {"step", amount | total},
	engine.EvTrackHome:      {"track_home", amount},
	engine.EvTold:           {"told", 0},
	engine.EvFlag:           {"flag", 0},
	engine.EvFlagHome:       {"flag_home", 0},
	engine.EvUnitBack:       {"unit_back", amount | total},
	engine.EvTileUp:         {"tile_up", amount | total},
	engine.EvTileOff:        {"tile_off", amount | total},
	engine.EvTile:           {"tile", amount | total},
	engine.EvNoTile:         {"no_tile", amount},
	engine.EvTileUse:        {"tile_use", 0},
	engine.EvTileGone:       {"tile_gone", 0},
	engine.EvNegotiator:     {"negotiator", amount | total},
	engine.EvSwords:         {"swords", amount | total},
}

// ResultID returns the id of a result, "" for none.
func ResultID(r engine.Result) string { return r.ID() }

// WhyID returns the id of the reason a card was passed over, "" for none.
func WhyID(w engine.Why) string { return w.ID() }

// OpenWords says which reward is left open, and what of it is to be chosen: a
// "faction", "two_factions", a "post", an "option" of several things, whether to
// "remove" the Shield Wall, on which "flag" a unit stands, whether to "deploy" the
// defending troop, or whether to "pay".
func OpenWords(x *engine.OpenChoice) (reward, choose string) {
	switch x.Verb {
	case engine.DoInfluence:
		if x.Pick == engine.TwoDifferent {
			return "influence", "two_factions"
		}
		return "influence", "faction"
	case engine.DoSpy:
		return "spy", "post"
	case engine.DoTile:
		return "tile", "turned_up"
	case engine.DoChoose:
		return "choice", "option"
	case engine.DoRecruit:
		return "defending_troop", "deploy"
	case engine.DoRemoveWall:
		return "shield_wall", "remove"
	case engine.DoCommission:
		return "unit", "flag"
	case engine.DoReturnUnit:
		return "tile", "use"
	}
	return "payment", "pay"
}
