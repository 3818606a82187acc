//go:build unix

package evening

import (
	"os"
	"strconv"
	"strings"
	"testing"
	"time"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/journal"
	"househagal/cmd/internal/session"
	"househagal/cmd/internal/setup"
	"househagal/data"
)

const screensPage = "../../../docs/screens.md"

// album collects screens for the page.
type album struct {
	t    *testing.T
	page strings.Builder
	s    *screen
	over chan error
	list []typed
}

func (a *album) say(text string) { a.page.WriteString(text + "\n\n") }

// take adds the screen as it stands.
func (a *album) take(what string) {
	a.say(what)
	a.page.WriteString("```text\n" + a.s.Text() + "\n```\n\n")
}

// open begins a session on a screen of its own.
func (a *album) open(flags setup.Values, seed uint64, cols, rows int) {
	a.s = newScreen(a.t, cols, rows).open()
	a.over = make(chan error, 1)
	g := session.New(session.Start{Person: a.s, Dir: journal.Dir(a.t.TempDir()), Load: data.LoadWith, Flags: flags, Seed: seed, Program: "hagal test"})
	over := a.over
	go func() {
		_, err := g.Play()
		g.Close()
		over <- err
	}()
}

func (a *album) close() { a.s.leave(a.t, a.over, func(ask.Prompt) {}) }

// next waits until the next prompt stands on the screen.
func (a *album) next() ask.Prompt {
	a.t.Helper()
	select {
	case p := <-a.s.asked:
		head, hint := p.Text[:min(len(p.Text), 20)], p.Hint[:min(len(p.Hint), 12)]
		a.s.Until(head, func(text string) bool { return strings.Contains(text, head) && strings.Contains(text, hint) })
		return p
	case err := <-a.over:
		a.t.Fatalf("left: %v", err)
	case <-time.After(10 * time.Second):
		a.t.Fatalf("nothing is asked; the screen is\n%s", a.s.Text())
	}
	return ask.Prompt{}
}

// press presses keys one after the other.
func (a *album) press(keys ...string) {
	for _, k := range keys {
		a.s.press(k)
	}
}

// until plays by the script until a prompt of the kind stands, the nth.
func (a *album) until(id string, nth int) ask.Prompt {
	a.t.Helper()
	for {
		p := a.next()
		if p.ID == id {
			if nth--; nth == 0 {
				return p
			}
		}
		a.answer(&p)
	}
}

// answer answers a prompt by the script.
func (a *album) answer(p *ask.Prompt) {
	a.t.Helper()
	switch {
	case p.ID == "page_turn":
		a.s.readOn()
		a.press(enter)
	case strings.HasPrefix(p.ID, "setup"):
		a.press(enter)
	case len(a.list) == 0 || a.list[0].id != p.ID:
		a.t.Fatalf("%s is asked, the script has %d left", p.ID, len(a.list))
	default:
		keys := a.list[0].keys
		a.list = a.list[1:]
		a.press(keys...)
	}
}

// aside shows what a key shows, and comes back.
func (a *album) aside(what string, keys ...string) {
	a.press(keys...)
	a.next()
	a.take(what)
	a.press(enter)
	a.next()
}

func (a *album) setup() {
	a.say("## Setup\n\nNine questions of one key and a list of the pieces; each has a default and a way back.")
	a.open(setup.Values{}, 7, 80, 24)
	a.next()
	a.take("The first question:")
	for _, k := range []string{enter, enter, "3"} {
		a.press(k)
		a.next()
	}
	a.take("The fourth, for people who choose their Rivals:")
	for _, k := range []string{"4", "1", enter, enter, enter, enter} {
		a.press(k)
		a.next()
	}
	a.take("The last page before the game says what lies where:")
	a.close()
}

