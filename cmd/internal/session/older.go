package session

import "househagal/engine"

// asksNow is how far laterQuestions goes: a new save has it beside its rules.
const asksNow = 2

// laterQuestions are the kinds that older programs did not put. A save that they
// began has no answer to them: then what they did instead is done again.
var laterQuestions = map[engine.QKind]struct {
	since int                                                        // the first number beside the rules of a save that has them
	did   func(t *engine.Table, q *engine.Question) (a int, ok bool) // false: it put this one too
}{
	engine.AskRow:      {1, func(t *engine.Table, _ *engine.Question) (int, bool) { return 0, t.Pos.WallGone }},
	engine.AskWall:     {1, func(*engine.Table, *engine.Question) (int, bool) { return 1, true }},
	engine.AskSpyFirst: {1, func(*engine.Table, *engine.Question) (int, bool) { return engine.AnsDone, true }},
	engine.AskAlliance: {1, firstInOrder},
	engine.FactHeight: {2, func(t *engine.Table, q *engine.Question) (int, bool) {
		return int(t.Pos.Market.Height[q.Stack]), true
	}},
	engine.FactOwner: {2, func(*engine.Table, *engine.Question) (int, bool) { return 0, true }},
}

// firstInOrder is the first seat in turn order among those that q allows.
func firstInOrder(t *engine.Table, q *engine.Question) (int, bool) {
	for _, s := range t.Pos.Order() {
		if q.Open(int(s)) {
			return int(s), true
		}
	}
	return 0, false
}

// unaskedAnswer is what an older program did at q, false where it put the question: a
// save with asks beside its rules.
func unaskedAnswer(t *engine.Table, q *engine.Question, asks int) (a int, ok bool) {
	x, later := laterQuestions[q.Kind]
	if !later || asks >= x.since {
		return 0, false
	}
	return x.did(t, q)
}
