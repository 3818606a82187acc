package phone

import (
	"net/http"
	"strings"
	"testing"
	"time"

	"househagal/cmd/internal/ask"
)

func TestAPhoneSeesTheQuestionAndAnswersIt(t *testing.T) {
	g := newGame(t, nil, 3)
	g.stands(1)
	h := newHouse(t, g.table, AtHome)
	p := h.phone(h.server.token)
	_, body := p.get("/")
	for _, want := range []string{"Troops?", `data-n="1"`, `name="v" value="9"`, `name="o" value="undo"`} {
		if !strings.Contains(body, want) {
			t.Errorf("the page lacks %s:\n%s", want, body)
		}
	}
	status, body := p.answer("n=1", "v=3")
	if r := <-g.answers; status != http.StatusOK || r.Number != 3 || !strings.Contains(body, `data-n="2"`) {
		t.Errorf("answered %+v, %d:\n%s", r, status, body)
	}
	if _, body = p.answer("n=1", "v=3"); strings.Contains(body, `class="note"`) {
		t.Errorf("the same once more is complained of:\n%s", body)
	}
	if _, body = p.answer("n=1", "v=4"); !strings.Contains(body, "faster: 3.") {
		t.Errorf("a late answer isn't told what was answered:\n%s", body)
	}
	other := h.phone(h.server.token)
	if _, body = other.answer("n=2", "o=undo"); !strings.Contains(body, `data-n="3"`) {
		t.Errorf("a command:\n%s", body)
	}
	if _, body = p.answer("n=2", "v=1"); !strings.Contains(body, "faster: undo.") {
		t.Errorf("a late answer isn't told of the command:\n%s", body)
	}
	if len(g.answers) != 1 {
		t.Errorf("%d more answers, want the command alone", len(g.answers))
	}
}

// Nothing is told or done for who has no token, calls us by another's name, or comes
// from another page.
func TestWhoIsRefused(t *testing.T) {
	g := newGame(t, nil, 1)
	g.stands(1)
	h := newHouse(t, g.table, AtHome)
	known, stranger, watcher := h.phone(h.server.token), h.phone(""), h.phone(h.server.watch)
	header := func(name, value string) func(*http.Request) {
		return func(r *http.Request) { r.Header.Set(name, value) }
	}
	host := func(name string) func(*http.Request) { return func(r *http.Request) { r.Host = name } }
	nothing := func(*http.Request) {}
	answer := []string{"n=1", "v=3"}
	for _, x := range []struct {
		what   string
		who    *phone
		path   string
		change func(*http.Request)
		words  []string // nil: GET
		want   int
	}{
		{"no cookie", stranger, "/", nothing, nil, 403},
		{"no cookie, events", stranger, "/events", nothing, nil, 403},
		{"no cookie, an answer", stranger, "/answer", nothing, answer, 403},
		{"no cookie, a taste", stranger, "/taste", nothing, answer, 403},
		{"a cookie made up", stranger, "/", header("Cookie", "hagal="+strings.Repeat("a", tokenLen)), nil, 403},
		{"the token as a cookie", stranger, "/", header("Cookie", "hagal="+h.server.token), nil, 403},
		{"an empty cookie", stranger, "/", header("Cookie", "hagal="), nil, 403},
		{"a token made up", stranger, "/" + strings.Repeat("a", tokenLen), nothing, nil, 404},
		{"a part of the token", stranger, "/" + h.server.token[:25], nothing, nil, 404},
		{"a file", known, "/page.html", nothing, nil, 404},
		{"a file above", known, "/../../etc/passwd", nothing, nil, 404},
		{"a file above, escaped", known, "/%2e%2e%2f%2e%2e%2fetc%2fpasswd", nothing, nil, 404},
		{"a folder", known, "/a/b", nothing, nil, 404},
		{"the icon", known, "/favicon.ico", nothing, nil, 404},
		{"another host", known, "/", host("evil.example"), nil, 421},
		{"another host with our port", known, "/", host("evil.example" + h.at[strings.LastIndex(h.at, ":"):]), nil, 421},
		{"another port", known, "/", host("127.0.0.1:1"), nil, 421},
		{"no port", known, "/", host("127.0.0.1"), nil, 421},
		{"another origin", known, "/answer", header("Origin", "http://evil.example"), answer, 403},
		{"origin null", known, "/answer", header("Origin", "null"), answer, 403},
		{"no origin", known, "/answer", func(r *http.Request) { r.Header.Del("Origin") }, answer, 403},
		{"origin by https", known, "/answer", header("Origin", "https"+h.at[4:]), answer, 403},
		{"another site", known, "/answer", header("Sec-Fetch-Site", "cross-site"), answer, 403},
		{"another site of the same name", known, "/answer", header("Sec-Fetch-Site", "same-site"), answer, 403},
		{"events for another origin", known, "/events", header("Origin", "http://evil.example"), nil, 403},
		{"an answer by GET", known, "/answer?n=1&v=3", nothing, nil, 404},
		{"an answer in the address", known, "/answer?n=1&v=3", nothing, []string{"x=1"}, 400},
		{"another method", known, "/answer", func(r *http.Request) { r.Method = http.MethodPut }, answer, 405},
		{"no number", known, "/answer", nothing, []string{"v=3"}, 400},
		{"a number that is none", known, "/answer", nothing, []string{"n=x", "v=3"}, 400},
		{"a value that is none", known, "/answer", nothing, []string{"n=1", "v=1e3"}, 400},
		{"no value", known, "/answer", nothing, []string{"n=1"}, 400},
		{"a choice below all", known, "/answer", nothing, []string{"n=1", "c=-1"}, 400},
		{"more than a form", known, "/answer", nothing, []string{"n=1", "v=3", "t=" + strings.Repeat("x", bodyMost)}, 400},
		{"who only looks on", watcher, "/answer", nothing, answer, 403},
	} {
		req, err := http.NewRequest(http.MethodGet, h.at+x.path, nil)
		if err != nil {
			t.Fatal(err)
		}
		if x.words != nil {
			req = x.who.form(x.path, x.words...)
		}
		x.change(req)
		status, body := x.who.do(req)
		if status != x.want {
			t.Errorf("%s: %d, want %d", x.what, status, x.want)
		}
		if strings.Contains(body, "Troops") || strings.Contains(body, h.server.token) || strings.Contains(body, h.server.watch) {
			t.Errorf("%s is told something:\n%s", x.what, body)
		}
	}
	if _, body := watcher.get("/"); !strings.Contains(body, "Troops?") || strings.Contains(body, "<button name=\"v\"") {
		t.Errorf("who looks on sees no question, or buttons:\n%s", body)
	}
	if len(g.answers) > 0 {
		t.Errorf("the game got %+v", <-g.answers)
	}
}

