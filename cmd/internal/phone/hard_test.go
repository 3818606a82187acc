package phone

import (
	"context"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"net"
	"os"
	"regexp"
	"runtime"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"
)

// many is how often a hard test does its thing: a tenth of it with -short.
func many(n int) int {
	if testing.Short() {
		return n / 10
	}
	return n
}

// settles waits until no more goroutines run than before.
func settles(t *testing.T, before int) {
	t.Helper()
	for end := time.Now().Add(20 * time.Second); runtime.NumGoroutine() > before; runtime.Gosched() {
		if time.Now().After(end) {
			buf := make([]byte, 1<<16)
			t.Fatalf("%d goroutines are left over:\n%s", runtime.NumGoroutine()-before, buf[:runtime.Stack(buf, true)])
		}
	}
}

// heap is what of the memory is in use.
func heap() uint64 {
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return m.HeapAlloc
}

var numbered = regexp.MustCompile(`data-n="(\d+)"`)

var regexpAside = regexp.MustCompile(`data-a="(\d+)"`)

// asideOf is the page aside, "0" for none.
func asideOf(page string) string { return regexpAside.FindStringSubmatch(page)[1] }

// mainOf is what of a page people read.
func mainOf(page string) string {
	_, page, _ = strings.Cut(page, "<main")
	page, _, _ = strings.Cut(page, "</main>")
	return page
}

// numberOf is the number of the question on a page, 0 for none.
func numberOf(page string) int {
	m := numbered.FindStringSubmatch(page)
	if m == nil {
		return 0
	}
	n, _ := strconv.Atoi(m[1])
	return n
}

// Fifty devices hear of every question, and all answer it at once: each question has
// one answer.
func TestFiftyDevices(t *testing.T) {
	const devices = 50
	questions := many(40)
	before := runtime.NumGoroutine()
	g := newGame(t, nil, questions)
	g.stands(1)
	h := newHouse(t, g.table, AtHome)
	ctx, stop := context.WithCancel(t.Context())
	var all sync.WaitGroup
	var phones []*phone
	began := time.Now()
	for i := range devices {
		p := h.phone(h.server.token)
		phones = append(phones, p)
		events := p.events(ctx)
		all.Go(func() {
			last := 0
			for event := range events {
				n := numberOf(event)
				if n < last {
					t.Errorf("device %d saw question %d after %d", i, n, last)
				}
				if n > last && n < questions {
					last = n
					p.answer(fmt.Sprint("n=", n), fmt.Sprint("v=", i%10))
				}
				if last = max(last, n); last == questions {
					return
				}
			}
		})
	}
	all.Wait()
	t.Logf("%d questions for %d devices in %v", questions, devices, time.Since(began))
	if got := len(g.answers); got != questions-1 {
		t.Errorf("%d answers to %d questions", got, questions-1)
	}
	g.table.Close()
	stop()
	h.server.Close()
	for _, p := range phones {
		p.http.CloseIdleConnections()
	}
	<-g.ended
	settles(t, before)
}

// bad is a request that nobody of ours sends; slow says that its sender then waits.
func bad(r *rand.Rand, host, cookie string) (text string, slow bool) {
	post := func(body string) string {
		return fmt.Sprintf("POST /answer HTTP/1.1\r\nHost: %s\r\nOrigin: http://%s\r\nCookie: %s\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: %d\r\nConnection: close\r\n\r\n%s",
			host, host, cookie, len(body), body)
	}
	switch r.IntN(12) {
	case 0:
		b := make([]byte, r.IntN(400))
		for i := range b {
			b[i] = byte(r.IntN(256))
		}
		return string(b) + "\r\n\r\n", false
	case 1:
		return "GET / HTTP/1.1\r\nHost: " + host + "\r\nX: " + strings.Repeat("x", 40<<10) + "\r\n\r\n", false
	case 2:
		return "GET /" + strings.Repeat("../", r.IntN(50)) + "etc/passwd HTTP/1.1\r\nHost: " + host + "\r\n\r\n", false
	case 3:
		return "GET / HTTP/1.1\r\nHost: evil.example\r\nCookie: " + cookie + "\r\n\r\n", false
	case 4: // half a head
		return "GET / HTTP/1.1\r\nHost: " + host, true
	case 5: // a head, and half of what it says comes
		return strings.TrimSuffix(post("n=1&v=3&"+strings.Repeat("x", 100)), strings.Repeat("x", 100)), true
	case 6:
		return post("n=1&v=3&t=" + strings.Repeat("x", 64<<10)), false
	case 7:
		return post(fmt.Sprintf("n=%d&v=%d", r.IntN(1000)+2, r.IntN(10))), false
	case 8:
		return post("n=1&v=" + strings.Repeat("9", r.IntN(40)+2)), false
	case 9:
		return post("n=1&c=" + strconv.Itoa(r.IntN(20)-10)), false
	case 10:
		return post("%zz=%&n=;;&v=%00"), false
	}
	return post("n=1&o=" + strings.Repeat("a", r.IntN(200)+5)), false
}

