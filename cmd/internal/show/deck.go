package show

import (
	"strconv"
	"strings"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/effect"
	"househagal/cmd/internal/page"
	"househagal/cmd/internal/say"
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

// Deck is the page of the deck: the card turned up, what it does, and the Rival's
// own card beside it.
func Deck(s say.Speaker, t *engine.Table, d DeckState) page.Page {
	p := page.Page{Title: page.Line{Text: s.Say("deck.title"), Right: s.Say("deck.left", say.Args{"n": d.Left, "of": d.Size})},
		Under: before(s, d.Before), Saying: page.Whole}
	x := &d.Last
	if x.Shuffle {
		p.Blocks = append(p.Blocks, page.Block{Text: s.Say("deck.shuffled", say.Args{"n": d.Size}), Hangs: true})
	}
	if x.Seat == engine.NoSeat {
		return p
	}
	p.Blocks = append(p.Blocks, turned(s, x))
	if !x.Swords {
		p.Blocks = append(p.Blocks, rivalCard(s, t.Pos.Seat[x.Seat].Rival))
	}
	return p
}

// turned is the card that was turned up.
func turned(s say.Speaker, x *DeckTurn) page.Block {
	card := &s.Box.Deck.Cards[x.Card]
	b := page.Block{Head: s.Say("deck.head", say.Args{"seat": x.Seat})}
	if x.Swords {
		b.Text = s.Say("deck.strength", say.Args{"card": x.Card, "n": card.Swords})
		return b
	}
	b.Lead = passedOver(s, x.Refused)
	b.Text, b.Right = s.Say("deck.card", say.Args{"card": x.Card}), s.Say("deck.swords", say.Args{"n": card.Swords})
	for i := range card.Faces {
		b.Steps = append(b.Steps, page.Step{Text: Face(s, card, &card.Faces[i])})
	}
	return b
}

// passedOver names the cards that came before the last one.
func passedOver(s say.Speaker, all []engine.Card) page.Lead {
	if len(all) == 0 {
		return page.Lead{}
	}
	var parts say.List
	for i := 0; i < len(all); i++ {
		n := 1
		for i+n < len(all) && all[i+n] == all[i] {
			n++
		}
		parts = append(parts, s.Say("deck.passed", say.Args{"card": all[i], "n": n, "text": whyPassed(s, all[i])}))
		i += n - 1
	}
	lead := page.Lead{Text: s.Say("deck.pass_over", say.Args{"texts": parts})}
	if len(all) > 1 {
		lead.Short = s.Say("deck.pass_over_short", say.Args{"n": len(all)})
	}
	return lead
}

// whyPassed is why a card before the last was not the last one.
func whyPassed(s say.Speaker, c engine.Card) string {
	switch card := &s.Box.Deck.Cards[c]; {
	case card.Reshuffle:
		return s.Say("deck.all_shuffled")
	case card.GoesOn:
		return s.Say("deck.done")
	}
	return s.Say("deck.refused")
}

// rivalCard is the Rival's card as a reminder.
func rivalCard(s say.Speaker, r engine.RivalID) page.Block {
	c := &s.Box.Rivals[r]
	b := page.Block{Head: s.Say("deck.its_card"), Text: s.Say("deck.rival", say.Args{"rival": r})}
	if s.Box.Rules.Const.Rivals.BuySwordmaster {
		b.Text = s.Say("deck.rival_value", say.Args{"rival": r, "value": c.Swordmaster})
	}
	b.Steps = append(b.Steps, page.Step{Verb: s.Say("deck.signet"), Text: effect.Say(s, effect.Reference, c.Signet)})
	if len(c.Scheme) > 0 {
		b.Steps = append(b.Steps, page.Step{Verb: s.Say("deck.scheme"), Text: effect.Say(s, effect.Reference, c.Scheme)})
	}
	if list := factions(c); len(list) > 0 {
		b.Steps = append(b.Steps, page.Step{Verb: s.Say("deck.list"), Text: s.Join(list)})
	}
	return b
}

func factions(c *rival.Card) say.List {
	var out say.List
	for _, f := range c.List {
		if f != engine.NoFaction {
			out = append(out, f)
		}
	}
	return out
}

// before names the cards that came before, in ever fewer words.
func before(s say.Speaker, turns []DeckTurn) page.Text {
	var parts say.List
	for _, x := range turns {
		if x.Seat != engine.NoSeat {
			parts = append(parts, s.Say("deck.before_of", say.Args{"seat": x.Seat, "card": x.Card}))
		}
	}
	var out page.Text
	for i := range parts {
		out = append(out, s.Say("deck.before", say.Args{"texts": parts[i:]}))
	}
	return append(out, s.Say("deck.once"))
}

// DeckPrompt asks what to do next; acts[i] is choice i. Enter turns up the card
// of the Rival whose turn comes next, or goes on after a card that does.
func DeckPrompt(s say.Speaker, t *engine.Table, d DeckState) (p ask.Prompt, acts []DeckAct) {
	p = ask.Prompt{ID: "deck", Text: s.Say("deck.question"), NewPage: true, Page: Deck(s, t, d), Hint: s.Say("deck.hint")}
	p.Plain.Hint = []string{s.Say("deck.hint_said"), s.Say("deck.commands_said")}
	add := func(a DeckAct, key, label string, words ...string) {
		p.Choices = append(p.Choices, ask.Choice{Key: key, Label: label, Words: words})
		acts = append(acts, a)
	}
	n := 0
	for _, what := range [...]DeckWhat{DeckCard, DeckSwords} {
		for seat := engine.Seat(1); seat <= engine.Seats; seat++ {
			if t.Pos.Seat[seat].Human {
				continue
			}
			n++
			if what == DeckCard && seat == d.Next {
				p.Default = len(acts)
			}
			label, word := s.Say("deck.turn_up", say.Args{"seat": seat}), strings.ToLower(s.Names.Seat[seat])
			if what == DeckSwords {
				label, word = s.Say("deck.turn_up_swords", say.Args{"seat": seat}), strings.Join([]string{"swords", word}, " ")
			}
			add(DeckAct{what, seat}, strconv.Itoa(n), label, word)
		}
	}
	if x := &d.Last; x.Seat != engine.NoSeat && !x.Swords {
		label := s.Say("deck.next")
		if s.Box.Deck.Cards[x.Card].GoesOn {
			label = s.Say("deck.goes_on")
			p.Default = len(acts)
		}
		add(DeckAct{DeckTaken, x.Seat}, "t", label, "taken", "next")
	}
	add(DeckAct{DeckShuffle, engine.NoSeat}, "s", s.Say("deck.shuffle"), "shuffle")
	return p, acts
}

// DeckLabel is what undo calls an act.
func DeckLabel(s say.Speaker, a DeckAct, c engine.Card) string {
	switch a.What {
	case DeckShuffle:
		return s.Say("deck.shuffle_label")
	case DeckSwords:
		return s.Say("deck.swords_label", say.Args{"seat": a.Seat})
	}
	return s.Say("deck.card_label", say.Args{"seat": a.Seat, "card": c})
}

// DeckStatus is how the deck stands, for the list of games.
func DeckStatus(s say.Speaker, d DeckState) string {
	return s.Say("deck.status", say.Args{"n": d.Left, "of": d.Size})
}
