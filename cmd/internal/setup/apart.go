package setup

import (
	"strings"

	"househagal/cmd/internal/boxed"
	"househagal/cmd/internal/say"
	"househagal/data"
	"househagal/engine"
	"househagal/hagal"
	"househagal/rival"
)

// deck says what becomes of the printed House Hagal cards.
func (l *checklist) deck() string {
	n := l.Box.Deck.Size(l.pos.Mode)
	if !l.chosen.Setup.Physical {
		return l.Say("checklist.hagal_stays", say.Args{"n": n, "pair": l.pair()})
	}
	var left []string
	for c := 1; c < len(l.Box.Deck.Cards); c++ {
		if card := &l.Box.Deck.Cards[c]; l.Box.Deck.Copies(engine.Card(c), l.pos.Mode) == 0 && card.Copies > 0 {
			left = append(left, l.leftOut(engine.Card(c), card))
		}
	}
	text := l.Say("checklist.hagal_shuffle", say.Args{"n": n, "pair": l.pair(), "texts": left})
	out, in := l.changed()
	return l.Say("checklist.hagal_changed", say.Args{"text": text, "names": out, "texts": in})
}

// changed lists the cards that modules take out of the deck of the mode, and those
// that they put into it.
func (l *checklist) changed() (out, in []string) {
	base, err := data.Load(l.Box.Rules.Game)
	if err != nil || len(l.Box.Layers) == 0 {
		return nil, nil
	}
	printed := l.Speaker
	printed.Box = base
	return beyond(printed, l.pos.Mode, l.Box), beyond(l.Speaker, l.pos.Mode, base)
}

// beyond lists the cards of which the deck of s has more than that of another box.
func beyond(s say.Speaker, m engine.Mode, other *rival.Box) []string {
	var out []string
	for c := engine.Card(1); int(c) < len(s.Box.Deck.Cards); c++ {
		n := s.Box.Deck.Copies(c, m)
		if o := other.Deck.ByID(s.Box.Deck.Cards[c].ID); o != 0 {
			n -= other.Deck.Copies(o, m)
		}
		if n > 0 {
			out = append(out, s.Say("checklist.copies", say.Args{"card": c, "n": n}))
		}
	}
	return out
}

// modules says what lies on the table because of the modules.
func (l *checklist) modules() string {
	var lines []string
	for _, x := range l.Box.Layers {
		if x.Module && x.Setup != "" {
			text := l.Say("setup.module_setup", say.Args{"module": x})
			lines = append(lines, l.Say("checklist.module_text", say.Args{"module": x, "text": text}))
		}
	}
	return strings.Join(append(lines, l.tokens()...), "\n")
}

// tokens says where those of the modules lie: by the rules in force, for one module may
// put elsewhere what another brings.
func (l *checklist) tokens() (lines []string) {
	r := &l.Box.Rules
	for i := 1; i < len(r.Tokens); i++ {
		k := &r.Tokens[i]
		lines = append(lines, l.Say("checklist.tokens_on", say.Args{"unit": k.Unit, "spaces": spaceList(r, k.Spaces)}))
	}
	return lines
}

// spaceList are the spaces of a set, in board order.
func spaceList(r *engine.Rules, set engine.SpaceSet) (out []engine.Space) {
	for sp := engine.Space(1); int(sp) < len(r.Spaces); sp++ {
		if set.Has(sp) {
			out = append(out, sp)
		}
	}
	return out
}

// leftOut names a card that stays in the box, with its mark where a card of the
// other mode is called the same.
func (l *checklist) leftOut(c engine.Card, card *hagal.Card) string {
	mark := ""
	for i := range l.Box.Deck.Cards {
		if o := &l.Box.Deck.Cards[i]; o != card && o.Name == card.Name {
			mark = map[engine.Mode]string{engine.Solo: "1P", engine.TwoPlayer: "2P"}[card.Only]
		}
	}
	return l.Say("checklist.left_out", say.Args{"card": c, "word": mark})
}

// leader says what the people take before them beside their pieces: a Leader that
// is no Rival of this table, and the starting deck.
func (l *checklist) leader() string {
	others := engine.SeatSet(0)
	for s := engine.Seat(1); s <= engine.Seats; s++ {
		if !l.pos.Seat[s].Human && !l.spoiler() {
			others = others.With(s)
		}
	}
	if l.pair() {
		return l.Say("checklist.leader_pair", say.Args{"seats": others})
	}
	return l.Say("checklist.leader_text", say.Args{"seats": others})
}

// module says whether contracts are in the game, "" where the box has none.
func (l *checklist) module() string {
	switch {
	case !boxed.Contracts(l.Box):
		return ""
	case l.Box.Rules.Const.ContractTiles:
		return l.Say("checklist.module_in")
	}
	return l.Say("checklist.module_out")
}

// unused says what else stays in the box. Where Rivals have no cards of their own,
// they are Leaders.
func (l *checklist) unused() string {
	others := say.ID("checklist.unused_leaders")
	switch objectives, rivals := boxed.Objectives(l.Box), l.Box.Rules.Const.Rivals.BuySwordmaster; {
	case objectives && rivals:
		others = "checklist.unused_all"
	case objectives:
		others = "checklist.unused_objectives"
	case rivals:
		others = "checklist.unused_rivals"
	}
	parts := []string{l.Say(others)}
	if n := l.unusedConflicts(); n > 0 {
		parts = append([]string{l.Say("checklist.unused_conflicts", say.Args{"n": n})}, parts...)
	}
	if !l.info().HumanSwordmaster {
		parts = append(parts, l.Say("checklist.unused_agent"))
	}
	return l.Say("checklist.unused_text", say.Args{"text": l.Say("checklist.unused_parts", say.Args{"texts": parts})})
}

// unusedConflicts counts the Conflict cards that the deck of this game leaves out;
// none where hagal deals and all lie within reach.
func (l *checklist) unusedConflicts() int {
	if l.chosen.Options.Deals {
		return 0
	}
	n := len(l.Box.Rules.Conflicts) - 1
	for _, level := range l.Box.Rules.Const.ConflictLevels {
		if level > 0 {
			n--
		}
	}
	return n
}
