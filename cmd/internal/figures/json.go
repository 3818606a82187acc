package figures

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strconv"

	"househagal/engine"
	"househagal/rival/sim"
)

// figure is a share or a mean with its 95% interval.
type figure struct {
	Value float64 `json:"value"`
	Low   float64 `json:"low"`
	High  float64 `json:"high"`
}

func of(x sim.Interval) figure { return figure{round(x.Est), round(x.Low), round(x.High)} }

// round keeps six digits behind the point, so that the bytes are the same on
// every machine.
func round(x float64) float64 {
	f, _ := strconv.ParseFloat(strconv.FormatFloat(x, 'f', 6, 64), 64)
	return f
}

type seatOut struct {
	ID          string             `json:"id"`
	Human       bool               `json:"human"`
	Wins        int64              `json:"wins"`
	Share       figure             `json:"share"`
	VP          figure             `json:"vp"`
	Sources     map[string]float64 `json:"vp_by_source"`
	ByRound     []float64          `json:"vp_by_round"`
	Swordmaster []int64            `json:"swordmaster_by_round"` // index 0: never
	First       [3]int64           `json:"conflicts_won_by_level"`
	Second      [3]int64           `json:"second_by_level"`
	Spaces      map[string]int64   `json:"agents_by_space"`
	Blocked     int64              `json:"cards_blocked"`
	Final       []int64            `json:"games_by_vp"` // index 0: none
}

type runOut struct {
	Setup     string            `json:"setup"`
	StandIn   string            `json:"stand_in"`
	Seed      uint64            `json:"seed"`
	Rules     string            `json:"rules"`
	Files     []string          `json:"files,omitempty"`    // of somebody's own that are in force
	Modules   []string          `json:"modules,omitempty"`  // in force
	Variants  []string          `json:"variants,omitempty"` // of somebody's own, in force
	Games     int64             `json:"games"`
	Asked     int               `json:"games_asked"`
	Stopped   bool              `json:"stopped,omitempty"` // by hand, before all were played
	Human     figure            `json:"human_wins"`
	Shared    int64             `json:"shared"`
	Measures  map[string]figure `json:"measures"` // by which rules can be tuned
	DecidedBy map[string]int64  `json:"decided_by"`
	Length    []int64           `json:"length_by_round"` // index 0 unused
	Conflicts [3]int64          `json:"conflicts_by_level"`
	Turns     int64             `json:"rival_turns"`
	NoCard    int64             `json:"rival_turns_without_card"`
	Cards     int64             `json:"hagal_cards"`
	Passed    map[string]int64  `json:"passed_over"`
	Turned    map[string]int64  `json:"turned_up_by_card"`
	Played    map[string]int64  `json:"followed_by_card"`
	Seats     []seatOut         `json:"seats"`
}

var tieIDs = [...]string{"vp", "spice", "solari", "water", "garrison", "reveal_turn", "tile"}

// JSON is the report for programs: one object.
func JSON(r *Run) ([]byte, error) {
	b, err := json.MarshalIndent(r.out(), "", "  ")
	return append(b, '\n'), err
}

func (r *Run) out() *runOut {
	s := r.Stats
	o := &runOut{Setup: r.Setup, StandIn: r.Who, Seed: r.Seed, Rules: r.Rules, Files: r.Box.Files, Games: s.Games, Asked: r.Asked, Stopped: r.Stopped != 0,
		Human: of(sim.Wilson(s.Wins(), s.Games)), Shared: s.Shared, DecidedBy: map[string]int64{}, Passed: map[string]int64{}, Measures: map[string]figure{}, Turned: map[string]int64{}, Played: map[string]int64{},
		Length: s.Length[:r.rounds()+1], Conflicts: [3]int64(s.Conflicts[1:]), Turns: s.Turns, NoCard: s.NoCard, Cards: s.Cards}
	for _, l := range r.Box.Layers {
		if l.Module {
			o.Modules = append(o.Modules, l.ID)
		} else {
			o.Variants = append(o.Variants, l.ID)
		}
	}
	for _, m := range sim.Measures() {
		o.Measures[m.Name] = of(m.Of(s))
	}
	for i, n := range r.ties() {
		o.DecidedBy[tieIDs[i]] = n
	}
	for w := engine.WhyCondition; w <= engine.WhyOccupied; w++ {
		o.Passed[w.ID()] = s.Passed[w]
	}
	for c := 1; c < len(r.Box.Deck.Cards); c++ {
		id := r.Box.Deck.Cards[c].ID
		o.Turned[id], o.Played[id] = s.Turned[c], s.Played[c]
	}
	for _, i := range seats() {
		o.Seats = append(o.Seats, r.seat(i))
	}
	return o
}

