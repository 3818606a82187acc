package ask

import (
	"cmp"
	"maps"
	"slices"
	"strconv"
	"strings"

	"househagal/cmd/internal/say"

	layouter "househagal/cmd/internal/layout"
)

// answer reads a whole line as an answer or command. The number of a line of the
// list is taken for the first so many choices listed. Where the line fits nothing,
// problem is one sentence that says so and the reply is empty.
func (p *Prompt) answer(line string, listed int) (reply Reply, problem string) {
	none := Reply{Choice: -1}
	fields := strings.Fields(line)
	if p.FreeText != nil {
		return p.answerLine(strings.Join(fields, " "))
	}
	if len(fields) == 0 {
		if r, ok := p.Enter(); ok {
			return r, ""
		}
		return none, p.Speaker.Say("key.no_default")
	}
	typed := fold(line)
	if n, err := strconv.Atoi(typed); err == nil {
		if r, fits := p.answerNumber(n, listed); fits {
			return r, ""
		}
	}
	if i := p.named(typed); i >= 0 {
		return p.open(i)
	}
	if id, ok := p.Command(fields[0]); ok {
		none.Command, none.Args = id, fields[1:]
		return none, ""
	}
	if n := p.Number; n != nil && len(p.Choices) == 0 && IsNumber(typed) {
		return none, SayBetween(p.Speaker, n)
	}
	return p.answerBeginning(typed, line)
}

// IsNumber says whether text is digits, with a sign or without.
func IsNumber(text string) bool {
	return strings.Trim(strings.TrimLeft(text, "+-"), "0123456789") == ""
}

// answerLine takes free text; only "back" is a command there.
func (p *Prompt) answerLine(text string) (Reply, string) {
	if id, ok := p.Command("back"); ok && Means(p.Speaker, text, "back") {
		return Reply{Choice: -1, Command: id}, ""
	}
	return Reply{Choice: -1, Text: p.FreeText.Kept(text)}, ""
}

// answerNumber takes a quantity or else the number of a line that was listed.
func (p *Prompt) answerNumber(n, listed int) (Reply, bool) {
	if p.Number != nil {
		if n >= p.Number.Min && n <= p.Number.Max {
			return Reply{Choice: -1, Number: n}, true
		}
		return Reply{Choice: -1}, false
	}
	for i, c := range p.listed() {
		if i < listed && p.numeral(i) == strconv.Itoa(n) {
			return Reply{Choice: c}, true
		}
	}
	return Reply{Choice: -1}, false
}

// numeral is the number of the n-th line of the list, from 0: the keys of the
// menu where all of them are numbers, so that screen and lines agree.
func (p *Prompt) numeral(n int) string {
	list := p.listed()
	for _, i := range list {
		if k, err := strconv.Atoi(p.Choices[i].Key); err != nil || k < 1 {
			return strconv.Itoa(n + 1)
		}
	}
	return p.Choices[list[n]].Key
}

// answerBeginning takes the beginning of one name, of two letters or more.
func (p *Prompt) answerBeginning(typed, line string) (Reply, string) {
	if len([]rune(typed)) >= 2 {
		switch fit := p.Narrow(typed); {
		case len(fit) == 1:
			return p.open(fit[0])
		case len(fit) > 1 && len(fit) <= 6:
			return Reply{Choice: -1}, p.Several(layouter.Cut(typed, 16), fit)
		}
	}
	return Reply{Choice: -1}, p.Speaker.Say("key.no_answer", say.Args{"text": layouter.Cut(strings.TrimSpace(line), 16)})
}

// open gives the choice, or says why it is closed.
func (p *Prompt) open(i int) (Reply, string) {
	if p.Choices[i].Closed != "" {
		return Reply{Choice: -1}, p.WhyClosed(i)
	}
	return Reply{Choice: i}, ""
}

// named finds the choice of this key, word or name.
func (p *Prompt) named(typed string) int {
	if exact, _ := p.ByKey(typed); exact >= 0 {
		return exact
	}
	return p.byWord(typed)
}

// listed gives the choices that have a number in plain lines: drawn and open.
func (p *Prompt) listed() []int {
	var list []int
	for i, c := range p.Choices {
		if !c.Hidden && c.Closed == "" {
			list = append(list, i)
		}
	}
	return list
}

// Takes says whether r could come of the prompt: an open choice of its own, a
// number within its bounds, a line that is not too long, one of its commands.
func (p *Prompt) Takes(r Reply) bool {
	switch {
	case r.Command != "":
		return slices.Contains(slices.Collect(maps.Values(p.Commands)), r.Command)
	case p.FreeText != nil:
		return r.Choice < 0 && r.Text == p.FreeText.Kept(r.Text)
	case r.Choice >= 0:
		return r.Choice < len(p.Choices) && p.Choices[r.Choice].Closed == ""
	}
	return p.Number != nil && r.Number >= p.Number.Min && r.Number <= p.Number.Max
}

// Kept is a typed line as it is taken: on one line, without what is no letter, no
// longer than it may be; for an empty one the default.
func (f *FreeText) Kept(text string) string {
	if text = strings.Join(strings.Fields(layouter.Clean(text)), " "); text == "" {
		text = f.Default
	}
	return strings.TrimSpace(layouter.Cut(text, f.Limit()))
}

// Limit is how many cells of a line are kept.
func (f *FreeText) Limit() int { return cmp.Or(max(f.Max, 0), 40) }
