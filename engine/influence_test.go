package engine_test

import (
	"strings"
	"testing"

	"househagal/data/tabletest"
	"househagal/engine"
)

// steps moves cubes: "rival E 2" up two, "you E -1" down one.
func steps(s *tabletest.Scene, moves string) *tabletest.Scene {
	return s.Do(func(t *engine.Table) {
		for _, m := range strings.Split(moves, ";") {
			w := strings.Fields(m)
			seat := map[string]engine.Seat{"you": 1, "rival": 2, "other": 3, "guest": 3}[w[0]]
			f := map[string]engine.Faction{"E": engine.Emperor, "F": engine.Fremen}[w[1]]
			n := int(w[2][len(w[2])-1] - '0')
			if w[2][0] == '-' {
				t.LoseInfluence(seat, f, n)
			} else {
				t.GainInfluence(seat, f, n)
			}
		}
	})
}

// A VP at 2, up and down, a token at 4 or by overtaking, lost by falling.
func TestInfluence(t *testing.T) {
	const rival4 = "rival F 4; alliance F rival; rival vp 2; "
	for _, x := range [][4]string{
		{"to 1", "", "rival F 1", "rival F 1"},
		{"to 2: 1 VP", "rival F 1", "rival F 1", "rival F 2; rival vp 1"},
		{"over 2: once", "rival F 1", "rival F 2", "rival F 3; rival vp 1"},
		{"from 2 up: no more", "rival F 2; rival vp 1", "rival F 1", "rival F 3"},
		{"below 2: lost", "rival F 2; rival vp 1", "rival F -1", "rival F 1; rival vp 0"},
		{"down to 2: kept", "rival F 3; rival vp 1", "rival F -1", "rival F 2"},
		{"down and up again", "rival F 2; rival vp 1", "rival F -1; rival F 1", ""},
		{"never below 0", "rival F 1", "rival F -3", "rival F 0"},
		{"never above 6", "rival F 5; rival vp 2; alliance F rival", "rival F 3", "rival F 6"},
		{"to 4, free token", "rival F 3", "rival F 1", "rival F 4; alliance F rival; rival vp 1"},
		{"from 1 to 4: both VP", "rival F 1", "rival F 3", "rival F 4; alliance F rival; rival vp 2"},
		{"to 4, somebody holds it at 4", rival4 + "you F 3; you water 0", "you F 1", "you F 4; you water 1"},
		{"past the holder", rival4 + "you F 4", "you F 1", "you F 5; alliance F you; you vp 1; rival vp 1"},
		{"past the holder by two steps from below", rival4 + "other F 3", "other F 2", "other F 5; alliance F other; other vp 1; rival vp 1"},
		{"the holder goes on: nothing new", rival4, "rival F 1", "rival F 5"},
		{"the holder falls, alone at 4: kept", "rival F 5; alliance F rival; rival vp 2", "rival F -1", "rival F 4"},
		{"the holder falls below 4: back to the board", rival4, "rival F -1", "rival F 3; alliance F none; rival vp 1"},
		{"the holder falls, somebody was tied", rival4 + "you F 4", "rival F -1", "rival F 3; alliance F you; you vp 1; rival vp 1"},
		{"the holder falls from 5 to 4, somebody was tied at 5", "rival F 5; alliance F rival; rival vp 2; other F 5", "rival F -1",
			"rival F 4; alliance F other; other vp 1; rival vp 1"},
		{"the holder falls to a tie: kept", "rival F 5; alliance F rival; rival vp 2; other F 4", "rival F -1", "rival F 4"},
		{"two were tied: turn order from the first player", "first other; " + rival4 + "you F 4; other F 4", "rival F -1",
			"rival F 3; alliance F other; other vp 1; rival vp 1"},
		{"two were tied, another first player", "first you; " + rival4 + "you F 4; other F 4", "rival F -1",
			"rival F 3; alliance F you; you vp 1; rival vp 1"},
		{"somebody at 3 gets no token", rival4 + "you F 3", "rival F -2", "rival F 2; alliance F none; rival vp 1"},
		{"who does not hold it falls: nothing", rival4 + "you F 4", "you F -1", "you F 3"},
		{"other tracks are other tracks", rival4 + "you E 6; alliance E you; you vp 2", "rival E 1", "rival E 1"},
	} {
		t.Run(x[0], func(t *testing.T) {
			steps(tabletest.Solo(t, "staban_tuek", "gurney_halleck").With(x[1]), x[2]).Only(x[3])
		})
	}
}

// What the track prints at 4 is a human's, once it comes from below; a Rival's never.
func TestBonusAt4(t *testing.T) {
	for _, x := range [][3]string{
		{"you F 3", "you F 1", "you F 4; alliance F you; you vp 1; you water 1"},
		{"you F 2", "you F 4", "you F 6; alliance F you; you vp 1; you water 1"},
		{"you F 4; alliance F you", "you F 1", "you F 5"},
		{"rival F 3", "rival F 1", "rival F 4; alliance F rival; rival vp 1"},
	} {
		steps(tabletest.Solo(t, "staban_tuek", "gurney_halleck").With(x[0]), x[1]).Only(x[2])
	}
}

// A streamlined Rival takes, holds and loses tokens, but no VP come or go.
func TestStreamlinedInfluence(t *testing.T) {
	for _, x := range [][3]string{
		{"rival F 1", "rival F 3", "rival F 4; alliance F rival"},
		{"rival F 4; you F 4; alliance F you; you vp 1", "rival F 1", "rival F 5; alliance F rival; you vp 0"},
		{"rival F 4; you F 4; alliance F rival", "you F 1", "you F 5; alliance F you; you vp 1"},
		{"rival F 4; alliance F rival", "rival F -3", "rival F 1; alliance F none"},
		{"rival F 2; rival vp 0", "rival F -1", "rival F 1"},
	} {
		steps(tabletest.Pair(t, "amber_metulli").With(x[0]), x[1]).Only(x[2])
	}
}
