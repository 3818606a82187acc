package thumbs

import (
	"context"
	"io"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

// tells gives a command to the browser.
func tells[P, R any](command cdp.Command[P, R], params P) chromedp.Action[chromedp.Void] {
	return func(ctx context.Context, page *chromedp.Target) (chromedp.Void, error) {
		_, err := cdp.Call(ctx, page, command, params)
		return chromedp.Void{}, err
	}
}

// Where scripts are off a page is plain forms: the setup is answered by them, turns
// are played, and a page is looked at aside.
func TestWithoutScripts(t *testing.T) {
	if testing.Short() {
		t.Skip("LEFT OUT with -short: turns in a browser")
	}
	web := browser(t)
	x := begin(t, solo)
	h := newHand(t, web, x.at, 4, false, tells(emulation.SetScriptExecutionDisabled, emulation.SetScriptExecutionDisabledParams{Value: true}))
	h.plain = true
	if _, err := io.WriteString(x.lines, "\n"); err != nil { // the page with the address
		t.Fatal(err)
	}
	if got(h, chromedp.Evaluate[bool](`document.querySelector('main.hold') !== null`)) {
		t.Fatal("scripts run")
	}
	turns := 0
	for answered := 0; turns < 3; answered++ {
		s := h.look()
		if answered > 60 || s.Kind == "end" {
			t.Fatalf("%d turns after %d answers:\n%s", turns, answered, h.text())
		}
		if s.Kind == "where_to" {
			if turns++; turns == 2 {
				h.looksAt("view")
				h.looksAt("why")
				s = h.look()
			}
		}
		h.answer(s)
	}
	if text := h.text(); !strings.Contains(text, "Send") {
		t.Errorf("no Rival has done anything:\n%s", text)
	}
}

// A phone that slept, or had no network, while somebody else answered shows the
// right page within two seconds; meanwhile it says that it is not connected.
func TestWaking(t *testing.T) {
	if testing.Short() {
		t.Skip("LEFT OUT with -short: a phone that sleeps in a browser")
	}
	web := browser(t)
	x := begin(t, solo)
	h, other := newHand(t, web, x.at, 5, false), newHand(t, web, x.at, 6, false)
	if _, err := io.WriteString(x.lines, "\n"); err != nil { // the page with the address
		t.Fatal(err)
	}
	all := func(offline bool) *network.Conditions {
		return &network.Conditions{Offline: offline, DownloadThroughput: -1, UploadThroughput: -1}
	}
	network := func(offline bool) chromedp.Action[chromedp.Void] {
		byRule := tells(network.EmulateNetworkConditionsByRule, network.EmulateNetworkConditionsByRuleParams{MatchedNetworkConditions: []*network.Conditions{all(offline)}})
		state := tells(network.OverrideNetworkState, network.OverrideNetworkStateParams{Offline: offline, DownloadThroughput: -1, UploadThroughput: -1})
		return func(ctx context.Context, page *chromedp.Target) (chromedp.Void, error) {
			if v, err := byRule(ctx, page); err != nil {
				return v, err
			}
			return state(ctx, page)
		}
	}
	state := func(s page.SetWebLifecycleStateState) chromedp.Action[chromedp.Void] {
		return tells(page.SetWebLifecycleState, page.SetWebLifecycleStateParams{State: s})
	}
	for _, way := range []struct {
		name          string
		sleeps, wakes chromedp.Action[chromedp.Void]
	}{
		{"frozen", state(page.SetWebLifecycleStateStateFrozen), state(page.SetWebLifecycleStateStateActive)},
		{"offline", network(true), network(false)},
	} {
		h.do(way.sleeps)
		if way.name == "offline" {
			if !h.comes(`!document.getElementById('link').hidden`) {
				t.Errorf("it does not say that it is not connected:\n%s", h.text())
			}
		}
		for range 3 {
			other.answer(other.look())
		}
		want := other.look().N
		if way.name == "offline" && got(h, chromedp.Evaluate[bool](`document.getElementById('m').dataset.n === "`+strconv.Itoa(want)+`"`)) {
			t.Errorf("the network was not gone")
		}
		began := time.Now()
		h.do(way.wakes)
		if !h.comes(`document.getElementById('m').dataset.n === "` + strconv.Itoa(want) + `" && document.getElementById('link').hidden`) {
			t.Errorf("%s: it does not come to the question that stands:\n%s", way.name, h.text())
		}
		took := time.Since(began)
		t.Logf("%s: the right page after %v", way.name, took.Round(time.Millisecond))
		if took > 2*time.Second {
			t.Errorf("%s: the right page after %v, want 2s", way.name, took)
		}
	}
}

// comes waits until something is so on a page that may be in the background, and
// says whether it came to be in ten seconds.
func (h *hand) comes(so string) bool {
	h.t.Helper()
	for end := time.Now().Add(10 * time.Second); time.Now().Before(end); {
		if got(h, chromedp.Evaluate[bool](so)) {
			return true
		}
	}
	return false
}
