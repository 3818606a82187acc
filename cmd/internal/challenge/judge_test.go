package challenge

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"househagal/cmd/internal/history"
	"househagal/cmd/internal/layout"
	"househagal/cmd/internal/say"
	"househagal/data"
	"househagal/data/challenges"
	"househagal/engine"
	"househagal/rival"
)

func boxes(t testing.TB) (all []*rival.Box) {
	t.Helper()
	for _, g := range []engine.GameID{engine.Uprising, engine.Imperium} {
		box, err := data.Load(g)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, box)
	}
	return all
}

func teller(t testing.TB, list []challenges.Challenge) Teller {
	return NewTeller(history.Teller{Speaker: say.Speaker{}, Width: layout.Full, Boxes: boxes(t)}, list)
}

func parsed(t testing.TB, lines ...string) []challenges.Challenge {
	t.Helper()
	list, err := challenges.Parse("x.yaml", []byte("challenges:\n  - "+strings.Join(lines, "\n  - ")+"\n"), boxes(t))
	if err != nil {
		t.Fatal(err)
	}
	return list
}

func all(t testing.TB) []challenges.Challenge {
	t.Helper()
	list, err := challenges.Load(boxes(t))
	if err != nil {
		t.Fatal(err)
	}
	return append(list, parsed(t, "{id: x1, times: 5, own_rules: true}", "{id: x2, won: false, at_least: {conflicts: 3}, with: {fremen: 2}}",
		"{id: x3, row: 2, difficulty: mentat, without: [hooks, {emperor: 3}]}", "{id: x4, each: {leader: [Jessica, Shaddam]}, at_most: {alliances: 1}}")...)
}

// plain is a solo game that was won, of which all is known.
func plain(n int) history.Game {
	return history.Game{ID: fmt.Sprintf("%x-1", n+1), Ended: time.Unix(int64(1_700_000_000+3600*n), 0).UTC(), Game: "uprising", Mode: "solo",
		Difficulty: "mentat", Target: 10, Rounds: 8, Told: []string{history.Moves, history.Conflicts},
		Seats: []history.Seat{{Human: true, VP: 10, Won: true, Influence: []int{1, 2, 3, 4}}, {Name: "lady_jessica", VP: 8}, {Name: "muad_dib", VP: 6}}}
}

// anyGame is a game by chance, that may lack facts.
func anyGame(r *rand.Rand, n int) history.Game {
	g := plain(n)
	g.Difficulty = []string{"mercenary", "sardaukar", "mentat", "kwisatz_haderach"}[r.IntN(4)]
	g.Rounds, g.Own = 5+r.IntN(6), r.IntN(9) == 0
	g.Leader = []string{"", "", "Jessica", "lady amber metulli", "Shaddam Corrino IV", "lady", "Gurney"}[r.IntN(7)]
	if r.IntN(3) == 0 {
		g.Told = nil
	}
	if r.IntN(8) == 0 {
		g.Game = "imperium"
	}
	ids := []string{"margot_fenring", "gurney_halleck", "staban_tuek", "irulan_corrino", "vladimir_harkonnen", "muad_dib", "lady_jessica", "feyd_rautha_harkonnen"}
	r.Shuffle(len(ids), func(i, j int) { ids[i], ids[j] = ids[j], ids[i] })
	x := &g.Seats[0]
	x.VP, x.Won, x.Swordmaster, x.Hooks = 6+r.IntN(8), r.IntN(2) == 0, r.IntN(2) == 0, r.IntN(2) == 0
	x.Conflicts, x.Alliances = r.IntN(5), r.IntN(3)
	for i := range x.Influence {
		x.Influence[i] = r.IntN(8) - 1
	}
	g.Seats[1].Name, g.Seats[2].Name = ids[0], ids[1]
	return g
}

func anyGames(r *rand.Rand) (games []history.Game) {
	for n := range 5 + r.IntN(60) {
		games = append(games, anyGame(r, n))
	}
	return games
}

func trials() int {
	if testing.Short() {
		return 20
	}
	return 200
}

// With every game more is done, never less.
func TestProgressGrows(t *testing.T) {
	r, list := rand.New(rand.NewPCG(1, 1)), all(t)
	j := teller(t, list).Judge()
	reached := 0
	for range trials() {
		games := anyGames(r)
		var last []Progress
		for n := range games {
			now := j.Progress(list, games[:n+1])
			for i := range last {
				if now[i].Done < last[i].Done || last[i].Reached() && now[i].Ended.ID != last[i].Ended.ID {
					t.Fatalf("%s fell from %d to %d with game %d", now[i].ID, last[i].Done, now[i].Done, n)
				}
				if now[i].Done > now[i].Of || now[i].Reached() != (now[i].Done == now[i].Of) {
					t.Fatalf("%s: %d of %d, reached %v", now[i].ID, now[i].Done, now[i].Of, now[i].Reached())
				}
			}
			last = now
		}
		for i := range last {
			if last[i].Reached() {
				reached++
			}
		}
	}
	if reached == 0 {
		t.Error("nothing was ever reached")
	}
}

