package session

import "househagal/engine"

// Step is one answered question of the game.
type Step struct {
	Kind   engine.QKind
	Seat   engine.Seat
	Answer int
	Follow bool   // it belongs to the move that an earlier step began
	Label  string // what undo calls it
}

// Steps are the answers of a game: those in force and, after an undo, those
// that can come back.
type Steps struct {
	list []Step
	n    int // how many are in force
}

// InForce returns the answers that the game is made of.
func (s *Steps) InForce() []Step { return s.list[:s.n] }

// Undone returns the answers that redo would bring back.
func (s *Steps) Undone() []Step { return s.list[s.n:] }

// Add appends an answer; what was undone is no longer offered by redo.
func (s *Steps) Add(x Step) {
	s.list = append(s.list[:s.n:s.n], x)
	s.n++
}

// move returns where the last move in force begins, and whether there is one.
func (s *Steps) move() (int, bool) {
	for i := s.n - 1; i >= 0; i-- {
		if !s.list[i].Follow {
			return i, true
		}
	}
	return 0, false
}

// Undo takes back the last move, or the part of one that was answered, and
// reports whether there was anything to take back.
func (s *Steps) Undo() bool {
	i, ok := s.move()
	if ok {
		s.n = i
	}
	return ok
}

// Back takes back the last answer of the move under way. False: no answer of it
// was given yet.
func (s *Steps) Back(follow bool) bool {
	if !follow || s.n == 0 {
		return false
	}
	s.n--
	return true
}

// Redo brings back the next move that was undone.
func (s *Steps) Redo() bool {
	if s.n == len(s.list) {
		return false
	}
	s.n++
	for s.n < len(s.list) && s.list[s.n].Follow {
		s.n++
	}
	return true
}

// Set puts n answers in force, as a save says it. It reports whether there are
// that many.
func (s *Steps) Set(n int) bool {
	if n < 0 || n > len(s.list) {
		return false
	}
	s.n = n
	return true
}

// Moves groups steps into moves.
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
