package strict_test

import (
	"strings"
	"testing"

	"househagal/data/strict"
)

// read walks a small file kind the way readers do.
func read(src string) (id string, n int, list []int, err error) {
	var errs strict.Errors
	m := strict.Parse("f.yaml", []byte(src), &errs).Map()
	id = m.Need("id").ID()
	n = m.Get("swords").IntOr(7, 0, 9)
	for _, v := range m.Get("list").List(3) {
		list = append(list, v.Word("space", []string{"", "arrakeen", "sietch_tabr"}))
	}
	m.Done()
	return id, n, list, errs.Err()
}

func TestRead(t *testing.T) {
	id, n, list, err := read("# a comment\nid: abc\nlist: [sietch_tabr, arrakeen]\n")
	if err != nil || id != "abc" || n != 7 || len(list) != 2 || list[0] != 2 || list[1] != 1 {
		t.Fatalf("got %q %d %v %v", id, n, list, err)
	}
}

// Files of other systems: line ends of Windows, a byte order mark.
func TestForeignFiles(t *testing.T) {
	id, n, list, err := read("\ufeffid: abc\r\nswords: 3\r\nlist:\r\n  - arrakeen\r\n")
	if err != nil || id != "abc" || n != 3 || len(list) != 1 {
		t.Fatalf("got %q %d %v %v", id, n, list, err)
	}
}

func TestFaults(t *testing.T) {
	tests := []struct{ name, src, want string }{
		{"empty", "", "f.yaml:1:1: the file is empty; it must hold a map of keys"},
		{"a tab only", "\t", "f.yaml:1:1: the file is empty; it must hold a map of keys"},
		{"blanks and a comment", " \t\n\t# a\n", "f.yaml:1:1: the file is empty; it must hold a map of keys"},
		{"comments only", "# a\n", "f.yaml:1:1: the file is empty; it must hold a map of keys"},
		{"null", "~\n", "f.yaml:1:1: the file holds no keys; it must hold a map of keys"},
		{"a list", "- a\n", "f.yaml:1:1: the file is a list; give a map of keys, as in {key: value}"},
		{"missing key", "swords: 1\n", "f.yaml:1:1: the file has no id; add id: with its value"},
		{"unknown key", "id: a\nsword: 1\n", `f.yaml:2:1: unknown key "sword" in the file; did you mean swords?`},
		{"far key", "id: a\nzzz: 1\n", `f.yaml:2:1: unknown key "zzz" in the file; the keys here are id, swords, list`},
		{"twice", "id: a\nid: b\n", `f.yaml:2:1: key "id" is given twice, first on line 1; keep one of them`},
		{"second document", "id: a\n---\nid: b\n", "f.yaml:2:1: a second document begins here; one file holds one document, so leave out the line ---"},
		{"anchor", "id: &x a\n", "f.yaml:1:5: anchor &x; anchors are not allowed, write the value out at each place"},
		{"alias", "list: &x [arrakeen]\nid: *x\n", "f.yaml:1:7: anchor &x; anchors are not allowed, write the value out at each place\nf.yaml:2:5: alias *x; aliases are not allowed, write the value out"},
		{"merge", "id: a\n<<: {swords: 1}\n", "f.yaml:2:1: merge key <<; merging is not allowed, write the keys out"},
		{"tag", "id: !!str a\n", "f.yaml:1:5: tag !!str; tags are not allowed, write the plain value"},
		{"utf-8", "id: a\nx: \xff\n", "f.yaml:2:4: byte 0xff is not valid UTF-8; save the file as UTF-8"},
		{"control", "id: a\x01\n", "f.yaml:1:6: control character U+0001; delete it"},
		{"huge", strings.Repeat("#", strict.MaxBytes+1), "f.yaml:1:1: the file has more than 262144 bytes; part it into smaller ones"},
		{"deep", "id: a\nlist: " + strings.Repeat("[", 700) + "\n", "f.yaml:2:647: too many open brackets; at most 32 maps and lists lie inside each other"},
		{"deeper than fits", "id: a\nx: " + strings.Repeat("[", 40) + strings.Repeat("]", 40) + "\n", "f.yaml:2:1: unknown key \"x\" in the file; the keys here are id, swords, list\nf.yaml:2:35: too deep; at most 32 maps and lists lie inside each other"},
		{"tab", "id: a\n\tswords: 1\n", "f.yaml:2:1: a tab before the first word; indent with blanks"},
		{"number in quotes", "id: a\nswords: \"2\"\n", `f.yaml:2:9: swords is the text "2"; give a whole number from 0 to 9, without quotes`},
		{"word for number", "id: a\nswords: two\n", `f.yaml:2:9: swords is "two"; give a whole number from 0 to 9`},
		{"out of range", "id: a\nswords: 10\n", "f.yaml:2:9: swords is 10; give a whole number from 0 to 9"},
		{"octal", "id: a\nswords: 07\n", `f.yaml:2:9: swords is "07"; give a whole number from 0 to 9`},
		{"fraction", "id: a\nswords: 2.0\n", `f.yaml:2:9: swords is "2.0"; give a whole number from 0 to 9`},
		{"huge number", "id: a\nswords: 99999999999999999999\n", `f.yaml:2:9: swords is "99999999999999999999"; give a whole number from 0 to 9`},
		{"no value", "id: a\nswords:\n", "f.yaml:2:8: swords has no value; give a whole number from 0 to 9"},
		{"list for number", "id: a\nswords: [1]\n", "f.yaml:2:9: swords is a list; give a whole number from 0 to 9"},
		{"unknown word", "id: a\nlist: [arakeen, zzzzz]\n", "f.yaml:2:8: unknown space \"arakeen\"; did you mean arrakeen?\nf.yaml:2:17: unknown space \"zzzzz\"; write arrakeen or sietch_tabr"},
		{"not a list", "id: a\nlist: arrakeen\n", "f.yaml:2:7: list is a single value; give a list: write [arrakeen]"},
		{"bad id", "id: Big Id\n", `f.yaml:1:5: id is "Big Id"; an id has small letters, digits and underscores, a letter first`},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			_, _, _, err := read(tt.src)
			got := ""
			if err != nil {
				got = err.Error()
			}
			if !strings.HasPrefix(got, tt.want) {
				t.Errorf("got\n%s\nwant\n%s", got, tt.want)
			}
		})
	}
}

// A reader that looks at a key twice names it once.
func TestKeysOnce(t *testing.T) {
	var errs strict.Errors
	m := strict.Parse("f.yaml", []byte("zzz: 1\n"), &errs).Map()
	m.Get("id")
	m.Get("swords")
	m.Get("id")
	m.Done()
	if err, want := errs.Err(), `f.yaml:1:1: unknown key "zzz" in the file; the keys here are id, swords`; err == nil || err.Error() != want {
		t.Errorf("%v, want %s", err, want)
	}
}
