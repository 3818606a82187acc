package phone

import (
	"bytes"
	"fmt"
	"net/http"
	"time"
)

// events sends the whole page whenever something else is to be seen, and a sign of
// life between.
func (s *Server) events(w http.ResponseWriter, r *http.Request, d *device) {
	tab := d.open()
	defer d.shut(tab)
	news := make(chan struct{}, 1)
	defer s.table.watch(news)()
	w.Header().Set("Content-Type", "text/event-stream")
	out := stream{w, http.NewResponseController(w), s.limits.Write}
	beat := time.NewTicker(s.limits.Beat)
	defer beat.Stop()
	for err := s.send(&out, d); err == nil; {
		select {
		case <-news:
			err = s.send(&out, d)
		case <-tab.news:
			err = s.send(&out, d)
		case <-beat.C:
			err = out.event("beat", 0, nil)
		case <-tab.closed:
			return
		case <-r.Context().Done():
			return
		}
	}
}

// send sends the page as it is now.
func (s *Server) send(out *stream, d *device) error {
	f := s.frame(d)
	var b bytes.Buffer
	if err := pages().ExecuteTemplate(&b, "main", f); err != nil {
		return err
	}
	return out.event("page", f.Version, b.Bytes())
}

// stream is an answer that goes on.
type stream struct {
	w       http.ResponseWriter
	control *http.ResponseController
	within  time.Duration
}

// event sends one, with its number where it has one. A browser that does not fetch
// it in time is given up: it comes again by itself.
func (o *stream) event(kind string, id int, data []byte) error {
	var b bytes.Buffer
	if id > 0 {
		fmt.Fprintf(&b, "id: %d\n", id)
	}
	b.WriteString("event: " + kind + "\n")
	for line := range bytes.Lines(append(data, '\n')) {
		b.WriteString("data: ")
		b.Write(line)
	}
	b.WriteByte('\n')
	_ = o.control.SetWriteDeadline(time.Now().Add(o.within))
	if _, err := o.w.Write(b.Bytes()); err != nil {
		return err
	}
	return o.control.Flush()
}
