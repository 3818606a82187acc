package say

import "househagal/engine"

// resourceIDs end the ids of the messages that name a resource.
var resourceIDs = [engine.ResourceEnd + 1]string{engine.Solari: "solari", engine.Spice: "spice", engine.Water: "water", engine.ResourceEnd: "intrigue"}

func resourceID(r engine.Resource) string { return resourceIDs[min(r, engine.ResourceEnd)] }

// iconIDs end the ids of the messages that name a battle icon.
var iconIDs = [engine.IconEnd]string{engine.NoIcon: "none", engine.Crysknife: "crysknife", engine.DesertMouse: "desert_mouse",
	engine.Ornithopter: "ornithopter", engine.Wild: "wild"}

func iconID(i engine.Icon) string { return iconIDs[i] }
