package terminal

import (
	"io"
	"strings"
	"testing"
	"time"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/say"
	"househagal/data"
	"househagal/engine"
)

// turkish writes i as a Turkish keyboard does; wide writes full-width letters.
var turkish = strings.NewReplacer("i", "ı", "I", "İ")

func wide(s string) string {
	return strings.Map(func(r rune) rune {
		if r > ' ' && r < 0x7f {
			return r - '!' + '！'
		}
		return r
	}, s)
}

// boardOf is a prompt with all codes of a game: spaces, posts or cards.
func boardsOf(t *testing.T, game engine.GameID) []*ask.Prompt {
	t.Helper()
	box, err := data.Load(game)
	if err != nil {
		t.Fatal(err)
	}
	var all [3]ask.Prompt
	add := func(p *ask.Prompt, code, name, id string) {
		p.Choices = append(p.Choices, ask.Choice{Key: code, Label: name, Words: []string{id, strings.ToLower(name)}})
	}
	for _, x := range box.Rules.Spaces[1:] {
		add(&all[0], x.Code, x.Name, x.ID)
	}
	for _, x := range box.Rules.Posts {
		if x.Code != "" {
			add(&all[1], x.Code, x.Name, x.ID)
		}
	}
	for _, x := range box.Deck.Cards[1:] {
		add(&all[2], x.Code, x.Name, x.ID)
	}
	var boards []*ask.Prompt
	for i := range all {
		all[i].Default, all[i].Commands = -1, commands
		if len(all[i].Choices) > 0 {
			boards = append(boards, &all[i])
		}
	}
	return boards
}

// inPlainLines is the reply that a line comes to.
func inPlainLines(p *ask.Prompt, line string) (ask.Reply, error) {
	return ask.NewPlain(strings.NewReader(line+"\n"), io.Discard).Ask(*p)
}

// Whatever an English keyboard chooses, a Turkish and a full-width one choose too:
// every code, digit, word and command, on the screen and in plain lines.
func TestKeysOfEveryLayout(t *testing.T) {
	refused, pressed := 0, 0
	same := func(p *ask.Prompt, typed string) {
		for _, other := range []string{turkish.Replace(typed), wide(typed), strings.ToUpper(wide(typed))} {
			if strings.ToUpper(typed) != typed && strings.ToUpper(wide(typed)) == other && len(typed) == 1 {
				continue // u and U are two commands
			}
			pressed++
			want, _ := pressAll(p, typedKeys(typed)...)
			got, _ := pressAll(p, typedKeys(other)...)
			reply, problem := inPlainLines(p, other)
			meant, _ := inPlainLines(p, typed)
			if got != want || want.kind == stay || problem != nil || reply.Choice != meant.Choice || reply.Command != meant.Command {
				t.Errorf("%q for %q: %+v, want %+v; in plain lines %+v %v", other, typed, got, want, reply, problem)
				refused++
			}
		}
	}
	for _, game := range []engine.GameID{engine.Uprising, engine.Imperium} {
		for _, p := range boardsOf(t, game) {
			for _, c := range p.Choices {
				same(p, c.Key)
			}
			for k := range commands {
				if reply, _ := inPlainLines(p, k); len(k) == 1 && reply.Command != "" && p.HasLetter(k) < 0 {
					if exact, longer := p.ByKey(k); exact < 0 && !longer {
						same(p, k)
					}
				}
			}
		}
	}
	numbers := &ask.Prompt{Number: &ask.Number{Max: 9, Shown: 9}, Default: -1}
	for d := range 10 {
		same(numbers, string(rune('0'+d)))
	}
	if pressed < 200 || refused > 0 {
		t.Errorf("%d refused of %d", refused, pressed)
	}
}

// After two letters of another keyboard in a row the notice says which they are.
func TestTheLayoutIsNamed(t *testing.T) {
	for typed, want := range map[string]string{
		"ф": "ф chooses nothing here.", "фк": sayLayout(say.Speaker{}, "key.cyrillic_letters"), "αβ": sayLayout(say.Speaker{}, "key.greek_letters"), "한글": sayLayout(say.Speaker{}, "key.korean_letters"),
		"éà": sayLayout(say.Speaker{}, ""), "фzк": held("ф z к"), "漢": "漢 chooses nothing here.",
	} {
		var c pace
		m := newMenu(spaces(), 80)
		for i, k := range typedKeys(typed) {
			at := press{k, time.Unix(1000, int64(i)*int64(reaction)/2)}
			if !c.holds(at, m) {
				c.took(at, m.press(k), m)
			}
		}
		if m.notice != want {
			t.Errorf("%q: %q, want %q", typed, m.notice, want)
		}
	}
}
