package golden_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/mattn/go-runewidth"

	"househagal/cmd/internal/drawn"
	"househagal/cmd/internal/layout"
	"househagal/data"
	"househagal/engine"
	"househagal/rival"
)

// chancer answers every question by chance, and looks at the page of each.
type chancer struct {
	t     *testing.T
	r     *rand.Rand
	scene drawn.Reader
	from  int
	asked int
}

func (c *chancer) Ask(t *engine.Table, q engine.Question) int {
	if c.asked++; c.asked > 4000 {
		c.t.Fatal("the game does not end")
	}
	if !q.Follow {
		c.page(t, q)
	}
	a := c.answer(&q)
	if advances(q) && a != engine.AnsMore {
		c.from = len(t.Events)
	}
	return a
}

// answer is one of the answers that fit, seldom a card that did more.
func (c *chancer) answer(q *engine.Question) int {
	if q.Kind == engine.AskWhereTo && c.r.IntN(10) == 0 {
		return engine.AnsMore
	}
	for range 500 {
		a := c.r.IntN(110)
		if q.Kind == engine.AskStrength || q.Kind == engine.FactStrength {
			a = c.r.IntN(12)
		}
		if a != engine.AnsOpen && a != engine.AnsFix && a != engine.AnsNoCard && a != engine.AnsBlocked && q.Fits(a) {
			return a
		}
	}
	return 0
}

// page checks the laws of a page: no blank news, no line wider than the screen,
// nothing that Go prints for a wrong verb.
func (c *chancer) page(t *engine.Table, q engine.Question) {
	events := t.Events[c.from:]
	for _, w := range []int{80, 60} {
		s := c.scene
		s.Width, s.Asking = w, q.Kind
		lines := append([]string{s.Title(t), s.Score(t, events...)}, s.News(t, events)...)
		lines = append(lines, s.Log(t, t.Events)...)
		c.law(lines, w, false)
	}
	c.law(c.scene.PlainNews(t, events), layout.PlainWidth, true)
}

func (c *chancer) law(lines []string, width int, blanks bool) {
	for _, l := range lines {
		switch {
		case !blanks && strings.TrimSpace(l) == "":
			c.t.Errorf("a blank line among %d", len(lines))
		case runewidth.StringWidth(l) > width:
			c.t.Errorf("wider than %d: %q", width, l)
		case strings.HasSuffix(l, " ") || strings.Contains(l, "%!"):
			c.t.Errorf("not a line: %q", l)
		}
	}
}

// TestPagesByChance plays whole games of both boards and modes, with every
// Rival, reported and not, and looks at every page.
func TestPagesByChance(t *testing.T) {
	for seed := range uint64(60) {
		t.Run(fmt.Sprintf("uprising %d", seed), func(t *testing.T) { byChance(t, uprising(t), seed) })
	}
	imperium, err := data.Load(engine.Imperium)
	if err != nil {
		t.Fatal(err)
	}
	for seed := range uint64(30) {
		t.Run(fmt.Sprintf("imperium %d", seed), func(t *testing.T) { byChance(t, imperium, seed) })
	}
}

// byChance plays a game of which everything hangs on seed.
func byChance(t *testing.T, box *rival.Box, seed uint64) {
	c := &chancer{t: t, r: rand.New(rand.NewPCG(seed, 1))}
	pos, err := rival.NewGame(box, setupOf(box, seed))
	if err != nil {
		t.Fatal(err)
	}
	table, _ := rival.NewTable(box, pos, seed, c)
	rival.Shuffle(table, box)
	table.Watch = true
	table.Options = engine.Options{Reactive: seed%2 == 1, Rolls: seed%4 == 0, Deals: seed%3 == 0}
	c.scene = drawn.Reader{Box: box, Names: drawn.People(box, &table.Pos, [engine.Seats + 1]string{1: "Mia", 3: "Leon"})}
	table.Play()
	c.page(table, engine.Question{})
	c.law(c.scene.View(table), int(layout.Full), true)
	c.law(c.scene.End(table, table.Events), int(layout.Full), true)
}

// setupOf is a setup of the box: every third one for two players.
func setupOf(box *rival.Box, seed uint64) rival.Setup {
	s := rival.Setup{Mode: engine.Mode(seed % 3 / 2), First: 1}
	var may []engine.RivalID
	for i := range box.Rivals {
		if x := &box.Rivals[i]; i > 0 && x.Refused == "" && (s.Mode == engine.Solo && x.Solo || s.Mode == engine.TwoPlayer && x.TwoPlayer) {
			may = append(may, engine.RivalID(i))
		}
	}
	n := uint64(len(may))
	s.Variants = engine.Variants{ExpertDeployment: seed%2 == 0, BrutalEscalation: true, SmartPolitics: true, RowChurn: s.Mode == engine.Solo}
	s.Seats[1] = rival.SetupSeat{Human: true, Objective: engine.DesertMouse}
	s.Seats[2] = rival.SetupSeat{Rival: may[seed%n], Objective: engine.Ornithopter}
	s.Seats[3] = rival.SetupSeat{Rival: may[(seed+1+seed/n%(max(n, 2)-1))%n], Objective: engine.Crysknife}
	if s.Mode == engine.TwoPlayer {
		s.Seats[2].Streamlined = len(box.Rules.Objectives) > 1 && seed%4 == 0
		s.Seats[3] = rival.SetupSeat{Human: true, Objective: engine.Crysknife}
	} else {
		s.Difficulty = engine.Difficulty(seed%4 + 1)
	}
	return s
}
