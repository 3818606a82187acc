package say

import (
	"go/ast"
	"go/token"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode/utf8"

	"golang.org/x/text/language"
)

// A language has words of its own beside the English ones.
func TestTypedWords(t *testing.T) {
	s := Speaker{Lang: &Language{tag: language.Turkish, src: []byte("word:\n  yes: evet, e\n  go_on: devam\n")}}
	all := s.Typed()
	if !slices.Equal(all["yes"], []string{"evet", "e"}) || !slices.Equal(all["go on"], []string{"devam"}) {
		t.Errorf("%q", all)
	}
	for english, want := range map[string]string{"yes": "evet", "go on": "devam", "no": "no"} {
		if got := s.Word(english); got != want {
			t.Errorf("for %s people are told to type %q, want %q", english, got, want)
		}
	}
}

// What a language lists is one word each, and none that means something else in
// English: that would never be reached.
func TestTypedWordsCanBeTyped(t *testing.T) {
	english := Speaker{}.Typed()
	for _, tag := range Tags() {
		l, _ := Find(tag)
		for of, list := range (Speaker{Lang: l}).Typed() {
			for _, w := range list {
				if _, taken := english[w]; taken && w != of || strings.Contains(w, " ") && w != of {
					t.Errorf("%s: word.%s lists %q; one word, and none that is English for something else", tag, of, w)
				}
			}
		}
	}
}

// Every word that a menu or a command takes stands in the catalogue, so that a new
// language can have its own.
func TestTypedWordsAreListed(t *testing.T) {
	listed, seen := Speaker{}.Typed(), 0
	check := func(x ast.Expr, at string) {
		lit, ok := x.(*ast.BasicLit)
		if !ok || lit.Kind != token.STRING {
			return
		}
		w, _ := strconv.Unquote(lit.Value)
		if seen++; utf8.RuneCountInString(w) > 1 && listed[w] == nil {
			t.Errorf("%s: %q is typed, and not listed in the section word of en.yaml", at, w)
		}
	}
	for _, p := range loaded(t) {
		for _, f := range p.Syntax {
			ast.Inspect(f, func(n ast.Node) bool {
				kv, ok := n.(*ast.KeyValueExpr)
				if !ok {
					return true
				}
				name, _ := kv.Key.(*ast.Ident)
				list, _ := kv.Value.(*ast.CompositeLit)
				if name == nil || list == nil || name.Name != "Words" && name.Name != "keys" && name.Name != "Commands" {
					return true
				}
				for _, x := range list.Elts {
					if pair, ok := x.(*ast.KeyValueExpr); ok {
						x = pair.Key
					}
					check(x, p.Fset.Position(kv.Pos()).String())
				}
				return true
			})
		}
	}
	if seen < 50 {
		t.Errorf("%d words found", seen)
	}
}
