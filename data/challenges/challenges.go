// Package challenges reads aims that check themselves from finished games: those of
// the program, and files of somebody's own (docs/challenges.md).
package challenges

import (
	"bytes"
	_ "embed"
	"slices"

	"househagal/data"
	"househagal/data/strict"
	"househagal/engine"
	"househagal/rival"
)

//go:embed challenges.yaml
var shipped []byte

// Shipped returns the YAML that comes with the program.
func Shipped() []byte { return shipped }

// Challenge is an aim. Either it has steps, or a game that passes its test counts for
// it: once, Times times, or Row times one after the other.
type Challenge struct {
	ID   string
	Name string // what somebody calls it, "" for none
	Test
	Times, Row int
	Steps      []Test // each with all that the Test of the challenge asks
	InOrder    bool   // a step counts only once those before it are done
	Each       []string
}

// Test is what a game must be like to count. Zero values allow all.
type Test struct {
	Game, Mode   string
	Difficulties []string // one of them
	Rivals       []string // all of them at the table
	Modules      []string // all of them
	Leader       string   // of the human, by name
	OwnRules     bool     // games by rules of somebody's own count, too
	Played       bool     // the game need not be won
	Bounds       []Bound
	With         []engine.Condition // hold for whoever won when the game was over
	Without      []engine.Condition // don't
}

// Bound holds a figure of a finished game.
type Bound struct {
	Figure Figure
	Least  bool // N is the least of it, else the most
	N      int
}

// Figure is a number of a finished game.
type Figure uint8

// The figures, in the order of figures.
const (
	Lead      Figure = iota // VP ahead of the best Rival
	VP                      // of whoever won
	Rounds                  // that were played
	Conflicts               // that were won
	Alliances               // that are held
)

// figures have the words and ranges of the figures.
var figures = []struct {
	word   string
	lo, hi int
}{{"lead", -40, 40}, {"vp", 0, 40}, {"rounds", 1, engine.RoundCap}, {"conflicts", 0, engine.RoundCap}, {"alliances", 0, int(engine.FactionEnd) - 1}}

// Leaders are those that a challenge names.
func (c *Challenge) Leaders() (out []string) {
	for _, t := range append([]Test{c.Test}, c.Steps...) {
		if t.Leader != "" && !slices.Contains(out, t.Leader) {
			out = append(out, t.Leader)
		}
	}
	return out
}

// The bounds of a file.
const (
	mostChallenges = 100
	mostSteps      = 100
	mostName       = 60
)

// Load returns the challenges of the program.
func Load(boxes []*rival.Box) ([]Challenge, error) {
	return Parse("challenges.yaml", shipped, boxes)
}

// Parse reads a whole file. Boxes have the levels, Rivals and modules that may be
// named. All faults come in one error, each with its file:line:column.
func Parse(name string, src []byte, boxes []*rival.Box) ([]Challenge, error) {
	var errs strict.Errors
	r := reader{boxes: boxes}
	m := strict.Parse(name, src, &errs).Map()
	var out []Challenge
	for _, c := range m.Need(Key).List(mostChallenges) {
		out = append(out, r.challenge(c))
	}
	m.Done()
	return out, errs.Err()
}

// Key is the key of a file of challenges by which it is known.
const Key = "challenges"

// Is reports whether a file holds challenges, sound or not, and no rules.
func Is(name string, src []byte) bool {
	if line := []byte(Key + ":"); bytes.HasPrefix(src, line) || bytes.Contains(src, append([]byte("\n"), line...)) {
		return true // what is broken elsewhere doesn't matter
	}
	var errs strict.Errors
	return slices.ContainsFunc(strict.Parse(name, src, &errs).Keys(), func(k strict.Cursor) bool { return k.Raw() == Key })
}

// reader reads challenges; taken are the ids before.
type reader struct {
	boxes []*rival.Box
	taken []string
}

func (r *reader) challenge(c strict.Cursor) (x Challenge) {
	m := c.Map()
	if x.ID = m.Need("id").ID(); x.ID != "" && slices.Contains(r.taken, x.ID) {
		m.Get("id").Fail("there is another challenge with the id %s above; give each its own", x.ID)
	}
	r.taken = append(r.taken, x.ID)
	if v := m.Get("name"); v.Ok() {
		x.Name = v.Text(mostName)
	}
	r.test(m, &x.Test)
	x.Times, x.Row = m.Get("times").IntOr(0, 2, 1000), m.Get("row").IntOr(0, 2, 100)
	x.Steps = r.steps(m.Get("steps"), x.Test)
	if v := m.Get("each"); v.Ok() {
		r.each(v, &x)
	}
	v := m.Get("in_order")
	x.InOrder = v.BoolOr(false)
	if x.InOrder && len(x.Steps) == 0 {
		v.Fail("in_order is about steps, and there are none; give steps: [...] or leave it out")
	}
	one(m, "times", "row", "steps", "each")
	m.Done()
	return x
}

// one reports keys of which only one may stand there.
func one(m *strict.Fields, keys ...string) {
	var first string
	for _, k := range keys {
		v := m.Get(k)
		switch {
		case !v.Ok():
		case first == "":
			first = k
		default:
			v.Fail("%s and %s say two ways of counting; keep one of them", first, k)
		}
	}
}

// steps reads the list of steps over what all of them ask.
func (r *reader) steps(c strict.Cursor, all Test) (out []Test) {
	if c.Kind() == strict.List && len(c.List(mostSteps)) == 0 {
		c.Fail("steps is empty; give a step at least, as in [{difficulty: mentat}]")
	}
	for _, v := range c.List(mostSteps) {
		m, step := v.Map(), all.clone()
		r.test(m, &step)
		m.Done()
		out = append(out, step)
	}
	return out
}

