package terminal

import (
	"regexp"
	"strings"
	"sync"

	layouter "househagal/cmd/internal/layout"
)

// style puts colours on finished text. Without colour it changes nothing, and
// no fact is told by colour alone.
type style struct{ colour bool }

const (
	bold   = "1"
	faint  = "2"
	green  = "1;32"
	cyan   = "1;36"
	yellow = "33"
)

// paint wraps text into a colour.
func (s style) paint(code, text string) string {
	if !s.colour || text == "" {
		return text
	}
	return "\x1b[" + code + "m" + text + "\x1b[0m"
}

var colours = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile("\x1b\\[[0-9;]*m") })

func (s style) bare(text string) string { return colours().ReplaceAllString(text, "") }

// cell draws a cell with its mark: room is what it may take with the mark, fill
// what it is padded to.
func (s style) cell(c cell, room, fill int) string {
	text := layouter.Cut(c.text, max(room-2, 1))
	rest := strings.Repeat(" ", max(fill-2-layouter.Width(text), 0))
	switch {
	case c.blank:
		return strings.Repeat(" ", layouter.Width(text)+2) + rest
	case c.marked:
		return s.paint(cyan, "> "+text) + rest
	case c.closed:
		return "  " + s.paint(faint, text) + rest
	}
	return "  " + text + rest
}

var heading = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`^[A-Z][A-Z]+(\s|$)`) })

// news draws line i of the page: the title and names in capitals stand out.
func (s style) news(line string, i int) string {
	if !s.colour {
		return line
	}
	if i == 0 {
		return s.paint(bold, line)
	}
	if at := heading().FindString(line); at != "" {
		return s.paint(bold, strings.TrimSpace(at)) + line[len(strings.TrimSpace(at)):]
	}
	return line
}

func (s style) question(line string, first bool) string {
	if first && strings.HasPrefix(line, "? ") {
		return s.paint(green, "?") + " " + s.paint(bold, line[2:])
	}
	return s.paint(bold, line)
}

func (s style) asked(line string) string {
	if strings.HasPrefix(line, "? ") {
		return s.paint(green, "?") + line[1:]
	}
	return line
}

// hint draws the last line; a notice stands out.
func (s style) hint(line string, notice bool) string {
	if notice {
		return s.paint(yellow, line)
	}
	return s.paint(faint, line)
}
