package phone

import (
	"slices"
	"strings"
	"testing"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/controls"
	"househagal/cmd/internal/page"
	"househagal/cmd/internal/say"
)

// Who is at the terminal finds the key for the address: on the page that shows it,
// on the line under a question, and among all keys. What others read stays as it is.
func TestTheKeyOfTheAddressIsTold(t *testing.T) {
	table := NewParty(nil)
	table.invite = func(s say.Speaker) ask.Prompt {
		return invitation(s, []string{"http://192.168.1.2:8471/x"}, []string{"http://192.168.1.2:8471/y"})
	}
	if p := table.invite(say.Speaker{}); p.Hint != "@ shows this again, at any question" {
		t.Errorf("under the address: %q", p.Hint)
	}
	keys := ask.Prompt{ID: "back", Hint: "k all keys", Page: page.Page{Blocks: controls.Keys(say.Speaker{})}}
	before := len(keys.Page.Blocks[1].Steps)
	p := table.withAddress(keys)
	if p.Hint != "k all keys   @ phones" || p.Commands["@"] != inviting {
		t.Errorf("%q, %v", p.Hint, p.Commands)
	}
	if last := p.Page.Blocks[1].Steps[before]; last.Verb != "@" || last.Text != "the address for phones" {
		t.Errorf("%+v", last)
	}
	if !slices.Contains(p.Said(say.Speaker{}), "@: the address for phones") {
		t.Errorf("plain lines don't say it: %q", p.Said(say.Speaker{}))
	}
	if len(keys.Page.Blocks[1].Steps) != before {
		t.Error("the page of the others was changed")
	}
}

// The address in letters and the whole code for a camera stand on the first screen of
// 80 by 24, above what is said of them.
func TestTheAddressAndItsCodeStandOnOneScreen(t *testing.T) {
	at := "http://192.168.100.200:8471/icid5x7qzipwjdb7crcylrhl3i"
	p := invitation(say.Speaker{}, []string{at, "http://10.0.0.2:8471/icid5x7qzipwjdb7crcylrhl3i"}, []string{at + "y"})
	lines := p.Drawn(80)
	code := Code(strings.ToUpper(at))
	if lines[0] != at {
		t.Errorf("above all stands %q", lines[0])
	}
	if last := slices.Index(lines, code[len(code)-1]); last < len(code) || last > 19 {
		t.Errorf("the code of %d lines ends at line %d of\n%s", len(code), last, strings.Join(lines, "\n"))
	}
}
