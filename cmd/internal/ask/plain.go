package ask

import (
	"cmp"
	"fmt"
	"io"
	"os"
	"strings"

	"golang.org/x/term"

	layouter "househagal/cmd/internal/layout"
	"househagal/cmd/internal/say"
)

const (
	plainWidth = 40 // cells of a plain line
	plainList  = 12 // lines of a page of a list
)

// Plain is the Person of numbered lines: one answer a line, nothing redrawn,
// no line wider than 40 cells. Every input line is kept, so that a whole game
// can be fed from a file.
type Plain struct {
	in     *lineReader
	out    io.Writer
	echo   bool // the input does not show by itself
	listed int  // choices of this prompt that the last list ended with
	most   int  // choices of this prompt that stood in a list at all
	hinted map[string]bool
	next   chan typedLine // a line that is waited for, nil: none is

	speaker say.Speaker
}

// typedLine is what one reading of the input brought.
type typedLine struct {
	text string
	err  error
}

var _ Patient = (*Plain)(nil)

// NewPlain reads answers from in and writes questions to out. Where in is no
// terminal the answers are written out as well, so that the output reads like
// the conversation.
func NewPlain(in io.Reader, out io.Writer) *Plain {
	echo := true
	if f, ok := in.(*os.File); ok {
		echo = !term.IsTerminal(int(f.Fd()))
	}
	return &Plain{in: newLineReader(in), out: out, echo: echo, hinted: map[string]bool{}}
}

// Speak sets in what language prompts are said from now on.
func (pl *Plain) Speak(s say.Speaker) { pl.speaker = s }

// Fits is always true: lines only follow each other.
func (pl *Plain) Fits(Prompt) bool { return true }

// Close does nothing: nothing was taken over.
func (pl *Plain) Close() error { return nil }

// Tell prints the lines.
func (pl *Plain) Tell(lines []string) {
	for _, line := range lines {
		pl.print(line, 0)
	}
}

// Ask prints the question and reads lines until one answers it.
func (pl *Plain) Ask(p Prompt) (Reply, error) { return pl.AskUntil(p, nil) }

// AskUntil does so until gone is closed. A line that comes later answers what is
// asked then.
func (pl *Plain) AskUntil(p Prompt, gone <-chan struct{}) (Reply, error) {
	if err := p.Check(); err != nil {
		return Reply{Choice: -1}, err
	}
	pl.listed, pl.most, p.Speaker = 0, 0, pl.speaker
	p.Settle(0)
	pl.printPage(&p)
	pl.printQuestion(&p)
	for {
		line, err := pl.read(gone)
		if err == errLong {
			pl.refuse(&p, pl.speaker.Say("key.too_long"))
			continue
		}
		if err != nil {
			return Reply{Choice: -1}, err
		}
		if Means(p.Speaker, line, "list") && p.FreeText == nil && p.named("list") < 0 {
			pl.printMore(&p)
			continue
		}
		reply, problem := p.answer(line, pl.most)
		if problem == "" {
			return reply, nil
		}
		pl.refuse(&p, problem)
	}
}

// refuse says what is wrong with a line, and asks again: with the choices, which
// who reads screens by ear can't look up, or, where they are many, how they are
// listed.
func (pl *Plain) refuse(p *Prompt, problem string) {
	pl.print(problem, 0)
	pl.print(p.question(), 0)
	switch {
	case p.FreeText != nil, p.Number != nil && problem == SayBetween(pl.speaker, p.Number): // that says what fits
	case p.Number != nil:
		pl.printHint(p)
	case p.unlisted(), len(p.listed()) > plainList:
		pl.listed = 0
		pl.print(pl.speaker.Say("key.code"), 0)
	default:
		pl.listed = 0
		pl.printList(p)
	}
}

// read takes the next line and shows it where nobody typed it.
func (pl *Plain) read(gone <-chan struct{}) (string, error) {
	fmt.Fprint(pl.out, "> ")
	line, err := pl.line(gone)
	switch {
	case err == errLong:
		fmt.Fprintln(pl.out)
	case err != nil:
		fmt.Fprintln(pl.out)
		return "", err
	case pl.echo:
		fmt.Fprintln(pl.out, strings.Join(layouter.FoldAll(line, plainWidth-2, 0), "\n  "))
	}
	return line, err
}

// line waits for the next line, or until gone is closed. What has been begun to be
// read then is not lost.
func (pl *Plain) line(gone <-chan struct{}) (string, error) {
	if gone == nil && pl.next == nil {
		return pl.in.next()
	}
	if pl.next == nil {
		next := make(chan typedLine, 1)
		pl.next = next
		go func() {
			text, err := pl.in.next()
			next <- typedLine{text, err}
		}()
	}
	select {
	case l := <-pl.next:
		pl.next = nil
		return l.text, l.err
	case <-gone:
		return "", ErrWithdrawn
	}
}

