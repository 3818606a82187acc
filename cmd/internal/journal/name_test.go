package journal

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/adrg/xdg"
	"pgregory.net/rapid"
)

func TestNames(t *testing.T) {
	for name, want := range map[string]string{
		"friday": "", "irulan-staban-3": "", "Friday night": "", "a_b": "", "3": "", "con2": "", "com10": "",
		"砂の惑星": "", "ҹ": "", "दून": "", "dünen": "", strings.Repeat("x", 100): "",
		"":                      `not a name for a save: "" is empty; use letters, digits, - and _`,
		"../x":                  `not a name for a save: "../x" starts with '.'; start with a letter or a digit`,
		"a/b":                   `not a name for a save: "a/b" has '/' in it; use letters, digits, - and _`,
		`a\b`:                   `not a name for a save: "a\\b" has '\\' in it; use letters, digits, - and _`,
		"a.b":                   `not a name for a save: "a.b" has '.' in it; use letters, digits, - and _`,
		"a\x00":                 `not a name for a save: "a\x00" has '\x00' in it; use letters, digits, - and _`,
		"a\nb":                  `not a name for a save: "a\nb" has '\n' in it; use letters, digits, - and _`,
		"c:":                    `not a name for a save: "c:" has ':' in it; use letters, digits, - and _`,
		"-rf":                   `not a name for a save: "-rf" starts with '-'; start with a letter or a digit`,
		".lock":                 `not a name for a save: ".lock" starts with '.'; start with a letter or a digit`,
		" a":                    `not a name for a save: " a" starts with ' '; start with a letter or a digit`,
		"a ":                    `not a name for a save: "a " ends in a space`,
		"a\u202eb":              `not a name for a save: "a\u202eb" has '\u202e' in it; use letters, digits, - and _`,
		"worm🪱":                 `not a name for a save: "worm🪱" has '🪱' in it; use letters, digits, - and _`,
		"a\xff":                 `not a name for a save: "a\xff" is not valid UTF-8`,
		"NUL":                   `not a name for a save: "NUL" is a device on Windows; add a word or a number`,
		"com7":                  `not a name for a save: "com7" is a device on Windows; add a word or a number`,
		strings.Repeat("砂", 34): `not a name for a save: "` + strings.Repeat("砂", 34) + `" is 102 bytes long; at most 100 fit`,
	} {
		err := CheckName(name)
		if want == "" && err != nil || want != "" && (err == nil || err.Error() != want) {
			t.Errorf("%q: got %v, want %q", name, err, want)
		}
		if want == "" {
			continue
		}
		if _, _, err := Open(folder(t), name); !errors.Is(err, ErrName) {
			t.Errorf("open %q: %v", name, err)
		}
		if _, err := Create(folder(t), name, header()); !errors.Is(err, ErrName) {
			t.Errorf("create %q: %v", name, err)
		}
	}
}

func TestWideNamesMakeSaves(t *testing.T) {
	dir := folder(t)
	for _, name := range []string{"砂の惑星", "दून", strings.Repeat("x", 100)} {
		add(t, fresh(t, dir, name), "answer", 1)
	}
	all, err := List(dir)
	if err != nil || len(all) != 3 {
		t.Fatal(err, all)
	}
	for _, s := range all {
		if s.Err != nil || s.Lines != 1 {
			t.Errorf("%q: %v, %d lines", s.Name, s.Err, s.Lines)
		}
	}
}

func TestNextName(t *testing.T) {
	for _, c := range []struct{ used, archived, stem, want string }{
		{"", "", "irulan-staban", "irulan-staban"},
		{"irulan-staban", "", "irulan-staban", "irulan-staban-2"},
		{"irulan-staban irulan-staban-2", "", "irulan-staban", "irulan-staban-3"},
		{"irulan-staban-7", "", "irulan-staban", "irulan-staban-8"},
		{"irulan-staban", "irulan-staban-4", "irulan-staban", "irulan-staban-5"},
		{"IRULAN-Staban", "", "irulan-staban", "irulan-staban-2"},
		{"irulan irulan-x irulan-02 irulan-1 irulan-staban-9", "", "irulan", "irulan-2"},
		{"", "", "Glossu \"the Beast\" Rabban", "glossu--the-beast--rabban"},
		{"", "", "../..", "game"},
		{"game", "", "", "game-2"},
		{"", "", "NUL", "nul-game"},
		{"", "", "砂\xff", "砂"},
		{"", "", strings.Repeat("砂", 99), strings.Repeat("砂", 30)},
	} {
		dir := folder(t)
		for d, names := range map[Dir]string{dir: c.used, dir.Archive(): c.archived} {
			if err := d.Make(); err != nil {
				t.Fatal(err)
			}
			for _, name := range strings.Fields(names) {
				put(t, d.Path(name), nil)
			}
		}
		if got, err := NextName(dir, c.stem); got != c.want || err != nil {
			t.Errorf("after %q and %q, %q gives %q, %v, want %q", c.used, c.archived, c.stem, got, err, c.want)
		}
	}
}

// TestStemsAlwaysGiveNames: whatever the stem, the name is one, and is free.
func TestStemsAlwaysGiveNames(t *testing.T) {
	dir := folder(t)
	rapid.Check(t, func(t *rapid.T) {
		stem := rapid.OneOf(rapid.String(), rapid.StringMatching(`[a-cA-C /.\\-]{0,4}(-[0-9]{1,3})?`)).Draw(t, "stem")
		name, err := NextName(dir, stem)
		if err != nil || CheckName(name) != nil {
			t.Fatalf("%q gives %q, %v, %v", stem, name, err, CheckName(name))
		}
		if err := errors.Join(dir.Make(), dir.free(name)); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(dir.Path(name), nil, 0o600); err != nil {
			t.Fatal(err)
		}
	})
}

func TestCreateNext(t *testing.T) {
	dir := folder(t)
	for _, want := range []string{"feyd", "feyd-2", "feyd-3"} {
		j, err := CreateNext(dir, "Feyd", header())
		if err != nil || j.Name() != want || j.Path() != dir.Path(want) {
			t.Fatalf("got %v, %v, want %s", j, err, want)
		}
		defer j.Close()
	}
}

func TestWhereGamesAre(t *testing.T) {
	home := t.TempDir()
	t.Cleanup(xdg.Reload) // last, when the variables are as before
	t.Setenv("HAGAL_HOME", home)
	if dir, err := Games(); err != nil || string(dir) != filepath.Join(home, "games") {
		t.Errorf("%v, %v", dir, err)
	}
	t.Setenv("HAGAL_HOME", "")
	t.Setenv("XDG_DATA_HOME", home)
	xdg.Reload()
	if dir, err := Games(); err != nil || string(dir) != filepath.Join(home, "hagal", "games") {
		t.Errorf("%v, %v", dir, err)
	}
	t.Setenv("HAGAL_HOME", "relative")
	if dir, err := Games(); err != nil || !filepath.IsAbs(string(dir)) {
		t.Errorf("%v, %v", dir, err)
	}
	for _, data := range []string{"", "relative"} { // nobody knows a home: not the root of the disk
		t.Setenv("HAGAL_HOME", "")
		t.Setenv("HOME", "")
		t.Setenv("USERPROFILE", "")
		t.Setenv("home", "")
		t.Setenv("XDG_DATA_HOME", data)
		xdg.Reload()
		if dir, err := Games(); !errors.Is(err, ErrMissing) || !strings.Contains(err.Error(), "set HOME, XDG_DATA_HOME or HAGAL_HOME") {
			t.Errorf("%q: %v, %v", data, dir, err)
		}
	}
}
