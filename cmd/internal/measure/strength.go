package measure

import (
	"cmp"
	"fmt"
	"io"
	"runtime"
	"slices"
	"strings"

	"househagal/cmd/internal/command"
	"househagal/cmd/internal/figures"
	"househagal/cmd/internal/pack"
	"househagal/data"
	"househagal/data/standins"
	"househagal/engine"
	"househagal/rival"
	"househagal/rival/sim"
)

// How many games each seating of two Rivals plays: more at the level at which
// the Rivals are rated, fewer by each of the family.
const (
	strengthGames = 200
	ratedGames    = 700
	familyGames   = 60
	ratedFamily   = 120
	ratedLevel    = "sardaukar"
)

// strengthWho are the stand-ins whose rates stand in docs/strength.md, the one of
// the setup menu first.
var strengthWho = []string{sim.Planner, sim.Blocker}

// strength writes docs/strength.md: the rules of the program alone, whatever
// the flags say.
func strength(s command.Streams, many *manyFlags) error {
	box, err := data.Load(engine.Uprising)
	if err != nil {
		return err
	}
	n, _, err := standins.Load(&box.Rules)
	if err != nil {
		return err
	}
	m := &rating{box: box, many: many, log: s.Err}
	for _, x := range n.Family {
		m.family = append(m.family, x.Name)
	}
	out := &figures.Strength{Seed: many.seed, Who: strengthWho, Family: append([]string{sim.Planner}, m.family...)}
	for i := 1; i < len(box.Rules.Levels); i++ {
		if err := m.level(out, engine.Difficulty(i)); err != nil {
			return err
		}
	}
	out.Rules = m.hash
	for game := range command.GameIDs {
		if err := m.modules(out, engine.GameID(game)); err != nil {
			return err
		}
	}
	_, err = io.WriteString(s.Out, strings.Join(figures.Markdown(command.Speaker(m.box), out), "\n")+"\n")
	return err
}

// rating plays all seatings of two Rivals.
type rating struct {
	box    *rival.Box
	many   *manyFlags
	log    io.Writer
	hash   string
	family []string
	before map[string]score // the level before, by stand-in
}

// score is how often the human won, of how many games.
type score struct{ won, games int64 }

func (x *score) add(o score) { x.won, x.games = x.won+o.won, x.games+o.games }

func (x score) logit() float64 { return sim.Logit(x.won, x.games) }

// level rates one level, and at ratedLevel the Rivals.
func (m *rating) level(out *figures.Strength, d engine.Difficulty) error {
	l := &m.box.Rules.Levels[d]
	row := figures.Rated{ID: l.ID, Name: l.Name}
	rivals := make([]figures.Rated, len(m.box.Rivals))
	now := map[string]score{}
	for _, who := range append(slices.Clone(strengthWho), m.family...) {
		fmt.Fprintf(m.log, "%s, %s\n", l.Name, who)
		all, by, pairs, err := m.seatings(l.ID, who)
		if err != nil {
			return err
		}
		now[who], out.Pairs = all, pairs
		m.add(&row, who, all, m.before[who])
		for id, x := range by {
			m.add(&rivals[id], who, x, all)
		}
	}
	m.before = now
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
	slices.SortStableFunc(out.Rivals, func(a, b figures.Rated) int { return cmp.Compare(a.Steps[0], b.Steps[0]) })
	return nil
}