// TestScreens holds docs/screens.md to the program. HAGAL_UPDATE=1 writes it.
func TestScreens(t *testing.T) {
	t.Setenv("NO_COLOR", "1")
	a := &album{t: t}
	a.say("# Screens\n\nAs the program draws them, in a window of 80 by 24 where nothing else is said.\nMade by `HAGAL_UPDATE=1 go test ./cmd/internal/evening -run TestScreens`, and held\nto it by the same test.")
	a.setup()
	a.tracked()
	a.reactive()
	a.deck()
	got := strings.TrimRight(a.page.String(), "\n") + "\n"
	if os.Getenv("HAGAL_UPDATE") != "" {
		if err := os.WriteFile(screensPage, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(screensPage)
	if err != nil {
		t.Fatal(err)
	}
	if string(want) != got {
		t.Errorf("docs/screens.md is not what the program draws; HAGAL_UPDATE=1 writes it anew.\n%s", firstDifference(string(want), got))
	}
}

// tracked shows one game told move by move.
func (a *album) tracked() {
	x := solo(1, "planner")
	tr := truthOf(a.t, x)
	a.list = typing(a.t, newTelling(a.t, tr, false))
	a.open(flagsOf(tr, x, "tracked"), x.seed, 80, 24)
	a.say("## A turn\n\nOne page has all that happened since the last question, and the next question.")
	a.until("where_to", 2)
	a.take("A human's turn, and above it the Rivals' as instructions for hands:")
	a.aside("`?`: why the last Rival did that:", "?")
	a.aside("`v`: the whole table:", "v")
	a.press("o")
	a.next()
	a.take("`o`: options:")
	a.press("\x1b")
	a.next()
	a.press("/")
	a.next()
	a.press("s", "p", "i", "e", "s", enter)
	a.next()
	a.take("`/` and a word: the rules:")
	a.press(enter)
	p := a.next()
	a.answer(&p)
	a.say("## Combat")
	a.until("combat_intrigue", 1)
	a.take("Strength, prizes for this table, and the one question:")
	p = ask.Prompt{ID: "combat_intrigue"}
	a.answer(&p)
	a.until("conflict", 1)
	a.take("Rewards, Makers, Recall and the next round's first question:")
	a.s.resize(60, 16)
	a.s.Until("the narrow page", func(text string) bool { return !strings.Contains(text, strings.Repeat(" ", 21)+"Shield Wall") })
	p = ask.Prompt{ID: "conflict"}
	a.answer(&p)
	a.until("where_to", 1)
	a.take("A window of 60 by 16 has a short scoreboard:")
	a.s.resize(80, 24)
	p = ask.Prompt{ID: "where_to"}
	a.answer(&p)
	a.say("## The end")
	a.until("end", 1)
	a.take("Who wins, and what the points came from:")
	a.close()
}

// reactive shows a game of which nobody tells.
func (a *album) reactive() {
	x := solo(1, "planner")
	tr := truthOf(a.t, x)
	a.list = typing(a.t, newTelling(a.t, tr, true))
	a.open(flagsOf(tr, x, "reactive"), x.seed, 80, 24)
	a.say("## Moves that are not reported\n\nhagal asks when a rule is about to read what nobody has told.")
	a.until("fact_agent", 2)
	a.take("A Rival turns up a card:")
	p := ask.Prompt{ID: "fact_agent"}
	a.answer(&p)
	a.until("where_to", 6)
	a.take("Your turn is Enter, or what must be told:")
	a.close()
}

// deck shows hagal as the deck and nothing else.
func (a *album) deck() {
	a.say("## Only the deck\n\n`hagal deck`.")
	a.open(setup.Values{"game": "uprising", "mode": "solo", "rival": "irulan_corrino,staban_tuek", "input": "deck"}, 4, 80, 24)
	a.next()
	for i, k := range []string{enter, "t"} {
		a.press(k)
		a.next()
		left := strconv.Itoa(35-i) + " of 36 cards left"
		a.s.Until(left, func(text string) bool { return strings.Contains(text, left) })
	}
	a.take("A card, another since the first was taken, and the Rival's own card beside it:")
	a.close()
}

// firstDifference is the first line that differs.
func firstDifference(want, got string) string {
	w, g := strings.Split(want, "\n"), strings.Split(got, "\n")
	for i := range min(len(w), len(g)) {
		if w[i] != g[i] {
			return "has  " + w[i] + "\ndraws " + g[i]
		}
	}
	return "one is longer"
}
