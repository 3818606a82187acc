package cli_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"househagal/cmd/internal/cli"
)

// answer is the JSON of hagal decide, as far as these tests look at it.
type answer struct {
	Seat  string
	Cards []struct{ Card, Result, Why, Space, Post string }
	Open  []struct {
		Seat, Reward, Choose string
		Amount               int
	}
	Position struct {
		Phase, Turn string
		Conflict    *string
		Seen        []string `json:"conflicts_seen"`
		ShieldWall  bool     `json:"shield_wall"`
		Agents      map[string][]string
		Spies       map[string][]string
		Control     map[string]string
		Alliances   map[string]string
		SwordsShown []string `json:"swords_shown"`
		Seats       []struct {
			ID          string
			VP          int
			Influence   map[string]int
			Agents      int
			Swordmaster bool
			Resources   map[string]int
			Intrigue    int
			Troops      map[string]int
			Sandworms   int
			Strength    int
			Icons       map[string]int
		}
	}
	Line    int
	Nothing bool
	Error   string
}

// hagal runs a command line and returns exit status, output and errors.
func hagal(in string, args ...string) (int, string, string) {
	var out, errs bytes.Buffer
	status := cli.Main(args, strings.NewReader(in), &out, &errs)
	return status, out.String(), errs.String()
}

// decide runs hagal decide with --json and reads the answer.
func decide(t *testing.T, in string, args ...string) answer {
	t.Helper()
	status, out, errs := hagal(in, append([]string{"decide", "--json"}, args...)...)
	if status != 0 || errs != "" {
		t.Fatalf("status %d\n%s", status, errs)
	}
	var a answer
	if err := json.Unmarshal([]byte(out), &a); err != nil {
		t.Fatal(err)
	}
	return a
}

// cards writes the cards as in "arrakeen skipped occupied".
func (a *answer) cards() string {
	var out []string
	for _, c := range a.Cards {
		out = append(out, strings.Join(strings.Fields(strings.Join([]string{c.Card, c.Result, c.Why, c.Space, c.Post}, " ")), " "))
	}
	return strings.Join(out, ", ")
}

// seat writes what lies before a seat: VP, influence, purse and Intrigue,
// garrison and troops in the Conflict.
func (a *answer) seat(i int) string {
	s := &a.Position.Seats[i]
	f, r := s.Influence, s.Resources
	return fmt.Sprintf("%d vp %d/%d/%d/%d %d-%d-%d-%d g%d c%d", s.VP, f["emperor"], f["spacing_guild"], f["bene_gesserit"], f["fremen"],
		r["solari"], r["spice"], r["water"], s.Intrigue, s.Troops["garrison"], s.Troops["conflict"])
}

func TestThirdSpy(t *testing.T) {
	a := decide(t, "", "testdata/decide/third_spy.yaml")
	p := &a.Position
	same(t, a.Seat, "irulan")
	same(t, a.cards(), "place_spy_city continued refinery_arrakeen, desert_tactics played desert_tactics")
	same(t, a.seat(1), "7 vp 4/2/3/3 4-0-2-2 g0 c2")
	same(t, words(p.Spies["refinery_arrakeen"], p.Spies["emperor"], p.Spies["fremen"]), "[irulan] [] []")
	same(t, words(p.ShieldWall, p.Phase, p.Turn, p.Seats[1].Agents, p.Agents["desert_tactics"]), "false player_turns irulan 2 [irulan]")
}

func TestDoubledSecondPrize(t *testing.T) {
	a := decide(t, "", "testdata/decide/doubled_second.yaml", "--resolve")
	p := &a.Position
	same(t, a.seat(2), "9 vp 2/4/4/4 0-6-1-1 g0 c0")
	same(t, words(p.Alliances["bene_gesserit"], p.Seats[2].Icons), "staban map[desert_mouse:1 wild:1]")
	same(t, a.seat(1), "9 vp 4/2/3/3 4-1-2-1 g0 c0")
	same(t, a.seat(0), "5 vp 5/3/3/3 0-0-0-0 g7 c0")
	same(t, words(p.Phase, p.Conflict == nil, p.Seats[1].Sandworms, p.Seats[1].Strength, p.SwordsShown), "makers true 0 0 []")
	same(t, words(len(a.Cards), len(a.Open)), "0 0")
}

