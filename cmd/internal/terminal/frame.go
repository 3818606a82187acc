package terminal

import (
	"fmt"
	"slices"
	"strings"

	layouter "househagal/cmd/internal/layout"
	"househagal/cmd/internal/say"
)

// frame is a whole screen: its lines from the top, and where the cursor is
// shown, if it is.
type frame struct {
	lines  []string
	cursor int  // cells from the left in line row; -1: hidden
	row    int  // line of the cursor
	cut    bool // something did not fit
	seen   []part
}

// layout is what a frame is made from.
type layout struct {
	page                        []row
	head                        int // so many rows of it are its heading
	asked, question, menu, hint []string
	at                          int // the row of the menu that must be seen
	width                       int
	notice                      []string // stands above the hint, or for it where there is no room
	speaker                     say.Speaker
}

// compose draws the prompt of m on a screen of w times h cells; told stands
// before the news.
func compose(m *menu, told []string, marked, w, h int, s style) frame {
	w, h = max(w, 4), max(h, 1)
	l := m.layout(told, marked, w, h, s)
	l.notify(h)
	f := frame{cursor: -1}
	page := l.fit(&m.news, h, &f.cut, s)
	for _, r := range page {
		f.lines = append(f.lines, r.text)
	}
	f.lines = append(f.lines, l.asked...)
	f.lines = append(f.lines, l.question...)
	f.row = len(f.lines) - 1
	if m.p.FreeText != nil && len(l.question) > 0 {
		f.cursor = min(layouter.Width(s.bare(l.question[len(l.question)-1])), w-1)
	}
	f.lines = append(f.lines, l.menu...)
	for i, line := range l.hint {
		f.lines = append(f.lines, s.hint(layouter.Cut(line, w), i < len(l.notice)))
	}
	lost := max(len(f.lines)-h, 0)
	if lost > 0 {
		f.lines, f.cut = f.lines[lost:], true
	}
	for _, r := range page[min(lost, len(page)):] {
		f.seen = append(f.seen, r.part)
	}
	return f
}

// layout makes the parts of the page, each w cells wide.
func (m *menu) layout(told []string, marked, w, h int, s style) layout {
	l := layout{width: w, speaker: m.p.Speaker}
	for i, line := range withTold(m.page, told) {
		parts := layouter.FoldAll(layouter.Clean(line), w, layouter.Indent)
		for n, text := range parts {
			l.page = append(l.page, row{s.news(text, i), part{i + 1, n + 1, len(parts)}})
		}
	}
	l.head = headRows(l.page)
	for _, line := range m.p.Asked {
		for _, part := range layouter.FoldAll("? "+layouter.Clean(line), w, 2) { // the answer is at its end
			l.asked = append(l.asked, s.asked(part))
		}
	}
	for i, line := range layouter.FoldAll("? "+m.questionText(), w, 2) {
		l.question = append(l.question, s.question(line, i == 0))
	}
	if m.p.FreeText != nil { // the cursor stands a space after the text
		l.question[len(l.question)-1] += m.trailing(w, l.question[len(l.question)-1], s)
	}
	l.menu, l.at = m.rows(marked, w, s)
	if m.notice != "" {
		l.notice = layouter.FoldAll(layouter.Clean(m.notice), w, 2)
	}
	switch {
	case m.p.Hint != "" && h >= 12:
		l.hint = layouter.FoldAll(layouter.Clean(m.p.Hint), w, 0)
	case m.p.Hint != "":
		l.hint = []string{layouter.Cut(layouter.Clean(m.p.Hint), w)}
	}
	return l
}

// notify puts the notice above the keys of the hint line where a screen of h lines
// has room for both, without a line of the page less.
func (l *layout) notify(h int) {
	keys := l.hint
	if len(l.notice) == 0 {
		return
	}
	l.hint = append(slices.Clone(l.notice), keys...)
	if len(l.squeeze(h))+l.rest() > h {
		l.hint = l.notice
	}
}

// questionText is the question with what has been typed at it.
func (m *menu) questionText() string {
	text := layouter.Clean(m.p.Text)
	switch {
	case m.p.FreeText != nil:
		if m.p.FreeText.Default != "" {
			text += " [" + layouter.Clean(m.p.FreeText.Default) + "]"
		}
		return text + " " + string(m.line)
	case m.tens > 0:
		return fmt.Sprintf("%s %d+", text, m.tens)
	case m.typed != "":
		return text + " " + m.typed
	}
	return text
}

// trailing is the space that wrapping took from the end of typed text.
func (m *menu) trailing(w int, line string, s style) string {
	if n := len(m.line); (n == 0 || m.line[n-1] == ' ') && layouter.Width(s.bare(line)) < w {
		return " "
	}
	return ""
}

// headRows counts the rows of a page that stay while it is turned: those above its first
// blank line, two at most; none where no blank line parts them from what is read.
func headRows(page []row) int {
	for i, r := range page {
		if strings.TrimSpace(r.text) == "" {
			return min(i, 2)
		}
	}
	return 0
}

// withTold puts lines before the news: after the first blank line.
func withTold(page, told []string) []string {
	if len(told) == 0 {
		return page
	}
	at := 0
	for at < len(page) && strings.TrimSpace(page[at]) != "" {
		at++
	}
	var lines []string
	lines = append(lines, page[:at]...)
	lines = append(lines, "")
	lines = append(lines, told...)
	if at+1 < len(page) {
		lines = append(lines, page[at+1:]...)
	}
	return lines
}