// A game that is added among others takes nothing away but from a row.
func TestMoreGamesTakeNothing(t *testing.T) {
	r, list := rand.New(rand.NewPCG(2, 2)), all(t)
	j := teller(t, list).Judge()
	for range trials() {
		games := anyGames(r)
		i := r.IntN(len(games))
		fewer := j.Progress(list, slices.Delete(slices.Clone(games), i, i+1))
		for n, p := range j.Progress(list, games) {
			if p.Row == 0 && p.Done < fewer[n].Done {
				t.Fatalf("%s: %d with a game more, %d without", p.ID, p.Done, fewer[n].Done)
			}
		}
	}
}

// The order in which games come into a history, by import or when they end, doesn't
// matter; nor does an older program's line of one of them.
func TestOrderOfImport(t *testing.T) {
	r, list := rand.New(rand.NewPCG(3, 3)), all(t)
	j := teller(t, list).Judge()
	done := func(games []history.Game) (out []int) {
		file := history.File(t.TempDir() + "/history.jsonl")
		for i := range games {
			if _, err := file.Add(games[i]); err != nil {
				t.Fatal(err)
			}
		}
		known, err := file.Read()
		if err != nil {
			t.Fatal(err)
		}
		for _, p := range j.Progress(list, known.List) {
			out = append(out, p.Done)
		}
		return out
	}
	for range trials() / 20 {
		games := anyGames(r)[:5]
		want := done(games)
		r.Shuffle(len(games), func(a, b int) { games[a], games[b] = games[b], games[a] })
		old := games[0]
		old.Told = nil
		if got := done(append(games, old)); !slices.Equal(got, want) {
			t.Fatalf("%v in another order, %v in that in which they ended", got, want)
		}
	}
}

// Where nobody told, a challenge is not reached, but what is known counts.
func TestUntold(t *testing.T) {
	for _, x := range []struct {
		line string
		game func(*history.Game)
		want verdict
	}{
		{"{id: a, without: swordmaster}", func(*history.Game) {}, passes},
		{"{id: a, without: swordmaster}", func(g *history.Game) { g.Told = nil }, unknown},
		{"{id: a, without: swordmaster}", func(g *history.Game) { g.Told, g.Seats[0].Swordmaster = nil, true }, fails},
		{"{id: a, with: swordmaster}", func(g *history.Game) { g.Told, g.Seats[0].Swordmaster = nil, true }, passes},
		{"{id: a, at_most: {conflicts: 0}}", func(g *history.Game) { g.Told = []string{history.Moves} }, unknown},
		{"{id: a, at_most: {conflicts: 0}}", func(g *history.Game) { g.Told, g.Seats[0].Conflicts = nil, 1 }, fails},
		{"{id: a, at_least: {conflicts: 1}}", func(g *history.Game) { g.Told, g.Seats[0].Conflicts = nil, 1 }, passes},
		{"{id: a, at_least: {conflicts: 2}}", func(g *history.Game) { g.Told, g.Seats[0].Conflicts = nil, 1 }, unknown},
		{"{id: a, with: {emperor: 2}}", func(g *history.Game) { g.Seats[0].Influence = nil }, unknown},
		{"{id: a, with: {emperor: 2}}", func(*history.Game) {}, fails},
		{"{id: a, without: {emperor: 2}}", func(*history.Game) {}, passes},
		{"{id: a, with: {below: {fremen: 4}}}", func(*history.Game) {}, fails},
		{"{id: a, with: [{fremen: 4}, {bene_gesserit: 3}]}", func(*history.Game) {}, passes},
		{"{id: a, at_least: {lead: 2}}", func(*history.Game) {}, passes},
		{"{id: a, at_least: {lead: 3}}", func(*history.Game) {}, fails},
		{"{id: a, leader: Lady Jessica}", func(*history.Game) {}, unknown},
		{"{id: a, leader: Lady Jessica}", func(g *history.Game) { g.Leader = "jessica" }, passes},
		{"{id: a, leader: Lady Jessica}", func(g *history.Game) { g.Leader = "Lady" }, fails},
		{"{id: a, leader: My Own Leader}", func(g *history.Game) { g.Leader = "my own leader" }, passes},
		{"{id: a, rivals: [lady_jessica, muad_dib]}", func(*history.Game) {}, passes},
		{"{id: a, rivals: [lady_jessica, irulan_corrino]}", func(*history.Game) {}, fails},
		{"{id: a}", func(g *history.Game) { g.Own = true }, fails},
		{"{id: a}", func(g *history.Game) { g.Target = 5 }, fails},
		{"{id: a, own_rules: true}", func(g *history.Game) { g.Own = true }, passes},
		{"{id: a}", func(g *history.Game) { g.Seats[0].Won = false }, fails},
		{"{id: a, won: false}", func(g *history.Game) { g.Seats[0].Won = false }, passes},
		{"{id: a, modules: choam}", func(g *history.Game) { g.Modules = []string{"choam"} }, passes},
		{"{id: a, modules: choam}", func(*history.Game) {}, fails},
	} {
		list, g := parsed(t, x.line), plain(0)
		x.game(&g)
		p := teller(t, list).Judge().Progress(list, []history.Game{g})[0]
		got := fails
		switch {
		case p.Reached():
			got = passes
		case p.Unknown > 0:
			got = unknown
		}
		if got != x.want {
			t.Errorf("%s with %+v: %d, want %d", x.line, g, got, x.want)
		}
	}
}

