package view_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/mattn/go-runewidth"

	"househagal/cmd/internal/view"
	"househagal/data/tabletest"
	"househagal/engine"
	"househagal/rival"
)

// chancer answers every question by chance, and looks at the page of each.
type chancer struct {
	t      *testing.T
	r      *rand.Rand
	scene  view.Scene
	from   int
	asked  int
	widest map[int]int
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
	c.law(c.scene.PlainNews(t, events), view.PlainWidth, true)
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

// TestPagesByChance plays whole games of both modes, with every Rival, reported
// and not, and looks at every page.
func TestPagesByChance(t *testing.T) {
	box := tabletest.Box(t)
	for seed := range uint64(60) {
		mode, reactive := engine.Mode(seed%3/2), seed%2 == 1
		t.Run(fmt.Sprintf("seed %d", seed), func(t *testing.T) {
			c := &chancer{t: t, r: rand.New(rand.NewPCG(seed, 1))}
			setup := rival.Setup{Mode: mode, Choam: seed%5 == 0}
			setup.Variants = engine.Variants{ExpertDeployment: seed%2 == 0, BrutalEscalation: true, SmartPolitics: true, RowChurn: mode == engine.Solo}
			a := engine.RivalID(seed%uint64(len(box.Rivals)-1) + 1)
			b := engine.RivalID((seed+3)%uint64(len(box.Rivals)-1) + 1)
			setup.Seats[1] = rival.SetupSeat{Human: true, Objective: engine.DesertMouse}
			setup.Seats[2] = rival.SetupSeat{Rival: a, Objective: engine.Ornithopter}
			setup.Seats[3] = rival.SetupSeat{Rival: b, Objective: engine.Crysknife}
			if mode == engine.TwoPlayer {
				setup.Seats[2].Streamlined = seed%4 == 0
				setup.Seats[3] = rival.SetupSeat{Human: true, Objective: engine.Crysknife}
			} else {
				setup.Difficulty = 2
			}
			pos, err := rival.NewGame(box, setup)
			if err != nil {
				t.Fatal(err)
			}
			table, _ := rival.NewTable(box, pos, seed, c)
			rival.Shuffle(table, box)
			table.Watch, table.Options = true, engine.Options{Reactive: reactive, Rolls: seed%4 == 0, Deals: seed%3 == 0}
			c.scene = view.Scene{Box: box, Names: view.People(box, &table.Pos, [engine.Seats + 1]string{1: "Mia", 3: "Leon"})}
			table.Play()
			c.page(table, engine.Question{})
			c.law(c.scene.View(table), 80, true)
			c.law(c.scene.End(table, table.Events), 80, true)
		})
	}
}
