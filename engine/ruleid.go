package engine

// RuleID names a rule of the rulebook in docs/rules: each has an anchor there.
// The setup and the price of a human's Swordmaster happen without an event: code
// that follows those rules names the id in its comment ("rule setup.first").
type RuleID uint8

// The rules, by page of docs/rules.
const (
	NoRule RuleID = iota
	// setup.md
	SetupSeats
	SetupTroops
	SetupDeck
	SetupObjectives
	SetupFirst
	SetupLevels
	SetupStreamlined
	SetupHouseHagal
	SetupModules
	// round.md
	RoundConflict
	RoundDefender
	RoundOrder
	RoundReveal
	RoundMakers
	RoundRecall
	RoundRowChurn
	RoundHouseHagal
	// turn.md
	TurnReveal
	TurnCondition
	TurnFaces
	TurnBonusSpice
	TurnSmartPolitics
	TurnBlocked
	TurnOccupied
	TurnNoCard
	TurnReshuffle
	TurnEmptyPile
	TurnGoesOn
	TurnControl
	TurnSend
	// effects.md
	EffectCard
	EffectRecruit
	EffectIntrigue
	EffectSecrets
	EffectSignet
	EffectScheme
	EffectContract
	EffectGain
	EffectChoice
	EffectTold
	// tracks.md
	TrackStep
	TrackFirst
	TrackEnd
	TrackHome
	TrackHuman
	TrackDividends
	TrackTie
	// choices.md
	InfluenceGain
	InfluenceLeast
	InfluenceTie
	InfluenceMost
	InfluenceListed
	InfluenceTwo
	InfluenceWinsAlliance
	InfluenceTwoVP
	InfluenceAlliance
	InfluenceBonus
	SpyOrder
	SpyThird
	SpyRecallFirst
	SpyNone
	SpyDeepCover
	// makers.md
	MakersChoice
	MakersBonus
	MakersBase
	MakersWorms
	MakersHooks
	MakersHost
	ShieldWallHooks
	ShieldWallHuman
	// deploy.md
	DeployCombat
	DeployExpert
	DeployNone
	DeployAnywhere
	// units.md
	UnitsOrder
	UnitsDeploy
	UnitsHome
	UnitsLost
	UnitsCommission
	ControlFlag
	ControlFlagHome
	TokensRival
	TokensHuman
	// tiles.md
	TilesOffer
	TilesBuy
	TilesPrice
	TilesNegotiators
	TilesHoard
	TilesUse
	TilesTests
	TilesHuman
	// settle.md
	SettleSwordmaster
	SettleVP
	SettlePrice
	SettleArrival
	// combat.md
	CombatSwords
	CombatBrutal
	CombatStrength
	CombatRanks
	CombatTies
	CombatRewards
	CombatDouble
	CombatControl
	CombatPay
	CombatIcons
	CombatHome
	CombatHouseHagal
	// end.md
	EndCheck
	EndWild
	EndTies
	EndEndgame
	// human.md
	HumanVisit
	HumanInfiltrate
	HumanSwordmaster
	HumanMentat
	HumanCard
	HumanFix
	RuleEnd
)

