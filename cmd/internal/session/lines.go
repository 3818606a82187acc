package session

import "encoding/json"

// markLine marks the place in a save; goLine goes to a marked one.
type markLine struct {
	Name string `json:"name"`
}

// The kinds of line that a game adds to its save, beside the journal's own.
const (
	lineSet     = "set"      // an answered question of the setup
	lineUnset   = "unset"    // the last answer of the setup is taken back
	lineAnswer  = "answer"   // an answered question of the game
	lineAside   = "aside"    // something done at a question without answering it
	lineInForce = "in_force" // undo and redo: how many answers are in force
	lineKeep    = "keep"     // how many later moves are kept after an undo
	lineMark    = "mark"     // a bookmark here
	lineGo      = "go"       // to a bookmark
	lineRules   = "rules"    // the rules the game is played by, whole
	lineTaste   = "taste"    // how the people want their pages
)

type setLine struct {
	Key   string `json:"key"`
	Value string `json:"value"`
}

type answerLine struct {
	Ask    string `json:"ask"`
	Seat   int    `json:"seat"`
	Answer string `json:"answer"`
	Follow bool   `json:"follow,omitempty"`
	Label  string `json:"label,omitempty"`
	Text   string `json:"text,omitempty"`
}

type inForceLine struct {
	Answers int    `json:"answers"`
	What    string `json:"what"`            // one of those below
	Label   string `json:"label,omitempty"` // what was taken back, when it was more than a move
}

// Why other answers are in force.
const (
	inForceUndo  = "undo"
	inForceRedo  = "redo"
	inForceBack  = "back"           // within a move
	inForceAside = "aside"          // a card or a correction comes before the move, which is told again after it
	inForceUnfit = "no longer fits" // the rules changed
)

type keepLine struct {
	Moves int `json:"moves"`
}

type rulesLine struct {
	Text string `json:"text"`
	Asks int    `json:"asks,omitempty"` // which later questions are put (see laterQuestions)
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

type tasteLine struct {
	Words []string `json:"words"`
}