// Ten thousand malformed or slow requests, sixty at a time: nothing is answered by
// them, nothing stays behind, and a phone still plays.
func TestTenThousandBadRequests(t *testing.T) {
	before := runtime.NumGoroutine()
	g := newGame(t, nil, 2)
	g.stands(1)
	limits := AtHome
	limits.Head, limits.Whole = 100*time.Millisecond, 200*time.Millisecond
	h := newHouse(t, g.table, limits)
	p := h.phone(h.server.token)
	d := h.server.devices.add(false, nil)
	host, known := strings.TrimPrefix(h.at, "http://"), cookie+"="+d.id
	used := heap()
	began := time.Now()
	requests := many(10000)
	var all sync.WaitGroup
	for i := range 60 {
		r := rand.New(rand.NewPCG(14, uint64(i)))
		all.Go(func() {
			for range requests / 60 {
				c, err := net.Dial("tcp", host)
				if err != nil {
					t.Error(err)
					return
				}
				text, slow := bad(r, host, known)
				_, _ = io.WriteString(c, text) // it may be refused before it is read
				if !slow {
					_ = c.(*net.TCPConn).CloseWrite()
				}
				_ = c.SetReadDeadline(time.Now().Add(20 * time.Second))
				if _, err := io.Copy(io.Discard, c); err != nil && errors.Is(err, os.ErrDeadlineExceeded) {
					t.Errorf("%.60q is still waited for", text)
				}
				c.Close()
			}
		})
	}
	all.Wait()
	t.Logf("%d requests in %v; %d KB more in use", requests, time.Since(began), (int64(heap())-int64(used))/1024)
	if more := int64(heap()) - int64(used); more > 8<<20 {
		t.Errorf("%d KB stay in use", more/1024)
	}
	if len(g.answers) > 0 {
		t.Errorf("the game got %+v", <-g.answers)
	}
	if p.answer("n=1", "v=3"); (<-g.answers).Number != 3 {
		t.Errorf("a phone can't answer any more")
	}
	g.table.Close()
	h.server.Close()
	p.http.CloseIdleConnections()
	settles(t, before)
}

// Five hundred times a phone sleeps, drops its connection, answers twice, or answers
// what it saw before it slept: nothing that was answered meanwhile is overwritten,
// and after waking it has the right page.
func TestFiveHundredSleeps(t *testing.T) {
	rounds := many(500)
	g := newGame(t, nil, rounds+1)
	g.stands(1)
	h := newHouse(t, g.table, AtHome)
	sleeper, other := h.phone(h.server.token), h.phone(h.server.token)
	r := rand.New(rand.NewPCG(5, 14))
	slowest := time.Duration(0)
	for n := 1; n <= rounds; n++ {
		ctx, drop := context.WithCancel(t.Context())
		began := time.Now()
		if got := numberOf(<-sleeper.events(ctx)); got != n {
			t.Fatalf("after waking question %d stands, want %d", got, n)
		}
		slowest = max(slowest, time.Since(began))
		mine, theirs := fmt.Sprint("v=", n%10), fmt.Sprint("v=", (n+5)%10)
		want := n % 10
		words := fmt.Sprint("n=", n)
		switch r.IntN(3) {
		case 0: // it sleeps, another answers, it wakes and answers what it saw
			drop()
			other.answer(words, theirs)
			want = (n + 5) % 10
			sleeper.answer(words, mine)
		case 1: // it answers twice
			sleeper.answer(words, mine)
			sleeper.answer(words, mine)
		default: // its answer is on the way when it drops; it sends it again
			out, gone := context.WithCancel(t.Context())
			req := sleeper.form("/answer", words, mine).WithContext(out)
			go gone()
			if resp, err := sleeper.http.Do(req); err == nil {
				resp.Body.Close()
			}
			sleeper.answer(words, mine)
			other.answer(words, theirs)
		}
		drop()
		if got := <-g.answers; got.Number != want {
			t.Fatalf("question %d: the game got %d, want %d", n, got.Number, want)
		}
		if len(g.answers) > 0 {
			t.Fatalf("question %d was answered twice", n)
		}
	}
	t.Logf("%d times, 0 overwritten; the right page after %v at the longest", rounds, slowest)
	if slowest > 2*time.Second {
		t.Errorf("%v until the right page, want 2s", slowest)
	}
	g.table.Close()
}
