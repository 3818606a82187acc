package pack

import (
	"path"
	"slices"
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"

	"househagal/cmd/internal/say"
)

const maxName = 60 // letters of a file's name

// kinds are the files that a package may hold beside rules: text to read.
var kinds = []string{".md", ".txt"}

func isYAML(name string) bool {
	ext := strings.ToLower(path.Ext(name))
	return ext == ".yaml" || ext == ".yml"
}

// passed reports files that systems and editors put beside others: they are left
// out.
func passed(name string) bool {
	return strings.HasPrefix(name, "__MACOSX/") || strings.HasPrefix(path.Base(name), ".") && !strings.Contains(name, "..") || strings.EqualFold(path.Base(name), "thumbs.db")
}

// checkName refuses a name that is not one of a plain file of a kind that a
// package may hold, on every system that hagal runs on.
func checkName(from, name string) error {
	id := say.ID("pack.kind")
	switch ext := strings.ToLower(path.Ext(name)); {
	case name == "" || strings.ContainsAny(name, `/\:`) || name == ".." || name == ".":
		id = "pack.path"
	case !plain(name) || reserved(name):
		id = "pack.name"
	case isYAML(name) || slices.Contains(kinds, ext) || name == "LICENSE":
		return nil
	}
	return say.Later(id, say.Args{"name": from, "word": show(name)})
}

// plain reports a name of letters, digits, blanks and . _ - alone, that ends as
// every system lets it.
func plain(name string) bool {
	n := 0
	for _, r := range name {
		n++
		if !unicode.IsLetter(r) && !unicode.IsDigit(r) && !unicode.IsMark(r) && !strings.ContainsRune("._- ()", r) {
			return false
		}
	}
	return n <= maxName && !strings.HasPrefix(name, ".") && !strings.HasPrefix(name, " ") && strings.TrimRight(name, ". ") == name
}

// reserved reports a name that Windows keeps for a device.
func reserved(name string) bool {
	stem, _, _ := strings.Cut(strings.ToUpper(name), ".")
	switch stem = strings.TrimRight(stem, " "); stem {
	case "CON", "PRN", "AUX", "NUL":
		return true
	}
	return len(stem) == 4 && (stem[:3] == "COM" || stem[:3] == "LPT") && stem[3] >= '0' && stem[3] <= '9'
}

// alike is what two names have in common that are one on some system: letters of
// either case, accents put on in either way.
func alike(name string) string { return strings.ToLower(norm.NFC.String(name)) }

// show is a name that can be put on a screen.
func show(name string) string {
	out := strings.Map(func(r rune) rune {
		if !unicode.IsPrint(r) {
			return '?'
		}
		return r
	}, strings.ToValidUTF8(name, "?"))
	if r := []rune(out); len(r) > maxName {
		return string(r[:maxName]) + "..."
	}
	return out
}
