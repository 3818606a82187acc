package tell_test

import (
	"strings"
	"testing"

	"househagal/cmd/internal/drawn"
	"househagal/cmd/internal/kept"
	"househagal/data/tabletest"
	"househagal/engine"
)

// ended plays the Recall of a last round and returns the last page's first line
// and what was told on the way.
func ended(t *testing.T, facts, answers string) (winner, news string) {
	t.Helper()
	s := tabletest.Solo(t, "staban_tuek", "gurney_halleck").With("phase recall; " + facts)
	s.Answers(answers).Step()
	scene := drawn.Reader{Box: s.Box, Names: drawn.People(s.Box, &s.Table.Pos, [engine.Seats + 1]string{})}
	return scene.End(s.Table, s.Table.Events)[0], told(s)
}

// Who wins and by what.
func TestWinner(t *testing.T) {
	for _, x := range []struct{ name, facts, answers, want string }{
		{"by Victory Points", "you vp 10; rival vp 9; other vp 8", "endgame_vp 1", "You win: 11 VP against 9 and 8."},
		{"a Rival", "you vp 9; rival vp 10; other vp 8", "endgame_vp 0", "Staban wins: 10 VP against 9 and 8. You have lost."},
		{"on spice", "you vp 10; rival vp 10; rival spice 4; other vp 8; you spice 5", "endgame_vp 0", "You win, on spice: 5 against 4."},
		{"on the garrison", "you vp 10; rival vp 10; rival garrison 4; other vp 8", "endgame_vp 0", "Staban wins, on garrison: 4 against 3. You have lost."},
		{"two Rivals share", "you vp 9; rival vp 10; other vp 10", "endgame_vp 0", "Staban and Gurney share the win. You have lost."},
	} {
		t.Run(x.name, func(t *testing.T) {
			if got, _ := ended(t, x.facts, x.answers); got != x.want {
				t.Errorf("%q, want %q", got, x.want)
			}
		})
	}
}

// Two humans lose together to the Rival that both play against.
func TestHumansLoseTogether(t *testing.T) {
	s := tabletest.Pair(t, "amber_metulli").With("phase recall; you vp 9; rival vp 10; rival streamlined no; guest vp 8")
	s.Answers("endgame_vp 0; endgame_vp 0").Step()
	scene := drawn.Reader{Box: s.Box, Names: drawn.People(s.Box, &s.Table.Pos, [engine.Seats + 1]string{1: "Mia", 3: "Leon"})}
	want := "Amber wins: 10 VP against 9 and 8. Mia and Leon have lost."
	if got := scene.End(s.Table, s.Table.Events)[0]; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if got := strings.Join(scene.PlainEnd(s.Table, s.Table.Events)[:2], " "); got != want {
		t.Errorf("plain: %q, want %q", got, want)
	}
}

// A game whose last questions are open has no winner yet.
func TestStatusBeforeTheWinner(t *testing.T) {
	s := tabletest.Solo(t, "staban_tuek", "gurney_halleck").With("phase recall; you vp 9; rival vp 10; other vp 8")
	scene := drawn.Reader{Box: s.Box, Names: drawn.People(s.Box, &s.Table.Pos, [engine.Seats + 1]string{})}
	before := kept.Status(scene.Speaker(), s.Table)
	s.Table.Pos.Phase = engine.Over
	if got := kept.Status(scene.Speaker(), s.Table); got != before || !strings.HasSuffix(got, ": You 9, Staban 10, Gurney 8") {
		t.Errorf("%q", got)
	}
}

// Why the game ends, what is settled before it is counted, and what ties.
func TestEndWording(t *testing.T) {
	_, news := ended(t, "round 10; you vp 4; rival vp 5; other vp 8; other wild 1; other crysknife 1", "endgame_vp 2")
	want := `END       The Conflict deck is empty: the game ends. Agents stay where they are.
GURNEY    Turn the wild card and the Crysknife face down: +1 VP             9 VP
YOU       Endgame cards and wild icon: +2 VP                                6 VP`
	if news != want {
		t.Errorf("got\n%s\nwant\n%s", news, want)
	}
	_, news = ended(t, "you vp 10; rival vp 10; rival spice 2; other vp 4; you spice 2; rival solari 1", "endgame_vp 0")
	if !strings.Contains(news, "TIE       You and Staban have the same spice too.\n          Solari decides next: Staban 1.") {
		t.Errorf("got\n%s", news)
	}
}
