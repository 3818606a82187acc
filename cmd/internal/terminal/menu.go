package terminal

import (
	"strconv"
	"strings"
	"unicode"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/say"
)

// menu is a prompt while keys are pressed at it: what is marked, what has been
// typed so far, what the hint line says instead of the hint.
type menu struct {
	p      *ask.Prompt
	page   []string // as it is drawn
	marked int      // index into Choices; len(Choices) is the number or line; -1: nothing
	typed  string   // the first letter of a code, or digits of a Typed number
	kept   []int    // choices that what was typed could mean; nil: all
	tens   int      // added to the next digit
	all    bool     // every digit is drawn, not only up to Shown
	line   []rune   // free text so far
	notice string   // stands in the hint line until the next key
	stray  bool     // the key meant nothing here
	unread bool     // a part of the page has not been seen
	begun  string   // the first letter of a code that came before the page was read
	turned bool     // the key turned the page on
	news   window   // what is seen of news that do not fit
}

// effect is what a key press comes to.
type effect struct {
	kind   effectKind
	atOnce bool // the key chose without Enter
	number int
	text   string // the line, or the command id
	choice int
}

type effectKind uint8

const (
	stay effectKind = iota // ask on, draw again
	choose
	count
	write
	order
	interrupt
	end
	withdrawn
)

// newMenu begins with the mark on what Enter takes; the page is drawn for a screen
// of so many cells.
func newMenu(p *ask.Prompt, w int) *menu {
	p.Settle(w)
	m := &menu{p: p, page: p.Drawn(w), marked: -1}
	switch r, ok := p.Enter(); {
	case p.FreeText != nil:
		m.marked = len(p.Choices)
	case ok && r.Choice >= 0:
		m.marked = r.Choice
	}
	return m
}

func (m *menu) press(k key) effect {
	m.notice = ""
	begun := m.begun
	m.begun = ""
	switch k {
	case keyInterrupt:
		return effect{kind: interrupt}
	case keyEOF:
		return effect{kind: end}
	case keyEsc:
		return m.escape()
	case keyPageUp:
		m.news.up()
		return effect{}
	case keyPageDown:
		m.news.down()
		return effect{}
	}
	if m.p.FreeText != nil {
		return m.write(k)
	}
	switch k {
	case keyUndo:
		return m.orderWord("undo")
	case keyRedo:
		return m.orderWord("redo")
	case keyEnter:
		return m.enter()
	case keyUp, keyDown, keyLeft, keyRight, keyHome, keyEnd:
		m.move(k)
	case keyBackspace, keyClearLine, keyClearWord:
		m.clear()
	default:
		if k > ' ' && (!m.readFirst() || m.isCommand(begun, ask.Latin(rune(k)))) {
			return m.letter(rune(k))
		}
		if k > ' ' {
			m.begun, m.stray = strings.ToLower(string(ask.Latin(rune(k)))), true
			m.notice = m.p.Speaker.Say("key.read_on")
		}
	}
	return effect{}
}

// readFirst says whether the page must be read before the prompt is answered.
func (m *menu) readFirst() bool { return m.unread || m.news.reading }

// isCommand says whether r is a command and not the beginning of a code, nor the
// end of one that was begun.
func (m *menu) isCommand(begun string, r rune) bool {
	letter := strings.ToLower(string(r))
	exact, longer := m.p.ByKey(letter)
	_, ok := m.p.Command(string(r))
	return ok && exact < 0 && !longer && (begun == "" || !m.p.IsKey(begun+letter))
}

// clear forgets what was typed; false if there was nothing.
func (m *menu) clear() bool {
	something := m.typed != "" || m.kept != nil || m.tens != 0 || m.all
	m.typed, m.kept, m.tens, m.all = "", nil, 0, false
	return something
}

// escape clears what was typed; with nothing typed it goes back a question.
func (m *menu) escape() effect {
	if m.p.FreeText == nil && m.clear() {
		return effect{}
	}
	return m.orderWord("back")
}

// orderWord gives the command of this word, where the prompt takes it.
func (m *menu) orderWord(word string) effect {
	if id, ok := m.p.Command(word); ok {
		return effect{kind: order, text: id, atOnce: true}
	}
	for _, id := range m.p.Commands {
		if id == word {
			return effect{kind: order, text: id, atOnce: true}
		}
	}
	m.notice = m.p.Speaker.Say(nothing[word])
	return effect{}
}

