package command

import (
	"runtime/debug"
)

// What a release says of itself, written in by the linker (cmd/release): a build
// of a tree that git does not know has no other way to know it.
var releasedVersion, releasedCommit string

// Commit is what this program was built of: "-" where the build did not say.
func Commit() string {
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

// Version is the version of this program as it was built, "(devel)" where the
// build did not say.
func Version() string {
	if releasedVersion != "" {
		return releasedVersion
	}
	if info, ok := debug.ReadBuildInfo(); ok && info.Main.Version != "" {
		return info.Main.Version
	}
	return "(devel)"
}
