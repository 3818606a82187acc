package view

import (
	"strconv"
	"strings"

	"househagal/engine"
)

// Log tells a whole game round by round: who did what, a line a move.
func (s Scene) Log(t *engine.Table, events []engine.Event) []string {
	s.past = true
	var out []string
	for from := 0; from < len(events); {
		to := from + 1
		for to < len(events) && events[to].Kind != engine.EvRound {
			to++
		}
		out = append(out, s.logRound(t, events[from:to])...)
		from = to
	}
	return out
}

// logRound is one round under its heading.
func (s Scene) logRound(t *engine.Table, events []engine.Event) []string {
	head := ""
	if events[0].Kind == engine.EvRound {
		head = "Round " + strconv.Itoa(int(events[0].Amount))
		events = events[1:]
	}
	if len(events) > 0 && events[0].Kind == engine.EvConflict {
		head += "  " + s.conflictName(engine.Conflict(events[0].Amount))
		events = events[1:]
	}
	var out []string
	if head != "" {
		out = append(out, fold(head, s.width(), indent)...)
	}
	blocks := s.tell(t, events)
	for i := range blocks {
		if line := s.logLine(&blocks[i]); line != "" {
			out = append(out, fold(line, s.width(), indent+2)...)
		}
	}
	return out
}

// logLine joins a block into one line.
func (s Scene) logLine(b *block) string {
	var parts []string
	if len(b.passed) > 0 {
		parts = append(parts, s.passOver(b.passed))
	}
	if b.text != "" {
		parts = append(parts, b.text)
	}
	for _, x := range b.steps {
		part := x.text
		if x.verb != "" {
			part = x.verb + " " + x.text
		}
		parts = append(parts, part)
	}
	if b.head == "" && len(parts) == 0 {
		return ""
	}
	return strings.TrimRight(fill("  "+b.head, indent+2)+strings.Join(parts, "; "), " ")
}
