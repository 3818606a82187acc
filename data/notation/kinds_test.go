package notation

import "househagal/engine"

// KindID returns the id of a kind of event.
func KindID(k engine.EventKind) string { return eventKinds[k].id }
