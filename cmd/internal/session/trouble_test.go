package session

import (
	"errors"
	"math/rand/v2"
	"os"
	"runtime"
	"strconv"
	"strings"
	"testing"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/course"
	"househagal/cmd/internal/journal"
	"househagal/cmd/internal/show"
	"househagal/data"
)

// full is a save on a disk that is full now and then.
type full struct {
	memory
	r    *rand.Rand
	full bool
}

func (f *full) Append(kind string, body any) error {
	if f.full = !f.full && f.r.IntN(3) == 0; f.full {
		return &journal.Error{Kind: journal.ErrFull, Path: "friday.jsonl"}
	}
	return f.memory.Append(kind, body)
}

// TestFullDisk plays a game on a disk that is full now and then: the person tries
// again, and the game is the same as on a disk with room.
func TestFullDisk(t *testing.T) {
	asked := 0
	c := &chance{r: rand.New(rand.NewPCG(4, 4)), left: 5000}
	g, _ := inMemory(nil, theSetup("tracked"), 4)
	f := &full{r: rand.New(rand.NewPCG(1, 1))}
	g.journal = f
	g.person = &patient{c, &asked}
	if over, err := g.Play(); !over || err != nil {
		t.Fatal(over, err)
	}
	c = &chance{r: rand.New(rand.NewPCG(4, 4)), left: 5000}
	h, m := inMemory(c, theSetup("tracked"), 4)
	if over, err := h.Play(); !over || err != nil {
		t.Fatal(over, err)
	}
	if asked < 20 || g.table.Pos != h.table.Pos || len(f.lines) != len(m.lines) {
		t.Errorf("asked %d times; %d lines, want %d", asked, len(f.lines), len(m.lines))
	}
}

// patient tries again whenever an answer could not be saved.
type patient struct {
	*chance
	asked *int
}

func (p *patient) Ask(q ask.Prompt) (ask.Reply, error) {
	if q.ID == "not_saved" {
		*p.asked++
		return ask.Reply{Choice: 0}, nil
	}
	return p.chance.Ask(q)
}

// broken is a save to which nothing can be written any more.
type broken struct{ memory }

func (b *broken) Append(string, any) error {
	return &journal.Error{Kind: journal.ErrReadOnly, Path: "friday.jsonl"}
}

// TestLeaveAFullDisk leaves when an answer can't be saved: it was not carried out,
// and the save asks the same question again.
func TestLeaveAFullDisk(t *testing.T) {
	_, m, _ := whole(t, theSetup("tracked"), 9)
	lines := m.lines[:len(m.lines)/2]
	g, _ := inMemory(nil, theSetup("tracked"), 9)
	first := &firstPrompt{}
	h := again(t, first, g, lines)
	if _, err := h.Play(); !errors.Is(err, ask.ErrEnd) {
		t.Fatal(err)
	}
	s := ask.NewSteps(t, ask.Step{ID: first.p.ID, Answer: answerTo(&first.p)}, ask.Step{ID: "not_saved", Answer: "leave"})
	k := again(t, s, g, lines)
	k.journal = &broken{}
	over, err := k.Play()
	if over || !errors.As(err, new(*saveError)) || !strings.Contains(err.Error(), "was not carried out") || !strings.Contains(err.Error(), "make the folder writable") {
		t.Errorf("%v, %v", over, err)
	}
	if k.steps.Count() != h.steps.Count() || k.table.Pos != h.table.Pos {
		t.Error("the answer was carried out")
	}
}

// TestSaveMovedAway deletes the save of a game under way: the game goes on in a new
// one that has all of it.
func TestSaveMovedAway(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("nobody takes an open file away there")
	}
	dir := journal.Dir(t.TempDir())
	s := ask.NewSteps(t, ask.Step{Answer: ""}, ask.Step{ID: "where_to", Answer: "hb"}, ask.Step{ID: "troops", Answer: "1"},
		ask.Step{ID: "where_to", Answer: "se"}, ask.Step{ID: "not_saved", Answer: "again"}, ask.Step{ID: "not_saved", Answer: "new"},
		ask.Step{ID: "reveal", Answer: "quit"})
	g := New(Start{Person: &vandal{Script: s, dir: dir, at: 4}, Dir: dir, Load: data.LoadWith, Flags: theSetup("tracked"), Seed: 5})
	if over, err := g.Play(); over || err != nil {
		t.Fatal(over, err)
	}
	g.Close()
	c, err := journal.Read(dir.Path(g.Name))
	if err != nil {
		t.Fatal(err)
	}
	h, err := Look(Start{Load: data.LoadWith}, c)
	if err != nil || len(h.steps.InForce()) != 3 {
		t.Fatalf("the new save has %d answers, %v", len(h.steps.InForce()), err)
	}
}

