package say

// holes says what the arguments of messages hold: a name means one kind of thing
// in the whole catalogue, so that whoever writes a text needs no code to know it.
// The name of a kind is the name of an argument of that kind.
var holes = map[string]kind{
	"n": aNumber, "of": aNumber, "round": aNumber, "turn": aNumber, "page": aNumber,
	"first": aText, "last": aText, "name": aText, "text": aText, "word": aText, "effects": aText,
	"other_seat": aSeat, "seats": aList,
	"other_space": aSpace, "spaces": aList,
	"posts": aList, "factions": aList, "rounds": aList,
	"gain": anAmount, "price": aList,
}

func init() {
	for _, k := range kinds {
		holes[string(k)] = k
	}
}

var kinds = []kind{aNumber, aText, aSwitch, aSeat, aFaction, aSpace, aPost, aGroup, aCard, aConflict, aRival, aDifficulty,
	aResource, anIcon, anAmount, aList}
