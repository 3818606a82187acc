package history

import (
	"math"

	"househagal/docs"
	"househagal/engine"
	"househagal/rival"
)

// Scale tells how hard games are, as it was measured for solo games by the rules of
// the program (docs/strength.md).
type Scale struct {
	box   *rival.Box
	steps map[string]float64 // of levels and Rivals, by id
}

// NewScale returns the scale of a box, and whether there is one.
func NewScale(box *rival.Box) (Scale, bool) {
	l := Scale{box, map[string]float64{}}
	for _, x := range box.Rules.Levels[1:] {
		l.measured(x.ID)
	}
	for i := range box.Rivals[1:] {
		l.measured(box.Rivals[i+1].ID)
	}
	_, ok := l.level(l.first())
	return l, ok && docs.StrengthRules() != ""
}

// measured takes the step of a level or Rival from the page, where it has one.
func (l Scale) measured(id string) {
	if step, ok := docs.Harder(id); ok {
		l.steps[id] = step.By
	}
}

// first is the gentlest level.
func (l Scale) first() string {
	if len(l.box.Rules.Levels) < 2 {
		return ""
	}
	return l.box.Rules.Levels[1].ID
}

// level is how much harder a level is than the gentlest, in logits.
func (l Scale) level(id string) (sum float64, ok bool) {
	for _, x := range l.box.Rules.Levels[1:] {
		step, measured := l.steps[x.ID]
		if !measured {
			return 0, false
		}
		if sum += step; x.ID == id {
			return sum, true
		}
	}
	return 0, false
}

// Hardness is how hard a level with these Rivals is, in logits above the gentlest
// level with Rivals like the mean of all. ok is false where it was never measured.
func (l Scale) Hardness(level string, rivals ...string) (sum float64, ok bool) {
	if sum, ok = l.level(level); !ok {
		return 0, false
	}
	for _, id := range rivals {
		step, measured := l.steps[id]
		if !measured {
			return 0, false
		}
		sum += step
	}
	return sum, true
}

// testPlayer is how strong the measured test player is: what it wins at the
// gentlest level, in logits.
func (l Scale) testPlayer() float64 {
	f, _ := docs.Strength(l.first())
	p := f.Wins / 100
	return math.Log(p / (1 - p))
}

// How many games it takes before anything is said, and how many are looked at: those
// of long ago tell little of whoever plays now.
const (
	oddsFrom = 3
	oddsMost = 500
)

// Skill is what games say about whoever played them. ok is false where fewer than
// three of them are of the measured kind: solo, of the box, by the program's rules.
func (l Scale) Skill(list []Game, game string) (s Skill, ok bool) {
	var played []Played
	list = list[max(0, len(list)-oddsMost):]
	for i := range list {
		g := &list[i]
		if g.Game != game || g.Own || len(g.Modules) > 0 || len(g.Variants) > 0 {
			continue
		}
		if h, measured := l.Hardness(g.Difficulty, g.Rivals()...); measured {
			played = append(played, Played{h, g.Won()})
		}
	}
	if len(played) < oddsFrom {
		return s, false
	}
	return Measure(l.testPlayer(), played), true
}

// Levels are the chances at each level against Rivals like the mean of all.
func (l Scale) Levels(s Skill) []LevelOdds {
	var out []LevelOdds
	for d := engine.Difficulty(1); int(d) < len(l.box.Rules.Levels); d++ {
		id := l.box.Rules.Levels[d].ID
		if h, ok := l.level(id); ok {
			out = append(out, LevelOdds{id, s.Chance(h)})
		}
	}
	return out
}

// Odds tells how many of 100 games with these Rivals at a level somebody wins, with
// the 80% interval. ok is false for what was never measured.
func (l Scale) Odds(s Skill, level string, rivals ...string) (low, high float64, ok bool) {
	h, ok := l.Hardness(level, rivals...)
	if !ok {
		return 0, 0, false
	}
	c := s.Chance(h)
	return 100 * c.Low, 100 * c.High, true
}
