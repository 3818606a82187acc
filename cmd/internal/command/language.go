package command

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync/atomic"

	"github.com/spf13/cobra"

	"househagal/cmd/internal/journal"
	"househagal/cmd/internal/say"
	"househagal/cmd/internal/session"
	"househagal/data/bounded"
	"househagal/rival"
)

// Where the language may be wanted, beside the flags.
const (
	langFlag  = "lang"
	WordsFlag = "words"
	langEnv   = "HAGAL_LANG"
)

// tongue is how this process speaks. It is chosen before the commands are made,
// since they say what they do, and again when people choose another at the table.
type tongue struct {
	lang       *say.Language // nil: English
	otherNames bool          // see say.Speaker
	note       string        // why it is not the one that was wanted, "" for nothing
}

var spoken atomic.Pointer[tongue]

// Speaker says messages about what is printed in a box, nil where they name none
// of it.
func Speaker(box *rival.Box) say.Speaker {
	s := say.Speaker{Box: box}
	if t := spoken.Load(); t != nil {
		s.Lang, s.OtherNames = t.lang, t.otherNames
	}
	return s
}

// Speak chooses the language: that of --words or --lang, of HAGAL_LANG, of the
// locale, or the one that was chosen last at the table. Where letters beyond ASCII
// would be broken it is English, with a note why.
func Speak(args []string) error {
	spoken.Store(nil)
	t, err := wantedTongue(args)
	if err != nil {
		return err
	}
	if where, ok := narrowLetters(); ok && t.lang != nil {
		t = tongue{note: say.Speaker{}.Say("cli.not_utf8", say.Args{"name": t.lang.Name(), "word": where})}
	}
	spoken.Store(&t)
	return nil
}

func wantedTongue(args []string) (tongue, error) {
	if file := flagIn(args, WordsFlag); file != "" && !slices.Contains(args, "validate") {
		return wordsOf(file)
	}
	for _, x := range []struct{ from, tag string }{{"--" + langFlag, flagIn(args, langFlag)}, {langEnv, os.Getenv(langEnv)}} {
		if x.tag == "" {
			continue
		}
		tag, ok := say.Match(x.tag)
		if !ok {
			return tongue{}, Usage(Error("cli.lang_unknown", say.Args{"name": x.from, "word": x.tag, "words": say.Tags()}))
		}
		return inTongue(tag, lastChoice()), nil
	}
	last := lastChoice()
	if tag, ok := say.Match(localeOf("LC_MESSAGES")); ok {
		return inTongue(tag, last), nil
	}
	return inTongue(last.tag, last), nil
}

// wordsOf is the language of a file.
func wordsOf(file string) (tongue, error) {
	src, err := bounded.Begin(file, MaxFile)
	if err != nil {
		return tongue{}, Usage(err)
	}
	l, err := say.Read(file, src)
	if err != nil {
		return tongue{}, Usage(err)
	}
	return tongue{lang: l}, nil
}

// inTongue speaks a language by its tag, and names things as was chosen last in it.
func inTongue(tag string, last choice) tongue {
	if tag == "" || tag == say.English().Tag() {
		return tongue{}
	}
	l, ok := say.Find(tag)
	if !ok {
		return tongue{}
	}
	return tongue{lang: l, otherNames: last.tag == tag && last.otherNames}
}

// flagIn is what the command line has for a flag, "" for nothing. The words of a
// command line are in the language that it asks for, so it is looked through
// before they are made.
func flagIn(args []string, name string) string {
	value := ""
	for i, a := range args {
		switch rest, ok := strings.CutPrefix(a, "--"+name); {
		case a == "--":
			return value
		case ok && rest == "" && i+1 < len(args):
			value = args[i+1]
		case ok && strings.HasPrefix(rest, "="):
			value = rest[1:]
		}
	}
	return value
}

// localeOf is the locale for a purpose, by the rules of POSIX.
func localeOf(purpose string) string {
	for _, name := range []string{"LC_ALL", purpose, "LANG"} {
		if v := os.Getenv(name); v != "" {
			return v
		}
	}
	return ""
}

// narrowLetters says whether the locale is one of letters other than UTF-8, and
// which. Where nothing is said of it terminals take UTF-8.
func narrowLetters() (locale string, narrow bool) {
	locale = localeOf("LC_CTYPE")
	letters := strings.ToLower(strings.ReplaceAll(locale, "-", ""))
	return locale, locale != "" && !strings.Contains(letters, "utf8")
}

// LanguageNote is why the language is not the one that was wanted.
func LanguageNote() string {
	if t := spoken.Load(); t != nil {
		return t.note
	}
	return ""
}

// LanguageFlags take what Speak has looked for.
func LanguageFlags(root *cobra.Command) {
	root.PersistentFlags().String(langFlag, "", Speaker(nil).Say("flag.lang", say.Args{"words": say.Tags()}))
	root.PersistentFlags().String(WordsFlag, "", Speaker(nil).Say("flag.words"))
}

// choice is the language that was chosen last at the table.
type choice struct {
	tag        string
	otherNames bool
}

// maxChoice is how many bytes the file of the last choice has at most.
const maxChoice = 1 << 10

// otherNamesWord stands behind the tag in the file of the last choice.
const otherNamesWord = "other-names"

// choicePath is the file of the last choice, beside the folder of games.
func choicePath() (string, error) {
	dir, err := journal.Games()
	return filepath.Join(filepath.Dir(string(dir)), "language"), err
}

// lastChoice reads it; where there is none, or it can't be read, it is none.
func lastChoice() choice {
	path, err := choicePath()
	if err != nil {
		return choice{}
	}
	text, err := bounded.Found(path, maxChoice)
	words := strings.Fields(string(text))
	if err != nil || len(words) == 0 {
		return choice{}
	}
	return choice{words[0], len(words) > 1 && words[1] == otherNamesWord}
}

// choose speaks another language from now on, and keeps it as the last choice. A
// choice that can't be kept holds for this process.
func choose(l *say.Language, otherNames bool) {
	spoken.Store(&tongue{lang: l, otherNames: otherNames})
	path, err := choicePath()
	if err != nil {
		return
	}
	text := say.Speaker{Lang: l}.Tag()
	if otherNames {
		text += " " + otherNamesWord
	}
	err = errors.Join(os.MkdirAll(filepath.Dir(path), 0o700), os.WriteFile(path, []byte(text+"\n"), 0o600))
	_ = err // see above
}

// Error is an error that a message of the catalogue says.
func Error(id say.ID, args ...say.Args) error { return errors.New(Speaker(nil).Say(id, args...)) }

// wrapped is an error told in words of ours, with the one behind it.
type wrapped struct {
	text string
	err  error
}

func (w wrapped) Error() string { return w.text }

func (w wrapped) Unwrap() error { return w.err }

// Speaking gives a game the language of the process, and lets it choose another.
func Speaking(x session.Start) session.Start {
	s := Speaker(nil)
	x.Lang, x.OtherNames = s.Lang, s.OtherNames
	_, narrow := narrowLetters()
	x.Chosen, x.Letters = choose, !narrow
	return x
}

// Reworded is err told in words of ours.
func Reworded(text string, err error) error { return wrapped{text, err} }
