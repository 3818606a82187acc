package course

import (
	"strconv"

	"househagal/cmd/internal/say"
	"househagal/cmd/internal/show"
	"househagal/engine"
	"househagal/rival"
)

// Act is something that was done at a question without answering it. Which of
// the fields count, its kind says; the others are zero.
type Act struct {
	Kind  ActKind
	Salt  uint64       // Reorder: the same salt does the same
	Turn  int          // Block: the Agent turn of a Rival, from 1
	Space engine.Space // Block
	Deck  show.DeckAct // Deal
	VP    int8         // Target
}

// ActKind is a kind of Act.
type ActKind uint8

// The kinds.
const (
	NoAct   ActKind = iota // the step answers its question
	Fix                    // a number is corrected
	Reorder                // the rest of the draw pile is in a new order
	Track                  // moves are reported from now on
	React                  // they are not
	Block                  // a space is blocked; it takes effect before the turn in question
	Deal                   // a card is turned up, where hagal is nothing but the deck
	Target                 // so many VP end the game
	actEnd
)

// actWords names the kinds in a save. Track and React are told apart by a value.
var actWords = [actEnd]string{Fix: "fix", Reorder: "reshuffle", Track: "input", React: "input", Block: "blocked", Deal: "dealt", Target: "target"}

// AsideLine is the line of an Act in a save.
type AsideLine struct {
	What   string `json:"what"`
	Salt   uint64 `json:"salt,omitempty"`
	Turn   int    `json:"turn,omitempty"`
	Space  string `json:"space,omitempty"`
	Seat   int    `json:"seat,omitempty"`
	VP     int    `json:"vp,omitempty"`
	Value  string `json:"value,omitempty"`
	Follow bool   `json:"follow,omitempty"`
	Label  string `json:"label,omitempty"`
}

// AsideOf is the line of a step that answers nothing.
func AsideOf(box *rival.Box, s *Step) AsideLine {
	a := &s.Act
	x := AsideLine{What: actWords[a.Kind], Salt: a.Salt, Turn: a.Turn, Follow: s.Follow, Label: s.Filed}
	switch a.Kind {
	case Track, React:
		x.Value = InputWord(a.Kind == React)
	case Block:
		x.Space = box.Rules.Spaces[a.Space].ID
	case Target:
		x.VP = int(a.VP)
	case Deal:
		x.Value, x.Seat = DeckWords[a.Deck.What], int(a.Deck.Seat)
	}
	return x
}

// Act reads the line of an Act.
func (x *AsideLine) Act(box *rival.Box) (Act, error) {
	switch x.What {
	case actWords[Fix]:
		return Act{Kind: Fix}, nil
	case actWords[Reorder]:
		return Act{Kind: Reorder, Salt: x.Salt}, nil
	case actWords[Track]:
		if x.Value == InputWord(true) {
			return Act{Kind: React}, nil
		}
		return Act{Kind: Track}, nil
	case actWords[Block]:
		return blockOf(box, x.Turn, box.Rules.SpaceByID(x.Space))
	case actWords[Deal]:
		return deal(x.Value, x.Seat)
	case actWords[Target]:
		if x.VP < 1 || x.VP > engine.VPTop {
			return Act{}, say.Later("session.target", say.Args{"n": x.VP, "to": engine.VPTop})
		}
		return Act{Kind: Target, VP: int8(x.VP)}, nil
	}
	return x.packed(box)
}

// packed reads the lines of older saves, which had turn and space, or a seat, in
// the salt.
func (x *AsideLine) packed(box *rival.Box) (Act, error) {
	switch x.What {
	case "block":
		return blockOf(box, int(x.Salt/64), engine.Space(x.Salt%64))
	case "deck":
		return deal(x.Value, int(min(x.Salt, engine.Seats+1)))
	}
	return Act{}, say.Later("session.unknown_act", say.Args{"word": strconv.Quote(x.What)})
}

// blockOf reads which space was blocked, before which turn.
func blockOf(box *rival.Box, turn int, sp engine.Space) (Act, error) {
	if sp == engine.NoSpace || int(sp) >= len(box.Rules.Spaces) {
		return Act{}, say.Later("session.unknown_space")
	}
	return Act{Kind: Block, Turn: turn, Space: sp}, nil
}

// deal reads what was done with the deck.
func deal(word string, seat int) (Act, error) {
	for what, w := range DeckWords {
		if w == word && seat >= 0 && seat <= engine.Seats {
			return Act{Kind: Deal, Deck: show.DeckAct{What: what, Seat: engine.Seat(seat)}}, nil
		}
	}
	return Act{}, say.Later("session.unknown_deal", say.Args{"word": strconv.Quote(word)})
}

// At does a at the table. The question q stands afterwards, as it is put then.
func (a *Act) At(t *engine.Table, q *engine.Question) {
	switch a.Kind {
	case Fix:
		t.Correct()
	case Track, React:
		t.Options.Reactive = a.Kind == React
		if q.Kind == engine.AskWhereTo {
			*q = t.WhereTo(q.Seat)
		}
	case Reorder:
		reorder(t, a.Salt)
	case Target:
		t.Pos.Target = a.VP
	}
}

// DeckWords are what is done with the deck, as a save has it.
var DeckWords = map[show.DeckWhat]string{show.DeckCard: "card", show.DeckTaken: "taken", show.DeckSwords: "swords", show.DeckShuffle: "shuffle"}

// reorder gives the rest of the draw pile a new order, and all that is left to
// chance from now on. The same salt does the same.
func reorder(t *engine.Table, salt uint64) {
	t.Luck.Seed = t.Luck.Seed*6364136223846793005 + 2*salt + 1
	t.Luck.Shuffle(&t.Pos.Deck.Draw)
}

// InputWord is how moves are told, as a save and a flag have it.
func InputWord(reactive bool) string {
	if reactive {
		return "reactive"
	}
	return "tracked"
}
