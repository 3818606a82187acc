package challenge

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"

	"househagal/cmd/internal/history"
	"househagal/cmd/internal/journal"
	"househagal/cmd/internal/say"
	"househagal/data/bounded"
	"househagal/data/challenges"
	"househagal/data/strict"
	"househagal/rival"
)

// Beside is where somebody's own challenges lie: beside the history, which lies beside
// the folder of saves. The file need not exist.
func Beside(games journal.Dir) string {
	return filepath.Join(filepath.Dir(string(games)), "challenges.yaml")
}

// Load returns the challenges of the program and those beside a folder of saves; one
// with the id of another stands in its place. Where the file can't be read the error
// says why, and those of the program are returned.
func Load(games journal.Dir, boxes []*rival.Box) ([]challenges.Challenge, error) {
	list, err := challenges.Load(boxes)
	if err != nil {
		return nil, err
	}
	path := Beside(games)
	if _, err := os.Lstat(path); errors.Is(err, fs.ErrNotExist) {
		return list, nil
	}
	err = bounded.Ordinary(path)
	if err != nil {
		return list, err
	}
	text, err := bounded.Begin(path, strict.MaxBytes+1) // Parse says that it is more
	if err != nil {
		return list, err
	}
	own, err := challenges.Parse(path, text, boxes)
	if err != nil {
		return list, err
	}
	for _, c := range own {
		if i := slices.IndexFunc(list, func(x challenges.Challenge) bool { return x.ID == c.ID }); i >= 0 {
			list[i] = c
			continue
		}
		list = append(list, c)
	}
	return list, nil
}

// NewTeller makes what a history is told with tell challenges too.
func NewTeller(t history.Teller, list []challenges.Challenge) Teller {
	return Teller{t, LeadersOf(t, list)}
}

// Judge holds challenges against games by what the teller knows.
func (t Teller) Judge() Judge { return Judge{Boxes: t.Boxes, Leader: t.Leaders.Is} }

// Named is the challenge of an id, alone in a list.
func (t Teller) Named(list []challenges.Challenge, word string) ([]challenges.Challenge, error) {
	var ids []string
	for i := range list {
		if strict.Same(list[i].ID, word) {
			return list[i : i+1], nil
		}
		ids = append(ids, list[i].ID)
	}
	return nil, errors.New(t.Say("challenge.no_such", say.Args{"word": word, "near": strict.Nearest(word, ids)}))
}
