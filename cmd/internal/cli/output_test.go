package cli_test

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"unicode"

	"househagal/cmd/internal/cli"
)

// full is a disk without room.
type full struct{}

func (full) Write([]byte) (int, error) {
	return 0, &os.PathError{Op: "write", Path: "/dev/stdout", Err: errors.New("no space left")}
}

// A command whose words can't be written ends with status 1 and one sentence.
func TestOutputFull(t *testing.T) {
	t.Setenv("HAGAL_HOME", t.TempDir())
	for _, args := range []string{"--help", "play --help", "demo", "games", "show cards", "show cards arrakeen --json",
		"simulate --games 1", "config show", "config path", "play --plain", "decide -", "decide - --json", "completion bash"} {
		t.Run(args, func(t *testing.T) {
			var errs strings.Builder
			status := cli.Main(strings.Fields(args), strings.NewReader(table("turn: baron")), full{}, &errs)
			if want := "hagal: standard output can't be written: no space left\n"; status != 1 || !strings.HasSuffix(errs.String(), want) {
				t.Errorf("status %d, %q, want 1 and %q", status, errs.String(), want)
			}
		})
	}
}

// A fault of what was given is told, though nothing can be written.
func TestOutputFullAndWrong(t *testing.T) {
	var errs strings.Builder
	if status := cli.Main([]string{"decide", "-"}, strings.NewReader(table("turn: barno")), full{}, &errs); status != 2 || !strings.Contains(errs.String(), "unknown seat") {
		t.Errorf("status %d, %q", status, errs.String())
	}
}

// What is wrong with flags and arguments is said in words of the person.
func TestWrongWords(t *testing.T) {
	t.Setenv("HAGAL_HOME", filepath.Join(t.TempDir(), "none"))
	tests := []struct{ args, want string }{
		{"play --plain=maybe", "--plain maybe: write it without a value, or with =true or =false; try: hagal play --help"},
		{"demo --seed -1", "--seed -1: not a whole number from 0 to 18446744073709551615; try: hagal demo --help"},
		{"simulate --games x", "--games x: not a whole number; try: hagal simulate --help"},
		{`play --name "q`, `--name "q: can't be read; give words with commas between them; try: hagal play --help`},
		{"play --mode=", "--mode is empty; give a value or leave it out"},
		{"play --config=", "--config is empty; give a value or leave it out"},
		{"play --name a,,b", "--name is empty; give a value or leave it out"},
		{"play --seed=", "--seed is empty; give a value or leave it out"},
		{"decide --batch=", "--batch is empty; give a value or leave it out"},
		{"play extra", `hagal play takes no "extra"; try: hagal play --help`},
		{"games archive x", `hagal games archive takes no "x"; try: hagal games archive --help`},
		{"replay", "hagal replay takes one NAME or FILE, not 0; try: hagal replay --help"},
		{"log a b", "hagal log takes one NAME at most, not 2; try: hagal log --help"},
		{"compare a", "hagal compare takes A and B, two, not 1; try: hagal compare --help"},
		{"compare mentat sardaukar --values -1", "--values -1: give a number from 0 up"},
		{"tune --games 5 --knob constants.target=5..6 --knob constants.target=7..8", "--knob constants.target=7..8: that knob is given twice; give it once, with one range"},
		{"help quux", `unknown command "quux" for "hagal"; try: hagal --help`},
	}
	for _, tt := range tests {
		var errs strings.Builder
		status := cli.Main(strings.Fields(tt.args), strings.NewReader(""), io.Discard, &errs)
		if want := "hagal: " + tt.want + "\n"; status != 2 || errs.String() != want {
			t.Errorf("%s: status %d, %q, want %q", tt.args, status, errs.String(), want)
		}
	}
}

// Words that come from elsewhere can't take the terminal over.
func TestHarmless(t *testing.T) {
	const evil = "x\x1b]0;y\a\u009b2J\r\u202e\x7fz\u00e9\U0001F469\u200d\U0001F467"
	const rest = "x]0;y2Jz\u00e9\U0001F469\u200d\U0001F467"
	for _, args := range [][]string{{"play", "--mode", evil}, {"validate", evil}, {"show", "cards", evil}} {
		status, out, errs := hagal("", args...)
		if i := strings.IndexFunc(out+errs, func(r rune) bool { return r != '\n' && unicode.IsControl(r) }); status != 2 || i >= 0 {
			t.Errorf("%v: status %d, wrote %q", args, status, out+errs)
		}
	}
	want := rest + ": there is no such file"
	if runtime.GOOS == "windows" {
		want = rest + ": " // no file can be called so there
	}
	if _, out, errs := hagal("", "validate", evil); !strings.HasPrefix(out+errs, want) {
		t.Errorf("wrote %q", out+errs)
	}
}
