package phone

import (
	"net/http"
	"net/url"
	"strings"
	"testing"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/page"
	"househagal/cmd/internal/say"
)

// nasty is a name that somebody typed.
const nasty = `<b onclick="x">'&`

// manyTongued says its tag in each language, and shows a page by its command.
type manyTongued struct{}

func (manyTongued) In(l *say.Language) ask.Prompt {
	p := troops(9)
	tag := say.Speaker{Lang: l}.Tag()
	p.Text, p.Commands = "Asked in "+tag+" of "+nasty, map[string]string{"v": "view", "?": "why", "u": "undo", "l": "log"}
	p.Page.Blocks = []page.Block{{Text: "News in " + tag}}
	return p
}

// Look shows a page to view; from there a choice leads back, and a number answers.
func (x manyTongued) Look(l *say.Language, path []ask.Reply) ask.Aside {
	if r := path[0]; r.Command != "view" {
		return ask.Aside{Answer: &r}
	}
	p := x.In(l)
	p.ID, p.Text = "aside", strings.Repeat("More of it in ", len(path))+say.Speaker{Lang: l}.Tag()
	p.Choices, p.Default, p.Number = []ask.Choice{{Key: "b", Label: "back"}}, 0, &ask.Number{Max: 50, Typed: true}
	switch r := path[len(path)-1]; {
	case r.Command == "view":
		return ask.Aside{Page: &p}
	case r.Command != "":
		return ask.Aside{Answer: &r}
	case r.Choice < 0:
		return ask.Aside{Answer: &ask.Reply{Choice: -1, Command: "log", Args: []string{"12"}}}
	}
	return ask.Aside{}
}

// asks is a table that puts questions in many languages until it is left.
func asks(t *testing.T) (*Party, <-chan ask.Reply) {
	t.Helper()
	table, answers := NewParty(nil), make(chan ask.Reply, 20)
	table.Speak(say.Speaker{})
	go func() {
		for {
			p := manyTongued{}.In(nil)
			p.From = manyTongued{}
			table.TellIn([]string{"Told in en"}, func(l *say.Language) []string { return []string{"Told in " + l.Tag()} })
			r, err := table.Ask(p)
			if err != nil {
				return
			}
			answers <- r
		}
	}()
	t.Cleanup(func() { table.Close() })
	(&game{table: table}).stands(1)
	return table, answers
}

// Two devices see the same question at the same time, each in its own language.
func TestEachDeviceItsOwnLanguage(t *testing.T) {
	table, answers := asks(t)
	h := newHouse(t, table, AtHome)
	for _, x := range []struct{ reads, tag string }{
		{"", "en"}, {"tr-TR,tr;q=0.9,en;q=0.5", "tr"}, {"zh-TW", "zh-Hant"}, {"zh-CN,zh;q=0.9", "zh-Hans"},
		{"fr,tr;q=0.3,en;q=0.2", "tr"}, {"xx", "en"}, {";;;,-,q=1", "en"}, {strings.Repeat("a-", 2000), "en"},
	} {
		p := h.phoneOf(h.server.token, x.reads)
		_, body := p.get("/")
		for _, want := range []string{`<html lang="` + x.tag + `"`, "Asked in " + x.tag + " of &lt;b onclick=&#34;x&#34;&gt;&#39;&amp;", "News in " + x.tag, "Told in " + x.tag, `data-n="1"`} {
			if !strings.Contains(body, want) {
				t.Errorf("for %.40q the page lacks %q:\n%s", x.reads, want, mainOf(body))
			}
		}
	}
	turkish, chinese := h.phoneOf(h.server.token, "tr"), h.phoneOf(h.server.token, "zh-Hans")
	events := chinese.events(t.Context())
	<-events
	turkish.answer("n=1", "v=4")
	if r := <-answers; r.Number != 4 {
		t.Errorf("the game got %+v", r)
	}
	if event := <-events; !strings.Contains(event, `data-n="2"`) || !strings.Contains(event, "Asked in zh-Hans") {
		t.Errorf("the other device sees\n%s", event)
	}
	if _, body := chinese.answer("n=1", "o=undo"); !strings.Contains(body, "另一部手机先答了：4") {
		t.Errorf("who was late is not told in their language:\n%s", mainOf(body))
	}

	_, body := chinese.do(chinese.form("/taste", "lang=tr", "who=0"))
	if !strings.Contains(body, "Asked in tr") || !strings.Contains(body, `value="tr" checked`) {
		t.Errorf("a language that is chosen:\n%s", mainOf(body))
	}
	at, _ := url.Parse(h.at)
	for _, c := range chinese.http.Jar.Cookies(at) { // another game, another device: the choice is kept
		if c.Name != tongueCookie {
			chinese.http.Jar.SetCookies(at, []*http.Cookie{{Name: c.Name, MaxAge: -1}})
		}
	}
	chinese.get("/" + h.server.token)
	if _, body = chinese.get("/"); !strings.Contains(body, "Asked in tr") {
		t.Errorf("the choice is forgotten:\n%s", mainOf(body))
	}
	for _, no := range []string{"lang=", "lang=xx", "lang=../en", "lang=en.yaml"} {
		if _, body := chinese.do(chinese.form("/taste", no)); !strings.Contains(body, "Asked in en") {
			t.Errorf("%s:\n%s", no, mainOf(body))
		}
	}
}

