package history

import (
	"bytes"
	"cmp"
	"errors"
	"io"
	"os"
	"slices"
	"strings"
	"sync"

	"github.com/go-json-experiment/json" // reads 10,000 games in half the time

	"househagal/cmd/internal/journal"
	"househagal/cmd/internal/say"
	"househagal/data/bounded"
)

// errTooLarge says that a file is none that this program would have written.
var errTooLarge = say.Later("history.too_large", say.Args{"n": maxSize >> 20})

// Read reads the whole history without its lock; a file that is missing holds
// none. Lines that are damaged are left out and told by their numbers. The error
// is of the file as a whole.
func (f File) Read() (Games, error) {
	info, err := os.Stat(string(f))
	switch {
	case errors.Is(err, os.ErrNotExist):
		return Games{}, nil
	case err == nil && info.Size() > maxSize: // none of it is read
		return Games{}, f.fault(errTooLarge)
	}
	text, err := bounded.Found(string(f), maxSize)
	if err != nil {
		return Games{}, f.fault(err)
	}
	return Parse(text), nil
}

// recentSize is how much of the end of a history Recent reads: more games than the
// model of one's own odds looks at.
const recentSize = 512 << 10

// Recent are the games at the end of the history, in the order in which they ended:
// read in the time that a page takes, however long the history is. It is empty where
// the history can't be read.
func (f File) Recent() []Game {
	info, err := os.Stat(string(f))
	if err != nil || !info.Mode().IsRegular() {
		return nil
	}
	file, err := os.Open(string(f))
	if err != nil {
		return nil
	}
	defer file.Close()
	from := max(0, info.Size()-recentSize)
	text, err := io.ReadAll(io.NewSectionReader(file, from, recentSize))
	if err != nil {
		return nil
	}
	if from > 0 { // the first line is not whole
		_, text, _ = bytes.Cut(text, []byte("\n"))
	}
	return Parse(text).List
}

// Parse reads the text of a history.
func Parse(text []byte) Games {
	raw := bytes.Split(bytes.TrimSuffix(text, []byte("\n")), []byte("\n"))
	lines := make([]parsed, len(raw))
	var wait sync.WaitGroup
	const part = 1024 // lines that one goroutine takes
	for from := 0; from < len(raw); from += part {
		wait.Add(1)
		go func() {
			defer wait.Done()
			here := raw[from:min(from+part, len(raw))]
			r := room{make([]Game, len(here)), make([]Seat, 0, 3*len(here))}
			for i := range here {
				lines[from+i] = parse(here[i], &r)
			}
		}()
	}
	wait.Wait()
	return gather(lines)
}

// parsed is a line as it was read.
type parsed struct {
	line
	state state
}

type state uint8

const (
	whole state = iota
	empty
	damaged
	newer
)

func parse(raw []byte, r *room) (p parsed) {
	if len(bytes.TrimSpace(raw)) == 0 {
		p.state = empty
		return p
	}
	if journal.Unsealed(raw) != nil {
		p.state = damaged
		return p
	}
	var err error
	if g := plain(string(raw), r); g != nil {
		p.line = line{Format: format, Game: g}
	} else {
		err = json.Unmarshal(raw, &p.line)
	}
	switch {
	case p.Format > format:
		p.state = newer
	case err != nil || p.Forgotten == "" && (p.Game == nil || !isID(p.ID)):
		p.state = damaged
	case p.Game != nil:
		p.Game.clean()
	}
	return p
}

// isID reports whether a text can be the id of a game, which people type.
func isID(text string) bool {
	ours := func(r rune) bool { return r == '-' || '0' <= r && r <= '9' || 'a' <= r && r <= 'z' }
	return text != "" && len(text) <= 64 && strings.Trim(text, "-") == text && strings.IndexFunc(text, func(r rune) bool { return !ours(r) }) < 0
}

// gather makes one game of all lines about it.
func gather(lines []parsed) Games {
	all := Games{byID: make(map[string]*Game, len(lines)), gone: map[string]bool{}}
	for i := range lines {
		switch l := &lines[i]; {
		case l.state == damaged:
			all.Damaged = append(all.Damaged, i+1)
		case l.state == newer:
			all.Newer++
		case l.state == empty:
		case l.Forgotten != "":
			all.gone[l.Forgotten] = true
		default:
			all.take(l.Game)
		}
	}
	order := make([]*Game, 0, len(all.byID))
	for i := range lines { // they mostly lie in order
		if g := lines[i].Game; lines[i].state == whole && g != nil && all.byID[g.ID] == g && !all.gone[g.ID] {
			order = append(order, g)
		}
	}
	slices.SortFunc(order, func(a, b *Game) int { return cmp.Or(a.Ended.Compare(b.Ended), strings.Compare(a.ID, b.ID)) })
	all.List = slices.Grow(all.List, len(order))
	for _, g := range order {
		all.List = append(all.List, *g)
	}
	return all
}

// take puts a later line in place of an earlier one of the same game.
func (all *Games) take(g *Game) {
	if all.byID == nil {
		all.byID = map[string]*Game{}
	}
	if was := all.byID[g.ID]; was != nil && g.Leader == "" && g.Note == "" {
		g.Leader, g.Note = was.Leader, was.Note
	}
	all.byID[g.ID] = g
}
