// Package course is the course of a game as people and its save know it: the answers
// given and what was done beside them, which of them are in force, and the lines by
// which a save tells all that.
package course

import (
	"slices"

	"househagal/engine"
)

// Step is one answered question of the game, or something that was done at a
// question without answering it: an Act.
type Step struct {
	Kind   engine.QKind
	Seat   engine.Seat
	Answer int
	Follow bool   // it belongs to the move that an earlier step began
	Label  string // what undo calls it, in the language of the people
	Filed  string // and in the save
	Text   string // a note or a reason that was typed with it
	Act    Act    // what it does, when Kind is NoQuestion
}

// same reports whether x does what s does.
func (s *Step) same(x *Step) bool {
	return s.Kind == x.Kind && s.Seat == x.Seat && s.Answer == x.Answer && s.Text == x.Text && s.Act == x.Act
}

// Steps are the answers of a game: those in force and, after an undo, those
// that can come back.
type Steps struct {
	list []Step
	n    int   // how many are in force
	ups  []int // how many were in force before each undo that redo can reverse
}

// Count is how many answers are in force.
func (s *Steps) Count() int { return s.n }

// All returns the answers in force and those that were taken back.
func (s *Steps) All() []Step { return s.list }

// Clone returns steps that can be changed without the others.
func (s *Steps) Clone() Steps {
	return Steps{slices.Clone(s.list), s.n, slices.Clone(s.ups)}
}

// InForce returns the answers that the game is made of.
func (s *Steps) InForce() []Step { return s.list[:s.n] }

// Undone returns the answers that redo would bring back.
func (s *Steps) Undone() []Step { return s.list[s.n:] }

// Add appends an answer; what was undone is no longer offered by redo.
func (s *Steps) Add(x Step) {
	if s.n < len(s.list) { // somebody may still look at those behind
		s.list = slices.Clone(s.list[:s.n])
	}
	s.list = append(s.list, x)
	s.n++
	s.ups = nil
}

// LastMove returns where the last move in force begins, and whether there is one.
func (s *Steps) LastMove() (int, bool) {
	for i := s.n - 1; i >= 0; i-- {
		if !s.list[i].Follow {
			return i, true
		}
	}
	return 0, false
}

// Next is how many answers are in force after a redo.
func (s *Steps) Next() int {
	if k := len(s.ups); k > 0 {
		return s.ups[k-1]
	}
	n := s.n
	for n < len(s.list) && (n == s.n || s.list[n].Follow) {
		n++
	}
	return n
}

// Set puts n answers in force, as a save says it. It reports whether there are
// that many.
func (s *Steps) Set(n int) bool {
	if n < 0 || n > len(s.list) {
		return false
	}
	if n < s.n {
		s.ups = append(s.ups, s.n)
	}
	s.n = n
	s.ups = slices.DeleteFunc(s.ups, func(up int) bool { return up <= n })
	return true
}

// Become puts exactly these answers in force. Where they are a part of those
// given, the others stay within the reach of redo.
func (s *Steps) Become(list []Step) {
	if s.Common(list) == len(list) {
		s.Set(len(list))
		return
	}
	s.list, s.n, s.ups = slices.Clone(list), len(list), nil
}

// Common is how many answers of list are those given, from the first on.
func (s *Steps) Common(list []Step) int {
	n := 0
	for n < len(list) && n < len(s.list) && list[n].same(&s.list[n]) {
		n++
	}
	return n
}

// Moves groups steps into moves: a step that follows belongs to the one before it.
func Moves(steps []Step) [][]Step {
	var out [][]Step
	for i, x := range steps {
		if i == 0 || !x.Follow {
			out = append(out, nil)
		}
		out[len(out)-1] = append(out[len(out)-1], x)
	}
	return out
}
