package engine

// Domain is what the answers of a kind of question are.
type Domain uint8

// The domains.
const (
	NoDomain   Domain = iota
	OfYesNo           // 1 or 0, each with a word of its own
	OfNumber          // a number
	OfDice            // 10 x the first die + the second
	OfSeat            // a Seat, 0 for none
	OfSpace           // a Space, 0 for none
	OfPost            // a Post, 0 for none
	OfFaction         // a Faction
	OfConflict        // a Conflict
	OfCard            // a Hagal card
	OfMenu            // a line of a list of its own
	OfResource        // a Resource: never an answer, but what a fact is about
	OfTrack           // a Track: never an answer either
	OfTile            // a Tile
	OfStack           // a Stack, 0 for none
)

// KindInfo is what all that deals with a kind of question reads of it.
type KindInfo struct {
	ID     string // in saves, scripts, JSON and reports
	Domain Domain
	Yes    string    // the word of answer 1, where the domain is OfYesNo
	None   string    // the word of answer 0, "" where that is none
	Opens  bool      // it opens a page: its answer makes the news before it old
	Aside  bool      // it takes "a card did more" and a correction for an answer
	Within bool      // where it follows another one it is part of a human's move
	Added  bool      // it belongs to a card that did more, or to a correction: nothing else is added within
	Fact   bool      // it is about something that nobody reported
	Board  bool      // and that stands on the board
	About  [2]Domain // what it names of that, in the order in which a script says it
}

