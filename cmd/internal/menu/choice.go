package menu

import (
	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/effect"
	"househagal/cmd/internal/say"
	"househagal/engine"
)

// askChoice asks which of several effects a seat takes: the human decides for
// itself, and for a Rival that may choose (2020).
func askChoice(s say.Speaker, t *engine.Table, q *engine.Question) sheet {
	sh := newSheet(choiceText(s, q))
	sh.Layout = ask.Row
	for i := range t.Choice {
		if q.Open(i + 1) {
			sh.add(i+1, ask.Choice{Key: ask.LineKey(i), Label: effect.Say(s, effect.News, t.Choice[i:i+1])})
		}
	}
	return sh
}

// choiceText says whose choice it is, and how many are to be taken.
func choiceText(s say.Speaker, q *engine.Question) string {
	switch {
	case q.About == engine.NoSeat || q.About == q.Seat:
		return s.Say("ask.choice", say.Args{"seat": q.Seat})
	case q.Amount > 1:
		return s.Say("ask.choice_several", say.Args{"seat": q.About, "n": q.Amount})
	}
	return s.Say("ask.choice_of", say.Args{"seat": q.About})
}
