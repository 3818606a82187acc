//go:build !windows

package terminal

import (
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"househagal/cmd/internal/ask"
)

// TestEnterBelongsToTheKeyBeforeIt is the rule of 400 milliseconds.
func TestEnterBelongsToTheKeyBeforeIt(t *testing.T) {
	p := &ask.Prompt{Text: "Which?", Choices: []ask.Choice{{Key: "1", Label: "one"}, {Key: "2", Label: "two"}}}
	start := time.Unix(1000, 0)
	for _, tt := range []struct {
		wait time.Duration
		want effectKind
	}{{0, stay}, {399 * time.Millisecond, stay}, {400 * time.Millisecond, choose}, {time.Hour, choose}} {
		term := &Terminal{face: face{pace: pace{atOnce: start}}}
		f := &feed{t: term, m: newMenu(p, 80), size: 3}
		f.pressed(press{keyEnter, start.Add(tt.wait)})
		if f.done.kind != tt.want {
			t.Errorf("Enter after %v: %v, want %v", tt.wait, f.done.kind, tt.want)
		}
	}
	term := &Terminal{}
	f := &feed{t: term, m: newMenu(p, 80), size: 3}
	f.pressed(press{'2', start})
	if term.face.pace.atOnce != start {
		t.Error("a digit chose at once, but the Enter after it would count")
	}
	if diff := cmp.Diff("\x0e\r", string(f.queue)); diff != "" {
		t.Errorf("what survey is told: (-want +got)\n%s", diff)
	}
}
