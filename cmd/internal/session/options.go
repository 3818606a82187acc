package session

import (
	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/controls"
	"househagal/cmd/internal/course"
	"househagal/engine"
)

// options offers what is too rare for a key of its own.
func (g *Game) options(t *engine.Table, q engine.Question) (course.Step, bool) {
	_, choices := controls.Options(g.scene.Speaker, g.optionsNow(t, q))
	r := g.answerTo(onNewPage(&g.screen, t, func(g *screen, t *engine.Table) ask.Prompt {
		p, _ := controls.Options(g.scene.Speaker, g.optionsNow(t, q))
		p.Page, p.Room = g.silentHead(t), true
		return p
	}))
	if r.Command != "" || r.Choice < 0 || r.Choice >= len(choices) {
		return course.Step{}, false
	}
	switch choices[r.Choice] {
	case controls.OptionMark:
		g.mark(t, nil)
	case controls.OptionMarks:
		g.listMarks(t)
	case controls.OptionReshuffle:
		return g.reshuffle(t, q)
	case controls.OptionTurn:
		g.undo(q, []string{"turn"})
	case controls.OptionRound:
		g.undo(q, []string{"round"})
	case controls.OptionLanguage:
		g.speakAtTable(t)
	case controls.OptionRedoAll:
		g.redo([]string{"all"})
	default:
		return g.wish(t, q, choices[r.Choice])
	}
	return course.Step{}, false
}

// optionsNow is what the options can do at q. In the middle of a correction or a card
// they take back no part of the game: undo leaves it.
func (g *screen) optionsNow(t *engine.Table, q engine.Question) controls.OptionsNow {
	o := controls.OptionsNow{Marks: len(g.marks), Undone: len(course.Moves(g.steps.Undone())), Shuffles: !t.Pos.Deck.Physical && t.Pos.Phase != engine.Over,
		Reactive: t.Options.Reactive, Odds: !t.Pos.Deck.Physical, Letters: g.letters,
		Taste: g.scene.Taste, Target: t.Pos.Target, NextTarget: controls.NextTarget(g.box, t.Pos.Target)}
	if g.withinAside(q) {
		return o
	}
	spots, at, _, err := g.trace(g.steps.InForce())
	if err == nil && len(spots) > 0 {
		last := spots[len(spots)-1]
		o.Turn, o.Round = turnName(g.scene.Speaker, at, &last), controls.RoundName(g.scene.Speaker, last.round)
	}
	return o
}
