package pack

import (
	"archive/zip"
	"bytes"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"

	"househagal/data"
	"househagal/data/strict"
	"househagal/engine"
)

const manifest = "name: desert_nights\nversion: 1.2\ngame: uprising\nauthor: Anna\ntext: dear spice\n"

const dear = "constants: {vp_price: {spice: 9}}\n"

// entry is a file of a .zip that a test makes.
type entry struct {
	name, text string
	mode       fs.FileMode
	flags      uint16
}

func zipOf(t testing.TB, list ...entry) []byte {
	t.Helper()
	var out bytes.Buffer
	w := zip.NewWriter(&out)
	for _, e := range list {
		h := &zip.FileHeader{Name: e.name, Method: zip.Deflate, Flags: e.flags}
		if e.mode != 0 {
			h.SetMode(e.mode)
		}
		to, err := w.CreateHeader(h)
		if err == nil && !strings.HasSuffix(e.name, "/") {
			_, err = to.Write([]byte(e.text))
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

func good() []entry {
	return []entry{{name: "package.yaml", text: manifest}, {name: "rules.yaml", text: dear}}
}

// A package is the same however it comes: as a folder, as a .zip, in a folder of a
// .zip, and with what systems put beside it.
func TestRead(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "desert")
	if err := os.Mkdir(dir, 0o700); err != nil {
		t.Fatal(err)
	}
	for name, text := range map[string]string{"package.yaml": manifest, "rules.yaml": dear, ".DS_Store": "x"} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	p, err := Read(dir)
	if err != nil {
		t.Fatal(err)
	}
	if p.ID() != "desert_nights@1.2" || p.Game != engine.Uprising || p.Author != "Anna" || p.Text != "dear spice" || len(p.Rules()) != 1 {
		t.Errorf("%+v", p)
	}
	r, err := p.Check()
	if err != nil || r.Box.Rules.Const.VPPrice[engine.Spice] != 9 {
		t.Errorf("%v", err)
	}
	inside := []entry{{name: "x/", mode: fs.ModeDir | 0o755}, {name: "__MACOSX/x/._rules.yaml", text: "?"}}
	for _, e := range good() {
		e.name = "x/" + e.name
		inside = append(inside, e)
	}
	for _, text := range [][]byte{zipOf(t, good()...), zipOf(t, inside...), p.Zip()} {
		q, err := readZip("x.zip", text)
		if err != nil || q.Hash() != p.Hash() || !bytes.Equal(q.Zip(), p.Zip()) {
			t.Errorf("%v", err)
		}
	}
}

// What might do harm, or can't be a package on every system, is refused: paths that
// lead elsewhere, links, bombs, one name twice, strange names and kinds.
func TestReadRefuses(t *testing.T) {
	bomb := strings.Repeat("#", strict.MaxBytes+1)
	var many, heavy []entry
	for i := range maxEntries {
		many = append(many, entry{name: "r" + strings.Repeat("x", i%50) + string(rune('a'+i/50)) + ".txt"})
	}
	for i := range 9 {
		heavy = append(heavy, entry{name: string(rune('a'+i)) + ".txt", text: bomb[1:]})
	}
	tests := []struct {
		name string
		more []entry
		want string
	}{
		{"up", []entry{{name: "../evil.yaml", text: dear}}, "../evil.yaml would lie in another folder"},
		{"root", []entry{{name: "/etc/x.yaml", text: dear}}, "/etc/x.yaml would lie in another folder"},
		{"drive", []entry{{name: "C:x.yaml", text: dear}}, "C:x.yaml would lie in another folder"},
		{"backslash", []entry{{name: `..\x.yaml`, text: dear}}, `..\x.yaml would lie in another folder`},
		{"folder", []entry{{name: "more/x.yaml", text: dear}}, "more/x.yaml would lie in another folder"},
		{"link", []entry{{name: "x.yaml", text: "/etc/passwd", mode: fs.ModeSymlink | 0o777}}, "x.yaml is a folder, a link or a device"},
		{"device", []entry{{name: "x.yaml", mode: fs.ModeDevice | 0o600}}, "x.yaml is a folder, a link or a device"},
		{"bomb", []entry{{name: "x.yaml", text: bomb}}, "x.yaml: too large to be read"},
		{"heavy", heavy, "h.txt: too large to be read"},
		{"many", many, "has more than 60 files"},
		{"twice", []entry{{name: "rules.yaml", text: dear}}, "rules.yaml stands there twice"},
		{"case", []entry{{name: "RULES.yaml", text: dear}}, "RULES.yaml stands there twice"},
		{"accents", []entry{{name: "\u00e9.yaml", text: dear}, {name: "e\u0301.yaml", text: dear}}, "stands there twice"},
		{"windows", []entry{{name: "nul.yaml", text: dear}}, "nul.yaml is no name for a file on every system"},
		{"end", []entry{{name: "x.yaml.", text: dear}}, "x.yaml. is no name"},
		{"control", []entry{{name: "a\x1b[2J.yaml", text: dear}}, "a?[2J.yaml is no name"},
		{"program", []entry{{name: "run.sh", text: "rm -rf /"}}, "run.sh is neither rules"},
		{"locked", []entry{{name: "x.yaml", text: dear, flags: 1}}, "is locked with a password"},
	}
	for _, tt := range tests {
		_, err := readZip("x.zip", zipOf(t, append(good(), tt.more...)...))
		if err == nil || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("%s: %v, want %s", tt.name, err, tt.want)
		}
	}
	for _, tt := range []struct {
		text []byte
		want string
	}{
		{[]byte("no zip"), "x.zip is no whole .zip"},
		{zipOf(t), "no package.yaml says what these rules are"},
		{zipOf(t, good()[0]), "there is no file of rules"},
		{zipOf(t, entry{name: "package.yaml", text: "name: Desert\nversion: one\ngame: dune\n"}), "x.zip/package.yaml:1:7: "},
		{zipOf(t, entry{name: "package.yaml", text: "name: desert\nversion: one\ngame: dune\n"}), "x.zip/package.yaml:2:10: version is \"one\"; give one to three numbers"},
	} {
		if _, err := readZip("x.zip", tt.text); err == nil || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("%v, want %s", err, tt.want)
		}
	}
}

