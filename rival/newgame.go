package rival

import (
	"errors"

	"househagal/engine"
)

// Setup is what people choose before a game.
type Setup struct {
	Mode       engine.Mode
	Difficulty engine.Difficulty // solo; 0 in two-player
	Variants   engine.Variants   // beside those the level requires
	Target     int8              // VP that end the game; 0: as the rules say
	Seats      [engine.Seats + 1]SetupSeat
	First      engine.Seat // leads round 1 in two-player without Objectives; NoSeat: the first human in seating order
	Physical   bool        // the table turns its own Hagal cards
}

// SetupSeat is who takes a seat.
type SetupSeat struct {
	Human       bool
	Rival       engine.RivalID
	Streamlined bool
	Objective   engine.Icon // its face-up Objective; NoIcon in a box without Objectives
}

// The faults of a Setup.
var (
	ErrObjectives = errors.New("each seat needs one of the three Objectives, all different")
	ErrFirst      = errors.New("in two-player the Rival has the Ornithopter; a human has the Desert Mouse")
	ErrTwice      = errors.New("a Rival card is at the table twice")
	ErrSeats      = errors.New("solo needs one human and two Rivals; two-player two humans and one Rival")
	ErrRefused    = errors.New("this Leader may not be a Rival")
	ErrLeader     = errors.New("in two-player a human leads round 1")
	ErrChurn      = errors.New("row churn is for solo only")
)

// NewGame returns the position before round 1, with all that docs/rules/setup.md
// put on the table; the Hagal deck is not yet shuffled (Shuffle does it).
func NewGame(box *Box, s Setup) (engine.Position, error) {
	if err := s.check(box); err != nil {
		return engine.Position{}, err
	}
	c, level := &box.Rules.Const, &box.Rules.Levels[s.Difficulty]
	p := engine.Position{Game: box.Rules.Game, Mode: s.Mode, Difficulty: s.Difficulty,
		Variants: Required(level, s.Variants), Target: c.Target, Round: 1, Phase: engine.RoundStart}
	if s.Target > 0 {
		p.Target = s.Target
	}
	for i := engine.Seat(1); i <= engine.Seats; i++ {
		p.Seat[i] = newSeat(box, level, &s, i)
	}
	p.First = s.first(box)
	p.Turn = p.First
	p.Deck.Physical = s.Physical
	p.Tokens = box.Rules.TokenSpaces()
	p.Market = box.Rules.NewMarket()
	return p, nil
}

// first is who leads round 1: the seat with the Desert Mouse; without Objectives
// in solo the Rival on the human's left, in two-player a human (rule setup.first).
func (s *Setup) first(box *Box) engine.Seat {
	if s.First != engine.NoSeat && len(box.Rules.Objectives) <= 1 {
		return s.First
	}
	for i := engine.Seat(1); i <= engine.Seats; i++ {
		in := &s.Seats[i]
		switch {
		case len(box.Rules.Objectives) > 1:
			if in.Objective == engine.DesertMouse {
				return i
			}
		case in.Human && s.Mode == engine.Solo:
			return engine.After(i)
		case in.Human:
			return i
		}
	}
	return engine.NoSeat
}

// Required adds the variants that a level switches on.
func Required(l *engine.LevelInfo, v engine.Variants) engine.Variants {
	v.ExpertDeployment = v.ExpertDeployment || l.Requires.ExpertDeployment
	v.BrutalEscalation = v.BrutalEscalation || l.Requires.BrutalEscalation
	v.SmartPolitics = v.SmartPolitics || l.Requires.SmartPolitics
	return v
}

func newSeat(box *Box, level *engine.LevelInfo, s *Setup, i engine.Seat) engine.SeatState {
	c, in := &box.Rules.Const, &s.Seats[i]
	x := engine.SeatState{Human: in.Human, Agents: c.StartAgents, Garrison: c.StartGarrison}
	if in.Human || !level.Spoiler {
		x.Purse[engine.Water] = int16(c.StartWater)
	}
	if in.Objective != engine.NoIcon {
		x.Icons[in.Objective]++
	}
	if in.Human {
		x.Intrigue = int16(level.HumanIntrigue)
		x.Purse[engine.Solari] = int16(level.HumanSolari)
		x.Purse[engine.Spice] = int16(level.HumanSpice)
		return x
	}
	x.Rival, x.Streamlined = in.Rival, in.Streamlined
	x.Influence = box.Rivals[in.Rival].Start
	x.Garrison = level.RivalTroops
	x.Intrigue = int16(level.RivalIntrigue)
	x.Hooks = level.RivalHooks
	if level.SwordmasterRound == 1 {
		x.Swordmaster = true
		x.Agents++
	}
	return x
}

// check finds what is wrong with a setup: who sits where and with which
// Objective (rules setup.seats and setup.objectives), who leads, row churn.
func (s *Setup) check(box *Box) error {
	deals := len(box.Rules.Objectives) > 1
	humans, icons := 0, [engine.IconEnd]int{}
	for i := engine.Seat(1); i <= engine.Seats; i++ {
		icons[s.Seats[i].Objective]++
		if s.Seats[i].Human {
			humans++
		} else if err := s.checkRival(box, i, deals); err != nil {
			return err
		}
	}
	switch {
	case deals && (icons[engine.Crysknife] != 1 || icons[engine.DesertMouse] != 1 || icons[engine.Ornithopter] != 1):
		return ErrObjectives
	case humans != int(s.Mode)+1:
		return ErrSeats
	case s.First > engine.Seats || s.First != engine.NoSeat && s.Mode == engine.TwoPlayer && !s.Seats[s.First].Human:
		return ErrLeader
	case s.Variants.RowChurn && s.Mode == engine.TwoPlayer:
		return ErrChurn
	}
	return nil
}

// checkRival finds what is wrong with the Rival of seat i.
func (s *Setup) checkRival(box *Box, i engine.Seat, deals bool) error {
	in := &s.Seats[i]
	for j := engine.Seat(1); j < i; j++ {
		if in.Rival != 0 && !s.Seats[j].Human && s.Seats[j].Rival == in.Rival {
			return ErrTwice
		}
	}
	switch {
	case box.Rivals[in.Rival].Refused != "":
		return ErrRefused
	case deals && s.Mode == engine.TwoPlayer && in.Objective != engine.Ornithopter:
		return ErrFirst
	}
	return nil
}

// Shuffle makes the draw pile of a virtual deck; a physical one is left alone.
func Shuffle(t *engine.Table, box *Box) {
	if t.Pos.Deck.Physical {
		return
	}
	box.Deck.Fill(&t.Pos)
	t.Luck.Shuffle(&t.Pos.Deck.Draw)
}
