package ask

import "strings"

// window is what a person sees of news that are longer than the screen has
// room for.
type window struct {
	top, bottom int  // lines above it, and the most there can be
	size        int  // lines in it
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
// news are cut to a window, then older answers, then the menu to a window.
func (l *layout) fit(v *window, h int, shorter *bool, s style) []string {
	page := l.squeeze(h)
	if len(page)+l.rest() <= h {
		*v = window{}
		return page
	}
	*shorter = true
	if v.reading && h-l.rest() < 4 {
		l.menu = nil
		l.lead(sayMenu())
	}
	if room := h - l.rest(); room >= 4 && len(page) > 2 {
		return v.cut(page, l.width, room, s)
	}
	for len(l.asked) > 0 && min(2, len(page))+l.rest() > h {
		l.asked = l.asked[1:]
	}
	if len(page) > 2 {
		l.lead(sayNews())
	}
	if room := h - l.rest(); room > 0 {
		return page[:min(room, len(page))]
	}
	l.cutMenu(max(h-len(l.question)-len(l.hint), 1))
	return nil
}

// lead puts a key before those of the hint line.
func (l *layout) lead(text string) {
	if len(l.hint) > 0 && !l.notice {
		l.hint[0] = text + "   " + l.hint[0]
	}
}

// rest counts the lines that are not page.
func (l *layout) rest() int {
	return len(l.asked) + len(l.question) + len(l.menu) + len(l.hint)
}

// squeeze takes blank lines out of the page, from the top, while it is too
// long; the last of them parts it from the question.
func (l *layout) squeeze(h int) []string {
	var page []string
	page = append(page, l.page...)
	if len(page) > 0 {
		page = append(page, "")
	}
	for i := 0; i < len(page) && len(page)+l.rest() > h; {
		if strings.TrimSpace(page[i]) == "" {
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

// cut leaves room lines of the page: the heading of two, the window, and a
// line that says what is not seen.
func (v *window) cut(page []string, w, room int, s style) []string {
	news := page[2:]
	v.size = room - 3
	v.bottom = max(len(news)-v.size, 0)
	v.top = min(v.top, v.bottom)
	end := min(v.top+v.size, len(news))
	lines := append([]string{}, page[:2]...)
	lines = append(lines, news[v.top:end]...)
	if v.bottom > 0 {
		lines = append(lines, s.hint(cut(sayCut(v.top, len(news)-end), w), false))
	}
	return lines
}
