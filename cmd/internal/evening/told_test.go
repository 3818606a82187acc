package evening

import (
	"slices"
	"testing"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/menu"
	"househagal/cmd/internal/say"
	"househagal/cmd/internal/setup"
	"househagal/cmd/internal/tell"
	"househagal/engine"
	"househagal/rival"
)

// solo and pair are the tables of these tests.
func solo(seed uint64, who string) table {
	all := []string{"irulan_corrino", "staban_tuek", "gurney_halleck", "margot_fenring", "vladimir_harkonnen", "lady_jessica", "feyd_rautha_harkonnen", "muad_dib"}
	i, j := int(seed)%len(all), int(seed/8)%(len(all)-1)
	if j >= i {
		j++
	}
	return table{game: engine.Uprising, rivals: []string{all[i], all[j]}, level: "sardaukar", who: who, seed: seed}
}

func pair(seed uint64, who string) table {
	all := []string{"amber_metulli", "glossu_rabban", "irulan_corrino", "muad_dib"}
	return table{game: engine.Uprising, two: true, rivals: all[int(seed)%len(all):], who: who, seed: seed}
}

// modular is a table with every module of a game that is here, and with Rivals that
// modules bring.
func modular(t testing.TB, game engine.GameID, two bool, seed uint64, with ...string) table {
	t.Helper()
	mode := engine.Solo
	if two {
		mode = engine.TwoPlayer
	}
	x := table{game: game, two: two, level: "sardaukar", who: "planner", seed: seed}
	printed, _ := load(t, rival.Choice{Game: game, Mode: mode})
	for _, l := range printed.Offered {
		if l.Module && (!l.Marked || l.Only == mode) && (len(with) == 0 || slices.Contains(with, l.ID)) {
			x.mods = append(x.mods, l.ID)
		}
	}
	box, _ := load(t, rival.Choice{Game: game, Mode: mode, Layers: x.mods})
	for i := len(box.Rivals) - 1; i > 0; i-- {
		if r := &box.Rivals[i]; r.Refused == "" && (two && r.TwoPlayer || !two && r.Solo) {
			x.rivals = append(x.rivals, r.ID)
		}
	}
	at := int(seed) % len(x.rivals)
	x.rivals = append(x.rivals[at:len(x.rivals):len(x.rivals)], x.rivals[:at]...)
	x.rivals = x.rivals[:min(len(x.rivals), map[bool]int{true: 1, false: 2}[two])]
	return x
}

// telling is the game as hagal is told of it.
type telling struct {
	*engine.Table
	people *honest
	scene  tell.Listener
	outer  func(engine.Asker) // puts somebody between hagal and the people
}

// newTelling makes a table of hagal's own for people who tell it of truth.
func newTelling(t testing.TB, tr *truth, reactive bool) *telling {
	t.Helper()
	h := &honest{truth: tr}
	h.fail = func(format string, a ...any) { t.Helper(); t.Errorf(format, a...) }
	x, rivals := rival.NewTable(tr.box, tr.start, tr.seed, h)
	x.Watch = true
	x.Options.Reactive = reactive
	h.clock = &clock{Actor: rivals}
	x.Rivals = h.clock
	rival.Shuffle(x, tr.box)
	out := &telling{Table: x, people: h, scene: tell.Listener{Speaker: say.Speaker{Box: tr.box}}, outer: func(a engine.Asker) { rivals.Outer = a }}
	out.scene.Names = setup.People(say.Speaker{Box: tr.box}, &tr.start, [engine.Seats + 1]string{1: "Mia", 3: "Leon"})
	h.faith = out.offered
	return out
}

// offered reports whether the prompt names the space: a Rival is paid or robbed.
func (x *telling) offered(t *engine.Table, q engine.Question) bool {
	sp := q.Space
	q.Space = engine.NoSpace
	p := menu.Prompt(x.scene.Speaker, t, q)
	return slices.ContainsFunc(p.Choices, func(c ask.Choice) bool { return !c.Hidden && c.Key == t.Rules.Spaces[sp].Code })
}

// same compares what Rivals did in two tellings of a game.
func same(t *testing.T, what string, tr *truth, x *telling) {
	t.Helper()
	if x.Result != tr.result || x.Pos.Round != tr.end.Round {
		t.Errorf("%s: round %d, %+v; really round %d, %+v", what, x.Pos.Round, x.Result, tr.end.Round, tr.result)
	}
	a, b := ofRivals(tr.events, &tr.start), ofRivals(x.Events, &tr.start)
	for i := range min(len(a), len(b)) {
		if a[i] != b[i] {
			t.Errorf("%s: event %d is %+v, really %+v", what, i, b[i], a[i])
			return
		}
	}
	if len(a) != len(b) {
		t.Errorf("%s: %d events, really %d", what, len(b), len(a))
	}
}

// deed is what a Rival does, without what hagal need not know.
type deed struct {
	kind    engine.EventKind
	seat    engine.Seat
	card    engine.Card
	space   engine.Space
	post    engine.Post
	faction engine.Faction
	n       int16
}

// ofRivals are the deeds of the Rivals.
func ofRivals(events []engine.Event, p *engine.Position) []deed {
	var out []deed
	for i := range events {
		e := &events[i]
		if e.Seat == engine.NoSeat || p.Seat[e.Seat].Human || e.Kind == engine.EvDecision ||
			e.Kind == engine.EvWall || e.Kind == engine.EvTokenLeft || // "remove it" is right either way; what stays is told only where it is known
			e.Rule == engine.TrackDividends { // of others they are told when they matter
			continue
		}
		out = append(out, deed{e.Kind, e.Seat, e.Card, e.Space, e.Post, e.Faction, e.Amount})
	}
	return out
}

