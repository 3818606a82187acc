package controls

import (
	"strconv"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/say"
)

// languageKey leads to the languages, in the options and before the game.
const languageKey = "w"

// Languages offers the languages there are, each by its own name; choice i is
// all[i]. Where printed things have other names, those are the choice behind the
// last language.
func Languages(s say.Speaker) (p ask.Prompt, all []string) {
	p = ask.Prompt{ID: "language", Text: s.Say("ask.language"), Default: -1, Hint: s.Say("options.esc_back"), Commands: CommandsOf(CommandBack, CommandQuit)}
	for i, tag := range say.Tags() {
		lang, ok := say.Find(tag)
		if !ok {
			continue
		}
		p.Choices = append(p.Choices, ask.Choice{Key: strconv.Itoa(i + 1), Label: lang.Name(), Words: []string{tag}})
		all = append(all, tag)
	}
	if there, printed := s.Shelves(); there {
		p.Choices = append(p.Choices, ask.Choice{Key: "n", Label: s.Say("options.names", say.Args{"on": printed}), Words: []string{"names"}})
	}
	return p, all
}
