package cli_test

import (
	"bytes"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"househagal/cmd/internal/cli"
	"househagal/cmd/internal/say"
)

// BenchmarkBatch decides a file of 1,000 positions with every key written out;
// the design asks for 100,000 in 5 seconds on two cores.
func BenchmarkBatch(b *testing.B) {
	_, out, _ := hagal("", "decide", "testdata/decide/third_spy.yaml", "--json")
	_, position, _ := strings.Cut(strings.TrimSpace(out), `"position":`)
	position = strings.Replace(strings.TrimSuffix(position, "}"), `"turn":"irulan"`, `"turn":"staban"`, 1)
	in := strings.Repeat(`{"position":`+position+`,"seed":7}`+"\n", 1000)
	for b.Loop() {
		var errs bytes.Buffer
		if status := cli.Main([]string{"decide", "--batch", "-"}, strings.NewReader(in), io.Discard, &errs); status != 0 {
			b.Fatal(status, errs.String())
		}
	}
	b.ReportMetric(float64(b.Elapsed().Microseconds())/float64(b.N)/1000, "µs/position")
}

// BenchmarkStart runs the program as a process in each language, in turn, and reports
// the least and the middle processor time of a run.
func BenchmarkStart(b *testing.B) {
	program := filepath.Join(b.TempDir(), "hagal")
	if out, err := exec.Command("go", "build", "-o", program, "househagal/cmd/hagal").CombinedOutput(); err != nil {
		b.Fatalf("%v: %s", err, out)
	}
	took := map[string][]float64{}
	for b.Loop() {
		for _, tag := range say.Tags() {
			c := exec.Command(program, "show", "cards", "--lang", tag)
			c.Env = append(os.Environ(), "HAGAL_HOME="+b.TempDir(), "LC_ALL=C.UTF-8")
			if err := c.Run(); err != nil {
				b.Fatal(err)
			}
			took[tag] = append(took[tag], float64((c.ProcessState.UserTime()+c.ProcessState.SystemTime()).Microseconds())/1000)
		}
	}
	for tag, list := range took {
		slices.Sort(list)
		b.ReportMetric(list[0], tag+"-least-ms")
		b.ReportMetric(list[len(list)/2], tag+"-middle-ms")
	}
}
