package view

import (
	"fmt"
	"strconv"
	"strings"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/layout"
	"househagal/cmd/internal/menu"
	"househagal/engine"
	"househagal/rival"
)

// DeckTurn is the last thing that was done with the deck.
type DeckTurn struct {
	Seat    engine.Seat // whose card it is, NoSeat: nothing was turned up yet
	Swords  bool        // in Combat
	Refused []engine.Card
	Card    engine.Card
	Shuffle bool // the pile was shuffled anew
}

// DeckState is the deck as it lies.
type DeckState struct {
	Left, Size int
	Last       DeckTurn
	Before     []DeckTurn // the last turns before it, the newest last
	Next       engine.Seat
}

// DeckAct is what people want of the deck.
type DeckAct struct {
	What DeckWhat
	Seat engine.Seat
}

// DeckWhat is one of the things below.
type DeckWhat uint8

// The things that the deck does.
const (
	DeckCard    DeckWhat = iota + 1 // turn up a card for Seat
	DeckTaken                       // that card can't be followed, or goes on: the next one
	DeckSwords                      // turn up the strength card of Seat
	DeckShuffle                     // shuffle all cards into a new pile
)

// DeckPage is the page of the deck: the card turned up, what it does, and the
// Rival's own card beside it.
func (s Scene) DeckPage(t *engine.Table, d DeckState) []string {
	head := atRight("House Hagal deck", fmt.Sprintf("%d of %d cards left", d.Left, d.Size), s.width())
	out := []string{head, s.deckBefore(d.Before), ""}
	x := &d.Last
	if x.Shuffle {
		out = append(out, s.Fold("All "+strconv.Itoa(d.Size)+" cards are shuffled into a new pile.")...)
	}
	if x.Seat == engine.NoSeat {
		return out
	}
	b := block{head: s.Names.Caps(x.Seat)}
	card := &s.Box.Deck.Cards[x.Card]
	if x.Swords {
		b.text, b.right = "turns up "+card.Name+": "+count(int(card.Swords), "sword"), ""
		return append(out, s.wideBlock(&b)...)
	}
	for _, c := range x.Refused {
		b.passed = append(b.passed, passed{s.card(c), s.refusal(c)})
	}
	b.text, b.right = card.Name, count(int(card.Swords), "sword")
	for i := range card.Faces {
		b.steps = append(b.steps, step{text: faceText(&s.Box.Rules, card, &card.Faces[i])})
	}
	return append(append(out, s.wideBlock(&b)...), s.deckRival(&s.Box.Rivals[t.Pos.Seat[x.Seat].Rival])...)
}

// refusal is why a card before the last was not the last one.
func (s Scene) refusal(c engine.Card) string {
	switch card := &s.Box.Deck.Cards[c]; {
	case card.Reshuffle:
		return "all cards shuffled"
	case card.GoesOn:
		return "done"
	}
	return "taken or refused"
}

// deckRival is the Rival's card as a reminder.
func (s Scene) deckRival(c *rival.Card) []string {
	b := block{head: "ITS CARD", steps: []step{
		{verb: "Signet", text: Effects(&s.Box.Rules, c.Signet)},
	}}
	if len(c.Scheme) > 0 {
		b.steps = append(b.steps, step{verb: "Scheme", text: Effects(&s.Box.Rules, c.Scheme)})
	}
	if s.Box.Rules.Const.Rivals.BuySwordmaster {
		b.text = fmt.Sprintf("%s, Swordmaster value %d", c.Name, c.Swordmaster)
	} else {
		b.text = c.Name
	}
	var list []string
	for _, f := range c.List {
		if f != engine.NoFaction {
			list = append(list, s.faction(f))
		}
	}
	if len(list) > 0 {
		b.steps = append(b.steps, step{verb: "List", text: strings.Join(list, ", ")})
	}
	return s.wideBlock(&b)
}

