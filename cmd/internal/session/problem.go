package session

import (
	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/controls"
	"househagal/cmd/internal/course"
	"househagal/cmd/internal/say"
	"househagal/engine"
)

// turns counts the Agent turns of the Rivals and blocks a space before the turn
// that people found impossible.
type turns struct {
	engine.Actor
	blocks []block
	starts []int // by turn: how many events were told before it
}

// block closes a space to Agents for the rest of the round, from the nth Agent
// turn of a Rival on.
type block struct {
	turn  int
	space engine.Space
}

// AgentTurn blocks what is to be blocked, and lets the Rival act.
func (a *turns) AgentTurn(t *engine.Table, s engine.Seat) bool {
	a.starts = append(a.starts, len(t.Events))
	for _, b := range a.blocks {
		if b.turn == len(a.starts) {
			t.Pos.Blocked = t.Pos.Blocked.With(b.space)
		}
	}
	return a.Actor.AgentTurn(t, s)
}

func blocked(steps []course.Step) []block {
	var out []block
	for i := range steps {
		if a := &steps[i].Act; a.Kind == course.Block {
			out = append(out, block{a.Turn, a.Space})
		}
	}
	return out
}

// problem is "that can't be": the space where a Rival sent its Agent is blocked,
// and the turn is played again. Facts that were told before it stay told.
func (g *Game) problem(t *engine.Table, q engine.Question) (course.Step, bool) {
	if q.Fits(engine.AnsBlocked) && q.Kind != engine.NoQuestion {
		return g.take(q, engine.AnsBlocked, ""), true
	}
	list := sentSince(&g.screen, t)
	if len(list) == 0 {
		g.notice = sentences{controls.NoProblem}
		return course.Step{}, false
	}
	x := list[0]
	if len(list) > 1 {
		r := g.answerTo(onNewPage(&g.screen, t, func(g *screen, t *engine.Table) ask.Prompt {
			p := controls.Problem(g.scene.Speaker, list)
			p.Page = g.bareHead(t)
			return p
		}))
		if r.Command != "" || r.Choice < 0 || r.Choice >= len(list) {
			return course.Step{}, false
		}
		x = list[r.Choice]
	}
	g.playAgain(x)
	return course.Step{}, false
}

// sentSince lists the Agents that Rivals sent since the last move of a human.
func sentSince(g *screen, t *engine.Table) []controls.Sent {
	a, ok := t.Rivals.(*turns)
	if !ok {
		return nil
	}
	var list []controls.Sent
	for i := g.page.from; i < len(t.Events); i++ {
		e := &t.Events[i]
		if e.Kind != engine.EvSend || t.Pos.Seat[e.Seat].Human {
			continue
		}
		n := 0
		for n < len(a.starts) && a.starts[n] <= i {
			n++
		}
		if n > 0 {
			list = append(list, controls.Sent{Seat: e.Seat, Space: e.Space, Turn: n, Event: i, From: a.starts[n-1]})
		}
	}
	return list
}

// playAgain takes back what was answered from the moment on at which the Agent
// was sent, blocks the space, and runs the game again.
func (g *Game) playAgain(x controls.Sent) {
	keep := len(g.steps.InForce())
	steps := g.steps.InForce()
	look := rerun{steps: steps, before: func(t *engine.Table, q engine.Question, step int) {
		asks := q.Kind == engine.FactAgent && q.Space == x.Space && len(t.Events) >= x.From
		if step >= 0 && step < keep && (asks || len(t.Events) > x.Event) {
			keep = step
		}
	}}
	if _, err := g.play(&look); err != nil {
		return
	}
	if keep < len(steps) {
		g.cut(keep, course.InForceBack, nil)
	}
	s := g.actStep(course.Act{Kind: course.Block, Turn: x.Turn, Space: x.Space})
	if err := g.keep(course.LineAside, course.AsideOf(g.box, &s)); err != nil {
		engine.Stop(err)
	}
	g.put(s)
	g.notice = sentences{func(s say.Speaker) string { return controls.BlockedNotice(s, x) }}
	engine.Stop(errAgain)
}
