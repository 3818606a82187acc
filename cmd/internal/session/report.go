package session

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"househagal/cmd/internal/course"
	"househagal/cmd/internal/journal"
	"househagal/cmd/internal/kept"
	"househagal/cmd/internal/menu"
	"househagal/cmd/internal/setup"
	"househagal/cmd/internal/show"
	"househagal/data"
	"househagal/data/notation"
	"househagal/engine"
)

// Report writes all that a save holds, for people and for hagal replay: version,
// options, reasons, log, answers, positions, rules, and the save itself. Names of
// people are in it only when they are wanted.
func Report(s Start, c journal.Contents, names bool) ([]byte, error) {
	g, err := Look(s, c)
	if err != nil {
		return nil, err
	}
	if people := g.setup.values()["name"]; people != "" && !names {
		c = course.Anonymous(c, strings.Split(people, ","), setup.Colours(g.speaker()))
		if g, err = Look(s, c); err != nil {
			return nil, err
		}
	}
	r := show.Report{Name: c.Name, Program: s.Program, Wrote: c.Header.Program, Created: c.Header.Created, Format: c.Header.Format,
		Seed: c.Header.Seed, Unread: g.Unread()}
	v := g.setup.values()
	for _, key := range slices.Sorted(maps.Keys(v)) {
		r.Options = append(r.Options, [2]string{key, v[key]})
	}
	if g.Begun() {
		if err := tellReport(&g.record, &r); err != nil {
			return nil, err
		}
	}
	if r.Save, err = c.Text(); err != nil {
		return nil, err
	}
	return r.Text(g.scene.Speaker), nil
}

// tellReport adds what the game itself has to say.
func tellReport(g *record, r *show.Report) error {
	r.Rules = string(data.Print(g.box))
	steps := g.steps.InForce()
	x := rerun{steps: steps}
	x.before = func(t *engine.Table, q engine.Question, step int) {
		if countsFor(q) {
			c := notation.Case{Box: g.box, Pos: t.Pos, Names: g.ids()}
			r.Positions = append(r.Positions, fmt.Sprintf("%d %s", x.used, c.AppendJSON(nil)))
			if was := g.statuses.at(x.used); was != nil && !g.samePosition(was, t) {
				r.Departs = append(r.Departs, x.used)
			}
		}
		if step >= 0 {
			r.Answers = append(r.Answers, answerText(g, q, &steps[step], step))
		}
	}
	t, err := g.play(&x)
	if err != nil {
		return err
	}
	g.scene.Texts = x.texts
	r.Setup, r.Stands = kept.Setup(g.scene.Speaker, &t.Pos), kept.Status(g.scene.Speaker, t)
	r.Reasons = menu.Reasons(g.scene.Listener, t)
	r.Log, err = g.Log()
	return err
}

// answerText is an answer in the words of the save.
func answerText(g *record, q engine.Question, s *course.Step, n int) string {
	if s.Kind == engine.NoQuestion {
		return fmt.Sprintf("%d aside %s", n+1, s.Label)
	}
	text := fmt.Sprintf("%d %s seat%d %s", n+1, q.Kind, q.Seat, menu.Token(g.scene.Box, q, s.Answer))
	if s.Text != "" {
		text += " " + fmt.Sprintf("%q", s.Text)
	}
	return text
}