// What a device looks at aside no other one sees, and it answers nothing.
func TestAsideIsOfOneDevice(t *testing.T) {
	table, answers := asks(t)
	h := newHouse(t, table, AtHome)
	p, other := h.phone(h.server.token), h.phoneOf(h.server.token, "tr")
	events := p.events(t.Context())
	<-events
	_, body := p.answer("n=1", "o=view")
	if !strings.Contains(body, "More of it in en") || strings.Contains(body, "Asked in") || !strings.Contains(body, `name="a" value="1"`) {
		t.Errorf("what is looked at:\n%s", mainOf(body))
	}
	if event := <-events; !strings.Contains(event, "More of it in en") {
		t.Errorf("another tab of the same device sees\n%s", event)
	}
	if _, body = other.get("/"); !strings.Contains(body, "Asked in tr") || strings.Contains(body, "More of it") {
		t.Errorf("another device sees\n%s", mainOf(body))
	}
	p.do(p.form("/taste", "lang=tr"))
	if _, body = p.answer("n=1", "a=1", "o=view"); !strings.Contains(body, "More of it in More of it in tr") {
		t.Errorf("one page on, in another language:\n%s", mainOf(body))
	}
	if _, body = p.answer("n=1", "a=1", "c=0"); !strings.Contains(body, "More of it in More of it in tr") {
		t.Errorf("what was meant for the page before leads somewhere:\n%s", mainOf(body))
	}
	a := asideOf(body)
	if _, body = p.answer("n=1", "a="+a, "v=99"); !strings.Contains(body, "More of it") || !strings.Contains(body, `class="note"`) {
		t.Errorf("what is no answer there:\n%s", mainOf(body))
	}
	other.answer("n=1", "v=3")
	if r := <-answers; r.Number != 3 {
		t.Errorf("the game got %+v, want what the other device answered", r)
	}
	gone := say.Speaker{Lang: tongue("tr")}.Say("phone.gone_on")
	if _, body = p.get("/"); !strings.Contains(body, "More of it") || !strings.Contains(body, gone) {
		t.Errorf("a page that is read is taken away, or is not said to be old:\n%s", mainOf(body))
	}
	if _, body = p.answer("n=1", "a="+a, "o=undo"); !strings.Contains(body, `data-n="2"`) || !strings.Contains(body, `class="note"`) || len(answers) > 0 {
		t.Errorf("an old page answers the new question:\n%s", mainOf(body))
	}
	_, body = p.answer("n=1", "o=view")
	a = asideOf(body)
	if !strings.Contains(body, `data-n="2"`) {
		t.Errorf("an old page shows how it stood:\n%s", mainOf(body))
	}
	if _, body = p.answer("n=2", "a="+a, "c=0"); !strings.Contains(body, "Asked in tr") || len(answers) > 0 {
		t.Errorf("back:\n%s", mainOf(body))
	}
	_, body = p.answer("n=2", "o=view")
	p.answer("n=2", "a="+asideOf(body), "w=12")
	if r := <-answers; r.Command != "log" || len(r.Args) != 1 || r.Args[0] != "12" {
		t.Errorf("the game got %+v from a page aside", r)
	}
	_, body = p.get("/")
	for i := range stepsMost + 1 {
		_, body = p.answer("n=3", "o=view", strings.TrimSuffix("a="+asideOf(body), "a=0"))
		if (asideOf(body) == "0") != (i == stepsMost) {
			t.Fatalf("%d steps aside:\n%s", i, mainOf(body))
		}
	}
}
