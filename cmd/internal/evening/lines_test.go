package evening

import (
	"errors"
	"io"
	"math/rand/v2"
	"strings"
	"testing"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/controls"
	"househagal/cmd/internal/journal"
	"househagal/cmd/internal/session"
)

// said are lines that people may say at any prompt, and nonsense.
var said = []string{
	"", "", "undo", "undo round", "redo", "redo all", "why", "why 2", "why not sa", "view", "log", "log 3", "card influence emperor 1",
	"card", "fix staban solari 3 we missed it", "fix", "problem", "options", "rules spies", "rules", "help", "list", "back", "mark a", "go a",
	"marks", "reshuffle", "0", "1", "2", "7", "12", "999999999999", "-1", "hb", "hb 2", "zz", "Hagga Basin", "ärger", "漢字", "\x00\x01", strings.Repeat("x", 3000),
}

// speaker writes lines for plain mode, mostly ones that the prompt lists, and
// remembers what was asked.
type speaker struct {
	*ask.Plain
	r     *rand.Rand
	left  int
	now   ask.Prompt
	last  ask.Prompt
	lines strings.Builder
}

func (s *speaker) Ask(p ask.Prompt) (ask.Reply, error) {
	s.now = p
	stood(&s.last, &p)
	return s.Plain.Ask(p)
}

// Read gives the next line, until none is left.
func (s *speaker) Read(b []byte) (int, error) {
	if s.left--; s.left < 0 {
		return 0, io.EOF
	}
	line := said[s.r.IntN(len(said))]
	if n := len(s.now.Choices); n > 0 && s.r.IntN(3) > 0 {
		c := s.now.Choices[s.r.IntN(n)]
		if line = c.Key; line == "" || s.r.IntN(4) == 0 && len(c.Words) > 0 {
			line = strings.Join(c.Words, "")
		}
	}
	if line == "q" || line == "quit" || line == "leave" {
		line = ""
	}
	n := copy(b, line)
	return n + copy(b[n:], "\n"), nil
}

// Plain mode under random lines: nothing breaks, no line is wider than 40 cells,
// and the save is what was answered. HAGAL_FUZZ says how many lines.
func TestRandomLines(t *testing.T) {
	const games = 8
	total := many(3200)
	for seed := range uint64(games) {
		dir := journal.Dir(t.TempDir())
		s := &speaker{r: rand.New(rand.NewPCG(seed, 10)), left: total / games}
		s.Plain = ask.NewPlain(s, &s.lines)
		name := ""
		begin := start(seed, dir, s)
		begin.Named = func(n string, _ func() error) { name = n }
		for over := true; over; begin.Seed++ {
			g := session.New(begin)
			var err error
			if over, err = g.Play(); err != nil && !errors.Is(err, ask.ErrEnd) {
				t.Fatalf("seed %d: %v", seed, err)
			}
			over = over && g.Next == controls.EndAgain || over && s.left > 0
			g.Close()
		}
		sameAfterResume(t, dir, name, &s.last)
		for _, l := range strings.Split(s.lines.String(), "\n") {
			if strings.ContainsFunc(l, func(r rune) bool { return r < ' ' }) || len([]rune(l)) > 40 {
				t.Errorf("seed %d: %q", seed, l)
			}
		}
		if !strings.Contains(s.lines.String(), "RECALL") && seed%4 != 3 {
			t.Errorf("seed %d: no round was played to its end", seed)
		}
	}
}
