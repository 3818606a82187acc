package tell_test

import (
	"strings"
	"testing"

	"househagal/cmd/internal/drawn"
	"househagal/data/tabletest"
	"househagal/engine"
)

// example is an effect of each verb, such that it does something at the table of
// TestEveryVerbIsTold. A verb that only the other seat has is left out there.
var example = map[engine.Verb]engine.Effect{
	engine.DoInfluence:   {N: 1, Faction: engine.Emperor, Pick: engine.Named},
	engine.DoRecruit:     {N: 2},
	engine.DoGain:        {N: 2, Resource: engine.Spice},
	engine.DoIntrigue:    {N: 1},
	engine.DoVP:          {N: 1},
	engine.DoSpy:         {N: 1, Group: 1},
	engine.DoHooks:       {},
	engine.DoWallIcon:    {},
	engine.DoRemoveWall:  {},
	engine.DoHarvest:     {},
	engine.DoSandworm:    {N: 1},
	engine.DoSignet:      {},
	engine.DoSteal:       {N: 4},
	engine.DoControl:     {Space: 18},
	engine.DoContract:    {},
	engine.DoPay:         {Cost: engine.Cost{Purse: [engine.ResourceEnd]int8{1}}, Then: []engine.Effect{{Verb: engine.DoVP, N: 1}}},
	engine.DoIf:          {If: engine.Condition{Kind: engine.Always}, Then: []engine.Effect{{Verb: engine.DoVP, N: 1}}},
	engine.DoNothing:     {},
	engine.DoRows:        {Then: []engine.Effect{{Verb: engine.DoRecruit, N: 1}}, Else: []engine.Effect{{Verb: engine.DoHooks}}},
	engine.DoAgentHome:   {},
	engine.DoSwordmaster: {},
	engine.DoHighCouncil: {},
	engine.DoMentat:      {},
	engine.DoMentatNow:   {},
	engine.DoTakeEach:    {N: 1, Resource: engine.Water},
	engine.DoTakeToken:   {},
	engine.DoDropToken:   {},
	engine.DoRecruitHome: {N: 1},
	engine.DoDeepCover:   {N: 1},
	engine.DoHost:        {N: 1},
	engine.DoTakeBonus:   {N: 1},
	engine.DoTile:        {N: 1},
	engine.DoNegotiator:  {N: 1},
	engine.DoSwords:      {N: 2},
	engine.DoTrashTile:   {},
	engine.DoTrack:       {N: 1},
	engine.DoTell:        {},
	engine.DoCommission:  {N: 1, Unit: 1},
	engine.DoRecruitIn:   {N: 1},
	engine.DoReturnUnit:  {N: 1, Unit: 1},
	engine.DoDividends:   {N: 5, Others: 1},
	engine.DoChoose:      {N: 1, Then: []engine.Effect{{Verb: engine.DoVP, N: 1}}},
}

// TestEveryVerbIsTold carries out each verb of the box in a Rival's turn: what
// changes the table gives an instruction, on the page and in plain lines. A verb
// without an example is refused.
func TestEveryVerbIsTold(t *testing.T) {
	for verb := engine.Verb(1); verb < engine.VerbEnd; verb++ {
		e, ok := example[verb]
		if !ok {
			t.Errorf("verb %d has no example", verb)
			continue
		}
		e.Verb = verb
		changed, page, plain := carriedOut(t, []engine.Effect{e})
		_, nothing, silence := carriedOut(t, nil)
		if changed && (page == nothing || plain == silence) {
			t.Errorf("verb %d changes the table, and the page says only\n%s\nplain lines\n%s", verb, page, plain)
		}
	}
}

// carriedOut tells of a Rival's turn in which effects happen.
func carriedOut(t *testing.T, effects []engine.Effect) (changed bool, page, plain string) {
	t.Helper()
	s := tabletest.Solo(t, "gurney_halleck", "staban_tuek").With("turn rival; rival solari 3; you intrigue 4; you water 2; agent arrakeen rival; rival agents 1; bonus deep_desert 2")
	for _, e := range effects {
		switch e.Verb {
		case engine.DoWallIcon:
			s.With("rival hooks yes")
		case engine.DoRows:
			s.Answers("row 0")
		}
	}
	was := s.Table.Pos
	s.Do(func(tab *engine.Table) {
		tab.BeginTurn(2)
		tab.Turn.Space = tab.Rules.SpaceByID("deep_desert")
		was = tab.Pos
		tab.Do(2, effects)
	})
	scene := drawn.Reader{Box: s.Box, Names: drawn.People(s.Box, &s.Table.Pos, [engine.Seats + 1]string{})}
	s.Table.Turn.Seat = engine.NoSeat // the turn is over
	return s.Table.Pos != was, strings.Join(scene.News(s.Table, s.Table.Events), "\n"), strings.Join(scene.PlainNews(s.Table, s.Table.Events), "\n")
}