// vandal answers from a script and deletes the save before one of its answers.
type vandal struct {
	*ask.Script
	dir   journal.Dir
	at, n int
}

func (v *vandal) Ask(p ask.Prompt) (ask.Reply, error) {
	if v.n++; v.n == v.at {
		_ = os.Remove(v.dir.Path("irulan-staban"))
	}
	return v.Script.Ask(p)
}

// answerTo is a legal answer as plain mode would read it.
func answerTo(p *ask.Prompt) string {
	switch {
	case p.ID == "strength": // none that is asked back
		return strconv.Itoa(p.Number.Max)
	case p.Number != nil:
		return "0"
	}
	for _, c := range p.Choices {
		if c.Closed == "" && c.Key != "" {
			return c.Key
		}
	}
	return ""
}

// TestDamageInTheMiddle offers what stands before it, and changes nothing before
// people agree.
func TestDamageInTheMiddle(t *testing.T) {
	g, m, _ := whole(t, theSetup("tracked"), 2)
	c := journal.Contents{Name: "friday", Header: journal.Header{Seed: g.Seed, Flags: g.setup.flags}, Lines: m.lines[:40],
		Damage: journal.Damage{Line: 42, Lost: len(m.lines) - 40, What: errors.New("its checksum doesn't match")}}
	for answer, lines := range map[string]int{"no": 40, "go on": 41} {
		s := ask.NewSteps(t, ask.Step{ID: "damaged", Answer: answer})
		h, err := restored(Start{Person: s, Load: data.LoadWith}, c)
		if err != nil {
			t.Fatal(err)
		}
		m := &memory{lines: c.Lines}
		h.journal, h.damage = m, c.Damage
		if answer == "go on" {
			h.person = &then{s, &chance{r: rand.New(rand.NewPCG(1, 1)), left: 1}}
		}
		if over, err := h.Play(); over || err != nil && !errors.Is(err, ask.ErrEnd) {
			t.Fatal(over, err)
		}
		if got := len(m.lines); answer == "no" && got != lines || answer == "go on" && got < lines {
			t.Errorf("%s: %d lines, want %d", answer, got, lines)
		}
		text := strings.Join(s.Prompts[0].Drawn(0), " ")
		if !strings.Contains(text, "damaged at line 42") || !strings.Contains(text, "What stands before is whole: Round ") {
			t.Errorf("the offer says %q", text)
		}
	}
}

// then asks one person the first prompt and another one the others.
type then struct {
	ask.Person
	next ask.Person
}

func (th *then) Ask(p ask.Prompt) (ask.Reply, error) {
	r, err := th.Person.Ask(p)
	th.Person = th.next
	return r, err
}

// TestSetupChangesAfterUndo goes back into the setup, takes another Rival, and
// plays on by the new rules.
func TestSetupChangesAfterUndo(t *testing.T) {
	flags := theSetup("tracked")
	delete(flags, "input")
	s := ask.NewSteps(t, ask.Step{ID: "setup_input", Answer: "tracked"}, ask.Step{Answer: ""}, ask.Step{ID: "where_to", Answer: "undo"},
		ask.Step{Answer: "back"}, ask.Step{ID: "setup_input", Answer: "reactive"}, ask.Step{Answer: ""}, ask.Step{Answer: "quit"})
	g, m := inMemory(s, flags, 5)
	if over, err := g.Play(); over || err != nil {
		t.Fatal(over, err)
	}
	if !g.table.Options.Reactive {
		t.Error("the new answer of the setup is not in force")
	}
	h := again(t, &firstPrompt{}, g, m.lines)
	if _, err := h.Play(); !errors.Is(err, ask.ErrEnd) || !h.table.Options.Reactive {
		t.Error("resumed, it is not in force", err)
	}
}

