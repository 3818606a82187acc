package pack

import (
	"archive/zip"
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"io"
	"slices"
	"strings"

	"househagal/cmd/internal/say"
	"househagal/data"
)

// sums is the file of a stored package that holds the checksums of all others.
const sums = "checksums.txt"

// readZip reads a package from a .zip: its files lie at the top, or all in one
// folder. What has checksums must have the right ones.
func readZip(from string, text []byte) (*Pack, error) {
	r, err := zip.NewReader(bytes.NewReader(text), int64(len(text)))
	if err != nil {
		return nil, say.Later("pack.no_zip", say.Args{"name": from})
	}
	var list []*zip.File
	for _, f := range r.File {
		if !passed(f.Name) {
			list = append(list, f)
		}
	}
	folder := inFolder(list)
	g := &gathered{from: from}
	for _, f := range list {
		name := strings.TrimPrefix(f.Name, folder)
		if name == "" && strings.HasSuffix(f.Name, "/") {
			continue // the folder itself
		}
		if !f.Mode().IsRegular() {
			return nil, say.Later("pack.no_plain_file", say.Args{"name": from, "word": show(f.Name)})
		}
		if f.Flags&1 != 0 {
			return nil, say.Later("pack.locked", say.Args{"name": from})
		}
		if err := g.add(name, func() (io.ReadCloser, error) { return f.Open() }); err != nil {
			return nil, err
		}
	}
	if err := checkSums(from, g.files); err != nil {
		return nil, err
	}
	return of(from, dropSums(g.files))
}

// inFolder is the one folder in which all files of a .zip lie, with its slash; ""
// where they lie at the top.
func inFolder(list []*zip.File) string {
	if len(list) == 0 {
		return ""
	}
	folder, _, ok := strings.Cut(list[0].Name, "/")
	if !ok || folder == "" || folder == "." || folder == ".." {
		return ""
	}
	for _, f := range list {
		if !strings.HasPrefix(f.Name, folder+"/") {
			return ""
		}
	}
	return folder + "/"
}

// Zip is the package as one file, by which it is stored and sent: of the same files
// the same bytes.
func (p *Pack) Zip() []byte {
	var out bytes.Buffer
	w := zip.NewWriter(&out)
	for _, f := range append(slices.Clone(p.files), data.File{Name: sums, Text: sumsOf(p.files)}) {
		h := &zip.FileHeader{Name: f.Name, Method: zip.Store}
		h.SetMode(0o644)
		to, err := w.CreateHeader(h)
		if err == nil {
			_, err = to.Write(f.Text)
		}
		if err != nil {
			panic(err) // a buffer takes all
		}
	}
	_ = w.Close()
	return out.Bytes()
}

// sumsOf are the checksums of files, a line each.
func sumsOf(files []data.File) []byte {
	var b strings.Builder
	for _, f := range files {
		sum := sha256.Sum256(f.Text)
		b.WriteString(hex.EncodeToString(sum[:]) + "  " + f.Name + "\n")
	}
	return []byte(b.String())
}

// dropSums are the files without their checksums.
func dropSums(files []data.File) []data.File {
	return slices.DeleteFunc(files, func(f data.File) bool { return f.Name == sums })
}

// checkSums refuses files that are not those whose checksums lie beside them:
// changed, more, or fewer.
func checkSums(from string, files []data.File) error {
	i := slices.IndexFunc(files, func(f data.File) bool { return f.Name == sums })
	if i < 0 {
		return nil
	}
	said := map[string]string{}
	for line := range strings.Lines(string(files[i].Text)) {
		sum, name, _ := strings.Cut(strings.TrimRight(line, "\r\n"), "  ")
		said[name] = sum
	}
	for _, f := range files {
		sum := sha256.Sum256(f.Text)
		if f.Name != sums && said[f.Name] != hex.EncodeToString(sum[:]) {
			return say.Later("pack.tampered", say.Args{"name": from, "word": show(f.Name)})
		}
		delete(said, f.Name)
	}
	for name := range said {
		return say.Later("pack.tampered", say.Args{"name": from, "word": show(name)})
	}
	return nil
}
