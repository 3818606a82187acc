package thumbs

import (
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
)

// chromium is the program of a browser; a test that finds none says what it leaves
// out.
func chromium(t *testing.T) string {
	t.Helper()
	names := []string{"chromium", "chromium-browser", "google-chrome", "google-chrome-stable"}
	if own := os.Getenv("HAGAL_BROWSER"); own != "" {
		names = []string{own}
	}
	for _, name := range names {
		if at, err := exec.LookPath(name); err == nil {
			return at
		}
	}
	t.Skipf("LEFT OUT: %s. There is no Chromium here (apt-get install chromium, or HAGAL_BROWSER=program)", t.Name())
	return ""
}

// browser starts one; its pages are those of phones.
func browser(t *testing.T) context.Context {
	t.Helper()
	options := append(slices.Clone(chromedp.DefaultExecAllocatorOptions[:]), chromedp.ExecPath(chromium(t)),
		chromedp.NoSandbox, chromedp.DisableGPU, chromedp.WSURLReadTimeout(time.Minute))
	ctx, stop := chromedp.NewExecAllocator(t.Context(), options...)
	t.Cleanup(stop)
	ctx, stop = chromedp.NewContext(ctx)
	t.Cleanup(stop)
	if err := chromedp.Do(ctx); err != nil {
		t.Fatal(err)
	}
	return ctx
}

// hand is a person with a phone.
type hand struct {
	t    *testing.T
	ctx  context.Context
	r    *rand.Rand
	taps int
	// looked is how many of them were for pages that are only looked at
	looked int
	shown  map[string]bool // kinds of pages of which a picture was made
	dark   bool
	plain  bool // scripts are off: a press leads to another page at once
}

// hand opens the address on another phone, of 360 by 740.
func newHand(t *testing.T, browser context.Context, address string, seed uint64, dark bool, first ...chromedp.Action[chromedp.Void]) *hand {
	t.Helper()
	ctx, stop := chromedp.NewContext(browser, chromedp.WithNewBrowserContext())
	t.Cleanup(stop)
	light := "light"
	if dark {
		light = "dark"
	}
	h := &hand{t: t, ctx: ctx, r: rand.New(rand.NewPCG(seed, 7)), shown: map[string]bool{}, dark: dark}
	if err := chromedp.Do(ctx); err != nil { // the first one has no time limit: it would end the page with it
		t.Fatal(err)
	}
	colours := func(ctx context.Context, page *chromedp.Target) (chromedp.Void, error) {
		_, err := cdp.Call(ctx, page, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{
			Features: []*emulation.MediaFeature{{Name: "prefers-color-scheme", Value: light}}})
		return chromedp.Void{}, err
	}
	h.do(append(first, chromedp.EmulateViewport(360, 740, chromedp.EmulateMobile), colours)...)
	h.do(chromedp.Navigate(address), chromedp.WaitVisible("#m[data-v]"))
	return h
}

// do carries out what should take no time; half a minute is an error.
func (h *hand) do(what ...chromedp.Action[chromedp.Void]) {
	h.t.Helper()
	ctx, stop := context.WithTimeout(h.ctx, 30*time.Second)
	defer stop()
	if err := chromedp.Do(ctx, what...); err != nil {
		h.t.Fatalf("%v\n%s", err, h.text())
	}
}

// got is what comes of an action.
func got[T any](h *hand, what chromedp.Action[T]) T {
	h.t.Helper()
	ctx, stop := context.WithTimeout(h.ctx, 30*time.Second)
	defer stop()
	x, err := chromedp.Run(ctx, what)
	if err != nil {
		h.t.Fatalf("%v\n%s", err, h.text())
	}
	return x
}

// text is what stands on the page.
func (h *hand) text() (text string) {
	ctx, stop := context.WithTimeout(h.ctx, 5*time.Second)
	defer stop()
	text, _ = chromedp.Run(ctx, chromedp.Evaluate[string](`document.body ? document.body.innerText : ""`))
	return text
}

// state is the page as the script of it has it.
type state struct {
	N, Aside int
	Kind     string
	Wide     int // how wide the page is
	Small    []string
	Buttons  []string
	Default  string // the value of the button that Enter takes
	Typed    string // the kind of field to type into
	Line     string // what answers the question in a line of the terminal
}

// looksAt opens a page by its command, and goes back. Options are asked at the
// table; all others only this phone sees.
func (h *hand) looksAt(command string) {
	h.t.Helper()
	before, taps := h.look(), h.taps
	h.press("o=" + command)
	s := h.look()
	h.picture("page-" + command)
	if s.Kind == before.Kind || (s.Aside == 0) != (command == "options") || s.Aside > 0 && s.N != before.N {
		h.t.Errorf("%s shows no page of its own: %+v\n%s", command, s, h.text())
	}
	for s.Kind != before.Kind {
		if command == "options" {
			h.press("o=back")
		} else if slices.Contains(s.Buttons, "line=1") {
			h.do(chromedp.SendKeys(`.q input[type=text]`, "Combat"))
			h.press("line=1")
			command = "entry"
		} else {
			h.press("c=" + s.Default)
		}
		s = h.look()
	}
	h.looked += h.taps - taps
}

// line is what somebody at the terminal types; "" where that takes more than a key.
func (s *state) line() string {
	if s.Typed != "" {
		return ""
	}
	return s.Line
}

// page is what of the page people read, as it stands.
func (h *hand) page() string {
	h.t.Helper()
	return got(h, chromedp.Evaluate[string](`document.getElementById('m').innerText`))
}

