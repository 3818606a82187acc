package hagal

import "househagal/engine"

// ShowStrength turns up the strength cards of who at the start of Combat: one,
// or two at a level III Conflict with Brutal Escalation. Only the swords count;
// Reshuffle is shuffled in and another card turned up (rule combat.strength).
func (s *Source) ShowStrength(t *engine.Table, who engine.Seat) {
	n, rule := 1, engine.CombatSwords
	if t.Pos.Variants.BrutalEscalation && t.Level() >= int(t.Rules.Const.BrutalLevel) {
		n, rule = int(t.Rules.Const.BrutalCards), engine.CombatBrutal
	}
	for n > 0 {
		c, _ := s.Next(t, who)
		if c == 0 {
			return
		}
		card := &s.Deck.Cards[c]
		if card.Reshuffle {
			s.reshuffle(t, who, c)
			continue
		}
		t.ShowSwords(who, int(card.Swords))
		if t.Watch {
			t.Emit(&engine.Event{Kind: engine.EvStrengthCard, Seat: who, Rule: rule, Card: c, Result: engine.StrengthShown, Amount: int16(card.Swords), Total: int16(t.ShownStrength(who))})
		}
		n--
	}
}
