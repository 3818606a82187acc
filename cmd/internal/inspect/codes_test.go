package inspect

import (
	"encoding/xml"
	"io"
	"strings"
	"testing"

	"househagal/cmd/internal/layout"
	"househagal/cmd/internal/say"
	"househagal/data"
	"househagal/data/tabletest"
	"househagal/engine"
	"househagal/rival"
)

// The card of codes has all that can be typed at the table, and fits on one page.
func TestCodes(t *testing.T) {
	imperium, err := data.Load(engine.Imperium)
	if err != nil {
		t.Fatal(err)
	}
	for name, box := range map[string]*rival.Box{"uprising": tabletest.Box(t), "imperium": imperium} {
		lines := codes(say.Speaker{Box: box})
		if len(lines) > 60 {
			t.Errorf("%s: %d lines, want one page of 60", name, len(lines))
		}
		text := " " + strings.Join(lines, "\n ")
		for _, l := range lines {
			if layout.Width(l) > int(layout.Full) {
				t.Errorf("%s: too wide: %q", name, l)
			}
		}
		has := func(key, what string) {
			if !strings.Contains(strings.Join(strings.Fields(text), " "), " "+key+" "+what) {
				t.Errorf("%s: no %s %s in\n%s", name, key, what, text)
			}
		}
		for _, x := range box.Rules.Spaces[1:] {
			has(x.Code, x.Name)
		}
		for _, x := range box.Rules.Posts[1:] {
			has(x.Code, x.Name)
		}
		for _, x := range box.Deck.Cards[1:] {
			has(strings.TrimSpace(x.Code+" "+x.Also), x.Name)
		}
		for _, x := range [][2]string{{"rv", "Reveal turn"}, {"f", "Fremen"}, {"Esc", "back"}, {"+", "a card did more"}, {"q", "leave"}} {
			has(x[0], x[1])
		}
	}
}

// The page for the printer is whole by itself and says the same.
func TestCodesHTML(t *testing.T) {
	page := codesHTML(say.Speaker{Box: tabletest.Box(t)})
	for _, alien := range []string{"http", "src=", "url(", "<script"} {
		if strings.Contains(page, alien) {
			t.Errorf("the page needs something else: %s", alien)
		}
	}
	d := xml.NewDecoder(strings.NewReader(page))
	d.Strict, d.AutoClose, d.Entity = false, []string{"meta"}, xml.HTMLEntity
	var text strings.Builder
	for {
		tok, err := d.Token()
		if err == io.EOF {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		if s, ok := tok.(xml.CharData); ok {
			text.Write(s)
			text.WriteString(" ")
		}
	}
	said := strings.Join(strings.Fields(text.String()), " ")
	for _, want := range []string{"hb Hagga Basin", "as ls Place Spy, Landsraad", "p that can't be", "rv Reveal turn", "Esc back"} {
		if !strings.Contains(said, want) {
			t.Errorf("no %q in\n%s", want, said)
		}
	}
}
