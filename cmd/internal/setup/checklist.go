package setup

import (
	"fmt"
	"strings"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/boxed"
	"househagal/cmd/internal/effect"
	"househagal/cmd/internal/page"
	"househagal/cmd/internal/say"
	"househagal/engine"
	"househagal/rival"
)

// Checklist is the last page of the setup: what lies where before round 1, made
// from the position that the game begins with. It is numbered where questions came
// before it. Its commands are the caller's.
func Checklist(s say.Speaker, v Values, numbered bool) (ask.Prompt, error) {
	c, err := Choose(s, v)
	if err != nil {
		return ask.Prompt{}, err
	}
	pos, err := rival.NewGame(s.Box, c.Setup)
	if err != nil {
		return ask.Prompt{}, fmt.Errorf("%s: %w", s.Say("setup.fault"), err)
	}
	text := s.Say("checklist.placed")
	if numbered {
		a := &asker{Speaker: s, v: v}
		n := a.pages(a.way())
		text = s.Say("setup.question", say.Args{"page": n, "of": n, "text": text, "note": ""})
	}
	s.Names = People(s, &pos, c.Given)
	l := checklist{Speaker: s, pos: &pos, chosen: &c}
	return ask.Prompt{
		ID: "setup_checklist", NewPage: true, Page: page.Page{Blocks: []page.Block{{Text: s.Say("checklist.place")}, l.block()}, Saying: page.ByLine},
		Text:    text,
		Choices: []ask.Choice{{Label: s.Say("checklist.start"), Words: []string{"start"}}},
		Layout:  ask.Row, Hint: s.Say("setup.hint"),
	}, nil
}

// checklist is what the page is made from.
type checklist struct {
	say.Speaker
	pos    *engine.Position
	chosen *Chosen
	out    []page.Step
}

// add adds a head and its text, whose lines stand one under the other; nothing
// where there is no text.
func (l *checklist) add(head, text string) {
	if text == "" {
		return
	}
	for _, part := range strings.Split(text, "\n") {
		l.out = append(l.out, page.Step{Verb: head, Text: part})
		head = ""
	}
}

func (l *checklist) block() page.Block {
	l.add(l.Say("checklist.own_rules"), OwnText(l.Speaker))
	l.add(l.Say("checklist.board"), l.Say("checklist.board_text", say.Args{"walled": boxed.Wall(l.Box)}))
	l.add(l.Say("checklist.conflicts"), l.conflicts())
	l.add(l.Say("checklist.hagal"), l.deck())
	l.add(l.Say("checklist.module"), l.module())
	l.add(l.Say("checklist.modules"), l.modules())
	l.add(l.Say("checklist.leader"), l.leader())
	for _, seat := range l.seating() {
		l.add(l.Say("checklist.seat", say.Args{"seat": seat}), l.seat(seat))
	}
	l.add(l.Say("checklist.tracks"), l.tracks())
	l.add(l.Say("checklist.objectives"), l.objectives())
	l.add(l.Say("checklist.first"), l.first())
	l.add(l.Say("checklist.turns"), l.turns())
	l.add(l.Say("checklist.cards"), l.Say("checklist.cards_text"))
	l.add(l.Say("checklist.unused"), l.unused())
	l.level()
	return page.Block{Apart: true, Heads: true, Steps: l.out}
}

// spoiler reports whether the Rival only takes spaces and has no pieces of a
// player.
func (l *checklist) spoiler() bool { return l.info().Spoiler }

func (l *checklist) info() *engine.LevelInfo { return &l.Box.Rules.Levels[l.pos.Difficulty] }

func (l *checklist) pair() bool { return l.pos.Mode == engine.TwoPlayer }

// seating lists the humans first, then the Rivals, as hands go about it.
func (l *checklist) seating() []engine.Seat {
	var humans, rivals []engine.Seat
	for s := engine.Seat(1); s <= engine.Seats; s++ {
		if l.pos.Seat[s].Human {
			humans = append(humans, s)
		} else {
			rivals = append(rivals, s)
		}
	}
	return append(humans, rivals...)
}

