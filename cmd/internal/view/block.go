package view

import (
	"strings"

	"househagal/engine"
)

// step is a line of a block: a movement of hands, verb first, and the total to
// compare with the table. Without a verb it goes on under the block's text.
type step struct {
	verb, text, right string
	vp                bool // Victory Points change
}

// passed is a card that was passed over, and why in two words.
type passed struct{ name, why string }

// block is a head and all that is said under it.
type block struct {
	head   string // "IRULAN", "COMBAT"; "" for a line of its own
	passed []passed
	text   string // on the line of the head
	right  string // at its right margin
	steps  []step
	record bool        // a human's own move
	seat   engine.Seat // of a record
}

// wide draws blocks as lines of a page.
func (s Scene) wide(blocks []block) []string {
	var out []string
	for i := range blocks {
		out = append(out, s.wideBlock(&blocks[i])...)
	}
	return out
}

func (s Scene) wideBlock(b *block) []string {
	out := s.wideHead(b)
	for _, x := range b.steps {
		line := strings.Repeat(" ", indent) + x.text
		if x.verb != "" {
			line = fill("  "+x.verb, indent) + x.text
			if len(x.verb) > indent-3 {
				line = "  " + x.verb + " " + x.text
			}
		}
		out = append(out, s.line(line, x.right)...)
	}
	return out
}

// wideHead draws the line of the head and, where the text does not fit beside
// the cards passed over, one under it.
func (s Scene) wideHead(b *block) []string {
	if b.head == "" {
		return s.line(b.text, b.right)
	}
	head := b.head
	if b.text != "" || len(b.passed) > 0 {
		head = fill(b.head, indent)
		if cells.StringWidth(b.head) >= indent {
			head = b.head + " "
		}
	}
	if len(b.passed) == 0 {
		return s.line(head+b.text, b.right)
	}
	out := s.line(head+s.passOver(b.passed), "")
	if b.text != "" {
		out = append(out, s.line(strings.Repeat(" ", indent)+b.text, b.right)...)
	}
	return out
}

// line is one line with its right margin, folded where it is too long.
func (s Scene) line(text, right string) []string {
	return fold(atRight(text, right, s.width()), s.width(), indent)
}

// passOver names the cards passed over, or how many they are where names and
// reasons don't fit beside the head.
func (s Scene) passOver(all []passed) string {
	var parts []string
	for i := 0; i < len(all); i++ {
		n := 1
		for i+n < len(all) && all[i+n] == all[i] {
			n++
		}
		parts = append(parts, all[i].name+times(n)+" ("+all[i].why+")")
		i += n - 1
	}
	text := "Pass over " + strings.Join(parts, ", ")
	if indent+cells.StringWidth(text) > s.width() && len(all) > 1 && !s.Unasked {
		return "Pass over " + count(len(all), "card") + " (? says why)"
	}
	return text
}

// times says how often: nothing for once.
func times(n int) string {
	switch n {
	case 1:
		return ""
	case 2:
		return " twice"
	}
	return " " + count(n, "time")
}