func TestSpyAsPrize(t *testing.T) {
	a := decide(t, "", "testdata/decide/spy_as_prize.yaml", "--resolve")
	p := &a.Position
	same(t, a.seat(2), "3 vp 1/2/1/2 0-0-0-0 g4 c0")
	same(t, words(p.Seats[2].Swordmaster, p.Control["spice_refinery"], p.Spies["bene_gesserit"], p.Spies["choam"], p.Spies["spacing_guild"]), "true staban [staban] [] []")
	same(t, a.seat(1), "3 vp 3/1/2/1 4-1-1-2 g1 c0")
}

// A Spy that is due to a human is open however many it has out: with three it may
// first recall one.
func TestSpyOfHumanIsOpen(t *testing.T) {
	for _, out := range []string{"", "choam: [you]", "choam: [you], fremen: [you]", "choam: [you], fremen: [you], emperor: [you]"} {
		position := "phase: combat\nconflict: test_of_loyalty\nspies: {" + out + "}\nseats:\n  - {id: you, kind: human, troops: {garrison: 2, conflict: 1}}\n" +
			"  - {id: a, kind: rival, rival: staban_tuek}\n  - {id: b, kind: rival, rival: gurney_halleck}\n"
		a := decide(t, position, "-", "--resolve")
		same(t, words(a.Open), "[{you spy post 1}]")
		same(t, words(len(a.Position.Spies)), words(strings.Count(out, "you")))
	}
}

// At the start of a round a Rival defends what it controls, a human's troop is left
// open, and the first player has the turn; in 2020 Swordmasters arrive.
func TestStartOfARound(t *testing.T) {
	uprising := "  - {id: you, kind: human}\n  - {id: a, kind: rival, rival: staban_tuek}\n  - {id: b, kind: rival, rival: gurney_halleck}\n"
	imperium := "  - {id: you, kind: human}\n  - {id: a, kind: rival, rival: memnon_thorvald}\n  - {id: b, kind: rival, rival: ilban_richese}\n"
	for _, x := range []struct{ name, facts, seats, want string }{
		{"a Rival defends", "conflict: siege_of_arrakeen\ncontrol: {arrakeen: a}\nfirst_player: b\n", uprising, "b 0 0/1/0 [2 2 2] []"},
		{"a human may", "conflict: siege_of_arrakeen\ncontrol: {arrakeen: you}\nfirst_player: a\n", uprising, "a 0 0/0/0 [2 2 2] [{you defending_troop deploy 1}]"},
		{"another space", "conflict: siege_of_arrakeen\ncontrol: {spice_refinery: a}\n", uprising, "you 0 0/0/0 [2 2 2] []"},
		{"no space", "conflict: trade_dispute\ncontrol: {arrakeen: a}\nfirst_player: b\n", uprising, "b 0 0/0/0 [2 2 2] []"},
		{"none in supply", "conflict: siege_of_arrakeen\ncontrol: {arrakeen: a}\n", strings.Replace(uprising, "staban_tuek", "staban_tuek, troops: {garrison: 12}", 1),
			"you 0 0/0/0 [2 2 2] []"},
		{"two players", "mode: two_player\nconflict: siege_of_arrakeen\ncontrol: {arrakeen: a}\nfirst_player: b\n",
			"  - {id: you, kind: human}\n  - {id: a, kind: rival, rival: staban_tuek}\n  - {id: b, kind: human}\n", "b 0 0/1/0 [2 2 2] []"},
		{"2020, the round of the Swordmasters", "game: imperium\nround: 4\nconflict: siege_of_carthag\ncontrol: {carthag: a}\n", imperium, "you 0 0/1/0 [2 3 3] []"},
		{"2020, another round", "game: imperium\nround: 3\nconflict: siege_of_carthag\ncontrol: {carthag: b}\n", imperium, "you 0 0/0/1 [2 2 2] []"},
	} {
		t.Run(x.name, func(t *testing.T) {
			in := x.facts + "phase: round_start\nseats:\n" + x.seats
			a := decide(t, in, "-")
			p := &a.Position
			var agents []int
			var troops []string
			for i := range p.Seats {
				agents, troops = append(agents, p.Seats[i].Agents), append(troops, fmt.Sprint(p.Seats[i].Troops["conflict"]))
			}
			same(t, words(p.Turn, len(a.Cards), strings.Join(troops, "/"), agents, a.Open), x.want)
			same(t, p.Phase, "player_turns")
			status, out, _ := hagal(in, "decide", "-")
			same(t, words(status, strings.Contains(out, "The first turn is ")), "0 true")
		})
	}
}

