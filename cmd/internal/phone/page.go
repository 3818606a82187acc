package phone

import (
	"bytes"
	"crypto/sha256"
	_ "embed"
	"encoding/base64"
	"html/template"
	"net/http"
	"slices"
	"sync"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/controls"
	"househagal/cmd/internal/page"
	"househagal/cmd/internal/say"
)

//go:embed page.html
var markup string

//go:embed page.css
var look string

//go:embed page.js
var script string

// pages are read when the first one is shown.
var pages = sync.OnceValue(func() *template.Template {
	return template.Must(template.New("page").Funcs(template.FuncMap{
		"look":   func() template.CSS { return template.CSS(look) },
		"script": func() template.JS { return template.JS(script) },
	}).Parse(markup))
})

// policy allows our own style and script, by what they are, and nothing else.
var policy = sync.OnceValue(func() string {
	return "default-src 'none'; style-src " + hash(look) + "; script-src " + hash(script) +
		"; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
})

func hash(text string) string {
	sum := sha256.Sum256([]byte(text))
	return "'sha256-" + base64.StdEncoding.EncodeToString(sum[:]) + "'"
}

// frame is what a page is made of.
type frame struct {
	say.Speaker
	Words   words
	Version int
	Turn    int // of what this device alone sees
	N       int
	Aside   int    // the page that only this device looks at; 0: the question
	Kind    string // of question, for tests and styles
	Tag     string // of the language
	Tongues []tongueOffered
	Big     bool
	Watch   bool
	Left    bool
	Gone    bool     // the game went on behind a page aside
	Note    string   // of the last answer from this device
	Told    []string // to everybody
	Page    page.Page
	Blocks  []page.Block
	Other   string // who is asked, where that isn't who holds the device
	Holders []holder
	Asked   []string
	Q       asking
	Buttons []controls.Button
}

// tongueOffered is a language that can be chosen for a device.
type tongueOffered struct {
	Tag, Name string
	Chosen    bool
}

// asking is the question as buttons.
type asking struct {
	Text    string
	Layout  string
	Choices []choice
	Veiled  string   // what hidden choices are together
	Hidden  []choice // and they
	Numbers []number
	Rest    []number // behind "more"
	Typed   *ask.Number
	Line    *ask.FreeText
}

type choice struct {
	Value   int
	Key     string
	Label   string
	Closed  string
	Default bool
}

// number is a button of a quantity.
type number struct {
	Value   int
	Default bool
}

// holder is one who may hold a device.
type holder struct {
	N      int
	Name   string
	Chosen bool
}

// frame is the page for a device as it is now.
func (s *Server) frame(d *device) *frame {
	x, own := s.table.look(), d.sees()
	f := &frame{Speaker: x.to(own.lang), Version: x.version, Turn: own.turn, Watch: d.watch, Left: x.left, Big: own.big}
	f.Tag, f.Words = f.Speaker.Tag(), wordsOf(f.Speaker)
	f.tongues(x.speaker)
	if x.q == nil {
		return f
	}
	p := x.q.in(own.lang)
	f.held(own.who, p)
	if own.about == x.q.n {
		f.Note = own.note
	}
	f.N = x.q.n
	if a := own.aside; a != nil {
		aside := a.told.in(own.lang)
		p, f.N, f.Aside, f.Gone, f.Other = &aside, a.q.n, a.id, a.q != x.q, ""
	} else {
		for _, l := range x.told {
			f.Told = append(f.Told, l.in(own.lang)...)
		}
	}
	f.Kind, f.Page, f.Blocks, f.Asked = p.ID, p.Page, p.Page.Blocks, p.Asked
	if len(p.Page.Ways) > 0 {
		f.Blocks = p.Page.Ways[0]
	}
	f.Q = questionOf(p)
	f.Buttons = slices.DeleteFunc(controls.Buttons(f.Speaker, p.Commands), func(b controls.Button) bool {
		return b.ID == controls.CommandQuit && s.table.own != nil // who opened the game closes it
	})
	return f
}

