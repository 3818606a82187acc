package ask

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"househagal/cmd/internal/say"
)

// name is the first column of a label: "Mentat   and more" is "Mentat".
func name(label string) string {
	if i := strings.Index(label, "  "); i > 0 {
		label = label[:i]
	}
	return strings.TrimSpace(label)
}

// words parts a label into its letters and digits, lower case.
func words(label string) []string {
	return strings.FieldsFunc(fold(name(label)), func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r) && r != '\''
	})
}

// initials is the first letter of each word.
func initials(words []string) string {
	var b strings.Builder
	for _, w := range words {
		r, _ := utf8.DecodeRuneInString(w)
		b.WriteRune(r)
	}
	return b.String()
}

// begins says whether a label can be meant by typed: its first or second word
// begins so, its initials do, or the whole label does.
func begins(label, typed string) bool {
	ws := words(label)
	for i := 0; i < len(ws) && i < 2; i++ {
		if strings.HasPrefix(ws[i], typed) {
			return true
		}
	}
	if len(ws) == 0 || typed == "" {
		return false
	}
	return strings.HasPrefix(initials(ws), typed) || strings.HasPrefix(fold(name(label)), typed)
}

// Narrow gives the choices that typed can mean.
func (p *Prompt) Narrow(typed string) []int {
	var fit []int
	for i, c := range p.Choices {
		if begins(c.Label, typed) {
			fit = append(fit, i)
		}
	}
	return fit
}

// ByKey finds the choice of exactly this key, and whether another key goes on
// from it.
func (p *Prompt) ByKey(typed string) (exact int, longer bool) {
	exact = -1
	for i, c := range p.Choices {
		switch {
		case c.Key == typed && exact < 0:
			exact = i
		case c.Key != typed && strings.HasPrefix(c.Key, typed):
			longer = true
		}
	}
	return exact, longer
}

// IsKey says whether a choice has this key, or one that begins so.
func (p *Prompt) IsKey(typed string) bool {
	exact, longer := p.ByKey(typed)
	return exact >= 0 || longer
}

// SingleKeys says whether one key alone chooses something in this menu.
func (p *Prompt) SingleKeys() bool {
	if p.Number != nil {
		return true
	}
	return slices.ContainsFunc(p.Choices, func(c Choice) bool { return utf8.RuneCountInString(c.Key) == 1 })
}

// byWord finds the choice that has this word or name, or the one that the word
// stands for in the language.
func (p *Prompt) byWord(word string) int {
	if i := p.byOwnWord(word); i >= 0 {
		return i
	}
	for _, english := range senses(p.Speaker, word) {
		if i := p.byOwnWord(english); i >= 0 {
			return i
		}
	}
	return -1
}

// byOwnWord finds the choice that has this word or name as it stands.
func (p *Prompt) byOwnWord(word string) int {
	for i, c := range p.Choices {
		if fold(name(c.Label)) == word {
			return i
		}
		for _, w := range c.Words {
			if fold(w) == word {
				return i
			}
		}
	}
	return -1
}

// HasLetter finds the choice of which this single letter is a word, or stands for
// one in the language.
func (p *Prompt) HasLetter(letter string) int {
	has := func(word string) int {
		return slices.IndexFunc(p.Choices, func(c Choice) bool { return slices.Contains(c.Words, word) })
	}
	if i := has(letter); i >= 0 {
		return i
	}
	for _, english := range senses(p.Speaker, letter) {
		if i := has(english); i >= 0 {
			return i
		}
	}
	return -1
}

// Command looks a key or word up: as it stands, in lower case, and as what it
// stands for in the language.
func (p *Prompt) Command(word string) (id string, ok bool) {
	if id, ok = p.Commands[strings.Map(Latin, word)]; !ok {
		id, ok = p.Commands[fold(word)]
	}
	if !ok {
		for _, english := range senses(p.Speaker, fold(word)) {
			if id, ok = p.Commands[english]; ok {
				break
			}
		}
	}
	return id, ok && id != ""
}

// WhyClosed is the sentence that says why choice i is not open.
func (p *Prompt) WhyClosed(i int) string {
	c := &p.Choices[i]
	head := strings.TrimSpace(c.Key + " " + name(c.Label))
	if head == "" {
		return c.Closed
	}
	return p.Speaker.Say("key.closed", say.Args{"name": head, "text": c.Closed})
}
