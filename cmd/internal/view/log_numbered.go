package view

import (
	"fmt"
	"strings"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/menu"
	"househagal/engine"
)

// LogEntry is a move in the log: its number, how many events were told before it,
// and what undo calls it. Fresh: what happened next is told after it; otherwise
// the turn that asked for it goes on.
type LogEntry struct {
	N, Event int
	Fresh    bool
	Label    string
}

// numberWidth is how many cells the numbers of the log take.
const numberWidth = 5

// Numbered tells the whole game round by round, a number before each move that a
// person answered.
func (s Scene) Numbered(t *engine.Table, entries []LogEntry) []string {
	s.Width = s.width() - numberWidth
	var out []string
	from := 0
	tell := func(to int, numbers []LogEntry) {
		out = append(out, s.numbered(t, t.Events[from:to], numbers)...)
		from = to
	}
	var waiting []LogEntry
	for _, e := range entries {
		if e.Fresh && e.Event >= from {
			tell(e.Event, waiting)
			waiting = nil
		}
		waiting = append(waiting, e)
	}
	tell(len(t.Events), waiting)
	return out
}

// numbered tells the events after some moves. The first line belongs to the move
// that began them; what was asked on the way stands under it.
func (s Scene) numbered(t *engine.Table, events []engine.Event, moves []LogEntry) []string {
	lines := s.logOf(t, events)
	var out []string
	if len(moves) > 0 && moves[0].Fresh {
		if len(lines) == 0 || lines[0].round {
			lines = append([]logLine{{text: moves[0].Label}}, lines...)
		}
		out = append(out, numberedLine(moves[0].N, lines[0].text))
		lines, moves = lines[1:], moves[1:]
	}
	for _, e := range moves {
		out = append(out, numberedLine(e.N, e.Label))
	}
	for _, l := range lines {
		text := l.text
		if !l.round {
			text = strings.Repeat(" ", numberWidth) + strings.TrimPrefix(text, "  ")
		}
		out = append(out, text)
	}
	return out
}

func numberedLine(n int, line string) string {
	return fmt.Sprintf("%3d  %s", n, strings.TrimSpace(line))
}

// logOf is log, with a correction at the head of the events in the log's own
// words.
func (s Scene) logOf(t *engine.Table, events []engine.Event) []logLine {
	if len(events) == 0 || events[0].Kind != engine.EvFix {
		return s.log(t, events)
	}
	return append(plainLog(fold(s.FixLine(t, &events[0]), s.width(), 2)), s.log(t, events[1:])...)
}

// LogPrompt stands under a page of the log: a number goes back to that line, and
// choice i turns turns[i] pages on; 0 leaves.
func (s Scene) LogPrompt(moves int, earlier, later bool) (p ask.Prompt, turns []int) {
	p = ask.Prompt{ID: "log", Text: s.Say("log.ask"), Layout: ask.Row, Default: 0, Commands: menu.Commands(),
		Choices: []ask.Choice{{Label: s.Say("log.back"), Words: []string{"back"}}}, Hint: s.Say("log.hint")}
	turns = []int{0}
	if moves > 0 {
		p.Number = &ask.Number{Min: 1, Max: moves, Shown: 0, Typed: true}
	} else {
		p.Text = s.Say("log.empty")
	}
	if earlier {
		p.Choices, turns = append(p.Choices, ask.Choice{Key: "e", Label: s.Say("log.earlier"), Words: []string{"earlier"}}), append(turns, -1)
	}
	if later {
		p.Choices, turns = append(p.Choices, ask.Choice{Key: "n", Label: s.Say("log.next"), Words: []string{"later", "next"}}), append(turns, 1)
	}
	return p, turns
}
