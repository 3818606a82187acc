package session

import (
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/course"
	"househagal/cmd/internal/journal"
	"househagal/cmd/internal/layout"
	"househagal/cmd/internal/say"
	"househagal/data"
)

// longSave is a save of 30 MB in which 10,000 moves are made and taken back.
func longSave(t testing.TB) journal.Dir {
	t.Helper()
	g, m, _ := whole(t, theSetup("tracked"), 4)
	c := journal.Contents{Header: journal.Header{Program: "hagal test", Seed: g.Seed, Flags: g.setup.flags}}
	middle := len(m.lines) / 2
	for m.lines[middle].Kind != journal.KindStatus {
		middle++
	}
	c.Lines = append(c.Lines, m.lines[:middle+1]...)
	h := again(t, &firstPrompt{}, g, c.Lines)
	inForce, round := h.steps.Count(), m.lines[middle+1:]
	size := 0
	for moves := 0; moves < 10_000 || size < 30<<20; {
		for _, l := range round {
			if l.Kind != course.LineAnswer && l.Kind != journal.KindStatus {
				break
			}
			if l.Kind == course.LineAnswer {
				moves++
			}
			size += len(l.Body) + 80
			c.Lines = append(c.Lines, l)
		}
		c.Lines = append(c.Lines, lineOf(t, course.LineInForce, course.InForceLine{Answers: inForce, What: course.InForceUndo, Label: ""}))
	}
	for i := range c.Lines {
		c.Lines[i].N = i + 2
	}
	dir := journal.Dir(t.TempDir())
	j, err := journal.CreateFrom(dir, "long", c)
	if err != nil {
		t.Fatal(err)
	}
	j.Close()
	return dir
}

func BenchmarkResumeLong(b *testing.B) {
	dir := longSave(b)
	for b.Loop() {
		g, err := Resume(Start{Person: &chance{r: rand.New(rand.NewPCG(1, 1))}, Dir: dir, Load: data.LoadWith}, "long")
		if err != nil {
			b.Fatal(err)
		}
		if _, err := g.Play(); err != ask.ErrEnd {
			b.Fatal(err)
		}
		g.Close()
	}
}

func lineOf(t testing.TB, kind string, body any) journal.Line {
	t.Helper()
	var m memory
	if err := m.Append(kind, body); err != nil {
		t.Fatal(err)
	}
	return m.lines[0]
}

// BenchmarkLanguages draws every page of a whole game in each language, in turn, and
// reports the least and the middle time of a page.
func BenchmarkLanguages(b *testing.B) {
	c, err := journal.Parse("solo-tracked", unzipped(b, "solo-tracked"))
	if err != nil {
		b.Fatal(err)
	}
	took := map[string][]float64{}
	for b.Loop() {
		for _, tag := range say.Tags() {
			lang, _ := say.Find(tag)
			g, err := Look(Start{Load: data.LoadWith, Lang: lang}, c)
			if err != nil {
				b.Fatal(err)
			}
			begun := time.Now()
			pages, err := g.Pages()
			if err != nil {
				b.Fatal(err)
			}
			for i := range pages {
				layout.Full.Body(&pages[i].Page)
			}
			took[tag] = append(took[tag], float64(time.Since(begun).Microseconds())/float64(len(pages)))
		}
	}
	for tag, list := range took {
		slices.Sort(list)
		b.ReportMetric(list[0], tag+"-least-µs/page")
		b.ReportMetric(list[len(list)/2], tag+"-middle-µs/page")
	}
}
