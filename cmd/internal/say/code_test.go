package say

import (
	"go/ast"
	"go/constant"
	"go/types"
	"slices"
	"strings"
	"sync"
	"testing"

	"golang.org/x/tools/go/packages"
)

const here = "househagal/cmd/internal/say"

// code is cmd without its tests, as the compiler sees it.
var code = sync.OnceValues(func() ([]*packages.Package, error) {
	return packages.Load(&packages.Config{Mode: packages.NeedName | packages.NeedFiles | packages.NeedSyntax | packages.NeedTypes | packages.NeedTypesInfo | packages.NeedImports},
		"househagal/cmd/...")
})

func loaded(t *testing.T) []*packages.Package {
	t.Helper()
	all, err := code()
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range all {
		for _, err := range p.Errors {
			t.Fatal(err)
		}
	}
	return all
}

// isA says whether t is a type of this package.
func isA(t types.Type, name string) bool { return t != nil && t.String() == here+"."+name }

// own are the sections whose messages this package says by itself: forms and
// names of arguments.
var own = append([]string{"list", "language", "file", words}, func() (out []string) {
	for _, k := range kinds {
		out = append(out, string(k))
	}
	return out
}()...)

// Every ID in the code is a constant that the catalogue has, and every message of
// the catalogue is said somewhere.
func TestMessagesAreUsed(t *testing.T) {
	used := map[ID]bool{}
	for _, p := range loaded(t) {
		if p.PkgPath == here {
			continue
		}
		for _, f := range p.Syntax {
			ast.Inspect(f, func(n ast.Node) bool {
				if e, ok := n.(ast.Expr); ok {
					findID(t, p, e, used)
				}
				return true
			})
		}
	}
	for id := range English().all() {
		section, _, _ := strings.Cut(string(id), ".")
		if !used[id] && !slices.Contains(own, section) {
			t.Errorf("%s is never said; take it out of the catalogue", id)
		}
	}
}

// findID books a constant ID, and refuses one that is made when the program runs.
func findID(t *testing.T, p *packages.Package, e ast.Expr, used map[ID]bool) {
	v, ok := p.TypesInfo.Types[e]
	if call, is := e.(*ast.CallExpr); is && ok && v.Value == nil && isA(p.TypesInfo.Types[call.Fun].Type, "ID") {
		t.Errorf("%s: an ID that is made from pieces; write the IDs out", p.Fset.Position(e.Pos()))
	}
	if !ok || !isA(v.Type, "ID") || v.Value == nil {
		return
	}
	id := ID(constant.StringVal(v.Value))
	used[id] = true
	if !English().has(id) && id != "" {
		t.Errorf("%s: there is no message %s", p.Fset.Position(e.Pos()), id)
	}
}

// A call that hands over an ID and Args hands over what the holes of the message
// name, no more and no less, each of its kind. Where a call has several IDs, or
// takes one from a variable, the Args serve all IDs that the function names.
func TestArgumentsFit(t *testing.T) {
	for _, p := range loaded(t) {
		if p.PkgPath == here {
			continue
		}
		for _, f := range p.Syntax {
			for _, d := range f.Decls {
				if fn, ok := d.(*ast.FuncDecl); ok {
					ast.Inspect(fn, func(n ast.Node) bool {
						if call, ok := n.(*ast.CallExpr); ok {
							(&callCheck{t, p, fn, call}).run()
						}
						return true
					})
				}
			}
		}
	}
}

// callCheck looks at one call.
type callCheck struct {
	t    *testing.T
	p    *packages.Package
	fn   *ast.FuncDecl
	call *ast.CallExpr
}

func (c *callCheck) run() {
	if c.p.TypesInfo.Types[c.call.Fun].IsType() {
		return // a conversion
	}
	var ids []ID
	var args *ast.CompositeLit
	takes, open := false, false
	for _, a := range c.call.Args {
		v := c.p.TypesInfo.Types[a]
		switch {
		case isA(v.Type, "ID") && v.Value != nil:
			ids, takes = append(ids, ID(constant.StringVal(v.Value))), true
		case isA(v.Type, "ID"):
			takes, open = true, true
		case isA(v.Type, "Args"):
			lit, ok := a.(*ast.CompositeLit)
			if !ok {
				return // made elsewhere: what is said with it is seen when it is said
			}
			args = lit
		}
	}
	if !takes {
		return
	}
	if open {
		ids = c.named()
	}
	c.compare(ids, args, open)
}

