package data_test

import (
	"encoding/json"
	"errors"
	"go/ast"
	"go/parser"
	"go/token"
	"io"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// layers from the street inwards: each may use what stands below it.
var layers = []string{"cmd", "data", "rival", "hagal", "engine"}

// below the box nothing may reach outside, and chance comes from explicit
// sources only.
var (
	pure      = []string{"rival", "hagal", "engine"}
	forbidden = []string{"os", "time", "math/rand", "net", "io/ioutil", "syscall", "unsafe", "embed", "log", "flag",
		"gopkg.in/yaml", "github.com/AlecAivazis/survey", "golang.org/x/term", "github.com/spf13"}
	explicit = []string{"PCG", "NewPCG", "New", "Rand", "Source"}
)

type pkg struct {
	ImportPath, Dir string
	GoFiles         []string
	Imports         []string
}

func goList(t *testing.T) []pkg {
	t.Helper()
	out, err := exec.Command("go", "list", "-json=ImportPath,Dir,GoFiles,Imports", "househagal/...").Output()
	if err != nil {
		t.Fatal(err)
	}
	var list []pkg
	for d := json.NewDecoder(strings.NewReader(string(out))); ; {
		var p pkg
		if err := d.Decode(&p); errors.Is(err, io.EOF) {
			return list
		} else if err != nil {
			t.Fatal(err)
		}
		list = append(list, p)
	}
}

func layerOf(path string) string {
	rest, ok := strings.CutPrefix(path, "househagal/")
	if !ok {
		return ""
	}
	layer, _, _ := strings.Cut(rest, "/")
	return layer
}

// Arrows point down only (the tests of a package may import upwards).
func TestArrows(t *testing.T) {
	list := goList(t)
	seen := map[string]bool{}
	for _, p := range list {
		from := slices.Index(layers, layerOf(p.ImportPath))
		seen[layerOf(p.ImportPath)] = true
		for _, imp := range p.Imports {
			to := slices.Index(layers, layerOf(imp))
			if from >= 0 && to >= 0 && to < from {
				t.Errorf("%s uses %s, which stands above it", p.ImportPath, imp)
			}
			if slices.Contains(pure, layerOf(p.ImportPath)) && reachesOut(imp) {
				t.Errorf("%s uses %s", p.ImportPath, imp)
			}
		}
	}
	for _, l := range []string{"data", "rival", "hagal", "engine"} {
		if !seen[l] {
			t.Errorf("no package of layer %s was looked at", l)
		}
	}
}

func reachesOut(imp string) bool {
	return slices.ContainsFunc(forbidden, func(f string) bool {
		if f == "math/rand" {
			return imp == f
		}
		return imp == f || strings.HasPrefix(imp, f+"/") || strings.HasPrefix(imp, f+".")
	})
}

// Chance comes from explicit sources: the functions of math/rand/v2 that use the
// one hidden source of the process are not used.
func TestExplicitChance(t *testing.T) {
	for _, p := range goList(t) {
		if !slices.Contains(pure, layerOf(p.ImportPath)) {
			continue
		}
		for _, name := range p.GoFiles {
			for _, f := range hiddenChance(t, filepath.Join(p.Dir, name)) {
				t.Errorf("%s/%s uses rand.%s", p.ImportPath, name, f)
			}
		}
	}
}

func hiddenChance(t *testing.T, file string) (found []string) {
	t.Helper()
	f, err := parser.ParseFile(token.NewFileSet(), file, nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	local := ""
	for _, imp := range f.Imports {
		if imp.Path.Value == `"math/rand/v2"` {
			local = "rand"
			if imp.Name != nil {
				local = imp.Name.Name
			}
		}
	}
	if local == "" {
		return nil
	}
	ast.Inspect(f, func(n ast.Node) bool {
		if s, ok := n.(*ast.SelectorExpr); ok {
			if x, ok := s.X.(*ast.Ident); ok && x.Name == local && !slices.Contains(explicit, s.Sel.Name) {
				found = append(found, s.Sel.Name)
			}
		}
		return true
	})
	return found
}
