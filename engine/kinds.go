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
)

// KindInfo is what all that deals with a kind of question reads of it.
type KindInfo struct {
	ID     string // in saves, scripts, JSON and reports
	Domain Domain
	Yes    string // the word of answer 1, where the domain is OfYesNo
	None   string // the word of answer 0, "" where that is none
	Opens  bool   // it opens a page: its answer makes the news before it old
	Aside  bool   // it takes "a card did more" and a correction for an answer
	Board  bool   // it is about something that stands on the board, which nobody reported
}

// Kinds has a row for each kind.
var Kinds = [QKindEnd]KindInfo{
	AskConflict:     {ID: "conflict", Domain: OfConflict, Opens: true},
	AskDefend:       {ID: "defend", Domain: OfYesNo, Yes: "yes", None: "no"},
	AskDice:         {ID: "dice", Domain: OfDice},
	AskTarget:       {ID: "target", Domain: OfYesNo, Yes: "yes", None: "no"},
	AskWhereTo:      {ID: "where_to", Domain: OfSpace, None: "done", Opens: true, Aside: true},
	AskReveal:       {ID: "reveal", Domain: OfNumber, Opens: true, Aside: true},
	AskRecallSpy:    {ID: "recall_spy", Domain: OfYesNo, Yes: "yes", None: "no"},
	AskWormOrSpice:  {ID: "sandworm_or_spice", Domain: OfYesNo, Yes: "sandworm", None: "spice"},
	AskRow:          {ID: "row", Domain: OfYesNo, Yes: "second", None: "first"},
	AskWall:         {ID: "remove_wall", Domain: OfYesNo, Yes: "yes", None: "no"},
	AskFaction:      {ID: "faction", Domain: OfFaction},
	AskAlliance:     {ID: "alliance_to", Domain: OfSeat, None: "nobody"},
	AskSpyFirst:     {ID: "spy_first", Domain: OfPost, None: "none"},
	AskPost:         {ID: "post", Domain: OfPost, None: "none"},
	AskSpyHome:      {ID: "spy_home", Domain: OfPost, None: "none"},
	AskAgentHome:    {ID: "agent_home", Domain: OfSpace, None: "another"},
	AskTroops:       {ID: "troops", Domain: OfNumber},
	AskIntriguePlay: {ID: "combat_intrigue", Domain: OfSeat, None: "nobody", Opens: true, Aside: true},
	AskStrength:     {ID: "strength", Domain: OfNumber},
	AskHadWorm:      {ID: "had_sandworm", Domain: OfYesNo, Yes: "yes", None: "no"},
	AskPayTimes:     {ID: "pay_times", Domain: OfNumber},
	AskEndgame:      {ID: "endgame_vp", Domain: OfNumber, Opens: true},
	AskChoice:       {ID: "choice", Domain: OfNumber},
	AskMore:         {ID: "card_did_more", Domain: OfMenu},
	AskMoreNumber:   {ID: "more_number", Domain: OfNumber},
	AskFixSeat:      {ID: "fix_seat", Domain: OfSeat, None: "table"},
	AskFixField:     {ID: "fix_field", Domain: OfMenu},
	AskFixValue:     {ID: "fix_value", Domain: OfMenu},
	AskFixReason:    {ID: "fix_reason", Domain: OfMenu},
	FactAgent:       {ID: "fact_agent", Domain: OfSeat, None: "free", Board: true},
	FactPost:        {ID: "fact_post", Domain: OfSeat, None: "free", Board: true},
	FactBonus:       {ID: "fact_bonus_spice", Domain: OfNumber, Board: true},
	FactInfluence:   {ID: "fact_influence", Domain: OfNumber, Board: true},
	FactWall:        {ID: "fact_shield_wall", Domain: OfYesNo, Yes: "yes", None: "no", Board: true},
	FactIntrigue:    {ID: "fact_intrigue", Domain: OfNumber},
	FactPurse:       {ID: "fact_purse", Domain: OfNumber, Opens: true},
	FactVP:          {ID: "fact_vp", Domain: OfNumber, Opens: true},
	FactUnits:       {ID: "fact_units", Domain: OfNumber, Board: true},
	FactStrength:    {ID: "fact_strength", Domain: OfNumber, Opens: true, Board: true},
	FactGarrison:    {ID: "fact_garrison", Domain: OfNumber, Opens: true},
	AskCard:         {ID: "hagal_card", Domain: OfCard},
}

// Info is the row of the kind.
func (k QKind) Info() *KindInfo { return &Kinds[k] }

// String returns the id of the kind.
func (k QKind) String() string { return Kinds[k].ID }
