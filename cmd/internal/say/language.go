package say

import (
	"embed"
	"slices"
	"strings"
	"sync"
	"unicode/utf8"

	"golang.org/x/text/cases"
	"golang.org/x/text/feature/plural"
	"golang.org/x/text/language"
)

//go:embed text/*.yaml
var catalogue embed.FS

// What a language says of itself.
const (
	languageName    ID = "language.name"    // its own name
	languageShelves ID = "language.shelves" // shelves of the box whose names people may have as printed
	languagePrinted ID = "language.printed" // yes: they have them so until they say otherwise
)

// Language is the catalogue of one language. Many may speak it at once.
type Language struct {
	tag      language.Tag
	src      []byte   // of the catalogue
	sections sync.Map // name -> map[ID]string: those that something was said from
	parsed   sync.Map // ID -> message: those said so far
	names    sync.Map // engine.GameID -> texts of the printed things
	where    struct {
		sync.Once
		spans map[string]span // the sections in src
	}
	typed struct {
		sync.Once
		words map[string][]string // what people may type, by the English word
	}
}

// English is the language of which all others are translations.
var English = sync.OnceValue(func() *Language {
	l, ok := Find("en")
	if !ok {
		panic("the catalogue has no English")
	}
	return l
})

// Find returns a language by its tag, "en" or "zh-Hans".
func Find(tag string) (*Language, bool) {
	text, err := catalogue.ReadFile("text/" + tag + ".yaml")
	if err != nil {
		return nil, false
	}
	return &Language{tag: language.Make(tag), src: text}, true
}

// Tags lists the languages there are.
func Tags() []string {
	files, _ := catalogue.ReadDir("text")
	var tags []string
	for _, f := range files {
		tags = append(tags, strings.TrimSuffix(f.Name(), ".yaml"))
	}
	return tags
}

// Tag is the language's own: "en", "zh-Hans".
func (l *Language) Tag() string { return l.tag.String() }

// Name is what speakers of the language call it.
func (l *Language) Name() string { return l.text(languageName) }

func (l *Language) has(id ID) bool {
	_, ok := l.section(id.section())[id]
	return ok
}

// text is that of a message, "" for none.
func (l *Language) text(id ID) string { return l.section(id.section())[id] }

// section has the texts of one section. A run of the program says something from
// few of them, and scans no others.
func (l *Language) section(name string) map[ID]string {
	if m, ok := l.sections.Load(name); ok {
		return m.(map[ID]string)
	}
	l.where.Do(func() { l.where.spans = sections(l.src) })
	at := l.where.spans[name]
	m, _ := l.sections.LoadOrStore(name, scan(string(l.src[at.from:at.to])))
	return m.(map[ID]string)
}

// all are the texts of all sections.
func (l *Language) all() map[ID]string { return scan(string(l.src)) }

// message parts a text when it is first said: a run of the program says few of
// them. A text that can't be parted is said as it stands; the tests refuse it.
func (l *Language) message(id ID) (*message, bool) {
	if m, ok := l.parsed.Load(id); ok {
		return m.(*message), true
	}
	text, ok := l.section(id.section())[id]
	if !ok {
		return nil, false
	}
	m, err := parse(text)
	if err != nil {
		m = message{[]part{{text: text}}}
	}
	l.parsed.Store(id, &m)
	return &m, true
}

// categories are the plural categories by CLDR, as translators write them.
var categories = [...]string{plural.Other: "other", plural.Zero: "zero", plural.One: "one", plural.Two: "two", plural.Few: "few", plural.Many: "many"}

// category is the plural category of a whole number.
func (l *Language) category(n int) string {
	return categories[plural.Cardinal.MatchPlural(l.tag, max(n, -n), 0, 0, 0, 0)]
}

// upper writes words of the language in capital letters.
func (l *Language) upper(s string) string { return cases.Upper(l.tag).String(s) }

// Capitals are the ways in which the languages that there are write a name in capital
// letters, each once: YEŞIL and YEŞİL.
func Capitals(name string) []string {
	var out []string
	for _, tag := range Tags() {
		l, _ := Find(tag)
		if caps := l.upper(name); !slices.Contains(out, caps) {
			out = append(out, caps)
		}
	}
	return out
}

// capital begins s with a capital letter.
func (l *Language) capital(s string) string {
	_, n := utf8.DecodeRuneInString(s)
	return l.upper(s[:n]) + s[n:]
}

// small begins s, a word of the language, with a small letter.
func (l *Language) small(s string) string {
	_, n := utf8.DecodeRuneInString(s)
	return cases.Lower(l.tag).String(s[:n]) + s[n:]
}
