package phone

import (
	"context"
	"crypto/subtle"
	"io"
	"log"
	"net/http"
	"strconv"
	"strings"
	"time"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/say"
)

// Server shows a table to browsers that know its address.
type Server struct {
	table   *Party
	token   string // of who plays
	watch   string // of who looks on
	devices devices
	hosts   hosts
	limits  Limits
	http    http.Server
}

// Limits are the times after which a browser is left alone.
type Limits struct {
	Head  time.Duration // for the head of a request
	Whole time.Duration // for the whole of it
	Write time.Duration // for each piece that is sent
	Kept  time.Duration // until an answer is kept
	First time.Duration // until something is asked
	Beat  time.Duration // from one sign of life to the next
}

// AtHome are the limits of a network in one house.
var AtHome = Limits{Head: 5 * time.Second, Whole: 10 * time.Second, Write: 10 * time.Second, Kept: 10 * time.Second, First: 2 * time.Second, Beat: 15 * time.Second}

const (
	headMost = 16 << 10 // bytes of the head of a request
	bodyMost = 4 << 10  // and of what is sent with it
	linesOut = 512      // connections at a time
	cookie   = "hagal"
)

// Serve shows t on these listeners, until Close.
func Serve(t *Party, on Doors, limits Limits) *Server {
	s := &Server{table: t, token: newToken(), watch: newToken(), limits: limits}
	s.hosts = hostsOf(on)
	s.http = http.Server{
		Handler:           s.guarded(s.routes()),
		ReadHeaderTimeout: limits.Head, ReadTimeout: limits.Whole, IdleTimeout: time.Minute,
		MaxHeaderBytes: headMost,
		ErrorLog:       log.New(io.Discard, "", 0),
	}
	if at, watching := s.Addresses(), s.Watching(); len(at) > 0 {
		t.invite, t.invites = func(x say.Speaker) ask.Prompt { return invitation(x, at, watching) }, true
	}
	slots := make(chan struct{}, linesOut)
	for _, l := range on {
		go func() { _ = s.http.Serve(&narrow{Listener: l, slots: slots}) }()
	}
	return s
}

// Addresses are where the page is, with the token, the likeliest first; Watching
// those of the table view.
func (s *Server) Addresses() []string { return s.at(s.token) }

// Invited are lines that say how phones come in.
func (s *Server) Invited(speaker say.Speaker) []string {
	if len(s.Addresses()) == 0 {
		return nil
	}
	p := invitation(speaker, s.Addresses(), s.Watching())
	return p.Drawn(0)
}

// Watching are the addresses for a screen that only shows.
func (s *Server) Watching() []string { return s.at(s.watch) }

func (s *Server) at(token string) []string {
	var out []string
	for _, h := range s.hosts.told {
		out = append(out, "http://"+h+"/"+token)
	}
	return out
}

// Close ends all that is open.
func (s *Server) Close() error {
	return s.http.Close()
}

// routes are all there is: no path leads to a file.
func (s *Server) routes() http.Handler {
	m := http.NewServeMux()
	m.HandleFunc("GET /{$}", s.known(s.page))
	m.HandleFunc("GET /events", s.known(s.events))
	m.HandleFunc("POST /answer", s.known(s.answered))
	m.HandleFunc("POST /taste", s.known(s.tasted))
	m.HandleFunc("GET /{token}", s.join)
	return m
}

// join lets a device in that knows a token.
func (s *Server) join(w http.ResponseWriter, r *http.Request) {
	token := strings.ToLower(r.PathValue("token"))
	plays, looks := equal(token, s.token), equal(token, s.watch)
	if !plays && !looks {
		http.NotFound(w, r)
		return
	}
	d := s.deviceOf(r)
	if d == nil || d.watch != looks {
		d = s.devices.add(looks, tongueOf(r))
		http.SetCookie(w, &http.Cookie{Name: cookie, Value: d.id, Path: "/", HttpOnly: true, SameSite: http.SameSiteStrictMode})
	}
	s.write(w, "join", s.frame(d))
}

