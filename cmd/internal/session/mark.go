package session

import (
	"slices"
	"strings"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/controls"
	"househagal/cmd/internal/course"
	"househagal/cmd/internal/say"
	"househagal/engine"
)

// bookmark is a place in the game that a person named.
type bookmark struct {
	name  string
	steps []course.Step // that lead there
}

// maxMark is how many cells of a name are kept.
const maxMark = 40

// mark names this place. Without a name the person is asked for one.
func (g *screen) mark(t *engine.Table, args []string) {
	name := strings.Join(args, " ")
	for name == "" {
		make := func(g *screen, t *engine.Table) ask.Prompt {
			p := controls.Mark(g.scene.Speaker, controls.MarkName(g.scene.Speaker, t, len(g.marks)+1))
			p.Page = g.scene.head(t)
			return p
		}
		p := worded(g, t, make)
		r, err := g.person.Ask(p)
		if err != nil {
			engine.Stop(err)
		}
		if r.Command != "" {
			return
		}
		name = r.Text
	}
	if r := []rune(name); len(r) > maxMark {
		name = string(r[:maxMark])
	}
	g.keepMark(name)
	tellAll(g, func(s say.Speaker) string { return controls.Marked(s, name) })
}

func (g *saved) keepMark(name string) {
	if err := g.keep(course.LineMark, course.MarkLine{Name: name}); err != nil {
		engine.Stop(err)
	}
	g.setMark(name)
}

// setMark remembers the place; a name that is used again moves.
func (g *record) setMark(name string) {
	g.marks = slices.DeleteFunc(g.marks, func(b bookmark) bool { return b.name == name })
	g.marks = append(g.marks, bookmark{name, slices.Clone(g.steps.InForce())})
}

// listMarks lets a person choose a bookmark to go to.
func (g *screen) listMarks(t *engine.Table) {
	if len(g.marks) == 0 {
		tellAll(g, controls.NoMarks)
		return
	}
	names := make([]string, len(g.marks))
	for i, b := range g.marks {
		names[i] = b.name
	}
	p := onNewPage(g, t, func(g *screen, t *engine.Table) ask.Prompt {
		p := controls.Marks(g.scene.Speaker, names)
		p.Page = g.silentHead(t)
		return p
	})
	g.page.drawn = nil
	if r := g.answerTo(p); r.Command == "" && r.Choice >= 0 && r.Choice < len(names) {
		g.goTo(names[r.Choice])
	}
}

// goToNamed goes to the bookmark that the words name, or lists all.
func (g *screen) goToNamed(t *engine.Table, args []string) {
	name := strings.Join(args, " ")
	for _, b := range g.marks {
		if strings.EqualFold(b.name, name) {
			g.goTo(b.name)
		}
	}
	if name != "" {
		tellAll(g, func(s say.Speaker) string { return controls.NoSuchMark(s, name) })
		return
	}
	g.listMarks(t)
}

// goTo puts the answers that led to a bookmark in force. What would be out of the
// reach of redo is marked first.
func (g *saved) goTo(name string) {
	i := slices.IndexFunc(g.marks, func(b bookmark) bool { return b.name == name })
	to := g.marks[i].steps
	if g.steps.Common(to) < min(len(to), g.steps.Count()) || g.steps.Count() > len(to) && g.steps.Common(to) < len(to) {
		g.keepMark(controls.BeforeMark(g.scene.Speaker, name))
	}
	if err := g.keep(course.LineGo, course.MarkLine{Name: name}); err != nil {
		engine.Stop(err)
	}
	g.become(to)
	engine.Stop(errAgain)
}

// become is going to a bookmark, live and from a save.
func (g *record) become(to []course.Step) {
	onBoard := slices.Clone(g.steps.InForce())
	back := len(to) < len(onBoard) && g.steps.Common(to) == len(to)
	g.steps.Become(to)
	g.statuses.drop(g.steps.Common(onBoard))
	if back {
		g.right = g.right.undone(onBoard, &g.steps, "")
		return
	}
	g.right = &putRight{onBoard: onBoard, at: -1, settled: true}
}