// modules rates the modules of a game and the Rivals that they bring.
func (m *rating) modules(out *figures.Strength, game engine.GameID) error {
	printed, err := data.Load(game)
	if err != nil {
		return err
	}
	base, seen := map[string]score{}, map[string]bool{}
	for i := range printed.Rivals {
		seen[printed.Rivals[i].ID] = true
	}
	for n, set := range append([][]string{nil}, moduleSets(printed)...) {
		x := *m
		if x.box, err = data.LoadWith(rival.Choice{Game: game, Layers: set}); err != nil {
			return err
		}
		row := figures.RatedSet{Rated: figures.Rated{ID: command.GameIDs[game] + ": " + strings.Join(set, ", ")}}
		for i := range x.box.Layers {
			row.Names = append(row.Names, x.box.Layers[i].Name)
		}
		news := make([]figures.Rated, len(x.box.Rivals))
		for _, who := range out.Family {
			fmt.Fprintf(m.log, "%s %v, %s\n", command.GameIDs[game], set, who)
			old, by, err := x.beside(game, set, who, printed)
			if err != nil {
				return err
			}
			if n == 0 {
				base[who] = old
				continue
			}
			row.Steps = append(row.Steps, base[who].logit()-old.logit())
			if who == sim.Planner {
				row.Wins, row.Games = []sim.Interval{sim.Wilson(base[who].won, base[who].games), sim.Wilson(old.won, old.games)}, old.games
			}
			for id := range by {
				m.add(&news[id], who, by[id], old)
			}
		}
		if n == 0 {
			continue
		}
		row.Rules = x.hash
		out.Modules = append(out.Modules, row)
		addNew(out, x.box, news, seen)
	}
	return nil
}

// addNew notes the Rivals that a set of modules brings and that no set before it did;
// where a Leader of the other game has the same id, that one is named with its game.
func addNew(out *figures.Strength, box *rival.Box, news []figures.Rated, seen map[string]bool) {
	first := len(out.NewRivals)
	for id := range news {
		c := &box.Rivals[id]
		if news[id].Games == 0 || seen[c.ID] {
			continue
		}
		seen[c.ID] = true
		news[id].ID, news[id].Name, news[id].Value = c.ID, c.Name, fmt.Sprint(c.Swordmaster)
		if box.Rules.Game != engine.Uprising {
			news[id].ID, news[id].Value = command.GameIDs[box.Rules.Game]+": "+c.ID, "-"
		}
		out.NewRivals = append(out.NewRivals, news[id])
	}
	slices.SortStableFunc(out.NewRivals[first:], func(a, b figures.Rated) int { return cmp.Compare(a.Steps[0], b.Steps[0]) })
}

// moduleSets are the sets of modules that are rated: each with all that it needs,
// and all that go together.
func moduleSets(box *rival.Box) (sets [][]string) {
	var all []string
	for i := range box.Offered {
		if x := &box.Offered[i]; x.Module && !(x.Marked && x.Only == engine.TwoPlayer) {
			sets = append(sets, append(slices.Clone(x.Needs), x.ID))
			all = append(all, x.ID)
		}
	}
	if _, err := data.LoadWith(rival.Choice{Game: box.Rules.Game, Layers: all}); err == nil && len(all) > 1 {
		sets = append(sets, all)
	}
	return sets
}

// beside plays every ordered pair of solo Rivals of which one at least is in the
// printed box: old are the games of two such, by the games of each other Rival.
func (m *rating) beside(game engine.GameID, set []string, who string, printed *rival.Box) (old score, by []score, err error) {
	by = make([]score, len(m.box.Rivals))
	f := simFlags{game: command.GameIDs[game], mode: "solo", level: ratedLevel, standIn: who, rivals: []string{"all"}, modules: set}
	setup, err := f.setup(m.box, m.many.seed)
	if err != nil {
		return old, by, err
	}
	m.hash = f.hash(setup)
	for _, table := range append([]rival.Setup{setup.Table}, setup.More...) {
		news := []engine.RivalID(nil)
		for i := range table.Seats {
			if id := table.Seats[i].Rival; id != 0 && printed.ByID(m.box.Rivals[id].ID) == 0 {
				news = append(news, id)
			}
		}
		if len(news) > 1 {
			continue
		}
		x, err := m.table(setup, table, m.games(ratedLevel, who))
		if err != nil {
			return old, by, err
		}
		if len(news) == 0 {
			old.add(x)
			continue
		}
		by[news[0]].add(x)
	}
	return old, by, nil
}

