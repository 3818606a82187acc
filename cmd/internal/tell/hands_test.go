package tell_test

import (
	"strings"
	"testing"

	"househagal/cmd/internal/drawn"
	"househagal/data/tabletest"
	"househagal/engine"
)

// An Alliance that changes hands while no cube of its new holder moves is taken,
// not raised: an instruction names what hands move.
func TestAllianceWithoutACube(t *testing.T) {
	lose := "where_to more; card_did_more influence; faction emperor; more_number -1"
	for _, x := range []struct{ facts, answers, want string }{
		{"rival E 4", lose, "STABAN    Take the Emperor Alliance from you, +1 VP"},
		{"rival E 4; other E 4", lose + "; alliance_to other", "GURNEY    Take the Emperor Alliance from you, +1 VP"},
	} {
		s := tabletest.Solo(t, "staban_tuek", "gurney_halleck").
			With("turn you; rival agents 0; other agents 0; you E 4; you vp 2; alliance E you; " + x.facts).Answers(x.answers).Visit()
		scene := drawn.Reader{Box: s.Box, Names: drawn.People(s.Box, &s.Table.Pos, [engine.Seats + 1]string{1: "Mia"})}
		got := strings.Join(scene.News(s.Table, s.Table.Events), "\n")
		if !strings.Contains(got, x.want) || strings.Contains(got, "Raise") {
			t.Errorf("got\n%s\nwant\n%s", got, x.want)
		}
		if plain := strings.Join(scene.PlainNews(s.Table, s.Table.Events), " "); !strings.Contains(plain, "Take the Emperor Alliance") || strings.Contains(plain, "Raise") {
			t.Errorf("plain lines say %s", plain)
		}
	}
}

// What a Signet is paid for is taken after it is paid.
func TestSignetIsPaidFirst(t *testing.T) {
	for _, x := range []struct{ leader, facts, want string }{
		{"vladimir_harkonnen", "rival solari 1", "Send,Pay 1 Solari (Signet),Take 1 Intrigue card (Signet),Deploy"},
		{"vladimir_harkonnen", "control arrakeen rival", "Send,Take 1 Solari for control,Pay 1 Solari (Signet),Take 1 Intrigue card (Signet),Deploy"},
		{"leto_atreides", "rival spice 1; you E 1", "Send,Pay 1 spice (Signet),Raise Emperor to 1 (Signet),Deploy"},
	} {
		s := tabletest.At(t, "game: imperium\nround: 4\nturn: rival\nseats:\n  - {id: you, kind: human}\n  - {id: rival, kind: rival, rival: "+x.leader+
			"}\n  - {id: other, kind: rival, rival: memnon_thorvald}\n").With(x.facts).Agent("arrakeen_1p")
		scene := drawn.Reader{Box: s.Box, Names: drawn.People(s.Box, &s.Table.Pos, [engine.Seats + 1]string{1: "Mia"})}
		at, text := 0, strings.Join(strings.Fields(strings.Join(scene.News(s.Table, s.Table.Events), "\n")), " ")
		for part := range strings.SplitSeq(x.want, ",") {
			i := strings.Index(text[at:], part)
			if i < 0 {
				t.Fatalf("%s %s: no %q in its place in %s", x.leader, x.facts, part, text)
			}
			at += i + len(part)
		}
	}
}

// While a Rival's printed card is awaited the last act is explained, not the turn
// in which nothing has happened yet.
func TestWhyWhileACardIsAwaited(t *testing.T) {
	s := tabletest.Solo(t, "staban_tuek", "gurney_halleck").With("turn rival").Agent("sardaukar")
	s.Table.Events = append([]engine.Event{{Kind: engine.EvRound, Amount: 1}}, s.Table.Events...)
	scene := drawn.Reader{Box: s.Box, Names: drawn.People(s.Box, &s.Table.Pos, [engine.Seats + 1]string{1: "Mia"})}
	for range 2 {
		lines, ok := scene.Why(s.Table, s.Table.Events, 0, nil)
		if !ok || !strings.HasPrefix(lines[0], "WHY       Staban, round 1, first turn") {
			t.Fatalf("%v: %s", ok, strings.Join(lines, "\n"))
		}
		s.Table.BeginTurn(3) // its card is awaited
	}
}
