package cli_test

import (
	"bytes"
	"io"
	"strings"
	"testing"

	"househagal/cmd/internal/cli"
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
