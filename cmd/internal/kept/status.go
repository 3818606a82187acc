package kept

import (
	"fmt"

	"househagal/cmd/internal/say"
	"househagal/cmd/internal/tell"
	"househagal/engine"
)

// Status is how a game stands, on one line: "Round 4: You 2, Irulan 1, Staban 1".
func Status(s say.Speaker, t *engine.Table) string {
	if t.Pos.Phase == engine.Over && t.Result.Winners.Len() > 0 {
		return s.Unstopped(tell.Winner(s, t))
	}
	var parts []string
	for seat := engine.Seat(1); seat <= engine.Seats; seat++ {
		vp := "?"
		switch {
		case !t.Scores(seat):
			vp = ""
		case !t.Pos.Unknown.Seats[seat].VP:
			vp = fmt.Sprint(t.Pos.Seat[seat].VP)
		}
		parts = append(parts, s.Say("games.score", say.Args{"seat": seat, "vp": vp}))
	}
	return s.Say("games.status", say.Args{"round": t.Pos.Round, "texts": parts})
}

// Setup is what is played, on one line: "Uprising, one player, Sardaukar,
// Irulan and Staban".
func Setup(s say.Speaker, pos *engine.Position) string {
	game, rivals, vp := gameAndRivals(s, pos)
	if pos.Mode == engine.Solo {
		return s.Say("games.solo", say.Args{"name": game, "difficulty": pos.Difficulty, "seats": rivals, "vp": vp})
	}
	id := say.ID("games.pair")
	switch x := &pos.Seat[rivals.First()]; {
	case x.Streamlined == s.Box.Rivals[x.Rival].Streamlined: // as its card says
	case x.Streamlined:
		id = "games.pair_blocks"
	default:
		id = "games.pair_plays"
	}
	return s.Say(id, say.Args{"name": game, "seats": rivals, "vp": vp})
}

// DeckSetup is Setup where hagal is only the deck: the level plays no part.
func DeckSetup(s say.Speaker, pos *engine.Position) string {
	text := Setup(s, pos)
	if pos.Mode == engine.Solo {
		game, rivals, vp := gameAndRivals(s, pos)
		text = s.Say("games.solo_deck", say.Args{"name": game, "seats": rivals, "vp": vp})
	}
	return s.Say("games.deck_only", say.Args{"text": text})
}

// gameAndRivals are the name of the game, who the Rivals are, and the VP that end
// a game that is longer or shorter than printed.
func gameAndRivals(s say.Speaker, pos *engine.Position) (game string, rivals engine.SeatSet, vp string) {
	game = s.Say("games.uprising")
	if pos.Game == engine.Imperium {
		game = s.Say("games.imperium")
	}
	var names []string
	for _, x := range s.Box.Layers {
		if x.Module {
			names = append(names, s.Say("setup.module", say.Args{"module": x}))
		}
	}
	if names != nil {
		game = s.Say("games.with_modules", say.Args{"name": game, "names": names})
	}
	for seat := engine.Seat(1); seat <= engine.Seats; seat++ {
		if !pos.Seat[seat].Human {
			rivals = rivals.With(seat)
		}
	}
	if pos.Target != 0 && pos.Target != s.Box.Rules.Const.Target {
		vp = fmt.Sprint(pos.Target)
	}
	return game, rivals, vp
}