// clone is a Test whose lists are its own.
func (t Test) clone() Test {
	t.Bounds, t.With, t.Without = slices.Clip(t.Bounds), slices.Clip(t.With), slices.Clip(t.Without)
	return t
}

// each reads the lists of which every combination is a step.
func (r *reader) each(c strict.Cursor, x *Challenge) {
	m, steps := c.Map(), []Test{x.Test}
	for _, key := range []string{"difficulty", "rival", "leader"} {
		v := m.Get(key)
		if !v.Ok() {
			continue
		}
		var next []Test
		for _, word := range r.words(v, key, x.Game, mostSteps) {
			for _, t := range steps {
				switch key {
				case "difficulty":
					t.Difficulties = []string{word}
				case "rival":
					t.Rivals = append(slices.Clip(t.Rivals), word)
				case "leader":
					t.Leader = word
				}
				next = append(next, t)
			}
		}
		if v.Kind() == strict.List && len(v.List(mostSteps)) == 0 {
			v.Fail("%s is empty; name two of them at least, as in [a, b]", key)
		}
		steps, x.Each = next, append(x.Each, key)
	}
	m.Done()
	switch {
	case len(x.Each) == 0 && m.Ok():
		c.Fail("each names nothing; write what is to be done with each, as in {difficulty: [sardaukar, mentat]}")
	case len(steps) > mostSteps:
		c.Fail("each makes %d steps; at most %d fit", len(steps), mostSteps)
	case m.Ok():
		x.Steps = steps
	}
}

// test reads what a game must be like, over what t says already.
func (r *reader) test(m *strict.Fields, t *Test) {
	if v := m.Get("game"); v.Ok() {
		t.Game = r.word(v, "game", "")
	}
	if v := m.Get("mode"); v.Ok() {
		t.Mode = r.word(v, "mode", "")
	}
	if v := m.Get("difficulty"); v.Ok() {
		t.Difficulties = r.words(v, "difficulty", t.Game, 8)
	}
	if v := m.Get("rivals"); v.Ok() {
		t.Rivals = r.words(v, "rival", t.Game, engine.Seats-1)
	}
	if v := m.Get("modules"); v.Ok() {
		t.Modules = r.words(v, "module", t.Game, 8)
	}
	if v := m.Get("leader"); v.Ok() {
		t.Leader = r.word(v, "leader", "")
	}
	t.OwnRules = m.Get("own_rules").BoolOr(t.OwnRules)
	t.Played = !m.Get("won").BoolOr(!t.Played)
	t.Bounds = bounds(m.Get("at_least"), true, t.Bounds)
	t.Bounds = bounds(m.Get("at_most"), false, t.Bounds)
	t.With = append(t.With, data.FinishedConditions(m.Get("with"))...)
	t.Without = append(t.Without, data.FinishedConditions(m.Get("without"))...)
	for _, b := range t.Bounds {
		for _, a := range t.Bounds {
			if v := m.Get("at_most"); v.Ok() && a.Figure == b.Figure && a.Least && !b.Least && a.N > b.N {
				v.Fail("%s is at least %d and at most %d, which no game is; change one", figures[a.Figure].word, a.N, b.N)
			}
		}
	}
}

// bounds reads a map of figures over those there are.
func bounds(c strict.Cursor, least bool, was []Bound) []Bound {
	var words []string
	for _, f := range figures {
		words = append(words, f.word)
	}
	c.Each(func(key, v strict.Cursor) {
		i := key.Word("figure", words)
		if i < 0 {
			return
		}
		b := Bound{Figure(i), least, v.Int(figures[i].lo, figures[i].hi)}
		was = append(slices.DeleteFunc(slices.Clone(was), func(x Bound) bool { return x.Figure == b.Figure && x.Least == least }), b)
	})
	return was
}

// words reads one word, or a list of different ones.
func (r *reader) words(c strict.Cursor, what, game string, most int) (out []string) {
	if c.Kind() == strict.Scalar {
		if w := r.word(c, what, game); w != "" {
			out = append(out, w)
		}
		return out
	}
	for _, v := range c.List(most) {
		w := r.word(v, what, game)
		switch {
		case w == "":
		case slices.Contains(out, w):
			v.Fail("%s stands twice in %s; keep one of them", w, c.Name())
		default:
			out = append(out, w)
		}
	}
	return out
}

// word reads a word of a kind; "" for one that is wrong. Leaders are named as people call
// them: not all are in a box.
func (r *reader) word(c strict.Cursor, what, game string) string {
	if what == "leader" {
		return c.Text(mostName)
	}
	known := r.known(what, game)
	if i := c.Word(kinds[what], known); i >= 0 {
		return known[i]
	}
	return ""
}

// kinds are what errors call the things that are named.
var kinds = map[string]string{"game": "game", "mode": "mode", "difficulty": "level", "rival": "Rival", "module": "module"}

// known are the words of a kind: of one game, or of all.
func (r *reader) known(what, game string) (out []string) {
	if what == "mode" {
		return []string{data.ModeWord(engine.Solo), data.ModeWord(engine.TwoPlayer)}
	}
	for _, b := range r.boxes {
		word := data.GameWord(b.Rules.Game)
		if game != "" && game != word {
			continue
		}
		switch what {
		case "game":
			out = append(out, word)
		case "difficulty":
			for i := range b.Rules.Levels[1:] {
				out = append(out, b.Rules.Levels[i+1].ID)
			}
		case "rival":
			for i := range b.Rivals[1:] {
				if x := &b.Rivals[i+1]; x.Refused == "" {
					out = append(out, x.ID)
				}
			}
		case "module":
			for _, x := range b.Offered {
				out = append(out, x.ID)
			}
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}