// deckBefore names the cards that came before, on one line.
func (s Scene) deckBefore(turns []DeckTurn) string {
	var parts []string
	for _, x := range turns {
		if x.Seat != engine.NoSeat {
			parts = append(parts, s.Names.Seat[x.Seat]+" "+s.card(x.Card))
		}
	}
	for len(parts) > 0 {
		if text := "Before: " + strings.Join(parts, ", "); layout.Width(text) <= s.width() {
			return text
		}
		parts = parts[1:]
	}
	return "Every card comes once before any comes again."
}

// DeckPrompt asks what to do next; acts[i] is choice i. Enter turns up the card
// of the Rival whose turn comes next, or goes on after a card that does.
func (s Scene) DeckPrompt(t *engine.Table, d DeckState) (p ask.Prompt, acts []DeckAct) {
	p = ask.Prompt{ID: "deck", Text: "What now?", NewPage: true, Page: s.DeckPage(t, d), Commands: menu.SetupCommands(false), Hint: "u undo   / rules   k all keys   q leave"}
	p.Plain.Page = s.plainDeck(p.Page)
	p.Plain.Hint = []string{"A number: a card. t: taken, the next.", "Or: list undo redo rules quit"}
	add := func(what DeckWhat, seat engine.Seat, key, label string, words ...string) {
		if what == DeckCard && seat == d.Next {
			p.Default = len(acts)
		}
		p.Choices = append(p.Choices, ask.Choice{Key: key, Label: label, Words: words})
		acts = append(acts, DeckAct{what, seat})
	}
	n := 0
	for seat := engine.Seat(1); seat <= engine.Seats; seat++ {
		if !t.Pos.Seat[seat].Human {
			n++
			add(DeckCard, seat, strconv.Itoa(n), s.Names.Seat[seat]+" turns up a card", strings.ToLower(s.Names.Seat[seat]))
		}
	}
	for seat := engine.Seat(1); seat <= engine.Seats; seat++ {
		if !t.Pos.Seat[seat].Human {
			n++
			add(DeckSwords, seat, strconv.Itoa(n), "Combat: the swords of "+s.Names.Seat[seat], "swords "+strings.ToLower(s.Names.Seat[seat]))
		}
	}
	if x := &d.Last; x.Seat != engine.NoSeat && !x.Swords {
		label := "taken or refused: turn up the next card"
		if card := &s.Box.Deck.Cards[x.Card]; card.GoesOn {
			label = "it goes on: turn up the next card"
			p.Default = len(acts)
		}
		add(DeckTaken, x.Seat, "t", label, "taken", "next")
	}
	add(DeckShuffle, engine.NoSeat, "s", "shuffle all cards into a new pile", "shuffle")
	return p, acts
}

// plainDeck is the page without its gaps.
func (s Scene) plainDeck(page []string) []string {
	var out []string
	for _, l := range page {
		if l = strings.Join(strings.Fields(l), " "); l != "" {
			out = append(out, l)
		}
	}
	return out
}

// DeckLabel is what undo calls an act.
func (s Scene) DeckLabel(a DeckAct, c engine.Card) string {
	switch a.What {
	case DeckShuffle:
		return "Shuffle"
	case DeckSwords:
		return "Swords of " + s.Names.Seat[a.Seat]
	}
	return s.Names.Seat[a.Seat] + ": " + s.card(c)
}

// DeckStatus is how the deck stands, for the list of games.
func (s Scene) DeckStatus(d DeckState) string {
	return fmt.Sprintf("House Hagal deck, %d of %d cards left", d.Left, d.Size)
}

// DeckSetup is what is played, for the list of games.
func (s Scene) DeckSetup(pos *engine.Position) string {
	line := s.SetupLine(pos)
	if i := strings.LastIndex(line, ", "); pos.Mode == engine.Solo && i > 0 { // the level plays no part
		game, _, _ := strings.Cut(line, ", ")
		line = game + ", one player, " + line[i+2:]
	}
	return line + ", deck only"
}
