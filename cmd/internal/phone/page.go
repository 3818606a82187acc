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
	"househagal/cmd/internal/menu"
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
	N       int
	Kind    string // of question, for tests and styles
	Tag     string // of the language
	Big     bool
	Watch   bool
	Left    bool
	Note    string   // of the last answer from this device
	Told    []string // to everybody
	Page    page.Page
	Blocks  []page.Block
	Other   string // who is asked, where that isn't who holds the device
	Holders []holder
	Asked   []string
	Q       asking
	Buttons []menu.Button
}

// asking is the question as buttons.
type asking struct {
	Text    string
	Layout  string
	Columns int
	Choices []choice
	Numbers []number
	Rest    []number // behind "more"
	Typed   *ask.Number
	Line    *ask.FreeText
}

// choice is a button.
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

// holder is one who may hold a device; without a name it is everybody.
type holder struct {
	Name   string
	Chosen bool
}

// frame is the page for a device as it is now.
func (s *Server) frame(d *device, r *http.Request) *frame {
	x := s.table.look()
	want := d.wants()
	f := &frame{Speaker: x.speaker, Version: x.version, Watch: d.watch, Left: x.left, Told: x.told, Big: want.big}
	f.Tag, f.Words = f.Speaker.Tag(), wordsOf(f.Speaker)
	if x.q == nil {
		return f
	}
	p := &x.q.prompt
	f.N, f.Kind, f.Note = x.q.n, p.ID, d.told(x.q.n)
	f.Page, f.Blocks, f.Asked = p.Page, p.Page.Blocks, p.Asked
	if len(p.Page.Ways) > 0 {
		f.Blocks = p.Page.Ways[0]
	}
	f.held(want.who, p)
	f.Q = questionOf(p)
	f.Buttons = slices.DeleteFunc(menu.Buttons(f.Speaker, p.Commands), func(b menu.Button) bool {
		return b.ID == menu.CommandQuit && s.table.own != nil // who opened the game closes it
	})
	return f
}

// held says whose questions are large: those of who holds the device.
func (f *frame) held(who string, p *ask.Prompt) {
	if !slices.Contains(p.People, who) {
		who = ""
	}
	if who != "" && p.Whose != who {
		f.Other = p.Whose
	}
	for _, name := range p.People {
		f.Holders = append(f.Holders, holder{name, name == who})
	}
}

// questionOf is the question of p.
func questionOf(p *ask.Prompt) asking {
	q := asking{Text: p.Text, Layout: [...]string{ask.List: "list", ask.Grid: "grid", ask.Row: "row"}[p.Layout], Line: p.FreeText}
	if q.Line != nil {
		return q
	}
	for i := range p.Choices {
		c := &p.Choices[i]
		if c.Hidden {
			continue
		}
		x := choice{Value: i, Key: c.Key, Label: label(c), Closed: c.Closed, Default: i == p.Default}
		if x.Default && p.EnterLabel != "" {
			x.Label = p.EnterLabel
		}
		q.Choices = append(q.Choices, x)
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
func (s *Server) write(w http.ResponseWriter, _ *http.Request, name string, f *frame) {
	var b bytes.Buffer
	if err := pages().ExecuteTemplate(&b, name, f); err != nil {
		http.Error(w, "", http.StatusInternalServerError)
		return
	}
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	_, _ = w.Write(b.Bytes())
}

// page shows the whole page.
func (s *Server) page(w http.ResponseWriter, r *http.Request, d *device) {
	s.write(w, r, "page", s.frame(d, r))
}

// words are those of the page itself.
type words struct {
	Join, Closed, Lost, Left, Take, More, Taste, Who, Both, Big, Set, Nothing string
}

func wordsOf(s say.Speaker) words {
	return words{
		Join: s.Say("phone.join"), Closed: s.Say("phone.closed"), Left: s.Say("phone.left"),
		Lost: s.Say("phone.lost", say.Args{"clock": "@"}), // the page puts in the time
		Take: s.Say("phone.take"), More: s.Say("phone.more"),
		Taste: s.Say("phone.taste"), Who: s.Say("phone.who"), Both: s.Say("phone.both"), Big: s.Say("phone.big"), Set: s.Say("phone.set"),
		Nothing: s.Say("phone.nothing"),
	}
}
