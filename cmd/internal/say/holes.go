package say

import "strings"

// holes says what the arguments of messages hold: a name means one kind of thing
// in the whole catalogue, so that whoever writes a text needs no code to know it.
// The name of a kind is the name of an argument of that kind.
var holes = map[string]kind{
	"n": aNumber, "of": aNumber, "round": aNumber, "turn": aNumber, "page": aNumber,
	"first": aText, "last": aText, "name": aText, "text": aText, "word": aText, "effects": aText,
	programHole:  aText, // say.go
	"other_seat": aSeat, "seats": listOf(aSeat),
	"other_space": aSpace, "spaces": listOf(aSpace),
	"posts": listOf(aPost), "factions": listOf(aFaction), "rounds": listOf(aNumber),
	"gain": anAmount, "price": listOf(anAmount),
	"texts": listOf(aText), "words": listOf(aText), "names": listOf(aText),

	// of keys and of saved games
	"from": aNumber, "path": aText, "line": aNumber, "fault": aText, "detail": aText, "cause": aText,

	// of reasons
	"own": aSwitch, "now": aSwitch, "halfway": aSwitch, "third": aSwitch, "value": aNumber, "ties": aNumber,
	"recruits": aNumber, "garrison": aNumber,

	// of news
	"points": aNumber, "reason": aText, "alliance": aSwitch, "kept": aSwitch, "gone": aSwitch, "before": aSwitch, "die": aNumber, "other_die": aNumber,

	// of title and score
	"over": aSwitch, "wall_gone": aSwitch, "protected": aSwitch, "level": aNumber,
	"first_player": aSwitch, "vp": aText, "agents": aNumber, "strength": aText, "to": aNumber,

	// of lists, the table, reports and trouble
	"when": listOf(aText), "goes_on": aSwitch, "smart": aSwitch, "date": aText,
	"day": aNumber, "month": aNumber, "year": aNumber, "clock": aText,
	"remedy": aText, "begun": aSwitch, "file": aText,

	// of figures: written already, with their thousands and their digits
	"count": aText, "of_count": aText, "figure": aText, "margin": aText, "low": aText, "high": aText, "share": aText, "vp_low": aText, "vp_high": aText,
	"by_game": aText, "by_turn": aText, "both": aText, "only_a": aText, "only_b": aText, "neither": aText,
	"setup": aText, "seed": aText, "stand_in": aText, "hash": aText,

	// of questions
	"key": aText, "on": aSwitch, "wild": aSwitch, "spied": aSwitch, "free": aSwitch, "closed": aSwitch, "spies": aSwitch, "numbers": listOf(aNumber),

	// of the end of the game
	"tie": aNumber, "against": listOf(aNumber), "sandworms": aNumber,

	// of the setup
	"note": aText, "near": aText, "measured": aSwitch, "all": aSwitch, "other_rival": aRival, "icons": listOf(anIcon), "wide": aNumber,
	"walled": aSwitch, "pair": aSwitch, "hooks": aSwitch, "supply": aNumber, "spy_count": aNumber, "water": anAmount, "was": aText,

	// of effects
	"rank": aNumber, "others": aNumber, "faction_posts": aSwitch, "alone": aSwitch, "condition": aText, "then": aText, "else": aText, "options": listOf(aText), "cost": aText,
}

func init() {
	for _, k := range kinds {
		holes[string(k)] = k
	}
}

// listOf is the kind of a list whose items are of a kind, or texts.
func listOf(k kind) kind { return aList + " of " + k }

// item is the kind of the items of a list; ok is false for what is no list.
func (k kind) item() (of kind, ok bool) {
	rest, ok := strings.CutPrefix(string(k), string(aList))
	return kind(strings.TrimPrefix(rest, " of ")), ok
}

var kinds = []kind{aNumber, aText, aSwitch, aSeat, aFaction, aSpace, aPost, aGroup, aCard, aConflict, aRival, aDifficulty,
	aTrack, aTile, aNotice, aModule, aUnit, aResource, anIcon, anAmount, aList}
