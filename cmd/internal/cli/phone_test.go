//go:build unix

package cli_test

import (
	"bufio"
	"errors"
	"io"
	"math/rand/v2"
	"net/http"
	"net/http/cookiejar"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"househagal/cmd/internal/cli"
)

// tokenLen is how long the secret of an address is.
const tokenLen = 26

// thumb is a phone: it comes in by an address and presses buttons.
type thumb struct {
	t     *testing.T
	http  http.Client
	at    string // http://host:port
	token string
	reads string // a language
	page  string // as it stands
}

// comeIn reads the address off the lines of a game, and opens its page.
func comeIn(t *testing.T, out *bufio.Reader) *thumb {
	t.Helper()
	address := regexp.MustCompile(`^(http://127\.0\.0\.1:\d+)/([a-z2-7]+)$`)
	for {
		line, err := out.ReadString('\n')
		if err != nil {
			t.Fatalf("no address was said: %v", err)
		}
		m := address.FindStringSubmatch(strings.TrimSpace(line))
		if m == nil {
			continue
		}
		rest := ""
		if len(m[2]) < tokenLen { // it is too long for a line
			if rest, err = out.ReadString('\n'); err != nil {
				t.Fatal(err)
			}
		}
		jar, _ := cookiejar.New(nil)
		p := &thumb{t: t, http: http.Client{Jar: jar, Transport: &http.Transport{}}, at: m[1], token: m[2] + strings.TrimSpace(rest)}
		t.Cleanup(p.http.CloseIdleConnections)
		if resp, err := p.http.Get(p.at + "/" + p.token); err != nil || resp.StatusCode != http.StatusOK {
			t.Fatalf("%s: %v %v", p.token, resp, err)
		}
		go func() { _, _ = io.Copy(io.Discard, out) }()
		return p
	}
}

// look fetches the page.
func (p *thumb) look() error {
	return p.fetch("/")
}

// fetch fetches a page for who reads a language.
func (p *thumb) fetch(path string) error {
	req, err := http.NewRequest(http.MethodGet, p.at+path, nil)
	if err != nil {
		p.t.Fatal(err)
	}
	req.Header.Set("Accept-Language", p.reads)
	resp, err := p.http.Do(req)
	if err != nil {
		return err
	}
	return p.read(resp)
}

func (p *thumb) read(resp *http.Response) error {
	defer resp.Body.Close()
	body, err := io.ReadAll(resp.Body)
	p.page = string(body)
	return err
}

var (
	question = regexp.MustCompile(`data-n="(\d+)"`)
	kind     = regexp.MustCompile(`data-kind="([^"]*)"`)
	button   = regexp.MustCompile(`<button name="([cv])" value="(\d+)" data-k="[^"]*"( class="def")?>`)
)

// n is the number of the question that stands.
func (p *thumb) n() int {
	m := question.FindStringSubmatch(p.page)
	if m == nil {
		p.t.Fatalf("no question on the page:\n%s", p.main())
	}
	n, _ := strconv.Atoi(m[1])
	return n
}

// kind is that of the question that stands.
func (p *thumb) kind() string {
	if m := kind.FindStringSubmatch(p.page); m != nil {
		return m[1]
	}
	return ""
}

// press presses a button and reads what comes of it. An error says that nothing was
// acknowledged.
func (p *thumb) press(name, value string) error {
	form := url.Values{"n": {strconv.Itoa(p.n())}, name: {value}}
	req, err := http.NewRequest(http.MethodPost, p.at+"/answer", strings.NewReader(form.Encode()))
	if err != nil {
		p.t.Fatal(err)
	}
	req.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	req.Header.Set("Origin", p.at)
	resp, err := p.http.Do(req)
	if err != nil {
		return err
	}
	return p.read(resp)
}

// any presses some button of an answer.
func (p *thumb) any(r *rand.Rand) error {
	all := button.FindAllStringSubmatch(p.page, -1)
	if len(all) == 0 {
		p.t.Fatalf("no button on the page:\n%s", p.main())
	}
	b := all[r.IntN(len(all))]
	return p.press(b[1], b[2])
}

