package say

import (
	"strconv"
	"strings"
)

// scan reads a catalogue as it comes with the program: sections at the margin,
// a message a line under them, a block behind | for a text of several lines.
//
//	why:
//	  no_card: the whole deck was turned up and none fits.
//	  asked: '{seat} goes there.'
//
// It is YAML, but a YAML reader would take longer than the whole start of the
// program; Check reads the same by the letter and refuses what scan would read
// otherwise.
func scan(src string) map[ID]string {
	texts := make(map[ID]string, strings.Count(src, "\n"))
	section := ""
	for src != "" {
		line := ""
		line, src, _ = strings.Cut(src, "\n")
		key, value, ok := strings.Cut(strings.TrimSpace(line), ":")
		switch {
		case !ok || key[:min(len(key), 1)] == "#":
		case line[0] != ' ':
			section = key
		case strings.TrimSpace(value) == "|":
			value, src = block(src)
			texts[ID(section+"."+key)] = value
		default:
			texts[ID(section+"."+key)] = scalar(strings.TrimSpace(value))
		}
	}
	return texts
}

// block takes the lines of a text of several lines, indented by four.
func block(src string) (text, rest string) {
	var lines []string
	for src != "" {
		line, after, _ := strings.Cut(src, "\n")
		inner, in := strings.CutPrefix(line, "    ")
		if !in && strings.TrimSpace(line) != "" {
			break
		}
		lines, src = append(lines, inner), after
	}
	return strings.TrimRight(strings.Join(lines, "\n"), "\n") + "\n", src
}

// scalar is a value on one line: in double quotes, in single ones, or bare.
func scalar(value string) string {
	switch {
	case strings.HasPrefix(value, `"`):
		if text, err := strconv.Unquote(value); err == nil {
			return text
		}
	case len(value) > 1 && value[0] == '\'' && value[len(value)-1] == '\'':
		return strings.ReplaceAll(value[1:len(value)-1], "''", "'")
	}
	return value
}
