package session

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/say"
	"househagal/cmd/internal/setup"
	"househagal/data"
)

// scribe is a person who plays by chance and writes down each page once, and each
// question with the answer.
type scribe struct {
	chance
	rounds int // so many Conflict cards it turns up and then leaves; where hagal deals it plays to the end
	page   []string
	text   strings.Builder
}

func (s *scribe) Ask(p ask.Prompt) (ask.Reply, error) {
	p.Settle(0)
	if p.ID == "conflict" {
		if s.rounds--; s.rounds == -1 {
			return ask.Reply{}, ask.ErrEnd
		}
	}
	if !slices.Equal(p.Drawn(0), s.page) {
		s.page = p.Drawn(0)
		s.note(slices.Concat([]string{""}, p.Drawn(0), []string{""})...)
	}
	r, err := s.chance.Ask(p)
	answer := strconv.Itoa(r.Number)
	if r.Choice >= 0 && r.Choice < len(p.Choices) {
		answer = p.Choices[r.Choice].Label
	}
	s.note("? " + p.Text + " " + answer)
	return r, err
}

func (s *scribe) Tell(lines []string) { s.note(lines...) }

func (s *scribe) note(lines ...string) {
	for _, l := range lines {
		s.text.WriteString(strings.TrimRight(l, " ") + "\n")
	}
}

// A whole solo game and three rounds of two players stand as they are read at the
// table in each language beside English; HAGAL_UPDATE=1 writes them anew.
func TestTranscriptsOfLanguages(t *testing.T) {
	for _, tag := range say.Tags() {
		if tag == "en" {
			continue
		}
		t.Run(tag, func(t *testing.T) {
			sameTranscript(t, tag, "solo", theSetup("tracked"), 0)
			two := twoPeople()
			two["name"], two["conflict-deck"] = "Éva,Özgür", "physical"
			sameTranscript(t, tag, "two", two, 3)
		})
	}
}

func sameTranscript(t *testing.T, tag, name string, flags setup.Values, rounds int) {
	t.Helper()
	lang, ok := say.Find(tag)
	if !ok {
		t.Fatal(tag)
	}
	s := &scribe{chance: chance{r: rand.New(rand.NewPCG(4, 20)), left: 400}, rounds: rounds}
	g := New(Start{Person: s, Load: data.LoadWith, Flags: flags, Seed: 4, Program: "hagal", Lang: lang, Letters: true})
	g.create, g.journal = nil, &memory{}
	_, _ = g.Play() // people leave: after three rounds, or at the end
	file, got := filepath.Join("testdata", "transcripts", tag, name+".txt"), s.text.String()
	if os.Getenv("HAGAL_UPDATE") != "" {
		if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(got), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil || got != string(want) {
		t.Errorf("%s is not what is told now (HAGAL_UPDATE=1 writes it anew): %v", file, err)
	}
}