// withPhone is a game that is on phones as well.
func withPhone(args ...string) []string { return append(args, "--phone", "--listen", "127.0.0.1:0") }

// sockets counts those that a process has open.
func sockets(t *testing.T, cmd *exec.Cmd) (n int) {
	t.Helper()
	files, err := filepath.Glob("/proc/" + strconv.Itoa(cmd.Process.Pid) + "/fd/*")
	if err != nil || len(files) == 0 {
		t.Skip("no list of open files here")
	}
	for _, f := range files {
		if to, err := os.Readlink(f); err == nil && strings.HasPrefix(to, "socket:") {
			n++
		}
	}
	return n
}

// Without --phone a game has no socket, at no time up to its first move.
func TestNothingListensWithoutPhone(t *testing.T) {
	cmd, in, out := process(t, os.Stderr, t.TempDir(), playArgs(3)...)
	defer func() { in.Close(); _, _ = io.Copy(io.Discard, out); _ = cmd.Wait() }()
	for line := ""; !strings.Contains(line, "Back-up"); {
		if n := sockets(t, cmd); n > 0 {
			t.Fatalf("%d sockets are open after %q", n, line)
		}
		var err error
		if line, err = out.ReadString('\n'); err != nil || strings.Contains(line, "?") {
			break
		}
	}
	other, in2, out2 := process(t, os.Stderr, t.TempDir(), withPhone(playArgs(3)...)...)
	defer func() { in2.Close(); _ = other.Wait() }()
	comeIn(t, out2)
	if sockets(t, other) == 0 {
		t.Errorf("no socket is open with --phone: the test would see none")
	}
	if status := cli.Main([]string{"play", "--listen", "127.0.0.1:0"}, strings.NewReader(""), io.Discard, io.Discard); status != 2 {
		t.Errorf("--listen without --phone: status %d, want 2", status)
	}
}

// A game is killed while a phone plays it, at random moments: no answer that was
// acknowledged is lost, and none is there twice.
func TestKilledUnderAPhone(t *testing.T) {
	kills := 5
	if n, err := strconv.Atoi(os.Getenv("HAGAL_KILLS")); err == nil {
		kills = n
	}
	for seed := range uint64(kills) {
		r := rand.New(rand.NewPCG(seed, 14))
		home := t.TempDir()
		cmd, in, out := process(t, os.Stderr, home, withPhone(playArgs(seed)...)...)
		p := comeIn(t, out)
		if err := p.look(); err != nil {
			t.Fatal(err)
		}
		kinds := []string{p.kind()}
		for range 3 + r.IntN(28) {
			if err := p.any(r); err != nil {
				t.Fatalf("seed %d, after %v: %v", seed, kinds, err)
			}
			kinds = append(kinds, p.kind())
		}
		dies := make(chan struct{})
		go func() { // in the middle of an answer, sooner or later
			for range r.IntN(2000) {
				_ = os.Getpid()
			}
			_ = cmd.Process.Kill()
			close(dies)
		}()
		for x := rand.New(rand.NewPCG(seed, 15)); p.kind() != "end" && p.any(x) == nil; {
			kinds = append(kinds, p.kind())
		}
		<-dies
		_ = cmd.Wait()
		in.Close()
		got, _ := answers(t, home)
		if n, want := len(got), recorded(kinds); n < want || n > want+1 {
			t.Errorf("seed %d: %d answers in the save, %d were acknowledged:\n%v\n%v", seed, n, want, got, kinds)
		}
	}
}

// recorded counts the answers by which a game came from question to question; one
// that is asked back is recorded when it is answered so again.
func recorded(kinds []string) (n int) {
	for i := range kinds[1:] {
		asksBack := kinds[i+1] == "sure"
		takenBack := i > 0 && kinds[i] == "sure" && kinds[i+1] == kinds[i-1]
		if !asksBack && !takenBack {
			n++
		}
	}
	return n
}

// main is what of the page people read.
func (p *thumb) main() string {
	_, page, _ := strings.Cut(p.page, "<main")
	page, _, _ = strings.Cut(page, "</main>")
	return page
}