func (r *Run) seat(i int) seatOut {
	s := r.Stats
	o := seatOut{ID: r.IDs[i], Human: r.Human.Has(engine.Seat(i)), Wins: s.Won[i], Share: of(r.wins(i)),
		VP: of(sim.Mean(s.VP[i], s.VPSquares[i], s.Games)), Sources: map[string]float64{}, Spaces: map[string]int64{},
		Swordmaster: s.Swordmaster[i][:r.rounds()+1], First: [3]int64(s.First[i][1:]), Second: [3]int64(s.Second[i][1:]), Blocked: s.Blocked[i], Final: s.Final[i][:]}
	for from := range engine.SourceEnd {
		o.Sources[from.ID()] = round(r.mean(s.Source[i][from]))
	}
	for n := 1; n <= r.rounds(); n++ {
		o.ByRound = append(o.ByRound, round(ratio(s.Round[n][i], r.lasted(n))))
	}
	for sp := 1; sp < len(r.Box.Rules.Spaces); sp++ {
		o.Spaces[r.Box.Rules.Spaces[sp].ID] = s.Spaces[i][sp]
	}
	return o
}

// CSV is the report as lines of table,seat,key,value: a table a spreadsheet can
// pivot. Counts are whole; a share or a mean is its count by the line games.
func CSV(r *Run) []byte {
	var b bytes.Buffer
	s := r.Stats
	row := func(table, seat, key string, n int64) { fmt.Fprintf(&b, "%s,%s,%s,%d\n", table, seat, key, n) }
	b.WriteString("table,seat,key,value\n")
	row("games", "", "", s.Games)
	row("shared", "", "", s.Shared)
	for i, n := range r.ties() {
		row("decided_by", "", tieIDs[i], n)
	}
	for n := 1; n <= r.rounds(); n++ {
		row("length", "", strconv.Itoa(n), s.Length[n])
	}
	for level := 1; level <= 3; level++ {
		row("conflicts", "", strconv.Itoa(level), s.Conflicts[level])
	}
	row("rival_turns", "", "", s.Turns)
	row("hagal_cards", "", "", s.Cards)
	for c := 1; c < len(r.Box.Deck.Cards); c++ {
		row("card_turned", "", r.Box.Deck.Cards[c].ID, s.Turned[c])
		row("card_followed", "", r.Box.Deck.Cards[c].ID, s.Played[c])
	}
	for w := engine.WhyCondition; w <= engine.WhyOccupied; w++ {
		row("passed_over", "", w.ID(), s.Passed[w])
	}
	for _, i := range seats() {
		r.csvSeat(row, i)
	}
	return b.Bytes()
}

func (r *Run) csvSeat(row func(table, seat, key string, n int64), i int) {
	s, id := r.Stats, r.IDs[i]
	row("wins", id, "", s.Won[i])
	row("vp", id, "", s.VP[i])
	row("cards_blocked", id, "", s.Blocked[i])
	for from := range engine.SourceEnd {
		row("vp_by_source", id, from.ID(), s.Source[i][from])
	}
	for n := 1; n <= r.rounds(); n++ {
		row("vp_by_round", id, strconv.Itoa(n), s.Round[n][i])
	}
	for n := 0; n <= r.rounds(); n++ {
		row("swordmaster", id, strconv.Itoa(n), s.Swordmaster[i][n])
	}
	for vp, n := range s.Final[i] {
		if n > 0 {
			row("games_by_vp", id, strconv.Itoa(vp), n)
		}
	}
	for level := 1; level <= 3; level++ {
		row("first", id, strconv.Itoa(level), s.First[i][level])
		row("second", id, strconv.Itoa(level), s.Second[i][level])
	}
	for sp := 1; sp < len(r.Box.Rules.Spaces); sp++ {
		row("agents", id, r.Box.Rules.Spaces[sp].ID, s.Spaces[i][sp])
	}
}
