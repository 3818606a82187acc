package cli_test

import (
	"bytes"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"testing"

	"househagal/cmd/internal/cli"
)

var tunedShare = regexp.MustCompile(`^# planner wins ([0-9.]+)% of its games under these rules`)

// TestTuneReachesItsTarget searches for three shares with few games, so that
// the share it prints may be some points off, and plays the file it prints.
func TestTuneReachesItsTarget(t *testing.T) {
	for _, target := range []float64{30, 50, 70} {
		var out, errs bytes.Buffer
		args := []string{"tune", "--no-config", "--target", fmt.Sprintf("%g%%", target), "--games", "2000"}
		if status := cli.Main(args, nil, &out, &errs); status != 0 {
			t.Fatalf("%v: status %d, %s", args, status, errs.String())
		}
		m := tunedShare.FindSubmatch(out.Bytes())
		if m == nil {
			t.Fatalf("%v prints\n%s", args, out.String())
		}
		if got, _ := strconv.ParseFloat(string(m[1]), 64); math.Abs(got-target) > 4 {
			t.Errorf("%v reaches %v%%", args, got)
		}
		file := filepath.Join(t.TempDir(), "tuned.yaml")
		if err := os.WriteFile(file, out.Bytes(), 0o600); err != nil {
			t.Fatal(err)
		}
		args = []string{"simulate", "--no-config", "--config", file, "--stand-in", "planner", "--games", "250"}
		if status := cli.Main(args, nil, &out, &errs); status != 0 {
			t.Errorf("the file it prints can't be played: %s", errs.String())
		}
	}
}