// A link in a folder is not followed.
func TestFolderRefuses(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("links need rights there")
	}
	dir := t.TempDir()
	for _, e := range good() {
		if err := os.WriteFile(filepath.Join(dir, e.name), []byte(e.text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	for name, make := range map[string]func(string) error{
		"x.yaml": func(p string) error { return os.Symlink("/etc/passwd", p) },
		"more":   func(p string) error { return os.Mkdir(p, 0o700) },
	} {
		path := filepath.Join(dir, name)
		if err := make(path); err != nil {
			t.Fatal(err)
		}
		if _, err := Read(dir); err == nil || !strings.Contains(err.Error(), name+" is a folder, a link or a device") {
			t.Errorf("%s: %v", name, err)
		}
		if err := os.Remove(path); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := Read(dir); err != nil {
		t.Error(err)
	}
}

// One byte changed anywhere in a stored package, and it is refused; so are two
// that changed places.
func TestTampered(t *testing.T) {
	store := Store(filepath.Join(t.TempDir(), "rules"))
	p, err := readZip("x.zip", zipOf(t, good()...))
	if err != nil {
		t.Fatal(err)
	}
	if added, err := store.Add(p); !added || err != nil {
		t.Fatal(added, err)
	}
	if added, err := store.Add(p); added || err != nil {
		t.Error("the same package is new", err)
	}
	path := store.Path(p.ID())
	whole, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	for i := range whole {
		bad := bytes.Clone(whole)
		bad[i] ^= 1
		if err := os.WriteFile(path, bad, 0o600); err != nil {
			t.Fatal(err)
		}
		if _, err := store.Open(p.ID()); err == nil {
			t.Fatalf("byte %d of %d was changed, and nobody says so", i, len(whole))
		}
	}
	if err := os.WriteFile(store.Path("other@1"), whole, 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := store.Open("other@1"); err == nil {
		t.Error("a package under another's name is taken")
	}
	sent := zipOf(t, append(good(), entry{name: sums, text: strings.Repeat("0", 64) + "  rules.yaml\n"})...)
	if _, err := readZip("x.zip", sent); err == nil || !strings.Contains(err.Error(), "is not what its checksum says") {
		t.Errorf("%v", err)
	}
}

// Versions are in the order of their numbers, and a name alone means the newest.
func TestStore(t *testing.T) {
	store := Store(filepath.Join(t.TempDir(), "rules"))
	for _, v := range []string{"1.9", "1.10", "1.2.3"} {
		p, err := of("x", readable(strings.Replace(manifest, "1.2", v, 1), dear))
		if err != nil {
			t.Fatal(err)
		}
		if _, err := store.Add(p); err != nil {
			t.Fatal(err)
		}
	}
	list, err := store.List()
	var got []string
	for _, k := range list {
		got = append(got, k.ID)
	}
	if want := "desert_nights@1.10 desert_nights@1.9 desert_nights@1.2.3"; strings.Join(got, " ") != want || err != nil {
		t.Errorf("%v, want %s, %v", got, want, err)
	}
	p, err := store.Find("desert_nights")
	if err != nil || p.Version != "1.10" {
		t.Errorf("%v %v", p, err)
	}
	other, err := of("x", readable(strings.Replace(manifest, "1.2", "1.9", 1), dear+"# more\n"))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := store.Add(other); err == nil || !strings.Contains(err.Error(), "kept already, with other rules") {
		t.Errorf("%v", err)
	}
	if err := store.Use(engine.Uprising, p.ID()); err != nil || used(t, store)[engine.Uprising] != p.ID() || used(t, store)[engine.Imperium] != "" {
		t.Errorf("%v %v", used(t, store), err)
	}
	if err := store.Remove(p.ID()); err != nil || used(t, store)[engine.Uprising] != "" {
		t.Errorf("%v %v", used(t, store), err)
	}
	if _, err := store.Open(p.ID()); err == nil {
		t.Error("a removed package is there")
	}
	if _, err := store.Find("desert_night"); err == nil || !strings.Contains(err.Error(), "did you mean desert_nights") {
		t.Errorf("%v", err)
	}
}

func used(t *testing.T, store Store) []string {
	t.Helper()
	list, err := store.Used()
	if err != nil {
		t.Fatal(err)
	}
	return list
}

// Where it can't be read which rules are in use, that is said; to choose some, or none,
// mends it.
func TestUsedIsDamaged(t *testing.T) {
	store := Store(t.TempDir())
	for _, text := range []string{"", "{", "[]", `{"uprising": 3}`, `{"uprising": "../x"}`, "null\x00"} {
		for _, mend := range []func() error{
			func() error { return store.Use(engine.Uprising, "mine@1") },
			func() error { return store.Unuse(engine.Uprising) },
		} {
			if err := os.WriteFile(store.usedPath(), []byte(text), 0o600); err != nil {
				t.Fatal(err)
			}
			if list, err := store.Used(); err == nil || !strings.Contains(err.Error(), "damaged") || slices.ContainsFunc(list, func(id string) bool { return id != "" }) {
				t.Errorf("%q: %q %v", text, list, err)
			}
			if err := mend(); err != nil {
				t.Fatal(err)
			}
			used(t, store)
		}
	}
	if err := os.WriteFile(store.usedPath(), []byte(`{"another_game": "x@1"}`), 0o600); err != nil {
		t.Fatal(err)
	}
	used(t, store)
}

// Two processes that choose the rules of different games at once lose neither choice.
func TestUsedAtOnce(t *testing.T) {
	store := Store(filepath.Join(t.TempDir(), "rules"))
	for range 20 {
		var wait sync.WaitGroup
		for g := range games {
			wait.Add(1)
			go func() {
				defer wait.Done()
				if err := store.Use(engine.GameID(g), "mine@1"); err != nil {
					t.Error(err)
				}
			}()
		}
		wait.Wait()
		if got := used(t, store); slices.Contains(got, "") {
			t.Fatalf("in use are %q", got)
		}
		for g := range games {
			if err := store.Unuse(engine.GameID(g)); err != nil {
				t.Fatal(err)
			}
		}
	}
}

func readable(head, rules string) []data.File {
	return []data.File{{Name: Manifest, Text: []byte(head)}, {Name: "rules.yaml", Text: []byte(rules)}}
}

// FuzzZip reads anything as a package: it is refused, or it is one that is stored
// and read again as it was.
func FuzzZip(f *testing.F) {
	f.Add(zipOf(f, good()...))
	p, err := readZip("x.zip", zipOf(f, good()...))
	if err != nil {
		f.Fatal(err)
	}
	f.Add(p.Zip())
	f.Add(zipOf(f, append(good(), entry{name: "../x.yaml"})...))
	f.Add([]byte("PK\x05\x06" + strings.Repeat("\x00", 18)))
	f.Fuzz(func(t *testing.T, text []byte) {
		p, err := readZip("x.zip", text)
		if err != nil {
			if strings.ContainsAny(err.Error(), "\x00\x1b") {
				t.Errorf("%q moves a cursor", err)
			}
			return
		}
		if files, bytes := p.Size(); files > maxEntries || bytes > maxBytes {
			t.Errorf("%d files of %d bytes", files, bytes)
		}
		again, err := readZip("x.zip", p.Zip())
		if err != nil || again.Hash() != p.Hash() || again.Head != p.Head {
			t.Errorf("not read again: %v", err)
		}
	})
}
