package journal

import (
	"os"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"househagal/cmd/internal/say"
)

const (
	maxName = 100 // bytes of a name: suffixes and numbers still fit in a file name
	maxStem = 90  // bytes of a stem, which leaves room for "-" and a number
)

// CheckName returns nil when name can name a save on every system, else an
// ErrName that says why not. Letters and digits of any script, "-", "_" and inner
// spaces make a name; it starts with a letter or digit, is at most 100 bytes
// long, and is none of the device names of Windows. So it never holds a path
// separator, a dot or a control character.
func CheckName(name string) error {
	bad := func(why error) error { return &Error{Kind: ErrName, Detail: why} }
	quoted := strconv.Quote(name)
	switch {
	case name == "":
		return bad(say.Later("journal.name_empty"))
	case len(name) > maxName:
		return bad(say.Later("journal.name_long", say.Args{"name": quoted, "n": len(name), "of": maxName}))
	case !utf8.ValidString(name):
		return bad(say.Later("journal.name_utf8", say.Args{"name": quoted}))
	case strings.HasSuffix(name, " "):
		return bad(say.Later("journal.name_space", say.Args{"name": quoted}))
	case reserved(name):
		return bad(say.Later("journal.name_device", say.Args{"name": quoted}))
	}
	for i, r := range name {
		if i == 0 && !unicode.IsLetter(r) && !unicode.IsDigit(r) {
			return bad(say.Later("journal.name_start", say.Args{"name": quoted, "text": strconv.QuoteRune(r)}))
		}
		if !inName(r) {
			return bad(say.Later("journal.name_letter", say.Args{"name": quoted, "text": strconv.QuoteRune(r)}))
		}
	}
	return nil
}

// inName reports whether r may stand inside a name. Combining marks may: some
// scripts cannot be written without them.
func inName(r rune) bool {
	return unicode.IsLetter(r) || unicode.IsDigit(r) || unicode.In(r, unicode.Mn, unicode.Mc) ||
		r == '-' || r == '_' || r == ' '
}

// reserved reports whether Windows takes name for a device.
func reserved(name string) bool {
	low := strings.ToLower(name)
	switch low {
	case "con", "prn", "aux", "nul":
		return true
	}
	return len(low) == 4 && (low[:3] == "com" || low[:3] == "lpt") && low[3] >= '0' && low[3] <= '9'
}

// NextName returns the first name of the series stem, stem-2, stem-3… after all
// that dir and its archive have used, so that a name is not given twice. What
// cannot stand in a name becomes "-"; a stem of nothing else becomes "game".
// A missing folder has used no name. Between NextName and Create another process
// may take the name: see [CreateNext].
func NextName(dir Dir, stem string) (string, error) {
	stem = cleanStem(stem)
	last := 0
	for _, d := range []Dir{dir, dir.Archive()} {
		used, err := d.names()
		if err != nil {
			return "", err
		}
		for _, name := range used {
			last = max(last, numberIn(name, stem))
		}
	}
	if last == 0 {
		return stem, nil
	}
	return stem + "-" + strconv.Itoa(last+1), nil
}

// numberIn returns name's number in the series of stem: 1 for the stem itself,
// 0 when it is not of the series. Case doesn't count: on some systems names that
// differ in nothing else are one file.
func numberIn(name, stem string) int {
	if strings.EqualFold(name, stem) {
		return 1
	}
	if len(name) <= len(stem) || !strings.EqualFold(name[:len(stem)], stem) || name[len(stem)] != '-' {
		return 0
	}
	digits := name[len(stem)+1:]
	n, err := strconv.Atoi(digits)
	if err != nil || n < 2 || n > 1<<30 || strconv.Itoa(n) != digits {
		return 0
	}
	return n
}

// cleanStem makes a lower-case stem that CheckName accepts, with room for a number.
func cleanStem(stem string) string {
	stem = strings.Map(func(r rune) rune {
		if r == utf8.RuneError || r == ' ' || !inName(r) {
			return '-'
		}
		return unicode.ToLower(r)
	}, stem)
	stem = strings.TrimLeftFunc(stem, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
	for len(stem) > maxStem {
		_, size := utf8.DecodeLastRuneInString(stem)
		stem = stem[:len(stem)-size]
	}
	stem = strings.TrimRight(stem, "-_")
	switch {
	case stem == "":
		return "game"
	case reserved(stem):
		return stem + "-game"
	}
	return stem
}

// names lists the saves of a folder by name, valid or not, in no promised order.
func (d Dir) names() ([]string, error) {
	entries, err := os.ReadDir(string(d))
	if os.IsNotExist(err) {
		return nil, nil
	}
	if err != nil {
		return nil, failed(string(d), err)
	}
	var names []string
	for _, e := range entries {
		if name, ok := strings.CutSuffix(e.Name(), extension); ok && !strings.HasPrefix(name, ".") {
			names = append(names, name)
		}
	}
	return names, nil
}
