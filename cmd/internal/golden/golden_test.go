package golden_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"househagal/cmd/internal/drawn"
	"househagal/engine"
	"househagal/rival"
)

// player plays a game written in testdata: it forces the Hagal cards, answers
// the questions, and compares pages and sums on the way.
type player struct {
	t     *testing.T
	table *engine.Table
	scene drawn.Reader
	items []item
	from  int // the first event of the news
	pages int
	stops bool // leave the game where the script ends
}

// item is one thing a script says in order.
type item struct {
	kind, text string
	line       int
}

// load reads a script: the cards to force, where the pile is shuffled anew,
// and all else in order.
func load(t *testing.T, text string, box *rival.Box) (items []item, cards []engine.Card, piles map[int]bool) {
	t.Helper()
	piles = map[int]bool{}
	for n, line := range strings.Split(text, "\n") {
		words := strings.Fields(line)
		switch {
		case len(words) == 0 || words[0] == "#":
		case words[0] == "=" || words[0] == "end":
			items = append(items, item{words[0], strings.Join(words[1:], " "), n + 1})
		case words[0] == "pile":
			piles[len(cards)] = true
		case words[0] == "you" || words[0] == "mia" || words[0] == "leon":
			for _, w := range words[1:] {
				items = append(items, item{"answer", w, n + 1})
			}
		default:
			for _, w := range words[1:] {
				c := box.Deck.ByID(w)
				if c == 0 {
					t.Fatalf("line %d: no card %q", n+1, w)
				}
				cards = append(cards, c)
			}
		}
	}
	return items, cards, piles
}

// piler is Rivals whose pile of forced cards is shuffled anew at some cards.
type piler struct {
	*rival.Rivals
	all   int
	piles map[int]bool
}

func (p *piler) ShowStrength(t *engine.Table, s engine.Seat) {
	if p.piles[p.all-len(p.Source.Forced)] {
		t.Emit(&engine.Event{Kind: engine.EvShuffle, Amount: int16(p.Source.Deck.Size(t.Pos.Mode))})
	}
	p.Rivals.ShowStrength(t, s)
}

// advances mirrors what makes news old: the answer to a question that begins a
// move, not a fact in the middle of a turn.
func advances(q engine.Question) bool {
	switch q.Kind {
	case engine.AskConflict, engine.AskWhereTo, engine.AskReveal, engine.AskIntriguePlay,
		engine.AskEndgame, engine.FactStrength, engine.FactPurse:
		return !q.Follow
	}
	return false
}

// Ask compares what the script wants compared here and gives its next answer.
func (p *player) Ask(t *engine.Table, q engine.Question) int {
	for !q.Follow && len(p.items) > 0 && p.items[0].kind != "answer" {
		p.compare(p.items[0], q)
		p.items = p.items[1:]
	}
	if len(p.items) == 0 && p.stops {
		engine.Stop(errPlayed)
	}
	if len(p.items) == 0 || p.items[0].kind != "answer" {
		p.t.Fatalf("no answer is left for %v of %s", q, p.scene.Names.Seat[q.Seat])
	}
	it := p.items[0]
	p.items = p.items[1:]
	a, err := p.answer(&q, it.text)
	if err != nil {
		p.t.Fatalf("line %d: %v", it.line, err)
	}
	if (advances(q) || a == engine.AnsFix) && a != engine.AnsMore {
		p.from = len(t.Events)
	}
	return a
}