// until presses what Enter would take, from question to question, until one of the
// kind stands.
func (p *thumb) until(kind string) {
	p.t.Helper()
	for range 40 {
		if p.kind() == kind {
			return
		}
		all := button.FindAllStringSubmatch(p.page, -1)
		i := max(0, slices.IndexFunc(all, func(m []string) bool { return m[3] != "" }))
		if i >= len(all) {
			p.t.Fatalf("no button on the page:\n%s", p.main())
		}
		if err := p.press(all[i][1], all[i][2]); err != nil {
			p.t.Fatal(err)
		}
	}
	p.t.Fatalf("no %s after 40 answers:\n%s", kind, p.main())
}

// A server without a terminal: its first page lists the games, one is begun, left,
// and gone on with; who knows no token is told nothing, and a bad request changes
// nothing.
func TestServe(t *testing.T) {
	home := t.TempDir()
	cmd, in, out := process(t, os.Stderr, home, "serve", "--listen", "127.0.0.1:0")
	p := comeIn(t, out)
	if err := p.look(); err != nil {
		t.Fatal(err)
	}
	if n := len(button.FindAllString(p.page, -1)); p.kind() != "home" || n != 1 {
		t.Fatalf("the first page offers %d choices, want a new game alone:\n%s", n, p.main())
	}
	p.until("where_to")
	if err := p.press("o", "quit"); err != nil || p.kind() != "home" {
		t.Fatalf("%v; leaving leads to %s", err, p.kind())
	}
	if n := len(button.FindAllString(p.page, -1)); n != 2 || !strings.Contains(p.page, "Round 1") {
		t.Errorf("the first page offers %d choices, want the game and a new one:\n%s", n, p.main())
	}

	jar, _ := cookiejar.New(nil)
	turkish := &thumb{t: t, http: http.Client{Jar: jar, Transport: &http.Transport{}}, at: p.at, reads: "tr"}
	t.Cleanup(turkish.http.CloseIdleConnections)
	if err := turkish.look(); err != nil || strings.Contains(turkish.page, "data-kind") || strings.Contains(turkish.page, p.token) {
		t.Errorf("%v; without a token is told\n%s", err, turkish.page)
	}
	if err := turkish.fetch("/" + strings.Repeat("a", len(p.token))); err != nil || strings.Contains(turkish.page, p.token) {
		t.Errorf("%v; with a token made up is told\n%s", err, turkish.page)
	}
	if err := turkish.fetch("/" + p.token); err != nil {
		t.Fatal(err)
	}
	if err := turkish.look(); err != nil || !strings.Contains(turkish.page, "Hangi oyun?") || !strings.Contains(turkish.page, "1. Tur") {
		t.Errorf("%v; in Turkish the first page is\n%s", err, turkish.main())
	}
	n := p.n()
	for _, bad := range [][2]string{{"c", "7"}, {"c", "x"}, {"v", "1"}, {"o", "undo"}, {"a", "9"}} {
		if err := errors.Join(turkish.press(bad[0], bad[1]), turkish.look()); err != nil {
			t.Fatal(err)
		}
	}
	if err := p.look(); err != nil || p.n() != n || p.kind() != "home" {
		t.Errorf("%v; after bad requests %s stands", err, p.kind())
	}

	if err := p.press("c", "0"); err != nil || p.kind() != "where_to" {
		t.Errorf("%v; gone on with it stands at %s", err, p.kind())
	}
	if err := turkish.look(); err != nil || turkish.kind() != "where_to" || !strings.Contains(turkish.page, `lang="tr"`) {
		t.Errorf("%v; the other device stands at %s", err, turkish.kind())
	}
	if err := cmd.Process.Signal(os.Interrupt); err != nil {
		t.Fatal(err)
	}
	if err := cmd.Wait(); err == nil {
		t.Error("a signal ends it without a status")
	}
	in.Close()
	if list, _ := answers(t, home); len(list) == 0 {
		t.Error("no game was kept")
	}
}
