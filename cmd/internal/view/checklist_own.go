package view

import (
	"fmt"
	"strings"

	"househagal/cmd/internal/menu"
	"househagal/engine"
)

// leader says what the people take before them beside their pieces: a Leader that
// is no Rival of this table, and the starting deck.
func (l *checklist) leader() string {
	others := engine.SeatSet(0)
	for s := engine.Seat(1); s <= engine.Seats; s++ {
		if !l.pos.Seat[s].Human && !l.box.Rules.Levels[l.pos.Difficulty].Spoiler {
			others = others.With(s)
		}
	}
	but := ""
	if others != 0 {
		but = " other than " + l.names.And(others)
	}
	if l.pos.Mode == engine.TwoPlayer {
		return "One each" + but + "; each shuffles a starting deck."
	}
	return "One" + but + "; shuffle your starting deck."
}

// module says whether contracts are in the game, "" where the box has none.
func (l *checklist) module() string {
	switch {
	case !menu.HasContracts(l.box):
		return ""
	case l.pos.Choam:
		return "In, as its rules say."
	}
	return "Left in the box, with its cards; 2 Solari stand for each contract."
}

// unused says what else stays in the box. Where Rivals have no cards of their own,
// they are Leaders.
func (l *checklist) unused() string {
	var parts, others []string
	if text := l.unusedConflicts(); text != "" {
		parts = append(parts, text)
	}
	if menu.HasObjectives(l.box) {
		others = append(others, "Objectives")
	}
	others = append(others, "Leaders")
	if l.box.Rules.Const.Rivals.BuySwordmaster {
		others = append(others, "Rivals")
	}
	parts = append(parts, "the other "+andList(others))
	if !l.box.Rules.Levels[l.pos.Difficulty].HumanSwordmaster {
		parts = append(parts, "your third Agent")
	}
	return capital(strings.Join(parts, "; ")) + "."
}

// unusedConflicts counts the Conflict cards that the deck of this game leaves out,
// "" where hagal deals and all lie within reach.
func (l *checklist) unusedConflicts() string {
	if l.chosen.Options.Deals {
		return ""
	}
	n := len(l.box.Rules.Conflicts) - 1
	for _, level := range l.box.Rules.Const.ConflictLevels {
		if level > 0 {
			n--
		}
	}
	if n <= 0 {
		return ""
	}
	return fmt.Sprintf("%s unseen", count(n, "Conflict card"))
}