// answer reads a word as an answer to q.
func (p *player) answer(q *engine.Question, word string) (int, error) {
	r := p.table.Rules
	special := map[string]int{"+": engine.AnsMore, "rv": engine.AnsReveal, "done": engine.AnsDone, "x": engine.AnsFix}
	if a, ok := special[word]; ok {
		return a, nil
	}
	switch q.Kind {
	case engine.AskConflict:
		return int(r.ConflictByID(word)), nil
	case engine.AskWhereTo:
		for i := range r.Spaces {
			if r.Spaces[i].Code == word && q.Open(i) {
				return i, nil
			}
		}
		return 0, fmt.Errorf("space %q is not open", word)
	case engine.AskPost:
		for i := range r.Posts {
			if r.Posts[i].Code == word && q.Open(i) {
				return i, nil
			}
		}
		return 0, fmt.Errorf("post %q is not open", word)
	case engine.AskFaction:
		if i := strings.Index("egbf", word); i >= 0 {
			return i + 1, nil
		}
	case engine.AskMore:
		return int(engine.MoreSpy), nil
	case engine.FactAgent, engine.FactPost:
		return map[string]int{"free": 0, "mine": int(q.Seat)}[word], nil
	}
	yes := map[string]int{"y": 1, "n": 0, "w": 1, "p": 0, "h": 0}
	if a, ok := yes[word]; ok {
		return a, nil
	}
	return strconv.Atoi(word)
}

// compare checks a page or the sums of a round.
func (p *player) compare(it item, q engine.Question) {
	p.t.Helper()
	if it.kind == "end" {
		p.sums(it)
		return
	}
	s := p.scene
	s.Asking = q.Kind
	events := p.table.Events[p.from:]
	lines := []string{s.Title(p.table), s.Score(p.table)}
	switch it.text {
	case "reactive":
		stopReporting(p.table)
		return
	case "view":
		p.table.Pos.Deck.Draw.N = 9
		lines = append(append(lines, ""), s.View(p.table)...)
		p.golden("view.txt", lines)
		return
	case "plain":
		p.golden("plain_news.txt", s.PlainNews(p.table, events))
		return
	case "plain score":
		p.golden("plain_score.txt", s.PlainScore(p.table, events...))
		return
	}
	p.pages++
	p.golden(filepath.Join("pages", it.text+".txt"), append(lines, s.News(p.table, events)...))
}

// golden compares lines with a file.
func (p *player) golden(name string, lines []string) {
	p.t.Helper()
	sameAs(p.t, filepath.Join("testdata", name), strings.Join(lines, "\n")+"\n")
}

// sameAs compares text with a file; HAGAL_UPDATE=1 writes the file anew.
func sameAs(t *testing.T, file, got string) {
	t.Helper()
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	switch {
	case got == string(want):
	case os.Getenv("HAGAL_UPDATE") != "":
		if err := os.WriteFile(file, []byte(got), 0o666); err != nil {
			t.Fatal(err)
		}
	default:
		t.Errorf("%s (HAGAL_UPDATE=1 writes it anew):\ngot\n%s\nwant\n%s", file, got, want)
	}
}

// sums compares VP, influence, garrison and purses with a line of the script.
func (p *player) sums(it item) {
	p.t.Helper()
	words := strings.Fields(it.text)
	for len(words) > 0 {
		seat := p.seat(words[0])
		x := &p.table.Pos.Seat[seat]
		got := fmt.Sprintf("%d %d/%d/%d/%d %d", x.VP, x.Influence[1], x.Influence[2], x.Influence[3], x.Influence[4], x.Garrison)
		want := strings.Join(words[1:4], " ")
		words = words[4:]
		if !x.Human {
			got += fmt.Sprintf(" %d-%d-%d-%d", x.Purse[0], x.Purse[1], x.Purse[2], x.Intrigue)
			want += " " + words[0]
			words = words[1:]
		}
		if got != want {
			p.t.Errorf("line %d, %s: %s, want %s", it.line, p.scene.Names.Seat[seat], got, want)
		}
	}
}

func (p *player) seat(name string) engine.Seat {
	for s := engine.Seat(1); s <= engine.Seats; s++ {
		if strings.EqualFold(p.scene.Names.Seat[s], name) {
			return s
		}
	}
	p.t.Fatalf("nobody is called %q", name)
	return 0
}