// enter takes what is marked.
func (m *menu) enter() effect {
	if m.readFirst() {
		m.news.down()
		m.turned = true
		return effect{}
	}
	if m.p.Number != nil && m.typed != "" {
		n, err := strconv.Atoi(m.typed)
		if err == nil {
			m.typed = ""
			return m.quantity(n, false)
		}
	}
	if exact, _ := m.p.ByKey(m.typed); m.typed != "" && exact >= 0 {
		return m.take(exact, false)
	}
	if id, ok := m.p.Command(m.typed); ok && m.typed != "" {
		m.typed = ""
		return effect{kind: order, text: id}
	}
	if m.marked >= 0 && m.marked < len(m.p.Choices) {
		return m.take(m.marked, false)
	}
	if r, ok := m.p.Enter(); ok && r.Choice < 0 {
		return effect{kind: count, number: r.Number}
	}
	return effect{}
}

// take chooses, or says why the choice is closed.
func (m *menu) take(i int, atOnce bool) effect {
	m.typed = ""
	if m.p.Choices[i].Closed != "" {
		m.notice = m.p.WhyClosed(i)
		return effect{}
	}
	m.marked = i
	return effect{kind: choose, choice: i, atOnce: atOnce}
}

// letter takes a typed rune: the menu's own keys first, then commands, then
// the beginnings of names.
func (m *menu) letter(r rune) effect {
	r = ask.Latin(r)
	lower := strings.ToLower(string(r))
	typed := m.typed + lower
	if m.p.Number != nil {
		if e, done := m.digit(r); done {
			return e
		}
	}
	if id, ok := m.p.Commands[string(r)]; ok && unicode.IsUpper(r) && m.typed == "" {
		return effect{kind: order, text: id, atOnce: true}
	}
	exact, longer := m.p.ByKey(typed)
	switch {
	case exact >= 0 && !longer:
		return m.take(exact, true)
	case longer:
		if _, ok := m.p.Command(typed); ok {
			m.notice = m.p.Speaker.Say("key.command_waits", say.Args{"text": typed})
		}
		m.typed = typed
		return effect{}
	}
	if m.typed == "" || !unicode.IsLetter(r) && !unicode.IsDigit(r) {
		if id, ok := m.p.Command(string(r)); ok {
			return effect{kind: order, text: id, atOnce: true}
		}
	}
	if m.typed == "" {
		if i := m.p.HasLetter(typed); i >= 0 {
			return m.take(i, true)
		}
	}
	return m.begin(typed)
}

// begin takes letters that are no code as the beginning of a name. A digit
// never begins one. In a menu of single keys a first letter that led nowhere
// does not spoil the key after it, and one that waits for more says so.
func (m *menu) begin(typed string) effect {
	fit := m.p.Narrow(typed)
	if typed[0] >= '0' && typed[0] <= '9' {
		fit = nil
	}
	first, single := m.typed, m.p.SingleKeys()
	m.typed, m.kept = "", nil
	switch {
	case len(fit) == 0 && single && first != "":
		return m.letter([]rune(typed)[len([]rune(first))])
	case len(fit) == 0:
		m.notice, m.stray = m.p.Speaker.Say("key.no_key", say.Args{"text": typed}), true
	case len([]rune(typed)) == 1:
		m.typed = typed
		if single {
			m.notice = m.p.Several(typed, fit)
		}
	case len(fit) == 1:
		return m.take(fit[0], true)
	default:
		m.kept = fit
		m.notice = m.p.Several(typed, fit)
		m.marked = -1
		for _, i := range fit {
			if m.reachable(i) {
				m.marked = i
				break
			}
		}
	}
	return effect{}
}

// result turns an effect that ends the prompt into a reply.
func (e effect) result() (ask.Reply, error) {
	switch e.kind {
	case choose:
		return ask.Reply{Choice: e.choice}, nil
	case count:
		return ask.Reply{Choice: -1, Number: e.number}, nil
	case write:
		return ask.Reply{Choice: -1, Text: e.text}, nil
	case order:
		return ask.Reply{Choice: -1, Command: e.text}, nil
	case interrupt:
		return ask.Reply{Choice: -1}, ask.ErrInterrupt
	case withdrawn:
		return ask.Reply{Choice: -1}, ask.ErrWithdrawn
	}
	return ask.Reply{Choice: -1}, ask.ErrEnd
}
