package view

import (
	"fmt"
	"strings"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/menu"
	"househagal/engine"
	"househagal/rival"
)

// Checklist is the last page of the setup: what lies where before round 1, made
// from the position that the game begins with.
func Checklist(box *rival.Box, v SetupValues) (ask.Prompt, error) {
	c, err := Choose(box, v)
	if err != nil {
		return ask.Prompt{}, err
	}
	pos, err := rival.NewGame(box, c.Setup)
	if err != nil {
		return ask.Prompt{}, fmt.Errorf("setup: %w", err)
	}
	l := checklist{box: box, pos: &pos, chosen: &c, names: People(box, &pos, c.Given)}
	n := len(setupWay(box, v, existing)) + 1
	return ask.Prompt{
		ID: "setup_checklist", NewPage: true, Page: append([]string{"Please place:", ""}, l.lines()...),
		Text: fmt.Sprintf("%d/%d  Everything in place?", n, n), Choices: []ask.Choice{{Label: "start"}},
		Layout: ask.Row, Hint: setupHint, Commands: setupCommands(),
	}, nil
}

// checklist is what the page is made from.
type checklist struct {
	box    *rival.Box
	pos    *engine.Position
	chosen *Chosen
	names  Names
}

// lines are the page, each head in a column of its own.
func (l *checklist) lines() []string {
	var lines []string
	say := func(head, format string, a ...any) {
		for i, part := range strings.Split(fmt.Sprintf(format, a...), "\n") {
			if i > 0 {
				head = ""
			}
			lines = append(lines, fold(fill("  "+head, 13)+part, PageWidth, 13)...)
		}
	}
	wall := ""
	if menu.HasWall(l.box) {
		wall = "Shield Wall up, "
	}
	if own := ownText(l.box); own != "" {
		say("Own rules", "%s", own)
	}
	say("Board", "%s", capital(wall+"4 Alliance tokens in place, no bonus spice."))
	say("Conflicts", "%s", l.conflicts())
	say("Hagal", "%s", l.deck())
	if text := l.module(); text != "" {
		say("CHOAM", "%s", text)
	}
	say("Leader", "%s", l.leader())
	for _, seat := range l.seating() {
		say(l.names.Seat[seat], "%s", l.seat(seat))
	}
	say("Tracks", "%s", l.tracks())
	if menu.HasObjectives(l.box) {
		say("Objectives", "%s Face up.", l.objectives())
	}
	say("First", "%s", l.first())
	if l.pos.Mode == engine.TwoPlayer && !l.box.Rules.Levels[l.pos.Difficulty].Spoiler {
		say("Turns", "%s", l.turns())
	}
	say("Cards", "Imperium Row of 5, Reserve and Intrigue deck as always.")
	say("In the box", "%s", l.unused())
	for _, text := range l.level() {
		say(text[0], "%s", text[1])
	}
	return lines
}

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
	var parts []string
	levels := l.box.Rules.Const.ConflictLevels
	for i := 0; i < len(levels) && levels[i] > 0; {
		n := 1
		for i+n < len(levels) && levels[i+n] == levels[i] {
			n++
		}
		part := fmt.Sprintf("%d of level %s", n, level(levels[i]))
		if i == 0 {
			part = fmt.Sprintf("%s of level %s on top", count(n, "card"), level(levels[i]))
		}
		parts = append(parts, part)
		i += n
	}
	if l.chosen.Options.Deals {
		return "Sorted by level, within reach: hagal names the card of each round."
	}
	if len(parts) < 2 {
		return strings.Join(parts, "") + "."
	}
	return parts[0] + ", then " + strings.Join(parts[1:], ", ") + "."
}

// deck says what becomes of the printed House Hagal cards.
func (l *checklist) deck() string {
	n := l.box.Deck.Size(l.pos.Mode)
	kind := "solo"
	if l.pos.Mode == engine.TwoPlayer {
		kind = "two-player"
	}
	if !l.chosen.Setup.Physical {
		return fmt.Sprintf("Its deck stays in the box (hagal plays its %d %s cards).", n, kind)
	}
	out, left := "", []string(nil)
	for c := 1; c < len(l.box.Deck.Cards); c++ {
		if card := &l.box.Deck.Cards[c]; l.box.Deck.Copies(engine.Card(c), l.pos.Mode) == 0 && card.Copies > 0 {
			left = append(left, l.leftOut(card))
		}
	}
	if len(left) > 0 {
		out = " (without " + andList(left) + ")"
	}
	return fmt.Sprintf("Shuffle its %d %s cards%s, face down.", n, kind, out)
}