// printPage prints the news of a new page and a blank line.
func (pl *Plain) printPage(p *Prompt) {
	if !p.NewPage {
		return
	}
	if page := p.Said(pl.speaker); len(page) > 0 {
		pl.Tell(page)
		fmt.Fprintln(pl.out)
	}
}

// question is the question in plain lines, with what an empty line takes.
func (p *Prompt) question() string {
	text := p.Plain.Text
	if text == "" {
		text = p.Text
	}
	if p.FreeText != nil {
		if p.FreeText.Default != "" {
			text += " [" + p.FreeText.Default + "]"
		}
		return text
	}
	r, ok := p.Enter()
	switch {
	case !ok:
		return text
	case r.Choice < 0:
		return fmt.Sprintf("%s [%d]", text, r.Number)
	}
	for n, i := range p.listed() {
		if i == r.Choice && !p.unlisted() {
			return text + " [" + p.numeral(n) + "]"
		}
	}
	c := p.Choices[r.Choice]
	if c.Key != "" {
		return text + " [" + c.Key + "]"
	}
	return text + " [" + name(c.Label) + "]"
}

// unlisted says whether the choices are listed only when "list" asks for them.
func (p *Prompt) unlisted() bool {
	return len(p.Plain.Hint) > 0 || p.Number != nil || len(p.listed()) == 0
}

// printQuestion prints the question, then its hint or the list of choices.
func (pl *Plain) printQuestion(p *Prompt) {
	pl.print(p.question(), 0)
	switch {
	case p.FreeText != nil && len(p.Plain.Hint) == 0:
	case !p.unlisted():
		pl.printList(p)
	case !pl.hinted[p.hintKey()]:
		pl.hinted[p.hintKey()] = true
		pl.printHint(p)
	}
}

// hintKey is what a hint is known by once it was said: that of quantities is the
// same at every question.
func (p *Prompt) hintKey() string {
	if len(p.Plain.Hint) == 0 && p.Number != nil {
		return "number"
	}
	return strings.Join(p.Plain.Hint, " ")
}

// printMore is what "list" asks for: the choices, or how a quantity or a code is
// said where none are listed.
func (pl *Plain) printMore(p *Prompt) {
	if len(p.listed()) > 0 {
		pl.printList(p)
		return
	}
	pl.printHint(p)
}

// printHint says how the question is answered. It is said once, then only where
// "list" asks for it: who listens to the lines knows it by then.
func (pl *Plain) printHint(p *Prompt) {
	switch {
	case len(p.Plain.Hint) > 0:
		for _, line := range p.Plain.Hint {
			pl.print(line, 0)
		}
	case p.Number != nil:
		pl.print(sayNumbers(pl.speaker, p.Number), 0)
	case len(p.listed()) == 0:
		pl.print(pl.speaker.Say("key.code"), 0)
	}
}

// printList prints the next page of the numbered choices; after the last one
// it begins again.
func (pl *Plain) printList(p *Prompt) {
	list := p.listed()
	if pl.listed >= len(list) {
		pl.listed = 0
	}
	to := min(pl.listed+plainList, len(list))
	for n := pl.listed; n < to; n++ {
		head := p.numeral(n) + ". "
		c := &p.Choices[list[n]]
		pl.print(head+columns(pl.speaker, cmp.Or(c.Said, c.Label)), len(head))
	}
	pl.listed, pl.most = to, max(pl.most, to)
	if to < len(list) {
		pl.print(pl.speaker.Say("key.more", say.Args{"n": len(list) - to}), 0)
	}
}

// columns makes a sentence of a label that stands in columns.
func columns(s say.Speaker, label string) string {
	var parts []string
	for part := range strings.SplitSeq(label, "  ") {
		if part = strings.TrimSpace(part); part != "" {
			parts = append(parts, part)
		}
	}
	if len(parts) < 2 {
		return strings.TrimSpace(label)
	}
	rest := make(say.List, len(parts)-1)
	for i, part := range parts[1:] {
		rest[i] = part
	}
	return s.Say("key.columns", say.Args{"name": parts[0], "texts": rest})
}

// print writes one line, broken where it is too wide.
func (pl *Plain) print(line string, indent int) {
	for _, part := range layouter.FoldAll(layouter.Clean(line), plainWidth, indent) {
		fmt.Fprintln(pl.out, part)
	}
}
