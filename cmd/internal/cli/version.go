package cli

import "runtime/debug"

// version is the version of this program as it was built, "(devel)" where the
// build did not say.
func version() string {
	if info, ok := debug.ReadBuildInfo(); ok && info.Main.Version != "" {
		return info.Main.Version
	}
	return "(devel)"
}
