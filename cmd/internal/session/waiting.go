package session

import (
	"slices"

	"househagal/engine"
)

// halfOf is what waits after such a line of the save: an aside takes back the
// answers of the move under way, which are told again after it.
func halfOf(half, before []Step, x *inForceLine) []Step {
	switch {
	case x.What == inForceAside && x.Answers < len(before):
		return slices.Concat(before[x.Answers:], half)
	case x.What == inForceBack:
		return half
	}
	return nil
}

// restOf is what still waits after s was answered. Another move in its place ends
// the waiting.
func restOf(half []Step, s *Step) []Step {
	switch {
	case len(half) == 0:
		return nil
	case half[0].same(s):
		return half[1:]
	case s.Follow || s.Kind == engine.NoQuestion || isAside([]Step{*s}):
		return half
	}
	return nil
}

// isAside reports whether a move answers no question of the game.
func isAside(m []Step) bool {
	return m[0].Kind == engine.NoQuestion || m[0].Kind.Info().Aside && (m[0].Answer == engine.AnsMore || m[0].Answer == engine.AnsFix)
}
