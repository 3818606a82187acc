package cli_test

import (
	"bytes"
	"strconv"
	"strings"
	"testing"

	"github.com/mattn/go-runewidth"

	"househagal/cmd/internal/cli"
)

// TestDemoFitsThePage plays demos of every kind: no line is wider than a page,
// and the last page says who won.
func TestDemoFitsThePage(t *testing.T) {
	kinds := [][]string{
		{}, {"--stand-in", "random"}, {"--stand-in", "planner", "--difficulty", "mentat", "--variant", "row_churn"},
		{"--mode", "two-player"}, {"--mode", "two-player", "--rival", "feyd_rautha_harkonnen", "--stand-in", "planner"},
		{"--game", "imperium"}, {"--game", "imperium", "--mode", "two-player", "--stand-in", "planner"},
		{"--game", "imperium", "--difficulty", "kwisatz_haderach", "--rival", "leto_atreides", "--rival", "vladimir_harkonnen", "--stand-in", "random"},
		{"--module", "bloodlines", "--module", "tech", "--module", "esmar", "--module", "ix"},
	}
	for seed := range 12 {
		for _, kind := range kinds {
			args := append([]string{"demo", "--no-config", "--seed", strconv.Itoa(seed)}, kind...)
			var out, errs bytes.Buffer
			if status := cli.Main(args, nil, &out, &errs); status != 0 {
				t.Fatalf("%v: status %d, %s", args, status, errs.String())
			}
			lines := strings.Split(strings.TrimSuffix(out.String(), "\n"), "\n")
			last := 0
			for i, l := range lines {
				if runewidth.StringWidth(l) > 80 || l != strings.TrimRight(l, " ") {
					t.Errorf("%v, line %d: %q", args, i+1, l)
				}
				if strings.HasPrefix(l, "-----") {
					last = i
				}
			}
			if !strings.Contains(lines[last+1], " win") && !strings.Contains(lines[last+1], "share") {
				t.Errorf("%v: the last page begins with %q", args, lines[last+1])
			}
		}
	}
}
