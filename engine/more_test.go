package engine_test

import (
	"testing"

	"househagal/data/tabletest"
)

// What a human's card did beyond the board, told at the question where to; what is
// due because of it happens at once.
func TestCardDidMore(t *testing.T) {
	for _, x := range [][4]string{
		{"influence up", "you F 1", "card_did_more influence; faction fremen; more_number 1", "you F 2; you vp 1"},
		{"influence down, a Rival was tied", "you F 4; rival F 4; alliance F you; you vp 2",
			"card_did_more influence; faction fremen; more_number -1", "you F 3; alliance F rival; you vp 1; rival vp 1"},
		{"an Alliance overtaken", "you E 4; rival E 4; alliance E rival; rival vp 2",
			"card_did_more influence; faction emperor; more_number 1", "you E 5; alliance E you; you vp 1; rival vp 1"},
		{"recruits", "", "card_did_more recruit; more_number 2", "you garrison 5"},
		{"deploys", "", "card_did_more deploy; more_number 2", "you troops 2; you garrison 1"},
		{"retreats", "you troops 3", "card_did_more deploy; more_number -2", "you troops 1; you garrison 5"},
		{"a sandworm", "", "card_did_more sandworms; more_number 1", "you worms 1"},
		{"a Spy", "", "card_did_more spy; post choam", "spy choam you"},
		{"a Spy comes home", "spy choam you; spy fremen you", "card_did_more spy_home; spy_home fremen", "spy fremen none"},
		{"an Agent comes home", "agent secrets you; you agents 1", "card_did_more agent_home", "agent secrets none; you agents 2"},
		{"a VP", "", "card_did_more vp; more_number 1", "you vp 1"},
		{"a VP lost", "you vp 3", "card_did_more vp; more_number -1", "you vp 2"},
		{"the Shield Wall", "", "card_did_more shield_wall", "wall gone"},
		{"Maker Hooks", "", "card_did_more hooks", "you hooks yes"},
		{"Intrigue cards counted", "you intrigue 2", "card_did_more intrigue; more_number 5", "you intrigue 5"},
		{"a note", "", "card_did_more note", ""},
	} {
		t.Run(x[0], func(t *testing.T) {
			tabletest.Solo(t, "staban_tuek", "gurney_halleck").With("turn you; rival agents 0; other agents 0; " + x[1]).
				Answers("where_to more; " + x[2]).Step().Only(x[3])
		})
	}
}

// Recruits of a card count with those of the space it goes to.
func TestCardRecruitsThenVisit(t *testing.T) {
	tabletest.Solo(t, "staban_tuek").With("turn you; rival agents 0; other agents 0").
		Answers("where_to more; card_did_more recruit; more_number 2; where_to research_station; troops 6").Step().
		Only("sent research_station; you troops 6; you garrison 1")
}

// An Agent that a card brings home at the Reveal turn is sent after all.
func TestAgentHomeAtTheRevealTurn(t *testing.T) {
	tabletest.Solo(t, "staban_tuek").With("turn you; you agents 0; agent secrets you; agent arrakeen you; rival agents 0; other agents 0").
		Answers("reveal more; card_did_more agent_home; agent_home secrets; where_to fremkit; troops 0").Step().
		Only("agent secrets none; agent fremkit you; you F 1")
}
