package view

import (
	"househagal/cmd/internal/layout"
	"househagal/cmd/internal/say"
	"househagal/engine"
)

// logLine is a line of the log; round: it begins a round.
type logLine struct {
	text  string
	round bool
}

// Log tells a whole game round by round: who did what, a line a move.
func (s Scene) Log(t *engine.Table, events []engine.Event) []string {
	var out []string
	for _, l := range s.log(t, events) {
		out = append(out, l.text)
	}
	return out
}

// log is Log, in lines that know what they are.
func (s Scene) log(t *engine.Table, events []engine.Event) []logLine {
	s.past = true
	var out []logLine
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
func (s Scene) logRound(t *engine.Table, events []engine.Event) []logLine {
	head, round := "", 0
	if events[0].Kind == engine.EvRound {
		round = int(events[0].Amount)
		head = s.Say("log.round", say.Args{"round": round})
		events = events[1:]
	}
	if len(events) > 0 && events[0].Kind == engine.EvConflict {
		head = s.Say("log.conflict", say.Args{"first": head, "text": s.conflictName(engine.Conflict(events[0].Amount))})
		events = events[1:]
	}
	var out []logLine
	if head != "" {
		out = plainLog(fold(head, s.width(), indent))
		out[0].round = round > 0
	}
	blocks := s.pages(s.tell(t, events))
	for i := range blocks {
		if line := layout.Screen(s.width()).Log(&blocks[i]); line != "" {
			out = append(out, plainLog(fold(line, s.width(), indent+2))...)
		}
	}
	return out
}

// plainLog are lines of the log that begin no round.
func plainLog(lines []string) []logLine {
	out := make([]logLine, len(lines))
	for i, l := range lines {
		out[i].text = l
	}
	return out
}
