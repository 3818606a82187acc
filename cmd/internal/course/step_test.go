package course

import (
	"testing"

	"pgregory.net/rapid"

	"househagal/engine"
)

func steps(follow ...bool) *Steps {
	s := &Steps{}
	for i, f := range follow {
		s.Add(Step{Kind: engine.AskTroops, Answer: i, Follow: f})
	}
	return s
}

// undo takes back the last move, or the part of one that was answered, as
// Game.undo does. False: there is nothing to take back.
func (s *Steps) undo() bool {
	i, ok := s.LastMove()
	return ok && s.Set(i)
}

// redo brings back what the last undo took away. False: there is none.
func (s *Steps) redo() bool {
	n := s.Next()
	return n > s.Count() && s.Set(n)
}

func TestUndoTakesBackAWholeMove(t *testing.T) {
	s := steps(false, false, true, true)
	for _, want := range []int{1, 0} {
		if !s.undo() || len(s.InForce()) != want {
			t.Fatalf("after undo %d answers are in force, want %d", len(s.InForce()), want)
		}
	}
	if s.undo() {
		t.Error("undo found something before the first answer")
	}
	if !s.redo() || len(s.InForce()) != 1 || !s.redo() || len(s.InForce()) != 4 {
		t.Errorf("redo brought back %d answers, want whole moves: 1, then 4", len(s.InForce()))
	}
	if s.redo() {
		t.Error("redo found something after the last answer")
	}
}

func TestANewAnswerForgetsWhatWasUndone(t *testing.T) {
	s := steps(false, false)
	s.undo()
	s.Add(Step{Answer: 9})
	if len(s.Undone()) != 0 || s.InForce()[1].Answer != 9 {
		t.Errorf("in force %v, undone %v", s.InForce(), s.Undone())
	}
}

func TestUndoAndRedoAreEachOthersReverse(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		follow := rapid.SliceOfN(rapid.Bool(), 1, 30).Draw(r, "follow")
		follow[0] = false
		s := steps(follow...)
		n := rapid.IntRange(0, 30).Draw(r, "undos")
		did := 0
		for range n {
			if s.undo() {
				did++
			}
		}
		for range did {
			if !s.redo() {
				r.Fatal("an undone move did not come back")
			}
		}
		if len(s.InForce()) != len(follow) {
			r.Fatalf("%d answers in force, want %d", len(s.InForce()), len(follow))
		}
		total := 0
		for _, m := range Moves(s.InForce()) {
			total += len(m)
			if m[0].Follow {
				r.Fatal("a move begins with an answer that follows")
			}
		}
		if total != len(follow) {
			r.Fatalf("moves hold %d answers, want %d", total, len(follow))
		}
	})
}
