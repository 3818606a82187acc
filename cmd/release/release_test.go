package main

import (
	"archive/zip"
	"bytes"
	"compress/gzip"
	"encoding/json"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// What lies beside the program is the same each time, by the time of the source
// alone, and has a page for every command and words for four shells.
func TestBeside(t *testing.T) {
	t.Setenv("SOURCE_DATE_EPOCH", "1700000000")
	var first []member
	for range 2 {
		dir := t.TempDir()
		if err := beside(dir); err != nil {
			t.Fatal(err)
		}
		t.Chdir("../..")
		list, err := sharedMembers(dir)
		if err != nil {
			t.Fatal(err)
		}
		t.Chdir("cmd/release")
		if first == nil {
			first = list
			continue
		}
		if !bytes.Equal(tarred(first), tarred(list)) || !bytes.Equal(zipped(first), zipped(list)) {
			t.Error("two archives of the same differ")
		}
	}
	names := map[string]string{}
	for _, m := range first {
		names[m.name] = string(m.text)
	}
	for _, want := range []string{"LICENSE", "README.md", "man/hagal.1", "man/hagal-rules-add.1", "completions/hagal.bash", "completions/hagal.zsh", "completions/hagal.fish", "completions/hagal.ps1"} {
		if names[want] == "" {
			t.Errorf("no %s", want)
		}
	}
	if page := names["man/hagal-play.1"]; !strings.Contains(page, "Nov 2023") || !strings.Contains(page, "--difficulty") && !strings.Contains(page, `\-\-difficulty`) {
		t.Errorf("the page of play:\n%.400s", page)
	}
	z, err := zip.NewReader(bytes.NewReader(zipped(first)), int64(len(zipped(first))))
	if err != nil || len(z.File) != len(first) {
		t.Error(err)
	}
}

// The bill of materials has what this test was built of, and no time.
func TestBill(t *testing.T) {
	file := filepath.Join(t.TempDir(), "x.json")
	if err := sbom(os.Args[0], file); err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var b bill
	if err := json.Unmarshal(text, &b); err != nil || len(b.Components) < 5 || !strings.Contains(string(text), "pkg:golang/github.com/spf13/cobra@v1") {
		t.Errorf("%v\n%s", err, text)
	}
}

// Installers are told the address and checksum of the archive of their system.
func TestInstallers(t *testing.T) {
	dir, sums := t.TempDir(), map[string]string{}
	for _, x := range targets {
		sums[x.name("1.2")] = x.system + x.machine
	}
	if err := installers("1.2", "https://example.invalid", dir, sums); err != nil {
		t.Fatal(err)
	}
	for file, want := range map[string][]string{
		"hagal.rb":          {`url "https://example.invalid/hagal_1.2_darwin_arm64.tar.gz"`, `sha256 "darwinarm64"`, "on_macos", "on_linux"},
		"hagal.winget.yaml": {"PackageVersion: 1.2\n", "InstallerSha256: WINDOWSAMD64"},
		"hagal.json":        {`"hash": "windowsarm64"`, `"version": "1.2"`},
	} {
		text, err := os.ReadFile(filepath.Join(dir, file))
		if err != nil {
			t.Fatal(err)
		}
		for _, w := range want {
			if !strings.Contains(string(text), w) {
				t.Errorf("%s has no %s\n%s", file, w, text)
			}
		}
	}
}

// A package for Linux has the program, a page of the manual for each command and
// words for three shells, each where the system looks, of nobody, by no clock.
func TestContents(t *testing.T) {
	t.Setenv("SOURCE_DATE_EPOCH", "1700000000")
	dir := t.TempDir()
	if err := beside(dir); err != nil {
		t.Fatal(err)
	}
	list, err := contents("hagal", dir)
	if err != nil {
		t.Fatal(err)
	}
	at := map[string]content{}
	for _, c := range list {
		at[c.To] = c
		if c.Info.Owner != "root" || !c.Info.Time.Equal(time.Unix(1700000000, 0)) {
			t.Errorf("%s: %+v", c.To, c.Info)
		}
	}
	for to, mode := range map[string]uint32{"/usr/bin/hagal": 0o755, "/usr/share/man/man1/hagal-play.1.gz": 0o644,
		"/usr/share/bash-completion/completions/hagal": 0o644, "/usr/share/zsh/vendor-completions/_hagal": 0o644} {
		if at[to].Info.Mode != mode {
			t.Errorf("%s: %+v", to, at[to])
		}
	}
	page, err := os.ReadFile(at["/usr/share/man/man1/hagal-play.1.gz"].From)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(page, pressed(opened(t, page))) {
		t.Error("the same page is not the same when it is pressed again")
	}
}

func opened(t *testing.T, packed []byte) []byte {
	t.Helper()
	z, err := gzip.NewReader(bytes.NewReader(packed))
	if err != nil {
		t.Fatal(err)
	}
	text, err := io.ReadAll(z)
	if err != nil || !z.ModTime.IsZero() {
		t.Fatal(err, z.ModTime)
	}
	return text
}

// What the linker is told names what can be set, and no path of this machine.
func TestLinked(t *testing.T) {
	if s := linked("1.2.0"); !strings.Contains(s, "command.releasedVersion=1.2.0 ") || !strings.Contains(s, "command.releasedCommit=") {
		t.Error(s)
	}
}