// Every answer says what browsers may do with it, refused ones too.
func TestHeaders(t *testing.T) {
	g := newGame(t, nil, 1)
	h := newHouse(t, g.table, AtHome)
	p := h.phone(h.server.token)
	for _, path := range []string{"/", "/x", "/" + h.server.token} {
		resp, err := p.http.Get(h.at + path)
		if err != nil {
			t.Fatal(err)
		}
		resp.Body.Close()
		policy := resp.Header.Get("Content-Security-Policy")
		for _, want := range []string{"default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'", "form-action 'self'", "'sha256-"} {
			if !strings.Contains(policy, want) || strings.Contains(policy, "unsafe") || strings.Contains(policy, "*") {
				t.Errorf("%s: policy %q, want %s", path, policy, want)
			}
		}
		for name, want := range map[string]string{"X-Frame-Options": "DENY", "X-Content-Type-Options": "nosniff", "Cache-Control": "no-store"} {
			if got := resp.Header.Get(name); got != want {
				t.Errorf("%s: %s %q, want %q", path, name, got, want)
			}
		}
	}
	resp, err := h.phone("").http.Get(h.at + "/" + h.server.token)
	if err != nil {
		t.Fatal(err)
	}
	resp.Body.Close()
	for _, c := range resp.Cookies() {
		if !c.HttpOnly || c.SameSite != http.SameSiteStrictMode || len(c.Value) != tokenLen || c.Value == h.server.token {
			t.Errorf("cookie %v", c)
		}
	}
	if len(resp.Cookies()) != 1 {
		t.Errorf("%d cookies, want one", len(resp.Cookies()))
	}
}

// What people typed is text on a page, whatever it looks like.
func TestNamesAreEscaped(t *testing.T) {
	const name = `</main><script>alert(1)</script>"'&`
	table := NewParty(nil)
	go func() {
		p := troops(3)
		p.Text, p.Asked = name, []string{name}
		p.Choices = []ask.Choice{{Key: name, Label: name, Closed: name}}
		p.Page.Title.Text = name
		_, _ = table.Ask(p)
	}()
	(&game{table: table}).stands(1)
	h := newHouse(t, table, AtHome)
	_, body := h.phone(h.server.token).get("/")
	if strings.Contains(body, "alert(1)</script>") || strings.Count(body, "<script") != 1 || !strings.Contains(body, "alert(1)&lt;/script&gt;") {
		t.Errorf("not escaped:\n%s", body)
	}
	table.Close()
}

// Who comes before the first question waits for it, and not when nothing will be asked.
func TestFirstPage(t *testing.T) {
	limits := AtHome
	limits.First = time.Minute
	table := NewParty(nil)
	h := newHouse(t, table, limits)
	p := h.phone(h.server.token)
	pages := make(chan string)
	open := func() {
		_, body := p.get("/")
		pages <- body
	}
	go open()
	go func() { _, _ = table.Ask(troops(3)) }()
	if body := <-pages; !strings.Contains(body, "Troops?") {
		t.Errorf("the first question isn't on\n%s", body)
	}

	table = NewParty(nil)
	h = newHouse(t, table, limits)
	p = h.phone(h.server.token)
	go open()
	table.Close()
	if body := <-pages; !strings.Contains(body, "The game was left.") {
		t.Errorf("the game was left before anything was asked:\n%s", body)
	}
}

func TestEventsCarryTheWholePage(t *testing.T) {
	g := newGame(t, nil, 2)
	g.stands(1)
	h := newHouse(t, g.table, AtHome)
	p := h.phone(h.server.token)
	events := p.events(t.Context())
	for _, want := range []string{`data-n="1"`, `data-n="2"`} {
		event := <-events
		if !strings.Contains(event, want) || !strings.Contains(event, "Troops?") || !strings.HasPrefix(event, "id: ") {
			t.Errorf("want %s:\n%s", want, event)
		}
		if want == `data-n="1"` {
			p.answer("n=1", "v=2")
		}
	}
	g.table.Close()
	if event := <-events; !strings.Contains(event, "The game was left.") {
		t.Errorf("at the end:\n%s", event)
	}
}

// Where a stream is silent it still says that it lives.
func TestHeartbeat(t *testing.T) {
	limits := AtHome
	limits.Beat = time.Millisecond
	h := newHouse(t, NewParty(nil), limits)
	events := h.phone(h.server.token).events(t.Context())
	<-events
	if event := <-events; !strings.HasPrefix(event, "event: beat\n") {
		t.Errorf("%q is no sign of life", event)
	}
}
