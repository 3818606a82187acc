package cli_test

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// guide is a page of docs that a newcomer follows from top to bottom.
type guide struct {
	t    *testing.T
	last string   // what the last command printed
	ran  []string // the commands
}

var (
	fence  = regexp.MustCompile("^```(\\w*)$")
	change = regexp.MustCompile("Change\\s+`([^`]*)` to\\s+`([^`]*)`")
)

// TestTuningGuide follows docs/tuning.md word by word in an empty folder: each
// command runs, what is said to be printed is printed, what is said to be
// written or changed is written or changed.
func TestTuningGuide(t *testing.T) {
	page, err := os.ReadFile("../../../docs/tuning.md")
	if err != nil {
		t.Fatal(err)
	}
	t.Chdir(t.TempDir())
	t.Setenv("HAGAL_CONFIG", "")
	t.Setenv("HAGAL_HOME", filepath.Join(t.TempDir(), "home"))
	g := &guide{t: t}
	kind, block, text := "", "", ""
	for line := range strings.Lines(string(page)) {
		m := fence.FindStringSubmatch(strings.TrimRight(line, "\n"))
		switch {
		case m != nil && kind == "":
			g.changes(text)
			kind, block, text = m[1], "", ""
		case m != nil:
			g.block(kind, block)
			kind = ""
		case kind != "":
			block += line
		case strings.HasPrefix(line, "    "):
			g.changes(text)
			text = ""
			g.run(strings.TrimSpace(line))
		default:
			text += line
		}
	}
	if len(g.ran) < 12 {
		t.Errorf("only %d commands were found: %v", len(g.ran), g.ran)
	}
}

// run runs a command of the page. Of two files that are named, the second is one
// of a friend.
func (g *guide) run(line string) {
	args, ok := strings.CutPrefix(line, "go run ./cmd/hagal ")
	if !ok {
		g.t.Fatalf("%q is no command that this test knows", line)
	}
	if strings.Contains(args, "theirs.yaml") {
		g.write("theirs.yaml", "constants: {target: 11}\n")
	}
	status, out, errs := hagal("", strings.Fields(args)...)
	if want := strings.Contains(errs, "2 errors"); want != (status != 0) {
		g.t.Errorf("%s: status %d\n%s", line, status, errs)
	}
	g.last, g.ran = out+errs, append(g.ran, line)
}

// block takes up a block of the page: YAML goes into the file, text was printed.
func (g *guide) block(kind, block string) {
	switch kind {
	case "yaml":
		if strings.HasPrefix(block, "game:") {
			g.write("mine.yaml", block)
			return
		}
		g.write("mine.yaml", g.read("mine.yaml")+block)
	case "text":
		if !strings.Contains(g.last, block) {
			g.t.Errorf("%s printed\n%s\nwithout\n%s", g.ran[len(g.ran)-1], g.last, block)
		}
	default:
		g.t.Errorf("a block of %q: write yaml or text", kind)
	}
}

// changes does what a paragraph says to change in the file.
func (g *guide) changes(text string) {
	for _, m := range change.FindAllStringSubmatch(text, -1) {
		file := g.read("mine.yaml")
		if strings.Count(file, m[1]) != 1 {
			g.t.Errorf("%q stands %d times in mine.yaml", m[1], strings.Count(file, m[1]))
		}
		g.write("mine.yaml", strings.Replace(file, m[1], m[2], 1))
	}
}

func (g *guide) read(name string) string {
	text, err := os.ReadFile(name)
	if err != nil {
		g.t.Fatal(err)
	}
	return string(text)
}

func (g *guide) write(name, text string) {
	if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
		g.t.Fatal(err)
	}
}
