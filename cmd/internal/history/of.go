package history

import (
	"fmt"
	"strings"
	"time"

	"househagal/cmd/internal/code"
	"househagal/cmd/internal/say"
	"househagal/cmd/internal/session"
	"househagal/cmd/internal/setup"
	"househagal/data"
	"househagal/engine"
)

// Of is the game that ended so. When its save was begun and the seed are its id,
// whatever the save is called.
func Of(e session.Ending) Game {
	p := &e.Table.Pos
	g := Game{
		ID: idOf(e.Created, e.Seed), Ended: e.Ended.UTC().Truncate(time.Second), Save: e.Save,
		Game: data.GameWord(p.Game), Mode: data.ModeWord(p.Mode), Variants: listed(e.Setup["variant"]), Modules: listed(e.Setup["module"]),
		Target: int(p.Target), Rounds: int(p.Round), Rules: code.Hash(data.Print(e.Box)), Own: !data.Shipped(e.Box),
		TieBreak: int(e.Table.Result.By), Seed: e.Seed,
		Leader: e.Leader, Note: e.Note, Told: toldWhole(e.Table),
	}
	if fixed, err := setup.Fixed(say.Speaker{Box: e.Box}, e.Setup); err == nil {
		g.Code = code.Of(e.Box, fixed)
	}
	if p.Mode == engine.Solo {
		g.Difficulty = e.Box.Rules.Levels[p.Difficulty].ID
	}
	won := conflictsWon(e.Table)
	for s := engine.Seat(1); s <= engine.Seats; s++ {
		if e.Table.Pos.Seat[s].Human || p.Seat[s].Rival != 0 {
			g.Seats = append(g.Seats, seat(&e, s, won[s]))
		}
	}
	g.clean()
	return g
}

// idOf is the id of the game whose save was begun then. Milliseconds tell apart two
// games of one code that began within a second; saves from before they were kept have
// none, and their games keep the id that they had, which counts seconds.
func idOf(created time.Time, seed uint64) string {
	begun := created.UnixMilli()
	if begun%1000 == 0 {
		begun /= 1000
	}
	return fmt.Sprintf("%x-%x", begun, seed)
}

func seat(e *session.Ending, s engine.Seat, conflicts int) Seat {
	x := &e.Table.Pos.Seat[s]
	out := Seat{
		Human: x.Human, Name: e.Names[s], Streamlined: x.Streamlined, VP: int(x.VP), Won: e.Table.Result.Winners.Has(s),
		Swordmaster: x.Swordmaster, HighCouncil: x.HighCouncil, Conflicts: conflicts,
	}
	if x.Human {
		out.Hooks, out.Influence = x.Hooks, influence(e, s)
	} else {
		out.Name = e.Box.Rivals[x.Rival].ID
	}
	for _, holder := range e.Table.Pos.Alliance {
		if holder == s {
			out.Alliances++
		}
	}
	return out
}

// influence is what is known of a human's.
func influence(e *session.Ending, s engine.Seat) (out []int) {
	for f := engine.Faction(1); f < engine.FactionEnd; f++ {
		n := int(e.Table.Pos.Seat[s].Influence[f])
		if e.Table.Pos.Unknown.Seats[s].Influence[f] {
			n = -1
		}
		out = append(out, n)
	}
	return out
}

// toldWhole lists of what nothing was left out in the game.
func toldWhole(t *engine.Table) []string {
	fought, left := 0, t.Options.Reactive
	for i := range t.Events {
		switch e := &t.Events[i]; e.Kind {
		case engine.EvMoved:
			left = true
		case engine.EvConflict:
			if e.Amount != 0 {
				fought++
			}
		}
	}
	var out []string
	if !left {
		out = append(out, Moves)
	}
	if fought == int(t.Pos.Round) {
		out = append(out, Conflicts)
	}
	return out
}

// conflictsWon counts first rewards.
func conflictsWon(t *engine.Table) (won [engine.Seats + 1]int) {
	for i := range t.Events {
		if e := &t.Events[i]; e.Kind == engine.EvReward && e.Amount == 1 {
			won[e.Seat]++
		}
	}
	return won
}

func listed(text string) []string {
	if text == "" || text == "none" {
		return nil
	}
	return strings.Split(text, ",")
}
