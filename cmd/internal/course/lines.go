package course

import "encoding/json"

// The kinds of line that a game adds to its save, beside the journal's own.
const (
	LineSet     = "set"      // an answered question of the setup
	LineUnset   = "unset"    // the last answer of the setup is taken back
	LineAnswer  = "answer"   // an answered question of the game
	LineAside   = "aside"    // something done at a question without answering it
	LineInForce = "in_force" // undo and redo: how many answers are in force
	LineKeep    = "keep"     // how many later moves are kept after an undo
	LineMark    = "mark"     // a bookmark here
	LineGo      = "go"       // to a bookmark
	LineRules   = "rules"    // the rules the game is played by, whole
	LineTaste   = "taste"    // how the people want their pages
)

// SetLine is an answered question of the setup.
type SetLine struct {
	Key   string `json:"key"`
	Value string `json:"value"`
}

// AnswerLine is an answered question of the game.
type AnswerLine struct {
	Ask    string `json:"ask"`
	Seat   int    `json:"seat"`
	Answer string `json:"answer"`
	Follow bool   `json:"follow,omitempty"`
	Label  string `json:"label,omitempty"`
	Text   string `json:"text,omitempty"`
}

// InForceLine says how many answers are in force from here on.
type InForceLine struct {
	Answers int    `json:"answers"`
	What    string `json:"what"`            // one of those below
	Label   string `json:"label,omitempty"` // what was taken back, when it was more than a move
}

// Why other answers are in force.
const (
	InForceUndo  = "undo"
	InForceRedo  = "redo"
	InForceBack  = "back"           // within a move
	InForceAside = "aside"          // a card or a correction comes before the move, which is told again after it
	InForceUnfit = "no longer fits" // the rules changed
)

// KeepLine says how many later moves stay after an undo.
type KeepLine struct {
	Moves int `json:"moves"`
}

// RulesLine are the rules of the game.
type RulesLine struct {
	Text string `json:"text"`
	Asks int    `json:"asks,omitempty"` // which questions that older programs never put are put
}

// Status is what the list of games shows of one.
type Status struct {
	Text  string `json:"text"`  // "Round 4, you 2, Irulan 1, Staban 1"
	Setup string `json:"setup"` // "Uprising, one player, Sardaukar, Irulan and Staban"
	Last  string `json:"last"`  // the last move
	// Answers were in force when Position was; a re-run must come to the same.
	Answers  int             `json:"answers"`
	Round    int             `json:"round,omitempty"`
	Position json.RawMessage `json:"position,omitempty"`
}

// TasteLine is how the people want their pages.
type TasteLine struct {
	Words []string `json:"words"`
}

// MarkLine is a bookmark, or the way to one.
type MarkLine struct {
	Name string `json:"name"`
}
