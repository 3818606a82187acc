package view

import (
	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/effect"
	"househagal/engine"
)

// askChoice asks which of several effects a seat takes: the human decides for
// itself, and for a Rival that may choose (2020).
func (s Scene) askChoice(t *engine.Table, q *engine.Question) sheet {
	sh := newSheet("%s: which does it take?", s.Names.Name(q.About))
	switch {
	case q.About == engine.NoSeat || q.About == q.Seat:
		sh.Text = capital(s.caller(q.Seat) + "which do you take?")
	case q.Amount > 1:
		sh.Text = s.Names.Name(q.About) + " takes " + numeral(int(q.Amount)) + ", and you decide: which first?"
	default:
		sh.Text = s.Names.Whose(q.About) + " choice, and you decide: which?"
	}
	sh.Layout = ask.Row
	for i := range t.Choice {
		if q.Open(i + 1) {
			sh.add(i+1, ask.Choice{Key: lineKey(i), Label: effect.Say(s.speaker(), effect.News, t.Choice[i:i+1])})
		}
	}
	return sh
}