// named are the IDs that the function names anywhere.
func (c *callCheck) named() []ID {
	var out []ID
	ast.Inspect(c.fn, func(n ast.Node) bool {
		if e, ok := n.(ast.Expr); ok {
			if v := c.p.TypesInfo.Types[e]; isA(v.Type, "ID") && v.Value != nil && constant.StringVal(v.Value) != "" {
				out = append(out, ID(constant.StringVal(v.Value)))
			}
		}
		return true
	})
	return out
}

// compare holds the arguments of a call against the holes of its messages. Of IDs
// that a function only names, nobody knows which this call says.
func (c *callCheck) compare(ids []ID, args *ast.CompositeLit, open bool) {
	given := c.given(args)
	var all []string
	for _, id := range ids {
		m, ok := English().message(id)
		if !ok {
			continue
		}
		all = append(all, m.holes()...)
		for _, h := range m.holes() {
			if _, ok := given[h]; !ok && !open && h != programHole {
				c.t.Errorf("%s: %s without {%s}", c.p.Fset.Position(c.call.Pos()), id, h)
			}
		}
	}
	for h, v := range given {
		if !slices.Contains(all, h) && len(ids) > 0 {
			c.t.Errorf("%s: %v have no argument {%s}", c.p.Fset.Position(v.Pos()), ids, h)
		}
		if k := kindOfType(c.p.TypesInfo.Types[v].Type); !fits(k, holes[h]) {
			c.t.Errorf("%s: {%s} is a %s, this is a %s", c.p.Fset.Position(v.Pos()), h, holes[h], k)
		}
	}
}

// fits says whether an argument of a static kind can be one of the kind wanted.
func fits(k, want kind) bool {
	_, list := want.item()
	return k == want || k == "any" || k == aList && list
}

// given are the arguments by name.
func (c *callCheck) given(args *ast.CompositeLit) map[string]ast.Expr {
	out := map[string]ast.Expr{}
	if args == nil {
		return out
	}
	for _, x := range args.Elts {
		kv := x.(*ast.KeyValueExpr)
		key := c.p.TypesInfo.Types[kv.Key].Value
		if key == nil {
			c.t.Errorf("%s: the name of an argument must be a constant", c.p.Fset.Position(kv.Pos()))
			continue
		}
		out[constant.StringVal(key)] = kv.Value
	}
	return out
}

// typeKinds are the kinds of the named types that an argument may have.
var typeKinds = map[string]kind{
	"househagal/engine.Seat": aSeat, "househagal/engine.SeatSet": aList, "househagal/engine.Faction": aFaction, "househagal/engine.Space": aSpace,
	"househagal/engine.Post": aPost, "househagal/engine.Group": aGroup, "househagal/engine.Card": aCard, "househagal/engine.Conflict": aConflict,
	"househagal/engine.Unit": aUnit, "househagal/engine.RivalID": aRival, "househagal/engine.Difficulty": aDifficulty, "househagal/engine.Track": aTrack, "househagal/engine.Tile": aTile, "househagal/engine.Notice": aNotice, "househagal/rival.Layer": aModule, "househagal/engine.Resource": aResource,
	"househagal/engine.Icon": anIcon, here + ".Amount": anAmount, here + ".List": aList,
}

// kindOfType is the kind of an argument with a static type, "any" where that says
// nothing.
func kindOfType(t types.Type) kind {
	if k, ok := typeKinds[t.String()]; ok {
		return k
	}
	switch u := t.Underlying().(type) {
	case *types.Slice, *types.Array:
		return aList
	case *types.Interface:
		return "any"
	case *types.Basic:
		switch {
		case u.Info()&types.IsBoolean != 0:
			return aSwitch
		case t != t.Underlying() && u.Info()&types.IsUntyped == 0:
			return kind(t.String()) // a named type that is no argument
		case u.Info()&types.IsString != 0:
			return aText
		case u.Info()&types.IsInteger != 0:
			return aNumber
		}
	}
	return kind(t.String())
}
