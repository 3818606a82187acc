// Package pack keeps rules of somebody's own by name and version: it reads a file,
// a folder or a .zip of them, and stores them whole or not at all. Nothing in a
// package is ever run; all that it may hold is YAML of rules and text to read.
package pack

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"path"
	"slices"
	"strings"

	"househagal/cmd/internal/say"
	"househagal/data"
	"househagal/data/bounded"
	"househagal/data/strict"
	"househagal/engine"
	"househagal/rival"
)

// Manifest is the name of the file that says what a package is.
const Manifest = "package.yaml"

// The bounds of a package.
const (
	maxText    = 60 // characters of a text of the manifest
	maxEntries = 60
	maxRules   = 30              // files of rules
	maxFile    = strict.MaxBytes // of one file, in bytes
	maxBytes   = 2 << 20         // of all files
	maxZip     = 4 << 20         // of the .zip that they come in
)

// Head is what a package says of itself.
type Head struct {
	Name    string        // an id
	Version string        // "1.2"
	Game    engine.GameID // the box that it is for
	Author  string
	Text    string // what it changes, in a few words
}

// ID is name and version, as a person types them.
func (h *Head) ID() string { return h.Name + "@" + h.Version }

// Pack is a package that was read: its head and all its files, by name.
type Pack struct {
	Head
	from  string      // what it was read from, for faults
	files []data.File // the manifest among them; no name has a folder
}

// games are the words for the boxes in a manifest.
var games = []string{engine.Uprising: "uprising", engine.Imperium: "imperium"}

// readHead reads a manifest. All that is wrong with it is in the error, with file,
// line and column.
func readHead(f data.File) (Head, error) {
	var errs strict.Errors
	m := strict.Parse(f.Name, f.Text, &errs).Map()
	h := Head{
		Name:    m.Need("name").ID(),
		Version: m.Need("version").Version(),
		Game:    engine.GameID(max(0, m.Need("game").Word("game", games))),
		Author:  optional(m, "author"),
		Text:    optional(m, "text"),
	}
	m.Done()
	return h, errs.Err()
}

// optional is a text that may be left out.
func optional(m *strict.Fields, key string) string {
	if v := m.Get(key); v.Ok() {
		return v.Text(maxText)
	}
	return ""
}

// of makes a package of its files. They were checked one by one.
func of(from string, files []data.File) (*Pack, error) {
	slices.SortFunc(files, func(a, b data.File) int { return strings.Compare(a.Name, b.Name) })
	p := &Pack{from: from, files: files}
	i := slices.IndexFunc(files, func(f data.File) bool { return f.Name == Manifest })
	if i < 0 {
		return nil, say.Later("pack.no_manifest", say.Args{"name": from, "word": Manifest})
	}
	head, err := readHead(data.File{Name: path.Join(from, Manifest), Text: files[i].Text})
	if err != nil {
		return nil, err
	}
	p.Head = head
	if n := len(p.Rules()); n == 0 {
		return nil, say.Later("pack.no_rules", say.Args{"name": from})
	} else if n > maxRules {
		return nil, say.Later("pack.many", say.Args{"name": from, "n": maxRules})
	}
	return p, nil
}

// Rules are the files of rules in the order in which they lie over each other,
// each called by the package and its own name.
func (p *Pack) Rules() []data.File {
	var out []data.File
	for _, f := range p.files {
		if f.Name != Manifest && isYAML(f.Name) {
			out = append(out, data.File{Name: p.ID() + " " + f.Name, Text: f.Text})
		}
	}
	return out
}

// Check reads the rules over those of the program. The error has all that is wrong
// with them, with file, line and column.
func (p *Pack) Check() (*data.Resolved, error) {
	rules := p.Rules()
	for i := range rules {
		if isYAML(p.from) { // a file by itself
			rules[i].Name = p.from
			continue
		}
		rules[i].Name = path.Join(p.from, strings.TrimPrefix(rules[i].Name, p.ID()+" "))
	}
	return data.ResolveWith(rival.Choice{Game: p.Game}, rules)
}

// Same reports whether the package is the file of rules at a path, by itself.
func (p *Pack) Same(file string) bool {
	text, err := bounded.Whole(file, maxFile)
	rules := p.Rules()
	return err == nil && len(rules) == 1 && bytes.Equal(rules[0].Text, text)
}

// Hash tells packages apart: two of one hash hold the same files.
func (p *Pack) Hash() string {
	h := sha256.New()
	for _, f := range p.files {
		fmt.Fprintf(h, "%s\n%d\n", f.Name, len(f.Text))
		h.Write(f.Text)
	}
	return hex.EncodeToString(h.Sum(nil))
}

// Size is how many files it has, and their bytes.
func (p *Pack) Size() (files, bytes int) {
	for _, f := range p.files {
		bytes += len(f.Text)
	}
	return len(p.files), bytes
}