// TestReport has no names of people unless they are wanted, and can be replayed.
func TestReport(t *testing.T) {
	g, m, _ := whole(t, twoPeople(), 3)
	for i := range m.lines {
		m.lines[i].N = i + 2
	}
	c := journal.Contents{Name: "friday", Header: journal.Header{Format: journal.Format, Seed: g.Seed, Program: "hagal test", Flags: g.setup.flags}, Lines: m.lines}
	for _, names := range []bool{false, true} {
		text, err := Report(Start{Load: data.LoadWith, Program: "hagal test"}, c, names)
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range []string{"Mia", "MIA", "mia", "Leon"} {
			if strings.Contains(string(text), name) != names && (names || name != "mia" && name != "MIA") {
				t.Errorf("names %v: %q in the report: %v", names, name, !names)
			}
		}
		back, err := journal.Parse("report", show.SaveIn(text))
		if err != nil || len(back.Lines) != len(m.lines) || !back.Damage.None() {
			t.Fatalf("%d lines of %d, %v", len(back.Lines), len(m.lines), err)
		}
		h, err := Look(Start{Load: data.LoadWith}, back)
		if err != nil {
			t.Fatal(err)
		}
		pages, err := h.Pages()
		if err != nil || len(pages) < 20 || !strings.Contains(strings.Join(h.scene.Page(&pages[len(pages)-1].Page), "\n"), "win") {
			t.Errorf("%d pages, %v", len(pages), err)
		}
		if at, ok := h.tableAfter(h.steps.InForce()); !ok || at.Pos != g.table.Pos {
			t.Error("the report leads to another position")
		}
	}
}

// fullAt is a save that takes no line of a kind.
type fullAt struct {
	memory
	kind string
}

func (f *fullAt) Append(kind string, body any) error {
	if kind == f.kind {
		return &journal.Error{Kind: journal.ErrFull, Path: "friday.jsonl"}
	}
	return f.memory.Append(kind, body)
}

// What could not be saved is called by what it was: nobody answered where the app
// notes how the game stands, or where people go back.
func TestFullDiskWords(t *testing.T) {
	for kind, want := range map[string]string{
		course.LineAnswer:  "the answer could not be saved, so it was not carried out: friday.jsonl: no space left; make room on the disk; all answers before it are kept",
		course.LineInForce: "that could not be saved, so it was not done: friday.jsonl: no space left; make room on the disk; all answers are kept",
		journal.KindStatus: "how the game stands could not be saved: friday.jsonl: no space left; make room on the disk; all answers are kept",
		course.LineRules:   "how the game stands could not be saved: friday.jsonl: no space left; make room on the disk; all answers are kept",
	} {
		s := &giver{chance: &chance{r: rand.New(rand.NewPCG(1, 1)), left: 5000, commands: 5}}
		g, _ := inMemory(s, theSetup("tracked"), 4)
		g.journal = &fullAt{kind: kind}
		if over, err := g.Play(); over || !NotSaved(err) || err.Error() != want {
			t.Errorf("%s: %v, %q, want %q", kind, over, err, want)
		}
		if asks := s.asked == "Try to save the answer again?"; asks != (kind == course.LineAnswer) {
			t.Errorf("%s: asks %q", kind, s.asked)
		}
	}
	g, _ := inMemory(&giver{chance: &chance{r: rand.New(rand.NewPCG(1, 1)), left: 50}}, theSetup("tracked"), 4)
	g.create = func() error { return &journal.Error{Kind: journal.ErrFull, Path: "games"} }
	if _, err := g.Play(); err == nil || err.Error() != "the answer could not be saved, so it was not carried out: games: no space left; make room on the disk; nothing is saved yet" {
		t.Error(err)
	}
}

// giver gives up when something could not be saved.
type giver struct {
	*chance
	asked string
}

func (l *giver) Ask(q ask.Prompt) (ask.Reply, error) {
	if q.ID == "not_saved" {
		l.asked = q.Text
		return ask.Reply{Choice: 1}, nil
	}
	return l.chance.Ask(q)
}
