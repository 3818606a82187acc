package menu

import (
	"strconv"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/controls"
	"househagal/cmd/internal/effect"
	"househagal/cmd/internal/say"
	"househagal/engine"
)

// askReveal asks for swords where units fight and the input is tracked,
// otherwise for the moment only.
func askReveal(s say.Speaker, _ *engine.Table, q *engine.Question) sheet {
	if q.Reactive {
		sh := newSheet(s.Say("ask.reveal_done", say.Args{"seat": q.Seat}))
		sh.Layout = ask.Row
		sh.enter(0, s.Say("ask.done"), "done")
		return sh
	}
	return quantity(0, max(int(q.Max), 9), 9, s.Say("ask.swords", say.Args{"seat": q.Seat}))
}

// askRecallSpy is asked when a Spy of the seat's own is beside the space.
func askRecallSpy(s say.Speaker, _ *engine.Table, _ *engine.Question) sheet {
	return yesNo(s, s.Say("ask.recall_spy"))
}

// askWormOrSpice is asked with Maker Hooks on a Maker space.
func askWormOrSpice(s say.Speaker, _ *engine.Table, q *engine.Question) sheet {
	sh := newSheet(s.Say("ask.spice_or_worms", say.Args{"n": q.Amount}))
	sh.Layout = ask.Row
	sh.add(0, ask.Choice{Key: "s", Label: s.Say("ask.spice"), Words: []string{"spice"}})
	sh.add(1, ask.Choice{Key: "w", Label: s.Say("ask.worms", say.Args{"n": q.Amount}), Words: []string{"sandworm", "sandworms"}})
	return sh
}

// askRow offers the two rows of a space.
func askRow(s say.Speaker, t *engine.Table, q *engine.Question) sheet {
	sh := newSheet(s.Say("ask.row"))
	sh.Layout = ask.Row
	for _, e := range t.Rules.Spaces[q.Space].Visit {
		if e.Verb != engine.DoRows {
			continue
		}
		sh.add(0, rowChoice(s, "1", e.Then))
		if t.Pos.WallGone {
			sh.add(1, ask.Choice{Key: "2", Label: s.Say("ask.second_row"), Words: []string{"2"}})
			return sh
		}
		sh.add(1, rowChoice(s, "2", e.Else))
		return sh
	}
	sh.add(0, ask.Choice{Key: "1", Label: s.Say("ask.first")})
	sh.add(1, ask.Choice{Key: "2", Label: s.Say("ask.second")})
	return sh
}

// rowChoice is one row: its key is h for Maker Hooks, w for the Shield Wall.
func rowChoice(s say.Speaker, key string, effects []engine.Effect) ask.Choice {
	number := key
	for _, e := range effects {
		switch e.Verb {
		case engine.DoHooks:
			key = "h"
		case engine.DoRemoveWall, engine.DoWallIcon:
			key = "w"
		}
	}
	return ask.Choice{Key: key, Label: effect.Say(s, effect.Row, effects), Words: []string{number}}
}

// askWall offers to remove the Shield Wall.
func askWall(s say.Speaker, _ *engine.Table, q *engine.Question) sheet {
	return yesNo(s, s.Say("ask.wall", say.Args{"seat": q.Seat}))
}

// askTroops asks how many troops followed the Agent.
func askTroops(s say.Speaker, t *engine.Table, q *engine.Question) sheet {
	x := &t.Pos.Seat[q.Seat]
	recruits := int(q.Amount)
	first, units := unitsAtHome(s, t, q.Seat)
	most := max(int(q.Max), int(x.Garrison)+units+t.Pos.Supply(q.Seat))
	sh := quantity(0, most, min(int(q.Max), 9), s.Say("ask.troops"))
	sh.aside(s, s.Say("ask.troops_aside", say.Args{"garrison": int(x.Garrison) - recruits, "recruits": max(recruits, 0), "text": first}))
	sh.Number.More = int(q.Max) < int(x.Garrison)+units // a card may let more follow; "m" is taken all the same
	sh.Number.Keys = oneDigit                           // more is rare, and one troop is not to wait for a second digit
	return sh
}

