package view

import (
	"fmt"
	"strconv"
	"strings"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/effect"
	"househagal/engine"
)

// askIntriguePlay is one question for all humans with units: Enter is nobody.
func (s Scene) askIntriguePlay(t *engine.Table, q *engine.Question) sheet {
	if q.Mask&(q.Mask-1) == 0 {
		return s.onePlays(t, q)
	}
	sh := newSheet("Combat Intrigue: does anybody play?")
	sh.Layout = ask.Row
	sh.enter(engine.AnsDone, "nobody", "none")
	for _, c := range s.seatChoices(q, "") {
		sh.add(c.seat, c.Choice)
	}
	return sh
}

// onePlays asks the only human that has units.
func (s Scene) onePlays(t *engine.Table, q *engine.Question) sheet {
	sh := newSheet("%s %d. Combat Intrigue?", s.does(q.Seat, "have", "has"), t.ShownStrength(q.Seat))
	sh.Layout = ask.Row
	sh.enter(engine.AnsDone, "none", "no", "n")
	sh.add(int(q.Seat), ask.Choice{Key: "y", Label: "yes"})
	return sh
}

// seated is a choice that names a seat.
type seated struct {
	ask.Choice
	seat int
}

// seatChoices offers each seat of the mask by the first letter of its name; where
// two begin alike, or the letter means undo or quit, by a number.
func (s Scene) seatChoices(q *engine.Question, after string) []seated {
	var list []seated
	used := map[string]bool{"u": true, "q": true, "y": true}
	for seat := 1; seat <= engine.Seats; seat++ {
		if !q.Open(seat) {
			continue
		}
		name := s.Names.Seat[seat]
		key := strings.ToLower(string([]rune(name + " ")[:1]))
		if used[key] || key < "a" || key > "z" {
			key = strconv.Itoa(len(list) + 1)
		}
		used[key] = true
		list = append(list, seated{ask.Choice{Key: key, Label: name + after, Words: []string{strings.ToLower(name)}}, seat})
	}
	return list
}

// askStrength follows Combat Intrigue: units and cards in one number.
func (s Scene) askStrength(_ *engine.Table, q *engine.Question) sheet {
	return figure(int(q.Max), "%s strength now? (units and all; it was %d)", s.whose(q.Seat), q.Amount)
}

// SurePrompt asks a strength back that is lower than what is booked: swords are
// shown, and hardly ever taken away. It is false for all other answers.
func (s Scene) SurePrompt(q engine.Question, a int) (ask.Prompt, bool) {
	if q.Kind != engine.AskStrength || a >= int(q.Amount) {
		return ask.Prompt{}, false
	}
	sh := yesNo("%d is less than the %d before. Is it so?", a, q.Amount)
	sh.ID, sh.Hint = "sure", "y takes it   n or Esc asks again"
	sh.Commands = map[string]string{"back": CommandBack, "q": CommandQuit, "quit": CommandQuit}
	return sh.Prompt, true
}

// askHadWorm is asked where strength was told as one number.
func (s Scene) askHadWorm(_ *engine.Table, q *engine.Question) sheet {
	if q.Seat == s.Names.You {
		return yesNo("Had you a sandworm in the Conflict?")
	}
	return yesNo("Had %s a sandworm in the Conflict?", s.Names.Seat[q.Seat])
}

// askPayTimes asks how often a human pays for what a reward offers.
func (s Scene) askPayTimes(t *engine.Table, q *engine.Question) sheet {
	text := s.due(t, q) + capital(s.caller(q.Seat)+s.payFor(t, q))
	if q.Max == 1 {
		return yesNo("%s?", text)
	}
	return quantity(0, int(q.Max), int(q.Max), "%s? How often (%s sandworm allows two)", text, strings.ToLower(s.whose(q.Seat)))
}

// due says at a question of a reward which one it is: the rewards are told only
// when all is answered. "" where none is due to the seat.
func (s Scene) due(t *engine.Table, q *engine.Question) string {
	if t.Turn.Reward < 1 || t.Turn.Reward > 3 || t.Turn.Seat != q.Seat || q.About != engine.NoSeat && q.About != q.Seat {
		return ""
	}
	switch t.Turn.Reward {
	case 1:
		return s.does(q.Seat, "win", "wins") + ". "
	case 2:
		return s.does(q.Seat, "have", "has") + " the second reward. "
	}
	return s.does(q.Seat, "have", "has") + " the third reward. "
}

// payFor is "pay 6 Solari for 1 VP".
func (s Scene) payFor(t *engine.Table, q *engine.Question) string {
	cost := fmt.Sprintf("pay %d %s", q.Amount, resourceName(q.Resource))
	if q.Resource == engine.ResourceEnd {
		cost = fmt.Sprintf("recall %d %s", q.Amount, plural(int(q.Amount), "Spy", "Spies"))
	}
	for _, e := range s.reward(t) {
		if e.Verb == engine.DoPay && (q.Resource == engine.ResourceEnd || e.Cost.Purse[q.Resource] == q.Amount) {
			return cost + " for " + effect.Say(s.speaker(), effect.News, e.Then)
		}
	}
	return cost
}

// reward is what the Conflict gives for the place that is being rewarded.
func (s Scene) reward(t *engine.Table) []engine.Effect {
	if t.Pos.Conflict == 0 || t.Turn.Reward < 1 || t.Turn.Reward > 3 {
		return nil
	}
	return t.Rules.Conflicts[t.Pos.Conflict].Rewards[t.Turn.Reward-1]
}

// askEndgame asks for what only the human's hand knows.
func (s Scene) askEndgame(_ *engine.Table, q *engine.Question) sheet {
	what := "Endgame Intrigue cards"
	if hasObjectives(s.Box) {
		what += " and wild icon"
	}
	sh := quantity(0, int(q.Max), 5, "%s %s: how many VP?", s.whose(q.Seat), what)
	sh.Number.More = false
	return sh
}
