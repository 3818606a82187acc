package cli

import (
	"cmp"
	"fmt"
	"io"
	"slices"
	"strings"

	"househagal/cmd/internal/view/figures"
	"househagal/data"
	"househagal/engine"
	"househagal/rival"
	"househagal/rival/sim"
)

// How many games each seating of two Rivals plays: more at the level at which
// the Rivals are rated.
const (
	strengthGames = 400
	ratedGames    = 1000
	ratedLevel    = "sardaukar"
)

// strengthWho are the stand-ins of docs/strength.md, the one of the setup menu
// first.
var strengthWho = []string{sim.Planner, sim.Blocker}

// strength writes docs/strength.md: the rules of the program alone, whatever
// the flags say.
func strength(s streams, many *manyFlags) error {
	box, err := data.Load(engine.Uprising)
	if err != nil {
		return err
	}
	m := &rating{box: box, many: many, log: s.err}
	out := &figures.Strength{Seed: many.seed, Who: strengthWho}
	for i := 1; i < len(box.Rules.Levels); i++ {
		if err := m.level(out, engine.Difficulty(i)); err != nil {
			return err
		}
	}
	out.Rules = m.hash
	_, err = io.WriteString(s.out, strings.Join(figures.Markdown(out), "\n")+"\n")
	return err
}

// rating plays all seatings of two Rivals.
type rating struct {
	box  *rival.Box
	many *manyFlags
	log  io.Writer
	hash string
}

// score is how often the human won, of how many games.
type score struct{ won, games int64 }

func (x *score) add(o score) { x.won, x.games = x.won+o.won, x.games+o.games }

// level rates one level, and at ratedLevel the Rivals.
func (m *rating) level(out *figures.Strength, d engine.Difficulty) error {
	l := &m.box.Rules.Levels[d]
	row := figures.Rated{ID: l.ID, Name: l.Name}
	rivals := make([]figures.Rated, len(m.box.Rivals))
	for _, who := range strengthWho {
		fmt.Fprintf(m.log, "%s, %s\n", l.Name, who)
		all, by, pairs, err := m.seatings(l.ID, who)
		if err != nil {
			return err
		}
		row.Wins, row.Games, out.Pairs = append(row.Wins, sim.Wilson(all.won, all.games)), all.games, pairs
		for id, x := range by {
			rivals[id].Wins, rivals[id].Games = append(rivals[id].Wins, sim.Wilson(x.won, x.games)), x.games
		}
	}
	out.Levels = append(out.Levels, row)
	if l.ID != ratedLevel {
		return nil
	}
	out.Level = l.Name
	for id := range rivals {
		if c := &m.box.Rivals[id]; rivals[id].Games > 0 {
			rivals[id].ID, rivals[id].Name, rivals[id].Value = c.ID, c.Name, fmt.Sprint(c.Swordmaster)
			out.Rivals = append(out.Rivals, rivals[id])
		}
	}
	slices.SortStableFunc(out.Rivals, func(a, b figures.Rated) int { return cmp.Compare(b.Wins[0].Est, a.Wins[0].Est) })
	return nil
}

// seatings plays every ordered pair of solo Rivals and adds up by Rival.
func (m *rating) seatings(level, who string) (all score, by []score, pairs int, err error) {
	by = make([]score, len(m.box.Rivals))
	for i := range m.box.Rivals {
		for j := range m.box.Rivals {
			if i == j || i*j == 0 || !m.box.Rivals[i].Solo || !m.box.Rivals[j].Solo {
				continue
			}
			x, err := m.pair(level, who, m.box.Rivals[i].ID, m.box.Rivals[j].ID)
			if err != nil {
				return all, by, pairs, err
			}
			pairs++
			all.add(x)
			by[i].add(x)
			by[j].add(x)
		}
	}
	return all, by, pairs, nil
}

func (m *rating) pair(level, who, left, right string) (score, error) {
	f := simFlags{game: "uprising", mode: "solo", level: level, standIn: who, rivals: []string{left, right}}
	setup, err := f.setup(m.box, m.many.seed)
	if err != nil {
		return score{}, err
	}
	m.hash = f.hash(setup)
	games := strengthGames
	if level == ratedLevel {
		games = ratedGames
	}
	st, err := (&sim.Run{Setup: setup, Games: games, Seed: m.many.seed, Workers: m.many.workers}).Play()
	if err != nil {
		return score{}, err
	}
	return score{st.Wins(), st.Games}, nil
}
