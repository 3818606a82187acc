// Package challenge holds aims (data/challenges) against the games that were
// finished, and tells how far they are reached.
package challenge

import (
	"slices"

	"househagal/cmd/internal/history"
	"househagal/data"
	"househagal/data/challenges"
	"househagal/engine"
	"househagal/rival"
)

// Judge holds challenges against games. Boxes are those of the program.
type Judge struct {
	Boxes  []*rival.Box
	Leader func(name, typed string) bool // what people typed means the Leader of that name
}

// verdict is whether a game passes a test. What nobody told of a game never passes.
type verdict uint8

const (
	passes verdict = iota
	unknown
	fails
)

// Progress is how far a challenge is.
type Progress struct {
	*challenges.Challenge
	Done, Of int
	Ended    *history.Game // that reached it, nil while it isn't
	Steps    []*history.Game
	Unknown  int // games of which too little is known to count
}

// Reached reports whether the challenge is done.
func (p *Progress) Reached() bool { return p.Ended != nil }

// Next is the first step that is not done; -1 where there is none.
func (p *Progress) Next() int { return slices.Index(p.Steps, nil) }

// Progress tells how far each challenge is by games in the order in which they ended.
func (j Judge) Progress(list []challenges.Challenge, games []history.Game) []Progress {
	out := make([]Progress, len(list))
	for i := range list {
		out[i] = j.progress(&list[i], games)
	}
	return out
}

func (j Judge) progress(c *challenges.Challenge, games []history.Game) Progress {
	p := Progress{Challenge: c, Of: max(1, c.Times, c.Row, len(c.Steps)), Steps: make([]*history.Game, len(c.Steps))}
	row := 0
	for i := range games {
		g := &games[i]
		switch v := j.counts(&p, g); {
		case c.Row > 0:
			if v == passes {
				row++
			} else if j.meant(&c.Test, g) != fails { // other games don't break a row
				row = 0
			}
			p.Done = max(p.Done, min(row, p.Of))
		case len(c.Steps) > 0:
			p.Done = len(c.Steps) - len(slices.DeleteFunc(slices.Clone(p.Steps), func(g *history.Game) bool { return g != nil }))
		case v == passes:
			p.Done = min(p.Done+1, p.Of)
		}
		if p.Done == p.Of {
			p.Ended = g
			return p
		}
	}
	return p
}

// counts holds a game against a challenge, and ticks the steps that it does.
func (j Judge) counts(p *Progress, g *history.Game) verdict {
	v := j.test(&p.Test, g)
	if v != fails && len(p.Steps) > 0 {
		v = fails
		for i := range p.Steps {
			if p.Steps[i] != nil {
				continue
			}
			x := j.test(&p.Challenge.Steps[i], g)
			if x == passes {
				p.Steps[i] = g
			}
			v = min(v, x)
			if p.InOrder {
				break
			}
		}
	}
	if v == unknown {
		p.Unknown++
	}
	return v
}

// test holds a game against a test.
func (j Judge) test(t *challenges.Test, g *history.Game) verdict {
	if !t.Played && !g.Won() {
		return fails
	}
	v := j.meant(t, g)
	if v == fails {
		return fails
	}
	who := subjects(g)
	for _, b := range t.Bounds {
		v = max(v, bound(b, g, who))
	}
	for _, c := range t.With {
		v = max(v, condition(c, g, who))
	}
	for _, c := range t.Without {
		v = max(v, fails-condition(c, g, who))
	}
	return v
}

// meant reports whether a game is of the kind that a test is about, whatever came of
// it.
func (j Judge) meant(t *challenges.Test, g *history.Game) verdict {
	switch {
	case t.Game != "" && t.Game != g.Game, t.Mode != "" && t.Mode != g.Mode,
		len(t.Difficulties) > 0 && !slices.Contains(t.Difficulties, g.Difficulty),
		slices.ContainsFunc(t.Rivals, func(id string) bool { return !against(g, id) }), !within(t.Modules, g.Modules),
		!t.OwnRules && (g.Own || g.Target < j.target(g.Game)):
		return fails
	case t.Leader == "":
		return passes
	case g.Leader == "":
		return unknown
	case j.Leader(t.Leader, g.Leader):
		return passes
	}
	return fails
}

// target is how many VP end a game by the rules of the program.
func (j Judge) target(game string) int {
	for _, b := range j.Boxes {
		if data.GameWord(b.Rules.Game) == game {
			return int(b.Rules.Const.Target)
		}
	}
	return 0
}

// against reports whether a Rival was at the table.
func against(g *history.Game, id string) bool {
	return slices.ContainsFunc(g.Seats, func(s history.Seat) bool { return !s.Human && s.Name == id })
}

func within(some, all []string) bool {
	return !slices.ContainsFunc(some, func(s string) bool { return !slices.Contains(all, s) })
}

// subjects are the seats of which figures and conditions speak: the people who won,
// all of them where none did.
func subjects(g *history.Game) (out []*history.Seat) {
	for _, won := range []bool{true, false} {
		for i := range g.Seats {
			if s := &g.Seats[i]; s.Human && (s.Won || !won) {
				out = append(out, s)
			}
		}
		if len(out) > 0 {
			break
		}
	}
	return out
}

// bound holds a figure of a game against a bound.
func bound(b challenges.Bound, g *history.Game, who []*history.Seat) verdict {
	n, told := 0, true
	switch b.Figure {
	case challenges.Lead:
		n = g.Lead()
	case challenges.VP:
		n, _ = g.Best(true)
	case challenges.Rounds:
		n = g.Rounds
	case challenges.Conflicts:
		for _, s := range who {
			n += s.Conflicts
		}
		told = slices.Contains(g.Told, history.Conflicts)
	case challenges.Alliances:
		for _, s := range who {
			n += s.Alliances
		}
		told = slices.Contains(g.Told, history.Moves)
	}
	switch ok := n >= b.N; {
	case b.Least && ok, !b.Least && n <= b.N && told:
		return passes
	case told, !b.Least && n > b.N: // what was not told is more, never less
		return fails
	}
	return unknown
}

// condition holds a condition against the seats: it holds for one of them.
func condition(c engine.Condition, g *history.Game, who []*history.Seat) verdict {
	v, told := fails, slices.Contains(g.Told, history.Moves)
	for _, s := range who {
		has, known := false, told
		switch c.Kind {
		case engine.HasAlliance:
			has = s.Alliances > 0
		case engine.HasSwordmaster:
			has = s.Swordmaster
		case engine.HasHooks:
			has = s.Hooks
		case engine.InfluenceAtLeast, engine.InfluenceBelow:
			i := int(c.Faction) - 1
			known = i < len(s.Influence) && s.Influence[i] >= 0
			has = known && (s.Influence[i] >= int(c.N)) == (c.Kind == engine.InfluenceAtLeast)
		default:
			known = false
		}
		switch {
		case has:
			v = passes
		case !known:
			v = min(v, unknown)
		}
	}
	return v
}
