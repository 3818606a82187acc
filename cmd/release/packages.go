package main

import (
	"bytes"
	"compress/gzip"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"

	"gopkg.in/yaml.v3"
)

// packer writes .deb and .rpm. It is run, and not built in: its seventy modules are
// no concern of whoever builds or tests hagal.
const packer = "github.com/goreleaser/nfpm/v2/cmd/nfpm@v2.45.2"

// recipe is what the packer reads.
type recipe struct {
	Name        string    `yaml:"name"`
	Arch        string    `yaml:"arch"`
	Version     string    `yaml:"version"`
	Section     string    `yaml:"section"`
	Maintainer  string    `yaml:"maintainer"`
	Description string    `yaml:"description"`
	Homepage    string    `yaml:"homepage,omitempty"`
	License     string    `yaml:"license"`
	Time        time.Time `yaml:"mtime"`
	RPM         rpm       `yaml:"rpm"`
	Contents    []content `yaml:"contents"`
}

type rpm struct {
	BuildHost string `yaml:"buildhost"`
}

// content is a file of a package: where it lies, and where it comes to lie.
type content struct {
	From   string `yaml:"src"`
	To     string `yaml:"dst"`
	Packer string `yaml:"packager,omitempty"`
	Info   info   `yaml:"file_info"`
}

type info struct {
	Mode  uint32    `yaml:"mode"`
	Owner string    `yaml:"owner"`
	Group string    `yaml:"group"`
	Time  time.Time `yaml:"mtime"`
}

// linuxPackages writes the .deb and the .rpm of a program that is built already,
// with the files that lie beside it in tmp, and returns their names.
func linuxPackages(t target, program, version, url, tmp, dir string) ([]string, error) {
	list, err := contents(program, tmp)
	if err != nil {
		return nil, err
	}
	text, err := yaml.Marshal(recipe{Name: "hagal", Arch: t.machine, Version: version, Section: "games",
		Maintainer:  "the hagal authors <hagal@example.invalid>",
		Description: "House Hagal's Rivals for Dune: Imperium, at the table\nAn unofficial companion. You need the game itself.",
		Homepage:    url, License: "MIT", Time: built(), RPM: rpm{"localhost"}, Contents: list})
	if err != nil {
		return nil, err
	}
	file := filepath.Join(tmp, t.machine+".yaml")
	if err := os.WriteFile(file, text, 0o644); err != nil {
		return nil, err
	}
	var names []string
	for _, kind := range []string{"deb", "rpm"} {
		name := strings.TrimSuffix(t.name(version), ".tar.gz") + "." + kind
		c := exec.Command("go", "run", packer, "package", "-f", file, "-p", kind, "-t", filepath.Join(dir, name))
		if out, err := c.CombinedOutput(); err != nil {
			return nil, fmt.Errorf("%s: %w\n%s", name, err, out)
		}
		names = append(names, name)
	}
	return names, nil
}

// contents says where each file of a package comes to lie. Pages of the manual are
// compressed, as both families of systems want them.
func contents(program, tmp string) ([]content, error) {
	own := info{Mode: 0o644, Owner: "root", Group: "root", Time: built()}
	run := own
	run.Mode = 0o755
	words := filepath.Join(tmp, "completions")
	list := []content{
		{program, "/usr/bin/hagal", "", run},
		{"LICENSE", "/usr/share/doc/hagal/copyright", "", own},
		{"README.md", "/usr/share/doc/hagal/README.md", "", own},
		{filepath.Join(words, "hagal.bash"), "/usr/share/bash-completion/completions/hagal", "", own},
		{filepath.Join(words, "hagal.fish"), "/usr/share/fish/vendor_completions.d/hagal.fish", "", own},
		{filepath.Join(words, "hagal.zsh"), "/usr/share/zsh/vendor-completions/_hagal", "deb", own},
		{filepath.Join(words, "hagal.zsh"), "/usr/share/zsh/site-functions/_hagal", "rpm", own},
	}
	pages, err := filepath.Glob(filepath.Join(tmp, "man", "*.1"))
	if err != nil {
		return nil, err
	}
	for _, page := range pages {
		text, err := os.ReadFile(page)
		if err != nil {
			return nil, err
		}
		to := filepath.Join(tmp, filepath.Base(page)+".gz")
		if err := os.WriteFile(to, pressed(text), 0o644); err != nil {
			return nil, err
		}
		list = append(list, content{to, "/usr/share/man/man1/" + filepath.Base(to), "", own})
	}
	return list, nil
}

// pressed compresses a text, with no name and no time in it.
func pressed(text []byte) []byte {
	var b bytes.Buffer
	z, _ := gzip.NewWriterLevel(&b, gzip.BestCompression) // a level that there is
	_, _ = z.Write(text)                                  // a buffer takes all
	_ = z.Close()
	return b.Bytes()
}