func same(t *testing.T, got, want string) {
	t.Helper()
	if got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
}

// table is a small solo table; rows are put before its seats.
func table(rows string) string {
	return rows + `
seats:
  - {id: you, kind: human}
  - {id: baron, kind: rival, rival: vladimir_harkonnen}
  - {id: gurney, kind: rival, rival: gurney_halleck}
`
}

func TestWhy(t *testing.T) {
	a := decide(t, table("round: 2\nturn: baron\nvariants: {smart_politics: true}\nblocked: [espionage]\nagents: {arrakeen: [you], assembly_hall: [baron]}\n"),
		"-", "--cards", "sietch_tabr,hagga_or_imperial_basin,deep_desert,espionage,arrakeen,assembly_hall,sardaukar")
	same(t, a.cards(), "sietch_tabr skipped condition, hagga_or_imperial_basin skipped no_bonus_spice, deep_desert skipped no_bonus_spice, "+
		"espionage skipped blocked, arrakeen skipped occupied, assembly_hall skipped occupied, sardaukar played sardaukar")
	smart := strings.Replace(table("turn: baron\nvariants: {smart_politics: true}\n"), "human}", "human, influence: {emperor: 4}}", 1)
	smart = strings.Replace(smart, "vladimir_harkonnen}", "vladimir_harkonnen, influence: {emperor: 2}}", 1)
	a = decide(t, smart, "-", "--cards", "dutiful_service,sardaukar")
	same(t, a.cards(), "dutiful_service skipped smart_politics, sardaukar played sardaukar")
}

// No card of a whole fresh deck fits: every card is passed over, and the Agent
// is still to send.
func TestNoCardFits(t *testing.T) {
	all := "high_council imperial_privilege swordmaster sardaukar dutiful_service heighliner deliver_supplies espionage secrets desert_tactics fremkit " +
		"assembly_hall gather_support shipping accept_contract research_station spice_refinery arrakeen sietch_tabr hagga_basin imperial_basin deep_desert"
	a := decide(t, table("turn: baron\nblocked: ["+strings.ReplaceAll(all, " ", ", ")+"]\n"), "-")
	for _, c := range a.Cards {
		if c.Result != "skipped" && c.Result != "continued" {
			t.Errorf("%s %s", c.Card, c.Result)
		}
	}
	same(t, words(len(a.Cards), a.Position.Seats[1].Agents), "36 2")
}

// Named cards are no copies of the deck's, and go on after a Reshuffle.
func TestNamedCards(t *testing.T) {
	two := `mode: two_player
turn: amber
agents: {arrakeen: [ann]}
seats:
  - {id: ann, kind: human}
  - {id: amber, kind: rival, rival: amber_metulli}
  - {id: bob, kind: human}
`
	a := decide(t, two, "-", "--cards", "arrakeen,reshuffle,arrakeen,arrakeen,sardaukar")
	same(t, a.cards(), "arrakeen skipped occupied, reshuffle reshuffled, arrakeen skipped occupied, arrakeen skipped occupied, sardaukar played sardaukar")
}

