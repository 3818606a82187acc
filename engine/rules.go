package engine

// TroopsOfSeat is how many troops a seat owns; SpiesOfSeat how many Spies
// (rule setup.troops). InfluenceTop is the end of every track (docs/rules/choices.md).
const (
	TroopsOfSeat = 12
	SpiesOfSeat  = 3
	InfluenceTop = 6
)

// Rules are the rules in force at a table: what is printed on the board and
// the Conflict cards, the levels, and every number a tuner may change. They are
// made once by a reader and never change during a game. Ids and names are for
// readers and writers; the rules look at indexes only.
type Rules struct {
	Game      GameID
	Spaces    []SpaceInfo    // index 0 unused
	Posts     []PostInfo     // index 0 unused
	Groups    []GroupInfo    // index 0: all posts, in board order
	Conflicts []ConflictInfo // index 0 unused
	Levels    []LevelInfo    // index 0: two-player, no level
	// Objectives are the Objective cards dealt to the seats; index 0 unused. The
	// game of 2020 has none.
	Objectives []ObjectiveInfo
	Tracks     []TrackInfo  // index 0 unused
	Steps      []StepInfo   // index 0 unused; spaces of tracks that give something
	Notices    []NoticeInfo // index 0 unused
	Factions   [FactionEnd]FactionInfo
	Units      []UnitInfo  // index 0 unused: the troop
	Tokens     []TokenInfo // index 0 unused
	Tiles      []TileInfo  // index 0 unused
	Const      Constants
}

// ObjectiveInfo is one Objective card (rule setup.objectives).
type ObjectiveInfo struct {
	ID, Name string
	Icon     Icon
	First    bool // its seat has the First Player marker in round 1
	Rival    bool // in two-player it is always the Rival's
}

// SpaceInfo is one board space.
type SpaceInfo struct {
	ID, Name, Code string  // Code: the two letters that choose it
	Faction        Faction // whose track a visit raises
	Combat         bool
	Maker          bool
	BaseSpice      int8
	Worms          int8 // sandworms that Maker Hooks summon here instead of base spice
	Controllable   bool
	ControlBonus   [ResourceEnd]int8 // to the controller at any visit
	Protected      bool              // behind the Shield Wall
	Requires       Condition         // what a human needs to come here
	Visit          []Effect          // what a human's visit books
	Posts          PostSet           // posts that touch it
	Section        string            // emperor ... landsraad choam city desert, for grids
	Swordmaster    bool              // this is where a human buys the third Agent
	Once           bool              // once it has its High Council seat a human can't come here again (2020)
}

// PostInfo is one observation post.
type PostInfo struct {
	ID, Name, Code string
	Spaces         SpaceSet
}

// GroupInfo is a group of posts and the order in which a Rival tries them.
type GroupInfo struct {
	ID     string
	Posts  []Post // in the Rival's order, first free wins
	ByList bool   // the Faction posts: ordered by the Rival card's list instead
}

// ConflictInfo is one Conflict card.
type ConflictInfo struct {
	ID, Name  string
	Level     int8 // 1 to 3
	Icon      Icon
	Control   Space       // the location it names, NoSpace for none
	Protected bool        // behind the Shield Wall while that stands
	Rewards   [3][]Effect // first, second, third
}

// FactionInfo is a Faction and its influence track.
type FactionInfo struct {
	ID, Name string
	BonusAt4 []Effect // a human's, never a Rival's (docs/rules/choices.md)
}

// LevelInfo is a level of difficulty (rule setup.levels).
type LevelInfo struct {
	ID, Name         string
	RivalTroops      int8 // garrison of each Rival at the start
	RivalIntrigue    int8
	RivalHooks       bool // each Rival starts with Maker Hooks (a level of a tuner's own)
	HumanIntrigue    int8
	HumanSolari      int8
	HumanSpice       int8
	HumanSwordmaster bool
	Requires         Variants // variants that this level switches on
	SwordmasterRound int8     // 2020: from the start of this round Rivals own theirs (1: from the start of the game); 0: they buy it
	MentatCost       int8     // 2020: Solari of the Mentat space
	// Spoiler says that the Rival only stands in the way (2020, House Hagal of two
	// players; docs/rules/two-players.md): it acts after Agent turns of the first player alone,
	// gains no tokens, no Intrigue and no VP, takes Alliances but no rewards, and a
	// Conflict that it wins takes an opponent's control marker off.
	Spoiler bool
}

