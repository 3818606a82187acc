package layout

import (
	"strings"
	"unicode/utf8"
)

// hardBlank stands where a line must not be broken; it is drawn as a blank.
const hardBlank = "\u00a0"

// Fold breaks a line at blanks, or between wide characters, so that no part takes
// more than width cells; later parts are indented by in cells. A word longer than
// a line stays whole.
func Fold(line string, width, in int) []string {
	return folds(Counted(line), width, in, in, false)
}

// FoldAll is Fold for what must fit, however narrow the screen: a gap that holds
// something at the right margin gives way first, other gaps but that behind the first
// word close, and a word longer than a line is cut. The first word keeps its column.
func FoldAll(line string, width, in int) []string {
	line = squeeze(strings.TrimRight(line, " "), width)
	if Width(line) <= width {
		return []string{line}
	}
	if in > width/2 {
		in = 0
	}
	line = Counted(line)
	rest := strings.TrimLeft(line, " ")
	lead := line[:len(line)-len(rest)]
	if len(lead) > width/2 {
		lead = ""
	}
	first, after := rest, ""
	if at := strings.IndexByte(rest, ' '); at >= 0 {
		first, after = rest[:at], rest[at:]
	}
	gap := after[:len(after)-len(strings.TrimLeft(after, " "))]
	line = lead + first + gap + strings.Join(strings.FieldsFunc(after, isBlank), " ")
	return folds(line, width, in, 0, true)
}

// folds breaks a line whose hard blanks are marked, the first time behind cell from;
// all says that a word longer than a line is cut.
func folds(line string, width, in, from int, all bool) []string {
	var out []string
	for Width(line) > width {
		cut := breakAt(line, width, from)
		if cut < 0 && all {
			cut = cutAt(line, width)
		}
		if cut < 0 {
			break
		}
		out = append(out, strings.TrimRight(line[:cut], " "))
		if line = strings.TrimLeft(line[cut:], " "); line == "" && all {
			break
		}
		line, from = strings.Repeat(" ", in)+line, in
	}
	if line != "" || len(out) == 0 {
		out = append(out, line)
	}
	for i := range out {
		out[i] = strings.ReplaceAll(out[i], hardBlank, " ")
	}
	return out
}

// breakAt finds the last place behind from to break a line at which the part before
// it fits, -1 for none.
func breakAt(line string, width, from int) int {
	at, end := -1, 0
	try := func(i int) {
		if i > from && Width(line[:i]) <= width && strings.TrimSpace(line[:i]) != "" {
			at = i
		}
	}
	for _, word := range strings.SplitAfter(line, " ") {
		for i, piece := range Pieces(word) {
			if i > 0 {
				try(end)
			}
			end += len(piece)
		}
		if strings.HasSuffix(word, " ") {
			try(end - 1)
		}
	}
	return at
}

// cutAt is where a line that can't be broken is cut: as far as it fits, but behind a
// character at least.
func cutAt(line string, width int) int {
	lead := len(line) - len(strings.TrimLeft(line, " "))
	if n := len(Cut(line, width)); n > lead {
		return n
	}
	_, n := utf8.DecodeRuneInString(line[lead:])
	return lead + n
}

// squeeze shortens the last wide gap of a line, so that what stands at the right
// margin stays on it.
func squeeze(s string, n int) string {
	excess := Width(s) - n
	if excess <= 0 {
		return s
	}
	end := strings.LastIndex(s, "   ")
	if end < 0 {
		return s
	}
	end += 3
	start := len(strings.TrimRight(s[:end], " "))
	if start <= Indent || end-start-2 < excess {
		return s
	}
	return s[:start] + strings.Repeat(" ", end-start-excess) + s[end:]
}

// isBlank says whether a line may be broken at r.
func isBlank(r rune) bool { return r == ' ' }
