package phone

import (
	"cmp"
	"net/http"
	"strconv"
	"strings"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/menu"
	"househagal/cmd/internal/say"
)

// parse reads the number of a question and the answer to it from a form; ok is
// false for what no page of ours can send.
func parse(r *http.Request) (n int, reply ask.Reply, ok bool) {
	reply.Choice = -1
	if err := r.ParseForm(); err != nil {
		return 0, reply, false
	}
	get := r.PostForm.Get
	n, err := strconv.Atoi(get("n"))
	if err != nil {
		return 0, reply, false
	}
	switch {
	case get("o") != "":
		reply.Command = get("o")
	case get("c") != "":
		reply.Choice, err = strconv.Atoi(get("c"))
		return n, reply, err == nil && reply.Choice >= 0
	case get("line") != "":
		reply.Text = get("t")
	default:
		reply.Number, err = strconv.Atoi(cmp.Or(get("v"), get("w")))
	}
	return n, reply, err == nil
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
func (s *Server) notes(d *device, _ *http.Request, o outcome, q *question) {
	x := s.table.look()
	if x.q == nil {
		return
	}
	note := ""
	switch o {
	case late:
		text := said(&q.prompt, q.reply, func(id string) string { return menu.CommandName(x.speaker, id) })
		id := say.ID("phone.late")
		if q.by == "" {
			id = "phone.late_terminal"
		}
		note = x.speaker.Say(id, say.Args{"text": text})
	case unfit:
		note = x.speaker.Say("phone.unfit")
	case waiting:
		note = x.speaker.Say("phone.waiting")
	}
	d.tell(note, x.q.n)
}
