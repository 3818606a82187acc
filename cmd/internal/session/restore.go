package session

import (
	"bytes"
	"encoding/json"
	"errors"
	"slices"
	"strconv"

	"househagal/cmd/internal/course"
	"househagal/cmd/internal/journal"
	"househagal/cmd/internal/menu"
	"househagal/cmd/internal/say"
	"househagal/data"
	"househagal/engine"
)

// restorer reads a save into the game that it holds.
type restorer struct{ *saved }

// restore reads the lines of a save into setup, steps and all else that a game
// is made of. Lines of kinds it doesn't know are left alone.
func (g restorer) restore(lines []journal.Line) error {
	g.written = slices.Grow(g.written, len(lines))
	for _, l := range lines {
		if err := g.restoreLine(l); err != nil {
			return &lineFault{g.Name, l.N, err}
		}
		g.finished = l.Kind == journal.KindFinish
		g.written = append(g.written, written{l.Kind, l.Body})
	}
	return nil
}

func (g restorer) restoreLine(l journal.Line) error {
	switch l.Kind {
	case course.LineSet:
		return with(l.Body, func(x course.SetLine) error {
			g.setup.set(x.Key, x.Value)
			return nil
		})
	case course.LineUnset:
		g.setup.back()
		g.reopened()
	case course.LineRules:
		return with(l.Body, g.restoreRules)
	case course.LineAnswer:
		return with(l.Body, g.restoreAnswer)
	case course.LineAside:
		return with(l.Body, g.restoreAside)
	case course.LineInForce:
		return with(l.Body, func(x course.InForceLine) error {
			if !g.inForce(x) {
				return say.Later("session.answers", say.Args{"n": x.Answers, "of": len(g.steps.All())})
			}
			return nil
		})
	default:
		return g.restoreOther(l)
	}
	return nil
}

// restoreOther reads what is no answer.
func (g restorer) restoreOther(l journal.Line) error {
	switch l.Kind {
	case journal.KindStatus:
		return withStatus(l.Body, func(x course.Status) error {
			g.statuses.drop(x.Answers - 1)
			g.statuses = append(g.statuses, x)
			return nil
		})
	case course.LineKeep:
		return with(l.Body, func(x course.KeepLine) error {
			if g.right == nil || g.right.at < 0 || x.Moves < 0 {
				return say.Later("session.moves", say.Args{"n": x.Moves})
			}
			g.right.keep(&g.steps, x.Moves)
			return nil
		})
	case course.LineTaste:
		return with(l.Body, g.restoreTaste)
	case course.LineMark:
		return with(l.Body, func(x course.MarkLine) error {
			g.setMark(x.Name)
			return nil
		})
	case course.LineGo:
		return with(l.Body, func(x course.MarkLine) error {
			for _, b := range g.marks {
				if b.name == x.Name {
					g.become(b.steps)
					return nil
				}
			}
			return say.Later("session.no_mark", say.Args{"name": strconv.Quote(x.Name)})
		})
	}
	return nil
}

// with decodes the body of a line.
func with[T any](body json.RawMessage, use func(T) error) error {
	var x T
	if err := json.Unmarshal(body, &x); err != nil {
		return notOurs(err)
	}
	return use(x)
}

// withStatus is with for a status, whose position is not looked into: it is the
// last member, and almost all of a long save.
func withStatus(body json.RawMessage, use func(course.Status) error) error {
	i := bytes.Index(body, []byte(`,"position":{`)) // no string holds that: its quotes would be escaped
	if i < 0 || !bytes.HasSuffix(body, []byte("}}")) {
		return with(body, use)
	}
	position := body[i+len(`,"position":`) : len(body)-1]
	return with(append(body[:i:i], '}'), func(x course.Status) error {
		x.Position = position
		return use(x)
	})
}

// notOurs says of a body that it is whole but not of ours.
func notOurs(err error) error {
	var kind *json.UnmarshalTypeError
	if !errors.As(err, &kind) {
		return err
	}
	if kind.Field == "" {
		return say.Later("session.strange_body", say.Args{"word": kind.Value})
	}
	return say.Later("session.strange", say.Args{"name": kind.Field, "word": kind.Value})
}

func (g restorer) restoreRules(x course.RulesLine) error {
	box, err := data.Parse(g.Name, []byte(x.Text))
	if err != nil {
		return err
	}
	g.box, g.scene.Box, g.kept, g.asks = box, box, true, x.Asks
	return g.ready()
}

func (g restorer) restoreAnswer(x course.AnswerLine) error {
	kind, ok := kindByName(x.Ask)
	switch {
	case !ok:
		return say.Later("session.unknown_question", say.Args{"word": strconv.Quote(x.Ask)})
	case x.Seat < 0 || x.Seat > engine.Seats:
		return say.Later("session.no_seat", say.Args{"n": x.Seat, "of": engine.Seats})
	}
	if err := g.readyOnce(); err != nil {
		return err
	}
	a, err := menu.ParseToken(g.scene.Speaker, engine.Question{Kind: kind}, x.Answer)
	if err != nil {
		return err
	}
	g.add(course.Step{Kind: kind, Seat: engine.Seat(x.Seat), Answer: a, Follow: x.Follow, Label: x.Label, Filed: x.Label, Text: x.Text})
	return nil
}

func (g restorer) restoreAside(x course.AsideLine) error {
	if err := g.readyOnce(); err != nil {
		return err
	}
	a, err := x.Act(g.box)
	if err != nil {
		return err
	}
	g.salts = max(g.salts, a.Salt)
	g.add(course.Step{Act: a, Label: x.Label, Filed: x.Label, Follow: x.Follow})
	return nil
}

func kindByName(name string) (engine.QKind, bool) {
	for k := engine.NoQuestion + 1; k < engine.QKindEnd; k++ {
		if k.Info().ID == name {
			return k, true
		}
	}
	return 0, false
}