// seat says what lies before a seat; what a seat has like the one before it is
// not said twice.
func (l *checklist) seat(s engine.Seat) string {
	x := &l.pos.Seat[s]
	have := l.pieces(s)
	if x.Human {
		if s != l.seating()[0] && have == l.pieces(l.seating()[0]) {
			return "The same."
		}
		return have + l.extras(x)
	}
	first := engine.After(s)
	for o := engine.Seat(1); o < s; o++ {
		if !l.pos.Seat[o].Human {
			first = o
		}
	}
	switch {
	case l.box.Rules.Levels[l.pos.Difficulty].Spoiler:
		return fmt.Sprintf("%s beside the board, %d troops in supply, no resources, no score marker.", count(int(x.Agents), "Agent"), l.pos.Supply(s))
	case l.pos.Mode == engine.TwoPlayer:
		return "Between you: " + have + l.streamlined(x)
	case first < s && l.pieces(first) == have:
		return "Next to " + l.names.Seat[first] + ": the same."
	case first < s:
		return "Next to " + l.names.Seat[first] + ": " + have
	}
	return "On your left: " + have
}

func (l *checklist) streamlined(x *engine.SeatState) string {
	if x.Streamlined {
		return "\nNo score marker: it only blocks."
	}
	return ""
}

// pieces lists troops, water, Agents and Spies; those of a Rival take two lines.
func (l *checklist) pieces(s engine.Seat) string {
	x := &l.pos.Seat[s]
	troops := fmt.Sprintf("%s in the garrison, %d in supply", count(int(x.Garrison), "troop"), l.pos.Supply(s))
	if x.Garrison == 0 {
		troops = fmt.Sprintf("no troops in the garrison, %d in supply", l.pos.Supply(s))
	}
	agents, spies := count(int(x.Agents), "Agent"), fmt.Sprintf("%d Spies", engine.SpiesOfSeat)
	if !menu.HasSpies(l.box) {
		return l.piecesOf2020(x, fmt.Sprintf("%s, %d water,", troops, x.Purse[engine.Water]), agents)
	}
	text := fmt.Sprintf("%s, %d water,", troops, x.Purse[engine.Water])
	if x.Human {
		return text + " " + agents + ", " + spies + "."
	}
	if x.Intrigue > 0 {
		text += " " + count(int(x.Intrigue), "Intrigue card") + ","
	}
	text += "\n" + agents + " and " + spies + " in supply, Swordmaster beside the board."
	if x.Hooks {
		text += "\nMaker Hooks."
	}
	return text
}

// extras are what the level gives a human at the start.
func (l *checklist) extras(x *engine.SeatState) string {
	text := ""
	if x.Intrigue > 0 {
		text += " You draw " + count(int(x.Intrigue), "Intrigue card") + "."
	}
	for r, n := range x.Purse {
		if n > 0 && engine.Resource(r) != engine.Water {
			text += " You take " + tokens(int(n), engine.Resource(r)) + "."
		}
	}
	return text
}

// tracks counts the score markers: a streamlined Rival has none.
func (l *checklist) tracks() string {
	n := 0
	for s := engine.Seat(1); s <= engine.Seats; s++ {
		if x := &l.pos.Seat[s]; x.Human || !x.Streamlined && !l.box.Rules.Levels[l.pos.Difficulty].Spoiler {
			n++
		}
	}
	markers := "all " + numeral(n)
	if n == 2 {
		markers = "both"
	}
	return "Every cube on 0, " + markers + " score markers on 0."
}

func (l *checklist) objectives() string {
	var parts []string
	for s := engine.Seat(1); s <= engine.Seats; s++ {
		parts = append(parts, l.names.Seat[s]+" "+iconName(l.chosen.Setup.Seats[s].Objective)+".")
	}
	return strings.Join(parts, " ")
}

// turns is the turn order of two players and a Rival, in this round and the next.
func (l *checklist) turns() string {
	o := l.pos.Order()
	a, b, c := l.names.Name(o[0]), l.names.Name(o[1]), l.names.Name(o[2])
	return a + ", " + b + ", " + c + ". Next round " + c + " leads, and " + b + " is second again."
}
