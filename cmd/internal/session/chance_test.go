package session

import (
	"encoding/json"
	"math/rand/v2"
	"testing"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/controls"
	"househagal/cmd/internal/journal"
	"househagal/cmd/internal/setup"
	"househagal/data"
)

// memory is a save that is only in memory.
type memory struct {
	lines []journal.Line
	bytes int
}

func (m *memory) Append(kind string, body any) error {
	text, err := json.Marshal(body)
	m.lines = append(m.lines, journal.Line{N: len(m.lines) + 2, Kind: kind, Body: text})
	m.bytes += len(text) + 70
	return err
}

func (m *memory) Rename(string) error { return nil }
func (m *memory) Still() error        { return nil }
func (m *memory) Close() error        { return nil }

// chance is a Person that answers every prompt by chance, and says a command now
// and then.
type chance struct {
	r        *rand.Rand
	left     int               // prompts until the input ends
	commands int               // one of so many answers is a command; 0: none is
	look     func(*ask.Prompt) // at every prompt
}

func (c *chance) Ask(p ask.Prompt) (ask.Reply, error) {
	if c.look != nil {
		c.look(&p)
	}
	if c.left--; c.left < 0 {
		return ask.Reply{}, ask.ErrEnd
	}
	if c.commands > 0 && c.r.IntN(c.commands) == 0 {
		if r, ok := c.command(&p); ok {
			return r, nil
		}
	}
	return c.answer(&p), nil
}

// saidByChance are commands and the words behind them.
var saidByChance = [][]string{
	{"undo"}, {"undo"}, {"undo"}, {"undo", "turn"}, {"undo", "round"}, {"undo", "3"}, {"undo", "round", "2"},
	{"redo"}, {"redo"}, {"redo", "all"}, {"redo", "turn"}, {"redo", "round"}, {"back"}, {"back"}, {"log", "2"}, {"log"},
	{"fix"}, {"fix", "irulan", "solari", "7", "we", "missed", "it"}, {"fix", "2", "vp", "1", "because", "so"}, {"fix", "nobody"},
	{"more"}, {"more", "influence", "emperor", "1"}, {"more", "note", "a", "note"}, {"more", "note"},
	{"mark", "a"}, {"mark", "b"}, {"mark"}, {"go", "a"}, {"go", "b"}, {"go"}, {"marks"}, {"reshuffle"}, {"options"},
	{"why"}, {"view"}, {"keys"}, {"problem"}, {"problem"}, {"rules", "spies"}, {"rules", "zzz"},
}

func (c *chance) command(p *ask.Prompt) (ask.Reply, bool) {
	said := saidByChance[c.r.IntN(len(saidByChance))]
	for _, id := range p.Commands {
		if id == said[0] {
			return ask.Reply{Choice: -1, Command: id, Args: said[1:]}, true
		}
	}
	return ask.Reply{}, false
}

func (c *chance) answer(p *ask.Prompt) ask.Reply {
	if p.FreeText != nil {
		return ask.Reply{Choice: -1, Text: "typed by chance"}
	}
	var open []int
	for i, x := range p.Choices {
		if x.Closed == "" && !x.Hidden {
			open = append(open, i)
		}
	}
	if n := p.Number; n != nil && (len(open) == 0 || c.r.IntN(2) == 0) {
		return ask.Reply{Choice: -1, Number: n.Min + c.r.IntN(min(n.Max-n.Min+1, 4))}
	}
	if p.ID == "end" {
		return ask.Reply{Choice: int(controls.EndLeave)}
	}
	return ask.Reply{Choice: open[c.r.IntN(len(open))]}
}

func (c *chance) Tell([]string)        {}
func (c *chance) Fits(ask.Prompt) bool { return true }
func (c *chance) Close() error         { return nil }

// theSetup answers the setup: a solo game, tracked, hagal shuffles and deals.
func theSetup(input string) setup.Values {
	return setup.Values{"game": "uprising", "mode": "solo", "difficulty": "sardaukar", "objectives": "deal",
		"rival": "irulan_corrino,staban_tuek", "hagal-deck": "virtual", "conflict-deck": "virtual", "input": input}
}

// twoPeople is the setup of a game of two with one Rival between.
func twoPeople() setup.Values {
	return setup.Values{"game": "uprising", "mode": "two-player", "objectives": "deal", "name": "Mia,Leon", "variant": "expert_deployment",
		"rival": "irulan_corrino", "streamlined": "no", "hagal-deck": "virtual", "conflict-deck": "physical", "input": "tracked"}
}

// inMemory is a new game whose save is in memory.
func inMemory(p ask.Person, flags setup.Values, seed uint64) (*Game, *memory) {
	g := New(Start{Person: p, Load: data.LoadWith, Flags: flags, Seed: seed, Program: "hagal test"})
	m := &memory{}
	g.create, g.journal = nil, m
	return g, m
}

// again is the game that the lines of a save hold.
func again(t testing.TB, p ask.Person, g *Game, lines []journal.Line) *Game {
	t.Helper()
	h, err := restored(Start{Person: p, Load: data.LoadWith, Program: "hagal test"},
		journal.Contents{Name: g.Name, Header: journal.Header{Seed: g.Seed, Program: "hagal test", Flags: g.setup.flags}, Lines: lines})
	if err != nil {
		t.Fatal(err)
	}
	return h
}
