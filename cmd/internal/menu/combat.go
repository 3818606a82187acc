package menu

import (
	"strconv"
	"strings"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/boxed"
	"househagal/cmd/internal/controls"
	"househagal/cmd/internal/effect"
	"househagal/cmd/internal/say"
	"househagal/engine"
)

// askIntriguePlay is one question for all humans with units: Enter is nobody.
func askIntriguePlay(s say.Speaker, t *engine.Table, q *engine.Question) sheet {
	if q.Mask&(q.Mask-1) == 0 {
		return onePlays(s, t, q)
	}
	sh := newSheet(s.Say("ask.intrigue_play"))
	sh.Layout = ask.Row
	sh.enter(engine.AnsDone, s.Say("ask.nobody"), "none", "nobody")
	for _, c := range seatChoices(s, q) {
		sh.add(c.seat, c.Choice)
	}
	return sh
}

// onePlays asks the only human that has units.
func onePlays(s say.Speaker, t *engine.Table, q *engine.Question) sheet {
	sh := newSheet(s.Say("ask.intrigue_one", say.Args{"seat": q.Seat, "n": t.ShownStrength(q.Seat)}))
	sh.Layout = ask.Row
	sh.enter(engine.AnsDone, s.Say("ask.intrigue_none"), "no", "n", "none")
	sh.add(int(q.Seat), ask.Choice{Key: "y", Label: s.Say("ask.yes"), Words: []string{"yes"}})
	return sh
}

// seated is a choice that names a seat.
type seated struct {
	ask.Choice
	seat int
}

// seatChoices offers each seat of the mask by the first letter of its name; where
// two begin alike, or the letter means undo or quit, by a number.
func seatChoices(s say.Speaker, q *engine.Question) []seated {
	var list []seated
	used := map[string]bool{"u": true, "q": true, "y": true}
	for seat := 1; seat <= engine.Seats; seat++ {
		if !q.Open(seat) {
			continue
		}
		name := s.Names.Seat[seat]
		key := strings.ToLower(string(ask.Latin([]rune(name + " ")[0]))) // İrem begins with the key i
		if used[key] || key < "a" || key > "z" {
			key = strconv.Itoa(len(list) + 1)
		}
		used[key] = true
		list = append(list, seated{ask.Choice{Key: key, Label: name, Words: []string{strings.ToLower(name)}}, seat})
	}
	return list
}

// askStrength follows Combat Intrigue: units and cards in one number.
func askStrength(s say.Speaker, _ *engine.Table, q *engine.Question) sheet {
	sh := figure(int(q.Max), s.Say("ask.strength", say.Args{"seat": q.Seat}))
	sh.aside(s, s.Say("ask.strength_aside", say.Args{"n": q.Amount}))
	return sh
}

// Sure asks a strength back that is lower than what is booked: swords are shown,
// and hardly ever taken away. It is false for all other answers.
func Sure(s say.Speaker, q engine.Question, a int) (ask.Prompt, bool) {
	if q.Kind != engine.AskStrength || a >= int(q.Amount) {
		return ask.Prompt{}, false
	}
	sh := yesNo(s, s.Say("ask.sure", say.Args{"n": a, "of": q.Amount}))
	sh.ID, sh.Hint = "sure", s.Say("ask.sure_hint")
	sh.Commands = map[string]string{"back": controls.CommandBack, "q": controls.CommandQuit, "quit": controls.CommandQuit}
	return sh.Prompt, true
}

// askHadWorm is asked where strength was told as one number.
func askHadWorm(s say.Speaker, _ *engine.Table, q *engine.Question) sheet {
	return yesNo(s, s.Say("ask.had_worm", say.Args{"seat": q.Seat}))
}

// askPayTimes asks how often a human pays for what a reward offers.
func askPayTimes(s say.Speaker, t *engine.Table, q *engine.Question) sheet {
	text := s.Sentences(due(s, t, q), payFor(s, t, q))
	if q.Max == 1 {
		return yesNo(s, text)
	}
	sh := quantity(0, int(q.Max), int(q.Max), s.Sentences(text, s.Say("ask.how_often")))
	sh.aside(s, s.Say("ask.how_often_aside", say.Args{"seat": q.Seat}))
	return sh
}

// due says at a question of a reward which one it is: the rewards are told only
// when all is answered. "" where none is due to the seat.
func due(s say.Speaker, t *engine.Table, q *engine.Question) string {
	if t.Turn.Seat != q.Seat || q.About != engine.NoSeat && q.About != q.Seat {
		return ""
	}
	switch t.Turn.Reward {
	case 1:
		return s.Say("ask.due_first", say.Args{"seat": q.Seat})
	case 2:
		return s.Say("ask.due_second", say.Args{"seat": q.Seat})
	case 3:
		return s.Say("ask.due_third", say.Args{"seat": q.Seat})
	}
	return ""
}

// payFor is "Pay 6 Solari for 1 VP?".
func payFor(s say.Speaker, t *engine.Table, q *engine.Question) string {
	what := ""
	for _, e := range reward(t) {
		if e.Verb == engine.DoPay && (q.Resource == engine.ResourceEnd || e.Cost.Purse[q.Resource] == q.Amount) {
			what = effect.Say(s, effect.News, e.Then)
			break
		}
	}
	if q.Resource == engine.ResourceEnd {
		return s.Say("ask.pay_spies", say.Args{"seat": q.Seat, "n": q.Amount, "effects": what})
	}
	return s.Say("ask.pay", say.Args{"seat": q.Seat, "gain": say.Amount{N: int(q.Amount), Of: q.Resource}, "effects": what})
}

// reward is what the Conflict gives for the place that is being rewarded.
func reward(t *engine.Table) []engine.Effect {
	if t.Pos.Conflict == 0 || t.Turn.Reward < 1 || t.Turn.Reward > 3 {
		return nil
	}
	return t.Rules.Conflicts[t.Pos.Conflict].Rewards[t.Turn.Reward-1]
}

// askEndgame asks for what only the human's hand knows.
func askEndgame(s say.Speaker, _ *engine.Table, q *engine.Question) sheet {
	sh := quantity(0, int(q.Max), 5, s.Say("ask.endgame", say.Args{"seat": q.Seat, "wild": boxed.Objectives(s.Box)}))
	sh.Number.More = false
	return sh
}
