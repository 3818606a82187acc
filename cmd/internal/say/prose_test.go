package say

import (
	"fmt"
	"go/ast"
	"go/token"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"golang.org/x/tools/go/packages"
)

// prose is text that looks as if a person were to read it: two words of letters,
// a word beside what is filled in, or one that begins or ends as in a sentence.
var prose = regexp.MustCompile(`%[sdqv] [a-z]{2,}|(?:^|[^-a-z])[a-z]{3,}:? %[sdqv]|: [a-z]{3,}|[A-Za-z]{2,}[,;:.]? [A-Za-z(]{2,}|^[A-Z][a-z]+[.:, ]|[a-z]{2,}[.!?]$|^[A-Z][a-z]{2,}$|^ [a-z]{2,}|[a-z]{2,} $`)

// exceptions are literals that look like prose and are none, with the reason; a
// file with a / stands for all of it.
var exceptions = map[string]string{
	"cmd/internal/say/":               "is where sentences come from: it writes none but faults of the catalogue, for translators, as data/strict does",
	"cmd/internal/figures/picture.go": "is SVG: what people read in it comes from the catalogue",
	"cmd/internal/ask/script.go":      "answers in tests: who reads what it finds writes the test",
	"cmd/internal/evening/":           "has nothing but tests",
	"cmd/internal/drawn/":             "is for tests alone",
	"cmd/internal/emulator/":          "is for tests alone",

	"hagal report of ":                         "begins a report in every language: by it hagal knows its own files",
	"-- the save (hagal replay reads it) --\n": "is where the save in a report is found again",
	"Red":                          "is a name for who gives none, as saves and positions have it",
	"Green":                        "is one",
	"Blue":                         "is one",
	"cmd/release/":                 "makes a release; who makes one reads English",
	"no longer fits":               "is written in a save",
	"terminal %s: %w":              "is a fault of the machine, in whose words it goes on",
	"%d aside %s":                  "is an answer as the save has it",
	"%d %s seat%d %s":              "is one",
	"go on":                        "is what people type, beside resume",
	"go run househagal/cmd/hagal":  "is a command, as a shell takes it",
	"hagal ":                       "begins one",
	"difficulty.":                  "begins the path of a value",
	`"the fault can't be written"`: "is JSON for programs",
	"the line":                     "names a place to the strict reader, whose faults are English",
	"Hagal card":                   "names what is read there",
	"prompt %q: numbers from %d to %d, want at least one":            "is a fault of who makes a prompt, found by tests; so are those below",
	"prompt %q: nothing to choose, want choices, a number or a line": "is one",
	"prompt %q: default %d of %d choices, want -1 or an index":       "is one",
	"prompt %q: key %q stands for %q and %q, want one":               "is one",
	"end of input":  "names ErrEnd, for who leaves it unread; people are told in a sentence of the caller's",
	"line too long": "names a fault that never leaves package ask",
	`{{if not .ShowAnswer}}{{call .Description "" .SelectedIndex}}{{end}}`: "is a template of survey's",

	"no private address":             "names ErrNowhere, for who leaves it unread",
	"default-src 'none'; style-src ": "is a header for browsers",
	"; script-src ":                  "is one",
	"text/html; charset=utf-8":       "is one",

	"<section>\n<h2>%s</h2>\n<dl style=\"columns: %d\">\n": "is markup",
}

// typed are the fields of a command that hold what a person types.
var typed = map[string]bool{"Use": true, "Example": true}

// No English stands in the code: what a person reads comes from the catalogue.
func TestNoProseInCode(t *testing.T) {
	for _, p := range loaded(t) {
		for _, f := range p.Syntax {
			if excepted(relative(t, p.Fset.Position(f.Pos()).Filename)) {
				continue
			}
			for _, x := range proseOf(p, f) {
				t.Error(x)
			}
		}
	}
}

// relative is a file's place from the top of the module.
func relative(t *testing.T, file string) string {
	t.Helper()
	root, err := filepath.Abs("../../..")
	if err != nil {
		t.Fatal(err)
	}
	name, err := filepath.Rel(root, file)
	if err != nil {
		t.Fatal(err)
	}
	return filepath.ToSlash(name)
}

func excepted(file string) bool {
	for name := range exceptions {
		if strings.HasPrefix(file, name) {
			return true
		}
	}
	return false
}

// proseOf lists the literals of a file that look like prose, but for imports,
// tags, IDs of messages and what stops the program in the hands of a programmer.
func proseOf(p *packages.Package, f *ast.File) []string {
	var out []string
	ast.Inspect(f, func(n ast.Node) bool {
		switch x := n.(type) {
		case *ast.ImportSpec:
			return false
		case *ast.Field:
			x.Tag = nil
		case *ast.KeyValueExpr:
			if key, ok := x.Key.(*ast.Ident); ok && typed[key.Name] {
				return false
			}
		case *ast.CallExpr:
			if fn, ok := x.Fun.(*ast.Ident); ok && fn.Name == "panic" {
				return false
			}
		case *ast.BasicLit:
			if x.Kind != token.STRING || isA(p.TypesInfo.Types[x].Type, "ID") {
				return true
			}
			if s, _ := strconv.Unquote(x.Value); prose.MatchString(s) && exceptions[s] == "" {
				out = append(out, fmt.Sprintf("%s: %s looks like prose; say it from the catalogue", p.Fset.Position(x.Pos()), x.Value))
			}
		}
		return true
	})
	return out
}
