package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// target is a system that a release is built for.
type target struct{ system, machine string }

var targets = []target{{"linux", "amd64"}, {"linux", "arm64"}, {"darwin", "amd64"}, {"darwin", "arm64"}, {"windows", "amd64"}, {"windows", "arm64"}}

func (t target) program() string {
	if t.system == "windows" {
		return "hagal.exe"
	}
	return "hagal"
}

func (t target) name(version string) string {
	ending := ".tar.gz"
	if t.system == "windows" {
		ending = ".zip"
	}
	return "hagal_" + version + "_" + t.system + "_" + t.machine + ending
}

// member is a file of an archive.
type member struct {
	name string
	text []byte
	mode fs.FileMode
}

// archives builds hagal for all targets and writes an archive, a bill of materials
// and a checksum for each into a folder, two packages for Linux, and what installers
// read.
func archives(version, url, dir string) error {
	tmp, err := os.MkdirTemp("", "release")
	if err != nil {
		return err
	}
	defer os.RemoveAll(tmp)
	if err := beside(tmp); err != nil {
		return err
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	shared, err := sharedMembers(tmp)
	if err != nil {
		return err
	}
	dir, err = filepath.Abs(dir)
	if err != nil {
		return err
	}
	sums := map[string]string{}
	var names []string
	for _, t := range targets {
		name, err := t.build(version, tmp, dir, shared)
		if err != nil {
			return fmt.Errorf("%s %s: %w", t.system, t.machine, err)
		}
		names = append(names, name, name+".cdx.json")
		if t.system == "linux" {
			more, err := linuxPackages(t, t.built(tmp), version, url, tmp, dir)
			if err != nil {
				return err
			}
			names = append(names, more...)
		}
	}
	var list strings.Builder
	for _, name := range names {
		text, err := os.ReadFile(filepath.Join(dir, name))
		if err != nil {
			return err
		}
		sum := sha256.Sum256(text)
		sums[name] = hex.EncodeToString(sum[:])
		list.WriteString(sums[name] + "  " + name + "\n")
	}
	if err := os.WriteFile(filepath.Join(dir, "checksums.txt"), []byte(list.String()), 0o644); err != nil {
		return err
	}
	return installers(version, strings.TrimSuffix(url, "/"), dir, sums)
}

// sharedMembers are what every archive holds beside the program, in a fixed order.
func sharedMembers(dir string) ([]member, error) {
	var out []member
	for _, name := range []string{"LICENSE", "README.md"} {
		text, err := os.ReadFile(name)
		if err != nil {
			return nil, err
		}
		out = append(out, member{name, text, 0o644})
	}
	err := filepath.WalkDir(dir, func(path string, e fs.DirEntry, err error) error {
		if err != nil || e.IsDir() {
			return err
		}
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		name, err := filepath.Rel(dir, path)
		out = append(out, member{filepath.ToSlash(name), text, 0o644})
		return err
	})
	return out, err
}

// built is where the program of a target comes to lie.
func (t target) built(tmp string) string {
	return filepath.Join(tmp, t.system+"-"+t.machine, t.program())
}

// withoutHTTP2 leaves out HTTP/2, which browsers speak by TLS alone: phones come in
// by plain HTTP. It saves 0.4 MB (docs/benchmarks.md).
const withoutHTTP2 = "nethttpomithttp2"

// build builds the program of one target and packs it.
func (t target) build(version, tmp, dir string, shared []member) (string, error) {
	out := t.built(tmp)
	c := exec.Command("go", "build", "-trimpath", "-buildvcs=false", "-tags", withoutHTTP2, "-ldflags", linked(version), "-o", out, "./cmd/hagal")
	c.Env = append(os.Environ(), "GOOS="+t.system, "GOARCH="+t.machine, "CGO_ENABLED=0")
	c.Stderr = os.Stderr
	if err := c.Run(); err != nil {
		return "", err
	}
	text, err := os.ReadFile(out)
	if err != nil {
		return "", err
	}
	name := t.name(version)
	all := append([]member{{t.program(), text, 0o755}}, shared...)
	packed := tarred(all)
	if t.system == "windows" {
		packed = zipped(all)
	}
	if err := os.WriteFile(filepath.Join(dir, name), packed, 0o644); err != nil {
		return "", err
	}
	return name, sbom(out, filepath.Join(dir, name+".cdx.json"))
}

// linked is what the linker is told: nothing for debuggers, no id of this build, and
// the version and commit that "hagal version" says.
func linked(version string) string {
	const to = " -X househagal/cmd/internal/command."
	return "-s -w -buildid=" + to + "releasedVersion=" + version + to + "releasedCommit=" + source()
}

// source is the commit that is built, "-" outside of git; with changes it ends in +.
func source() string {
	id, err := exec.Command("git", "rev-parse", "HEAD").Output()
	if err != nil {
		return "-"
	}
	if changes, err := exec.Command("git", "status", "--porcelain").Output(); err != nil || len(changes) > 0 {
		return strings.TrimSpace(string(id)) + "+"
	}
	return strings.TrimSpace(string(id))
}

// tarred packs files, each with the time of the source and of no owner.
func tarred(list []member) []byte {
	var b bytes.Buffer
	z := gzip.NewWriter(&b)
	w := tar.NewWriter(z)
	for _, m := range list {
		_ = w.WriteHeader(&tar.Header{Name: m.name, Mode: int64(m.mode), Size: int64(len(m.text)), ModTime: built(), Format: tar.FormatUSTAR})
		_, _ = w.Write(m.text)
	}
	_ = w.Close() // a buffer takes all
	_ = z.Close()
	return b.Bytes()
}

// zipped is tarred for Windows.
func zipped(list []member) []byte {
	var b bytes.Buffer
	w := zip.NewWriter(&b)
	for _, m := range list {
		h := &zip.FileHeader{Name: m.name, Method: zip.Deflate, Modified: built()}
		h.SetMode(m.mode)
		if to, err := w.CreateHeader(h); err == nil {
			_, _ = to.Write(m.text)
		}
	}
	_ = w.Close()
	return b.Bytes()
}
