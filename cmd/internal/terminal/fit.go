package terminal

import (
	"strings"

	layouter "househagal/cmd/internal/layout"
)

// row is a line of the screen that shows a line of the page, or a part of one.
type row struct {
	text string
	part part
}

// part is which part of which line of a page; the zero value is none.
type part struct {
	line, part, of int // the line from 1, its part from 1, how many parts it has
}

// window is what a person sees of news that are longer than the screen has
// room for.
type window struct {
	top, bottom int  // rows above it, and the most there can be
	size        int  // rows in it
	reading     bool // the menu makes room for the news
}

// up goes a window back; at the top the menu makes room, if it had taken it.
func (v *window) up() {
	if v.top == 0 {
		v.reading = true
	}
	v.top = max(v.top-v.size, 0)
}

// down goes a window on; from the end it comes back to the menu.
func (v *window) down() {
	if v.top >= v.bottom {
		v.reading = false
	}
	v.top = min(v.top+v.size, v.bottom)
}

// fit shortens the parts until they are h lines: first blank lines go, then
// news are cut to a window, then older answers, then the menu to a window. It
// returns what is seen of the page.
func (l *layout) fit(v *window, h int, shorter *bool, s style) []row {
	page := l.squeeze(h)
	if len(page)+l.rest() <= h {
		*v = window{}
		return page
	}
	*shorter = true
	if room := h - l.rest(); room < 4 && v.reading {
		l.makeRoom()
	}
	if room := h - l.rest(); len(page) > 2 && (room >= 4 || v.reading && room >= 1) {
		return v.cut(l, page, room, s)
	}
	v.top, v.size, v.bottom = 0, 0, 0
	for len(l.asked) > 0 && min(2, len(page))+l.rest() > h {
		l.asked = l.asked[1:]
	}
	if len(page) > 2 {
		l.lead(l.speaker.Say("key.news"))
	}
	if room := h - l.rest(); room > 0 {
		return page[:min(room, len(page))]
	}
	l.cutMenu(max(h-len(l.question)-len(l.hint), 1))
	return nil
}

// makeRoom leaves the news as much of the screen as there is: the menu comes
// back behind them.
func (l *layout) makeRoom() {
	l.menu, l.asked = nil, nil
	l.question = l.question[:min(1, len(l.question))]
	l.lead(l.speaker.Say("key.menu"))
	l.hint = l.hint[:min(1, len(l.hint))]
}

// lead puts a key before those of the hint line.
func (l *layout) lead(text string) {
	if len(l.hint) > 0 && len(l.notice) == 0 {
		l.hint[0] = text + "   " + l.hint[0]
	}
}

// rest counts the lines that are not page.
func (l *layout) rest() int {
	return len(l.asked) + len(l.question) + len(l.menu) + len(l.hint)
}

// squeeze takes blank lines out of the page, from the top, while it is too
// long; the last of them parts it from the question.
func (l *layout) squeeze(h int) []row {
	var page []row
	page = append(page, l.page...)
	if len(page) > 0 {
		page = append(page, row{})
	}
	for i := 0; i < len(page) && len(page)+l.rest() > h; {
		if strings.TrimSpace(page[i].text) == "" {
			page = append(page[:i], page[i+1:]...)
			continue
		}
		i++
	}
	return page
}

// cutMenu keeps room rows of the menu, with the mark among them.
func (l *layout) cutMenu(room int) {
	if room < len(l.menu) {
		from := min(max(l.at-room/2, 0), len(l.menu)-room)
		l.menu = l.menu[from : from+room]
	}
}

// cut leaves room lines of the page: its heading, the window, and a
// line that says what is not seen. Where there is hardly room the heading is a
// part of what is read.
func (v *window) cut(l *layout, page []row, room int, s style) []row {
	heading := page[:min(l.head, len(page))]
	if room < 4 {
		heading = nil
	}
	news := page[len(heading):]
	v.size = max(room-len(heading)-1, 1)
	v.bottom = max(len(news)-v.size, 0)
	v.top = min(v.top, v.bottom)
	end := min(v.top+v.size, len(news))
	lines := append([]row{}, heading...)
	lines = append(lines, news[v.top:end]...)
	if v.bottom > 0 && room > 1 {
		lines = append(lines, row{text: s.hint(layouter.Cut(sayCut(l.speaker, v.top, len(news)-end), l.width), false)})
	}
	return lines
}
