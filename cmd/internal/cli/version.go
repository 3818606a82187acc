package cli

import (
	"runtime/debug"
)

// What a release says of itself, written in by the linker (cmd/release): a build
// of a tree that git does not know has no other way to know it.
var releasedVersion, releasedCommit string

// commit is what this program was built of: "-" where the build did not say.
func commit() string {
	if releasedCommit != "" {
		return releasedCommit
	}
	id, changed := "-", ""
	if info, ok := debug.ReadBuildInfo(); ok {
		for _, x := range info.Settings {
			switch {
			case x.Key == "vcs.revision":
				id = x.Value
			case x.Key == "vcs.modified" && x.Value == "true":
				changed = "+"
			}
		}
	}
	return id + changed
}

// version is the version of this program as it was built, "(devel)" where the
// build did not say.
func version() string {
	if releasedVersion != "" {
		return releasedVersion
	}
	if info, ok := debug.ReadBuildInfo(); ok && info.Main.Version != "" {
		return info.Main.Version
	}
	return "(devel)"
}
