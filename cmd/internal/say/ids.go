package say

import "househagal/engine"

// resourceIDs end the ids of the messages that name a resource; the last one stands
// for Intrigue cards.
var resourceIDs = engine.IDs(engine.ResourceEnd + 1)

// iconIDs end the ids of the messages that name a battle icon, or none.
var iconIDs = func() []string {
	ids := engine.IDs(engine.IconEnd)
	ids[engine.NoIcon] = "none"
	return ids
}()

func iconID(i engine.Icon) string { return iconIDs[i] }
