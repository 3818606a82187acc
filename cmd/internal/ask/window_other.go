//go:build !unix && !windows

package ask

import "os"

// watchWindow does nothing: these systems have no such signals.
func watchWindow(_ *os.File, resized, stopping, resumed func()) (stop func()) { return func() {} }
