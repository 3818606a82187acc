package docs

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"househagal/engine"
)

func TestEveryRuleHasOneEntry(t *testing.T) {
	known := map[string]int{}
	for r := engine.NoRule + 1; r < engine.RuleEnd; r++ {
		known[r.String()] = 0
	}
	for _, e := range Entries() {
		if n, ok := known[e.ID]; ok {
			known[e.ID] = n + 1
		} else if strings.Contains(e.ID, ".") {
			t.Errorf("%s: the engine knows no such rule", e.Anchor)
		}
	}
	for id, n := range known {
		if n != 1 {
			t.Errorf("%s has %d entries in docs/rules, want 1", id, n)
		}
	}
}

func TestEntriesAreShortAndComplete(t *testing.T) {
	seen := map[string]bool{}
	for _, e := range Entries() {
		if seen[e.ID] {
			t.Errorf("%s stands twice", e.Anchor)
		}
		seen[e.ID] = true
		if e.Title == "" || e.Source == "" {
			t.Errorf("%s: title %q, source %q: both are wanted", e.Anchor, e.Title, e.Source)
		}
		if n := 1 + len(e.Lines); n > 10 {
			t.Errorf("%s has %d lines with its title, at most 10 fit", e.Anchor, n)
		}
		if !slices.Contains([]string{"official", "strong", "weak", "conflicting", "ruling"}, e.Level()) {
			t.Errorf("%s: confidence %q", e.Anchor, e.Confidence)
		}
	}
}

// TestEveryAnchorIsAnEntry finds anchors that the parser does not see and pages
// that are not in the order.
func TestEveryAnchorIsAnEntry(t *testing.T) {
	files, err := filepath.Glob("rules/*.md")
	if err != nil || len(files) == 0 {
		t.Fatalf("no pages: %v", err)
	}
	anchors := 0
	for _, f := range files {
		anchors += strings.Count(read(t, f), "<a id=")
	}
	if n := len(Entries()); n != anchors {
		t.Errorf("%d entries, but %d anchors in docs/rules", n, anchors)
	}
	for _, name := range order {
		if !slices.Contains(files, "rules/"+name+".md") {
			t.Errorf("page %s is in the order, not in docs/rules", name)
		}
	}
}

func TestRulePagesFitATerminal(t *testing.T) {
	files, _ := filepath.Glob("rules/*.md")
	for _, f := range files {
		for i, line := range strings.Split(read(t, f), "\n") {
			if utf8.RuneCountInString(line) > 78 {
				t.Errorf("%s:%d is over 78 cells", f, i+1)
			}
			if strings.ContainsFunc(line, func(r rune) bool { return r > '~' || r < ' ' }) {
				t.Errorf("%s:%d is not plain ASCII", f, i+1)
			}
		}
	}
}

func TestIndexNamesEveryRule(t *testing.T) {
	index := read(t, "rules/README.md")
	for _, e := range Entries() {
		want := "(" + strings.TrimPrefix(e.Anchor, "docs/rules/") + ")"
		if strings.Contains(e.ID, ".") && strings.Count(index, want) != 1 {
			t.Errorf("docs/rules/README.md links %d times to %s, want 1", strings.Count(index, want), e.ID)
		}
	}
}

var target = regexp.MustCompile(`\]\(([^)\s]+)\)`)

// TestLinksResolve follows every link between files of the project.
func TestLinksResolve(t *testing.T) {
	files, _ := filepath.Glob("*.md")
	rules, _ := filepath.Glob("rules/*.md")
	for _, f := range append(append(files, rules...), "../README.md") {
		for _, m := range target.FindAllStringSubmatch(read(t, f), -1) {
			if !strings.Contains(m[1], "://") {
				follow(t, f, m[1])
			}
		}
	}
}

// follow checks a link to a file, a folder or an anchor. Headings count as
// anchors, as they do where Markdown is shown.
func follow(t *testing.T, from, link string) {
	t.Helper()
	path, anchor, _ := strings.Cut(link, "#")
	file := from
	if path != "" {
		file = filepath.Join(filepath.Dir(from), filepath.FromSlash(path))
	}
	if _, err := os.Stat(file); err != nil {
		t.Errorf("%s links to %s, which is not there", from, link)
		return
	}
	if anchor == "" {
		return
	}
	text := read(t, file)
	if !strings.Contains(text, `<a id="`+anchor+`"></a>`) && !slices.Contains(headings(text), anchor) {
		t.Errorf("%s links to %s: no such anchor", from, link)
	}
}

// headings returns the anchors that the headings of a page make by themselves.
func headings(text string) []string {
	var all []string
	for _, line := range strings.Split(text, "\n") {
		if name, ok := strings.CutPrefix(strings.TrimLeft(line, "#"), " "); ok && strings.HasPrefix(line, "#") {
			keep := func(r rune) rune {
				switch {
				case r == ' ':
					return '-'
				case notWord(r) && r != '_':
					return -1
				}
				return r
			}
			all = append(all, strings.ReplaceAll(strings.Map(keep, strings.ToLower(name)), "'", ""))
		}
	}
	return all
}

func read(t *testing.T, path string) string {
	t.Helper()
	b, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}
