package data_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"strings"
	"testing"
)

// How large a thing may grow before it is several. Tests do not count.
const (
	mostMethods = 40 // of a type
	mostFiles   = 35 // of a package
	mostLines   = 60 // of a function
	mostVerbs   = 80
)

// verbs is the type that may have mostVerbs methods: what happens at a table is one
// closed set of verbs.
const verbs = "engine.Table"

// TestNothingOutgrowsItsRoom holds functions, types and packages to a size at which
// they can be read in one go.
func TestNothingOutgrowsItsRoom(t *testing.T) {
	files, methods := map[string]int{}, map[string]int{}
	err := filepath.WalkDir("..", func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && path != ".." && (strings.HasPrefix(d.Name(), ".") || d.Name() == "testdata"):
			return filepath.SkipDir
		case d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go"):
			return nil
		}
		room, err := filepath.Rel("..", filepath.Dir(path))
		if err != nil {
			return err
		}
		room = filepath.ToSlash(room)
		files[room]++
		return eachFunction(path, func(f *ast.FuncDecl, lines int) {
			if lines > mostLines {
				t.Errorf("%s: %s has %d lines; at most %d, so that it can be seen whole", path, f.Name.Name, lines, mostLines)
			}
			if f.Recv != nil {
				methods[room+"."+receiver(f.Recv.List[0].Type)]++
			}
		})
	})
	if err != nil {
		t.Fatal(err)
	}
	if len(files) < 20 || methods[verbs] <= mostMethods {
		t.Errorf("%d packages and %d methods of %s were found", len(files), methods[verbs], verbs)
	}
	for room, n := range files {
		if n > mostFiles {
			t.Errorf("%s has %d files; at most %d, so that a package is one idea", room, n, mostFiles)
		}
	}
	for of, n := range methods {
		most := mostMethods
		if of == verbs {
			most = mostVerbs
		}
		if n > most {
			t.Errorf("%s has %d methods; at most %d, so that a type is one idea", of, n, most)
		}
	}
}

// eachFunction looks at the functions of a file, each with its lines.
func eachFunction(path string, look func(f *ast.FuncDecl, lines int)) error {
	set := token.NewFileSet()
	file, err := parser.ParseFile(set, path, nil, parser.SkipObjectResolution)
	if err != nil {
		return err
	}
	for _, d := range file.Decls {
		if f, ok := d.(*ast.FuncDecl); ok {
			look(f, set.Position(f.End()).Line-set.Position(f.Pos()).Line+1)
		}
	}
	return nil
}

// receiver is the name of the type that a method belongs to.
func receiver(x ast.Expr) string {
	for {
		switch y := x.(type) {
		case *ast.StarExpr:
			x = y.X
		case *ast.IndexExpr:
			x = y.X
		case *ast.IndexListExpr:
			x = y.X
		case *ast.Ident:
			return y.Name
		default:
			return ""
		}
	}
}