// conflicts counts the cards of each level, the top of the deck first.
func (l *checklist) conflicts() string {
	if l.chosen.Options.Deals {
		return l.Say("checklist.conflicts_dealt")
	}
	top, rest := "", []string(nil)
	levels := l.Box.Rules.Const.ConflictLevels
	for i := 0; i < len(levels) && levels[i] > 0; {
		n := 1
		for i+n < len(levels) && levels[i+n] == levels[i] {
			n++
		}
		if i == 0 {
			top = l.Say("checklist.conflicts_top", say.Args{"n": n, "level": levels[i]})
		} else {
			rest = append(rest, l.Say("checklist.conflicts_next", say.Args{"n": n, "level": levels[i]}))
		}
		i += n
	}
	return l.Say("checklist.conflicts_text", say.Args{"text": top, "texts": rest})
}

// tracks counts the score markers: a streamlined Rival has none.
func (l *checklist) tracks() string {
	n := 0
	for s := engine.Seat(1); s <= engine.Seats; s++ {
		if x := &l.pos.Seat[s]; x.Human || !x.Streamlined && !l.spoiler() {
			n++
		}
	}
	var higher []string
	for s := engine.Seat(1); s <= engine.Seats; s++ {
		for f := engine.Emperor; f < engine.FactionEnd; f++ {
			if at := l.pos.Seat[s].Influence[f]; at > 0 {
				higher = append(higher, l.Say("checklist.tracks_higher", say.Args{"seat": s, "faction": f, "n": at}))
			}
		}
	}
	text := l.Say("checklist.tracks_text", say.Args{"n": n})
	if len(higher) > 0 {
		text = l.Say("checklist.tracks_but", say.Args{"text": text, "texts": higher})
	}
	for k := engine.Track(1); int(k) < len(l.Box.Rules.Tracks); k++ {
		to, left := int8(0), ""
		if x := l.Box.Rules.FirstOn(k); x != nil {
			to, left = x.Space, effect.Say(l.Speaker, effect.Menu, x.First)
		}
		text = l.Say("checklist.track_text", say.Args{"text": text, "track": k, "effects": left, "to": to})
	}
	return text
}

// objectives says who has which, "" where there are none.
func (l *checklist) objectives() string {
	if !boxed.Objectives(l.Box) {
		return ""
	}
	var parts []string
	for s := engine.Seat(1); s <= engine.Seats; s++ {
		parts = append(parts, l.Say("checklist.objective", say.Args{"seat": s, "icon": l.chosen.Setup.Seats[s].Objective}))
	}
	return l.Say("checklist.objectives_text", say.Args{"texts": parts})
}

// first says who takes the First Player marker, and why.
func (l *checklist) first() string {
	id := say.ID("checklist.first_left")
	switch {
	case boxed.Objectives(l.Box):
		id = "checklist.first_mouse"
	case l.pair():
		id = "checklist.first_lot"
	}
	return l.Say(id, say.Args{"seat": l.pos.First})
}

// turns is the turn order of two players and a Rival, in this round and the next;
// "" for other tables.
func (l *checklist) turns() string {
	if !l.pair() || l.spoiler() {
		return ""
	}
	o := l.pos.Order()
	return l.Say("checklist.turns_text", say.Args{"seats": o[:], "seat": o[2], "other_seat": o[1]})
}

// level says what the level changes on the board of 2020, each with its head: when
// the Swordmasters arrive, what the Mentat costs, what Rivals count as owning.
func (l *checklist) level() {
	x := l.info()
	if x.SwordmasterRound > 1 {
		l.add(l.Say("checklist.arrival"), l.Say("checklist.arrival_text", say.Args{"round": x.SwordmasterRound}))
	}
	if x.MentatCost > 2 {
		l.add(l.Say("checklist.mentat"), l.Say("checklist.mentat_text", say.Args{"gain": say.Amount{N: int(x.MentatCost), Of: engine.Solari}}))
	}
	if n := l.Box.Rules.Const.MustFlow; n > 0 && !l.pair() {
		l.add(l.Say("checklist.note"), l.Say("checklist.note_text", say.Args{"n": n}))
	}
}
