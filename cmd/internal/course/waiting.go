package course

import (
	"slices"

	"househagal/engine"
)

// Waiting are the answers that wait after a line of the save, half being those that
// waited before it: an aside takes back the answers of the move under way, which are
// told again after it.
func Waiting(half, before []Step, x *InForceLine) []Step {
	switch {
	case x.What == InForceAside && x.Answers < len(before):
		return slices.Concat(before[x.Answers:], half)
	case x.What == InForceBack:
		return half
	}
	return nil
}

// StillWaiting is what still waits after s was answered. Another move in its place ends
// the waiting.
func StillWaiting(half []Step, s *Step) []Step {
	switch {
	case len(half) == 0:
		return nil
	case half[0].same(s):
		return half[1:]
	case s.Follow || s.Kind == engine.NoQuestion || IsAside([]Step{*s}):
		return half
	}
	return nil
}

// IsAside reports whether a move answers no question of the game.
func IsAside(m []Step) bool {
	return m[0].Kind == engine.NoQuestion || m[0].Kind.Info().Aside && (m[0].Answer == engine.AnsMore || m[0].Answer == engine.AnsFix)
}