const lookAt = `(() => {
  const m = document.getElementById('m');
  const buttons = [...m.querySelectorAll('.q form:not(.commands) button:not(:disabled)')].filter(b => b.checkVisibility());
  const field = m.querySelector('.q input[type=text]');
  const key = buttons.find(b => b.dataset.k && b.name !== 'o');
  return {Line: key ? key.dataset.k : '', N: +m.dataset.n, Aside: +m.dataset.a, Default: m.querySelector('button.def[name=c]')?.value || '', Kind: m.dataset.kind, Wide: document.documentElement.scrollWidth,
    Small: [...m.querySelectorAll('button')].filter(b => b.checkVisibility() && b.getBoundingClientRect().height < 44).map(b => b.textContent),
    Buttons: buttons.map(b => b.name + '=' + b.value), Typed: field ? field.type : ''};
})()`

func (h *hand) look() (s state) {
	h.t.Helper()
	s = got(h, chromedp.Evaluate[state](lookAt))
	if s.Wide > 360 {
		h.t.Errorf("%s: the page is %d wide, the screen 360:\n%s", s.Kind, s.Wide, h.text())
	}
	if len(s.Small) > 0 {
		h.t.Errorf("%s: too small for a thumb: %q", s.Kind, s.Small)
	}
	h.picture(s.Kind)
	return s
}

// picture keeps a picture of the first page of each kind, where HAGAL_PICTURES
// names a folder.
func (h *hand) picture(name string) {
	folder := os.Getenv("HAGAL_PICTURES")
	if folder == "" || h.shown[name] {
		return
	}
	h.shown[name] = true
	if h.dark {
		name += "-dark"
	}
	png := got(h, chromedp.FullScreenshot(100))
	if err := os.WriteFile(filepath.Join(folder, name+".png"), png, 0o644); err != nil {
		h.t.Error(err)
	}
}

// press presses a button of a form where it stands, once the page takes presses, and
// waits until another page stands. A page that comes in between, and a press that
// came too early for it, do no harm: then it is looked for anew.
func (h *hand) press(nameValue string) {
	h.t.Helper()
	name, value, _ := strings.Cut(nameValue, "=")
	h.taps++
	before := got(h, chromedp.Evaluate[string](stands))
	for range 20 {
		at := got(h, chromedp.Evaluate[struct {
			X, Y          float64
			There, Folded bool
		}](fmt.Sprintf(whereIs, name, value)))
		if at.Folded {
			h.taps++ // somebody unfolds it first
		}
		if !at.There { // not yet: the page takes no press, or the button is folded away
			if got(h, chromedp.Evaluate[string](stands)) != before {
				h.t.Fatalf("another page came before %s was pressed:\n%s", nameValue, h.text())
			}
			h.do(chromedp.Sleep(50 * time.Millisecond))
			continue
		}
		h.do(chromedp.MouseClickXY(at.X, at.Y))
		if h.plain || got(h, chromedp.Evaluate[bool](stands+` !== `+strconv.Quote(before)+` || document.querySelector('main[aria-busy]') !== null`)) {
			h.changed(before) // it was taken
			return
		}
	}
	h.t.Fatalf("%s does nothing:\n%s", nameValue, h.text())
}

// stands is which page stands, the question and what is looked at aside.
const stands = `(() => { const m = document.getElementById('m'); return m.dataset.n + ' ' + m.dataset.a + ' ' + (m.querySelector('.q') !== null); })()`

// whereIs is where a button stands, where the page takes a press on it.
const whereIs = `(() => {
  const b = document.querySelector('button[name="%s"][value="%s"]'), folded = b && b.closest('details:not([open])');
  if (folded) folded.open = true;
  if (!b || document.querySelector('main.hold') || !b.checkVisibility()) return {X: 0, Y: 0, There: false, Folded: !!folded};
  b.scrollIntoView({block: 'nearest'});
  const r = b.getBoundingClientRect(); return {X: r.x + r.width / 2, Y: r.y + r.height / 2, There: true, Folded: !!folded};
})()`

// changed waits until another page stands than before.
func (h *hand) changed(before string) {
	h.t.Helper()
	if h.plain { // nothing in the page can wait
		for end := time.Now().Add(20 * time.Second); time.Now().Before(end); {
			ctx, stop := context.WithTimeout(h.ctx, 5*time.Second)
			now, err := chromedp.Run(ctx, chromedp.Evaluate[string](stands))
			stop()
			if err == nil && now != before { // between two pages there is none
				return
			}
		}
		h.t.Fatalf("no other page comes:\n%s", h.text())
	}
	h.do(chromedp.Poll[chromedp.Void](fmt.Sprintf(`%s !== %q`, stands, before), chromedp.WithPollingTimeout(20*time.Second)))
}

// moved waits until another question than n stands.
func (h *hand) moved(n int) {
	h.t.Helper()
	h.do(chromedp.Poll[chromedp.Void](fmt.Sprintf(`+document.getElementById('m').dataset.n !== %d`, n), chromedp.WithPollingTimeout(20*time.Second)))
}

// answer answers the question that stands by some button.
func (h *hand) answer(s state) {
	h.t.Helper()
	if s.Typed != "" {
		h.do(chromedp.SendKeys(`.q input[type=text]`, "Mia"))
		h.press("line=1")
		return
	}
	buttons := slices.DeleteFunc(slices.Clone(s.Buttons), func(b string) bool { return b == "number=1" })
	if len(buttons) == 0 {
		h.t.Fatalf("%s: no button:\n%s", s.Kind, h.text())
	}
	h.press(buttons[h.r.IntN(len(buttons))])
}
