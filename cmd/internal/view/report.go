package view

import (
	"bytes"
	"fmt"
	"strings"
	"time"

	"househagal/engine"
)

// Report is one file that settles a dispute or shows a fault: all that a save
// holds, for people first, then the save itself for hagal replay.
type Report struct {
	Name, Program, Wrote string
	Created              time.Time
	Format               int
	Seed                 uint64
	Setup, Stands        string
	Unread               []string    // what of the save can't be read or used
	Options              [][2]string // of the setup, by name
	Departs              []int       // after how many answers the positions differ from the saved ones
	Reasons              []string    // corrections and notes
	Log                  []string
	Answers              []string
	Positions            []string
	Rules                string // YAML
	Save                 []byte
}

// ReportHead is how every report begins.
const ReportHead = "hagal report of "

// saveMark is the line before the save in a report.
const saveMark = "-- the save (hagal replay reads it) --\n"

// Text writes the report.
func (r *Report) Text() []byte {
	var b bytes.Buffer
	fmt.Fprintf(&b, ReportHead+"%q\n\n", r.Name)
	line := func(name, text string) {
		if text != "" {
			fmt.Fprintf(&b, "%-14s%s\n", name, text)
		}
	}
	line("Made by", r.Program)
	line("Begun with", fmt.Sprintf("%s, %s, save format %d", r.Wrote, r.Created.UTC().Format("2 Jan 2006 15:04 MST"), r.Format))
	line("Seed", fmt.Sprint(r.Seed))
	line("Setup", r.Setup)
	if r.Stands == "" {
		r.Stands = "in the setup"
	}
	line("Stands", r.Stands)
	for _, what := range r.Unread {
		line("Damaged", what)
	}
	if len(r.Departs) > 0 {
		line("Differs", fmt.Sprintf("from answer %d on this version comes to other positions than were saved", r.Departs[0]))
	}
	section := func(name string, lines []string) {
		if len(lines) > 0 {
			fmt.Fprintf(&b, "\n%s\n\n%s\n", strings.ToUpper(name), strings.Join(lines, "\n"))
		}
	}
	var options []string
	for _, o := range r.Options {
		options = append(options, fmt.Sprintf("%-14s%s", o[0], o[1]))
	}
	section("Options", options)
	section("Corrections, reasons and notes", r.Reasons)
	section("Log", r.Log)
	section("Answers: number, question, who, answer", r.Answers)
	section("Positions: after how many answers, docs/position.md", r.Positions)
	section("Rules of this game", strings.Split(strings.TrimRight(r.Rules, "\n"), "\n"))
	b.WriteString("\n" + saveMark)
	b.Write(r.Save)
	return b.Bytes()
}

// SaveIn is the save in a report; a text without one is given back whole.
func SaveIn(text []byte) []byte {
	if i := bytes.Index(text, []byte("\n"+saveMark)); i >= 0 && !bytes.HasPrefix(text, []byte("{")) {
		return text[i+1+len(saveMark):]
	}
	return text
}

// Reasons lists the corrections and notes of a game with their reasons, a line
// each.
func (s Scene) Reasons(t *engine.Table) []string {
	var out []string
	round := 0
	for i := range t.Events {
		switch e := &t.Events[i]; {
		case e.Kind == engine.EvRound:
			round = int(e.Amount)
		case e.Kind == engine.EvFix:
			out = append(out, fmt.Sprintf("round %d  %s", round, s.FixLine(t, e)))
		case e.Kind == engine.EvMore && engine.MoreKind(e.Amount) == engine.MoreNote:
			out = append(out, fmt.Sprintf("round %d  %s, %s", round, s.Names.Name(e.Seat), s.note(e)))
		}
	}
	return out
}

// NotBegun is said of a save that has no game yet.
func (s Scene) NotBegun() string { return "This game is still in its setup; nothing was played." }

// NoReport says why a report could not be written.
func (s Scene) NoReport(err error) string { return fmt.Sprintf("No report was written: %v", err) }
