package phone

import (
	"bufio"
	"context"
	"io"
	"net/http"
	"net/http/cookiejar"
	"net/url"
	"strings"
	"testing"
)

// house is a table that is served on this machine.
type house struct {
	t      testing.TB
	server *Server
	at     string // http://host:port
}

func newHouse(t testing.TB, table *Party, limits Limits) *house {
	t.Helper()
	on, err := Listen("127.0.0.1:0")
	if err != nil {
		t.Skipf("nothing can listen here: %v", err)
	}
	s := Serve(table, on, limits)
	t.Cleanup(func() { s.Close() })
	return &house{t, s, "http://" + on[0].Addr().String()}
}

// phone is a browser.
type phone struct {
	*house
	http  http.Client
	reads string // languages, as it says so
}

// phone is one that knows the token; "" is one that doesn't.
func (h *house) phone(token string) *phone {
	h.t.Helper()
	return h.phoneOf(token, "")
}

// phoneOf is a phone of somebody who reads these languages.
func (h *house) phoneOf(token, reads string) *phone {
	h.t.Helper()
	jar, err := cookiejar.New(nil)
	if err != nil {
		h.t.Fatal(err)
	}
	p := &phone{h, http.Client{Jar: jar, Transport: &http.Transport{}}, reads}
	h.t.Cleanup(p.http.CloseIdleConnections)
	if token != "" {
		if status, _ := p.get("/" + token); status != http.StatusOK {
			h.t.Fatalf("a phone that comes in: %d", status)
		}
	}
	return p
}

func (p *phone) get(path string) (status int, body string) {
	p.t.Helper()
	req, err := http.NewRequest(http.MethodGet, p.at+path, nil)
	if err != nil {
		p.t.Fatal(err)
	}
	return p.do(req)
}

// answer sends a form as the page does: words are "n=1", "v=3".
func (p *phone) answer(words ...string) (status int, body string) {
	p.t.Helper()
	return p.do(p.form("/answer", words...))
}

func (p *phone) form(path string, words ...string) *http.Request {
	v := url.Values{}
	for _, w := range words {
		k, x, _ := strings.Cut(w, "=")
		v.Set(k, x)
	}
	req, err := http.NewRequest(http.MethodPost, p.at+path, strings.NewReader(v.Encode()))
	if err != nil {
		p.t.Fatal(err)
	}
	req.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	req.Header.Set("Origin", p.at)
	return req
}

func (p *phone) do(req *http.Request) (status int, body string) {
	p.t.Helper()
	if p.reads != "" {
		req.Header.Set("Accept-Language", p.reads)
	}
	resp, err := p.http.Do(req)
	if err != nil {
		p.t.Fatal(err)
	}
	defer resp.Body.Close()
	b, err := io.ReadAll(resp.Body)
	if err != nil {
		p.t.Fatal(err)
	}
	return resp.StatusCode, string(b)
}

// events reads what a phone hears until ctx ends.
func (p *phone) events(ctx context.Context) <-chan string {
	p.t.Helper()
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, p.at+"/events", nil)
	if err != nil {
		p.t.Fatal(err)
	}
	resp, err := p.http.Do(req)
	if err != nil || resp.StatusCode != http.StatusOK {
		p.t.Fatalf("events: %v %v", resp, err)
	}
	out := make(chan string)
	go func() {
		defer close(out)
		defer resp.Body.Close()
		event := ""
		for in := bufio.NewReader(resp.Body); ; {
			line, err := in.ReadString('\n')
			if err != nil {
				return
			}
			if line != "\n" {
				event += line
				continue
			}
			select {
			case out <- event:
			case <-ctx.Done():
				return
			}
			event = ""
		}
	}()
	return out
}
