package say

import (
	"strings"

	"golang.org/x/text/language"
)

// Match returns the language there is that serves who wants one: "tr_TR.UTF-8",
// "zh-TW". It is false for a language that there is not, and for what names none,
// as "C".
func Match(want string) (tag string, ok bool) {
	want, _, _ = strings.Cut(want, ".")
	want, _, _ = strings.Cut(want, "@")
	wanted, err := language.Parse(want)
	if err != nil || wanted == language.Und {
		return "", false
	}
	if base, _ := wanted.Base(); base.String() == English().Tag() { // most often, and at once
		return English().Tag(), true
	}
	tags := Tags()
	there := make([]language.Tag, len(tags))
	for i, tag := range tags {
		there[i] = language.Make(tag)
	}
	_, i, sure := language.NewMatcher(there).Match(wanted)
	return tags[i], sure >= language.High
}

// Read is a language from a file that is none of the program's. What the file
// lacks is said in English; other faults are those of Check.
func Read(name string, src []byte) (*Language, error) {
	if err := check(name, src, false); err != nil {
		return nil, err
	}
	tag, err := tagOf(name)
	if err != nil {
		return nil, err
	}
	return &Language{tag: tag, src: src}, nil
}

// Shelves says whether there are shelves of the box whose names people may have
// as printed, and whether those are what s says.
func (s Speaker) Shelves() (any, printed bool) {
	l := s.lang()
	return l.text(languageShelves) != "", (l.text(languagePrinted) == "yes") != s.OtherNames
}
