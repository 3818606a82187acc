package cli_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"househagal/cmd/internal/cli"
)

// batchLine is a position as a line of a batch.
const batchLine = `{"position": {"turn": "b", "seats": [{"id": "you", "kind": "human"}, {"id": "b", "kind": "rival", "rival": "staban_tuek"}, {"id": "c", "kind": "rival", "rival": "muad_dib"}]}}`

// A line too long for any position is answered, and the next one too; blank lines
// count; a byte order mark and line ends of Windows do no harm.
func TestBatchLines(t *testing.T) {
	in := "\ufeff" + batchLine + "\r\n" + strings.Repeat("[", 3<<20) + "\n" + strings.Repeat("\n", 300) + batchLine + "\n\n\n"
	status, out, errs := hagal(in, "decide", "--batch", "-")
	lines := strings.Split(strings.TrimSuffix(out, "\n"), "\n")
	if status != 2 || errs != "" || len(lines) != 303 {
		t.Fatalf("status %d, %d lines, %q", status, len(lines), errs)
	}
	for i, l := range lines {
		var x struct {
			Line  int
			Seat  string
			Error string
		}
		if err := json.Unmarshal([]byte(l), &x); err != nil {
			t.Fatal(err)
		}
		want := ""
		switch {
		case i == 1:
			want = "the line has more than 262144 bytes; a position takes some thousand"
		case i > 1 && i < 302:
			want = "the line is empty; give an object with a position"
		}
		if x.Error != want || (want == "") != (x.Seat == "b") || want != "" && x.Line != i+1 {
			t.Errorf("line %d: %s", i+1, l)
		}
	}
}

// endless gives the same line again and again.
type endless struct{ at int }

func (e *endless) Read(p []byte) (int, error) {
	for i := range p {
		p[i] = (batchLine + "\n")[e.at%(len(batchLine)+1)]
		e.at++
	}
	return len(p), nil
}

// When the answers can't be written nothing more is read.
func TestBatchFull(t *testing.T) {
	var errs strings.Builder
	status := cli.Main([]string{"decide", "--batch", "-"}, &endless{}, full{}, &errs)
	if want := "hagal: standard output can't be written: no space left\n"; status != 1 || errs.String() != want {
		t.Errorf("status %d, %q", status, errs.String())
	}
}

// A position of JSON may begin with a byte order mark.
func TestByteOrderMark(t *testing.T) {
	position := strings.TrimSuffix(strings.TrimPrefix(batchLine, `{"position": `), "}")
	for _, in := range []string{position, "\ufeff" + position, "\ufeff" + table("turn: baron")} {
		if status, out, errs := hagal(in, "decide", "-"); status != 0 || errs != "" {
			t.Errorf("%s: status %d, %s", fmt.Sprintf("%.20q", in), status, out+errs)
		}
	}
}

// A key that a line gives twice is a fault, whichever of them would be read.
func TestBatchKeyTwice(t *testing.T) {
	for _, more := range []string{`"seed": 1, "seed": 2`, `"resolve": true, "seed": 1, "resolve": false`, `"cards": [], "cards": []`,
		strings.TrimSuffix(strings.TrimPrefix(batchLine, "{"), "}")} {
		status, out, _ := hagal(strings.Replace(batchLine, "{", "{"+more+", ", 1)+"\n", "decide", "--batch", "-")
		if status != 2 || !strings.Contains(out, `\" is given twice, first on line 1; keep one of them"`) {
			t.Errorf("%s: status %d, %s", more, status, out)
		}
	}
}
