// Package rival is who decides: the Rival cards and the official rules by which
// a Rival takes its turn, chooses, spends and schemes.
package rival

import (
	"househagal/engine"
	"househagal/hagal"
)

// Card is one Rival card (docs/rules/rivals.md).
type Card struct {
	ID, Name    string
	Short       string // at most 8 cells, for the table
	Leader      string // id of the Leader it portrays
	Swordmaster int8   // pooled resources at which it buys the third Agent
	List        [4]engine.Faction
	Start       [engine.FactionEnd]int8 // influence at the start, where it scores nothing
	Signet      []engine.Effect
	Scheme      []engine.Effect
	Streamlined bool   // by default, in two-player
	Solo        bool   // allowed in solo
	TwoPlayer   bool   // allowed in two-player
	Refused     string // why it may not be a Rival (a Leader of 2020), "" otherwise
}

// Box is everything the rules need to run a game: made once by a reader, never
// changed during a game, shared by any number of tables.
type Box struct {
	Rules  engine.Rules
	Deck   hagal.Deck
	Rivals []Card // index 0 unused
	// Files are the names of the files of somebody's own that changed these rules,
	// in order. No rule reads them.
	Files []string
	// Package is the one that was chosen by its name (Choice).
	Package string
	// Layers are those in force here, in the order in which they lie over each
	// other; Offered those that could be chosen when the rules were read. No rule
	// reads them. Mode is the one that layers were laid for, where there are any.
	Layers, Offered []Layer
	Mode            engine.Mode
}

// ByID returns the Rival card with that id, 0 when there is none.
func (b *Box) ByID(id string) engine.RivalID {
	for i := range b.Rivals {
		if i > 0 && b.Rivals[i].ID == id {
			return engine.RivalID(i)
		}
	}
	return 0
}
