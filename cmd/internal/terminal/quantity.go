package terminal

import (
	"strconv"
	"strings"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/say"

	layouter "househagal/cmd/internal/layout"
)

// digit takes a key of a question for a quantity; done is false if the key is
// none of its own.
func (m *menu) digit(r rune) (e effect, done bool) {
	n := m.p.Number
	isDigit := r >= '0' && r <= '9'
	switch {
	case n.Typed && isDigit:
		return m.typeDigit(r), true
	case isDigit && m.waits():
		typed := m.typed + string(r)
		m.typed = ""
		number, _ := strconv.Atoi(typed)
		return m.quantity(number, true), true
	case isDigit:
		if exact, _ := m.p.ByKey(string(r)); exact >= 0 {
			return effect{}, false
		}
		if m.tens == 0 && r != '0' && 10*int(r-'0') <= byDigits(n) {
			m.typed = string(r)
			m.notice = m.p.Speaker.Say("key.waits", say.Args{"text": m.typed})
			return effect{}, true
		}
		return m.quantity(m.tens+int(r-'0'), true), true
	case (r == 'm' || r == 'M') && !n.Typed && goesOn(n):
		m.addTen()
		return effect{}, true
	}
	return effect{}, false
}

// typeDigit adds a digit to a typed number, which is whole with as many as the
// largest has: then no Enter is waited for.
func (m *menu) typeDigit(r rune) effect {
	m.typed += string(r)
	if len(m.typed) < len(strconv.Itoa(m.p.Number.Max)) {
		return effect{}
	}
	number, _ := strconv.Atoi(m.typed)
	m.typed = ""
	return m.quantity(number, true)
}

// byDigits is the largest number that digits alone can mean.
func byDigits(n *ask.Number) int {
	if n.Keys > 0 {
		return min(n.Keys, n.Max)
	}
	return n.Max
}

// waits says whether a digit has been typed with which a larger number begins.
func (m *menu) waits() bool {
	return m.p.Number != nil && m.typed != "" && ask.IsNumber(m.typed)
}

// goesOn says whether "m" leads to quantities that are not drawn.
func goesOn(n *ask.Number) bool { return n.More || n.Max > 9 || n.Max > n.Shown }

// addTen makes the next digit ten more, or shows the digits not yet drawn
// where there are no tens.
func (m *menu) addTen() {
	m.typed = ""
	if next := m.tens + 10; next <= m.p.Number.Max {
		m.tens = next
		return
	}
	if m.tens == 0 && !m.all {
		m.all = true
		return
	}
	m.notice = ask.SayBetween(m.p.Speaker, m.p.Number)
}

// quantity chooses n if the question allows it.
func (m *menu) quantity(n int, atOnce bool) effect {
	if n < m.p.Number.Min || n > m.p.Number.Max {
		m.notice, m.stray = ask.SayBetween(m.p.Speaker, m.p.Number), true
		m.tens = 0
		return effect{}
	}
	m.marked = len(m.p.Choices)
	return effect{kind: count, number: n, atOnce: atOnce}
}

// numbers gives the quantities drawn now.
func (m *menu) numbers() []int {
	n := m.p.Number
	if n == nil || n.Typed {
		return nil
	}
	from, to := n.Min, n.Shown
	switch {
	case m.tens > 0:
		from, to = max(m.tens, n.Min), min(m.tens+9, n.Max)
	case m.all:
		to = min(9, n.Max)
	}
	var shown []int
	for i := from; i <= to && len(shown) < 20; i++ {
		shown = append(shown, i)
	}
	return shown
}

// write takes a key of a question for free text.
func (m *menu) write(k key) effect {
	switch k {
	case keyEnter:
		text := strings.TrimSpace(string(m.line))
		if text == "" {
			text = m.p.FreeText.Default
		}
		return effect{kind: write, text: text}
	case keyBackspace:
		if len(m.line) > 0 {
			m.line = m.line[:len(m.line)-1]
		}
	case keyClearLine:
		m.line = nil
	case keyClearWord:
		kept := strings.TrimRight(string(m.line), " ")
		m.line = []rune(kept[:strings.LastIndex(kept, " ")+1])
	default:
		if k >= ' ' {
			if next := string(m.line) + layouter.Clean(string(rune(k))); layouter.Width(next) <= m.p.FreeText.Limit() {
				m.line = []rune(next)
			}
		}
	}
	return effect{}
}