// Kinds has a row for each kind.
var Kinds = [QKindEnd]KindInfo{
	AskConflict:     {ID: "conflict", Domain: OfConflict, Opens: true},
	AskDefend:       {ID: "defend", Domain: OfYesNo, Yes: "yes", None: "no"},
	AskDice:         {ID: "dice", Domain: OfDice},
	AskTarget:       {ID: "target", Domain: OfYesNo, Yes: "yes", None: "no"},
	AskWhereTo:      {ID: "where_to", Domain: OfSpace, None: "done", Opens: true, Aside: true},
	AskReveal:       {ID: "reveal", Domain: OfNumber, Opens: true, Aside: true},
	AskRecallSpy:    {ID: "recall_spy", Domain: OfYesNo, Yes: "yes", None: "no", Within: true},
	AskWormOrSpice:  {ID: "sandworm_or_spice", Domain: OfYesNo, Yes: "sandworm", None: "spice", Within: true},
	AskRow:          {ID: "row", Domain: OfYesNo, Yes: "second", None: "first", Within: true},
	AskWall:         {ID: "remove_wall", Domain: OfYesNo, Yes: "yes", None: "no", Within: true},
	AskFaction:      {ID: "faction", Domain: OfFaction, Within: true},
	AskAlliance:     {ID: "alliance_to", Domain: OfSeat, None: "nobody", Within: true},
	AskSpyFirst:     {ID: "spy_first", Domain: OfPost, None: "none", Within: true},
	AskPost:         {ID: "post", Domain: OfPost, None: "none", Within: true},
	AskSpyHome:      {ID: "spy_home", Domain: OfPost, None: "none", Within: true},
	AskAgentHome:    {ID: "agent_home", Domain: OfSpace, None: "another", Within: true},
	AskTroops:       {ID: "troops", Domain: OfNumber, Within: true},
	AskIntriguePlay: {ID: "combat_intrigue", Domain: OfSeat, None: "nobody", Opens: true, Aside: true, Within: true},
	AskStrength:     {ID: "strength", Domain: OfNumber, Within: true},
	AskHadWorm:      {ID: "had_sandworm", Domain: OfYesNo, Yes: "yes", None: "no", Within: true},
	AskToken:        {ID: "token", Domain: OfYesNo, Yes: "yes", None: "no", Within: true},
	AskPayTimes:     {ID: "pay_times", Domain: OfNumber, Within: true},
	AskFlag:         {ID: "flag", Domain: OfSpace, Within: true},
	AskTileUse:      {ID: "tile_use", Domain: OfYesNo, Yes: "yes", None: "no", Within: true},
	AskRecall:       {ID: "recall", Domain: OfNumber, Within: true},
	AskEndgame:      {ID: "endgame_vp", Domain: OfNumber, Opens: true},
	AskTile:         {ID: "tile", Domain: OfTile, None: "none"},
	AskChoice:       {ID: "choice", Domain: OfNumber},
	AskMore:         {ID: "card_did_more", Domain: OfMenu, Added: true},
	AskLoser:        {ID: "loser", Domain: OfSeat, Added: true},
	AskStack:        {ID: "stack", Domain: OfStack, Added: true},
	AskMoreNumber:   {ID: "more_number", Domain: OfNumber, Added: true},
	AskFixSeat:      {ID: "fix_seat", Domain: OfSeat, None: "table", Added: true},
	AskFixField:     {ID: "fix_field", Domain: OfMenu, Added: true},
	AskFixValue:     {ID: "fix_value", Domain: OfMenu, Added: true},
	AskFixReason:    {ID: "fix_reason", Domain: OfMenu, Added: true},
	FactAgent:       {ID: "fact_agent", Domain: OfSeat, None: "free", Fact: true, Board: true, About: [2]Domain{OfSpace}},
	FactPost:        {ID: "fact_post", Domain: OfSeat, None: "free", Fact: true, Board: true, About: [2]Domain{OfPost}},
	FactBonus:       {ID: "fact_bonus_spice", Domain: OfNumber, Fact: true, Board: true, About: [2]Domain{OfSpace}},
	FactInfluence:   {ID: "fact_influence", Domain: OfNumber, Fact: true, Board: true, About: [2]Domain{OfSeat, OfFaction}},
	FactWall:        {ID: "fact_shield_wall", Domain: OfYesNo, Yes: "yes", None: "no", Fact: true, Board: true},
	FactIntrigue:    {ID: "fact_intrigue", Domain: OfNumber, Fact: true, About: [2]Domain{OfSeat}},
	FactPurse:       {ID: "fact_purse", Domain: OfNumber, Opens: true, Fact: true, About: [2]Domain{OfSeat, OfResource}},
	FactVP:          {ID: "fact_vp", Domain: OfNumber, Opens: true, Fact: true, About: [2]Domain{OfSeat}},
	FactUnits:       {ID: "fact_units", Domain: OfNumber, Fact: true, Board: true, About: [2]Domain{OfSeat}},
	FactStrength:    {ID: "fact_strength", Domain: OfNumber, Opens: true, Fact: true, Board: true, About: [2]Domain{OfSeat}},
	FactGarrison:    {ID: "fact_garrison", Domain: OfNumber, Opens: true, Fact: true, About: [2]Domain{OfSeat}},
	FactToken:       {ID: "fact_token", Domain: OfYesNo, Yes: "yes", None: "no", Fact: true, Board: true, About: [2]Domain{OfSpace}},
	FactOffer:       {ID: "fact_tiles_bought", Domain: OfStack, None: "none", Fact: true, Board: true},
	FactTop:         {ID: "fact_tile", Domain: OfTile, None: "none", Fact: true, Board: true, About: [2]Domain{OfStack}},
	FactHeight:      {ID: "fact_tiles_left", Domain: OfNumber, Fact: true, Board: true, About: [2]Domain{OfStack}},
	FactOwner:       {ID: "fact_tile_of", Domain: OfSeat, None: "nobody", Fact: true, Board: true, About: [2]Domain{OfTile}},
	FactFirst:       {ID: "fact_first_there", Domain: OfYesNo, Yes: "yes", None: "no", Fact: true, Board: true, About: [2]Domain{OfTrack}},
	FactFlag:        {ID: "fact_flag", Domain: OfSpace, None: "none", Fact: true, Board: true, About: [2]Domain{OfSeat}},
	FactDividends:   {ID: "fact_dividends", Domain: OfNumber, Fact: true},
	AskCard:         {ID: "hagal_card", Domain: OfCard},
}

// AnswerIDs are the words of the answers that any kind may have, and of those that are
// none of what a kind asks for.
var AnswerIDs = map[int]string{AnsOpen: "open", AnsDone: "done", AnsReveal: "reveal", AnsMore: "more", AnsFix: "fix",
	AnsAlliance: "alliance", AnsBlocked: "blocked", AnsTile + 1: "tile_1", AnsTile + 2: "tile_2", AnsTile + 3: "tile_3"}

// Info is the row of the kind.
func (k QKind) Info() *KindInfo { return &Kinds[k] }

// String returns the id of the kind.
func (k QKind) String() string { return Kinds[k].ID }