// Games of another kind don't break a row; one that is lost, or of which too little is
// known, does.
func TestRow(t *testing.T) {
	list := parsed(t, "{id: a, row: 3, difficulty: mentat, without: swordmaster}")
	j := teller(t, list).Judge()
	other, lost, untold := plain(0), plain(0), plain(0)
	other.Difficulty, lost.Seats[0].Won, untold.Told = "sardaukar", false, nil
	for _, x := range []struct {
		games []history.Game
		want  int
	}{
		{[]history.Game{plain(0), plain(1), plain(2)}, 3},
		{[]history.Game{plain(0), other, plain(1), other, plain(2)}, 3},
		{[]history.Game{plain(0), plain(1), lost, plain(2)}, 2},
		{[]history.Game{plain(0), untold, plain(1), plain(2)}, 2},
	} {
		if p := j.Progress(list, x.games)[0]; p.Done != x.want {
			t.Errorf("%d in a row, want %d", p.Done, x.want)
		}
	}
}

// Rungs count in their order, one a game.
func TestInOrder(t *testing.T) {
	list := parsed(t, "{id: a, in_order: true, steps: [{rivals: lady_jessica}, {rivals: muad_dib}, {difficulty: mercenary}]}")
	j := teller(t, list).Judge()
	easy := plain(1)
	easy.Difficulty = "mercenary"
	for _, x := range []struct {
		games []history.Game
		want  int
	}{{[]history.Game{easy}, 1}, {[]history.Game{easy, easy}, 2}, {[]history.Game{plain(0), plain(1), plain(2)}, 2}, {[]history.Game{plain(0), plain(1), easy}, 3}} {
		if p := j.Progress(list, x.games)[0]; p.Done != x.want {
			t.Errorf("%d done, want %d", p.Done, x.want)
		}
	}
}

// The line of a game names what it reached, and nothing else.
func TestReachedLine(t *testing.T) {
	list := parsed(t, "{id: a, without: swordmaster}", "{id: b, name: My own, times: 2}", "{id: c, at_least: {lead: 1}}", "{id: d, at_least: {lead: 9}}")
	say := teller(t, list)
	games := []history.Game{plain(0), plain(1)}
	if got := say.Reached(list, nil, games[:1]); got != "Challenges reached: Win without the Swordmaster; Win by 1 VP or more." {
		t.Errorf("%q", got)
	}
	if got := say.Reached(list, games[:1], games); got != "Challenge reached: My own." {
		t.Errorf("%q", got)
	}
	if got := say.Reached(list, games, games); got != "" {
		t.Errorf("%q", got)
	}
}

// BenchmarkProgress holds the program's challenges against 10,000 games.
func BenchmarkProgress(b *testing.B) {
	list, err := challenges.Load(boxes(b))
	if err != nil {
		b.Fatal(err)
	}
	r := rand.New(rand.NewPCG(5, 5))
	var games []history.Game
	for n := range 10_000 {
		g := anyGame(r, n)
		g.Seats[0].Won = false // nothing is ever done with
		games = append(games, g)
	}
	j := teller(b, list).Judge()
	for b.Loop() {
		j.Progress(list, games)
	}
}

// "Each Rival" says which are meant: those of the box, which modules add to, or those
// that somebody's own challenge names.
func TestEachRivalSaysWhich(t *testing.T) {
	list := append(all(t), parsed(t, "{id: x5, each: {rival: [muad_dib, lady_jessica]}}")...)
	tell := teller(t, list)
	for i, want := range map[string]string{"each_rival": "Win against each of the 8 Rivals of the box", "x5": "Win against each Rival named"} {
		c := &list[slices.IndexFunc(list, func(c challenges.Challenge) bool { return c.ID == i })]
		if got := tell.Text(c); got != want {
			t.Errorf("%s: %q, want %q", i, got, want)
		}
	}
}
