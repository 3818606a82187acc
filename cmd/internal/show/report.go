package show

import (
	"bytes"
	"strconv"
	"strings"
	"time"

	"househagal/cmd/internal/layout"
	"househagal/cmd/internal/say"
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

// ReportHead is how every report begins, in every language: hagal knows its own
// files by it.
const ReportHead = "hagal report of "

// saveMark is the line before the save in a report, by which it is found again.
const saveMark = "-- the save (hagal replay reads it) --\n"

// Text writes the report.
func (r *Report) Text(s say.Speaker) []byte {
	lines := append([]string{ReportHead + strconv.Quote(r.Name), ""}, r.facts(s)...)
	for _, x := range []struct {
		head  string
		lines []string
	}{
		{s.Say("report.options"), layout.Facts(r.Options)},
		{s.Say("report.reasons"), r.Reasons},
		{s.Say("report.log"), r.Log},
		{s.Say("report.answers"), r.Answers},
		{s.Say("report.positions"), r.Positions},
		{s.Say("report.rules"), strings.Split(strings.TrimRight(r.Rules, "\n"), "\n")},
	} {
		if len(x.lines) > 0 {
			lines = append(append(lines, "", x.head, ""), x.lines...)
		}
	}
	var b bytes.Buffer
	b.WriteString(strings.Join(lines, "\n"))
	b.WriteString("\n\n" + saveMark)
	b.Write(r.Save)
	return b.Bytes()
}

// facts are the lines on top, without those that say nothing.
func (r *Report) facts(s say.Speaker) []string {
	var out [][2]string
	line := func(head, text string) {
		if text != "" {
			out = append(out, [2]string{head, text})
		}
	}
	line(s.Say("report.made_by"), r.Program)
	line(s.Say("report.begun"), s.Say("report.begun_with", say.Args{"name": r.Wrote, "date": s.Say("show.date_utc", say.Args{"date": Date(s, r.Created.UTC())}), "n": r.Format}))
	line(s.Say("report.seed"), strconv.FormatUint(r.Seed, 10))
	line(s.Say("report.setup"), r.Setup)
	stands := r.Stands
	if stands == "" {
		stands = s.Say("report.in_setup")
	}
	line(s.Say("report.stands"), stands)
	for _, what := range r.Unread {
		line(s.Say("report.damaged"), what)
	}
	if len(r.Departs) > 0 {
		line(s.Say("report.differs"), s.Say("report.differs_from", say.Args{"n": r.Departs[0]}))
	}
	return layout.Facts(out)
}

// SaveIn is the save in a report; a text without one is given back whole.
func SaveIn(text []byte) []byte {
	if i := bytes.Index(text, []byte("\n"+saveMark)); i >= 0 && !bytes.HasPrefix(text, []byte("{")) {
		return text[i+1+len(saveMark):]
	}
	return text
}

// NotBegun is said of a save that has no game yet.
func NotBegun(s say.Speaker) string { return s.Say("report.not_begun") }

// NoReport says why a report could not be written.
func NoReport(s say.Speaker, err error) string {
	return s.Say("report.none", say.Args{"text": s.Fault(err)})
}
