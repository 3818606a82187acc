package say

import (
	"testing"

	"golang.org/x/text/language"

	"househagal/data"
	"househagal/engine"
)

// speaker speaks English at a table of Uprising: You, Irulan and a person with a
// name beyond ASCII.
func speaker(t *testing.T) Speaker {
	t.Helper()
	box, err := data.Load(engine.Uprising)
	if err != nil {
		t.Fatal(err)
	}
	return Speaker{Box: box, Names: Names{Seat: [engine.Seats + 1]string{"", "You", "Irulan", "Éva"}, You: 1}}
}

// put gives a language a message.
func put(l *Language, id ID, text string) { l.section(id.section())[id] = text }

// text says a text as if it were a message.
func text(t *testing.T, s Speaker, src string, args Args) string {
	t.Helper()
	l := &Language{tag: s.lang().tag, src: s.lang().src}
	put(l, "test.text", src)
	s.Lang = l
	if _, err := parse(src); err != nil {
		t.Errorf("%s: %v", src, err)
	}
	return s.Say("test.text", args)
}

func TestArgumentsAndForms(t *testing.T) {
	s := speaker(t)
	for _, x := range []struct {
		src  string
		args Args
		want string
	}{
		{"No holes.", nil, "No holes."},
		{"{{{n}}} || {n}", Args{"n": 2}, "{2} | 2"},
		{"{seat} {seat? you take | other takes} {gain}", Args{"seat": engine.Seat(1), "gain": Amount{3, engine.Spice}}, "You take 3 spice"},
		{"{seat} {seat? you take | other takes} {gain}", Args{"seat": engine.Seat(2), "gain": Amount{1, engine.ResourceEnd}}, "Irulan takes 1 Intrigue card"},
		{"{seat.whose} Agent, {seat.whose.capital} Spy", Args{"seat": engine.Seat(1)}, "your Agent, Your Spy"},
		{"{seat.whose} Agent", Args{"seat": engine.Seat(3)}, "Éva's Agent"},
		{"{seat.caps} against {other_seat.object}", Args{"seat": engine.Seat(3), "other_seat": engine.Seat(1)}, "ÉVA against you"},
		{"{seat? nobody No one | other {seat}}", Args{"seat": engine.NoSeat}, "No one"},
		{"{n} {n? one troop | other troops}", Args{"n": int8(1)}, "1 troop"},
		{"{n} {n? one troop | other troops}", Args{"n": int16(0)}, "0 troops"},
		{"Pass{n? =1 | =2  twice | other  {n} times}", Args{"n": 1}, "Pass"},
		{"Pass{n? =1 | =2  twice | other  {n} times}", Args{"n": 2}, "Pass twice"},
		{"Pass{n? =1 | =2  twice | other  {n} times}", Args{"n": 3}, "Pass 3 times"},
		{"{n.ordinal}, {n.word.capital}, {n.signed}", Args{"n": 2}, "second, Two, +2"},
		{"{factions.and}", Args{"factions": []engine.Faction{1, 2, 3}}, "Emperor, Spacing Guild and Bene Gesserit"},
		{"{factions.whole.or}", Args{"factions": []engine.Faction{1, 2}}, "Emperor or Spacing\u00a0Guild"},
		{"{factions}", Args{"factions": []engine.Faction{4}}, "Fremen"},
		{"{seats.object.and}", Args{"seats": engine.SeatSet(0).With(1).With(2)}, "you and Irulan"},
		{"{rounds? one in round | other in rounds} {rounds.and}", Args{"rounds": []int{3, 5}}, "in rounds 3 and 5"},
		{"{post.where}", Args{"post": s.Box.Rules.PostByID("emperor")}, "on the Emperor post"},
		{"{space}, {card}, {rival}, {rival.full}", Args{"space": s.Box.Rules.SpaceByID("arrakeen"), "card": engine.Card(1), "rival": s.Box.ByID("irulan_corrino")},
			"Arrakeen, Place Spy, Spice Trade, Irulan, Princess Irulan"},
		{"{icon}, {icon.plural}", Args{"icon": engine.DesertMouse}, "Desert Mouse, Desert Mice"},
		{"{text? none no note | other note \"{text}\"}", Args{"text": "{n}"}, "note \"{n}\""},
		{"{switch? yes on | other off}", Args{"switch": true}, "on"},
		{"{n? =1 {seat} | other {seat? you your | other {n}}}", Args{"n": 4, "seat": engine.Seat(2)}, "4"},
		{"{seat}", nil, "{seat}"},
	} {
		if got := text(t, s, x.src, x.args); got != x.want {
			t.Errorf("%s with %v: %q, want %q", x.src, x.args, got, x.want)
		}
	}
}

// tagged is a language without words.
func tagged(tag string) *Language { return &Language{tag: language.Make(tag)} }

// A sentence ends with the stop of its language, but for a number that the stop
// would make an ordinal.
func TestSentence(t *testing.T) {
	for _, tt := range []struct{ lang, text, want string }{
		{"en", "emperor to 1", "Emperor to 1."},
		{"en", "it stays.", "It stays."},
		{"tr", "iki kart", "İki kart."},
		{"tr", "etki: 1", "Etki: 1"},
		{"zh-Hans", "皇帝 1", "皇帝 1。"},
	} {
		l, ok := Find(tt.lang)
		if !ok {
			t.Fatalf("no language %s", tt.lang)
		}
		if got := (Speaker{Lang: l}).Sentence(tt.text); got != tt.want {
			t.Errorf("%s: %q, want %q", tt.lang, got, tt.want)
		}
	}
}

// Between two Chinese words there is no blank, though a message has one between its
// arguments for those that begin with a digit.
func TestNoBlankBetweenChineseWords(t *testing.T) {
	l, ok := Find("zh-Hant")
	if !ok {
		t.Fatal("no such language")
	}
	s := Speaker{Lang: l}
	for _, x := range []struct{ word, text, want string }{{"拿取", "劍術大師", "拿取劍術大師"}, {"拿取", "2 個水", "拿取 2 個水"}, {"Take", "水", "Take 水"}} {
		if got := s.Say("tell.step", Args{"word": x.word, "text": x.text}); got != x.want {
			t.Errorf("%q, want %q", got, x.want)
		}
	}
	for last, want := range map[string]string{"1 個香料": "1 張陰謀卡或 1 個香料", "一個水": "1 張陰謀卡或一個水"} {
		if got := s.Say("list.or", Args{"first": "1 張陰謀卡", "last": last}); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}