// People who report nothing but what they must, and answer honestly what they are
// asked, meet the very Rivals that they meet when they report everything; and they
// are asked little.
func TestUnreportedGameIsTheSame(t *testing.T) {
	games := uint64(400)
	questions, turns, late := 0, 0, 0
	most := map[int]int{}
	for seed := range games {
		x := solo(seed, []string{"planner", "blocker"}[seed%2])
		if seed%4 == 3 {
			x = pair(seed/4, "planner")
		}
		tr := truthOf(t, x)
		told := newTelling(t, tr, false)
		told.Play()
		same(t, "reported", tr, told)
		silent := newTelling(t, tr, true)
		silent.Play()
		if tr.tookInCombat() {
			late++ // it can be told at the next turn only: Rivals may decide otherwise before
		} else {
			same(t, "not reported", tr, silent)
		}
		if t.Failed() {
			t.Fatalf("seed %d, %v", seed, x.rivals)
		}
		if !x.two {
			for _, n := range silent.people.clock.asked {
				questions, turns = questions+n, turns+1
				most[min(n, 3)]++
			}
		}
	}
	mean := float64(questions) / float64(turns)
	t.Logf("%d questions in %d Rival turns: %.2f a turn; none %d, one %d, two %d, three or more %d", questions, turns, mean, most[0], most[1], most[2], most[3])
	if late > int(games)/8 {
		t.Errorf("%d of %d games can't be compared", late, games)
	}
	if mean > 1.4 {
		t.Errorf("%.2f questions a Rival turn, want about 1.3", mean)
	}
}

// toldAndNot plays what happened at a table again, reported and not, and holds that
// Rivals did the same. Compared: they did where nothing was reported, too; that is only
// looked at where no human took an Alliance from a Rival by a reward.
func toldAndNot(t *testing.T, x table, seed uint64) (tr *truth, silent *telling, compared bool) {
	t.Helper()
	tr = truthOf(t, x)
	told := newTelling(t, tr, false)
	told.Play()
	same(t, "reported", tr, told)
	silent = newTelling(t, tr, true)
	silent.Play()
	if compared = !tr.tookInCombat(); compared {
		same(t, "not reported", tr, silent)
	}
	if t.Failed() {
		t.Fatalf("seed %d, %v", seed, x)
	}
	return tr, silent, compared
}

// With every module on the table as well: whoever reports nothing meets the same
// Rivals, and is asked little more.
func TestUnreportedModulesAreTheSame(t *testing.T) {
	games := uint64(120)
	if testing.Short() {
		games = 24
	}
	questions, turns, compared := 0, 0, 0
	for seed := range games {
		x := modular(t, []engine.GameID{engine.Uprising, engine.Imperium, engine.Uprising}[seed%3], seed%3 == 2, seed/3)
		_, silent, equal := toldAndNot(t, x, seed)
		if equal {
			compared++
		}
		for _, n := range silent.people.clock.asked {
			questions, turns = questions+n, turns+1
		}
	}
	mean := float64(questions) / float64(turns)
	t.Logf("%d questions in %d Rival turns: %.2f a turn; %d games compared", questions, turns, mean, compared)
	if compared < int(games)/3 {
		t.Errorf("%d of %d games can be compared", compared, games)
	}
	if mean > 1.9 { // 1.8, of which a quarter is about tiles and what Rise of Ix counts
		t.Errorf("%.2f questions a Rival turn", mean)
	}
}

// fewMarked are rules in which Rivals may take few tiles, and tiles of humans change
// what Rivals do.
func fewMarked(seed uint64) func(*engine.Rules) {
	return func(r *engine.Rules) {
		for k := 1; k < len(r.Tiles); k++ {
			tile := &r.Tiles[k]
			tile.Marked = tile.Marked && uint64(k)%7 == seed%7
			tile.Guards, tile.WinsTies, tile.Passes = 30, k%3 == 0, k%4 == 0
		}
	}
}

// Where nearly all tiles are such that Rivals may not take them, so that stacks lose
// their tops, and tiles of humans change what Rivals do: what people bought before a
// Rival looks is found out where a rule reads it, and only there.
func TestUnreportedTilesAreTheSame(t *testing.T) {
	games := uint64(300)
	if testing.Short() {
		games = 60
	}
	var asked [engine.QKindEnd]int
	bought, unseen, compared := 0, 0, 0
	for seed := range games {
		x := modular(t, []engine.GameID{engine.Uprising, engine.Imperium}[seed%2], false, seed/2)
		x.who = []string{"planner", "blocker"}[seed/2%2]
		x.change = fewMarked(seed)
		tr, silent, equal := toldAndNot(t, x, seed)
		if equal {
			compared++
		}
		for k, n := range silent.people.asked {
			asked[k] += n
		}
		first := true
		for i := range tr.events {
			if e := &tr.events[i]; e.Kind == engine.EvTile {
				if tr.start.Seat[e.Seat].Human {
					bought++
					if first {
						unseen++
					}
				}
				first = false
			}
		}
	}
	t.Logf("%d tiles bought by people, in %d games before any Rival did; %d games compared; asked: bought since %d, face up %d, tiles left %d, whose %d",
		bought, unseen, compared, asked[engine.FactOffer], asked[engine.FactTop], asked[engine.FactHeight], asked[engine.FactOwner])
	for _, k := range []engine.QKind{engine.FactOffer, engine.FactTop, engine.FactHeight, engine.FactOwner} {
		if asked[k] == 0 {
			t.Errorf("%v was never asked", k)
		}
	}
	if unseen < int(games)/4 || compared < int(games)/2 {
		t.Errorf("%d games begin with what people bought, %d are compared", unseen, compared)
	}
}
