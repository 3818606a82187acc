package say

import (
	"strings"
	"testing"

	"househagal/engine"
)

// other is a language that has a few names of its own, in a form of its own too,
// and the sentences of English.
func other(t *testing.T) Speaker {
	t.Helper()
	s := speaker(t)
	l := tagged("tr")
	for id, text := range map[ID]string{"seat.you": "Sen", "seat.whose": "{seat? you senin | other {seat} Ajanı}", "test.text": "{space} {space.dative} {rival} {card} {seat} {seat.caps}"} {
		put(l, id, text)
	}
	l.names.Store(engine.Uprising, scan("spaces:\n  arrakeen: Arrakin\nspaces.dative:\n  arrakeen: Arrakin'e\nrivals:\n  irulan_corrino: İrulan\n"))
	s.Lang = l
	return s
}

// A printed thing is called by its name in the language, in the form that a
// sentence asks for, and as the box has it where the language has none.
func TestNamesOfPrintedThings(t *testing.T) {
	s := other(t)
	args := Args{"space": s.Box.Rules.SpaceByID("arrakeen"), "rival": s.Box.ByID("irulan_corrino"), "card": engine.Card(1), "seat": engine.Seat(1)}
	if got, want := s.Say("test.text", args), "Arrakin Arrakin'e İrulan Place Spy, Spice Trade Sen SEN"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	args["seat"] = engine.Seat(3)
	if got, want := s.Say("test.text", args), "Arrakin Arrakin'e İrulan Place Spy, Spice Trade Éva ÉVA"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	s.Lang = nil // the same table in English, at once
	if got := text(t, s, "{space} {seat.whose}", args); got != "Arrakeen Éva's" {
		t.Errorf("in English %q", got)
	}
}

// Beside names as they are printed, words of ours are still in the language.
func TestNamesAsPrinted(t *testing.T) {
	s := other(t)
	put(s.Lang, languageShelves, "spaces posts")
	put(s.Lang, languagePrinted, "yes")
	s.Lang.names.Store(engine.Uprising, scan("spaces:\n  arrakeen: Arrakin\nposts:\n  emperor: Padişah\nposts.printed:\n  emperor: İmparator\n"))
	both := List{s.Box.Rules.SpaceByID("arrakeen"), engine.Post(1)}
	put(s.Lang, "list.comma", "{first} {last}")
	if got, want := s.Join(both), "Arrakeen İmparator"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	s.OtherNames = true
	if got, want := s.Join(both), "Arrakin Padişah"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

// Capital letters, of names as well, are those of the language.
func TestCapitals(t *testing.T) {
	s := other(t)
	put(s.Lang, "seat.you", "Siz")
	for name, want := range map[string]string{"Irulan": "IRULAN", "Yeşil": "YEŞİL", "Emir": "EMİR", "Işık": "IŞIK", "İrem": "İREM"} {
		s.Names.Seat[2] = name
		if got := s.value(engine.Seat(1), []string{"caps"}) + " " + s.value(engine.Seat(2), []string{"caps"}); got != "SİZ "+want {
			t.Errorf("%q, want SİZ %s", got, want)
		}
	}
	if got := strings.Join(Capitals("Yeşil"), " "); got != "YEŞIL YEŞİL" {
		t.Errorf("the ways to write Yeşil are %s", got)
	}
}
