//go:build unix

package cli_test

import (
	"regexp"
	"slices"
	"strings"
	"testing"
)

// A line that says how a question is answered: what kind of answer it takes, the
// words that are no answer.
var hint = regexp.MustCompile(`^(\d+ to \d+(, or more)?\.|.* Or: list.*|Two digits: .*)$`)

// unhinted is what was said but for the hints: they come once in a sitting.
func unhinted(text string) string {
	lines := slices.DeleteFunc(strings.Split(text, "\n"), hint.MatchString)
	return strings.Join(lines, "\n")
}

// Who listens to a game hears each hint once: under 30 words in a whole game. All
// else between a question and its answer is a numbered list.
func TestScreenReaderGame(t *testing.T) {
	t.Setenv("ACCESSIBLE", "1")
	lines := written(t, 3)
	args := slices.DeleteFunc(playArgs(3), func(a string) bool { return a == "--plain" })
	text := fed(t, t.TempDir(), lines, args...)
	if len(lines) < 40 || !strings.Contains(text, "What now?") {
		t.Fatalf("%d answers are no whole game:\n%s", len(lines), text)
	}
	words := 0
	for _, said := range segments(text) {
		asked := strings.Split(said, "\n")
		for len(asked) > 0 && !strings.Contains(asked[len(asked)-1], "?") {
			last := asked[len(asked)-1]
			asked = asked[:len(asked)-1]
			switch {
			case hint.MatchString(last):
				words += len(strings.Fields(last))
			case !listed.MatchString(last):
				asked = nil // a question broken over two lines, or the end
			}
		}
	}
	t.Logf("%d words of hints in %d, %d answers", words, len(strings.Fields(text)), len(lines))
	if words == 0 || words >= 30 {
		t.Errorf("%d words of hints in a game of %d answers, want some and under 30", words, len(lines))
	}
	if n := strings.Count(text, "Or: list"); n > 2 {
		t.Errorf("a hint is said %d times", n)
	}
}

// listed is a line of a numbered list, or the rest of one.
var listed = regexp.MustCompile(`^(\d+\. |   ?\S|list: )`)