// add notes what a stand-in did: its rate, and if it is of the family the step
// from base; no step where there is no base.
func (m *rating) add(row *figures.Rated, who string, x, base score) {
	if x.games == 0 {
		return
	}
	if slices.Contains(strengthWho, who) {
		row.Wins = append(row.Wins, sim.Wilson(x.won, x.games))
		row.Games = max(row.Games, x.games)
	}
	if who != sim.Planner && !slices.Contains(m.family, who) {
		return
	}
	step := 0.0
	if base.games > 0 {
		step = base.logit() - x.logit()
	}
	row.Steps = append(row.Steps, step)
}

// seatings plays every ordered pair of solo Rivals and adds up by Rival.
func (m *rating) seatings(level, who string) (all score, by []score, pairs int, err error) {
	by = make([]score, len(m.box.Rivals))
	f := simFlags{game: "uprising", mode: "solo", level: level, standIn: who, rivals: []string{"all"}}
	setup, err := f.setup(m.box, m.many.seed)
	if err != nil {
		return all, by, 0, err
	}
	m.hash = f.hash(setup)
	tables := append([]rival.Setup{setup.Table}, setup.More...)
	for _, table := range tables {
		x, err := m.table(setup, table, m.games(level, who))
		if err != nil {
			return all, by, 0, err
		}
		all.add(x)
		for i := range table.Seats {
			if in := &table.Seats[i]; in.Rival != 0 {
				by[in.Rival].add(x)
			}
		}
	}
	return all, by, len(tables), nil
}

// games is how many games of a seating a stand-in plays: the planner most.
func (m *rating) games(level, who string) int {
	rated := level == ratedLevel
	switch family := who != sim.Planner; {
	case family && rated:
		return ratedFamily
	case family:
		return familyGames
	case rated:
		return ratedGames
	}
	return strengthGames
}

func (m *rating) table(setup *sim.Setup, table rival.Setup, games int) (score, error) {
	one := &sim.Setup{Book: setup.Book, Table: table, StandIn: setup.StandIn}
	st, err := (&sim.Run{Setup: one, Games: games, Seed: m.many.seed, Workers: m.many.workers}).Play()
	if err != nil {
		return score{}, err
	}
	return score{st.Wins(), st.Games}, nil
}

// packGames is how many games a package plays, and as many the printed rules on the
// same seeds.
const packGames = 4000

// MeasurePack plays a package and the printed rules, one player at the usual level
// against the usual Rivals. It is false where the package has no such table.
func MeasurePack(s command.Streams, p *pack.Pack, box *rival.Box) (pack.Strength, bool) {
	printed, base, err := measureOne(s, p.Game, nil)
	if err != nil {
		return pack.Strength{}, false
	}
	own, _, err := measureOne(s, p.Game, box)
	if err != nil {
		return pack.Strength{}, false
	}
	return pack.Strength{Hash: p.Hash(), Rules: base, StandIn: sim.Planner, Games: packGames,
		Wins: float64(own) / packGames, Printed: float64(printed) / packGames,
		Harder: sim.Logit(printed, packGames) - sim.Logit(own, packGames)}, true
}

// measureOne is how many games the stand-in wins under box, nil for the printed
// rules, and the hash of rules and numbers.
func measureOne(s command.Streams, game engine.GameID, box *rival.Box) (won int64, hash string, err error) {
	f := simFlags{s: s, game: command.GameIDs[game], mode: "solo", standIn: sim.Planner}
	table, err := f.setup(box, 1)
	if err != nil {
		return 0, "", err
	}
	if box == nil {
		hash = f.hash(table)
	}
	st, err := (&sim.Run{Setup: table, Games: packGames, Seed: 1, Workers: runtime.GOMAXPROCS(0)}).Play()
	if err != nil {
		return 0, "", err
	}
	return st.Wins(), hash, nil
}

// PrintedHash is the hash that measureOne gives for the printed rules of a game.
func PrintedHash(game engine.GameID) string {
	f := simFlags{game: command.GameIDs[game], mode: "solo", standIn: sim.Planner}
	table, err := f.setup(nil, 1)
	if err != nil {
		return ""
	}
	return f.hash(table)
}
