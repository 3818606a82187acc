package phone

import (
	"cmp"
	"net/http"
	"strconv"
	"strings"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/controls"
	"househagal/cmd/internal/say"
)

// form is what a page of ours sends.
type form struct {
	n     int // the question
	aside int // the page aside that is answered; 0: the question
	reply ask.Reply
}

// parse reads it; ok is false for what no page of ours can send.
func parse(r *http.Request) (f form, ok bool) {
	f.reply.Choice = -1
	if err := r.ParseForm(); err != nil {
		return f, false
	}
	get := r.PostForm.Get
	var err error
	if f.n, err = strconv.Atoi(get("n")); err != nil {
		return f, false
	}
	if a := get("a"); a != "" {
		if f.aside, err = strconv.Atoi(a); err != nil || f.aside <= 0 {
			return f, false
		}
	}
	switch {
	case get("o") != "":
		f.reply.Command = get("o")
	case get("c") != "":
		f.reply.Choice, err = strconv.Atoi(get("c"))
		return f, err == nil && f.reply.Choice >= 0
	case get("line") != "":
		f.reply.Text = get("t")
	default:
		f.reply.Number, err = strconv.Atoi(cmp.Or(get("v"), get("w")))
	}
	return f, err == nil
}

// keep makes of a line that was typed what p keeps of it.
func (f *form) keep(p *ask.Prompt) {
	if p.FreeText != nil && f.reply.Command == "" {
		f.reply.Text = p.FreeText.Kept(f.reply.Text)
	}
}

// label is what a choice is called, without columns.
func label(c *ask.Choice) string {
	if c.Listing != nil {
		return c.Listing.Line()
	}
	return strings.Join(strings.Fields(cmp.Or(c.Said, c.Label)), " ")
}

// notes tells a device what became of its answer, where the next page alone does
// not.
func (s *Server) notes(d *device, o outcome, q *question) {
	x := s.table.look()
	lang := d.sees().lang
	speaker, note := x.to(lang), ""
	switch o {
	case late:
		text := replyText(q.in(lang), q.reply, func(id string) string { return controls.CommandName(speaker, id) })
		id := say.ID("phone.late")
		if q.by == "" {
			id = "phone.late_terminal"
		}
		note = speaker.Say(id, say.Args{"text": text})
	case unfit:
		note = speaker.Say("phone.unfit")
	case waiting:
		note = speaker.Say("phone.waiting")
	}
	d.tell(note, x.number())
}
