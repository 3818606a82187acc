package engine

// The ids of the small sets: in saves, events, figures and tests alike.
var (
	resultIDs = [...]string{"", "played", "continued", "skipped", "reshuffled", "strength"}
	whyIDs    = [...]string{"", "condition", "no_bonus_spice", "smart_politics", "blocked", "occupied"}
	causeIDs  = [...]string{"", "card", "signet", "scheme", "control", "reward", "visit", "card_played", "fix", "settle", "track", "tile"}
	sourceIDs = [SourceEnd]string{"influence", "alliance", "conflict", "icons", "bought", "cards", "endgame", "fix", "track", "tile"}
	byIDs     = [...]string{"", "weight", "list", "order", "only", "number", "total", "human"}
	moreIDs   = [MoreKindEnd]string{"", "influence", "recruit", "deploy", "sandworms", "spy", "spy_home", "agent_home",
		"vp", "shield_wall", "hooks", "intrigue", "note", "one_vp", "first_there", "muster", "lose", "tile",
		"commission", "track"}
	reasonIDs = [...]string{"", "we_missed_it", "a_card_did_it", "house_rule", "other"}
	fieldIDs  = [FieldEnd]string{"", "vp", "solari", "spice", "water", "intrigue", "emperor", "spacing_guild", "bene_gesserit",
		"fremen", "garrison", "troops", "sandworms", "strength", "agents", "hooks", "swordmaster", "high_council", "spy", "agent",
		"crysknife", "desert_mouse", "ornithopter", "wild", "track_a", "track_b", "track_c", "unit_home_a", "unit_in_a", "unit_idle_a", "unit_home_b", "unit_in_b", "unit_idle_b", "tile", "negotiators", "", "shield_wall", "bonus_a", "bonus_b", "bonus_c",
		"alliance_emperor", "alliance_spacing_guild", "alliance_bene_gesserit", "alliance_fremen",
		"control_a", "control_b", "control_c", "block", "first_a", "first_b", "first_c", "token", "bonus_d",
		"tile_a", "tile_b", "tile_c", "stack_a", "stack_b", "stack_c", "flag_a", "flag_b", "flag_c"}
	momentIDs   = [MomentEnd + 1]string{"round_start", "first_agent", "combat_turn", "last_agent", "own_turn", "win", "endgame", ""}
	resourceIDs = [ResourceEnd + 1]string{"solari", "spice", "water", "intrigue"}
	factionIDs  = [FactionEnd]string{"", "emperor", "spacing_guild", "bene_gesserit", "fremen"}
	iconIDs     = [IconEnd]string{"", "crysknife", "desert_mouse", "ornithopter", "wild"}
	phaseIDs    = [...]string{"player_turns", "combat", "makers", "recall", "over", "round_start"}
)

// IDs are the ids of a set up to end, by index.
func IDs[T interface {
	~uint8
	ID() string
}](end T) []string {
	out := make([]string, end)
	for i := range out {
		out[i] = T(i).ID()
	}
	return out
}

// ID is how the result is written, "" for none.
func (r Result) ID() string { return resultIDs[r] }

// ID is how the reason is written, "" for none.
func (w Why) ID() string { return whyIDs[w] }

// ID is how the cause is written, "" for none.
func (c Cause) ID() string { return causeIDs[c] }

// ID is how the source is written.
func (s Source) ID() string { return sourceIDs[s] }

// ID is how the decider is written, "" for nothing.
func (b By) ID() string { return byIDs[b] }

// ID is how what a card did is written, "" for nothing.
func (k MoreKind) ID() string { return moreIDs[k] }

// ID is how the reason of a correction is written, "" for none.
func (r Reason) ID() string { return reasonIDs[r] }

// ID is how the field is written, "" for none.
func (f Field) ID() string { return fieldIDs[f] }

// ID is how the moment is written, "" for a test that a tile changes.
func (m Moment) ID() string { return momentIDs[m] }

// ID is how the resource is written; ResourceEnd stands for Intrigue cards.
func (r Resource) ID() string { return resourceIDs[min(r, ResourceEnd)] }

// ID is how the Faction is written, "" for none.
func (f Faction) ID() string { return factionIDs[f] }

// ID is how the battle icon is written, "" for none.
func (i Icon) ID() string { return iconIDs[i] }

// ID is how the phase is written.
func (p Phase) ID() string { return phaseIDs[p] }
