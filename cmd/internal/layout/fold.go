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
// all says that a word longer than a line is cut. Where words are not seen, each line
// ends at a mark near its end if that makes no more lines.
func folds(line string, width, in, from int, all bool) []string {
	out := foldedAt(breakAt, line, width, in, from, all)
	if len(out) > 1 && hasWide(line) {
		if marked := foldedAt(breakAtMark, line, width, in, from, all); len(marked) <= len(out) {
			out = marked
		}
	}
	for i := range out {
		out[i] = strings.ReplaceAll(out[i], hardBlank, " ")
	}
	return out
}

// foldedAt is a line broken where place says.
func foldedAt(place func(line string, width, from int) int, line string, width, in, from int, all bool) []string {
	var out []string
	for Width(line) > width {
		cut := place(line, width, from)
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
	return out
}

// breakAt finds the last place behind from to break a line at which the part before
// it fits, -1 for none.
func breakAt(line string, width, from int) int {
	last, _ := breaksAt(line, width, from)
	return last
}

// How far before the last place another may be for a line to end there: six wide
// characters, or half a line where less than four would be left alone on the next.
const nearMark, leftAlone = 12, 8

// breakAtMark is breakAt, or what is near: the last place behind a mark or a blank,
// else the last before a bracket.
func breakAtMark(line string, width, from int) int {
	last, better := breaksAt(line, width, from)
	near := nearMark
	if last >= 0 && Width(line[last:]) < leftAlone {
		near = width / 2
	}
	for _, at := range better {
		if at >= 0 && Width(line[at:last]) <= near {
			return at
		}
	}
	return last
}

// breaksAt finds the last places behind from at which the part of a line before them
// fits, -1 for none: of all, and of those behind a mark or a blank and before a bracket.
func breaksAt(line string, width, from int) (last int, better [2]int) {
	last, better = -1, [2]int{-1, -1}
	end := 0
	try := func(i int, marked, bracket bool) {
		if i <= from || Width(line[:i]) > width || strings.TrimSpace(line[:i]) == "" {
			return
		}
		if last = i; marked {
			better[0] = i
		} else if bracket {
			better[1] = i
		}
	}
	for _, word := range strings.SplitAfter(line, " ") {
		for i, piece := range Pieces(word) {
			if i > 0 {
				before, _ := utf8.DecodeLastRuneInString(line[:end])
				after, _ := utf8.DecodeRuneInString(piece)
				try(end, isStop(before), isOpening(after))
			}
			end += len(piece)
		}
		if strings.HasSuffix(word, " ") {
			try(end-1, true, false)
		}
	}
	return last, better
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
