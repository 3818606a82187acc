package command

import (
	"os"
	"path/filepath"
	"runtime"
	"strings"

	"househagal/cmd/internal/say"
)

// called is how this program was called, as a shell takes it where that was: the
// word that leads to it on the PATH, or else the path that was typed, or go run
// inside the module, whose program is gone once it ends.
var called = calledAs(os.Args[0])

func init() { say.Called(called) }

func calledAs(arg string) string {
	self, err := os.Stat(arg)
	word := strings.TrimSuffix(filepath.Base(arg), ".exe")
	switch {
	case filepath.Base(arg) == arg, word != "hagal":
		return "hagal"
	case err == nil && onPath(word, self):
		return word
	case strings.Contains(filepath.ToSlash(arg), "/go-build"):
		return "go run househagal/cmd/hagal"
	}
	return Quoted(arg)
}

// onPath reports whether word, typed in a shell, leads to file.
func onPath(word string, file os.FileInfo) bool {
	if runtime.GOOS == "windows" {
		word += ".exe"
	}
	for _, dir := range filepath.SplitList(os.Getenv("PATH")) {
		info, err := os.Stat(filepath.Join(dir, word))
		if err == nil && info.Mode().IsRegular() && (runtime.GOOS == "windows" || info.Mode()&0o111 != 0) {
			return os.SameFile(info, file) // the first one is taken
		}
	}
	return false
}

// ResumeOf is the command that goes on with a saved game.
func ResumeOf(name string) string { return strings.Join([]string{called, "resume", Quoted(name)}, " ") }