// What a human would have to choose stays open; everything else happens.
func TestOpenChoices(t *testing.T) {
	fight := func(conflict, more string) string {
		return strings.Replace(table("round: 8\nphase: combat\nconflict: "+conflict+"\n"), "human}", "human, troops: {conflict: 4}"+more+"}", 1)
	}
	open := func(a answer) string {
		var out []string
		for _, o := range a.Open {
			out = append(out, words(o.Seat, o.Reward, o.Choose, o.Amount))
		}
		return strings.Join(out, ", ")
	}
	a := decide(t, fight("skirmish_crysknife", ""), "-", "--resolve")
	same(t, open(a), "you influence faction 1")
	a = decide(t, fight("propaganda", ""), "-", "--resolve")
	same(t, open(a), "you influence two_factions 1")
	a = decide(t, fight("test_of_loyalty", ""), "-", "--resolve")
	same(t, open(a), "you spy post 1")
	same(t, a.seat(0), "0 vp 1/0/0/0 2-0-0-0 g3 c0")
	a = decide(t, fight("battle_for_spice_refinery", ", resources: {solari: 6}"), "-", "--resolve")
	same(t, open(a), "you payment pay 6")
	same(t, a.Position.Control["spice_refinery"], "you")
	a = decide(t, fight("battle_for_spice_refinery", ""), "-", "--resolve")
	same(t, open(a), "") // a human without Solari has nothing to choose
	a = decide(t, fight("trade_dispute", ""), "-", "--resolve")
	same(t, a.seat(0), "0 vp 0/0/0/0 2-0-1-0 g3 c0") // without the CHOAM module a contract is 2 Solari
}

func TestStrengthCards(t *testing.T) {
	fight := strings.Replace(table("phase: combat\nround: 8\nturn: baron\nvariants: {brutal_escalation: true}\n"), "vladimir_harkonnen}", "vladimir_harkonnen, troops: {conflict: 2}}", 1)
	a := decide(t, fight, "-", "--cards", "sardaukar,place_spy_city")
	same(t, a.cards(), "sardaukar strength, place_spy_city strength")
	same(t, words(a.Position.Seats[1].Strength, a.Position.SwordsShown, a.Position.Phase, a.Position.Turn), "6 [baron] combat baron")
}

// A unit of any kind lets a Rival turn up a strength card (docs/rules/combat.md): Bloodlines p.8 of
// a Commander, Rise of Ix p.6 of a dreadnought.
func TestStrengthCardOfAUnitAlone(t *testing.T) {
	for module, unit := range map[string]string{"bloodlines": "commander", "ix": "dreadnought"} {
		for _, in := range []int{0, 1} {
			fight := fmt.Sprintf(`
modules: [%s]
phase: combat
conflict: trade_dispute
turn: baron
seats:
  - {id: you, kind: human}
  - {id: baron, kind: rival, rival: vladimir_harkonnen, units: {%s: {garrison: %d, conflict: %d}}}
  - {id: gurney, kind: rival, rival: gurney_halleck}
`, module, unit, 1-in, in)
			if status, _, errs := hagal(fight, "decide", "-", "--cards", "sardaukar"); status != 3-3*in {
				t.Errorf("%d %s in the Conflict: status %d, want %d\n%s", in, unit, status, 3-3*in, errs)
			}
		}
	}
}

// words writes values with a blank between.
func words(values ...any) string { return strings.TrimSuffix(fmt.Sprintln(values...), "\n") }

// A human that wins with a dreadnought chooses its flag: that stays open.
func TestDecideLeavesTheFlagOpen(t *testing.T) {
	got := decide(t, `
mode: two_player
modules: [ix]
conflict: skirmish_crysknife
phase: combat
turn: a
seats:
  - {id: a, kind: human, units: {dreadnought: {garrison: 0, conflict: 1}}}
  - {id: k, kind: rival, rival: muad_dib}
  - {id: b, kind: human}
`, "-", "--resolve")
	for _, x := range got.Open {
		if x.Seat == "a" && x.Reward == "unit" && x.Choose == "flag" && x.Amount == 1 {
			return
		}
	}
	t.Errorf("open %+v, want the flag of a", got.Open)
}
