package pack

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"househagal/cmd/internal/journal"
	"househagal/cmd/internal/say"
	"househagal/data/bounded"
	"househagal/data/strict"
	"househagal/engine"
)

// Store is the folder where packages are kept, a .zip each. It need not exist.
type Store string

// Beside is the store that belongs to a folder of saves.
func Beside(games journal.Dir) Store {
	return Store(filepath.Join(filepath.Dir(string(games)), "rules"))
}

// Strength is what was measured of a package when it was added: how often the
// stand-in won by its rules, and on the same seeds by those of the program.
type Strength struct {
	Hash    string  `json:"hash"`  // of the package
	Rules   string  `json:"rules"` // of the program's rules and numbers
	StandIn string  `json:"stand_in"`
	Games   int     `json:"games"`
	Wins    float64 `json:"wins"`    // share, by the package
	Printed float64 `json:"printed"` // share, by the program's rules
	Harder  float64 `json:"harder"`  // logits
}

// Kept is a package in the store, or what is wrong with it.
type Kept struct {
	*Pack
	ID  string // by its file
	Err error
}

// Path is the file of a package.
func (s Store) Path(id string) string { return filepath.Join(string(s), id+".zip") }

func (s Store) strengthPath(id string) string { return filepath.Join(string(s), id+".json") }

// Add stores a package: whole, or not at all. One of the same name and version with
// other files in it is refused; of the same files it is nothing new.
func (s Store) Add(p *Pack) (added bool, err error) {
	if there, err := s.Open(p.ID()); err == nil {
		if there.Hash() == p.Hash() {
			return false, nil
		}
		return false, say.Later("pack.other", say.Args{"name": p.ID()})
	}
	if err := journal.Dir(s).Make(); err != nil {
		return false, err
	}
	return true, journal.WriteWhole(s.Path(p.ID()), p.Zip())
}

// Open reads a stored package by its id. One that was changed since is refused.
func (s Store) Open(id string) (*Pack, error) {
	text, err := bounded.Found(s.Path(id), maxZip)
	if err != nil {
		return nil, err
	}
	p, err := readZip(s.Path(id), text)
	if err == nil && (p.ID() != id || !bytes.Equal(p.Zip(), text)) {
		return nil, say.Later("pack.tampered", say.Args{"name": s.Path(id), "word": id})
	}
	return p, err
}

// List are all that is stored: by name, of each name the newest version first.
func (s Store) List() ([]Kept, error) {
	entries, err := os.ReadDir(string(s))
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, bounded.Because(string(s), err)
	}
	var out []Kept
	for _, e := range entries {
		if id, ok := strings.CutSuffix(e.Name(), ".zip"); ok && isID(id) {
			p, err := s.Open(id)
			out = append(out, Kept{p, id, err})
		}
	}
	slices.SortFunc(out, func(a, b Kept) int { return byName(a.ID, b.ID) })
	return out, nil
}

// isID reports whether text is a name and a version.
func isID(id string) bool {
	name, v, ok := strings.Cut(id, "@")
	return ok && strict.IsID(name) && strict.IsVersion(v)
}

func byName(a, b string) int {
	nameA, versionA, _ := strings.Cut(a, "@")
	nameB, versionB, _ := strings.Cut(b, "@")
	return cmp.Or(strings.Compare(nameA, nameB), compare(versionB, versionA))
}

// compare orders versions by their numbers: 1.9 before 1.10.
func compare(a, b string) int {
	x, y := strings.Split(a, "."), strings.Split(b, ".")
	for i := range max(len(x), len(y)) {
		if c := cmp.Compare(part(x, i), part(y, i)); c != 0 {
			return c
		}
	}
	return 0
}

func part(list []string, i int) int {
	if i >= len(list) {
		return 0
	}
	n, _ := strconv.Atoi(list[i]) // a version has nothing but numbers
	return n
}

// Find is the stored package that a person means: by name and version, or by name
// alone the newest.
func (s Store) Find(word string) (*Pack, error) {
	list, err := s.List()
	if err != nil {
		return nil, err
	}
	var known []string
	for _, k := range list {
		name, _, _ := strings.Cut(k.ID, "@")
		if k.ID == word || name == word {
			return k.Pack, k.Err
		}
		known = append(known, name, k.ID)
	}
	return nil, say.Later("pack.unknown", say.Args{"word": show(word), "near": strict.Nearest(word, known)})
}

// Remove takes a package out of the store, and no longer uses it.
func (s Store) Remove(id string) error {
	list, _ := s.Used() // where nobody knows, nothing has to be taken back
	for g, used := range list {
		if used == id {
			if err := s.Use(engine.GameID(g), ""); err != nil {
				return err
			}
		}
	}
	if err := os.Remove(s.Path(id)); err != nil {
		return bounded.Because(s.Path(id), err)
	}
	_ = os.Remove(s.strengthPath(id)) // it may have none
	return nil
}

func (s Store) usedPath() string { return filepath.Join(string(s), "used.json") }

// Used are the packages by which each game is played where nobody says otherwise,
// by game; "" for none. The error says that the file which holds them is damaged.
func (s Store) Used() ([]string, error) {
	out := make([]string, len(games))
	text, err := bounded.Found(s.usedPath(), maxFile)
	if errors.Is(err, fs.ErrNotExist) {
		return out, nil
	}
	if err != nil {
		return out, err
	}
	damaged := say.Later("pack.used_damaged", say.Args{"path": s.usedPath()})
	var list map[string]string
	if json.Unmarshal(text, &list) != nil {
		return out, damaged
	}
	for g, word := range games {
		switch id := list[word]; {
		case isID(id):
			out[g] = id
		case id != "":
			return make([]string, len(games)), damaged
		}
	}
	return out, nil
}

// Use makes a package the one by which a game is played; "" takes it back.
func (s Store) Use(game engine.GameID, id string) error {
	return journal.Alone(filepath.Join(string(s), ".used.lock"), func() error { return s.use(game, id) })
}

// use is Use while no other process does it.
func (s Store) use(game engine.GameID, id string) error {
	list := map[string]string{}
	before, _ := s.Used() // of a damaged file nothing is kept
	for g, was := range before {
		if was != "" {
			list[games[g]] = was
		}
	}
	if list[games[game]] = id; id == "" {
		delete(list, games[game])
	}
	text, err := json.Marshal(list)
	if err != nil {
		return err
	}
	return journal.WriteWhole(s.usedPath(), append(text, '\n'))
}

// Unuse is Use of no package. A store that is not there uses none.
func (s Store) Unuse(game engine.GameID) error {
	if used, err := s.Used(); err == nil && used[game] == "" {
		return nil
	}
	return s.Use(game, "")
}

// SetStrength keeps what was measured of a stored package.
func (s Store) SetStrength(id string, x *Strength) error {
	text, err := json.Marshal(x)
	if err != nil {
		return err
	}
	return journal.WriteWhole(s.strengthPath(id), append(text, '\n'))
}

// Strength is what was measured of a package under the program's rules of that
// hash; false where nothing was.
func (s Store) Strength(p *Pack, rules string) (Strength, bool) {
	var x Strength
	text, err := bounded.Found(s.strengthPath(p.ID()), maxFile)
	ok := err == nil && json.Unmarshal(text, &x) == nil && x.Hash == p.Hash() && x.Rules == rules && x.Games > 0
	return x, ok
}