// tongues lists the languages there are, and that of the table where it is none of
// them.
func (f *frame) tongues(table say.Speaker) {
	tags := say.Tags()
	if own := table.Tag(); !slices.Contains(tags, own) {
		f.Tongues = append(f.Tongues, tongueOffered{"", table.Lang.Name(), f.Tag == own})
	}
	for _, tag := range tags {
		f.Tongues = append(f.Tongues, tongueOffered{tag, tongue(tag).Name(), f.Tag == tag})
	}
}

// held says whose questions are large: those of who holds the device.
func (f *frame) held(who int, p *ask.Prompt) {
	if who > len(p.People) {
		who = 0
	}
	if who > 0 && p.Whose != p.People[who-1] {
		f.Other = p.Whose
	}
	for i, name := range p.People {
		f.Holders = append(f.Holders, holder{i + 1, name, i+1 == who})
	}
}

func questionOf(p *ask.Prompt) asking {
	q := asking{Text: p.Text, Layout: [...]string{ask.List: "list", ask.Grid: "grid", ask.Row: "row"}[p.Layout], Line: p.FreeText}
	if q.Line != nil {
		return q
	}
	q.Veiled = p.Veiled
	for i := range p.Choices {
		c := &p.Choices[i]
		x := choice{Value: i, Key: c.Key, Label: label(c), Closed: c.Closed, Default: i == p.Default}
		if x.Default && p.EnterLabel != "" {
			x.Label = p.EnterLabel
		}
		switch {
		case !c.Hidden:
			q.Choices = append(q.Choices, x)
		case p.Veiled != "":
			q.Hidden = append(q.Hidden, x)
		}
	}
	if n := p.Number; n != nil {
		q.numbers(n, p)
	}
	return q
}

// A row of numbers has so many buttons at the most; further ones are typed.
const buttonsMost = 21

// numbers makes a row of a quantity: what is likely, and the rest behind it.
func (q *asking) numbers(n *ask.Number, p *ask.Prompt) {
	last, shown := n.Max, n.Max
	if n.Shown >= n.Min {
		shown = n.Shown
	}
	if last-n.Min >= buttonsMost {
		last, q.Typed = n.Min+12, n
		shown = min(max(shown, last), last)
	}
	for v := n.Min; v <= last; v++ {
		x := number{v, len(p.Choices) == 0 && v == p.Default}
		if v <= shown {
			q.Numbers = append(q.Numbers, x)
		} else {
			q.Rest = append(q.Rest, x)
		}
	}
}

// write sends a page.
func (s *Server) write(w http.ResponseWriter, name string, f *frame) {
	var b bytes.Buffer
	if err := pages().ExecuteTemplate(&b, name, f); err != nil {
		http.Error(w, "", http.StatusInternalServerError)
		return
	}
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	_, _ = w.Write(b.Bytes())
}

// page shows the whole page. Somebody who is faster than the first question waits
// for it.
func (s *Server) page(w http.ResponseWriter, r *http.Request, d *device) {
	s.table.asked(r.Context(), s.limits.First)
	s.write(w, "page", s.frame(d))
}

// words are those of the page itself.
type words struct {
	Join, Closed, Lost, Left, Gone, Take, More, Taste, Who, Both, Tongue, Big, Set, Nothing string
}

func wordsOf(s say.Speaker) words {
	return words{
		Join: s.Say("phone.join"), Closed: s.Say("phone.closed"), Left: s.Say("phone.left"), Gone: s.Say("phone.gone_on"),
		Lost: s.Say("phone.lost", say.Args{"clock": "@"}), // the page puts in the time
		Take: s.Say("phone.take"), More: s.Say("phone.more"),
		Taste: s.Say("phone.taste"), Who: s.Say("phone.who"), Both: s.Say("phone.both"), Tongue: s.Say("phone.tongue"), Big: s.Say("phone.big"), Set: s.Say("phone.set"),
		Nothing: s.Say("phone.nothing"),
	}
}
