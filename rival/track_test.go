package rival_test

import (
	"testing"

	"househagal/data/tabletest"
	"househagal/engine"
)

// freight is a track as a ship goes along: advance to 2, then home, where what lies
// before it is taken, the last space first.
func freight(t *testing.T, facts string) *tabletest.Scene {
	s := tabletest.Solo(t, "staban_tuek").With(facts)
	rules := *s.Table.Rules
	rules.Tracks = []engine.TrackInfo{{}, {ID: "ship", Name: "Ship", Last: 3, RecallAt: 2}}
	rules.Steps = []engine.StepInfo{{},
		{ID: "one", Track: 1, Space: 1, Effects: []engine.Effect{{Verb: engine.DoGain, Resource: engine.Solari, N: 5}}},
		{ID: "two", Track: 1, Space: 2, Effects: []engine.Effect{{Verb: engine.DoRecruit, N: 2}}},
		{ID: "three", Track: 1, Space: 3, Effects: []engine.Effect{{Verb: engine.DoVP, N: 1}}},
	}
	s.Table.Rules = &rules
	return s
}

// A track that is recalled pays nothing on the way and all at once when it comes
// home; one that goes on pays each space it reaches.
func TestTrackThatComesHome(t *testing.T) {
	for _, x := range []struct {
		name, facts string
		steps       int8
		want        string
	}{
		{"two steps collect nothing", "", 2, "rival track1 2"},
		{"on 1: one step, then home", "rival track1 1", 2, "rival track1 0; rival garrison 5; rival solari 5"},
		{"on 2: home, then a step", "rival track1 2", 2, "rival track1 1; rival garrison 5; rival solari 5"},
		{"a human's token is its own business", "turn you", 3, ""},
	} {
		t.Run(x.name, func(t *testing.T) {
			s := freight(t, x.facts)
			s.Do(func(t *engine.Table) {
				t.Do(t.Pos.Turn, []engine.Effect{{Verb: engine.DoTrack, Track: 1, N: x.steps}})
			}).Only(x.want)
		})
	}
}

// A human that tells of being the first takes what lay there; nobody is asked then.
func TestFirstThereIsTold(t *testing.T) {
	s := tabletest.Solo(t, "staban_tuek").With("module immortality; turn you; unknown first_there.tleilaxu; rival track1 3")
	s.Answers("where_to more; card_did_more first_there; where_to secrets")
	s.Step()
	if !s.Table.Pos.FirstGone.Has(1) || s.Table.Pos.Unknown.First != 0 {
		t.Errorf("gone %b, unknown %b", s.Table.Pos.FirstGone, s.Table.Pos.Unknown.First)
	}
}

// What people put right holds: a token on its track, and whether the bonus lies there.
func TestTrackPutRight(t *testing.T) {
	s := tabletest.Solo(t, "staban_tuek").With("module immortality; unknown first_there.tleilaxu")
	s.Do(func(t *engine.Table) {
		t.SetField(2, engine.FieldTrackA, 9)
		t.SetField(2, engine.FieldTrackB, 2)
		t.SetField(engine.NoSeat, engine.FieldFirstA, 0)
		t.SetField(engine.NoSeat, engine.FieldFirstB, 0)
	}).Only("rival track1 7; first_gone tleilaxu")
	if s.Table.Pos.Unknown.First != 0 {
		t.Error("still unknown whether the bonus lies there")
	}
}