var ruleNames = [RuleEnd]string{
	NoRule: "", SetupSeats: "setup.seats", SetupTroops: "setup.troops", SetupDeck: "setup.deck",
	SetupObjectives: "setup.objectives", SetupFirst: "setup.first", SetupLevels: "setup.levels",
	SetupStreamlined: "setup.streamlined", SetupModules: "setup.modules", SetupHouseHagal: "setup.house-hagal",
	RoundConflict: "round.conflict", RoundDefender: "round.defender", RoundOrder: "round.order",
	RoundReveal: "round.reveal", RoundMakers: "round.makers", RoundRecall: "round.recall",
	RoundRowChurn: "round.row-churn", RoundHouseHagal: "round.house-hagal",
	TurnReveal: "turn.reveal", TurnCondition: "turn.condition", TurnFaces: "turn.faces",
	TurnBonusSpice: "turn.bonus-spice", TurnSmartPolitics: "turn.smart-politics",
	TurnBlocked: "turn.blocked", TurnOccupied: "turn.occupied", TurnNoCard: "turn.no-card",
	TurnReshuffle: "turn.reshuffle", TurnEmptyPile: "turn.empty-pile", TurnGoesOn: "turn.goes-on",
	TurnControl: "turn.control", TurnSend: "turn.send",
	EffectCard: "effect.card", EffectRecruit: "effect.recruit", EffectIntrigue: "effect.intrigue",
	EffectSecrets: "effect.secrets", EffectSignet: "effect.signet", EffectScheme: "effect.scheme",
	EffectContract: "effect.contract", EffectGain: "effect.gain",
	EffectChoice: "effect.choice", EffectTold: "effect.told",
	TrackStep: "track.step", TrackFirst: "track.first", TrackEnd: "track.end", TrackHome: "track.home",
	TrackHuman: "track.human", TrackDividends: "track.dividends", TrackTie: "track.tie",
	InfluenceGain: "influence.gain", InfluenceLeast: "influence.least", InfluenceMost: "influence.most",
	InfluenceTie: "influence.tie", InfluenceListed: "influence.listed", InfluenceTwo: "influence.two",
	InfluenceWinsAlliance: "influence.wins-alliance", InfluenceTwoVP: "influence.two-vp",
	InfluenceAlliance: "influence.alliance", InfluenceBonus: "influence.bonus",
	SpyOrder: "spy.order", SpyThird: "spy.third", SpyRecallFirst: "spy.recall-first", SpyNone: "spy.none", SpyDeepCover: "spy.deep-cover",
	MakersChoice: "makers.choice", MakersBonus: "makers.bonus", MakersBase: "makers.base",
	MakersWorms: "makers.worms", MakersHooks: "makers.hooks", MakersHost: "makers.host", ShieldWallHooks: "shield-wall.hooks", ShieldWallHuman: "shield-wall.human",
	DeployCombat: "deploy.combat", DeployExpert: "deploy.expert", DeployNone: "deploy.none", DeployAnywhere: "deploy.anywhere",
	UnitsOrder: "units.order", UnitsDeploy: "units.deploy", UnitsHome: "units.home", UnitsLost: "units.lost",
	UnitsCommission: "units.commission", ControlFlag: "control.flag", ControlFlagHome: "control.flag-home",
	TokensRival: "tokens.rival", TokensHuman: "tokens.human",
	TilesOffer: "tiles.offer", TilesBuy: "tiles.buy", TilesPrice: "tiles.price", TilesNegotiators: "tiles.negotiators",
	TilesHoard: "tiles.hoard", TilesUse: "tiles.use", TilesTests: "tiles.tests", TilesHuman: "tiles.human",
	SettleSwordmaster: "settle.swordmaster", SettleVP: "settle.vp", SettlePrice: "settle.price", SettleArrival: "settle.arrival",
	CombatSwords: "combat.swords", CombatBrutal: "combat.brutal", CombatStrength: "combat.strength",
	CombatRanks: "combat.ranks", CombatTies: "combat.ties", CombatRewards: "combat.rewards",
	CombatDouble: "combat.double", CombatControl: "combat.control", CombatPay: "combat.pay",
	CombatIcons: "combat.icons", CombatHome: "combat.home", CombatHouseHagal: "combat.house-hagal",
	EndCheck: "end.check", EndWild: "end.wild", EndTies: "end.ties", EndEndgame: "end.endgame",
	HumanVisit: "human.visit", HumanInfiltrate: "human.infiltrate",
	HumanSwordmaster: "human.swordmaster", HumanMentat: "human.mentat", HumanCard: "human.card", HumanFix: "human.fix",
}

// String returns the id as docs/rules writes it, "turn.occupied".
func (r RuleID) String() string { return ruleNames[r] }