// Constants are the numbers and switches a tuner may change. The comment of
// each gives its unit, its rule and the printed value.
type Constants struct {
	Target          int8              // VP that end the game (docs/rules/end.md)
	TroopStrength   int8              // strength of a troop (rule combat.strength): 2
	WormStrength    int8              // strength of a sandworm: 3
	FromGarrison    int8              // units deployed from garrison beside the recruits (rule deploy.combat): 2
	StartGarrison   int8              // of a human (rule setup.troops): 3
	StartWater      int8              // of every seat: 1
	StartAgents     int8              // of every seat: 2
	ExpertLead      int8              // Expert Deployment: lead from which nothing is deployed: 7
	ExpertUnits     bool              // the lead counts units (Uprising), not strength (2020)
	ExpertBelow     int8              // Conflict level from which the test is off: 3
	BrutalLevel     int8              // Conflict level from which two cards are shown: 3
	BrutalCards     int8              // strength cards shown there: 2
	SmartLead       int8              // Smart Politics (a): leads by this much: 1
	SmartFrom       int8              // Smart Politics (b): own influence from: 2
	SmartBehind     int8              // Smart Politics (b): behind the leader by this much: 2
	VPPrice         [ResourceEnd]int8 // tokens a VP costs a Rival (rule settle.vp): 7 7 3; 0: it can't be bought with them
	VPIntrigue      int8              // Intrigue cards a VP costs a Rival: 3
	HumanPrice      int8              // Solari of a human's Swordmaster while nobody has one (rule settle.price): 8
	HumanPriceLater int8              // afterwards: 6
	InfluenceVPAt   int8              // influence that scores 1 VP: 2
	AllianceAt      int8              // influence that takes a free Alliance: 4
	AllianceVP      int8              // VP of an Alliance: 1
	IconVP          int8              // VP of a pair of battle icons: 1
	WildPairs       bool              // at the end two wild icons make a pair too (rule end.wild)
	ThirdIfTied     bool              // a tie for second gives the third reward to each (rule combat.ties)
	SchemeSpies     int8              // the Spy whose placing triggers the Scheme: 3
	ConflictLevels  [RoundCap]int8    // level of each round's card, 0 ends the game
	MakerSpice      int8              // bonus spice each empty Maker space gains: 1
	MustFlow        int8              // The Spice Must Flow cards each Rival counts as owning when a card counts them (2020, docs/rules/effects.md: 2)
	HoardBelow      int8              // 7 spice buy a Rival no VP below this Conflict level (rule tiles.hoard): 0, with tiles 3
	ContractTiles   bool              // contracts lie on the table for humans; otherwise each is 2 Solari (rule effect.contract)
	Rivals          RivalSwitches
	Streamlined     StreamlinedSwitches
}

// RivalSwitches tell the game of 2020 and Uprising apart (docs/rules/game-of-2020.md).
type RivalSwitches struct {
	BuyVP              bool // buys VP at all
	VPNeedsSwordmaster bool // only once it owns its Swordmaster
	BuySwordmaster     bool // when its purse reaches the card's value
	TiesAskHuman       bool // ties of influence are decided by the human
	TrackTiesAskHuman  bool // those of what a track gives, at least
	TracksScore        bool // 2 influence and Alliances score
	TakesRewards       bool // Conflict rewards
}

// SpaceByID returns the space with that id, NoSpace when there is none.
func (r *Rules) SpaceByID(id string) Space {
	for i := range r.Spaces {
		if i > 0 && r.Spaces[i].ID == id {
			return Space(i)
		}
	}
	return NoSpace
}

// PostByID returns the post with that id, NoPost when there is none.
func (r *Rules) PostByID(id string) Post {
	for i := range r.Posts {
		if i > 0 && r.Posts[i].ID == id {
			return Post(i)
		}
	}
	return NoPost
}

// ConflictByID returns the Conflict card with that id, 0 when there is none.
func (r *Rules) ConflictByID(id string) Conflict {
	for i := range r.Conflicts {
		if i > 0 && r.Conflicts[i].ID == id {
			return Conflict(i)
		}
	}
	return 0
}
