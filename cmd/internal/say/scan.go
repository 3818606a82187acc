package say

import (
	"bytes"
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

// span is a part of a catalogue.
type span struct{ from, to int }

// sections are where each section of a catalogue stands: from its name to the next line
// that begins with a letter. Of two of one name it is the first.
func sections(src []byte) map[string]span {
	all := map[string]span{}
	name, from := "", 0
	end := func(to int) {
		if _, twice := all[name]; name != "" && !twice {
			all[name] = span{from, to}
		}
	}
	for at := 0; at < len(src); {
		n := bytes.IndexByte(src[at:], '\n') + 1
		if n == 0 {
			n = len(src) - at
		}
		if strings.IndexByte(" #\t\r\n", src[at]) < 0 {
			end(at)
			word, _, _ := bytes.Cut(src[at:at+n], []byte(":"))
			name, from = string(word), at
		}
		at += n
	}
	end(len(src))
	return all
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

// scalar is a value on one line: in double quotes, in single ones, or bare; behind
// it a remark may stand.
func scalar(value string) string {
	if value != "" && value[0] == '\'' {
		if text, ok := single(value); ok {
			return text
		}
		return value
	}
	if quoted, err := strconv.QuotedPrefix(value); err == nil && remark(value[len(quoted):]) {
		text, _ := strconv.Unquote(quoted)
		return text
	}
	text, _, _ := strings.Cut(value, " #")
	return strings.TrimRight(text, " ")
}

// single is a value in single quotes, in which two of them stand for one.
func single(value string) (text string, ok bool) {
	for i := 1; i < len(value); i++ {
		if value[i] != '\'' {
			continue
		}
		if !strings.HasPrefix(value[i+1:], "'") {
			return strings.ReplaceAll(value[1:i], "''", "'"), remark(value[i+1:])
		}
		i++
	}
	return "", false
}

// remark says whether nothing or a remark stands behind a value.
func remark(rest string) bool {
	rest = strings.TrimLeft(rest, " ")
	return rest == "" || rest[0] == '#'
}