// equal compares secrets in the same time wherever they differ.
func equal(a, b string) bool { return subtle.ConstantTimeCompare([]byte(a), []byte(b)) == 1 }

// deviceOf is the device that sends r, nil for one that never came in.
func (s *Server) deviceOf(r *http.Request) *device {
	c, err := r.Cookie(cookie)
	if err != nil || len(c.Value) != tokenLen {
		return nil
	}
	return s.devices.find(c.Value)
}

// known lets through who came in by a token.
func (s *Server) known(f func(http.ResponseWriter, *http.Request, *device)) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		d := s.deviceOf(r)
		if d == nil {
			w.WriteHeader(http.StatusForbidden)
			s.write(w, "closed", s.frame(&device{taste: taste{lang: tongueOf(r)}}))
			return
		}
		f(w, r, d)
	}
}

// tasted keeps how the one who holds a device wants the pages.
func (s *Server) tasted(w http.ResponseWriter, r *http.Request, d *device) {
	r.Body = http.MaxBytesReader(w, r.Body, bodyMost)
	if err := r.ParseForm(); err != nil {
		http.Error(w, "", http.StatusBadRequest)
		return
	}
	x := taste{big: r.PostForm.Get("big") != "", lang: tongue(r.PostForm.Get("lang"))}
	x.who, _ = strconv.Atoi(r.PostForm.Get("who"))
	d.want(x)
	if x.lang != nil {
		http.SetCookie(w, &http.Cookie{Name: tongueCookie, Value: x.lang.Tag(), Path: "/", MaxAge: 365 * 24 * 60 * 60, HttpOnly: true, SameSite: http.SameSiteStrictMode})
	}
	http.Redirect(w, r, "/", http.StatusSeeOther)
}

// answered takes an answer. It is acknowledged by the page that follows from it,
// which stands only once the answer is kept.
func (s *Server) answered(w http.ResponseWriter, r *http.Request, d *device) {
	if d.watch {
		http.Error(w, "", http.StatusForbidden)
		return
	}
	r.Body = http.MaxBytesReader(w, r.Body, bodyMost)
	f, ok := parse(r)
	if !ok {
		http.Error(w, "", http.StatusBadRequest)
		return
	}
	if s.goesOn(d, &f) {
		ctx, stop := context.WithTimeout(r.Context(), s.limits.Kept)
		defer stop()
		o, q := s.table.answer(ctx, f.n, f.reply, d.id)
		if r.Context().Err() != nil {
			return
		}
		s.notes(d, o, q)
	}
	http.Redirect(w, r, "/", http.StatusSeeOther)
}

// goesOn says whether what a device sends is an answer. What only looks it shows
// to that device, and what answers a page aside becomes an answer to the question.
func (s *Server) goesOn(d *device, f *form) bool {
	own := d.sees()
	a, q, path := own.aside, s.table.question(f.n), []ask.Reply(nil)
	switch {
	case f.aside > 0 && (a == nil || a.id != f.aside):
		return false // another page stands there by now
	case f.aside > 0:
		p := a.told.in(own.lang)
		if f.keep(&p); !p.Takes(f.reply) {
			d.tell(s.table.look().to(own.lang).Say("phone.unfit"), s.table.look().number())
			return false
		}
		q, path = a.q, a.path
	case q == nil:
		return true
	default:
		if f.keep(q.in(own.lang)); !q.told.own.Takes(f.reply) {
			return true
		}
	}
	now := s.table.look()
	lang := now.to(own.lang).Lang
	to, answer := next(q, path, f.reply, lang)
	if to != nil && len(path) == 0 && q != now.q {
		to, _ = next(now.q, nil, f.reply, lang) // what is looked at is how it stands now
	}
	if to != nil || a != nil {
		d.look(to)
	}
	if answer == nil {
		return false
	}
	f.n, f.reply = q.n, *answer
	return true
}