// unitsAtHome names the units in the garrison of a seat beside troops, which go
// before these, and counts them.
func unitsAtHome(s say.Speaker, t *engine.Table, seat engine.Seat) (text string, n int) {
	var parts say.List
	for k := 1; k < len(t.Rules.Units); k++ {
		if at := int(t.Pos.Seat[seat].Units[k].Garrison); at > 0 {
			parts, n = append(parts, s.Say("ask.unit_count", say.Args{"unit": engine.Unit(k), "n": at})), n+at
		}
	}
	return s.Join(parts), n
}

// askDefend offers the defending troop of a space the seat controls.
func askDefend(s say.Speaker, _ *engine.Table, q *engine.Question) sheet {
	return yesNo(s, s.Say("ask.defend", say.Args{"seat": q.Seat, "space": q.Space}))
}

// askDice takes two dice as two digits.
func askDice(s say.Speaker, _ *engine.Table, q *engine.Question) sheet {
	sh := newSheet(s.Say("ask.dice", say.Args{"seat": q.Seat}))
	for a := 1; a <= 6; a++ {
		for b := 1; b <= 6; b++ {
			key := string([]byte{'0' + byte(a), '0' + byte(b)})
			sh.add(10*a+b, ask.Choice{Key: key, Label: s.Say("ask.dice_of", say.Args{"numbers": []int{a, b}}), Hidden: true})
		}
	}
	sh.Veiled = sh.Text
	sh.Hint = controls.Hints(s.Say("ask.dice_hint"), controls.HintAt(s, q))
	sh.Plain.Hint = []string{s.Say("ask.dice_plain")}
	return sh
}

// askTarget asks at Recall, with reactive input, whether the game ends.
func askTarget(s say.Speaker, _ *engine.Table, q *engine.Question) sheet {
	sh := newSheet(s.Say("ask.target", say.Args{"seat": s.Names.You, "n": q.Amount}))
	sh.Layout = ask.Row
	sh.enter(0, s.Say("ask.no"), "no", "n")
	sh.add(1, ask.Choice{Key: "e", Label: s.Say("ask.target_yes", say.Args{"seat": s.Names.You, "n": q.Amount}), Words: []string{"yes", "y"}})
	return sh
}

// askRecall asks a human whether it took its token on a track back to the start: Enter
// is that it stays out.
func askRecall(s say.Speaker, _ *engine.Table, q *engine.Question) sheet {
	sh := newSheet(s.Say("ask.recall", say.Args{"seat": q.Seat, "track": q.Track}))
	sh.Layout = ask.Row
	sh.enter(0, s.Say("ask.recall_no"), "no", "n", "0")
	for n := 1; n <= int(q.Max); n++ {
		sh.add(n, ask.Choice{Key: strconv.Itoa(n), Label: s.Say("ask.recall_from", say.Args{"n": n})})
	}
	return sh
}

// askTileUse asks a human whether it uses a tile after a Conflict that it won.
func askTileUse(s say.Speaker, t *engine.Table, q *engine.Question) sheet {
	given := effect.Say(s, effect.Menu, effect.Met(t.Rules.Tiles[q.Amount].At[engine.AtWin]))
	return yesNo(s, s.Say("ask.tile_use", say.Args{"seat": q.Seat, "tile": engine.Tile(q.Amount), "effects": given}))
}

// askFlag asks on which flag a unit of a human stands that won a Conflict.
func askFlag(s say.Speaker, t *engine.Table, q *engine.Question) sheet {
	sh := newSheet(s.Say("ask.flag", say.Args{"seat": q.Seat, "unit": q.Unit}))
	sh.Layout = ask.Row
	if q.Open(0) {
		sh.enter(0, s.Say("ask.none"), "none", "no", "n")
	}
	for sp := 1; sp < len(t.Rules.Spaces); sp++ {
		if q.Open(sp) {
			sh.add(sp, ask.Choice{Key: t.Rules.Spaces[sp].Code, Label: s.Say("menu.space", say.Args{"space": engine.Space(sp)})})
		}
	}
	return sh
}
