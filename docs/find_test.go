package docs

import (
	"slices"
	"strings"
	"testing"
)

func TestRule(t *testing.T) {
	e, ok := Rule("turn.occupied")
	if !ok {
		t.Fatal("turn.occupied is not found")
	}
	if e.Page != "docs/rules/turn.md" || e.Anchor != "docs/rules/turn.md#turn.occupied" {
		t.Errorf("page %q, anchor %q", e.Page, e.Anchor)
	}
	if e.Source != "BASE p.19; FAQ22; AID" || e.Level() != "official" {
		t.Errorf("source %q, level %q", e.Source, e.Level())
	}
	if _, ok := Rule("turn.nonsense"); ok {
		t.Error("turn.nonsense is found")
	}
	if _, ok := Rule("irulan-corrino"); !ok {
		t.Error("the entry of a Rival is not found by its anchor")
	}
}

func TestTopicsByAPlayersWord(t *testing.T) {
	for word, want := range map[string]string{
		"spies": "spy.third", "Worms": "makers.worms", "wall": "shield-wall.hooks", "hooks": "makers.hooks",
		"skip": "turn.reveal", "taken": "turn.occupied", "stuck": "turn.no-card", "shuffle": "turn.reshuffle",
		"SM": "settle.swordmaster", "points": "settle.vp", "money": "effect.gain", "steal": "effect.secrets",
		"tiebreak": "end.ties", "tie": "combat.ties", "prize": "combat.rewards", "double": "combat.double",
		"dice": "round.row-churn", "difficulty": "setup.levels", "garrison": "setup.troops",
		"expert deployment": "deploy.expert", "third spy": "spy.third", "alliance": "influence.alliance",
		"irulan": "irulan-corrino", "arrakeen": "card-arrakeen", "undo": "human.fix", "contracts": "effect.contract",
		"turn.occupied": "turn.occupied", "first player": "setup.first", "voice": "turn.blocked",
		"infiltrate": "human.infiltrate", "2p": "two-players-setup", "rabban": "glossu-rabban",
	} {
		found := Topics(word)
		at := slices.IndexFunc(found, func(e Entry) bool { return e.ID == want })
		if at < 0 || at > 2 {
			t.Errorf("Topics(%q): %s at %d of %s; wanted among the first three", word, want, at, ids(found))
		}
	}
}

func TestTopicsOfNothing(t *testing.T) {
	for _, word := range []string{"", "  ", "?", "zzz", "worm zzz"} {
		if found := Topics(word); len(found) != 0 {
			t.Errorf("Topics(%q) finds %s", word, ids(found))
		}
	}
}

// TestMeaningsLeadSomewhere finds words of the table that point at nothing.
func TestMeaningsLeadSomewhere(t *testing.T) {
	for word, m := range meant {
		if !slices.ContainsFunc(book(), func(e Entry) bool { return e.fits(m) > byText }) {
			t.Errorf("%q means %q, which no id and no title has", word, m)
		}
	}
}

func TestParse(t *testing.T) {
	got := parse("x.md", strings.Join([]string{
		"# Page", "", "before", `<a id="a.b"></a>`, "### Title", "", "See [the other](y.md#c) and `code`.", "",
		"Source: AID; TTS. Confidence: weak; see", "[C1](z.md#c1).", "", "## Next", "outside", `<a id="c"></a>`, "### C", "text",
	}, "\n"))
	if len(got) != 2 {
		t.Fatalf("%d entries", len(got))
	}
	a := got[0]
	if a.ID != "a.b" || a.Title != "Title" || a.Source != "AID; TTS" || a.Confidence != "weak; see C1" || a.Level() != "weak" {
		t.Errorf("%+v", a)
	}
	want := []string{"See the other and code.", "Source: AID; TTS. Confidence: weak; see", "C1."}
	if !slices.Equal(a.Lines, want) {
		t.Errorf("lines %q", a.Lines)
	}
	if c := got[1]; c.Title != "C" || c.Source != "" || !slices.Equal(c.Lines, []string{"text"}) {
		t.Errorf("%+v", c)
	}
}

func TestEntriesIsACopy(t *testing.T) {
	Entries()[0].ID = "changed"
	if Entries()[0].ID == "changed" {
		t.Error("a caller can change the book")
	}
}

func ids(es []Entry) string {
	var all []string
	for _, e := range es {
		all = append(all, e.ID)
	}
	return strings.Join(all, " ")
}
